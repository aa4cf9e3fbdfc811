## «Мистериум» в браузере.

# Что можно выбрать.
web-mysterium-do-guess = Окончательная версия
web-mysterium-do-vote = Проголосовать
web-mysterium-do-dream = Положить сон
web-mysterium-do-close = Сон готов: послать
web-mysterium-do-throw = Сбросить руку
web-mysterium-do-culprit = Преступник
web-mysterium-do-share = Положить сон для всех
web-mysterium-for = для { $who-genitive }
web-mysterium-orb = шар: { $colour }
web-mysterium-by = окончательная версия для { $colour-genitive } шара
web-mysterium-combination = { $colour-feminine } комбинация: { $cards }
web-mysterium-combination-unknown = { $colour-feminine } комбинация

# Картинки.
web-mysterium-dream = Сон { $number }
web-mysterium-picture = { $name }: { $things }
web-mysterium-closer = Рассмотреть
web-mysterium-close-zoom = Закрыть
web-mysterium-before = Предыдущая
web-mysterium-after = Следующая
web-mysterium-missed = уже называли, неверно
web-mysterium-found = карта найдена
web-mysterium-fresh = новая карта
web-mysterium-orbs-here = здесь шары: { $orbs }
web-mysterium-night = ночь { $night }

# Карты на столе.
web-mysterium-parts = Что показано
web-mysterium-large = Стол во всё окно
web-mysterium-row-character = Персонажи
web-mysterium-row-location = Локации
web-mysterium-row-object = Предметы
web-mysterium-enlarge = Показать крупно: { $row }

# Экстрасенсы.
web-mysterium-psychics = Экстрасенсы
web-mysterium-dreams-of = Сны: { $who }
web-mysterium-seeks = { $who } ищет { $kind-accusative }
web-mysterium-done = { $who } нашёл все три карты
web-mysterium-has-all = Все три карты найдены: снов больше не будет, но добрый совет пригодится.
web-mysterium-sentence = { $text }.
web-mysterium-has-found = Найдено: { $cards }.
web-mysterium-has-guessed = Окончательная версия: { $card }.
web-mysterium-waits = Сегодняшнего сна ещё нет.
web-mysterium-no-dreams = На сегодня у призрака не осталось снов.
web-mysterium-laying = { $count ->
        [1] Призрак готовит сон: пока одна карта лицом вниз.
        [one] Призрак готовит сон: пока { $count } карта лицом вниз.
        [few] Призрак готовит сон: пока { $count } карты лицом вниз.
       *[other] Призрак готовит сон: пока { $count } карт лицом вниз.
    }
web-mysterium-was-right = Верно: { $card }
web-mysterium-was-wrong = Неверно: { $card }
web-mysterium-reason = { $dream }: { $things }
web-mysterium-reasons-separator = { "; " }
web-mysterium-because = { $reasons } → { $card }
web-mysterium-orb-on = Под { $colour-instrumental } шаром: { $what }.

# Что требуется от экстрасенса.
web-mysterium-ask-guess = На что намекают ваши сны? Положите шар на { $kind-accusative }.
web-mysterium-ask-vote = Кто преступник? Положите шар на комбинацию.
web-mysterium-is-it = { $card }?
web-mysterium-accuse = Обвинить { $colour-feminine-accusative } комбинацию?
web-mysterium-my-answer = Это моя версия
web-mysterium-my-vote = Это мой голос
web-mysterium-take-back = Забрать шар
web-mysterium-lay = Положить сюда мой шар
web-mysterium-orb-lies = Мой шар лежит здесь
web-mysterium-guessed = Ваша версия: { $card }. Ответ будет, когда версии выдвинут все.
web-mysterium-vote-in = Ваш голос подан.
web-mysterium-own-dreams = К своим снам
web-mysterium-advise = Вы нашли все три карты. Помогите остальным.
web-mysterium-no-dream = Сегодня вам ещё ничего не снилось.
web-mysterium-no-dream-yet = Сегодня вам ещё ничего не снилось. А о чём сны других?

# Призрак.
web-mysterium-hand = Ваша рука
web-mysterium-ghosts-hand = Рука призрака
web-mysterium-silent = Призрак молчит: всё, что вы можете сказать, — это сны.
web-mysterium-take = Берите сны из руки: они лягут здесь, рядом с картой.
web-mysterium-take-up = Взять этот сон
web-mysterium-put-back = Вернуть
web-mysterium-taken = { $count ->
        [0] Сон для { $who-genitive }: возьмите одну или несколько карт.
        [1] Сон для { $who-genitive }: одна карта.
        [one] Сон для { $who-genitive }: { $count } карта.
        [few] Сон для { $who-genitive }: { $count } карты.
       *[other] Сон для { $who-genitive }: { $count } карт.
    }
web-mysterium-take-three = Преступник — { $colour-feminine } комбинация. Снов: { $count } из { $of }.
web-mysterium-give = Послать этот сон
web-mysterium-give-shared = Послать всем
web-mysterium-giving = Сон уже в пути…
web-mysterium-given = Сегодняшний сон послан.
web-mysterium-throw = Сбросить руку ({ $count })
web-mysterium-throw-sure = Сбросить все семь карт? Осталось сбросов: { $count }.
web-mysterium-throw-yes = Сбросить
web-mysterium-throw-no = Оставить
web-mysterium-later = Позже
web-mysterium-guess = Версия
web-mysterium-misses = Неверные версии
web-mysterium-dreamt = Прежние сны
web-mysterium-culprit-if = { $who }: преступник?
web-mysterium-other-culprit = Другой преступник? Щёлкните выше по другому экстрасенсу.

# Второй этап.
web-mysterium-suspects = Подозреваемые
web-mysterium-shared = Общий сон
web-mysterium-shared-waits = Призрак ещё не показал общий сон.
web-mysterium-shared-laying = { $count ->
        [1] Призрак готовит общий сон: пока одна карта лицом вниз.
        [one] Призрак готовит общий сон: пока { $count } карта лицом вниз.
        [few] Призрак готовит общий сон: пока { $count } карты лицом вниз.
       *[other] Призрак готовит общий сон: пока { $count } карт лицом вниз.
    }
web-mysterium-cleared = вне подозрений
web-mysterium-guilty = преступник
web-mysterium-your-vote = ваш голос
web-mysterium-ballots = Голоса
web-mysterium-ladder = { $round ->
        [1] Первое голосование дня: нужно больше половины голосов.
        [2] Второе голосование: нужно больше половины голосов.
       *[other] Третье голосование: хватит и простого перевеса, а при равенстве решит жребий.
    }
web-mysterium-voted = { $who } уже проголосовал.
web-mysterium-votes-in = Проголосовали: { $who }.
web-mysterium-no-votes = Ещё никто не проголосовал.
web-mysterium-named = { $who } — за { $colour-feminine-accusative }
web-mysterium-ballot-day = День { $day }
web-mysterium-ballot = День { $day }: { $votes }. { $end }
web-mysterium-accused = Обвинена { $colour-feminine } комбинация.
web-mysterium-nobody-accused = Никто не обвинён.

# Рядом со столом и позиция словами.
web-mysterium-case = Дело
web-mysterium-difficulty = Сложность: { $difficulty }.
web-mysterium-you-are = Вы играете за { $who-accusative }.
web-mysterium-to-act = Чей ход: { $who }.
web-mysterium-not = Неверные версии: { $cards }.
web-mysterium-in-night = Ночь { $night }: { $dream }
web-mysterium-laid = Положено лицом вниз: { $dream }
web-mysterium-news-right = Верно: { $who }.
web-mysterium-news-wrong = Неверно: { $who }.
web-mysterium-new-day = Начинается день { $day } из { $days }.
web-mysterium-second-stage = Все карты найдены. День { $day } из { $days }: кто преступник?
