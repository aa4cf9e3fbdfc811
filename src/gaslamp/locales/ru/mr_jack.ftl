## Мистер Джек.

mr_jack = Мистер Джек
mr_jack-about = Ночной Уайтчепел, 1888 год. Восемь человек ловят Джека, и один из них — сам Джек. Один за другим гаснут фонари, а он пробирается к выходу.
mr_jack-players = 2 игрока
mr_jack-minutes = 30 минут
mr_jack-aim-jack = Вы — мистер Джек под маской одного из восьми персонажей. Продержитесь восемь раундов без ареста — или, если в прошлом раунде вас никто не видел, выведите своего персонажа из района.
mr_jack-aim-detective = Вы — детектив. После каждого раунда вы узнаёте, видел ли кто-нибудь мистера Джека; кто под это не подходит — невиновен. Вычислите, кто он, и приведите персонажа на его гекс — это арест. Обвинить можно лишь один раз, а раундов всего восемь.
mr_jack-seat-jack = Мистер Джек
    .genitive = мистера Джека
    .dative = мистеру Джеку
    .accusative = мистера Джека
    .instrumental = мистером Джеком
    .prepositional = мистере Джеке
    .gender = masculine
mr_jack-seat-detective = Детектив
    .genitive = детектива
    .dative = детективу
    .accusative = детектива
    .instrumental = детективом
    .prepositional = детективе
    .gender = masculine

# `mid` — имя посреди предложения: «инспектор Лестрейд».
mr_jack-name-holmes = Шерлок Холмс
    .mid = Шерлок Холмс
    .genitive = Шерлока Холмса
    .dative = Шерлоку Холмсу
    .accusative = Шерлока Холмса
    .instrumental = Шерлоком Холмсом
    .prepositional = Шерлоке Холмсе
    .gender = masculine
mr_jack-name-watson = Джон Ватсон
    .mid = Джон Ватсон
    .genitive = Джона Ватсона
    .dative = Джону Ватсону
    .accusative = Джона Ватсона
    .instrumental = Джоном Ватсоном
    .prepositional = Джоне Ватсоне
    .gender = masculine
mr_jack-name-smith = Джон Смит
    .mid = Джон Смит
    .genitive = Джона Смита
    .dative = Джону Смиту
    .accusative = Джона Смита
    .instrumental = Джоном Смитом
    .prepositional = Джоне Смите
    .gender = masculine
mr_jack-name-lestrade = Инспектор Лестрейд
    .mid = инспектор Лестрейд
    .genitive = инспектора Лестрейда
    .dative = инспектору Лестрейду
    .accusative = инспектора Лестрейда
    .instrumental = инспектором Лестрейдом
    .prepositional = инспекторе Лестрейде
    .gender = masculine
mr_jack-name-stealthy = Мисс Стелси
    .mid = мисс Стелси
    .genitive = мисс Стелси
    .dative = мисс Стелси
    .accusative = мисс Стелси
    .instrumental = мисс Стелси
    .prepositional = мисс Стелси
    .gender = feminine
mr_jack-name-goodley = Сержант Гудли
    .mid = сержант Гудли
    .genitive = сержанта Гудли
    .dative = сержанту Гудли
    .accusative = сержанта Гудли
    .instrumental = сержантом Гудли
    .prepositional = сержанте Гудли
    .gender = masculine
mr_jack-name-gull = Уильям Галл
    .mid = Уильям Галл
    .genitive = Уильяма Галла
    .dative = Уильяму Галлу
    .accusative = Уильяма Галла
    .instrumental = Уильямом Галлом
    .prepositional = Уильяме Галле
    .gender = masculine
mr_jack-name-bert = Джереми Бёрт
    .mid = Джереми Бёрт
    .genitive = Джереми Бёрта
    .dative = Джереми Бёрту
    .accusative = Джереми Бёрта
    .instrumental = Джереми Бёртом
    .prepositional = Джереми Бёрте
    .gender = masculine

# Что умеет персонаж, в двух словах.
mr_jack-power-holmes = Проходит от 1 до 3 гексов, затем тайно берёт карту алиби для стороны, которая им ходит.
mr_jack-power-watson = Проходит от 1 до 3 гексов, затем поворачивает лампу: она освещает всех, кто стоит прямо перед ним.
mr_jack-power-smith = Проходит от 1 до 3 гексов; до или после этого переносит горящий фонарь на тёмный столб.
mr_jack-power-lestrade = Проходит от 1 до 3 гексов; до или после этого переставляет кордон на свободный выход.
mr_jack-power-stealthy = Проходит от 1 до 4 гексов, при желании — сквозь дома, сады и фонарные столбы.
mr_jack-power-goodley = Проходит от 1 до 3 гексов; до или после этого свистит: 3 очка на то, чтобы подвести других поближе к себе.
mr_jack-power-gull = Проходит от 1 до 3 гексов или вместо этого меняется местами с кем угодно.
mr_jack-power-bert = Проходит от 1 до 3 гексов; до или после этого переносит крышку на открытый люк.

# `by` — как уходят; `at`, `from` и `to` — для кордона: «с юго-западного выхода на северо-западный».
mr_jack-exit-nw = северо-западный выход
    .at = на северо-западном выходе
    .by = через северо-западный выход
    .from = с северо-западного выхода
    .to = на северо-западный
mr_jack-exit-ne = северо-восточный выход
    .at = на северо-восточном выходе
    .by = через северо-восточный выход
    .from = с северо-восточного выхода
    .to = на северо-восточный
mr_jack-exit-sw = юго-западный выход
    .at = на юго-западном выходе
    .by = через юго-западный выход
    .from = с юго-западного выхода
    .to = на юго-западный
mr_jack-exit-se = юго-восточный выход
    .at = на юго-восточном выходе
    .by = через юго-восточный выход
    .from = с юго-восточного выхода
    .to = на юго-восточный

# `to` — куда светит лампа.
mr_jack-direction-n = север
    .to = на север
mr_jack-direction-ne = северо-восток
    .to = на северо-восток
mr_jack-direction-se = юго-восток
    .to = на юго-восток
mr_jack-direction-s = юг
    .to = на юг
mr_jack-direction-sw = юго-запад
    .to = на юго-запад
mr_jack-direction-nw = северо-запад
    .to = на северо-запад

mr_jack-option-edition = Поле
mr_jack-option-edition-revised = переработанное издание (9 люков)
mr_jack-option-edition-first = первое издание (8 люков)
mr_jack-option-whistle = Свист Гудли
mr_jack-option-whistle-all = пока есть кому подойти
mr_jack-option-whistle-any = сколько захочет игрок

mr_jack-aid-jack = Мистером Джеком может быть
mr_jack-aid-suspected = Кого может подозревать детектив
mr_jack-aid-cards = Какие карты алиби могут быть у другой стороны

## Ход партии. Чей это персонаж, сказано строкой выше.

mr_jack-escape = Мистер Джек покидает район { $exit-by }!
mr_jack-lamp = Переносит фонарь с { $from } на { $to }.
mr_jack-cover = Переносит крышку люка с { $from } на { $to }.
mr_jack-cordon = Переставляет кордон { $from-from } { $to-to }.
mr_jack-whistle = Подзывает свистом { $name-accusative }: { $hex }.
mr_jack-stop = Свист смолкает.
mr_jack-swap = Меняется местами с { $name-instrumental }.
mr_jack-face = Лампа светит { $direction-to }.
mr_jack-witness-visible = Опрос свидетелей: мистера Джека видели.
mr_jack-witness-invisible = Опрос свидетелей: мистера Джека никто не видел. В следующем раунде он может покинуть район.

## Рядом с полем.

# Первые четыре буквы имени пишутся как на поле, на любом языке.
mr_jack-legend = Знаки: •HOLM — виден, holm — невиновен; ░ — свет, *1* — горящий фонарь, (·) — тёмный столб; o — открытый люк, x — закрытый; ↗ — лампа Ватсона; ═ — кордон.
mr_jack-may-leave = Карта свидетеля — «невидимый»: в этом раунде мистер Джек может покинуть район.
mr_jack-may-not-leave = Карта свидетеля — «видимый»: в этом раунде мистер Джек покинуть район не может.
mr_jack-asks-swap = { $who } перемещает { $name-accusative } или меняет его с кем-нибудь местами.
mr_jack-asks-whistle = { $who } подзывает свистом ещё кого-нибудь; { $points ->
        [one] осталось { $points } очко.
        [few] осталось { $points } очка.
       *[other] осталось { $points } очков.
    }
mr_jack-asks-face = { $who } поворачивает лампу Ватсона.

## Чем всё кончилось.

mr_jack-reason-arrested = мистер Джек арестован
mr_jack-reason-wrong-accused = обвинение детектива оказалось ошибочным
mr_jack-reason-escaped = мистер Джек покинул район
mr_jack-reason-uncaught = за восемь раундов мистера Джека так и не арестовали

## Позиции.

mr_jack-position-occupied = На { $hex } уже кто-то стоит: поставьте «{ $name }» в другое место. Каждому персонажу нужен свой гекс.
mr_jack-position-twice = «{ $what }» стоит после { $key }= дважды. Напишите один раз.
mr_jack-position-two = После { $key }= не может стоять «{ $text }»: таких мест всегда ровно два.
mr_jack-position-early = { $key }= не может стоять в позиции без jack=…: ещё ничего не сыграно.
mr_jack-position-lamps = В раунде { $round } горят фонари с такими номерами: { $tiles }; и ещё два без номера. Назовите после lamps= именно их, например b2:1,f5.
mr_jack-position-card = Карта алиби «{ $name }» может быть только в одном месте: это или личность мистера Джека, или карта на руках у него либо у детектива.
mr_jack-position-alibis = Карт алиби взято не больше, чем раз ходили Холмсом: { $most }. Уберите лишние из jack_alibis= и detective_alibis=.
mr_jack-position-jack = Мистер Джек не может быть «{ $jack }»: этот персонаж среди невиновных. Уберите его оттуда или выберите другого.
mr_jack-position-cards = После cards= не может стоять «{ $text }». Назовите четырёх персонажей раунда, а перед взятыми поставьте «-», например -bert,gull,holmes,smith; в нечётном раунде без cards= карты раздаются заново.
mr_jack-position-active = Для done=, whistle= и ask= нужно active=…: кем сейчас ходят?
mr_jack-position-taken = «{ $name }» может стоять после active=, только если эта карта взята: напишите cards=-{ $name },….
mr_jack-position-over = Здесь партия уже окончена: напишите over={ $over }.
