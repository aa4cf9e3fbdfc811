## Скотланд-Ярд.

scotland_yard = Скотланд-Ярд
scotland_yard-about = Мистер Икс петляет по Лондону на такси, автобусе и метро. Вы знаете, на чём он едет, но не знаете куда; лишь изредка он показывается на глаза.
scotland_yard-players = от 2 до 6 игроков
scotland_yard-minutes = 45 минут
scotland_yard-aim-mrx = Вы — мистер Икс. Детективы видят билет каждой поездки, но куда она вас привела, узнают лишь в окошках с глазом. Не попадитесь им до конца последнего раунда.
scotland_yard-aim-detective = Вместе с другими детективами вы ловите мистера Икс. Каждая поездка стоит билета, а билеты у вас наперечёт. Вычислите по его билетам, где он может быть, окружите его и доберитесь до станции, на которой он прячется.
# Каждому детективу говорится одно и то же.
scotland_yard-aim-red = { scotland_yard-aim-detective }
scotland_yard-aim-blue = { scotland_yard-aim-detective }
scotland_yard-aim-green = { scotland_yard-aim-detective }
scotland_yard-aim-yellow = { scotland_yard-aim-detective }
scotland_yard-aim-violet = { scotland_yard-aim-detective }
# Детективы зовутся по цвету фишки. «Икс» не склоняется.
scotland_yard-seat-mrx = Мистер Икс
    .genitive = мистера Икс
    .dative = мистеру Икс
    .accusative = мистера Икс
    .instrumental = мистером Икс
    .prepositional = мистере Икс
    .gender = masculine
scotland_yard-seat-red = Красный
    .genitive = красного
    .dative = красному
    .accusative = красного
    .instrumental = красным
    .prepositional = красном
    .gender = masculine
scotland_yard-seat-blue = Синий
    .genitive = синего
    .dative = синему
    .accusative = синего
    .instrumental = синим
    .prepositional = синем
    .gender = masculine
scotland_yard-seat-green = Зелёный
    .genitive = зелёного
    .dative = зелёному
    .accusative = зелёного
    .instrumental = зелёным
    .prepositional = зелёном
    .gender = masculine
scotland_yard-seat-yellow = Жёлтый
    .genitive = жёлтого
    .dative = жёлтому
    .accusative = жёлтого
    .instrumental = жёлтым
    .prepositional = жёлтом
    .gender = masculine
scotland_yard-seat-violet = Фиолетовый
    .genitive = фиолетового
    .dative = фиолетовому
    .accusative = фиолетового
    .instrumental = фиолетовым
    .prepositional = фиолетовом
    .gender = masculine
scotland_yard-channel-detectives = детективы
scotland_yard-side-detectives = Все детективы

# `by` — как с этим билетом едут: «на такси»; `stock` — как называется запас: «Билеты: такси — 4, чёрные — 5».
scotland_yard-ticket-taxi = такси
    .by = на такси
    .stock = такси
scotland_yard-ticket-bus = автобус
    .by = на автобусе
    .stock = автобус
scotland_yard-ticket-underground = метро
    .by = на метро
    .stock = метро
scotland_yard-ticket-black = чёрный билет
    .by = по чёрному билету
    .stock = чёрные
scotland_yard-ticket-double = двойной билет
    .by = двойным ходом
    .stock = двойные

scotland_yard-option-detectives = Число детективов
scotland_yard-option-map = Карта
scotland_yard-option-map-night = Ночной Лондон
scotland_yard-option-map-ravensburger_1983 = Лондон, 1983 год (на одну линию такси больше)
scotland_yard-option-map-small = Маленький квартал, для изучения (8 раундов)
scotland_yard-option-length = Длина партии
scotland_yard-option-length-standard = как задано картой
scotland_yard-option-length-22_rounds = 22 раунда
scotland_yard-option-length-24_windows = пока не заполнятся 24 окошка
scotland_yard-option-reveals = Мистер Икс показывается в окошках
scotland_yard-option-reveals-standard = как задано картой
scotland_yard-option-mrx_tickets = Билеты мистера Икс
scotland_yard-option-mrx_tickets-printed = наперечёт
scotland_yard-option-mrx_tickets-unlimited = без счёта (кроме чёрных и двойных)
scotland_yard-option-starts = Стартовые карточки
scotland_yard-option-starts-classic = одна колода на всех
scotland_yard-option-starts-split_2013 = отдельные колоды (2013)

scotland_yard-aid-mrx = Где может быть мистер Икс
scotland_yard-aid-suspected = Где могут подозревать мистера Икс

## Ход партии.

scotland_yard-start = { $who } начинает со станции { $station }.
scotland_yard-start-unseen = Мистер Икс тайком смотрит свою стартовую карточку.
scotland_yard-ride = { $who } едет { $ticket-by } до станции { $station }.
scotland_yard-ride-unseen = { $who } едет { $ticket-by }.
scotland_yard-double = { $who } объявляет двойной ход: две поездки подряд.
# После каждой поездки детектива, не нашедшего мистера Икс: сказать тут нечего.
scotland_yard-missed = { "" }
scotland_yard-caught = Мистер Икс на этой станции: он пойман!
scotland_yard-cornered = Мистеру Икс ехать некуда: он загнан в угол!

## Рядом с полем.

scotland_yard-round = { $rounds ->
        [0] Раунд { $round }. Заполнено окошек: { $window } из { $windows }.
       *[other] Раунд { $round } из { $rounds }. Заполнено окошек: { $window }.
    }
scotland_yard-log = Путевой лист: { $windows }.
scotland_yard-window = { $station ->
        [0] { $number } — { $ticket }
       *[other] { $number } — { $ticket } до { $station }
    }
scotland_yard-here = Мистер Икс на станции { $station }.
scotland_yard-last-seen = В последний раз мистера Икс видели на станции { $station } (окошко { $window }).
scotland_yard-detective = { $who } на станции { $station }. Билеты: { $tickets }.
scotland_yard-tickets = { $who }. Билеты: { $tickets }.
scotland_yard-many = { $ticket-stock } — { $count }
scotland_yard-stuck = Без хода: { $who }.

scotland_yard-asks-mrx = { $reveal ->
        [1] Раунд { $round }. { $who } едет и после этого показывается (окошко { $window }).
       *[0] Раунд { $round }. { $who } едет тайно (окошко { $window }).
    }
scotland_yard-asks-mrx-2 = { $reveal ->
        [1] Раунд { $round }. { $who } начинает двойной ход: первая поездка, после неё он показывается.
       *[0] Раунд { $round }. { $who } начинает двойной ход: первая поездка.
    }
scotland_yard-asks-mrx-1 = { $reveal ->
        [1] Раунд { $round }. { $who } завершает двойной ход: вторая поездка, после неё он показывается.
       *[0] Раунд { $round }. { $who } завершает двойной ход: вторая поездка.
    }
scotland_yard-asks-detective = { $rounds ->
        [0] Раунд { $round }. { $who } делает ход.
       *[other] Раунд { $round } из { $rounds }. { $who } делает ход.
    }

## Чем всё кончилось.

scotland_yard-reason-caught = детектив нашёл мистера Икс
scotland_yard-reason-cornered = мистеру Икс стало некуда ехать
scotland_yard-reason-escaped = до конца последнего раунда мистера Икс так и не поймали
scotland_yard-reason-stuck = ни один детектив больше не мог сделать ход

## Позиции.

scotland_yard-position-order = Фишки ставятся в порядке стартовых карточек: { $seats }. Назовите все или несколько первых.
scotland_yard-position-occupied = На станции { $station } не могут стоять два детектива. Поставьте одного из них в другое место.
scotland_yard-position-early = { $key }= не может стоять в позиции, пока тянут стартовые карточки. Сначала расставьте все фишки: { $seats }.
scotland_yard-position-log = В окошке { $window } путевого листа не может стоять «{ $text }». Допустимо: { $allowed }.
scotland_yard-position-no-ride = У фишки { $seat } здесь нет хода, так что сейчас не её очередь. Добавьте билетов, освободите путь или укажите в turn=, чей ход.
scotland_yard-position-impossible = Ни одна партия к такому не приходит: мистер Икс стоит там же, где детектив, или doubling= не вяжется с turn= и путевым листом.
scotland_yard-position-whose = Из { $keys } в позиции может стоять только одно.
scotland_yard-position-doubles = С двойными ходами из путевого листа у мистера Икс было бы больше { $most } двойных билетов, или в листе не хватает места. Уберите лишнее из log= или tickets=.
scotland_yard-position-no-log = Детективы ездят после мистера Икс: впишите его поездки в log=.
scotland_yard-position-over = Здесь партия уже окончена: напишите over={ $over } или измените путевой лист, билеты или фишки.

## Параметры и карты.

scotland_yard-error-deck = У карты «{ $map }» нет стартовых карточек «{ $deck }». Есть: { $decks }.
scotland_yard-error-cards = Стартовых карточек «{ $deck }» карты «{ $map }» не хватит на { $detectives ->
        [one] { $detectives } детектива
       *[other] { $detectives } детективов
    }. Возьмите меньше детективов или другие карточки.
scotland_yard-error-reveals = «{ $text }» — не список окошек по возрастанию. Напишите его, например, так: 3,8,13,18.
scotland_yard-error-windows = Путевой лист из { $windows } окошек слишком длинный: самое большее { $most }. Возьмите меньше раундов или двойных билетов.
scotland_yard-error-no-map = Карты «{ $map }» нет. Здесь есть: { $maps }. Другие карты кладут файлами JSON в папку, названную в GASLAMP_MAPS.
scotland_yard-error-map = Карта «{ $map }» не годится: { $what }
scotland_yard-map-file = её файл не читается ({ $why }). Что в нём должно быть, сказано в docs/maps.md.
scotland_yard-map-circle = она сделана по образцу (like) карты, которая сделана по её же образцу.
scotland_yard-map-stations = её станции должны быть пронумерованы 1, 2, 3 и так далее: не меньше 2 и не больше { $most }.
scotland_yard-map-outside = станция { $station } лежит за рамкой.
scotland_yard-map-same-place = две её станции лежат в одном месте.
scotland_yard-map-frame = её рамка (frame) должна быть от 1 до { NUMBER($most, useGrouping: 0) } в ширину и в высоту.
scotland_yard-map-line = линия { $line } ({ $way }) должна соединять две разные станции от 1 до { $most } и встречаться один раз.
scotland_yard-map-no-line = линии { $line } ({ $way }) нет, убирать нечего.
scotland_yard-map-apart = от станции 1 до станции { $station } не доехать ни с какими пересадками.
scotland_yard-map-no-starts = у неё нет стартовых карточек.
scotland_yard-map-starts = на стартовых карточках «{ $deck }» должны быть разные станции от 1 до { $most }, а зваться колода должна classic или split_2013.
scotland_yard-map-cornered = мистер Икс может остаться без первой поездки: все станции, куда у него есть билет от стартовой карточки { $station }, — стартовые карточки детективов.
scotland_yard-map-tickets = «{ $ticket }» — не билет, или число таких билетов не от 0 до 99. Билеты: { $tickets }.
scotland_yard-map-length = её длина партии (length) «{ $length }» должна быть вроде 22_rounds или 24_windows, а окошки (reveals) «{ $reveals }» — вроде 3,8,13,18 или none.
