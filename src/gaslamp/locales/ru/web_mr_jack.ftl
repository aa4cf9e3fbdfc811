## «Мистер Джек» в браузере.

# Имена там, где тесно, и там, где места нет совсем.
web-london-short-holmes = Холмс
web-london-short-watson = Ватсон
web-london-short-smith = Смит
web-london-short-lestrade = Лестрейд
web-london-short-stealthy = Стелси
web-london-short-goodley = Гудли
web-london-short-gull = Галл
web-london-short-bert = Бёрт
web-london-sign-holmes = Хо
web-london-sign-watson = Ва
web-london-sign-smith = См
web-london-sign-lestrade = Ле
web-london-sign-stealthy = Ст
web-london-sign-goodley = Гу
web-london-sign-gull = Га
web-london-sign-bert = Бё

# Что можно выбрать; в списке ходов — «Перенести фонарь, с b2, на f9».
web-london-do-escape = Покинуть район
web-london-do-lamp = Перенести фонарь
web-london-do-cover = Перенести крышку
web-london-do-cordon = Переставить кордон
web-london-do-whistle = Подозвать свистом
web-london-do-stop = Закончить свист
web-london-do-swap = Поменяться местами
web-london-do-face = Повернуть лампу
web-london-from-exit = { $exit-from }
web-london-to-exit = { $exit-to } выход
web-london-by = { $exit-by }
web-london-face-to = { $direction-to }

# Что можно выбрать на поле.
web-london-walk-to = { $light ->
        [lamp] Перейти на { $hex }, в свет фонаря
        [lantern] Перейти на { $hex }, в свет лампы Ватсона
       *[dark] Перейти на { $hex }, в темноту
    }
web-london-swap-whom = Поменяться местами с { $name-instrumental }
web-london-lamp-on = Фонарь на { $hex }
web-london-lamp-numbered = Фонарь { $number } на { $hex }
web-london-cover-on = Крышка на { $hex }
web-london-cordon-in = Кордон { $exit-at }
web-london-leave-by = Уйти { $exit-by }

# Что надо сделать тому, кто ходит.
web-london-duty-holmes = взять карту алиби
web-london-duty-watson = повернуть лампу
web-london-duty-smith = перенести фонарь
web-london-duty-lestrade = переставить кордон
web-london-duty-stealthy = пройти от 1 до 4 гексов, сквозь что угодно
web-london-duty-goodley = подозвать других свистом
web-london-duty-gull = пройти от 1 до 3 гексов или поменяться местами
web-london-duty-bert = перенести крышку
web-london-duty-face = повернуть лампу Ватсона
web-london-points = { $count ->
        [one] свист: осталось { $count } очко
        [few] свист: осталось { $count } очка
       *[other] свист: осталось { $count } очков
    }

# Дорожка раундов.
web-london-track-lamp = потом гаснет фонарь { $number }
web-london-track-out = фонарь { $number } погас

# Рядом с полем.
web-london-went-out = Фонарь { $number } погас.

# Позиция словами. О персонаже говорится так, чтобы подошло и мужчинам, и мисс Стелси.
web-london-board = Уайтчепел
web-london-sight-lantern = на виду, в свете лампы Ватсона
web-london-will-go-out = В конце этого раунда погаснет фонарь { $number }.
web-london-whistle = { $count ->
        [one] На свист осталось { $count } очко.
        [few] На свист осталось { $count } очка.
       *[other] На свист осталось { $count } очков.
    }
web-london-whistled = Кто уже пришёл на свист: { $names-mid }.
web-london-left = Мистер Джек ушёл { $exit-by }.
web-london-unlit = { $count ->
        [one] Тёмный столб: { $hexes }.
       *[other] Тёмные столбы: { $hexes }.
    }
web-london-beam = Лампа Ватсона светит { $direction-to } и освещает: { $hexes }.
web-london-beam-nothing = Лампа Ватсона светит { $direction-to } и ничего не освещает.
web-london-exit-open = Путь { $exit-by } ({ $hex }) свободен.
web-london-exit-closed = Путь { $exit-by } ({ $hex }) закрыт кордоном.
web-london-open-manholes = Открытые люки: { $hexes }.
web-london-covers = Закрытые люки: { $hexes }.
web-london-houses = Дома и сады: { $hexes }.
web-london-compass = К северу от e5 — e6, дальше по часовой стрелке f6, f5, e4, d4, d5; и так вокруг любого гекса.
