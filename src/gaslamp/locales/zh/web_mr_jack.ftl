## 浏览器里的开膛手杰克。

# 名字：地方小时用短的，更小时只用一个字。
web-jack-short-holmes = 福尔摩斯
web-jack-short-watson = 华生
web-jack-short-smith = 史密斯
web-jack-short-lestrade = 雷斯垂德
web-jack-short-stealthy = 斯黛尔西
web-jack-short-goodley = 古德利
web-jack-short-gull = 格尔
web-jack-short-bert = 伯特
web-jack-sign-holmes = 福
web-jack-sign-watson = 华
web-jack-sign-smith = 史
web-jack-sign-lestrade = 雷
web-jack-sign-stealthy = 斯
web-jack-sign-goodley = 古
web-jack-sign-gull = 格
web-jack-sign-bert = 伯

# 可以选的。在走法列表里依次是：“移动一盏灯”“从 b2”“到 f9”。
web-jack-do-take = 选一张角色卡
web-jack-do-walk = 走
web-jack-do-stay = 留在原地
web-jack-do-accuse = 指控
web-jack-do-escape = 逃出街区
web-jack-do-lamp = 移动一盏灯
web-jack-do-cover = 移动一块井盖
web-jack-do-cordon = 移动一道警戒线
web-jack-do-whistle = 吹哨叫人
web-jack-do-stop = 停止吹哨
web-jack-do-swap = 互换位置
web-jack-do-face = 转动提灯
web-jack-from = 从 { $hex }
web-jack-to = 到 { $hex }
web-jack-from-exit = 从{ $exit }
web-jack-to-exit = 到{ $exit }
web-jack-by = 从{ $exit }
web-jack-face-to = 照向{ $direction }

# 在版图上可以选的。
web-jack-walk-to = { $light ->
        [lamp] 走到 { $hex }（灯光下）
        [lantern] 走到 { $hex }（华生的提灯照到）
       *[dark] 走到 { $hex }（暗处）
    }
web-jack-accuse-whom = 指控{ $name }
web-jack-swap-whom = 与{ $name }互换位置
web-jack-lamp-on = { $hex } 的灯
web-jack-lamp-numbered = { $hex } 的{ $number }号灯
web-jack-cover-on = { $hex } 的井盖
web-jack-cordon-in = { $exit }的警戒线
web-jack-leave-by = 从{ $exit }逃出街区

web-jack-closer = 放大

# 回合与角色卡。
web-jack-round = 回合
web-jack-round-of = 第{ $round }回合，共{ $rounds }回合。
web-jack-round-short = 第{ $round }回合，共{ $rounds }回合
web-jack-order-title = 行动次序
web-jack-turn-done = 第{ $number }名：{ $who }，已走
web-jack-turn-now = 第{ $number }名：{ $who }，进行中
web-jack-turn-later = 第{ $number }名：{ $who }
web-jack-leave-short = 杰克可以逃离
web-jack-stay-short = 杰克不能逃离
web-jack-cards = 本回合的角色卡
web-jack-card-active = 出场中
web-jack-card-played = 已出场
web-jack-card-open = 待选
web-jack-next = 下回合

# 出场的角色要做的事。
web-jack-duty-walk = 走1至3步
web-jack-duty-holmes = 抽一张不在场证明卡
web-jack-duty-watson = 转动提灯
web-jack-duty-smith = 移动一盏灯
web-jack-duty-lestrade = 移动一道警戒线
web-jack-duty-stealthy = 走1至4步，可穿过一切障碍
web-jack-duty-goodley = 吹哨叫人靠近
web-jack-duty-gull = 走1至3步，或与人互换位置
web-jack-duty-bert = 移动一块井盖
web-jack-duty-face = 转动华生的提灯
web-jack-done = 已完成
web-jack-points = 吹哨：剩{ $count }点

# 回合轨。
web-jack-track = 各回合
web-jack-track-round = 第{ $round }回合：{ $who }先手
web-jack-track-now = 第{ $round }回合（进行中）：{ $who }先手
web-jack-track-lamp = 结束时{ $number }号灯熄灭
web-jack-track-out = { $number }号灯已熄灭
web-jack-track-visible = 有人看见了杰克
web-jack-track-invisible = 没有人看见杰克

# 版图之外。
web-jack-case = 案情进展
web-jack-you-are = 你是{ $name }。
web-jack-secret = 只有你知道
web-jack-witnesses = 目击者作证
web-jack-witness-visible = 第{ $round }回合：有人看见了杰克。
web-jack-witness-invisible = 第{ $round }回合：没有人看见杰克。
web-jack-no-witness = 目击者还没有作过证。
web-jack-alibis = 不在场证明卡
web-jack-suspects = 还剩{ $count }名嫌疑犯。
web-jack-who = 各人的能力
web-jack-cleared = 排除嫌疑：{ $names }。
web-jack-went-out = { $number }号灯熄灭了。

# 局面的文字描述。
web-jack-board = 白教堂
web-jack-known = 已知情况
web-jack-characters = 角色
web-jack-on = { $name }在 { $hex }
web-jack-suspect = 嫌疑犯
web-jack-innocent = 无辜
web-jack-sight-lamp = 可见（灯光下）
web-jack-sight-lantern = 可见（华生的提灯照到）
web-jack-sight-beside = 可见（旁边有人）
web-jack-sight-dark = 不可见
web-jack-is-jack = 就是杰克
web-jack-has-alibi = 你知道其不在场证明
web-jack-you-sit = 你是{ $who }。
web-jack-order = 行动次序：{ $who }。已走{ $played }名角色。
web-jack-will-go-out = 本回合结束时{ $number }号灯熄灭。
web-jack-plays = { $who }操控{ $name }。
web-jack-owed = 还要做：{ $what }。
web-jack-whistle = 哨声还剩{ $count }点。
web-jack-whistled = 闻哨而来：{ $names }。
web-jack-played-cards = 本回合已出场：{ $names }。
web-jack-accused = 侦探指控了{ $name }。
web-jack-left = 杰克从{ $exit }逃出街区。
web-jack-light = 灯光
web-jack-unlit = 未亮的灯柱，共{ $count }根：{ $hexes }。
web-jack-lit = 灯光照到的街道：{ $hexes }。
web-jack-beam = 华生的提灯照向{ $direction }，照到：{ $hexes }。
web-jack-beam-nothing = 华生的提灯照向{ $direction }，什么也照不到。
web-jack-ways = 通路
web-jack-exit-open = { $exit }（{ $hex }）没有封住。
web-jack-exit-closed = { $exit }（{ $hex }）被警戒线封住。
web-jack-open-manholes = 敞开的井口：{ $hexes }。
web-jack-covers = 盖住的井口：{ $hexes }。
web-jack-houses = 房屋和花园：{ $hexes }。
web-jack-compass = e5 的正北是 e6，再按顺时针依次是 f6、f5、e4、d4、d5；每一格四周都照此排列。
