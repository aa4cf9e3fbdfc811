## 不属于任何一款游戏的句子。

referee = 裁判
log-line = { $seat }：{ $move }
# 列表各项之间。
list-separator = 、

## 错误。每一条都说明哪里不对，以及怎样才行。

error-at-line = 第{ NUMBER($line, useGrouping: 0) }行：{ $what }
error-option-value = 选项“{ $option }”不能设为“{ $value }”。可用的值：{ $allowed }。
error-option-name = 这款游戏没有选项“{ $option }”。可用的选项：{ $allowed }。
error-no-positions = { $game } 没有单行局面写法，请改用对局记录。
error-move-text = “{ $text }”不是这款游戏的走法。相近的走法：{ $close }。
error-no-such-move = “{ $text }”不是这款游戏的走法。{ $seat }可以走：{ $legal }。
error-illegal-move = 现在不能走“{ $move }”。{ $seat }可以走：{ $legal }。
error-not-to-act = 还没轮到{ $seat }。现在该行动的是：{ $to_act }。
error-game-over = 游戏已经结束，{ $seat }不能再走了。请另开一局。
error-seat = { $game } 没有座位“{ $text }”。它的座位：{ $seats }。
error-viewer = { $game } 没有“{ $text }”这个视角。请用 public、truth，或用“+”连接的座位：{ $seats }。
error-undo = { $seat }没有可以撤回的走法：只能撤回自己刚走的几步，而且这几步要所有人都看得完整，之后也没有发生任何事。
error-bad-game = 游戏“{ $text }”虽已安装，却无法使用：{ $why }。请修复或移除提供它的软件包。
error-unknown-game = 没有名为“{ $text }”的游戏。这里有：{ $games }。
error-level = 没有等级“{ $level }”。等级的写法如：{ $examples }。
error-option-form = “{ $text }”不是选项。请写成 NAME=VALUE，例如 chase=at_once。
error-seat-form = “{ $text }”没有说明谁坐哪里。请写成 SEAT=LEVEL，例如 jack=tree:0.2s。
error-play-as = 你不能扮演“{ $text }”。请选一个座位，或用“+”连接几个座位：{ $seats }。
error-position-word = “{ $text }”不是局面的一部分。请写成 KEY=VALUE，每个键只写一次。可用的键：{ $keys }。
error-position-value = 局面中 { $key }= 之后不能写“{ $text }”。可以写：{ $allowed }。
error-position-twice = “{ $what }”在局面中出现了两次。每块板块、每张卡都只有一份。
error-position-bots = 电脑玩家必须从第一步开始旁听，而这一局是从某个局面开始的。请从头开局。
error-given-twice = “{ $text }”给了两次。请只给一次。
error-option-record = 对局记录自带选项。请去掉 --option，或不用 --record。
error-hold = 一个人不能同时坐这些座位：{ $text }。同坐的座位必须属于同一方，并且共享秘密。
error-no-features = { $game } 没有特征描述，无法编码它的视图。请用 gaslamp.research.encode.register 提供。
error-feature-value = { $game } 的特征里没有“{ $value }”的位置。请编码某个座位或公众的视图，并列出每个字段的所有取值。
error-drawn-story = 这个状态被抽取之前{ $seat }听到过什么无从知道。请查询抽取它的那名玩家，或查询原来的状态。
error-drawn-state = 从推断中抽取的状态不能保存：它如何产生无从知道。请保存原来的状态。
error-no-ray = 没有安装Ray。请安装：pip install "gaslamp[ray]"，或去掉--ray。
error-no-duel = { $game }没有互相对抗的两方。请用--seat指定玩家。
error-solve-sides = 无法求解{ $game }：它没有互相对抗的两方。请选择有两方的游戏。
error-too-large = { $game }太大，无法从这里一直算到终局：需要的步数超过{ $most }。请从更晚的局面开始，或放宽上限。
error-duel-levels = “{ $levels }”不是对战。请在游戏名后写恰好两个级别，不用--seat，例如：gaslamp match mr_jack tree:1000 greedy。
error-ladder-levels = “{ $levels }”不是阶梯。请至少写两个不同的级别，最弱的在前。
error-results-line = { $path }的第{ NUMBER($number, useGrouping: 0) }行不是结果：{ $why }。请换一个文件。
error-results-version = { $path }里是{ $theirs }版的对局，而这里是{ $ours }版。请换一个文件。

## 规则尚未分出结果，对局却在桌上结束的原因。

reason-resigned = 有人认输
reason-lost-on-time = 有人超时
reason-abandoned = 对局中途被放弃
reason-agreed = 玩家一致同意结束
