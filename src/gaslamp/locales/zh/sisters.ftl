## 两款六边形地图上的《开膛手杰克》：伦敦与纽约。

sisters-jack = 杰克的身份是{ $name }。
sisters-jack-unseen = 杰克查看了自己的身份卡。
sisters-deal = 本回合的角色卡：{ $names }。另外四张下回合出场。
sisters-take = { $who }选择{ $name }。
sisters-last = 最后一张角色卡是{ $name }。
sisters-walk = 走到 { $hex }。
sisters-stay = 无处可走，留在原地。
sisters-accuse = { $who }指控{ $name }！
sisters-alibi = 抽到{ $name }的不在场证明。
sisters-alibi-unseen = 抽了一张不在场证明卡，没有给对方看。
sisters-guilty = 正是杰克：他被逮捕了。
sisters-innocent = 抓错了人，杰克逃之夭夭。

## 版图旁边。

sisters-round = 第{ $round }回合，共8回合。{ $who }先手。
sisters-answers = 目击者作证：{ $answers }。
sisters-answer-visible = 第{ $round }回合可见
sisters-answer-invisible = 第{ $round }回合不可见
sisters-cards = 剩余角色卡：{ $names }。
sisters-next-cards = 下回合出场：{ $names }。
sisters-innocents = 无辜：{ $names }。
sisters-alibis = { $who }手中有{ $count }张不在场证明卡。
sisters-hand = { $who }的不在场证明卡：{ $names }。
sisters-jack-is = 杰克的身份是{ $name }。
sisters-does = { $name }：{ $power }

## 现在要做什么。

sisters-asks-take = 第{ $round }回合（共8回合）：{ $number ->
        [1] { $who }选择第一名角色。
        [2] { $who }连续操控两名角色，这是第一名。
        [3] { $who }连续操控两名角色，这是第二名。
       *[4] { $who }操控最后一名角色。
    }
sisters-asks-move = { $who }移动{ $name }。
sisters-asks-both = { $who }移动{ $name }并使用能力，先后不限。
sisters-asks-power = { $who }使用{ $name }的能力。
