## 神秘大地。

mysterium = 神秘大地
mysterium-about = 幽灵不能说话，只能托梦。大家合力查清：宅子里有谁，在哪里，拿着什么；最后，是谁下的手。
mysterium-players = 2至7人
mysterium-minutes = 45分钟
mysterium-aim-ghost = 你是幽灵，不能说话。每名灵媒各有要找的卡，只有你知道：先是人物，再是地点，最后是物品。用梦境给他们提示。等大家全部找到，选定真凶，再给所有人托一个共同的梦。你们同输同赢。
mysterium-aim-psychic = 你是灵媒。幽灵托来的梦，先提示你的人物，再提示地点，最后提示物品。与大家商量，把水晶球放到卡上，再作出猜测。等所有人都找齐，合力找出真凶；你们总共只有七天。
# 对每名灵媒说的都一样。
mysterium-aim-red = { mysterium-aim-psychic }
mysterium-aim-blue = { mysterium-aim-psychic }
mysterium-aim-green = { mysterium-aim-psychic }
mysterium-aim-yellow = { mysterium-aim-psychic }
mysterium-aim-violet = { mysterium-aim-psychic }
mysterium-aim-white = { mysterium-aim-psychic }
mysterium-seat-ghost = 幽灵
mysterium-seat-psychic = 灵媒
mysterium-seat-red = 红色灵媒
mysterium-seat-blue = 蓝色灵媒
mysterium-seat-green = 绿色灵媒
mysterium-seat-yellow = 黄色灵媒
mysterium-seat-violet = 紫色灵媒
mysterium-seat-white = 白色灵媒
mysterium-side-together = 所有人

# 水晶球、标记和组合的颜色：“红色水晶球”。
mysterium-colour-red = 红色
mysterium-colour-blue = 蓝色
mysterium-colour-green = 绿色
mysterium-colour-yellow = 黄色
mysterium-colour-violet = 紫色
mysterium-colour-white = 白色

mysterium-kind-character = 人物
mysterium-kind-location = 地点
mysterium-kind-object = 物品

mysterium-option-players = 玩家人数
mysterium-option-difficulty = 难度
mysterium-option-difficulty-easy = 简单
mysterium-option-difficulty-normal = 普通
mysterium-option-difficulty-hard = 困难
mysterium-option-difficulty-very_hard = 极难

mysterium-aid-culprit = 谁可能是真凶
mysterium-aid-red-character = { mysterium-colour-red }水晶球可能要找的{ mysterium-kind-character }
mysterium-aid-red-location = { mysterium-colour-red }水晶球可能要找的{ mysterium-kind-location }
mysterium-aid-red-object = { mysterium-colour-red }水晶球可能要找的{ mysterium-kind-object }
mysterium-aid-blue-character = { mysterium-colour-blue }水晶球可能要找的{ mysterium-kind-character }
mysterium-aid-blue-location = { mysterium-colour-blue }水晶球可能要找的{ mysterium-kind-location }
mysterium-aid-blue-object = { mysterium-colour-blue }水晶球可能要找的{ mysterium-kind-object }
mysterium-aid-green-character = { mysterium-colour-green }水晶球可能要找的{ mysterium-kind-character }
mysterium-aid-green-location = { mysterium-colour-green }水晶球可能要找的{ mysterium-kind-location }
mysterium-aid-green-object = { mysterium-colour-green }水晶球可能要找的{ mysterium-kind-object }
mysterium-aid-yellow-character = { mysterium-colour-yellow }水晶球可能要找的{ mysterium-kind-character }
mysterium-aid-yellow-location = { mysterium-colour-yellow }水晶球可能要找的{ mysterium-kind-location }
mysterium-aid-yellow-object = { mysterium-colour-yellow }水晶球可能要找的{ mysterium-kind-object }
mysterium-aid-violet-character = { mysterium-colour-violet }水晶球可能要找的{ mysterium-kind-character }
mysterium-aid-violet-location = { mysterium-colour-violet }水晶球可能要找的{ mysterium-kind-location }
mysterium-aid-violet-object = { mysterium-colour-violet }水晶球可能要找的{ mysterium-kind-object }
mysterium-aid-white-character = { mysterium-colour-white }水晶球可能要找的{ mysterium-kind-character }
mysterium-aid-white-location = { mysterium-colour-white }水晶球可能要找的{ mysterium-kind-location }
mysterium-aid-white-object = { mysterium-colour-white }水晶球可能要找的{ mysterium-kind-object }

# 桌上的卡。
mysterium-card-actress = 女演员
mysterium-card-alchemist = 炼金术士
mysterium-card-archaeologist = 考古学家
mysterium-card-astronomer = 天文学家
mysterium-card-beekeeper = 养蜂人
mysterium-card-blacksmith = 铁匠
mysterium-card-clockmaker = 钟表匠
mysterium-card-cook = 厨师
mysterium-card-doctor = 医生
mysterium-card-gardener = 园丁
mysterium-card-hunter = 猎人
mysterium-card-magician = 魔术师
mysterium-card-musician = 音乐家
mysterium-card-nanny = 保姆
mysterium-card-painter = 画家
mysterium-card-sailor = 水手
mysterium-card-seamstress = 女裁缝
mysterium-card-soldier = 士兵
mysterium-card-attic = 阁楼
mysterium-card-aviary = 鸟舍
mysterium-card-ballroom = 舞厅
mysterium-card-bathhouse = 浴室
mysterium-card-boathouse = 船屋
mysterium-card-chapel = 礼拜堂
mysterium-card-clock_tower = 钟楼
mysterium-card-crypt = 墓室
mysterium-card-gallery = 画廊
mysterium-card-greenhouse = 温室
mysterium-card-kitchen = 厨房
mysterium-card-library = 藏书室
mysterium-card-maze = 迷宫
mysterium-card-nursery = 儿童房
mysterium-card-observatory = 天文台
mysterium-card-stable = 马厩
mysterium-card-theatre = 剧院
mysterium-card-wine_cellar = 酒窖
mysterium-card-axe = 斧头
mysterium-card-bell = 铃铛
mysterium-card-candlestick = 烛台
mysterium-card-dagger = 匕首
mysterium-card-doll = 玩偶
mysterium-card-hammer = 锤子
mysterium-card-key = 钥匙
mysterium-card-lantern = 提灯
mysterium-card-letter = 信
mysterium-card-mask = 面具
mysterium-card-mirror = 镜子
mysterium-card-necklace = 项链
mysterium-card-pistol = 手枪
mysterium-card-pocket_watch = 怀表
mysterium-card-poison = 毒药
mysterium-card-rope = 绳子
mysterium-card-scissors = 剪刀
mysterium-card-umbrella = 雨伞

## 对局经过。

mysterium-table = 摆上桌：{ $card }。
mysterium-combination = { $colour }标记下是：{ $card }。
mysterium-combination-unseen = { $colour }标记下放了一张卡。
mysterium-draw = 幽灵抽到{ $dream }号梦境。
mysterium-draw-unseen = 幽灵抽了一张梦境。
mysterium-dream = 幽灵给{ $colour }水晶球放下{ $dream }号梦境。
mysterium-dream-unseen = 幽灵给{ $colour }水晶球放下一张梦境，面朝下。
mysterium-close = 幽灵结束这个梦。
mysterium-show = 亮出{ $dream }号梦境。
mysterium-throw = 幽灵弃掉全部手牌。
mysterium-guess = { $who }为{ $colour }水晶球猜测：{ $card }。
mysterium-right = { $colour }水晶球：猜对了。
mysterium-wrong = { $colour }水晶球：猜错了。
mysterium-culprit = 幽灵选定真凶：{ $colour }组合。
mysterium-culprit-unseen = 幽灵已选定真凶。
mysterium-share = 幽灵给所有人放下{ $dream }号梦境。
mysterium-share-unseen = 幽灵给所有人放下一张梦境，面朝下。
mysterium-vote = { $who }投给{ $colour }组合。
mysterium-vote-unseen = { $who }已投票。
mysterium-ballot = { $voter }的票投给了{ $colour }组合。
mysterium-lot = 抽签抽中{ $colour }组合。
mysterium-guilty = { $colour }组合：正是真凶！
mysterium-innocent = { $colour }组合：不是真凶。

## 桌面之外。

mysterium-day = 第{ $day }天，共7天；{ $left ->
        [0] 这是最后一天。
       *[other] 之后还有{ $left }天。
    }
mysterium-piles = 梦境：幽灵手中{ $hand }张，牌堆{ $deck }张，弃牌堆{ $discard }张。
mysterium-throws-day = { $throws ->
        [0] 幽灵今天不能再弃换手牌。
       *[other] 幽灵今天可以弃换一次手牌。
    }
mysterium-throws-game = { $throws ->
        [0] 幽灵不能再弃换手牌。
       *[other] 幽灵还可以弃换{ $throws }次手牌。
    }
mysterium-culprit-is = 真凶：{ $colour }组合。
mysterium-asks-dreams = 幽灵给出今天的梦境。
mysterium-asks-guesses = 已有梦境的灵媒各作猜测。
mysterium-asks-both = 幽灵给出梦境；已有梦境的灵媒可以先猜。
mysterium-asks-culprit = 幽灵选定真凶。
mysterium-asks-shared = 幽灵给所有人放下三张梦境。
mysterium-asks-vote = { $round ->
        [1] 谁是真凶？所有灵媒投票。
        [2] 没有过半数：所有灵媒重新投票。
       *[3] 第三次投票：单独领先即可；若有几个并列领先，抽签决定。
    }

## 结局。

mysterium-reason-culprit-found = 真凶已被找出
mysterium-reason-out-of-days = 七天已过

## 局面。

error-position-unfit = { $key }= 与局面的其他部分不符：{ $why }
mysterium-unfit-over = over= 只能与 ask=over 同写：指认了真凶才是 won，到了第7天才是 lost。
mysterium-unfit-stage = 每名灵媒都找到三张卡，第二阶段才开始；属于这一阶段的词只能写在这一阶段。
mysterium-unfit-hand = 幽灵最多有七张手牌。
mysterium-unfit-stuck = 从这里起，谁也走不下去。
mysterium-unfit-twice = 同一张卡不能在两枚标记之下。
mysterium-unfit-early = 一步都还没走；请去掉其他的词。
mysterium-unfit-table = 桌上每类卡的张数应与开局相同，只少了已找到的；第二阶段桌上没有卡。
mysterium-unfit-combinations = 每枚标记下依次是人物、地点、物品各一张；已找到的在前，以 + 标明。
mysterium-unfit-seeks = 它必须属于这名灵媒现在要找的卡。
mysterium-unfit-dreamt = 它必须与 dreamt= 一致，那里写着今天谁已得到梦境。
mysterium-unfit-suspected = 只能写仍有嫌疑的组合，而且至少有一个组合有嫌疑。
mysterium-unfit-culprit = 真凶在共同的梦之前选定，并且始终有嫌疑。
mysterium-unfit-votes = ask=vote 时才投票；票全部投完，才能开票。
mysterium-unfit-accused = accused= 只能与 ask=verdict 同写，或写在获胜的终局。
mysterium-unfit-laid = 梦境只放给还在等的灵媒，或给所有人放三张；放完之后才亮出。
