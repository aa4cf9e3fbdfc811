## «Мистер Джек в Нью-Йорке» в браузере.

# Имена там, где тесно, и там, где места нет совсем.
web-york-short-beach = Бич
web-york-short-rider = Райдер
web-york-short-latimer = Латимер
web-york-short-grant = Грант
web-york-short-callahan = Каллахан
web-york-short-eastman = Истмен
web-york-short-tumblety = Тамблти
web-york-short-smith = Смит
web-york-sign-beach = Би
web-york-sign-rider = Ра
web-york-sign-latimer = Ла
web-york-sign-grant = Гр
web-york-sign-callahan = Ка
web-york-sign-eastman = Ис
web-york-sign-tumblety = Та
web-york-sign-smith = См

# Что можно выбрать; в списке ходов — «Переставить заграждение, с 5-4 и 6-3, на 7-6, и на 8-7».
web-york-do-escape = Покинуть Манхэттен
web-york-do-metro = Построить метро
web-york-do-lamp = Поставить фонарь
web-york-do-building = Поставить здание
web-york-do-park = Разбить парк
web-york-do-barrier = Переставить заграждение
web-york-do-steamer = Перевести пароход
web-york-do-send = Переместить другого
web-york-do-swap = Поменять двоих местами
web-york-do-pass = Без обмена
web-york-do-informant = Отправить осведомителя
web-york-on = на { $hex }
web-york-of = { $tile ->
        [metro] вместо станции метро на { $hex }
        [lamp] вместо фонаря на { $hex }
       *[building] вместо здания на { $hex }
    }
web-york-and = и на { $hex }
web-york-from-both = с { $a } и { $b }
web-york-with = с { $name-instrumental }
web-york-over-bridge = по мосту
web-york-on-steamer = на пароходе из порта { $hex }
web-york-by-bridge = Уйти по мосту
web-york-by-steamer = Уплыть на пароходе из порта { $hex }

# Что можно выбрать на поле.
web-york-walk-to = { $light ->
        [lamp] Перейти на { $hex }, в свет фонаря
        [park] Перейти на { $hex }, в парк
        [liberty] Переправиться на остров Свободы
       *[dark] Перейти на { $hex }, в темноту
    }
web-york-send-to = { $light ->
        [lamp] На { $hex }, в свет фонаря
        [park] На { $hex }, в парк
        [liberty] На остров Свободы
       *[dark] На { $hex }, в темноту
    }
web-york-to-informant = к разговорчивому осведомителю
web-york-informant-to = Осведомитель переходит на { $hex }

# Что надо сделать тому, кто ходит.
web-york-duty-rider-walks = пройти 1–3 гекса, здания не в счёт
web-york-duty-beach = построить станцию метро
web-york-duty-rider = поставить здание
web-york-duty-latimer = поставить фонарь
web-york-duty-grant = превратить тайл в парк
web-york-duty-callahan = переставить заграждение
web-york-duty-smith = перевести пароход
web-york-duty-eastman = или двинуть другого
web-york-duty-tumblety = или поменять двоих местами
web-york-duty-swap = по желанию поменять двоих местами
web-york-duty-informant = отправить осведомителя

# Что есть на поле.
web-york-legend = Что есть на поле
web-york-legend-metro = Станция метро
web-york-means-metro = Ходят здесь, как по улице. Отсюда один шаг до любой другой станции; через занятую можно проехать.
web-york-legend-lamp = Фонарь
web-york-means-lamp = Сюда не пройти. Освещает все гексы вокруг: кто стоит на свету, того видно.
web-york-legend-building = Здание
web-york-means-building = Пройти поверху может одна Клауд Райдер, остальным сюда нельзя.
web-york-legend-park = Парк
web-york-means-park = Ходят здесь, как по улице. Кто в парке, того не видно, и своих соседей он не выдаёт.
web-york-legend-barrier = Заграждение
web-york-means-barrier = Закрывает два гекса: на них не ступить. Станция метро или парк под ним не действуют.
web-york-legend-steamer = Пароход
web-york-means-steamer = На нём мистер Джек уплывает, когда ему можно уйти. Пустой порт — не выход.
web-york-legend-bridge = Мост
web-york-means-bridge = Выход по суше: открыт всегда, когда мистеру Джеку можно уйти.
web-york-legend-informant = Осведомитель
web-york-means-informant = Кто заканчивает перемещение на его гексе, пока он разговорчив, тот берёт карту алиби и отправляет его в другое место. После этого он молчит до конца раунда, и останавливаться на его гексе нельзя.
web-york-legend-ferry = Паромы
web-york-means-ferry = По пристаням ходят, как по улицам. С двух из них плывут на остров Свободы, с острова — к двум другим: каждый раз это один шаг и только по стрелке. На острове не видно никого.

# Позиция словами. О персонаже говорится так, чтобы подошло и мужчинам, и женщинам.
web-york-board = Манхэттен
web-york-city = Город
web-york-talkative = в этом раунде разговорчив
web-york-mute = молчит до следующего раунда
web-york-sight-park = в парке, никому не видно
web-york-sight-liberty = на острове Свободы, никому не видно
web-york-left-bridge = Мистер Джек ушёл по мосту.
web-york-left-steamer = Мистер Джек уплыл на пароходе из порта { $hex }.
web-york-all-metro = Станции метро: { $hexes }.
web-york-all-lamp = Фонари: { $hexes }.
web-york-all-building = Здания: { $hexes }.
web-york-all-park = Парки: { $hexes }.
web-york-barrier = Заграждение закрывает { $a } и { $b }.
web-york-asleep = Под заграждением ничего не действует: { $hexes }.
web-york-informant-talks = Осведомитель разговорчив, его место — { $hex }.
web-york-informant-mute = Осведомитель молчит до следующего раунда, его место — { $hex }.
web-york-steamers = Пароходы, на которых может уплыть мистер Джек, стоят в портах: { $hexes }.
web-york-ports = Порты без парохода: { $hexes }.
web-york-bridge = Выход по суше, по мосту, — { $hex }, рядом с 13-10 и 13-12.
web-york-ferry = Паром в одну сторону: { $from } — { $to }.
web-york-compass = К северу от 7-8 — 7-6, дальше по часовой стрелке 8-7, 8-9, 7-10, 6-9, 6-7; и так вокруг любого гекса.
