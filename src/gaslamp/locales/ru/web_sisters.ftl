## Обе игры «Мистер Джек» на шестиугольниках в браузере.

# Что можно выбрать; в списке ходов — «Перенести фонарь, с b2, на f9».
web-jack-do-take = Взять карту
web-jack-do-walk = Перейти
web-jack-do-stay = Остаться на месте
web-jack-do-accuse = Обвинить
web-jack-from = с { $hex }
web-jack-to = на { $hex }

# Что можно выбрать на поле.
web-jack-accuse-whom = Обвинить { $name-accusative }

web-jack-closer = Рассмотреть ближе

# Раунд и его карты.
web-jack-round = Раунд
web-jack-round-of = Раунд { $round } из { $rounds }.
web-jack-round-short = Раунд { $round } из { $rounds }
web-jack-order-title = Кто когда ходит
web-jack-turn-done = { $number }: ход { $who-genitive }, сделан
web-jack-turn-now = { $number }: ход { $who-genitive }, сейчас
web-jack-turn-later = { $number }: ход { $who-genitive }
web-jack-leave-short = можно уйти
web-jack-stay-short = уйти нельзя
web-jack-cards = Карты этого раунда
web-jack-card-active = ходит сейчас
web-jack-card-played = уже сыграна
web-jack-card-open = ещё не взята
web-jack-next = Следующий раунд

# Что надо сделать тому, кто ходит.
web-jack-duty-walk = пройти 1–3 гекса
web-jack-done = сделано

# Дорожка раундов.
web-jack-track = Раунды
web-jack-track-round = Раунд { $round }: первый ход за { $who-instrumental }
web-jack-track-now = Раунд { $round }, идёт сейчас: первый ход за { $who-instrumental }
web-jack-track-visible = мистера Джека видели
web-jack-track-invisible = мистера Джека никто не видел

# Рядом с полем.
web-jack-case = Материалы дела
web-jack-you-are = Вы — { $name-mid }.
web-jack-secret = Известно только вам
web-jack-witnesses = Свидетели
web-jack-witness-visible = Раунд { $round }: мистера Джека видели.
web-jack-witness-invisible = Раунд { $round }: мистера Джека никто не видел.
web-jack-no-witness = Свидетелей ещё не опрашивали.
web-jack-alibis = Карты алиби
web-jack-suspects = { $count ->
        [1] Остался один подозреваемый.
        [one] Остался { $count } подозреваемый.
        [few] Осталось { $count } подозреваемых.
       *[other] Осталось { $count } подозреваемых.
    }
web-jack-who = Кто что умеет
web-jack-cleared = Вне подозрений: { $names-mid }.

# Позиция словами. О персонаже говорится так, чтобы подошло и мужчинам, и женщинам.
web-jack-known = Что известно
web-jack-characters = Персонажи
web-jack-on = { $name } — { $hex }
web-jack-suspect = под подозрением
web-jack-innocent = вне подозрений
web-jack-sight-lamp = на виду, в свете фонаря
web-jack-sight-beside = на виду, рядом с кем-то
web-jack-sight-dark = в темноте, никому не видно
web-jack-is-jack = это мистер Джек
web-jack-has-alibi = об алиби вы знаете
web-jack-you-sit = Вы играете за { $who-accusative }.
web-jack-order = Ходы по порядку — за { $who-instrumental }. Сделано ходов: { $played }.
web-jack-plays = { $who } делает ход за { $name-accusative }.
web-jack-owed = Осталось: { $what }.
web-jack-played-cards = Сыграно в этом раунде: { $names-mid }.
web-jack-accused = Детектив обвинил { $name-accusative }.
web-jack-light = Свет
web-jack-lit = Улицы в свете фонарей: { $hexes }.
web-jack-ways = Пути
