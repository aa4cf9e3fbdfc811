## 浏览器里的苏格兰场。

# 可以选的。
web-yard-station = { $station }号站
web-yard-to-station = 前往{ $station }号站
web-yard-do-taxi = 出租车
web-yard-do-bus = 公交车
web-yard-do-underground = 地铁
web-yard-do-black = 黑票
web-yard-do-double = 双倍移动

# 选中车站后，旁边的小菜单。
web-yard-to = 前往{ $station }号站
web-yard-other = 另选车站
web-yard-left = 剩{ $count }张
web-yard-endless = 无限
web-yard-double-offer = 双倍移动：连乘两程
web-yard-doubling = 双倍移动：还有{ $count }程

# 地图。
web-yard-map = 地图
web-yard-map-view = 地图显示范围
web-yard-closer = 放大
web-yard-further = 缩小
web-yard-whole = 全图
web-yard-here = 我的位置
web-yard-pawns = 棋子的位置

# 行程记录。
web-yard-log = X先生的行程记录
web-yard-last-ride = X先生上次用票
web-yard-no-ride = X先生还没有乘过车。
web-yard-window = 第{ $number }格
web-yard-window-eye = 第{ $number }格（在此现身）
web-yard-window-now = 下一格
web-yard-window-empty = 空
web-yard-half-first = 双倍移动第一程
web-yard-half-second = 双倍移动第二程
web-yard-at = 在{ $station }号站
web-yard-reveals = { $count ->
        [1] 他还会现身一次：第{ $windows }格。
       *[other] 他还会现身{ $count }次：第{ $windows }格。
    }
web-yard-no-reveals = 他不会再现身了。

# 车票。
web-yard-tickets = 所有人的车票
web-yard-holds = 车票：{ $tickets }。
web-yard-stuck = 无车可乘

# 局面的文字描述。
web-yard-hunt = 追捕
web-yard-detectives = 侦探
web-yard-you-are = 你是{ $who }。
web-yard-turn = 轮到乘车：{ $who }。
web-yard-pawn = { $who }在{ $station }号站
web-yard-unseen = 还没有人见过X先生。
web-yard-leads-taxi = 从{ $station }号站乘出租车可到{ $stations }。
web-yard-leads-bus = 从{ $station }号站乘公交车可到{ $stations }。
web-yard-leads-underground = 从{ $station }号站乘地铁可到{ $stations }。
web-yard-leads-ferry = 从{ $station }号站乘渡轮（用黑票）可到{ $stations }。
web-yard-now-stuck = { $count ->
        [1] { $who }已无车可乘。
       *[other] 现在无车可乘：{ $who }。
    }
web-yard-now-free = { $count ->
        [1] { $who }又可以乘车了。
       *[other] 又可以乘车：{ $who }。
    }
