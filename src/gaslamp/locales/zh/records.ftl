## 对局记录可能出的错。

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
