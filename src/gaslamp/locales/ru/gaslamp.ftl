## Фразы, общие для всех игр.

referee = Ведущий
    .genitive = ведущего
    .dative = ведущему
    .accusative = ведущего
    .instrumental = ведущим
    .prepositional = ведущем
    .gender = masculine
log-line = { $seat }: { $move }
# Между частями перечисления.
list-separator = { ", " }

## Ошибки. Каждая говорит, что не так и как было бы верно.

error-at-line = Строка { NUMBER($line, useGrouping: 0) }: { $what }
error-option-value = Параметр «{ $option }» не может быть равен «{ $value }». Допустимо: { $allowed }.
error-option-name = В этой игре нет параметра «{ $option }». Её параметры: { $allowed }.
error-no-positions = У игры «{ $game }» нет позиций в одну строку. Возьмите вместо них запись партии.
error-move-text = «{ $text }» — не ход этой игры. Похожие ходы: { $close }.
error-no-such-move = «{ $text }» — не ход этой игры. Возможные ходы ({ $seat }): { $legal }.
error-illegal-move = Ход «{ $move }» сейчас невозможен. Возможные ходы ({ $seat }): { $legal }.
error-not-to-act = Сейчас ходит не { $seat }. На очереди: { $to_act }.
error-game-over = Партия окончена, ходов больше нет ({ $seat }). Начните новую.
error-seat = В игре «{ $game }» нет места «{ $text }». Её места: { $seats }.
error-viewer = В игре «{ $game }» нет наблюдателя «{ $text }». Напишите public, truth или места через «+»: { $seats }.
error-undo = Взять назад нечего ({ $seat }): можно вернуть лишь собственные последние ходы, и только если все видели их целиком и после них ничего не случилось.
error-bad-game = Игра «{ $text }» установлена, но не работает: { $why }. Исправьте или удалите пакет, в котором она пришла.
error-unknown-game = Игры «{ $text }» нет. Здесь есть: { $games }.
error-level = Уровня «{ $level }» нет. Уровни пишутся так: { $examples }.
error-option-form = «{ $text }» — не параметр. Напишите NAME=VALUE, например chase=at_once.
error-seat-form = Из «{ $text }» не понять, кто где сидит. Напишите SEAT=LEVEL, например jack=tree:0.2s.
error-play-as = Играть за «{ $text }» нельзя. Выберите одно место или несколько через «+»: { $seats }.
error-position-word = «{ $text }» — не часть позиции. Напишите KEY=VALUE, каждый ключ один раз. Ключи: { $keys }.
error-position-value = В позиции после { $key }= не может стоять «{ $text }». Допустимо: { $allowed }.
error-position-twice = «{ $what }» стоит в позиции дважды. Каждый перекрёсток и каждая карта бывают там один раз.
error-position-bots = Компьютерным игрокам нужна вся партия с первого хода, а эта началась с позиции. Начните с начала.
error-given-twice = «{ $text }» указано дважды. Укажите один раз.
error-option-record = У записи свои параметры. Уберите --option или обойдитесь без --record.
error-hold = Эти места нельзя занять одному человеку: { $text }. Вместе можно занять лишь места одной стороны с общими тайнами.
error-no-features = Для игры «{ $game }» признаки не описаны, и её виды нельзя закодировать. Опишите их через gaslamp.research.encode.register.
error-feature-value = В признаках игры «{ $game }» нет места для «{ $value }». Кодируйте то, что видит место или публика, и перечислите все значения каждого поля.
error-drawn-story = Что слышал игрок { $seat } до того, как это состояние было вытянуто, неизвестно. Спросите о том, для кого оно вытянуто, или исходное состояние.
error-drawn-state = Состояние, вытянутое из картины возможного, нельзя сохранить: неизвестно, как к нему пришли. Сохраните исходное состояние.
error-no-ray = Ray не установлен. Установите его: pip install "gaslamp[ray]", или уберите --ray.
error-no-duel = В { $game } нет двух сторон, которые играют друг против друга. Назовите игроков через --seat.
error-duel-levels = «{ $levels }» — не поединок. Назовите после игры ровно два уровня, без --seat, например: gaslamp match mr_jack tree:1000 greedy.
error-ladder-levels = «{ $levels }» — не лестница. Назовите хотя бы два разных уровня, слабейший первым.
error-results-line = Строка { NUMBER($number, useGrouping: 0) } файла { $path } — не результат: { $why }. Назовите другой файл.
error-results-version = В { $path } партии версии { $theirs }, а здесь { $ours }. Назовите другой файл.

## Почему стол закончил партию, которую правила ещё не закончили.

reason-resigned = партия сдана
reason-lost-on-time = вышло время
reason-abandoned = партия брошена
reason-agreed = так договорились игроки
