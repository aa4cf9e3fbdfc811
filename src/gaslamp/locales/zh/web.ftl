## 浏览器自己的句子。各款游戏的句子在各自的文件里。

web-title = 煤气灯下的隐藏身份游戏
web-intro = 开一桌，发链接，马上玩。无需注册：这个浏览器会记住你。
web-home-link = Gaslamp：回首页
web-loading = 请稍候……
web-yes = 是
web-no = 否
web-cancel = 关闭
web-dismiss = 知道了
web-copy = 复制
web-copied = 已复制。
web-saved = 已保存。
web-scan = 或用手机扫码。
web-qr = 链接的二维码
web-go-home = 回首页
web-try-again = 重试
web-nameless = 无名氏
# 没有页面可显示时由服务器来说。
web-not-built = 页面还没有构建。请运行“make web”，或在终端里玩：gaslamp play mr_jack_pocket

## 可能出的错。

web-lost = 迷失在雾中
web-lost-page = 这个地址没有页面。
web-lost-table = 无法显示这一桌
web-error-unreachable = 连不上服务器。请检查网络后再试。
web-error-http = 服务器返回了错误（{ NUMBER($status, useGrouping: 0) }）。请稍后再试。
web-error-unknown = 出了点问题：{ $what }
web-error-offline = 现在没有连接，刚才的操作没有发出。请稍后再试。

## 首页。

web-name = 昵称
web-name-placeholder = 怎么称呼你？
web-shelf = 游戏架
web-players = { $count }人
web-play-computer = 人机对战
web-play-friend = 和朋友玩
web-watch-bots = { $count ->
        [2] 观看两个电脑对局
       *[other] 观看电脑对局
    }
web-more-ways = 更多玩法
web-more-of = 《{ $game }》的更多玩法
web-study-home = 复盘
web-study-about = 从桌上任何一人的视角，把一局重看一遍。
web-footer = Gaslamp：自由软件，出自一群乐于上当的人之手。
web-api = 开发者文档
web-licences = 许可证
web-quick = 选择阵营
web-quick-as = 人机对战，扮演
web-quick-or = 或者
web-quick-two = 两人同屏
web-quick-level = 电脑等级
web-second-player = 客人
web-my-tables = 我的游戏桌
web-my-tables-none = 你还没有加入任何一桌。
web-open-tables = 公开游戏桌
web-open-tables-none = 现在没有公开的游戏桌。
web-table-play = 行动
web-table-go = 前往
web-table-join = 加入
web-table-watch = 旁观
web-more-tables = 还有{ $count }桌
web-table-seat = { $seat }：{ $who }
web-status-open = 等待玩家
web-status-live = 进行中
web-status-paused = 已暂停
web-status-over = 已结束
web-status-closed = 已收桌
web-status-old = 旧规则对局

## 设置。

web-settings = 设置
web-settings-here = 保存在这个浏览器中。
web-language = 语言
web-theme = 外观
web-theme-dark = 深色：夜
web-theme-light = 浅色：昼
web-theme-system = 跟随设备
web-setting-sound = 音效，轮到我时提醒
web-setting-confirm = 无法撤回的走法先确认
web-setting-covered = 平时遮住我的秘密
web-setting-words = 用文字代替图形版图
web-setting-motion = 关闭动画

## 规则与复盘。

web-rules = 规则
web-rules-of = 《{ $game }》规则
web-rules-parts = 规则目录
web-study = 复盘
web-look-back = 回顾
web-replay = 复盘
web-replay-of = 复盘《{ $game }》
web-replay-about = 粘贴对局记录，或打开记录文件，一步一步重看这一局。
web-replay-start = 第一步之前
web-why = 为什么？
web-replay-eyes = 视角
web-replay-truth = 明里暗里，尽收眼底。
web-replay-one = 只显示这个视角看得见的，以及由此能推断的。
web-viewer-truth = 上帝视角
web-viewer-public = 旁观者
web-replay-controls = 复盘进度
web-replay-moment = 进度
web-replay-at = { $at } / { $last }
web-replay-first = 回到开头
web-replay-back = 上一步
web-replay-forward = 下一步
web-replay-last = 跳到结尾
web-replay-link = 复制这一步的链接
web-replay-table = 回到游戏桌
web-record-open = 打开对局记录
web-record-paste = 记录内容
web-record-show = 开始复盘
web-record-file = 选择文件……
web-record-empty = 还没有可看的内容：请粘贴记录，或选择文件。
web-record-too-long = 这份记录太长：最多{ $longest } kB。

## 展示全部绘制素材的页面。

web-design = Gaslamp 设计图鉴
web-design-about = 色彩、文字、图标、音效：游戏桌上的一切，尽在这一页。
web-design-palette = 调色板
web-design-roles = 颜色用途
web-design-type = 字体
web-design-spacing = 间距
web-design-controls = 按钮、输入框、面板
web-design-panel = 面板
web-design-dialog = 对话框
web-design-notice = 一条通知，看过点掉即可。
web-design-signs = 图标
web-design-cast = 白教堂众生相
web-design-motion = 动效
web-design-motion-about = 一瞥（140毫秒）回应手的操作，一拍（480毫秒）表现版图上的移动；设备要求减少动态效果时，一概不动。
web-design-sounds = 音效
web-sound-move = 走一步
web-sound-turn = 轮到你了
web-sound-reveal = 真相浮现
web-sound-talk = 有人说话
web-sound-won = 获胜
web-sound-lost = 落败
web-sound-alarm = 等你答复

web-new-table = 新开一桌
web-new-seats = 座位安排
web-new-options = 规则
web-new-aids = 推理辅助
web-new-public = 公开列出，谁都可以加入
web-new-spectators = 允许旁观
web-new-submit = 开桌
web-place = 由谁扮演{ $seat }
web-place-me = 我
web-place-beside = 身边的人（同屏）
web-place-bot = 电脑
web-place-open = 谁来都行
web-place-name = 名字
web-place-name-of = 扮演{ $seat }者的名字
web-place-level = 扮演{ $seat }的电脑等级
web-level-random = 随机：极易
web-level-greedy = 多看一步：尚可
web-level-poet = 诗人：凭整幅画的感觉
web-level-medium = 灵媒：全面权衡
web-level-scholar = 学者：凭画中的单个事物
web-level-novice = 新手：宽容
web-level-regular = 常客：旗鼓相当
web-level-expert = 行家：很强
web-level-master = 大师：思考三秒
web-aids-off = 无
web-aids-possible = 显示尚存的可能
web-aids-probabilities = 显示可能性大小
web-aids-are = 推理辅助：{ $aids }
web-option-is = { $name }：{ $value }
web-is-public = 公开桌
web-is-private = 私密桌
web-has-spectators = 允许旁观
web-no-spectators = 不许旁观

web-clock = 计时
web-clock-none = 不计时
web-clock-minutes = 整局限时（分钟）
web-clock-days = 每步限时（天）
web-clock-unit-minutes = 分钟（每人）
web-clock-unit-increment = 秒（每步加时）
web-clock-unit-days = 天（每步）
web-clock-is-minutes = { $minutes }分+{ $increment }秒
web-clock-is-days = 每步{ $days }天
web-clock-days-left = { $days }天 { $rest }
web-clock-of = { $seat }的剩余时间

## 另一台设备。

web-carry = 换设备
web-carry-title = 换一台设备继续
web-carry-how = 请在{ $minutes }分钟内到那台设备上打开这个链接。链接只能用一次。
web-carry-link = 给你自己的链接
web-carry-warning = 谁打开它，谁就以你的身份来玩。请勿交给他人。
web-claim-title = 在这里继续
web-claim-ask = 这台设备已经以{ $name }的身份在玩。如果换成生成这个链接的玩家，原来的身份就不再保留在这里。
web-claim-yes = 换成那个玩家
web-claim-no = 保持现状
web-claim-done = 这台设备现在以{ $name }的身份来玩。
web-claim-failed = 此路不通
web-claim-no-code = 链接不完整。请在另一台设备上重新生成。

## 在桌上。

web-table = 游戏桌
web-title-your-turn = 轮到你了 – { $game }
web-connection-open = 已连接
web-connection-lost = 正在重新连接……
web-connection-first = 正在连接……
web-seats = 座位
web-seat-open = 空位
web-seat-kept = 已留座
web-seat-locked = 空位，需专用链接
web-seat-bot = 电脑（{ $level }）
web-you = 你
web-to-act = 待行动
web-away = 暂未连接
web-gone = 已离开：座位怎么办，由你们决定
web-sit = 入座：{ $seat }
web-sit-again = 重新入座：{ $seat }
web-open-seat = 空出座位，谁来都行
web-substitute = 让电脑代玩
web-invite = 邀请
web-invite-public = 拿到这个链接的人都可以来这一桌
web-invite-seat = 凭这个链接，一个人可以坐下：{ $seat }
web-invite-seats = 每个空位都有自己的链接，只有一个人能凭它入座。
web-invite-watch = 旁观链接
web-invite-watching = 拿到这个链接的人可以旁观，但不能入座
web-copy-seat = 复制{ $seat }座位的链接
web-qr-seat = { $seat }座位链接的二维码
web-invite-bots = 可以把电脑的座位空出来，谁来都行：
web-open-bot = 空出{ $seat }的座位
web-lobby-waiting = { $free ->
        [0] 人都到齐了，游戏开始。
       *[other] 还有{ $free }个空位，坐满即开始。
    }
web-lobby-closed = 游戏还没开始，这一桌就收了。
web-close = 收桌
web-leave = 离桌
web-leave-title = 要离桌吗？
web-leave-sure = 游戏会继续，你的座位怎么办由其他人决定。只要这一局还没结束，你随时可以回来。
web-panels = 面板
web-tab-people = 本桌
web-tab-log = 经过
web-tab-chat = 聊天
web-tab-notes = 笔记
web-tab-eyes = 视角
web-unread = （{ $count }条未读）

web-your-turn = 轮到你了
web-your-turn-as = 轮到你了：{ $seats }
web-wait = 等待{ $others }
web-wait-one = { $seat }：{ $who }
web-wait-open = 有人入座（{ $seat }）
web-wait-referee = 裁判正忙……
web-is-paused = 游戏暂停中。
web-is-over = 游戏结束。
web-is-old = 这一局已无法继续。
web-watching = 你正在旁观。
web-old-rules = 这一局是按旧规则开始的，现在已无法继续，只能下载记录。
web-board = 版图
web-choices = 可选的行动
web-choose = 请选择：
web-choose-board = 请在版图上或在这里选择：
web-choose-offline = 当前没有连接，你的选择会等你。
web-choose-next = 请继续选择
web-choose-seat = 替哪个座位行动
web-choice-that-is-all = 就这些
web-sending = 请稍候……
web-back = 返回
web-sure = 这一步无法撤回。
web-sure-yes = 确定
web-aim-known = 知道了
web-position = 当前局面
web-moves = 你有{ $count }种走法
web-choices-covered = 你的秘密已遮住，而可选的走法会泄露它们。请先揭开再继续。
web-cover = 遮住我的秘密
web-uncover = 显示我的秘密
web-notes-label = 你的笔记
web-notes-placeholder = 想记住的事……
web-notes-kept = 随座位保存，只有坐在这个座位上的人能看。
web-notes-writing = 正在保存……
web-in-words = 版图的文字描述
web-aid = 目前可知
web-hint-ask = 换你会怎么走？
web-hint = 提示
web-hint-thinking = 电脑正在思考……
web-hint-says = 换作电脑，会这样走：
web-hint-play = 就这样走
web-hint-close = 知道了
web-percent = { NUMBER($share, maximumFractionDigits: 1) }%

web-deeds = 其他操作
web-undo = 撤回
web-ask-undo = 请求撤回
web-propose-pause = 提议暂停
web-propose-end = 提议结束
web-resume = 继续游戏
web-resign = 认输
web-resign-title = 要认输吗？
web-resign-sure = 游戏将结束，你这一方判负。
web-proposal = 提议
web-proposal-waiting = 等待答复：{ $seats }
web-agree = 同意
web-decline = 不同意
web-withdraw = 收回提议

web-curtain = 请把屏幕交给{ $name }
web-curtain-why = 轮到{ $role }行动，其他人请勿偷看。
web-curtain-lift = 我是{ $name }
web-curtain-undo = 等等：撤回我刚走的一步

web-chat = 聊天
web-chat-empty = 还没有人说话。
web-chat-say = 说点什么
web-chat-mute = 你现在不能在这里发言
web-chat-send = 发送
web-channel = 发言频道
web-channel-table = 全桌
web-channel-team = 队伍
web-channel-watchers = 旁观者
web-channel-spectators = 旁观者

web-result = 结果
web-result-won = { $winners }获胜。
web-result-won-because = { $winners }获胜：{ $reason }。
web-result-nobody = 无人获胜。
web-result-nobody-because = 无人获胜：{ $reason }。
web-you-won = 你赢了。
web-you-lost = 你输了。
web-rematch = 换边再来一局
web-next-table = 去下一桌
web-download = 下载对局记录

## 一桌的经过。

web-log = 经过
web-log-opened = { $name }开了一桌。
web-log-sat = { $name }入座：{ $seats }。
web-log-left = { $name }离桌（{ $seats }）。
web-log-freed = 座位空出，谁来都可以坐：{ $seats }。
web-log-begun = 游戏开始。
web-log-undone = 撤回上一步：{ $seats }。
web-log-taken-back = （已撤回）
web-log-times = × { $times }
web-log-secret = 仅你可见
web-log-covered = 你的秘密，已遮住
web-log-resigned = { $name }认输（{ $seats }）。
web-log-flagged = 超时：{ $seats }。
web-log-proposed-undo = { $name }请求撤回上一步。
web-log-proposed-pause = { $name }提议暂停。
web-log-proposed-end = { $name }提议不分胜负，就此结束。
web-log-agreed = { $name }同意。
web-log-declined = { $name }不同意。
web-log-paused = 游戏暂停。
web-log-resumed = 游戏继续。
web-log-outage = 服务器中断了一阵子，其间没有计时。
web-log-followed = 下一局的新桌已经备好。
web-log-closed = 收桌了。

## 开膛手杰克口袋版。

mr_jack_pocket-option-chase = 第8回合前双方同时达成目标
mr_jack_pocket-option-chase-next_turn = 杰克须在之后的回合被看见
mr_jack_pocket-option-chase-at_once = 当回合被看见即可
mr_jack_pocket-aid-jack = 杰克可能是
mr_jack_pocket-aid-cards = 他手中可能有

web-pocket-streets = 街道
web-pocket-actions = 行动标记
web-pocket-used = 已使用
web-pocket-next = 下回合：{ $face }
web-pocket-turns = 各回合
web-pocket-turn-taken = 第{ $turn }回合：归{ $side }
web-pocket-turn-now = 第{ $turn }回合，进行中；{ $side }先手
web-pocket-turn-begins = 第{ $turn }回合：{ $side }先手
web-pocket-turn = 回合
web-pocket-turn-of = 第{ $turn }回合，共8回合。
web-pocket-detectives = 侦探
web-pocket-sees = { $name }在外圈{ $place }号位，沿{ $line }号位望去，看得见：{ $seen }。
web-pocket-sees-nobody = { $name }在外圈{ $place }号位，沿{ $line }号位望去，看不见任何人。
web-pocket-secret = 只有杰克知道
web-pocket-you-are = 你是{ $name }。
web-pocket-cleared = 排除嫌疑：{ $names }。
web-pocket-case = 案情进展
web-pocket-suspects = 还剩{ $count }名嫌疑犯。
web-pocket-alibis = 已公开的不在场证明
web-pocket-alibis-none = 还没有。
web-pocket-alibis-none-shown = 还没有公开任何不在场证明。
web-pocket-hourglasses = 杰克的沙漏：{ $count } / { $goal }

web-pocket-tile = { $place }号位：{ $name }
web-pocket-tile-short = { $place } · { $name }
web-pocket-wall-n = 墙朝北
web-pocket-wall-e = 墙朝东
web-pocket-wall-s = 墙朝南
web-pocket-wall-w = 墙朝西
web-pocket-no-wall = 没有墙
web-pocket-blank = 无辜（空白面朝上）
web-pocket-in-sight = 可见
web-pocket-out-of-sight = 不可见
web-pocket-rotated = 本回合已旋转
web-pocket-is-jack = 就是杰克
web-pocket-detective = { $name }，在外圈{ $place }号位

web-pocket-short-madame = 夫人
web-pocket-short-goodley = 古德利
web-pocket-short-bert = 伯特
web-pocket-short-gull = 格尔
web-pocket-short-stealthy = 斯黛尔西
web-pocket-short-smith = 史密斯
web-pocket-short-lestrade = 雷斯垂德
web-pocket-short-pizer = 派泽
web-pocket-short-lane = 莱恩

web-pocket-do-alibi = 不在场证明：抽一张卡
web-pocket-do-holmes = 移动福尔摩斯
web-pocket-do-watson = 移动华生
web-pocket-do-toby = 移动托比
web-pocket-do-rotate = 旋转一块板块
web-pocket-do-exchange = 交换两块板块
web-pocket-do-joker = 百搭
web-pocket-turn-right = 向右转四分之一圈
web-pocket-turn-half = 转半圈
web-pocket-turn-left = 向左转四分之一圈
web-pocket-steps = 前移{ $steps }格
web-pocket-joker-holmes = 福尔摩斯前移1格
web-pocket-joker-watson = 华生前移1格
web-pocket-joker-toby = 托比前移1格
web-pocket-joker-nobody = 都不移动
web-pocket-about-alibi = 探长抽到的卡排除一名嫌疑犯；杰克抽到的卡归自己，卡上的沙漏也算他的。
web-pocket-about-holmes = 顺时针前移1或2格。
web-pocket-about-watson = 顺时针前移1或2格。
web-pocket-about-toby = 顺时针前移1或2格。
web-pocket-about-rotation = 将一块板块转四分之一或半圈；每块每回合限一次。
web-pocket-about-exchange = 两块板块互换位置，方向不变。
web-pocket-about-joker = 任一侦探前移1格；杰克也可以谁都不动。

## 封存之物，以及终局之后的证明。

web-fair-laid = 服务器所封存的
web-fair-laid-about = 同桌其他人看到的是一样的。记下它的人在终局后可以检查无人改动；此浏览器会自行检查。
web-fair-head-at = 事件 { $number } 处的链头：
web-fair-mine = 你的随机串：
web-fair-checking = 正在检查这一局是否公平……
web-fair-holds = 本页已检查：封存之后无人改动。
web-fair-unseen = 本页已检查：证明前后一致。但此浏览器在终局前没有看过这一局，无法判断这是否就是当时那一局。
web-fair-missing = 无法取得这一局的证明：{ $why }
web-fair-chain = 密钥与所封存的相符，链上 { $events } 个事件无一被改动、删去或插入。
web-fair-commitment = 开局前封存：
web-fair-head = 链头：
web-fair-heads = 在你下棋或旁观时，此浏览器记下了 { $heads } 次链头、{ $told } 个事件的内容和 { $hidden } 步隐藏的棋；证明所述与之相同。
web-fair-log = 本页的记录和结果与证明相同。队内或旁观者之间的谈话，证明只表明有过。
web-fair-nonce = { $seats }的随机串，参与裁判 { $draws } 次抽取：
web-fair-nonce-mine = 你的随机串（{ $seats }），参与裁判 { $draws } 次抽取：
web-fair-draws = 本页由密钥、随机串和棋步序号推出了裁判 { $draws } 次抽取的种子。
web-fair-draws-mine = 本页由密钥、随机串和棋步序号推出了裁判 { $draws } 次抽取的种子，其中 { $mine } 次有你的随机串。
web-fair-seed = 事件 { $number }“{ $move }”的种子：
web-fair-rules = 本页没有检查：每次抽取是否是按规则由种子得出的结果，每步棋和胜负是否合乎规则，各人所见是否恰如规则所许。“gaslamp verify”会把这一局重下一遍，连这些也一并检查。
web-fair-numbers = 数值
web-fair-file = 下载证明
web-fair-broken = 这一局与当初封存的不符。
web-fair-broken-do = 请保存证明，并向主人询问缘由。
web-fair-broken-form = 证明的格式不对。
web-fair-broken-key = 密钥与承诺不符。
web-fair-broken-changed = 事件 { $number } 被改动、删去或插入。
web-fair-broken-cut = 末尾缺少事件，或链头被改动。
web-fair-broken-split = 对事件 { $number } 出示过两种不同的经过。
web-fair-broken-commitment = 开局前出示的是另一个承诺。
web-fair-broken-hidden = 隐藏的棋 { $number } 不是当初封存的那步。
web-fair-broken-told = 事件 { $number } 在终局前所述与此不同。
web-fair-broken-head = 在事件 { $number } 处出示的是另一个链头。
web-fair-broken-story = 事件 { $number } 在记录中所述与证明不同。
web-fair-broken-ended = 按证明，这一局并非如此处所说那样结束。
web-fair-broken-nonce = 抽取中没有你的随机串。
web-fair-broken-bot = 在事件 { $number } 处，电脑加入了随机串，那会是服务器的选择。
