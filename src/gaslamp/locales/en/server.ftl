## What a table says. Each refusal says what would have worked.

error-stale = The table has moved on since you chose. Look again and choose anew.
error-which-seat = Several of your seats are asked at once. Say which one moves: { $seats }.
error-not-kept = No seat is kept for you at the next table any more. Take an open one there, or open a table of your own.
error-resigned = You have already given up; your side plays on as long as somebody on it does.
error-over = This game is over. Start a new one, or ask for a rematch.
error-not-over = A rematch can be had when the game is over. Finish or resign it first.
error-not-begun = The game has not begun yet. It begins when every seat is taken.
error-begun = The game has begun, so the table cannot be closed. Propose to end it, or resign.
error-taken = The seat { $seat } is taken. Choose an open one, or watch.
error-seen-too-much = You have seen what other seats of this game may not know, so you cannot take { $seats }. Watch, or take back a seat you had.
error-already-open = The seat { $seat } is already open for whoever comes. Send somebody the link, or let a computer player take it.
error-seen-by-other = { $name }, who plays here, has seen what this seat knows, so it would be no game. Let a computer player take the seat.
error-not-gone = The person in the seat { $seat } is not gone. Wait until the time for coming back is over.
error-host = Only the one who opened this table can do that. Ask them, or open a table of your own.
error-proposal = Something is already proposed. Wait until it is answered.
error-other-side = The seat { $seat } is for its own side to open. Let a computer player take it, or propose to end the game.
error-table-full = { NUMBER($most, useGrouping: 0) } things have happened at this table, and that is all it holds. The game can only be played to its end now.
error-chat-full = { NUMBER($most, useGrouping: 0) } lines have been said at this table, and that is all it holds.
error-nothing-asked = Nothing is proposed that you could answer now.
error-not-paused = The game is not paused; just play on.
error-paused = The game is paused. Resume it first.
error-channel = There is no channel “{ $channel }” for you. You hear: { $channels }.
error-mute = You may listen here but not speak while the game is on.
error-gesture-seat = You do not sit as { $seat }. Your seats: { $seats }.
error-empty = There is nothing to read in that. Write at least one letter.
error-too-long = That is too long. At most { NUMBER($longest, useGrouping: 0) } characters, please.
error-no-seat = You do not sit at this table. Take an open seat first.
error-no-help = This table gives no help with thinking. Whoever opens a table chooses that.
error-replay-long = To work out what could be concluded from this record would take more than { $seconds } seconds. Look at it as “truth” instead.
error-replay-busy = Too many records are being laid out just now. Try again in a moment.
error-notes-often = The notes of this seat have been saved { $most } times. What is there is kept, but nothing can be changed any more.
error-notes-seat = Notes are kept with a seat of yours. Name one that you hold.
error-hint-seat = A hint is for a seat of yours that is asked. Name one that you hold.
error-not-yours = You do not sit in { $seat }. Join as a seat of yours, or as “public”.
error-old-rules = This game was begun under rules { $rules }, which this server no longer plays. You can download its record.
error-level-long = The level “{ $level }” thinks too long for a table. At most { $seconds } seconds or { NUMBER($rounds, useGrouping: 0) } rounds a move.
error-no-table = There is no such table, or it is private and your link is not whole, or used by somebody else. Ask the one who invited you for a new one.
error-locked = Your link is not for this seat. Ask somebody at the table for a link to it.
error-no-spectators = This table has no spectators. Take an open seat, if there is one.
error-no-nonce = You have brought your nonce, or hold no seat. There is nothing to bring.
error-proof-early = The proof of a game can be had when it is over: it tells everything.
error-proof-old = This table was opened before there were proofs. Its record can be downloaded.
error-no-page = There is nothing here. Begin at the front page.
error-no-join = This command works over the WebSocket only. Over HTTP, listen with GET …/events.
error-join-first = Say “join” first.
error-not-known = We do not know who you are. Become a player first (POST /api/players).
error-carry = This link does not work, or no longer. Ask for a new one on your other device.
error-bad-message = This message does not follow the protocol: { $why }. See docs/protocol.md.
error-message-size = This message is too long. At most { NUMBER($longest, useGrouping: 0) } bytes, please.
error-rate = Too many messages at once. Wait a second and try again.
error-tables = { $most } unfinished games were opened from your address. Finish one first.
error-open-tables = { $most } tables opened from your address wait for players. Close one first.
error-connections = { $most } connections from your address are open. Close one first.
error-host-unknown = This server does not answer to that name. Start it with --lan or --public-url.
error-origin = Another site tried to give commands here. Use this server’s own page.
error-internal = Something went wrong on our side. Nothing was changed; try again.
error-log-unread = The log of { $log } cannot be understood ({ $why }). It may come from a newer Gaslamp; use that one.
error-log-broken = The log of { $log } does not hang together at number { $number }: something changed it. Restore it from a copy.
error-bot-failed = The computer player “{ $level }” has not moved. { $why ->
        [deadline] It thought for longer than it may.
        [died] Its process died each time it was asked.
        [illegal] It named a move that cannot be made.
        [closed] The server is about to stop.
       *[other] { $why }
    } Ask it again, or choose another level.

## The store.

error-store-file = “{ $path }” is not a store of Gaslamp’s, and it was left as it is. Name the store’s own file, or one that does not exist yet.
error-store-newer = “{ $path }” was written by a newer Gaslamp: version { $version } of the store, and this one knows { $known }. Use the newer one.
error-store-locked = Another Gaslamp has “{ $path }” open. Stop that one first, or name another file.
error-store-failed = The store “{ $path }” cannot be read or written: { $why }. Mend that and try again.
error-store-closed = The store “{ $path }” is closed. Open it again.
