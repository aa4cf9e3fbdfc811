## Мистер Джек в Нью-Йорке.

mr_jack_new_york = Мистер Джек в Нью-Йорке
mr_jack_new_york-about = Ночной Манхэттен, около 1900 года. Джек пересёк океан и прячется среди восьми новых лиц. Город ещё строится: метро, фонари, небоскрёбы и парки меняют его с каждым ходом.
mr_jack_new_york-players = 2 игрока
mr_jack_new_york-minutes = 40 минут
mr_jack_new_york-aim-jack = Вы — мистер Джек под маской одного из восьми персонажей. Продержитесь восемь раундов без ареста — или, если в прошлом раунде вас никто не видел, выведите своего персонажа с Манхэттена: по суше или на пароходе.
mr_jack_new_york-aim-detective = Вы — детектив. После каждого раунда вы узнаёте, видел ли кто-нибудь мистера Джека; кто под это не подходит — невиновен. Вычислите, кто он, и приведите персонажа на его гекс — это арест. Обвинить можно лишь один раз, а раундов всего восемь.
mr_jack_new_york-seat-jack = { mr_jack-seat-jack }
    .genitive = { mr_jack-seat-jack.genitive }
    .dative = { mr_jack-seat-jack.dative }
    .accusative = { mr_jack-seat-jack.accusative }
    .instrumental = { mr_jack-seat-jack.instrumental }
    .prepositional = { mr_jack-seat-jack.prepositional }
    .gender = { mr_jack-seat-jack.gender }
mr_jack_new_york-seat-detective = { mr_jack-seat-detective }
    .genitive = { mr_jack-seat-detective.genitive }
    .dative = { mr_jack-seat-detective.dative }
    .accusative = { mr_jack-seat-detective.accusative }
    .instrumental = { mr_jack-seat-detective.instrumental }
    .prepositional = { mr_jack-seat-detective.prepositional }
    .gender = { mr_jack-seat-detective.gender }

# `mid` — имя посреди предложения: «миссис Эмма Грант».
mr_jack_new_york-name-beach = Альфред Эли Бич
    .mid = Альфред Эли Бич
    .genitive = Альфреда Эли Бича
    .dative = Альфреду Эли Бичу
    .accusative = Альфреда Эли Бича
    .instrumental = Альфредом Эли Бичем
    .prepositional = Альфреде Эли Биче
    .gender = masculine
mr_jack_new_york-name-rider = Клауд Райдер
    .mid = Клауд Райдер
    .genitive = Клауд Райдер
    .dative = Клауд Райдер
    .accusative = Клауд Райдер
    .instrumental = Клауд Райдер
    .prepositional = Клауд Райдер
    .gender = feminine
mr_jack_new_york-name-latimer = Льюис Ховард Латимер
    .mid = Льюис Ховард Латимер
    .genitive = Льюиса Ховарда Латимера
    .dative = Льюису Ховарду Латимеру
    .accusative = Льюиса Ховарда Латимера
    .instrumental = Льюисом Ховардом Латимером
    .prepositional = Льюисе Ховарде Латимере
    .gender = masculine
mr_jack_new_york-name-grant = Миссис Эмма Грант
    .mid = миссис Эмма Грант
    .genitive = миссис Эммы Грант
    .dative = миссис Эмме Грант
    .accusative = миссис Эмму Грант
    .instrumental = миссис Эммой Грант
    .prepositional = миссис Эмме Грант
    .gender = feminine
mr_jack_new_york-name-callahan = Джеймс Х. Каллахан
    .mid = Джеймс Х. Каллахан
    .genitive = Джеймса Х. Каллахана
    .dative = Джеймсу Х. Каллахану
    .accusative = Джеймса Х. Каллахана
    .instrumental = Джеймсом Х. Каллаханом
    .prepositional = Джеймсе Х. Каллахане
    .gender = masculine
mr_jack_new_york-name-eastman = Монк Истмен
    .mid = Монк Истмен
    .genitive = Монка Истмена
    .dative = Монку Истмену
    .accusative = Монка Истмена
    .instrumental = Монком Истменом
    .prepositional = Монке Истмене
    .gender = masculine
mr_jack_new_york-name-tumblety = Фрэнсис Дж. Тамблти
    .mid = Фрэнсис Дж. Тамблти
    .genitive = Фрэнсиса Дж. Тамблти
    .dative = Фрэнсису Дж. Тамблти
    .accusative = Фрэнсиса Дж. Тамблти
    .instrumental = Фрэнсисом Дж. Тамблти
    .prepositional = Фрэнсисе Дж. Тамблти
    .gender = masculine
mr_jack_new_york-name-smith = Эдвард Смит
    .mid = Эдвард Смит
    .genitive = Эдварда Смита
    .dative = Эдварду Смиту
    .accusative = Эдварда Смита
    .instrumental = Эдвардом Смитом
    .prepositional = Эдварде Смите
    .gender = masculine
# Стоит там же, где номера гексов, а у них форм нет: говорите так, чтобы подошёл именительный или винительный.
mr_jack_new_york-liberty = остров Свободы

# Что умеет персонаж, в двух словах.
mr_jack_new_york-power-beach = Проходит от 1 до 3 гексов; до или после этого строит станцию метро на пустой улице, не рядом с другой станцией.
mr_jack_new_york-power-rider = Проходит от 1 до 3 гексов, через здания — даром; до или после этого ставит здание на пустой улице.
mr_jack_new_york-power-latimer = Проходит от 1 до 3 гексов; до или после этого ставит фонарь на пустой улице, не рядом с другим фонарём.
mr_jack_new_york-power-grant = Проходит от 1 до 3 гексов; до или после этого превращает в парк один из тайлов: станцию метро, фонарь или здание.
mr_jack_new_york-power-callahan = Проходит от 1 до 3 гексов; до или после этого переставляет заграждение: оно закрывает два гекса.
mr_jack_new_york-power-eastman = Проходит от 1 до 3 гексов или вместо этого перемещает другого — видимого, если виден сам, и невидимого, если нет: пешком, без метро.
mr_jack_new_york-power-tumblety = Проходит от 1 до 3 гексов; может поменять своего соседа местами с любым другим персонажем.
mr_jack_new_york-power-smith = Проходит от 1 до 3 гексов; до или после этого переводит пароход в пустой порт.

mr_jack_new_york-option-latimer = Латимер начинает на
mr_jack_new_york-option-latimer-6-11 = 6-11
mr_jack_new_york-option-latimer-5-8 = 5-8
mr_jack_new_york-option-tumblety = Способность Тамблти
mr_jack_new_york-option-tumblety-and = вдобавок к перемещению
mr_jack_new_york-option-tumblety-or = вместо перемещения

mr_jack_new_york-aid-jack = { mr_jack-aid-jack }
mr_jack_new_york-aid-suspected = { mr_jack-aid-suspected }
mr_jack_new_york-aid-cards = { mr_jack-aid-cards }

## Ход партии. Чей это персонаж, сказано строкой выше.

mr_jack_new_york-escape = { $by ->
        [land] Мистер Джек покидает Манхэттен по суше, через { $hex }!
       *[steamer] Мистер Джек покидает Манхэттен на пароходе из порта { $hex }!
    }
mr_jack_new_york-smuggle = { $by ->
        [land] Истмен переводит { $name-accusative } на { $hex }: это мистер Джек, и он покидает Манхэттен по суше!
       *[steamer] Истмен переводит { $name-accusative } в порт { $hex }: это мистер Джек, и он покидает Манхэттен на пароходе!
    }
mr_jack_new_york-metro = Строит станцию метро на { $hex }.
mr_jack_new_york-lamp = Ставит фонарь на { $hex }.
mr_jack_new_york-building = Ставит здание на { $hex }.
mr_jack_new_york-park = Превращает { $hex } в парк.
mr_jack_new_york-barrier = Переставляет заграждение с { $from } на { $one } и { $two }.
mr_jack_new_york-steamer = Переводит пароход из порта { $from } в порт { $to }.
mr_jack_new_york-send = Переводит { $name-accusative } на { $hex }.
mr_jack_new_york-swap = { $one } и { $two-mid } меняются местами.
mr_jack_new_york-pass = Никто не меняется местами.
mr_jack_new_york-informant = Осведомитель переходит на { $hex }.
mr_jack_new_york-witness-visible = { mr_jack-witness-visible }
mr_jack_new_york-witness-invisible = Опрос свидетелей: мистера Джека никто не видел. В следующем раунде он может покинуть Манхэттен.

## Рядом с полем.

# Первые четыре буквы имени пишутся как на поле, на любом языке.
mr_jack_new_york-legend = Знаки: •BEAC — виден, beac — невиновен; ░ — свет, *** — фонарь, (M) — станция метро, ♣ — парк, ▓ — здание, █ — здание, напечатанное на поле, x — заграждение; =>L= — пристань, откуда плывут на остров Свободы (lib.), =L>= — пристань, куда плывут с него; ~[#]~ — пароход, ~[ ]~ — пустой порт, >>> — выход по суше; ? — осведомитель, ! — он же, когда молчит.
mr_jack_new_york-may-leave = Карта свидетеля — «невидимый»: в этом раунде мистер Джек может покинуть Манхэттен.
mr_jack_new_york-may-not-leave = Карта свидетеля — «видимый»: в этом раунде мистер Джек покинуть Манхэттен не может.

mr_jack_new_york-asks-informant = { $who } отправляет осведомителя в другое место.
mr_jack_new_york-asks-send = { $who } перемещает { $name-accusative } или другого персонажа, такого же видимого или невидимого.
mr_jack_new_york-asks-and-swap = { $who } перемещает { $name-accusative } и может поменять его соседа с кем-нибудь местами.
mr_jack_new_york-asks-or-swap = { $who } перемещает { $name-accusative } или вместо этого меняет его соседа с кем-нибудь местами.
mr_jack_new_york-asks-may-swap = { $who } может поменять соседа { $name-genitive } с кем-нибудь местами.

## Чем всё кончилось.

mr_jack_new_york-reason-arrested = { mr_jack-reason-arrested }
mr_jack_new_york-reason-wrong-accused = { mr_jack-reason-wrong-accused }
mr_jack_new_york-reason-escaped = мистер Джек покинул Манхэттен
mr_jack_new_york-reason-uncaught = { mr_jack-reason-uncaught }

## Позиции.

mr_jack_new_york-position-occupied = { mr_jack-position-occupied }
mr_jack_new_york-position-twice = { mr_jack-position-twice }
mr_jack_new_york-position-two = { mr_jack-position-two }
mr_jack_new_york-position-early = { mr_jack-position-early }
mr_jack_new_york-position-card = { mr_jack-position-card }
mr_jack_new_york-position-jack = { mr_jack-position-jack }
mr_jack_new_york-position-taken = { mr_jack-position-taken }
mr_jack_new_york-position-over = { mr_jack-position-over }
mr_jack_new_york-position-alibis = Карт алиби взято не больше, чем раз могли встретить осведомителя: { $most }. Уберите лишние из jack_alibis= и detective_alibis=.
mr_jack_new_york-position-cards = После cards= не может стоять «{ $text }». Назовите четырёх персонажей раунда, а перед взятыми поставьте «-», например -beach,grant,rider,smith; в нечётном раунде без cards= карты раздаются заново.
mr_jack_new_york-position-active = Для done= и ask= нужно active=…: кем сейчас ходят?
mr_jack_new_york-position-standing = «{ $name }» не может стоять на { $hex }: там фонарь, здание или заграждение. Выберите другой гекс.
mr_jack_new_york-position-apart = { $one } и { $other } — соседние гексы, а две станции метро рядом не бывают, и два фонаря тоже. Уберите с одного из этих гексов тайл.
mr_jack_new_york-position-barriers = После barriers= не может стоять «{ $text }». Назовите две пары соседних гексов — улиц, парков или станций метро, например 5-4+6-3,11-14+12-15.
mr_jack_new_york-position-tiles = { $most ->
        [0] Тайлов «{ $kind }» на поле ещё быть не может. Уберите их из tiles=.
       *[other] Тайлов «{ $kind }» на поле может быть не больше { $most }. Уберите лишние из tiles=.
    }
mr_jack_new_york-position-informant = Осведомитель не может так стоять на { $hex }. На одном гексе с кем-то он бывает только при ask=alibi или ask=informant, а молчит лишь после того, как в раунде кто-нибудь переместился.
mr_jack_new_york-position-barred = { $hex } лежит под заграждением, такого тайла там быть не может: { $kind }. Выберите для него другую улицу или другое место для заграждения.
mr_jack_new_york-position-laid = Выложено тайлов: { $laid }, а может быть не больше { $most }: начальные и по одному за каждую постройку Бича, Латимера и Клауд Райдер; парк — один из них, перевёрнутый. Уберите лишние из tiles=.
