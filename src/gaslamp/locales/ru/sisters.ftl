## Обе игры «Мистер Джек» на гексах: Лондон и Нью-Йорк.

sisters-jack = Мистер Джек скрывается под маской { $name-genitive }.
sisters-jack-unseen = Мистер Джек тайком смотрит карту своей личности.
sisters-deal = В этом раунде ходят: { $names-mid }. В следующем — остальные четверо.
sisters-take = { $who } выбирает { $name-accusative }.
sisters-last = Последней остаётся карта { $name-genitive }.
sisters-walk = Переходит на { $hex }.
sisters-stay = Свободных гексов нет: остаётся на месте.
sisters-accuse = { $who } обвиняет { $name-accusative }!
sisters-alibi = Это карта алиби { $name-genitive }.
sisters-alibi-unseen = Карта алиби остаётся в тайне.
sisters-guilty = Это и есть мистер Джек: он арестован.
sisters-innocent = Это не мистер Джек, а он тем временем ускользает.

## Рядом с полем.

sisters-round = Раунд { $round } из 8. { $who } начинает.
sisters-answers = Показания свидетелей по раундам: { $answers }.
sisters-answer-visible = { $round } — видели
sisters-answer-invisible = { $round } — не видели
sisters-cards = Остались карты: { $names-mid }.
sisters-next-cards = В следующем раунде: { $names-mid }.
sisters-innocents = Вне подозрений: { $names-mid }.
sisters-alibis = { $count ->
        [0] У { $who-genitive } нет карт алиби.
        [one] У { $who-genitive } { $count } карта алиби.
        [few] У { $who-genitive } { $count } карты алиби.
       *[other] У { $who-genitive } { $count } карт алиби.
    }
sisters-hand = Алиби на руках у { $who-genitive }: { $names-mid }.
sisters-jack-is = Мистер Джек скрывается под маской { $name-genitive }.
sisters-does = { $name }. { $power }

## Что требуется.

sisters-asks-take = Раунд { $round } из 8. { $number ->
        [1] { $who } выбирает первого персонажа.
        [2] { $who } ходит двумя персонажами подряд; это первый.
        [3] { $who } ходит двумя персонажами подряд; это второй.
       *[4] { $who } ходит последним персонажем.
    }
sisters-asks-move = { $who } перемещает { $name-accusative }.
sisters-asks-both = { $who } перемещает { $name-accusative } и применяет способность — в любом порядке.
sisters-asks-power = { $who } применяет способность { $name-genitive }.
