## 苏格兰场。

scotland_yard = 苏格兰场
scotland_yard-about = X先生在伦敦神出鬼没，出租车、公交车、地铁换着乘。你知道他怎么走，却不知道他去了哪里；只有偶尔几次，他才会露面。
scotland_yard-players = 2至6人
scotland_yard-minutes = 45分钟
scotland_yard-aim-mrx = 你是X先生。侦探们看得见你每一程用的车票，却看不见你去了哪里，除非填到画着眼睛的格子。甩开他们，熬过最后一个回合。
scotland_yard-aim-detective = 你与其他侦探一起追捕X先生。每乘一程都要用掉一张车票，而你的车票有限。从他用过的车票推断他可能在哪里，合力包围，再乘车赶到他所在的车站。
# 对每名侦探说的都一样。
scotland_yard-aim-red = { scotland_yard-aim-detective }
scotland_yard-aim-blue = { scotland_yard-aim-detective }
scotland_yard-aim-green = { scotland_yard-aim-detective }
scotland_yard-aim-yellow = { scotland_yard-aim-detective }
scotland_yard-aim-violet = { scotland_yard-aim-detective }
scotland_yard-seat-mrx = X先生
scotland_yard-seat-red = 红色侦探
scotland_yard-seat-blue = 蓝色侦探
scotland_yard-seat-green = 绿色侦探
scotland_yard-seat-yellow = 黄色侦探
scotland_yard-seat-violet = 紫色侦探
scotland_yard-channel-detectives = 侦探
scotland_yard-side-detectives = 全体侦探

# “by”用在句中：“乘出租车”。
scotland_yard-ticket-taxi = 出租车
    .by = 乘出租车
scotland_yard-ticket-bus = 公交车
    .by = 乘公交车
scotland_yard-ticket-underground = 地铁
    .by = 乘地铁
scotland_yard-ticket-black = 黑票
    .by = 用黑票
scotland_yard-ticket-double = 双程票

scotland_yard-option-detectives = 侦探数量
scotland_yard-option-map = 地图
scotland_yard-option-map-night = 伦敦之夜
scotland_yard-option-map-ravensburger_1983 = 伦敦，1983年（多一段出租车线路）
scotland_yard-option-map-small = 小街区，供研究用（8回合）
scotland_yard-option-length = 游戏长度
scotland_yard-option-length-standard = 按地图规定
scotland_yard-option-length-22_rounds = 22回合
scotland_yard-option-length-24_windows = 填满24格为止
scotland_yard-option-reveals = X先生在哪几格现身
scotland_yard-option-reveals-standard = 按地图规定
scotland_yard-option-mrx_tickets = X先生的车票
scotland_yard-option-mrx_tickets-printed = 限量
scotland_yard-option-mrx_tickets-unlimited = 无限（黑票、双程票除外）
scotland_yard-option-starts = 起始卡
scotland_yard-option-starts-classic = 所有人共用一副
scotland_yard-option-starts-split_2013 = 双方各用一副（2013年版）

scotland_yard-aid-mrx = X先生可能在
scotland_yard-aid-suspected = 他们可以怀疑X先生所在的车站

## 对局经过。

scotland_yard-start = { $who }从{ $station }号站出发。
scotland_yard-start-unseen = X先生查看了自己的起始卡。
scotland_yard-ride = { $who }{ $ticket-by }前往{ $station }号站。
scotland_yard-ride-unseen = { $who }{ $ticket-by }离开，去向不明。
scotland_yard-double = { $who }宣布双倍移动：连乘两程。
# 侦探每次乘车后没有找到X先生：无话可说。
scotland_yard-missed = { "" }
scotland_yard-caught = X先生就在这里：他落网了！
scotland_yard-cornered = X先生已无车可乘：他被困住了！

## 版图之外。

scotland_yard-round = { $rounds ->
        [0] 第{ $round }回合。行程记录：已填{ $window }格，共{ $windows }格。
       *[other] 第{ $round }回合，共{ $rounds }回合。行程记录：已填{ $window }格。
    }
scotland_yard-log = 行程记录：{ $windows }。
scotland_yard-window = { $station ->
        [0] { $number }.{ $ticket }
       *[other] { $number }.{ $ticket }至{ $station }号站
    }
scotland_yard-here = X先生在{ $station }号站。
scotland_yard-last-seen = X先生上次现身是在{ $station }号站（第{ $window }格）。
scotland_yard-detective = { $who }在{ $station }号站。车票：{ $tickets }。
scotland_yard-tickets = { $who }的车票：{ $tickets }。
# 张数也可能是“∞”或“无限”，那就不说“张”。
scotland_yard-many = { $count ->
        [other] { $ticket }{ $count }张
       *[endless] { $ticket }{ $count }
    }
scotland_yard-stuck = 无车可乘：{ $who }。

scotland_yard-asks-mrx = { $reveal ->
        [1] 第{ $round }回合：{ $who }乘车，随后现身（第{ $window }格）。
       *[0] 第{ $round }回合：{ $who }秘密乘车（第{ $window }格）。
    }
scotland_yard-asks-mrx-2 = { $reveal ->
        [1] 第{ $round }回合：双倍移动，{ $who }乘第一程，随后现身。
       *[0] 第{ $round }回合：双倍移动，{ $who }乘第一程。
    }
scotland_yard-asks-mrx-1 = { $reveal ->
        [1] 第{ $round }回合：双倍移动，{ $who }乘第二程，随后现身。
       *[0] 第{ $round }回合：双倍移动，{ $who }乘第二程。
    }
scotland_yard-asks-detective = { $rounds ->
        [0] 第{ $round }回合：{ $who }乘车。
       *[other] 第{ $round }回合（共{ $rounds }回合）：{ $who }乘车。
    }

## 结局。

scotland_yard-reason-caught = 侦探找到了X先生
scotland_yard-reason-cornered = X先生无车可乘
scotland_yard-reason-escaped = 最后一个回合已过，X先生仍然在逃
scotland_yard-reason-stuck = 侦探全都无车可乘

## 局面。

scotland_yard-position-order = 棋子按抽起始卡的次序放置：{ $seats }。请全部写出，或只写最前面的几枚。
scotland_yard-position-occupied = 两名侦探不能同在{ $station }号站。请把其中一名放到别处。
scotland_yard-position-early = 起始卡还没抽完，局面中不能写 { $key }=。请先放好所有棋子：{ $seats }。
scotland_yard-position-log = 行程记录的第{ $window }格不能写“{ $text }”。可以写：{ $allowed }。
scotland_yard-position-no-ride = { $seat } 在这里无车可乘，所以不可能轮到 { $seat }。请给它车票，或让出去路，或用 turn= 写明轮到谁。
scotland_yard-position-impossible = 任何对局都不会走到这一步：X先生与侦探同站，或者 doubling= 与 turn= 及行程记录不符。
scotland_yard-position-whose = { $keys } 只能写其中一个。
scotland_yard-position-doubles = 按行程记录中的双倍移动计算，X先生的双程票会超过 { $most } 张，或者记录里已没有空格。请从 log= 或 tickets= 中去掉一些。
scotland_yard-position-no-log = 侦探在X先生之后乘车：请把他的行程写入 log=。
scotland_yard-position-over = 这里游戏已经结束：请写 over={ $over }，或者改动行程记录、车票或棋子。

## 选项与地图。

scotland_yard-error-deck = 地图“{ $map }”没有起始卡“{ $deck }”。它有：{ $decks }。
scotland_yard-error-cards = 地图“{ $map }”的起始卡“{ $deck }”太少，不够{ $detectives }名侦探用。请减少侦探，或换一副起始卡。
scotland_yard-error-reveals = “{ $text }”不是由小到大的格号。写法如：3,8,13,18。
scotland_yard-error-windows = { $windows } 格的行程记录太长，最多 { $most } 格。请减少回合或双程票。
scotland_yard-error-no-map = 没有地图“{ $map }”。这里的地图：{ $maps }。其他地图请存为 JSON 文件，放进 GASLAMP_MAPS 所指的文件夹。
scotland_yard-error-map = 地图“{ $map }”无法使用：{ $what }
scotland_yard-map-file = 它的文件读不出来（{ $why }）。文件里该写什么，请看 docs/maps.md。
scotland_yard-map-circle = 它以别的地图为底图，绕了一圈，底图竟又是它自己。
scotland_yard-map-stations = 它的车站必须编号为1、2、3……，至少2个，最多 { $most } 个。
scotland_yard-map-outside = { $station }号站在边框之外。
scotland_yard-map-same-place = 它有两个车站在同一位置。
scotland_yard-map-frame = 它的 frame 宽和高都应在1至{ NUMBER($most, useGrouping: 0) }之间。
scotland_yard-map-line = { $way } 线路 { $line } 必须连接1至{ $most }号站中两个不同的车站，而且只能写一次。
scotland_yard-map-no-line = 没有可以去掉的 { $way } 线路 { $line }。
scotland_yard-map-apart = 从1号站出发，无论怎样换乘，都到不了{ $station }号站。
scotland_yard-map-no-starts = 它没有起始卡。
scotland_yard-map-starts = 起始卡“{ $deck }”必须是1至{ $most }号站中互不相同的车站，而且只能叫 classic 或 split_2013。
scotland_yard-map-cornered = X先生可能连第一程都乘不了：从他的起始卡{ $station }号站凭票能到的车站全是侦探的起始卡。
scotland_yard-map-tickets = “{ $ticket }”不是车票，或者张数不在0至99之间。车票有：{ $tickets }。
scotland_yard-map-length = 它的 length“{ $length }”应写成 22_rounds 或 24_windows 这样，reveals“{ $reveals }”应写成 3,8,13,18 这样，或写 none。
