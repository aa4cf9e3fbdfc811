## Мистериум.

mysterium = Мистериум
mysterium-about = Призрак не может говорить и посылает вам сны. Вместе узнайте, кто был в доме, где и с чем в руках — и кто из них преступник.
mysterium-players = от 2 до 7 игроков
mysterium-minutes = 45 минут
mysterium-aim-ghost = Вы — призрак, и говорить вам нельзя. Посылайте каждому экстрасенсу сны, которые намекают на загаданную ему карту: сначала на персонажа, потом на локацию, потом на предмет. Когда найдено всё, выберите преступника и пошлите общий сон о нём. Побеждаете вы все вместе.
mysterium-aim-psychic = Вы — экстрасенс. Сны призрака намекают на вашего персонажа, затем на локацию, затем на предмет. Обсуждайте их, кладите свой шар на карту и выдвигайте версию. Когда каждый найдёт всё своё, вместе ищите преступника. На всё — семь дней.
# Каждому экстрасенсу говорится одно и то же.
mysterium-aim-red = { mysterium-aim-psychic }
mysterium-aim-blue = { mysterium-aim-psychic }
mysterium-aim-green = { mysterium-aim-psychic }
mysterium-aim-yellow = { mysterium-aim-psychic }
mysterium-aim-violet = { mysterium-aim-psychic }
mysterium-aim-white = { mysterium-aim-psychic }
# Экстрасенсы зовутся по цвету шара.
mysterium-seat-ghost = Призрак
    .genitive = призрака
    .dative = призраку
    .accusative = призрака
    .instrumental = призраком
    .prepositional = призраке
    .gender = masculine
mysterium-seat-psychic = Экстрасенс
    .genitive = экстрасенса
    .dative = экстрасенсу
    .accusative = экстрасенса
    .instrumental = экстрасенсом
    .prepositional = экстрасенсе
    .gender = masculine
mysterium-seat-red = Красный
    .genitive = красного
    .dative = красному
    .accusative = красного
    .instrumental = красным
    .prepositional = красном
    .gender = masculine
mysterium-seat-blue = Синий
    .genitive = синего
    .dative = синему
    .accusative = синего
    .instrumental = синим
    .prepositional = синем
    .gender = masculine
mysterium-seat-green = Зелёный
    .genitive = зелёного
    .dative = зелёному
    .accusative = зелёного
    .instrumental = зелёным
    .prepositional = зелёном
    .gender = masculine
mysterium-seat-yellow = Жёлтый
    .genitive = жёлтого
    .dative = жёлтому
    .accusative = жёлтого
    .instrumental = жёлтым
    .prepositional = жёлтом
    .gender = masculine
mysterium-seat-violet = Фиолетовый
    .genitive = фиолетового
    .dative = фиолетовому
    .accusative = фиолетового
    .instrumental = фиолетовым
    .prepositional = фиолетовом
    .gender = masculine
mysterium-seat-white = Белый
    .genitive = белого
    .dative = белому
    .accusative = белого
    .instrumental = белым
    .prepositional = белом
    .gender = masculine
mysterium-side-together = Все вместе

# Цвет шара и жетона: «красный шар», «для красного шара», «под красным жетоном»; `feminine` — комбинации: «красная комбинация»,
# «за красную комбинацию».
mysterium-colour-red = красный
    .genitive = красного
    .instrumental = красным
    .feminine = красная
    .feminine-accusative = красную
mysterium-colour-blue = синий
    .genitive = синего
    .instrumental = синим
    .feminine = синяя
    .feminine-accusative = синюю
mysterium-colour-green = зелёный
    .genitive = зелёного
    .instrumental = зелёным
    .feminine = зелёная
    .feminine-accusative = зелёную
mysterium-colour-yellow = жёлтый
    .genitive = жёлтого
    .instrumental = жёлтым
    .feminine = жёлтая
    .feminine-accusative = жёлтую
mysterium-colour-violet = фиолетовый
    .genitive = фиолетового
    .instrumental = фиолетовым
    .feminine = фиолетовая
    .feminine-accusative = фиолетовую
mysterium-colour-white = белый
    .genitive = белого
    .instrumental = белым
    .feminine = белая
    .feminine-accusative = белую

mysterium-kind-character = персонаж
    .accusative = персонажа
mysterium-kind-location = локация
    .accusative = локацию
mysterium-kind-object = предмет
    .accusative = предмет

mysterium-option-players = Число игроков
mysterium-option-difficulty = Сложность
mysterium-option-difficulty-easy = лёгкая
mysterium-option-difficulty-normal = обычная
mysterium-option-difficulty-hard = высокая
mysterium-option-difficulty-very_hard = очень высокая

mysterium-aid-culprit = Кто может быть преступником
mysterium-aid-red-character = Какого персонажа может искать красный
mysterium-aid-red-location = Какую локацию может искать красный
mysterium-aid-red-object = Какой предмет может искать красный
mysterium-aid-blue-character = Какого персонажа может искать синий
mysterium-aid-blue-location = Какую локацию может искать синий
mysterium-aid-blue-object = Какой предмет может искать синий
mysterium-aid-green-character = Какого персонажа может искать зелёный
mysterium-aid-green-location = Какую локацию может искать зелёный
mysterium-aid-green-object = Какой предмет может искать зелёный
mysterium-aid-yellow-character = Какого персонажа может искать жёлтый
mysterium-aid-yellow-location = Какую локацию может искать жёлтый
mysterium-aid-yellow-object = Какой предмет может искать жёлтый
mysterium-aid-violet-character = Какого персонажа может искать фиолетовый
mysterium-aid-violet-location = Какую локацию может искать фиолетовый
mysterium-aid-violet-object = Какой предмет может искать фиолетовый
mysterium-aid-white-character = Какого персонажа может искать белый
mysterium-aid-white-location = Какую локацию может искать белый
mysterium-aid-white-object = Какой предмет может искать белый

# Карты на столе.
mysterium-card-actress = актриса
mysterium-card-alchemist = алхимик
mysterium-card-archaeologist = археолог
mysterium-card-astronomer = астроном
mysterium-card-beekeeper = пчеловод
mysterium-card-blacksmith = кузнец
mysterium-card-clockmaker = часовщик
mysterium-card-cook = повар
mysterium-card-doctor = доктор
mysterium-card-gardener = садовник
mysterium-card-hunter = охотник
mysterium-card-magician = фокусник
mysterium-card-musician = музыкант
mysterium-card-nanny = няня
mysterium-card-painter = художник
mysterium-card-sailor = моряк
mysterium-card-seamstress = швея
mysterium-card-soldier = солдат
mysterium-card-attic = чердак
mysterium-card-aviary = птичий вольер
mysterium-card-ballroom = бальный зал
mysterium-card-bathhouse = купальня
mysterium-card-boathouse = лодочный сарай
mysterium-card-chapel = часовня
mysterium-card-clock_tower = часовая башня
mysterium-card-crypt = склеп
mysterium-card-gallery = галерея
mysterium-card-greenhouse = оранжерея
mysterium-card-kitchen = кухня
mysterium-card-library = библиотека
mysterium-card-maze = лабиринт
mysterium-card-nursery = детская
mysterium-card-observatory = обсерватория
mysterium-card-stable = конюшня
mysterium-card-theatre = театр
mysterium-card-wine_cellar = винный погреб
mysterium-card-axe = топор
mysterium-card-bell = колокольчик
mysterium-card-candlestick = подсвечник
mysterium-card-dagger = кинжал
mysterium-card-doll = кукла
mysterium-card-hammer = молоток
mysterium-card-key = ключ
mysterium-card-lantern = фонарь
mysterium-card-letter = письмо
mysterium-card-mask = маска
mysterium-card-mirror = зеркало
mysterium-card-necklace = ожерелье
mysterium-card-pistol = пистолет
mysterium-card-pocket_watch = карманные часы
mysterium-card-poison = яд
mysterium-card-rope = верёвка
mysterium-card-scissors = ножницы
mysterium-card-umbrella = зонт

## Ход партии.

mysterium-table = Выложена карта: { $card }.
mysterium-combination = Под { $colour-instrumental } жетоном лежит: { $card }.
mysterium-combination-unseen = Под { $colour } жетон положена карта.
mysterium-draw = Призрак берёт сон { $dream }.
mysterium-draw-unseen = Призрак берёт карту сна.
mysterium-dream = Призрак кладёт сон { $dream } для { $colour-genitive } шара.
mysterium-dream-unseen = Призрак кладёт лицом вниз сон для { $colour-genitive } шара.
mysterium-close = Призрак завершает сон.
mysterium-show = Открывается сон { $dream }.
mysterium-throw = Призрак сбрасывает всю руку.
mysterium-guess = { $who } выдвигает версию для { $colour-genitive } шара: { $card }.
mysterium-right = Версия для { $colour-genitive } шара: верно.
mysterium-wrong = Версия для { $colour-genitive } шара: неверно.
mysterium-culprit = Призрак выбирает преступника: { $colour-feminine } комбинация.
mysterium-culprit-unseen = Призрак втайне выбирает преступника.
mysterium-share = Призрак кладёт сон { $dream } для всех.
mysterium-share-unseen = Призрак кладёт лицом вниз сон для всех.
mysterium-vote = { $who } голосует за { $colour-feminine-accusative } комбинацию.
mysterium-vote-unseen = { $who } голосует втайне.
mysterium-ballot = Голос { $voter-genitive } — за { $colour-feminine-accusative } комбинацию.
mysterium-lot = Жребий падает на { $colour-feminine-accusative } комбинацию.
mysterium-guilty = Преступник найден: { $colour-feminine } комбинация.
mysterium-innocent = Это не преступник: { $colour-feminine } комбинация вне подозрений.

## Рядом со столом.

mysterium-day = { $left ->
        [0] День { $day } из 7, последний.
        [1] День { $day } из 7, впереди ещё один.
       *[other] День { $day } из 7, впереди ещё { $left }.
    }
mysterium-piles = Сны: в руке у призрака { $hand }, в колоде { $deck }, в сбросе { $discard }.
mysterium-throws-day = { $throws ->
        [0] Сегодня сбросить руку призраку больше нельзя.
       *[other] Сегодня призраку можно один раз сбросить руку.
    }
mysterium-throws-game = { $throws ->
        [0] Сбросить руку призраку нельзя.
        [1] Призраку можно ещё один раз сбросить руку.
        [few] Призраку можно ещё { $throws } раза сбросить руку.
       *[other] Призраку можно ещё { $throws } раз сбросить руку.
    }
mysterium-culprit-is = Преступник: { $colour-feminine } комбинация.
mysterium-asks-dreams = Призрак посылает сны этого дня.
mysterium-asks-guesses = Каждый, кто ещё ищет, выдвигает версию.
mysterium-asks-both = Призрак посылает сны; кто свой уже получил, может выдвинуть версию.
mysterium-asks-culprit = Призрак выбирает преступника.
mysterium-asks-shared = Призрак кладёт три сна для всех.
mysterium-asks-vote = { $round ->
        [1] Кто преступник? Голосуют все экстрасенсы.
        [2] Большинства нет: все голосуют ещё раз.
       *[3] Третье голосование: хватит и простого перевеса, а при равенстве решит жребий.
    }

## Чем всё кончилось.

mysterium-reason-culprit-found = преступник найден
mysterium-reason-out-of-days = семь дней прошли

## Позиции.

error-position-unfit = { $key }= не вяжется с остальной позицией: { $why }
mysterium-unfit-over = over= стоит только вместе с ask=over: won — когда обвинён преступник, lost — в день 7.
mysterium-unfit-stage = второй этап начинается, когда каждый экстрасенс нашёл три карты, и слова этого этапа стоят только в нём.
mysterium-unfit-hand = в руке у призрака не больше семи карт.
mysterium-unfit-stuck = дальше никто не смог бы сделать ход.
mysterium-unfit-twice = одна карта не лежит под двумя жетонами.
mysterium-unfit-early = ещё ничего не сыграно; уберите остальные слова.
mysterium-unfit-table = на столе лежит столько карт каждого вида, сколько было в начале, кроме найденных; на втором этапе — ни одной.
mysterium-unfit-combinations = под каждым жетоном лежат персонаж, локация и предмет; найденные идут первыми, со знаком +.
mysterium-unfit-seeks = это должно относиться к карте, которую экстрасенс ищет сейчас.
mysterium-unfit-dreamt = это должно сходиться с dreamt=, то есть с тем, кто уже получил сегодняшний сон.
mysterium-unfit-suspected = назвать можно только комбинацию под подозрением, и хотя бы одна такая есть всегда.
mysterium-unfit-culprit = преступника выбирают до общего сна, и он остаётся под подозрением.
mysterium-unfit-votes = голосуют при ask=vote, а открывают голоса, когда поданы все.
mysterium-unfit-accused = accused= стоит при ask=verdict или в конце выигранной партии.
mysterium-unfit-laid = сон кладут тому, кто его ждёт, или три карты для всех, и завершают прежде, чем открыть.
