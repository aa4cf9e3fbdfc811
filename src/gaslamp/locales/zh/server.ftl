## 游戏桌说的话。每次拒绝都说明怎样才行。

error-stale = 你选择之后，桌上的情况又变了。请看一看，重新选择。
error-which-seat = 你有几个座位同时待行动。请说明由哪一个来走：{ $seats }。
error-not-kept = 下一桌已不再为你留座。请在那里找个空位坐下，或自己另开一桌。
error-resigned = 你已经认输；只要同一方还有人在玩，你们就继续。
error-over = 这一局已经结束。请另开一局，或提议再来一局。
error-not-over = 游戏结束后才能再来一局。请先玩到结束，或认输。
error-not-begun = 游戏还没开始。所有座位坐满后才会开始。
error-begun = 游戏已经开始，不能收桌。你可以提议结束，或认输。
error-taken = 座位{ $seat }已经有人。请选一个空位，或旁观。
error-seen-too-much = 你已经看到了这一局其他座位不该知道的事，因此不能坐{ $seats }。你可以旁观，或坐回原来的座位。
error-already-open = 座位{ $seat }已经空出，谁来都可以坐。请把链接发给别人，或让电脑玩家来坐。
error-seen-by-other = 本桌的{ $name }已经看过这个座位所知道的秘密，这样就玩不成了。请让电脑玩家来坐。
error-not-gone = 座位{ $seat }上的人还不算离开。请等到返回时限过去。
error-host = 只有开桌的人才能这样做。请找他来做，或自己另开一桌。
error-proposal = 已经有一项提议。请等它得到答复。
error-other-side = 座位{ $seat }只能由它自己那一方空出。你可以让电脑玩家来坐，或提议结束这一局。
error-table-full = 这一桌已经发生了{ NUMBER($most, useGrouping: 0) }件事，再也记不下了。现在只能把这局下完。
error-chat-full = 这一桌已经说了{ NUMBER($most, useGrouping: 0) }句话，再也记不下了。
error-nothing-asked = 现在没有需要你答复的提议。
error-not-paused = 游戏没有暂停，接着玩就好。
error-paused = 游戏暂停中。请先继续游戏。
error-channel = 你没有频道“{ $channel }”。你能听到的：{ $channels }。
error-mute = 对局进行期间，你在这里只能听，不能说。
error-gesture-seat = 您没有坐在“{ $seat }”的座位上。您的座位：{ $seats }。
error-empty = 里面没有可读的内容。请至少写一个字。
error-too-long = 太长了。最多{ NUMBER($longest, useGrouping: 0) }个字符。
error-no-seat = 你不在这一桌。请先找个空位坐下。
error-no-help = 这一桌不提供推理辅助。这由开桌的人决定。
error-replay-long = 要推算这份记录中能得出的结论，需要超过{ $seconds }秒。请改用“truth”视角查看。
error-replay-busy = 正在展开的记录太多，请稍后再试。
error-notes-often = 这个座位的笔记已经保存了{ $most }次。现有内容会保留，但不能再修改。
error-notes-seat = 笔记要记在你自己的座位上。请指明一个你所坐的座位。
error-hint-seat = 提示只给你自己正待行动的座位。请指明一个你所坐的座位。
error-not-yours = 你没有坐在{ $seat }。请以你自己的座位加入，或以“public”加入。
error-old-rules = 这一局是按第{ $rules }版规则开始的，本服务器已不再支持。你可以下载对局记录。
error-level-long = 等级“{ $level }”思考太久，不适合在桌上用。每步最多{ $seconds }秒或{ NUMBER($rounds, useGrouping: 0) }轮。
error-no-table = 没有这一桌；或者它是私密的，而你的链接不完整，或已被别人用过。请向邀请你的人要一个新链接。
error-locked = 你的链接不是给这个座位的。请向桌上的人要这个座位的链接。
error-no-spectators = 这一桌不许旁观。如有空位，请坐下来玩。
error-no-nonce = 你的随机串已经交了，或者你没有座位。无需再交。
error-proof-early = 对局结束后才能取得证明：它会说出一切。
error-proof-old = 这张桌开设时还没有证明。可以下载它的记录。
error-no-page = 这里什么都没有。请从首页开始。
error-no-join = 这条命令只能通过 WebSocket 使用。使用 HTTP 时，请以 GET …/events 接收。
error-join-first = 请先发送“join”。
error-not-known = 我们不知道你是谁。请先成为玩家（POST /api/players）。
error-carry = 这个链接无效，或已经失效。请在你的另一台设备上重新生成。
error-bad-message = 这条消息不符合协议：{ $why }。参见 docs/protocol.md。
error-message-size = 这条消息太长。最多{ NUMBER($longest, useGrouping: 0) }字节。
error-rate = 一下子发来的消息太多。请等一秒再试。
error-tables = 从你的地址已经开了{ $most }局，都还没结束。请先结束一局。
error-open-tables = 从你的地址开的{ $most }桌还在等人。请先收掉一桌。
error-connections = 从你的地址已有{ $most }个连接。请先关闭一个。
error-host-unknown = 本服务器不以这个名称提供服务。请用 --lan 或 --public-url 启动它。
error-origin = 有别的网站想在这里发号施令。请使用本服务器自己的页面。
error-internal = 我们这边出了问题。什么都没有改变，请再试一次。
error-log-unread = { $log }的日志无法读懂（{ $why }）。它可能出自更新版本的 Gaslamp，请使用那个版本。
error-log-broken = { $log }的日志在第{ $number }条处前后对不上：有什么改动过它。请用备份恢复。
error-bot-failed = 电脑玩家“{ $level }”没有走。{ $why ->
        [deadline] 它思考超过了时限。
        [died] 每次询问，它的进程都会崩溃。
        [illegal] 它给出的走法不合规则。
        [closed] 服务器即将停止。
       *[other] { $why }。
    }请再问它一次，或换一个等级。

## 存储。

error-store-file = “{ $path }”不是 Gaslamp 的存储文件，我们没有动它。请指定存储文件本身，或一个尚不存在的文件。
error-store-newer = “{ $path }”由更新的 Gaslamp 写成：存储版本{ $version }，而当前程序只认得{ $known }。请使用较新的程序。
error-store-locked = 另一个 Gaslamp 正打开着“{ $path }”。请先停止它，或另指定一个文件。
error-store-failed = 存储“{ $path }”无法读写：{ $why }。请排除问题后再试。
error-store-closed = 存储“{ $path }”已经关闭。请重新打开。
