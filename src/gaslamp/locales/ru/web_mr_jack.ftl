## «Мистер Джек» в браузере.

# Имена там, где тесно, и там, где места нет совсем.
web-jack-short-holmes = Холмс
web-jack-short-watson = Ватсон
web-jack-short-smith = Смит
web-jack-short-lestrade = Лестрейд
web-jack-short-stealthy = Стелси
web-jack-short-goodley = Гудли
web-jack-short-gull = Галл
web-jack-short-bert = Бёрт
web-jack-sign-holmes = Хо
web-jack-sign-watson = Ва
web-jack-sign-smith = См
web-jack-sign-lestrade = Ле
web-jack-sign-stealthy = Ст
web-jack-sign-goodley = Гу
web-jack-sign-gull = Га
web-jack-sign-bert = Бё

# Что можно выбрать; в списке ходов — «Перенести фонарь, с b2, на f9».
web-jack-do-take = Взять карту
web-jack-do-walk = Перейти
web-jack-do-stay = Остаться на месте
web-jack-do-accuse = Обвинить
web-jack-do-escape = Покинуть район
web-jack-do-lamp = Перенести фонарь
web-jack-do-cover = Перенести крышку
web-jack-do-cordon = Переставить кордон
web-jack-do-whistle = Подозвать свистом
web-jack-do-stop = Закончить свист
web-jack-do-swap = Поменяться местами
web-jack-do-face = Повернуть лампу
web-jack-from = с { $hex }
web-jack-to = на { $hex }
web-jack-from-exit = { $exit-from }
web-jack-to-exit = { $exit-to } выход
web-jack-by = { $exit-by }
web-jack-face-to = { $direction-to }

# Что можно выбрать на поле.
web-jack-walk-to = { $light ->
        [lamp] Перейти на { $hex }, в свет фонаря
        [lantern] Перейти на { $hex }, в свет лампы Ватсона
       *[dark] Перейти на { $hex }, в темноту
    }
web-jack-accuse-whom = Обвинить { $name-accusative }
web-jack-swap-whom = Поменяться местами с { $name-instrumental }
web-jack-lamp-on = Фонарь на { $hex }
web-jack-lamp-numbered = Фонарь { $number } на { $hex }
web-jack-cover-on = Крышка на { $hex }
web-jack-cordon-in = Кордон { $exit-at }
web-jack-leave-by = Уйти { $exit-by }

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
web-jack-duty-walk = пройти от 1 до 3 гексов
web-jack-duty-holmes = взять карту алиби
web-jack-duty-watson = повернуть лампу
web-jack-duty-smith = перенести фонарь
web-jack-duty-lestrade = переставить кордон
web-jack-duty-stealthy = пройти от 1 до 4 гексов, сквозь что угодно
web-jack-duty-goodley = подозвать других свистом
web-jack-duty-gull = пройти от 1 до 3 гексов или поменяться местами
web-jack-duty-bert = перенести крышку
web-jack-duty-face = повернуть лампу Ватсона
web-jack-done = сделано
web-jack-points = { $count ->
        [one] свист: осталось { $count } очко
        [few] свист: осталось { $count } очка
       *[other] свист: осталось { $count } очков
    }

# Дорожка раундов.
web-jack-track = Раунды
web-jack-track-round = Раунд { $round }: первый ход за { $who-instrumental }
web-jack-track-now = Раунд { $round }, идёт сейчас: первый ход за { $who-instrumental }
web-jack-track-lamp = потом гаснет фонарь { $number }
web-jack-track-out = фонарь { $number } погас
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
web-jack-went-out = Фонарь { $number } погас.

# Позиция словами. О персонаже говорится так, чтобы подошло и мужчинам, и мисс Стелси.
web-jack-board = Уайтчепел
web-jack-known = Что известно
web-jack-characters = Персонажи
web-jack-on = { $name } на { $hex }
web-jack-suspect = под подозрением
web-jack-innocent = вне подозрений
web-jack-sight-lamp = на виду, в свете фонаря
web-jack-sight-lantern = на виду, в свете лампы Ватсона
web-jack-sight-beside = на виду, рядом с кем-то
web-jack-sight-dark = в темноте, никому не видно
web-jack-is-jack = это мистер Джек
web-jack-has-alibi = об алиби вы знаете
web-jack-you-sit = Вы играете за { $who-accusative }.
web-jack-order = Ходы по порядку — за { $who-instrumental }. Сделано ходов: { $played }.
web-jack-will-go-out = В конце этого раунда погаснет фонарь { $number }.
web-jack-plays = { $who } делает ход за { $name-accusative }.
web-jack-owed = Осталось: { $what }.
web-jack-whistle = { $count ->
        [one] На свист осталось { $count } очко.
        [few] На свист осталось { $count } очка.
       *[other] На свист осталось { $count } очков.
    }
web-jack-whistled = Кто уже пришёл на свист: { $names-mid }.
web-jack-played-cards = Сыграно в этом раунде: { $names-mid }.
web-jack-accused = Детектив обвинил { $name-accusative }.
web-jack-left = Мистер Джек ушёл { $exit-by }.
web-jack-light = Свет
web-jack-unlit = { $count ->
        [one] Тёмный столб: { $hexes }.
       *[other] Тёмные столбы: { $hexes }.
    }
web-jack-lit = Улицы в свете фонарей: { $hexes }.
web-jack-beam = Лампа Ватсона светит { $direction-to } и освещает: { $hexes }.
web-jack-beam-nothing = Лампа Ватсона светит { $direction-to } и ничего не освещает.
web-jack-ways = Пути
web-jack-exit-open = Путь { $exit-by } ({ $hex }) свободен.
web-jack-exit-closed = Путь { $exit-by } ({ $hex }) закрыт кордоном.
web-jack-open-manholes = Открытые люки: { $hexes }.
web-jack-covers = Закрытые люки: { $hexes }.
web-jack-houses = Дома и сады: { $hexes }.
web-jack-compass = К северу от e5 — e6, дальше по часовой стрелке f6, f5, e4, d4, d5; и так вокруг любого гекса.
