## 开膛手杰克纽约版。

mr_jack_new_york = 开膛手杰克纽约版
mr_jack_new_york-about = 1900年前后，曼哈顿之夜。杰克漂洋过海，藏身于八张新面孔之中。城市还在建设：地铁站、路灯、高楼和公园，让街头时时变样。
mr_jack_new_york-players = 2人
mr_jack_new_york-minutes = 40分钟
mr_jack_new_york-aim-jack = 你是杰克，藏身于八名角色之中。八个回合内不被逮捕，你就赢了；若上一回合没有人看见你，也可以让你的角色从陆路或乘轮船逃出曼哈顿，当即获胜。
mr_jack_new_york-aim-detective = { mr_jack-aim-detective }
mr_jack_new_york-seat-jack = { mr_jack-seat-jack }
mr_jack_new_york-seat-detective = { mr_jack-seat-detective }

mr_jack_new_york-name-beach = 阿尔弗雷德·比奇
mr_jack_new_york-name-rider = 驭云者
mr_jack_new_york-name-latimer = 刘易斯·拉蒂默
mr_jack_new_york-name-grant = 艾玛·格兰特夫人
mr_jack_new_york-name-callahan = 詹姆斯·卡拉汉
mr_jack_new_york-name-eastman = 蒙克·伊斯特曼
mr_jack_new_york-name-tumblety = 弗朗西斯·坦布尔蒂
mr_jack_new_york-name-smith = 爱德华·史密斯
mr_jack_new_york-liberty = 自由岛

# 各人的本领，一口气说完。
mr_jack_new_york-power-beach = 走1至3步；在此之前或之后，在空街道上建一座地铁站，不能与别的地铁站相邻。
mr_jack_new_york-power-rider = 走1至3步，越过建筑不算步数；在此之前或之后，在空街道上建一栋建筑。
mr_jack_new_york-power-latimer = 走1至3步；在此之前或之后，在空街道上立一盏路灯，不能与别的路灯相邻。
mr_jack_new_york-power-grant = 走1至3步；在此之前或之后，将一块地铁站、路灯或建筑板块翻成公园。
mr_jack_new_york-power-callahan = 走1至3步；在此之前或之后，移动一道路障，它封住两格。
mr_jack_new_york-power-eastman = 走1至3步；或者不走，改为移动另一名与他同样可见或同样不可见的角色，那人不能乘地铁。
mr_jack_new_york-power-tumblety = 走1至3步；也可以让身边的一人与任意另一人互换位置。
mr_jack_new_york-power-smith = 走1至3步；在此之前或之后，将一艘轮船移到空港口。

mr_jack_new_york-option-latimer = 拉蒂默的起点
mr_jack_new_york-option-latimer-6-11 = 6-11
mr_jack_new_york-option-latimer-5-8 = 5-8
mr_jack_new_york-option-tumblety = 坦布尔蒂的能力
mr_jack_new_york-option-tumblety-and = 移动之外还可使用
mr_jack_new_york-option-tumblety-or = 用来代替移动

mr_jack_new_york-aid-jack = { mr_jack-aid-jack }
mr_jack_new_york-aid-suspected = { mr_jack-aid-suspected }
mr_jack_new_york-aid-cards = { mr_jack-aid-cards }

## 对局经过。走的是谁，前一行已经说了。

mr_jack_new_york-escape = { $by ->
        [land] 杰克经陆路出口 { $hex } 逃出曼哈顿！
       *[steamer] 杰克在 { $hex } 乘轮船逃出曼哈顿！
    }
mr_jack_new_york-smuggle = { $by ->
        [land] 伊斯特曼将{ $name }移到 { $hex }：那正是杰克，他从陆路逃出曼哈顿！
       *[steamer] 伊斯特曼将{ $name }移到 { $hex }：那正是杰克，他乘轮船逃出曼哈顿！
    }
mr_jack_new_york-metro = 在 { $hex } 建一座地铁站。
mr_jack_new_york-lamp = 在 { $hex } 立一盏路灯。
mr_jack_new_york-building = 在 { $hex } 建一栋建筑。
mr_jack_new_york-park = 将 { $hex } 翻成公园。
mr_jack_new_york-barrier = 将 { $from } 的路障移到 { $one } 和 { $two }。
mr_jack_new_york-steamer = 将轮船从 { $from } 移到 { $to }。
# $hex 也可能是“自由岛”，所以放在冒号之后，前面不空格。
mr_jack_new_york-send = 移动{ $name }，终点：{ $hex }。
mr_jack_new_york-swap = { $one }与{ $two }互换位置。
mr_jack_new_york-pass = 没有人互换位置。
mr_jack_new_york-informant = 线人的新去处：{ $hex }。
mr_jack_new_york-witness-visible = { mr_jack-witness-visible }
mr_jack_new_york-witness-invisible = 目击者作证：没有人看见杰克。下回合他可以逃出曼哈顿。

## 版图之外。

# 名字的前四个字母与版图上的写法一致，不随语言改变。
mr_jack_new_york-legend = 图例：•BEAC 可见，beac 无辜；░ 灯光，*** 路灯，(M) 地铁站，♣ 公园，▓ 建筑板块，█ 印好的建筑，x 路障；=>L= 去自由岛（lib.）的码头，=L>= 从自由岛来的码头；~[#]~ 轮船，~[ ]~ 空港口，>>> 陆路出口；? 线人，! 沉默的线人。
mr_jack_new_york-may-leave = 目击卡为“不可见”：本回合杰克可以逃出曼哈顿。
mr_jack_new_york-may-not-leave = 目击卡为“可见”：本回合杰克不能逃出曼哈顿。

mr_jack_new_york-asks-informant = { $who }把线人移到别处。
mr_jack_new_york-asks-send = { $who }移动{ $name }，或改为移动另一名与他同样可见或同样不可见的角色。
mr_jack_new_york-asks-and-swap = { $who }移动{ $name }，还可以让他身边的一人与别人互换位置。
mr_jack_new_york-asks-or-swap = { $who }移动{ $name }，或者改为让他身边的一人与别人互换位置。
mr_jack_new_york-asks-may-swap = { $who }可以让{ $name }身边的一人与别人互换位置。

## 结局。

mr_jack_new_york-reason-arrested = { mr_jack-reason-arrested }
mr_jack_new_york-reason-wrong-accused = { mr_jack-reason-wrong-accused }
mr_jack_new_york-reason-escaped = 杰克逃出曼哈顿
mr_jack_new_york-reason-uncaught = { mr_jack-reason-uncaught }

## 局面。

mr_jack_new_york-position-occupied = { mr_jack-position-occupied }
mr_jack_new_york-position-twice = { mr_jack-position-twice }
mr_jack_new_york-position-two = { mr_jack-position-two }
mr_jack_new_york-position-early = { mr_jack-position-early }
mr_jack_new_york-position-card = { mr_jack-position-card }
mr_jack_new_york-position-jack = { mr_jack-position-jack }
mr_jack_new_york-position-taken = { mr_jack-position-taken }
mr_jack_new_york-position-over = { mr_jack-position-over }
mr_jack_new_york-position-alibis = { $most ->
        [0] 还没有人遇见过线人，不可能抽过不在场证明卡。
       *[other] 每遇见线人一次抽一张不在场证明卡，到此时最多{ $most }张。
    }请从 jack_alibis= 和 detective_alibis= 中去掉多余的。
mr_jack_new_york-position-cards = cards= 之后不能写“{ $text }”。请写出本回合的四名角色，已选走的前面加 -，例如 -beach,grant,rider,smith；奇数回合若不写 cards=，则重新发牌。
mr_jack_new_york-position-active = done= 和 ask= 要求写明 active=…：正在走的是谁？
mr_jack_new_york-position-standing = { $name } 不能在 { $hex }：那里有路灯、建筑或路障。请另选一格。
mr_jack_new_york-position-apart = { $one } 和 { $other } 相邻：两座地铁站不能相邻，两盏路灯也不能。请把其中一块放到别处。
mr_jack_new_york-position-barriers = barriers= 之后不能写“{ $text }”。请写出两对相邻的格子，每格须是街道、公园或地铁站，例如 5-4+6-3,11-14+12-15。
mr_jack_new_york-position-tiles = { $most ->
        [0] 此时还不可能有 { $kind } 板块。请从 tiles= 中去掉。
       *[other] 此时 { $kind } 板块最多{ $most }块。请从 tiles= 中去掉多余的。
    }
mr_jack_new_york-position-informant = 线人不能这样放在 { $hex }。只有写了 ask=alibi 或 ask=informant，他才与别人同格；本回合有人移动过之后，他才会沉默。
mr_jack_new_york-position-barred = { $hex } 在路障之下，那里不能有这种板块：{ $kind }。请把板块放到别的街道，或把路障移到别处。
mr_jack_new_york-position-laid = 已放置 { $laid } 块板块，最多只能有 { $most } 块：开局的板块，加上比奇、拉蒂默和驭云者每次建造的一块；公园是其中翻了面的板块。请从 tiles= 中去掉一些。
