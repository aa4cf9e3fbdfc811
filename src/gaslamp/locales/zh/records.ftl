## 对局记录可能出的错。

error-record-long = 一份记录最多{ $longest }个字符。这段文字更长，不会是一局棋的记录。
error-record-line = “{ $text }”不是记录中的一行。标签写作 [Name "value"]，走法写作“seat: move, move”，注释写作“; text”。
error-record-tag = “{ $text }”不是标签。请写成 [Name "value"]，引号之内用 \" 表示 "，用 \\ 表示 \。
error-record-tag-late = 标签 { $tag } 出现在走法之后。请把所有标签写在第一步之前。
error-record-tag-twice = 标签 { $tag } 在第{ NUMBER($line, useGrouping: 0) }行已经写过。请只留一个。
error-record-tag-name = “{ $tag }”不能用作自定义标签。请用字母、数字和“_”，以字母开头，并避开这些名称：{ $known }。
error-record-one-line = 标签 { $tag } 的值里有换行。请写成一行。
error-record-comment = 有一条注释放在第{ $after }步之后，而对局共{ $moves }步。请放在其中某一步之后，或用0放在第一步之前。
error-record-no-move = “{ $text }”里缺了一步。请写成“seat: move, move”，末尾不加逗号。
error-record-no-game = 缺少标签 Game。请以 [Game "name"] 开头；这里的游戏：{ $games }。
error-record-game = 这是“{ $text }”的记录，却用 { $game } 来读。请使用记录所指的游戏。
error-record-rules = 这份记录依照 { $game } 的第{ $text }版规则，而这里只能玩第{ $rules }版。请使用支持那一版规则的 Gaslamp。
error-record-seats = “{ $text }”不是 { $game } 的座位。请写“{ $seats }”，或去掉这个标签。
error-record-options = “{ $text }”不是选项。请把每个选项写成 name=value，各写一次，用空格隔开。
error-record-position = 局面包含全部真相，因此从{ $viewer }的视角写的记录不能含有局面。请以视角“truth”写记录。
error-record-winners = 胜者不能是“{ $text }”。请写座位，用空格隔开（{ $seats }）；无人获胜则写“-”。
error-record-reason = 标签 Reason 旁边没有 Result。请补上标签 Result，或两个都去掉。
error-record-not-truth = 这份记录只写了{ $viewer }所见，而能重放的只有真相。请改为当作推断来听。
error-record-truth = 这份记录写的就是真相，没有什么可推断的。请直接重放。
error-record-not-seen = { $viewer }此刻看到的不可能是“{ $seen }”。可能的有：{ $possible }。
error-record-no-world = { $viewer }此刻看到的不可能是“{ $seen }”：没有哪一局能这样进行下去。请让记录在它之前结束。
error-record-not-over = 记录写有结果，游戏却还没结束；该行动的是：{ $to_act }。请补上缺少的走法，或去掉 Result 和 Reason。只有在桌上提前结束的对局才会停在这里，其原因必须是以下之一：{ $reasons }。
error-record-result = 记录写的结局是“{ $told }”，按走法却应是“{ $real }”。请改正 Result 和 Reason，或将其去掉。
error-record-too-many = 符合这份 { $game } 记录的可能情形太多，无法逐一跟踪。请改为重放真相的记录。
error-record-viewer = 这份记录只写了{ $has }所见，无法从{ $asked }的视角显示。

## 一局的证明可能出的错。

error-proof-none = 这不是一局的证明。第一行应为“{ $first }”；请使用服务器给出的原文件。
error-proof-end = 证明的最后一行没有结束：被截断或添加了内容。请使用服务器给出的原文件。
error-proof-line = 这不是证明中的一行。它被改动过，或以别的形式保存过。
error-proof-field = 这里应只有“{ $name }”和它的值。有人改动过。
error-proof-written = 证明的写法只有一种，这份不是。有人改动过。
error-proof-commitment = 密钥不是当初封存的那个：它的哈希不等于承诺。两者之一被改动了。
error-proof-number = 这里应是事件 { $number }，却是 { $found }：有事件被删去、重复或调换。
error-proof-changed = 事件 { $number } 与当初封存的不符：它、它的环或密钥被改动了。
error-proof-head = 链头不是最后一个事件（{ $number }）的环：链头被改动，或末尾缺了事件。
error-proof-event = 这个事件无法理解：{ $why }。它不是牌桌写下的。
error-proof-unopened = 证明以开桌开头，且只开一次。这份是拼凑的。
error-proof-unfinished = 证明在对局结束之前就断了。请等对局结束后再取。
error-proof-begun = 对局在此开始，但并非人人都交了随机串，或者它早已开始。
error-proof-not-on = 这里发生了此时牌桌上不会有的事：对局尚未开始或已经结束。
error-proof-bot = 这里电脑玩家交了随机串：那样服务器就能挑选抽取结果。
error-proof-draw = 裁判抽到的不是它：这里写着“{ $told }”，而密钥和随机串给出“{ $drawn }”。
error-proof-seen = “{ $move }”被看到的样子与规则所示不符。
error-proof-undone = 事件 { $number } 的那步棋在这里不能收回。
error-proof-time = 这里时间倒流：记录说前一个事件更晚。
error-proof-options = 开桌所用的座位或选项与 { $game } 的不同。这份是拼凑的。
error-proof-long = 牌桌从不写超过 { NUMBER($longest, useGrouping: 0) } 个字符的行，也不会超过 { NUMBER($most, useGrouping: 0) } 个事件。这不是一局的证明。
error-proof-seats = “{ $seats }”不是桌上某一个人的全部座位，不多不少。没有人能这样做。
error-proof-nobody = 座位 { $seat } 这时没有人坐，没有人能这样做，对局也不可能开始。
error-proof-taken = “{ $seats }”这时不能入座或空出：那里已有人坐，或一个人不能同时坐这些座位。
error-proof-nonce = “{ $seats }”交来了随机串，而那里并不欠随机串：那样服务器就能挑选抽取结果。
error-proof-paused = 全桌同意暂停后这里仍有人走棋，或没有暂停却在这里继续。
error-proof-must-end = 对局在此必须结束：有人超时，或一方的人都已认输。
error-proof-undone-bot = 事件 { $number } 的那步棋连同电脑玩家的走法一起被收回。牌桌从不这样做。
error-proof-undone-unasked = 事件 { $number } 的那步棋连同别人的走法一起被收回，而没有人提议过。
error-proof-proposed = 这里执行、回答或提出了一件事，而当时商议的是另一件事，或什么也没有。
error-proof-flag = { $seat } 这时不可能超时：它的时钟没有走，或时钟给的时间比轮到它的时间更多。
error-proof-ending = 对局在此以{ $told }结束，而之前没有任何事导致这个结局：没有超时，输的一方没有认输，也没有人提议结束。
