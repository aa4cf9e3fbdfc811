## 浏览器里的开膛手杰克。

# 名字：地方小时用短的，更小时只用一个字。
web-london-short-holmes = 福尔摩斯
web-london-short-watson = 华生
web-london-short-smith = 史密斯
web-london-short-lestrade = 雷斯垂德
web-london-short-stealthy = 斯黛尔西
web-london-short-goodley = 古德利
web-london-short-gull = 格尔
web-london-short-bert = 伯特
web-london-sign-holmes = 福
web-london-sign-watson = 华
web-london-sign-smith = 史
web-london-sign-lestrade = 雷
web-london-sign-stealthy = 斯
web-london-sign-goodley = 古
web-london-sign-gull = 格
web-london-sign-bert = 伯

# 可以选的。在走法列表里依次是：“移动一盏灯”“从 b2”“到 f9”。
web-london-do-escape = 逃出街区
web-london-do-lamp = 移动一盏灯
web-london-do-cover = 移动一块井盖
web-london-do-cordon = 移动一道警戒线
web-london-do-whistle = 吹哨叫人
web-london-do-stop = 停止吹哨
web-london-do-swap = 互换位置
web-london-do-face = 转动提灯
web-london-from-exit = 从{ $exit }
web-london-to-exit = 到{ $exit }
web-london-by = 从{ $exit }
web-london-face-to = 照向{ $direction }

# 在版图上可以选的。
web-london-walk-to = { $light ->
        [lamp] 走到 { $hex }（灯光下）
        [lantern] 走到 { $hex }（华生的提灯照到）
       *[dark] 走到 { $hex }（暗处）
    }
web-london-swap-whom = 与{ $name }互换位置
web-london-lamp-on = { $hex } 的灯
web-london-lamp-numbered = { $hex } 的{ $number }号灯
web-london-cover-on = { $hex } 的井盖
web-london-cordon-in = { $exit }的警戒线
web-london-leave-by = 从{ $exit }逃出街区

# 出场的角色要做的事。
web-london-duty-holmes = 抽一张不在场证明卡
web-london-duty-watson = 转动提灯
web-london-duty-smith = 移动一盏灯
web-london-duty-lestrade = 移动一道警戒线
web-london-duty-stealthy = 走1至4步，可穿过一切障碍
web-london-duty-goodley = 吹哨叫人靠近
web-london-duty-gull = 走1至3步，或与人互换位置
web-london-duty-bert = 移动一块井盖
web-london-duty-face = 转动华生的提灯
web-london-points = 吹哨：剩{ $count }点

# 回合轨。
web-london-track-lamp = 结束时{ $number }号灯熄灭
web-london-track-out = { $number }号灯已熄灭

# 版图之外。
web-london-went-out = { $number }号灯熄灭了。

# 局面的文字描述。
web-london-board = 白教堂
web-london-sight-lantern = 可见（华生的提灯照到）
web-london-will-go-out = 本回合结束时{ $number }号灯熄灭。
web-london-whistle = 哨声还剩{ $count }点。
web-london-whistled = 闻哨而来：{ $names }。
web-london-left = 杰克从{ $exit }逃出街区。
web-london-unlit = 未亮的灯柱，共{ $count }根：{ $hexes }。
web-london-beam = 华生的提灯照向{ $direction }，照到：{ $hexes }。
web-london-beam-nothing = 华生的提灯照向{ $direction }，什么也照不到。
web-london-exit-open = { $exit }（{ $hex }）没有封住。
web-london-exit-closed = { $exit }（{ $hex }）被警戒线封住。
web-london-open-manholes = 敞开的井口：{ $hexes }。
web-london-covers = 盖住的井口：{ $hexes }。
web-london-houses = 房屋和花园：{ $hexes }。
web-london-compass = e5 的正北是 e6，再按顺时针依次是 f6、f5、e4、d4、d5；每一格四周都照此排列。
