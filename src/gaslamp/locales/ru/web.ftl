## Собственные фразы браузера. Игры приносят свои в отдельных файлах.

web-title = Игры о тайных личностях при газовом свете
web-intro = Откройте стол, отправьте ссылку, играйте. Учётная запись не нужна: вас запомнит этот браузер.
web-home-link = Gaslamp: на главную
web-loading = Минутку…
web-yes = да
web-no = нет
web-cancel = Закрыть
web-dismiss = Скрыть
web-copy = Копировать
web-copied = Скопировано.
web-saved = Сохранено.
web-scan = Или наведите на картинку камеру телефона.
web-qr = Ссылка в виде QR-кода
web-go-home = На главную
web-try-again = Попробовать снова
web-nameless = Некто
# Говорит сервер там, где страницы ещё нет.
web-not-built = Страница ещё не собрана. Выполните «make web» или играйте в терминале: gaslamp play mr_jack_pocket

## Что может пойти не так.

web-lost = Затерялись в тумане
web-lost-page = По этому адресу нет страницы.
web-lost-table = Этот стол показать нельзя
web-error-unreachable = Сервер недоступен. Проверьте соединение и попробуйте снова.
web-error-http = Сервер ответил ошибкой ({ NUMBER($status, useGrouping: 0) }). Попробуйте чуть позже.
web-error-unknown = Что-то пошло не так: { $what }
web-error-offline = Сейчас нет связи, и ничего не отправлено. Попробуйте чуть позже.

## Главная страница.

web-name = Ваше имя
web-name-placeholder = Как вас называть?
web-shelf = На полке
web-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
web-play-computer = Играть с компьютером
web-play-friend = С другом
web-watch-bots = { $count ->
        [2] Смотреть двух ботов
       *[other] Смотреть ботов
    }
web-more-ways = Другие варианты
web-more-of = «{ $game }»: другие варианты
web-study-home = Разбор партий
web-study-about = Пройдите партию ещё раз глазами любого, кто был за столом.
web-footer = Gaslamp: свободная программа от тех, кто сам обманываться рад.
web-api = Программистам
web-licences = Лицензии
web-quick = Выбрать сторону
web-quick-as = Против компьютера. Ваша роль:
web-quick-or = Или
web-quick-two = Вдвоём за этим экраном
web-quick-level = Компьютер играет
web-second-player = Гость
web-my-tables = Ваши столы
web-my-tables-none = Вы пока не сидите ни за одним столом.
web-open-tables = Общие столы
web-open-tables-none = Сейчас нет открытых общих столов.
web-table-play = Играть
web-table-go = Открыть
web-table-join = Сесть
web-table-watch = Смотреть
web-more-tables = Ещё { $count }
web-table-seat = { $seat }: { $who }
web-status-open = ждём игроков
web-status-live = идёт партия
web-status-paused = пауза
web-status-over = партия окончена
web-status-closed = стол убран
web-status-old = по старым правилам

## Настройки.

web-settings = Настройки
web-settings-here = Хранятся в этом браузере.
web-language = Язык
web-theme = Тема
web-theme-dark = тёмная: ночь
web-theme-light = светлая: день
web-theme-system = как на устройстве
web-setting-sound = Звуки и сигнал, когда мой ход
web-setting-confirm = Переспрашивать, когда ход нельзя взять назад
web-setting-covered = Скрывать мои тайны
web-setting-words = Столы словами, а не картинками
web-setting-motion = Без анимации

## Правила и просмотр партий.

web-rules = Правила
web-rules-of = Правила игры «{ $game }»
web-rules-parts = Разделы правил
web-study = Разобрать партию
web-look-back = Вспомнить ходы
web-replay = Партия ещё раз
web-replay-of = Ещё раз: «{ $game }»
web-replay-about = Вставьте запись партии или откройте её файл — и пройдите всю партию ход за ходом.
web-replay-start = Перед первым ходом
web-why = Почему?
web-replay-eyes = Чьими глазами
web-replay-truth = Всё: и явное, и тайное.
web-replay-one = Только то, что было видно отсюда, и то, что можно из этого вывести.
web-viewer-truth = Вся правда
web-viewer-public = Зрители
web-replay-controls = Моменты партии
web-replay-moment = Момент
web-replay-at = { $at } из { $last }
web-replay-first = В начало
web-replay-back = На ход назад
web-replay-forward = На ход вперёд
web-replay-last = В конец
web-replay-link = Ссылка на этот момент
web-replay-table = К столу
web-record-open = Открыть запись
web-record-paste = Текст записи
web-record-show = Показать
web-record-file = Из файла…
web-record-empty = Показывать пока нечего: вставьте запись или выберите файл.
web-record-too-long = Запись слишком длинная: допустимо не больше { $longest } КБ.

## Страница, где показано, чем всё нарисовано.

web-design = Как нарисован Gaslamp
web-design-about = Цвета, шрифты, знаки, звуки: всё, из чего сделаны столы, в одном месте.
web-design-palette = Палитра
web-design-roles = Что для чего
web-design-type = Шрифты
web-design-spacing = Отступы
web-design-controls = Кнопки, поля, панели
web-design-panel = Панель
web-design-dialog = Диалог
web-design-notice = Сообщение. Исчезнет, если его скрыть.
web-design-signs = Знаки
web-design-cast = Жители Уайтчепела
web-design-motion = Движение
web-design-motion-about = Миг (140 мс) — отклик на прикосновение, такт (480 мс) — движение на поле; и никакой анимации, если об этом просит устройство.
web-design-sounds = Звуки
web-sound-move = ход
web-sound-turn = ваш ход
web-sound-reveal = что-то открылось
web-sound-talk = кто-то говорит
web-sound-won = победа
web-sound-lost = поражение
web-sound-alarm = вопрос к вам

web-new-table = Новый стол
web-new-seats = Кто где сидит
web-new-options = Правила
web-new-aids = Подсказки
web-new-public = Показать в общем списке: сесть сможет любой
web-new-spectators = Пускать зрителей
web-new-submit = Открыть стол
web-place = Кто играет за { $seat-accusative }
web-place-me = я
web-place-beside = кто-то рядом, за этим экраном
web-place-bot = компьютер
web-place-open = тот, кто придёт
web-place-name = Имя
web-place-name-of = Имя того, кто играет за { $seat-accusative }
web-place-level = Уровень компьютера, играющего за { $seat-accusative }
web-level-random = наугад: очень легко
web-level-greedy = на ход вперёд: неплохо
web-level-poet = поэт: судит по картине в целом
web-level-medium = медиум: взвешивает всё
web-level-scholar = учёный: судит по отдельным вещам
web-level-novice = новичок: прощает ошибки
web-level-regular = любитель: игра на равных
web-level-expert = знаток: силён
web-level-master = мастер: думает три секунды
web-aids-off = нет
web-aids-possible = что ещё возможно
web-aids-probabilities = что возможно и насколько вероятно
web-aids-are = Подсказки: { $aids }
web-option-is = { $name }: { $value }
web-is-public = Общий стол
web-is-private = Стол по приглашению
web-has-spectators = Зрители могут смотреть
web-no-spectators = Без зрителей

web-clock = Часы
web-clock-none = без часов
web-clock-minutes = минуты на всю партию
web-clock-days = дни на каждый ход
web-clock-unit-minutes = мин. каждому
web-clock-unit-increment = сек. прибавки за ход
web-clock-unit-days = дн. на ход
web-clock-is-minutes = { $minutes } мин + { $increment } с
web-clock-is-days = { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[other] { $days } дней на ход
    }
web-clock-days-left = { $days } д { $rest }
web-clock-of = Время у { $seat-genitive }

## Другое устройство.

web-carry = Другое устройство
web-carry-title = Продолжить на другом устройстве
web-carry-how = { $minutes ->
        [1] Откройте там эту ссылку в течение минуты. Она сработает один раз.
        [one] Откройте там эту ссылку в течение { $minutes } минуты. Она сработает один раз.
       *[other] Откройте там эту ссылку в течение { $minutes } минут. Она сработает один раз.
    }
web-carry-link = Ссылка для себя
web-carry-warning = Кто её откроет, тот будет играть от вашего имени. Не давайте её никому.
web-claim-title = Продолжить здесь
web-claim-ask = На этом устройстве уже играет { $name }. Если продолжить за того, кто создал эту ссылку, устройство перейдёт к нему.
web-claim-yes = Продолжить за того игрока
web-claim-no = Остаться собой
web-claim-done = Теперь на этом устройстве играет { $name }.
web-claim-failed = Эта ссылка никуда не ведёт
web-claim-no-code = Ссылка неполная. Создайте новую на другом устройстве.

## За столом.

web-table = Стол
web-title-your-turn = Ваш ход — { $game }
web-connection-open = на связи
web-connection-lost = восстанавливаем связь…
web-connection-first = соединяемся…
web-seats = Места
web-seat-open = свободно
web-seat-kept = придержано для кого-то
web-seat-locked = свободно, по своей ссылке
web-seat-bot = Компьютер ({ $level })
web-you = вы
web-to-act = ходит
web-away = сейчас не на связи
web-gone = игрок ушёл: решите, что будет с этим местом
web-sit = Играть за { $seat-accusative }
web-sit-again = Снова играть за { $seat-accusative }
web-open-seat = Открыть для любого
web-substitute = Отдать компьютеру
web-invite = Пригласить
web-invite-public = К столу может прийти любой, у кого есть эта ссылка
web-invite-seat = По этой ссылке может сесть один человек, на место { $seat-genitive }
web-invite-seats = У каждого свободного места своя ссылка. Сесть по ней может один человек.
web-invite-watch = Ссылка для зрителей
web-invite-watching = По этой ссылке можно смотреть, но не сесть за стол
web-copy-seat = Копировать ссылку на место { $seat-genitive }
web-qr-seat = Ссылка на место { $seat-genitive } в виде QR-кода
web-invite-bots = Место компьютера можно освободить для того, кто придёт:
web-open-bot = Освободить место { $seat-genitive }
web-lobby-waiting = { $free ->
        [0] Все в сборе. Партия начинается.
        [1] Свободно одно место. Партия начнётся, когда его займут.
        [one] Свободно { $free } место. Партия начнётся, когда займут все.
        [few] Свободно { $free } места. Партия начнётся, когда займут все.
       *[other] Свободно { $free } мест. Партия начнётся, когда займут все.
    }
web-lobby-closed = Этот стол убрали прежде, чем началась партия.
web-close = Убрать стол
web-leave = Выйти из-за стола
web-leave-title = Выйти из-за стола?
web-leave-sure = Партия продолжится без вас: другие решат, что будет с вашим местом. Пока она идёт, можно вернуться.
web-panels = Панели
web-tab-people = Стол
web-tab-log = История
web-tab-chat = Чат
web-tab-notes = Заметки
web-tab-eyes = Взгляд
web-unread = (+{ $count })

web-your-turn = Ваш ход
web-your-turn-as = Ваш ход: { $seats }
web-wait = Ждём: { $others }
web-wait-one = { $seat } — { $who }
web-wait-open = новый игрок ({ $seat })
web-wait-referee = Ведущий занят…
web-is-paused = Партия на паузе.
web-is-over = Партия окончена.
web-is-old = Доиграть эту партию уже нельзя.
web-watching = Вы смотрите.
web-old-rules = Эта партия начата по старым правилам, по которым больше не играют. Её можно только скачать.
web-board = Поле
web-choices = Что вы можете сделать
web-choose = Выберите:
web-choose-board = Выберите на поле или здесь:
web-choose-offline = Сейчас нет связи; выбор подождёт.
web-choose-next = выберите, что дальше
web-choose-seat = За какое место
web-choice-that-is-all = Это всё
web-sending = Минутку…
web-back = Назад
web-sure = Этот ход нельзя взять назад.
web-sure-yes = Да, сделать ход
web-aim-known = Понятно
web-position = Позиция
web-moves = { $count ->
        [1] Ваш единственный возможный ход
       *[other] Ваши возможные ходы: { $count }
    }
web-choices-covered = Ваши секреты прикрыты, а список ходов их выдал бы. Откройте их, чтобы ходить.
web-cover = Скрыть мои тайны
web-uncover = Показать мои тайны
web-notes-label = Ваши заметки
web-notes-placeholder = Что хочется запомнить…
web-notes-kept = Хранятся при вашем месте; прочесть их может лишь тот, кто на нём сидит.
web-notes-writing = Записываем…
web-in-words = Поле словами
web-aid = Что можно вывести
web-hint-ask = Что бы вы сделали?
web-hint = Подсказка
web-hint-thinking = Компьютер думает…
web-hint-says = На вашем месте компьютер поступил бы так:
web-hint-play = Сыграть так
web-hint-close = Спасибо
web-percent = { NUMBER($share, maximumFractionDigits: 1) } %

web-deeds = Помимо ходов
web-undo = Взять ход назад
web-ask-undo = Попросить ход назад
web-propose-pause = Предложить паузу
web-propose-end = Предложить закончить
web-resume = Продолжить
web-resign = Сдаться
web-resign-title = Сдаться?
web-resign-sure = Партия закончится, и ваша сторона проиграет.
web-proposal = Предложение
web-proposal-waiting = Ждём ответа: { $seats }
web-agree = Согласиться
web-decline = Отказаться
web-withdraw = Отозвать

web-curtain = Передайте экран: играет { $name }
web-curtain-why = { $role } делает ход. Остальным лучше не смотреть.
web-curtain-lift = Я — { $name }
web-curtain-undo = Ещё рано: взять мой ход назад

web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-mute = Сейчас здесь нельзя говорить
web-chat-send = Сказать
web-channel = Где сказать
web-channel-table = стол
web-channel-team = команда
web-channel-watchers = зрители
web-channel-spectators = зрители

web-result = Итог
web-result-won = Победа за { $winners-instrumental }.
web-result-won-because = Победа за { $winners-instrumental }: { $reason }.
web-result-nobody = Никто не победил.
web-result-nobody-because = Никто не победил: { $reason }.
web-you-won = Вы победили.
web-you-lost = Вы проиграли.
web-rematch = Реванш со сменой сторон
web-next-table = К следующему столу
web-download = Скачать запись

## История стола.

web-log = История
web-log-opened = { $name } открывает стол.
web-log-sat = { $name } садится за стол: { $seats }.
web-log-left = { $name } выходит из-за стола ({ $seats }).
web-log-freed = Место открыто для любого: { $seats }.
web-log-begun = Партия начинается.
web-log-undone = Последний ход взят назад: { $seats }.
web-log-taken-back = (взято назад)
web-log-times = × { $times }
web-log-secret = Это видели только вы
web-log-covered = Ваша тайна скрыта
web-log-resigned = { $name } сдаётся ({ $seats }).
web-log-flagged = Время вышло: { $seats }.
web-log-proposed-undo = { $name } просит разрешения взять последний ход назад.
web-log-proposed-pause = { $name } предлагает паузу.
web-log-proposed-end = { $name } предлагает закончить партию без победителя.
web-log-agreed = { $name } соглашается.
web-log-declined = { $name } не соглашается.
web-log-paused = Партия на паузе.
web-log-resumed = Партия продолжается.
web-log-outage = Сервер какое-то время не работал. Часы это время стояли.
web-log-followed = Новый стол для следующей партии готов.
web-log-closed = Стол убран.

## Мистер Джек. Карманная версия.

mr_jack_pocket-option-chase = Обе цели достигнуты до раунда 8
mr_jack_pocket-option-chase-next_turn = Джека должны увидеть в одном из следующих раундов
mr_jack_pocket-option-chase-at_once = довольно увидеть Джека в том же раунде
mr_jack_pocket-aid-jack = Мистером Джеком может быть
mr_jack_pocket-aid-cards = У него на руках могут быть карты

web-pocket-streets = Улицы
web-pocket-actions = Жетоны действий
web-pocket-used = использован
web-pocket-next = потом { $face }
web-pocket-turns = Раунды
web-pocket-turn-taken = Раунд { $turn }: жетон у { $side-genitive }
web-pocket-turn-now = Раунд { $turn }, идёт сейчас; первый ход был за { $side-instrumental }
web-pocket-turn-begins = Раунд { $turn }: первый ход за { $side-instrumental }
web-pocket-turn = Раунд
web-pocket-turn-of = Раунд { $turn } из 8.
web-pocket-detectives = Детективы
web-pocket-sees = { $name } с позиции { $place } смотрит вдоль мест { $line } и видит { $seen-accusative }.
web-pocket-sees-nobody = { $name } с позиции { $place } смотрит вдоль мест { $line } и никого не видит.
web-pocket-secret = Известно только мистеру Джеку
web-pocket-you-are = Вы — { $name }.
web-pocket-cleared = Вне подозрений: { $names }.
web-pocket-case = Материалы дела
web-pocket-suspects = { $count ->
        [1] Остался один подозреваемый.
        [one] Остался { $count } подозреваемый.
        [few] Осталось { $count } подозреваемых.
       *[other] Осталось { $count } подозреваемых.
    }
web-pocket-alibis = Показанные алиби
web-pocket-alibis-none = Пока нет.
web-pocket-alibis-none-shown = Пока не показано ни одного алиби.
web-pocket-hourglasses = Песочные часы мистера Джека: { $count } из { $goal }

web-pocket-tile = Место { $place }: перекрёсток { $name-genitive }
web-pocket-tile-short = { $place } · { $name }
web-pocket-wall-n = стена на севере
web-pocket-wall-e = стена на востоке
web-pocket-wall-s = стена на юге
web-pocket-wall-w = стена на западе
web-pocket-no-wall = стены нет
web-pocket-blank = вне подозрений, пустой стороной вверх
web-pocket-in-sight = в поле зрения
web-pocket-out-of-sight = вне поля зрения
web-pocket-rotated = уже повёрнут в этом раунде
web-pocket-is-jack = это мистер Джек
web-pocket-detective = { $name }, позиция { $place } у края поля

web-pocket-short-madame = Мадам
web-pocket-short-goodley = Гудли
web-pocket-short-bert = Бёрт
web-pocket-short-gull = Галл
web-pocket-short-stealthy = Стелси
web-pocket-short-smith = Смит
web-pocket-short-lestrade = Лестрейд
web-pocket-short-pizer = Пайзер
web-pocket-short-lane = Лейн

web-pocket-do-alibi = Алиби: взять карту
web-pocket-do-holmes = Переместить Холмса
web-pocket-do-watson = Переместить Ватсона
web-pocket-do-toby = Переместить Тоби
web-pocket-do-rotate = Повернуть перекрёсток
web-pocket-do-exchange = Обменять перекрёстки
web-pocket-do-joker = Джокер
web-pocket-turn-right = На четверть вправо
web-pocket-turn-half = На пол-оборота
web-pocket-turn-left = На четверть влево
web-pocket-steps = { $steps ->
        [1] На одну позицию
        [2] На две позиции
        [one] На { $steps } позицию
        [few] На { $steps } позиции
       *[other] На { $steps } позиций
    }
web-pocket-joker-holmes = Холмса на одну позицию
web-pocket-joker-watson = Ватсона на одну позицию
web-pocket-joker-toby = Тоби на одну позицию
web-pocket-joker-nobody = Никого не перемещать
web-pocket-about-alibi = Карта сыщика снимает подозрение; свою мистер Джек оставляет себе вместе с песочными часами.
web-pocket-about-holmes = На одну или две позиции по часовой стрелке.
web-pocket-about-watson = На одну или две позиции по часовой стрелке.
web-pocket-about-toby = На одну или две позиции по часовой стрелке.
web-pocket-about-rotation = Поверните перекрёсток на четверть или пол-оборота; каждый — раз за раунд.
web-pocket-about-exchange = Два перекрёстка меняются местами, не поворачиваясь.
web-pocket-about-joker = Любой детектив на одну позицию; мистер Джек может и никого не двигать.

## Что заложено, и после конца — доказательство.

web-fair-laid = Заложено сервером
web-fair-laid-about = Остальные за этим столом видят то же самое. Кто это запишет, сможет после конца проверить, что ничего не изменили; этот браузер сделает это сам.
web-fair-head-at = Вершина цепи на событии { $number }:
web-fair-mine = Ваше случайное слово:
web-fair-checking = Проверяем, что партия была честной…
web-fair-holds = Эта страница проверила: после закладки ничего не изменили.
web-fair-unseen = Эта страница проверила: доказательство сходится. До конца партии этот браузер ничего из неё не видел, поэтому не может сказать, та ли это партия.
web-fair-missing = Доказательство партии не удалось получить: { $why }
web-fair-chain = Ключ подходит к тому, что было заложено, и в цепи событий ничего не изменили, не пропустили и не вставили; всего событий — { $events }.
web-fair-commitment = Заложено до игры:
web-fair-head = Вершина цепи:
web-fair-heads = Пока вы играли или смотрели, этот браузер записал вершин цепи — { $heads }, рассказанных событий — { $told }, скрытых ходов — { $hidden }; в доказательстве всё то же.
web-fair-log = Журнал и итог на этой странице те же, что в доказательстве. О разговорах команд и зрителей между собой в нём сказано только, что они были.
web-fair-nonce = Случайное слово, места — { $seats }; в скольких жребиях — { $draws }:
web-fair-nonce-mine = Ваше случайное слово, места — { $seats }; в скольких жребиях — { $draws }:
web-fair-draws = Из ключа, случайных слов и номеров ходов страница вывела зёрна жребиев; всего жребиев — { $draws }.
web-fair-draws-mine = Из ключа, случайных слов и номеров ходов страница вывела зёрна жребиев; всего жребиев — { $draws }, с вашим случайным словом — { $mine }.
web-fair-seed = Зерно события { $number }, «{ $move }»:
web-fair-rules = Чего эта страница не проверяет: то ли выпало, что по правилам даёт зерно, по правилам ли ходы и итог, и показано ли каждому то, что ему положено. «gaslamp verify» разыграет партию снова и проверит и это.
web-fair-numbers = Числа
web-fair-file = Скачать доказательство
web-fair-broken = Эта партия не та, что была заложена.
web-fair-broken-do = Сохраните доказательство и спросите хозяина, что случилось.
web-fair-broken-form = Доказательство записано не по форме.
web-fair-broken-key = Ключ не подходит к своему обязательству.
web-fair-broken-changed = Событие { $number } изменили, пропустили или вставили.
web-fair-broken-cut = В конце не хватает событий, или изменили вершину.
web-fair-broken-split = О событии { $number } показали две разные истории.
web-fair-broken-commitment = До игры показали другое обязательство.
web-fair-broken-hidden = Скрытый ход { $number } не тот, что был заложен.
web-fair-broken-told = О событии { $number } до конца партии было сказано иначе.
web-fair-broken-head = На событии { $number } показали другую вершину.
web-fair-broken-story = О событии { $number } в журнале сказано иначе, чем в доказательстве.
web-fair-broken-ended = По доказательству партия закончилась не так, как сказано здесь.
web-fair-broken-nonce = Вашего случайного слова в жребии нет.
web-fair-broken-bot = На событии { $number } случайное слово принёс компьютерный игрок: его мог выбрать сервер.
