## 开膛手杰克口袋版。

mr_jack_pocket = 开膛手杰克口袋版
mr_jack_pocket-about = 一人是杰克，混迹于白教堂街头的九名嫌疑犯之中；另一人凭着一份又一份不在场证明，步步紧逼。
mr_jack_pocket-players = 2人
mr_jack_pocket-minutes = 15分钟
mr_jack_pocket-aim-jack = 你是杰克，藏身于九名嫌疑犯之中。避开侦探的视线，拖延时间：集齐六个沙漏，或熬过八个回合，你就赢了。
mr_jack_pocket-aim-investigator = 你是探长。每回合结束时你会知道杰克是否在侦探的视线之内，不相符的人便是无辜的。在八个回合内排除到只剩一名嫌疑犯。
mr_jack_pocket-seat-jack = 杰克
mr_jack_pocket-seat-investigator = 探长

mr_jack_pocket-name-madame = 夫人
mr_jack_pocket-name-goodley = 古德利警长
mr_jack_pocket-name-bert = 杰里米·伯特
mr_jack_pocket-name-gull = 威廉·格尔
mr_jack_pocket-name-stealthy = 斯黛尔西小姐
mr_jack_pocket-name-smith = 约翰·史密斯
mr_jack_pocket-name-lestrade = 雷斯垂德督察
mr_jack_pocket-name-pizer = 约翰·派泽
mr_jack_pocket-name-lane = 约瑟夫·莱恩
mr_jack_pocket-name-holmes = 福尔摩斯
mr_jack_pocket-name-watson = 华生
mr_jack_pocket-name-toby = 托比

mr_jack_pocket-face-alibi = 不在场证明
mr_jack_pocket-face-holmes = 福尔摩斯
mr_jack_pocket-face-watson = 华生
mr_jack_pocket-face-toby = 托比
mr_jack_pocket-face-rotation = 旋转
mr_jack_pocket-face-exchange = 交换
mr_jack_pocket-face-joker = 百搭

## 对局经过。

mr_jack_pocket-tile = 摆下{ $name }的板块，墙朝{ $word2 ->
        [n] 北
        [e] 东
        [s] 南
       *[w] 西
    }。
mr_jack_pocket-jack = 杰克的身份是{ $name }。
mr_jack_pocket-jack-unseen = 杰克查看了自己的身份卡。
mr_jack_pocket-toss = 掷出行动标记：{ $faces }。
mr_jack_pocket-walk = { $who }将{ $name }前移{ $word1 }格。
mr_jack_pocket-joker = { $who }使用百搭，将{ $name }前移1格。
mr_jack_pocket-joker-nobody = { $who }使用百搭，谁也没有移动。
mr_jack_pocket-alibi = { $who }使用不在场证明，抽取一张卡。
mr_jack_pocket-card = 抽到{ $name }的不在场证明。
mr_jack_pocket-card-unseen = 杰克抽了一张不在场证明卡，没有给任何人看。
mr_jack_pocket-rotate = { $who }将{ $word1 }号位的板块{ $word2 ->
        [right] 向右转四分之一圈
        [left] 向左转四分之一圈
       *[half] 转半圈
    }。
mr_jack_pocket-exchange = { $who }交换{ $word1 }号位与{ $word2 }号位的板块。
mr_jack_pocket-witness-seen = 目击者作证：有人看见了杰克。
mr_jack_pocket-witness-hidden = 目击者作证：没有人看见杰克。
mr_jack_pocket-witness-seen-six = 目击者作证：有人看见了杰克，而他已集齐六个沙漏。
mr_jack_pocket-witness-hidden-six = 目击者作证：没有人看见杰克，而他已集齐六个沙漏。

## 版图之外。

mr_jack_pocket-turn = 第{ $turn }回合，共8回合。回合标记：杰克{ $jack }枚，探长{ $investigator }枚。
mr_jack_pocket-chase = 追捕开始：只要杰克在某个回合结束时被看见，探长立即获胜。
mr_jack_pocket-actions = 剩余行动：{ $faces }。
mr_jack_pocket-next-actions = 下回合的行动标记：{ $faces }。
mr_jack_pocket-shown = 已公开的不在场证明：{ $names }。
mr_jack_pocket-jack-cards = 杰克手中有{ $count }张不在场证明卡。
mr_jack_pocket-you-are = 杰克的身份是{ $name }。
mr_jack_pocket-your-hourglasses = 沙漏：{ $count }个，目标6个。
mr_jack_pocket-your-cards = 杰克的不在场证明卡：{ $cards }。

mr_jack_pocket-asks = 第{ $turn }回合（共8回合）：{ $number ->
        [1] { $who }使用第一枚标记，随后对方连用两枚。
        [2] { $who }连用两枚标记，这是第一枚。
        [3] { $who }连用两枚标记，这是第二枚。
       *[4] { $who }使用最后一枚标记，随后目击者作证。
    }

## 结局。

mr_jack_pocket-reason-one-suspect = 只剩一名嫌疑犯
mr_jack_pocket-reason-six-hourglasses = 杰克集齐六个沙漏
mr_jack_pocket-reason-seen = 杰克在追捕中被看见
mr_jack_pocket-reason-unseen = 关键时刻无人看见杰克
mr_jack_pocket-reason-out-of-time = 八个回合已过，嫌疑犯仍不止一名

## 局面。

error-position-faces = 到了第{ $turn }回合，局面需要写明 faces=…：行动标记已经掷出或翻面。
error-position-tokens = 四枚行动标记不可能是“{ $text }”。它们的两面依次为：{ $tokens }。
error-position-jack = 杰克不可能是{ $jack }，因为这块板块是空白面朝上。请把它翻回来，或另选一人。
error-position-shown = “{ $what }”的不在场证明已经公开，板块必须空白面朝上：请写 -{ $what }。
error-position-early = 局面中若没有九块板块和 jack=…，就不能写 { $key }=：游戏还没开始。
error-position-card = card= 要求不在场证明标记已经用过：请写 faces=-alibi,…。
error-position-cards = 到第{ $turn }回合为止，最多抽过{ $most }张不在场证明卡。请从 cards= 和 shown= 中去掉几张。
error-position-chase = 追捕中只有杰克（{ $jack }）仍然正面朝上。请把其他板块翻到空白面，或去掉 chase=。
