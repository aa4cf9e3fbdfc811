## «Скотланд-Ярд» в браузере.

# Что можно выбрать.
web-yard-station = Станция { $station }
web-yard-to-station = до станции { $station }
web-yard-do-taxi = Такси
web-yard-do-bus = Автобус
web-yard-do-underground = Метро
web-yard-do-black = Чёрный билет
web-yard-do-double = Двойной ход

# Маленькое меню у выбранной станции.
web-yard-to = До станции { $station }
web-yard-other = Выбрать другую станцию
web-yard-left = { $count ->
        [one] остался { $count } билет
        [few] осталось { $count } билета
       *[other] осталось { $count } билетов
    }
web-yard-endless = без счёта
web-yard-double-offer = Двойной ход: две поездки
web-yard-doubling = { $count ->
        [1] Двойной ход: ещё одна поездка
        [2] Двойной ход: ещё две поездки
        [one] Двойной ход: ещё { $count } поездка
        [few] Двойной ход: ещё { $count } поездки
       *[other] Двойной ход: ещё { $count } поездок
    }

# Карта.
web-yard-map = Карта
web-yard-map-view = Вид карты
web-yard-closer = Ближе
web-yard-further = Дальше
web-yard-whole = Вся карта
web-yard-here = Где я
web-yard-pawns = Где фишки

# Путевой лист.
web-yard-log = Путевой лист мистера Икс
web-yard-last-ride = Последняя поездка мистера Икс
web-yard-no-ride = Мистер Икс ещё никуда не ездил.
web-yard-window = Окошко { $number }
web-yard-window-eye = Окошко { $number }, в котором он показывается
web-yard-window-now = следующее
web-yard-window-empty = пустое
web-yard-half-first = первая поездка двойного хода
web-yard-half-second = вторая поездка двойного хода
web-yard-at = на станции { $station }
web-yard-reveals = { $count ->
        [1] Он покажется ещё один раз, в окошке { $windows }.
       *[other] Он ещё покажется в окошках { $windows }.
    }
web-yard-no-reveals = Больше он не покажется.

# Билеты.
web-yard-tickets = Билеты всех игроков
web-yard-holds = Билеты: { $tickets }.
web-yard-stuck = без хода

# Позиция словами.
web-yard-hunt = Охота
web-yard-detectives = Детективы
web-yard-you-are = Вы играете за { $who-accusative }.
web-yard-turn = Ходит: { $who }.
web-yard-pawn = { $who } на станции { $station }
web-yard-unseen = Мистера Икс ещё никто не видел.
web-yard-leads-taxi = От станции { $station } на такси до { $stations }.
web-yard-leads-bus = От станции { $station } на автобусе до { $stations }.
web-yard-leads-underground = От станции { $station } на метро до { $stations }.
web-yard-leads-ferry = От станции { $station } на пароме, по чёрному билету, до { $stations }.
web-yard-now-stuck = { $count ->
        [1] { $who } остался без хода.
       *[other] Остались без хода: { $who }.
    }
web-yard-now-free = { $count ->
        [1] { $who } снова может ехать.
       *[other] Снова могут ехать: { $who }.
    }
