## 开膛手杰克。

mr_jack = 开膛手杰克
mr_jack-about = 1888年，白教堂之夜。八个人都在追捕杰克，其中一人正是杰克。煤气灯一盏盏熄灭，他正悄悄走向出口。
mr_jack-players = 2人
mr_jack-minutes = 30分钟
mr_jack-aim-jack = 你是杰克，藏身于八名角色之中。八个回合内不被逮捕，你就赢了；若上一回合没有人看见你，也可以让你的角色走出街区，当即获胜。
mr_jack-aim-detective = 你是侦探。每回合结束时你会知道是否有人看见了杰克，不相符的人便是无辜的。查出他是谁，再让一名角色走到他所在的格子，将他逮捕：指控只有一次机会，时间只有八个回合。
mr_jack-seat-jack = 杰克
mr_jack-seat-detective = 侦探

mr_jack-name-holmes = 夏洛克·福尔摩斯
mr_jack-name-watson = 约翰·华生
mr_jack-name-smith = 约翰·史密斯
mr_jack-name-lestrade = 雷斯垂德督察
mr_jack-name-stealthy = 斯黛尔西小姐
mr_jack-name-goodley = 古德利警长
mr_jack-name-gull = 威廉·格尔
mr_jack-name-bert = 杰里米·伯特

# 各人的本领，一口气说完。
mr_jack-power-holmes = 走1至3步，然后由操控他的一方秘密抽取一张不在场证明卡。
mr_jack-power-watson = 走1至3步，然后转动提灯，照亮正前方一线上的所有人。
mr_jack-power-smith = 走1至3步；在此之前或之后，将一盏亮着的灯移到未亮的灯柱上。
mr_jack-power-lestrade = 走1至3步；在此之前或之后，将一道警戒线移到未封的出口。
mr_jack-power-stealthy = 走1至4步，可以穿过房屋、花园和灯柱。
mr_jack-power-goodley = 走1至3步；在此之前或之后吹哨，用3点把其他人叫到离他更近的地方。
mr_jack-power-gull = 走1至3步，或者不走，改为与任意一人互换位置。
mr_jack-power-bert = 走1至3步；在此之前或之后，将一块井盖移到敞开的井口上。

mr_jack-exit-nw = 西北出口
mr_jack-exit-ne = 东北出口
mr_jack-exit-sw = 西南出口
mr_jack-exit-se = 东南出口

mr_jack-direction-n = 北
mr_jack-direction-ne = 东北
mr_jack-direction-se = 东南
mr_jack-direction-s = 南
mr_jack-direction-sw = 西南
mr_jack-direction-nw = 西北

mr_jack-option-edition = 版图
mr_jack-option-edition-revised = 修订版（9个井口）
mr_jack-option-edition-first = 初版（8个井口）
mr_jack-option-whistle = 古德利的哨声
mr_jack-option-whistle-all = 只要还有人能来，就不能停
mr_jack-option-whistle-any = 随时可以停

mr_jack-aid-jack = 杰克可能是
mr_jack-aid-suspected = 侦探可以怀疑的人
mr_jack-aid-cards = 对方手中可能有的不在场证明卡

## 对局经过。走的是谁，前一行已经说了。

mr_jack-escape = 杰克从{ $exit }逃出街区！
mr_jack-lamp = 将一盏灯从 { $from } 移到 { $to }。
mr_jack-cover = 将一块井盖从 { $from } 移到 { $to }。
mr_jack-cordon = 将一道警戒线从{ $from }移到{ $to }。
mr_jack-whistle = 吹哨把{ $name }叫到 { $hex }。
mr_jack-stop = 哨声停了。
mr_jack-swap = 与{ $name }互换位置。
mr_jack-face = 提灯照向{ $direction }。
mr_jack-witness-visible = 目击者作证：有人看见了杰克。
mr_jack-witness-invisible = 目击者作证：没有人看见杰克。下回合他可以逃出街区。

## 版图之外。

# 名字的前四个字母与版图上的写法一致，不随语言改变。
mr_jack-legend = 图例：•HOLM 可见，holm 无辜；░ 灯光，*1* 亮着的灯，(·) 未亮的灯柱；o 敞开的井口，x 盖住的井口；↗ 华生的提灯；═ 警戒线。
mr_jack-may-leave = 目击卡为“不可见”：本回合杰克可以逃出街区。
mr_jack-may-not-leave = 目击卡为“可见”：本回合杰克不能逃出街区。
mr_jack-asks-swap = { $who }移动{ $name }，或让他与别人互换位置。
mr_jack-asks-whistle = { $who }继续吹哨叫人，还剩{ $points }点。
mr_jack-asks-face = { $who }转动华生的提灯。

## 结局。

mr_jack-reason-arrested = 杰克被逮捕
mr_jack-reason-wrong-accused = 侦探指控了无辜的人
mr_jack-reason-escaped = 杰克逃出街区
mr_jack-reason-uncaught = 八个回合已过，杰克仍然在逃

## 局面。

mr_jack-position-occupied = { $hex } 已经有人：请把 { $name } 放到别处。每名角色各占一格。
mr_jack-position-twice = “{ $what }”在 { $key }= 之后出现了两次。请只写一次。
mr_jack-position-two = { $key }= 之后不能写“{ $text }”：这里总是不多不少两个。
mr_jack-position-early = 局面中若没有 jack=…，就不能写 { $key }=：游戏还没开始。
mr_jack-position-lamps = 第{ $round }回合亮着的灯片，有编号的是：{ $tiles }；另有两片没有编号。请在 lamps= 之后恰好写出这些，例如 b2:1,f5。
mr_jack-position-card = { $name } 的不在场证明卡只能在一处：杰克的身份、杰克手中或侦探手中。
mr_jack-position-alibis = 福尔摩斯每出场一次抽一张不在场证明卡，到此时最多{ $most }张。请从 jack_alibis= 和 detective_alibis= 中去掉多余的。
mr_jack-position-jack = 杰克不可能是 { $jack }，因为此人已列为无辜。请从 innocents= 中去掉，或另选一人。
mr_jack-position-cards = cards= 之后不能写“{ $text }”。请写出本回合的四名角色，已选走的前面加 -，例如 -bert,gull,holmes,smith；奇数回合若不写 cards=，则重新发牌。
mr_jack-position-active = done=、whistle= 和 ask= 要求写明 active=…：正在走的是谁？
mr_jack-position-taken = { $name } 的角色卡要先被选走，才能正在走：请写 cards=-{ $name },…。
mr_jack-position-over = 这里游戏已经结束：请写 over={ $over }。
