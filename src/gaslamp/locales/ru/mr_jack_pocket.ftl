## Мистер Джек. Карманная версия.

mr_jack_pocket = Мистер Джек. Карманная версия
mr_jack_pocket-about = Один из вас — Джек, притаившийся среди девяти подозреваемых на улицах Уайтчепела. Другой сжимает кольцо, алиби за алиби.
mr_jack_pocket-players = 2 игрока
mr_jack_pocket-minutes = 15 минут
mr_jack_pocket-aim-jack = Вы — мистер Джек, один из девяти подозреваемых. Держитесь вне поля зрения детективов и тяните время: шесть песочных часов или восемь раундов — и победа за вами.
mr_jack_pocket-aim-investigator = Вы — сыщик. После каждого раунда вы узнаёте, видит ли мистера Джека хоть один детектив; кто под это не подходит — невиновен. Оставьте одного подозреваемого за восемь раундов.
mr_jack_pocket-seat-jack = Мистер Джек
    .genitive = мистера Джека
    .dative = мистеру Джеку
    .accusative = мистера Джека
    .instrumental = мистером Джеком
    .prepositional = мистере Джеке
    .gender = masculine
mr_jack_pocket-seat-investigator = Сыщик
    .genitive = сыщика
    .dative = сыщику
    .accusative = сыщика
    .instrumental = сыщиком
    .prepositional = сыщике
    .gender = masculine

mr_jack_pocket-name-madame = Мадам
    .genitive = Мадам
    .dative = Мадам
    .accusative = Мадам
    .instrumental = Мадам
    .prepositional = Мадам
    .gender = feminine
mr_jack_pocket-name-goodley = Сержант Гудли
    .genitive = сержанта Гудли
    .dative = сержанту Гудли
    .accusative = сержанта Гудли
    .instrumental = сержантом Гудли
    .prepositional = сержанте Гудли
    .gender = masculine
mr_jack_pocket-name-bert = Джереми Бёрт
    .genitive = Джереми Бёрта
    .dative = Джереми Бёрту
    .accusative = Джереми Бёрта
    .instrumental = Джереми Бёртом
    .prepositional = Джереми Бёрте
    .gender = masculine
mr_jack_pocket-name-gull = Уильям Галл
    .genitive = Уильяма Галла
    .dative = Уильяму Галлу
    .accusative = Уильяма Галла
    .instrumental = Уильямом Галлом
    .prepositional = Уильяме Галле
    .gender = masculine
mr_jack_pocket-name-stealthy = Мисс Стелси
    .genitive = мисс Стелси
    .dative = мисс Стелси
    .accusative = мисс Стелси
    .instrumental = мисс Стелси
    .prepositional = мисс Стелси
    .gender = feminine
mr_jack_pocket-name-smith = Джон Смит
    .genitive = Джона Смита
    .dative = Джону Смиту
    .accusative = Джона Смита
    .instrumental = Джоном Смитом
    .prepositional = Джоне Смите
    .gender = masculine
mr_jack_pocket-name-lestrade = Инспектор Лестрейд
    .genitive = инспектора Лестрейда
    .dative = инспектору Лестрейду
    .accusative = инспектора Лестрейда
    .instrumental = инспектором Лестрейдом
    .prepositional = инспекторе Лестрейде
    .gender = masculine
mr_jack_pocket-name-pizer = Джон Пайзер
    .genitive = Джона Пайзера
    .dative = Джону Пайзеру
    .accusative = Джона Пайзера
    .instrumental = Джоном Пайзером
    .prepositional = Джоне Пайзере
    .gender = masculine
mr_jack_pocket-name-lane = Джозеф Лейн
    .genitive = Джозефа Лейна
    .dative = Джозефу Лейну
    .accusative = Джозефа Лейна
    .instrumental = Джозефом Лейном
    .prepositional = Джозефе Лейне
    .gender = masculine
mr_jack_pocket-name-holmes = Холмс
    .genitive = Холмса
    .dative = Холмсу
    .accusative = Холмса
    .instrumental = Холмсом
    .prepositional = Холмсе
    .gender = masculine
mr_jack_pocket-name-watson = Ватсон
    .genitive = Ватсона
    .dative = Ватсону
    .accusative = Ватсона
    .instrumental = Ватсоном
    .prepositional = Ватсоне
    .gender = masculine
mr_jack_pocket-name-toby = Тоби
    .genitive = Тоби
    .dative = Тоби
    .accusative = Тоби
    .instrumental = Тоби
    .prepositional = Тоби
    .gender = masculine

mr_jack_pocket-face-alibi = алиби
    .genitive = алиби
    .dative = алиби
    .accusative = алиби
    .instrumental = алиби
    .prepositional = алиби
    .gender = neuter
mr_jack_pocket-face-holmes = Холмс
    .genitive = Холмса
    .dative = Холмсу
    .accusative = Холмса
    .instrumental = Холмсом
    .prepositional = Холмсе
    .gender = masculine
mr_jack_pocket-face-watson = Ватсон
    .genitive = Ватсона
    .dative = Ватсону
    .accusative = Ватсона
    .instrumental = Ватсоном
    .prepositional = Ватсоне
    .gender = masculine
mr_jack_pocket-face-toby = Тоби
    .genitive = Тоби
    .dative = Тоби
    .accusative = Тоби
    .instrumental = Тоби
    .prepositional = Тоби
    .gender = masculine
mr_jack_pocket-face-rotation = поворот
    .genitive = поворота
    .dative = повороту
    .accusative = поворот
    .instrumental = поворотом
    .prepositional = повороте
    .gender = masculine
mr_jack_pocket-face-exchange = обмен
    .genitive = обмена
    .dative = обмену
    .accusative = обмен
    .instrumental = обменом
    .prepositional = обмене
    .gender = masculine
mr_jack_pocket-face-joker = джокер
    .genitive = джокера
    .dative = джокеру
    .accusative = джокера
    .instrumental = джокером
    .prepositional = джокере
    .gender = masculine

## Ход партии.

mr_jack_pocket-tile = Перекрёсток { $name-genitive } выложен стеной на { $word2 ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    }.
mr_jack_pocket-jack = Мистер Джек скрывается под маской { $name-genitive }.
mr_jack_pocket-jack-unseen = Мистер Джек тайком смотрит карту своей личности.
mr_jack_pocket-toss = Жетоны действий брошены: { $faces }.
mr_jack_pocket-walk = { $word1 ->
        [1] { $who } перемещает { $name-accusative } на одну позицию.
       *[2] { $who } перемещает { $name-accusative } на две позиции.
    }
mr_jack_pocket-joker = { $who } разыгрывает джокера и перемещает { $name-accusative } на одну позицию.
mr_jack_pocket-joker-nobody = { $who } разыгрывает джокера и никого не перемещает.
mr_jack_pocket-alibi = { $who } требует карту алиби.
mr_jack_pocket-card = Это карта алиби { $name-genitive }.
mr_jack_pocket-card-unseen = Мистер Джек тянет карту алиби и оставляет её в тайне.
mr_jack_pocket-rotate = { $who } поворачивает перекрёсток { $word1 } { $word2 ->
        [right] на четверть оборота вправо
        [left] на четверть оборота влево
       *[half] на пол-оборота
    }.
mr_jack_pocket-exchange = { $who } меняет местами перекрёстки { $word1 } и { $word2 }.
mr_jack_pocket-witness-seen = Опрос свидетелей: мистера Джека видели.
mr_jack_pocket-witness-hidden = Опрос свидетелей: мистера Джека никто не видел.
mr_jack_pocket-witness-seen-six = Опрос свидетелей: мистера Джека видели, но шесть песочных часов у него уже есть.
mr_jack_pocket-witness-hidden-six = Опрос свидетелей: мистера Джека никто не видел, и шесть песочных часов у него уже есть.

## Рядом с полем.

mr_jack_pocket-turn = Раунд { $turn } из 8. Жетоны раундов: у мистера Джека { $jack }, у сыщика { $investigator }.
mr_jack_pocket-chase = Идёт погоня: сыщик победит, как только мистера Джека увидят в конце раунда.
mr_jack_pocket-actions = Остались действия: { $faces }.
mr_jack_pocket-next-actions = В следующем раунде на жетонах будут: { $faces }.
mr_jack_pocket-shown = Показаны карты алиби: { $names }.
mr_jack_pocket-jack-cards = { $count ->
        [one] У мистера Джека { $count } карта алиби.
        [few] У мистера Джека { $count } карты алиби.
       *[other] У мистера Джека { $count } карт алиби.
    }
mr_jack_pocket-you-are = Мистер Джек скрывается под маской { $name-genitive }.
mr_jack_pocket-your-hourglasses = Песочные часы: { $count } из 6.
mr_jack_pocket-your-cards = Карты алиби мистера Джека: { $cards }.

mr_jack_pocket-asks = Раунд { $turn } из 8. { $number ->
        [1] { $who } использует первый жетон, потом другая сторона — два.
        [2] { $who } использует два жетона подряд; это первый.
        [3] { $who } использует два жетона подряд; это второй.
       *[4] { $who } использует последний жетон. Затем — опрос свидетелей.
    }

## Чем всё кончилось.

mr_jack_pocket-reason-one-suspect = остался один подозреваемый
mr_jack_pocket-reason-six-hourglasses = набралось шесть песочных часов
mr_jack_pocket-reason-seen = в решающую минуту мистера Джека увидели
mr_jack_pocket-reason-unseen = в решающую минуту мистера Джека никто не увидел
mr_jack_pocket-reason-out-of-time = прошло восемь раундов, а подозреваемых осталось больше одного

## Позиции.

error-position-faces = В раунде { $turn } позиции нужно faces=…: жетоны уже брошены или перевёрнуты.
error-position-tokens = Четыре жетона действий не могут лежать как «{ $text }». Их стороны по порядку: { $tokens }.
error-position-jack = Джек не может быть «{ $jack }»: этот перекрёсток лежит пустой стороной вверх. Переверните его или выберите другой.
error-position-shown = Алиби «{ $what }» показано, поэтому перекрёсток должен лежать пустой стороной вверх: напишите -{ $what }.
error-position-early = { $key }= не может стоять в позиции без девяти перекрёстков и jack=…: ещё ничего не сыграно.
error-position-card = Для card= жетон алиби должен быть использован: напишите faces=-alibi,….
error-position-cards = К раунду { $turn } могло быть взято не больше { $most ->
        [one] { $most } карты
       *[other] { $most } карт
    } алиби. Уберите лишние из cards= и shown=.
error-position-chase = Во время погони лицом вверх лежит один Джек ({ $jack }). Переверните остальные перекрёстки пустой стороной вверх или уберите chase=.
