## 命令行。

cli-about = 隐藏身份的经典游戏：游玩、研究、编程。
cli-about-more = 各命令的说明见“gaslamp COMMAND --help”。退出状态：0 一切正常，1 某项检查未通过，2 无法理解请求。
cli-commands = 命令
cli-version-about = 显示 Gaslamp 的版本、是否经过编译、位于何处
cli-compiled = 已编译，{ $path }
cli-uncompiled = 未编译，{ $path }

cli-games-about = 列出各款游戏及其座位和选项。
cli-serve-about = 在浏览器中开桌：在本机；用 --lan 面向局域网；或用 --public-url 置于代理之后。
cli-play-about = 在终端里玩一局。
cli-replay-about = 检查一份对局记录，并讲述经过。
cli-verify-about = 检验一局的证明：封存之后无人改动，每步棋、每次抽取都合乎规则。
cli-moves-about = 说明该谁行动、可以怎样走。
cli-perft-about = 统计指定长度的走法序列数，裁判的步骤也计入。
cli-bench-about = 测量随机对局与思考的速度：单线程每秒处理器时间内的步数、局数和思考轮数。
cli-laws-about = 用随机对局检查每款游戏都必须遵守的法则。
cli-match-about = 让电脑玩家互相对战，并报告胜负。
cli-ladder-about = 让各级别从弱到强互相对战，并显示谁胜过谁。

cli-arg-game = 游戏名称（见“gaslamp games”）
cli-arg-games = 要测量的游戏；不指定则全部测量
cli-arg-option = 游戏的一个选项；可重复使用
cli-arg-json = 以 JSON 回答，供程序使用
cli-arg-depth = 一个序列的步数
cli-arg-position = 从这个单行局面开始
cli-arg-divide = 分别显示每个第一步之后的数目
cli-arg-record = 一份对局记录
cli-arg-viewer = 从这个座位的视角讲述（或“public”“truth”）
cli-arg-why = 同时说明每一步的理由，以走这一步的人当时所能知道的为限
cli-arg-proof = 已结束对局的证明（GET /api/tables/TABLE/proof）
cli-arg-commitment = 检查这就是开局前给你看的承诺
cli-arg-head = 检查给你看过的这个链头就在链上；可多次使用
cli-arg-nonce = 检查这个随机串参与了抽取；可多次使用
cli-arg-proof-record = 检查这份对局记录与证明逐字节相符
cli-arg-pure = 在新进程中运行未编译的文件
cli-arg-seconds = 每款游戏测量多久
cli-arg-count = 多少局
cli-arg-belief = 同时在每一步更新这位观看者的推断
cli-arg-bench-games = 测量这么多局，而不是一段时间
cli-arg-seed = 随机种子；种子相同，对局也相同
cli-arg-processes = 由多少个进程分担
cli-arg-seat-level = 某个座位由谁来玩；未指定的座位随机走。报告以最先指定的座位为准
cli-arg-duel = 成对对战的两个级别：发牌相同，双方互换
cli-arg-ladder = 各级别，最弱的在前；不写则用游戏自己的阶梯
cli-arg-pairs = 多少对局
cli-arg-sprt = 一旦能断定前者得分不低于BETTER或不高于WORSE就停止，例如0.5:0.55
cli-arg-ray = 用Ray分担工作：集群地址，或用“local”在本机启动
cli-arg-out = 把每局写入此文件，每局一行；其中已有的不再重下
cli-arg-dry = 只说明要花多少时间
cli-arg-as = 你坐的座位；几个座位用“+”连接
cli-arg-against = 其他玩家的等级：novice、regular、expert、master、random、tree、tree:5000（思考轮数）、tree:0.5s（思考时间）

cli-arg-port = 监听的端口；不指定则从{ NUMBER($port, useGrouping: 0) }起取第一个空闲端口
cli-arg-lan = 允许局域网内的其他设备访问
cli-arg-public-url = 前置代理的对外地址，例如 https://games.example.org
cli-arg-proxy = 使用 --public-url 时，客户端地址以谁的说法为准：代理自身的地址
cli-arg-data = 保存一切数据的文件（SQLite）；不指定则放在你的主目录中
cli-arg-db = 改用 PostgreSQL 数据库，写作 postgresql://user@host/name：这样多个进程可以服务同一批牌桌
cli-arg-open = 打开浏览器
cli-arg-thinkers = 最多多少个电脑玩家同时思考；不指定则比核心数少一个
cli-arg-grace = 有人离开多久之后，其他人可以选择替补
cli-arg-pace = 电脑玩家的应答用时为此时间的若干倍
cli-arg-no-limits = 不限制单个地址或连接的请求：用于压力测试，或代理已作限制的场合
cli-arg-log = 向标准错误输出多少内容

cli-serve-here = 本机访问：{ $url }
cli-serve-lan = 网内访问：{ $url }
cli-serve-public = 公网访问：{ $url }
cli-serve-data = 一切都保存在 { $path }。按 Ctrl-C 停止；下次启动，各局从中断处继续。

error-port = 无法监听端口{ $port }：{ $why }。请用 --port 另选一个。
error-db-url = “{ $text }”不是数据库地址。请写成 postgresql://user@host/name 的形式。
error-db-driver = 使用 PostgreSQL 还缺一个库。请安装：pip install "gaslamp[postgres]"
error-public-url = “{ $text }”不是公开地址。请写成 https://games.example.org 的形式，不带路径。

cli-positive = { $value }不是大于零的整数
cli-bounds = { $value }不是形如0.5:0.55、小数在前的两个比率
cli-no-file = 没有文件“{ $path }”。
cli-unreadable = 无法读取“{ $path }”：{ $why }。
cli-not-text = “{ $path }”不是 UTF-8 文本文件，因此不可能是对局记录。

cli-games-name = 游戏
cli-games-seats = 座位
cli-games-options = 选项（默认值在前）
cli-games-option = { $name }：{ $allowed }

cli-perft-bar = 正在统计 { $game }

cli-bench-game = 游戏
cli-bench-moves = 每秒步数
cli-bench-referee = 裁判步数
cli-bench-playouts = 每秒局数
cli-bench-rounds = 思考轮数
cli-bench-won = 胜率
cli-bench-kind = 代码
cli-bench-compiled = 已编译
cli-bench-uncompiled = 未编译

cli-laws-bar = { $game } 的法则
cli-laws-held = 全部法则成立：{ $games }局，{ $moves }步，{ $worlds }个设想的世界。
cli-laws-viewer = { $viewer }：比较了{ $pairs }对，其中{ $differed }对确有不同；{ $hidden }行有所隐藏。

cli-laws-signature = 行为签名（{ $games }局）：{ $signature }

cli-match-bar = { $game }
cli-match-side = { $side }：{ $games }局中胜{ $wins }局，胜率{ $rate }%（95%置信区间{ $low }%至{ $high }%）
cli-match-duel = { $first }对{ $second }，{ $pairs }对：{ $rate }%（95%置信区间{ $low }%至{ $high }%）
cli-match-duel-side = 执{ $side }：{ $rate }%（{ $low }%至{ $high }%）
cli-match-sprt = { $verdict ->
        [better] 已定：得分不低于{ $better }。
        [worse] 已定：得分不高于{ $worse }。
       *[open] 在{ $worse }与{ $better }之间未定：请多下几对。
    }
cli-ladder-cost = { $game }：{ $cells }个组合，最多{ $games }局，约需单个处理器{ $minutes }分钟。

cli-won = 游戏结束。胜者：{ $winners }（{ $reason }）。
cli-nobody-won = 游戏结束，无人获胜（{ $reason }）。

cli-play-welcome = 《{ $game }》。你是：{ $seat }。请输入走法；“moves”列出全部走法，“help”查看更多。
cli-play-moves = { $seat }，轮到你了：{ $moves }
cli-play-many = { $verb } …（{ $count }种，如：{ $example }）
cli-play-help =
    直接输入走法，例如：{ $example }。按 Tab 键可以补全。
    moves [开头]        全部合法走法，或以此开头的走法
    undo                撤回你的上一步，只要之后什么都没发生，且所有人都看见了它
    log                 到目前为止你所见的经过
    aid                 根据你所见能得出的结论
    hint                电脑在你的位置会怎么走，为什么
    save [文件]         把你所见的对局写入文件
    quit                离桌
cli-play-undone = 已撤回：{ $move }。
cli-play-hint = 电脑会走“{ $move }”。{ $why }
cli-play-left = 你离桌了。晚安。
cli-play-saved = 已保存为 { $path }。
cli-play-not-saved = 无法写入 { $path }：{ $why }。
cli-play-save-offer = 要保存这一局，请输入“save”和文件名；否则直接按回车。

error-record-other-game = { $path } 是 { $game } 的记录，不是 { $asked } 的。请改用 { $game }。

## 一局的证明。

cli-proof-holds = 桌 { $table } 的证明成立：{ $events } 个事件环环相扣，封存之后无人改动。
cli-proof-counts = 全部 { $moves } 步都合规则；裁判的 { $draws } 次抽取重算一致；{ $hidden } 步隐藏的棋与当时的承诺相符。
cli-proof-nonce = 随机串 { $nonce }，见事件 { $number }，来自 { $by }
cli-proof-commitment = 承诺 { $hash }
cli-proof-head = 链头 { $hash }
cli-proof-other-commitment = 证明成立，但不是你记下承诺的那一局：它自己的承诺是 { $found }。
cli-proof-other-head = 证明成立，但链头 { $head } 不在它的链上：给你看的是另一个经过。
cli-proof-no-nonce = 证明成立，但其中没有随机串 { $nonce }：抽取时没有算上你。
cli-proof-record = 证明成立，但“{ $path }”不是这一局的记录。
