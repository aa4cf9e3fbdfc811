## 浏览器里的开膛手杰克纽约版。

# 名字：地方小时用短的，更小时只用一个字。
web-york-short-beach = 比奇
web-york-short-rider = 驭云者
web-york-short-latimer = 拉蒂默
web-york-short-grant = 格兰特
web-york-short-callahan = 卡拉汉
web-york-short-eastman = 伊斯特曼
web-york-short-tumblety = 坦布尔蒂
web-york-short-smith = 史密斯
web-york-sign-beach = 比
web-york-sign-rider = 云
web-york-sign-latimer = 拉
web-york-sign-grant = 格
web-york-sign-callahan = 卡
web-york-sign-eastman = 伊
web-york-sign-tumblety = 坦
web-york-sign-smith = 史

# 可以选的。在走法列表里依次是：“移动一道路障”“从 5-4 和 6-3”“选在 7-6”“和 8-7”。
web-york-do-escape = 逃出曼哈顿
web-york-do-metro = 建一座地铁站
web-york-do-lamp = 立一盏路灯
web-york-do-building = 建一栋建筑
web-york-do-park = 翻成公园
web-york-do-barrier = 移动一道路障
web-york-do-steamer = 移动一艘轮船
web-york-do-send = 移动别人
web-york-do-swap = 让两人换位
web-york-do-pass = 不换位
web-york-do-informant = 移动线人
web-york-on = 选在 { $hex }
web-york-of = { $tile ->
        [metro] { $hex } 的地铁站
        [lamp] { $hex } 的路灯
       *[building] { $hex } 的建筑
    }
web-york-and = 和 { $hex }
web-york-from-both = 从 { $a } 和 { $b }
web-york-with = 与{ $name }
web-york-over-bridge = 过桥
web-york-on-steamer = 在 { $hex } 乘轮船
web-york-by-bridge = 过桥逃出曼哈顿
web-york-by-steamer = 在 { $hex } 乘轮船逃走

# 在版图上可以选的。
web-york-walk-to = { $light ->
        [lamp] 走到 { $hex }（灯光下）
        [park] 走到 { $hex }（公园里）
        [liberty] 乘渡船去自由岛
       *[dark] 走到 { $hex }（暗处）
    }
web-york-send-to = { $light ->
        [lamp] 到 { $hex }（灯光下）
        [park] 到 { $hex }（公园里）
        [liberty] 乘渡船去自由岛
       *[dark] 到 { $hex }（暗处）
    }
web-york-to-informant = 向线人打听
# $hex 也可能是“自由岛”，所以放在冒号之后，前面不空格；下文同此。
web-york-informant-to = 线人的新去处：{ $hex }

# 出场的角色要做的事。
web-york-duty-rider-walks = 走1至3步，越过建筑不算步数
web-york-duty-beach = 建一座地铁站
web-york-duty-rider = 建一栋建筑
web-york-duty-latimer = 立一盏路灯
web-york-duty-grant = 将板块翻成公园
web-york-duty-callahan = 移动一道路障
web-york-duty-smith = 移动一艘轮船
web-york-duty-eastman = 或移动别人
web-york-duty-tumblety = 或让两人换位
web-york-duty-swap = 可让两人换位
web-york-duty-informant = 移动线人

# 版图上各样东西的意思。
web-york-legend = 版图说明
web-york-legend-metro = 地铁站
web-york-means-metro = 与街道一样可以行走。用一步可以从任何一站到任何另一站；有人的站可以经过。
web-york-legend-lamp = 路灯
web-york-means-lamp = 谁也走不过去。它照亮四周所有格子，站在那里的人可见。
web-york-legend-building = 建筑
web-york-means-building = 只有驭云者能越过，别人都走不过去。
web-york-legend-park = 公园
web-york-means-park = 与街道一样可以行走。站在里面的人不可见，也不会使旁边的人可见。
web-york-legend-barrier = 路障
web-york-means-barrier = 封住两格，谁也走不过去。压在下面的地铁站或公园不起作用。
web-york-legend-steamer = 轮船
web-york-means-steamer = 杰克可以逃离时，能乘它逃走。空港口不是出路。
web-york-legend-bridge = 大桥
web-york-means-bridge = 陆路出口，始终畅通；杰克可以逃离时，能从这里逃走。
web-york-legend-informant = 线人
web-york-means-informant = 他肯开口时，角色移动后停在他的格子上，就能抽一张不在场证明卡，再把他移到别处。此后到本回合结束他都沉默，谁也不能停在那一格。
web-york-legend-ferry = 渡船
web-york-means-ferry = 码头与街道一样可以行走。两个码头有渡船去自由岛，另外两个有渡船从岛上来：只能顺着箭头走，每乘一次算一步。岛上的人都不可见。

# 局面的文字描述。
web-york-board = 曼哈顿
web-york-city = 城市
web-york-talkative = 本回合肯开口
web-york-mute = 沉默，直到下回合
web-york-sight-park = 不可见（公园里）
web-york-sight-liberty = 不可见（自由岛上）
web-york-left-bridge = 杰克过桥逃出曼哈顿。
web-york-left-steamer = 杰克在 { $hex } 乘轮船逃出曼哈顿。
web-york-all-metro = 地铁站：{ $hexes }。
web-york-all-lamp = 路灯：{ $hexes }。
web-york-all-building = 建筑：{ $hexes }。
web-york-all-park = 公园：{ $hexes }。
web-york-barrier = 一道路障压住 { $a } 和 { $b }。
web-york-asleep = 被路障压住、不起作用的：{ $hexes }。
web-york-informant-talks = 线人的位置：{ $hex }，肯开口。
web-york-informant-mute = 线人的位置：{ $hex }，沉默，直到下回合。
web-york-steamers = 停着轮船、杰克可以由此逃走的港口：{ $hexes }。
web-york-ports = 没有轮船的港口：{ $hexes }。
web-york-bridge = 陆路出口即大桥，在 { $hex }，与 13-10 和 13-12 相邻。
web-york-ferry = 单程渡船：{ $from }至{ $to }。
web-york-compass = 7-8 的正北是 7-6，再按顺时针依次是 8-7、8-9、7-10、6-9、6-7；每一格四周都照此排列。
