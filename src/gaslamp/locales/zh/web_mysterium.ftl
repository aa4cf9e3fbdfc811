## 浏览器里的神秘大地。

# 可以选的。
web-mysterium-do-guess = 最终猜测
web-mysterium-do-vote = 投票
web-mysterium-do-dream = 放下梦境
web-mysterium-do-close = 梦境已放好：给出
web-mysterium-do-throw = 弃换手牌
web-mysterium-do-culprit = 真凶
web-mysterium-do-share = 给所有人放下梦境
web-mysterium-for = 给{ $who }
web-mysterium-orb = { $colour }水晶球
web-mysterium-by = { $colour }水晶球的最终答案
web-mysterium-combination = { $colour }组合：{ $cards }
web-mysterium-combination-unknown = { $colour }组合

# 图画。
web-mysterium-dream = { $number }号梦境
web-mysterium-picture = { $name }：{ $things }
web-mysterium-closer = 细看
web-mysterium-close-zoom = 关闭
web-mysterium-before = 上一张
web-mysterium-after = 下一张
web-mysterium-missed = 曾经猜错
web-mysterium-found = 已找到
web-mysterium-fresh = 新
web-mysterium-orbs-here = 这里的水晶球：{ $orbs }
web-mysterium-night = 第{ $night }夜

# 桌上的卡。
web-mysterium-parts = 显示内容
web-mysterium-large = 牌桌铺满窗口
web-mysterium-row-character = 人物
web-mysterium-row-location = 地点
web-mysterium-row-object = 物品
web-mysterium-enlarge = 放大显示：{ $row }

# 灵媒。
web-mysterium-psychics = 灵媒
web-mysterium-dreams-of = { $who }的梦境
web-mysterium-seeks = { $who }在找{ $kind }
web-mysterium-done = { $who }已找齐三张卡
web-mysterium-has-all = 三张卡都已找到：不再有梦境，但欢迎出主意。
web-mysterium-sentence = { $text }。
web-mysterium-has-found = 已找到：{ $cards }。
web-mysterium-has-guessed = 最终猜测：{ $card }。
web-mysterium-waits = 今天的梦还没有来。
web-mysterium-no-dreams = 幽灵今天已没有梦境可给。
web-mysterium-laying = 幽灵正在放梦境：已放{ $count }张，面朝下。
web-mysterium-was-right = 猜对了：{ $card }
web-mysterium-was-wrong = 猜错了：{ $card }
web-mysterium-reason = { $dream }号：{ $things }
web-mysterium-reasons-separator = ；
web-mysterium-because = { $reasons } → { $card }
web-mysterium-orb-on = { $colour }水晶球放在：{ $what }。

# 要灵媒做的事。
web-mysterium-ask-guess = 你的梦境指的是哪个{ $kind }？把水晶球放上去。
web-mysterium-ask-vote = 谁是真凶？把水晶球放到一个组合上。
web-mysterium-is-it = { $card }？
web-mysterium-accuse = { $colour }组合？
web-mysterium-my-answer = 这是我的答案
web-mysterium-my-vote = 这是我的一票
web-mysterium-take-back = 收回水晶球
web-mysterium-lay = 把水晶球放在这里
web-mysterium-orb-lies = 我的水晶球在这里
web-mysterium-guessed = 你的答案：{ $card }。等所有人都猜过，再公布对错。
web-mysterium-vote-in = 你的票已密封。
web-mysterium-own-dreams = 回到自己的梦境
web-mysterium-advise = 你已找齐三张卡。去帮帮别人吧。
web-mysterium-no-dream = 你今天还没有梦。
web-mysterium-no-dream-yet = 你今天还没有梦。别人的梦境又是什么意思？

# 幽灵。
web-mysterium-hand = 你的手牌
web-mysterium-ghosts-hand = 幽灵的手牌
web-mysterium-silent = 幽灵不说话：你想说的，全在梦境里。
web-mysterium-take = 从手牌中选取梦境，它们会摆在这张卡旁边。
web-mysterium-take-up = 选取这张梦境
web-mysterium-put-back = 放回手牌
web-mysterium-taken = { $count ->
        [0] 给{ $who }的梦：请选取一张或几张。
       *[other] 给{ $who }的梦：{ $count }张。
    }
web-mysterium-take-three = 真凶：{ $colour }组合。梦境：已选{ $count }张，共需{ $of }张。
web-mysterium-give = 给出这个梦
web-mysterium-give-shared = 给所有人
web-mysterium-giving = 正在托梦……
web-mysterium-given = 今天的梦已给出。
web-mysterium-throw = 弃换手牌（{ $count }）
web-mysterium-throw-sure = 弃掉全部七张？剩余次数：{ $count }。
web-mysterium-throw-yes = 弃掉
web-mysterium-throw-no = 留下
web-mysterium-later = 以后再找
web-mysterium-guess = 已猜
web-mysterium-misses = 猜错过
web-mysterium-dreamt = 此前的梦境
web-mysterium-culprit-if = { $who }：选为真凶？
web-mysterium-other-culprit = 想换真凶？请点击上方的另一位灵媒。

# 第二阶段。
web-mysterium-suspects = 嫌疑人
web-mysterium-shared = 共同的梦
web-mysterium-shared-waits = 幽灵还没有亮出共同的梦。
web-mysterium-shared-laying = 幽灵正在放共同的梦：已放{ $count }张，面朝下。
web-mysterium-cleared = 无辜
web-mysterium-guilty = 真凶
web-mysterium-your-vote = 你的票
web-mysterium-ballots = 投票
web-mysterium-ladder = { $round ->
        [1] 今天第一次投票：得票过半即被指认。
        [2] 第二次投票：得票过半即被指认。
       *[other] 第三次投票：单独领先即可；若有几个并列领先，抽签决定。
    }
web-mysterium-voted = { $who }已投票。
web-mysterium-votes-in = 已投票：{ $who }。
web-mysterium-no-votes = 还没有人投票。
web-mysterium-named = { $who }投{ $colour }组合
web-mysterium-ballot-day = 第{ $day }天
web-mysterium-ballot = 第{ $day }天：{ $votes }。{ $end }
web-mysterium-accused = 被指认：{ $colour }组合。
web-mysterium-nobody-accused = 无人被指认。

# 桌旁的文字与局面的文字描述。
web-mysterium-case = 案情
web-mysterium-difficulty = 难度：{ $difficulty }。
web-mysterium-you-are = 你是{ $who }。
web-mysterium-to-act = 轮到行动：{ $who }。
web-mysterium-not = 猜错过：{ $cards }。
web-mysterium-in-night = 第{ $night }夜：{ $dream }
web-mysterium-laid = 面朝下放着：{ $dream }
web-mysterium-news-right = 猜对：{ $who }。
web-mysterium-news-wrong = 猜错：{ $who }。
web-mysterium-new-day = 第{ $day }天开始，共{ $days }天。
web-mysterium-second-stage = 所有卡都已找到。第{ $day }天，共{ $days }天：谁是真凶？
