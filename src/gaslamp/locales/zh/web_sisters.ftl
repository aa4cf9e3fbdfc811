## 浏览器里的两款六角格开膛手杰克。

# 可以选的。在走法列表里依次是：“移动一盏灯”“从 b2”“到 f9”。
web-jack-do-take = 选一张角色卡
web-jack-do-walk = 走
web-jack-do-stay = 留在原地
web-jack-do-accuse = 指控
web-jack-from = 从 { $hex }
web-jack-to = 到 { $hex }

# 在版图上可以选的。
web-jack-accuse-whom = 指控{ $name }

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
web-jack-done = 已完成

# 回合轨。
web-jack-track = 各回合
web-jack-track-round = 第{ $round }回合：{ $who }先手
web-jack-track-now = 第{ $round }回合（进行中）：{ $who }先手
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

# 局面的文字描述。
web-jack-known = 已知情况
web-jack-characters = 角色
web-jack-on = { $name }在 { $hex }
web-jack-suspect = 嫌疑犯
web-jack-innocent = 无辜
web-jack-sight-lamp = 可见（灯光下）
web-jack-sight-beside = 可见（旁边有人）
web-jack-sight-dark = 不可见
web-jack-is-jack = 就是杰克
web-jack-has-alibi = 你知道其不在场证明
web-jack-you-sit = 你是{ $who }。
web-jack-order = 行动次序：{ $who }。已走{ $played }名角色。
web-jack-plays = { $who }操控{ $name }。
web-jack-owed = 还要做：{ $what }。
web-jack-played-cards = 本回合已出场：{ $names }。
web-jack-accused = 侦探指控了{ $name }。
web-jack-light = 灯光
web-jack-lit = 灯光照到的街道：{ $hexes }。
web-jack-ways = 通路
