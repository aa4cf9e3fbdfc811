## The browser's own sentences. Games bring theirs in files of their own.

web-title = Games of hidden identity, by gaslight
web-intro = Open a table, send the link, play. No account: this browser remembers you.
web-home-link = Gaslamp: to the front page
web-loading = One moment …
web-yes = yes
web-no = no
web-cancel = Close
web-dismiss = Dismiss
web-copy = Copy
web-copied = Copied.
web-saved = Saved.
web-scan = Or scan the picture with a phone.
web-qr = The link as a QR code
web-go-home = To the front page
web-try-again = Try again
web-nameless = Somebody
# Said by the server where there is no page to show.
web-not-built = The page has not been built yet. Run “make web”, or play in the terminal: gaslamp play mr_jack_pocket

## What can go wrong.

web-lost = Lost in the fog
web-lost-page = There is no page at this address.
web-lost-table = This table cannot be shown
web-error-unreachable = The server cannot be reached. Check the connection and try again.
web-error-http = The server answered with an error ({ NUMBER($status, useGrouping: 0) }). Try again in a moment.
web-error-unknown = Something went wrong: { $what }
web-error-offline = There is no connection just now, so nothing was sent. Try again in a moment.

## The front page.

web-name = Your name
web-name-placeholder = What shall we call you?
web-shelf = On the shelf
web-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
web-play-computer = Play the computer
web-play-friend = With a friend
web-watch-bots = { $count ->
        [2] Watch two bots
       *[other] Watch the bots
    }
web-more-ways = More ways to play
web-more-of = More ways to play { $game }
web-study-home = Study
web-study-about = Go through a game once more, as anybody at the table saw it.
web-footer = Gaslamp: free software, made by people who like to be deceived.
web-api = For programmers
web-licences = Licences
web-quick = Choose your side
web-quick-as = Against the computer, as
web-quick-or = Or
web-quick-two = Two at this screen
web-quick-level = The computer plays
web-second-player = Guest
web-my-tables = Your tables
web-my-tables-none = You sit at no table yet.
web-open-tables = Public tables
web-open-tables-none = No public table is open just now.
web-table-play = Play
web-table-go = Open
web-table-join = Join
web-table-watch = Watch
web-more-tables = { $count ->
        [one] One more
       *[other] { $count } more
    }
web-table-seat = { $seat }: { $who }
web-status-open = waiting for players
web-status-live = in play
web-status-paused = paused
web-status-over = over
web-status-closed = closed
web-status-old = begun under older rules

## Settings.

web-settings = Settings
web-settings-here = Kept in this browser.
web-language = Language
web-theme = Theme
web-theme-dark = dark: by night
web-theme-light = light: by day
web-theme-system = as the device has it
web-setting-sound = Sounds, and a call when it is my turn
web-setting-confirm = Ask before what cannot be taken back
web-setting-covered = Keep my secrets covered
web-setting-words = Tables in words instead of pictures
web-setting-motion = No movement

## Rules and replays.

web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-parts = Parts of the rules
web-study = Study the game
web-look-back = Look back
web-replay = A game once more
web-replay-of = Once more: { $game }
web-replay-about = Paste the record of a game, or open its file, and go through it move by move.
web-replay-start = Before the first move
web-why = Why?
web-replay-eyes = Seen by
web-replay-truth = Everything, hidden or not.
web-replay-one = Only what could be seen from there, and what could be concluded from it.
web-viewer-truth = The truth
web-viewer-public = Spectators
web-replay-controls = Moments of the game
web-replay-moment = Moment
web-replay-at = { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-forward = One move on
web-replay-last = To the end
web-replay-link = Link to this moment
web-replay-table = To the table
web-record-open = Open a record
web-record-paste = The record’s text
web-record-show = Show it
web-record-file = From a file …
web-record-empty = There is nothing to show yet: paste a record, or choose a file.
web-record-too-long = That is too long for a record: at most { $longest } kB.

## The page that shows what everything is drawn with.

web-design = How Gaslamp is drawn
web-design-about = Colours, letters, signs, sounds: everything the tables are made of, in one place.
web-design-palette = The palette
web-design-roles = What it is for
web-design-type = Letters
web-design-spacing = Distances
web-design-controls = Buttons, fields, panels
web-design-panel = A panel
web-design-dialog = A dialog
web-design-notice = A notice, which goes away when dismissed.
web-design-signs = Signs
web-design-cast = The people of Whitechapel
web-design-motion = Movement
web-design-motion-about = A glance (140 ms) for what answers a hand, a beat (480 ms) for what moves on a board; none at all where the device asks for less.
web-design-sounds = Sounds
web-sound-move = a move
web-sound-turn = your turn
web-sound-reveal = something comes to light
web-sound-talk = somebody speaks
web-sound-won = won
web-sound-lost = lost
web-sound-alarm = a question for you

web-new-table = A new table
web-new-seats = Who sits where
web-new-options = Rules
web-new-aids = Help with thinking
web-new-public = List it publicly, so that anybody may join
web-new-spectators = Spectators may watch
web-new-submit = Open the table
web-place = Who plays { $seat-mid }
web-place-me = I do
web-place-beside = somebody beside me, at this screen
web-place-bot = the computer
web-place-open = whoever comes
web-place-name = Name
web-place-name-of = Name of whoever plays { $seat-mid }
web-place-level = Level of the computer player as { $seat-mid }
web-level-random = any move: very easy
web-level-greedy = one move ahead: fair
web-level-poet = poet: goes by the whole picture
web-level-medium = medium: weighs everything
web-level-scholar = scholar: goes by single things
web-level-novice = novice: forgiving
web-level-regular = regular: a fair game
web-level-expert = expert: strong
web-level-master = master: thinks for three seconds
web-aids-off = none
web-aids-possible = show what is still possible
web-aids-probabilities = show how likely it is
web-aids-are = Help with thinking: { $aids }
web-option-is = { $name }: { $value }
web-is-public = Public table
web-is-private = Private table
web-has-spectators = Spectators may watch
web-no-spectators = No spectators

web-clock = Clock
web-clock-none = no clock
web-clock-minutes = minutes for the whole game
web-clock-days = days for each move
web-clock-unit-minutes = minutes each
web-clock-unit-increment = seconds more a move
web-clock-unit-days = days a move
web-clock-is-minutes = { $minutes } min + { $increment } s
web-clock-is-days = { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
web-clock-days-left = { $days } d { $rest }
web-clock-of = Time left for { $seat-mid }

## Another device.

web-carry = Other device
web-carry-title = Go on on another device
web-carry-how = { $minutes ->
        [one] Open this link there within a minute. It works once.
       *[other] Open this link there within { $minutes } minutes. It works once.
    }
web-carry-link = Link to yourself
web-carry-warning = Whoever opens it plays as you. Give it to nobody else.
web-claim-title = Go on here
web-claim-ask = This device already plays as { $name }. If you go on as the player who made this link, it no longer does.
web-claim-yes = Go on as that player
web-claim-no = Stay who I am
web-claim-done = This device now plays as { $name }.
web-claim-failed = This link leads nowhere
web-claim-no-code = The link is not complete. Make a new one on the other device.

## At a table.

web-table = Table
web-title-your-turn = Your turn – { $game }
web-connection-open = connected
web-connection-lost = reconnecting …
web-connection-first = connecting …
web-seats = Seats
web-seat-open = open
web-seat-kept = kept for somebody
web-seat-locked = open, by a link of its own
web-seat-bot = Computer ({ $level })
web-you = you
web-to-act = to act
web-away = not connected just now
web-gone = gone: you may choose what becomes of this seat
web-sit = Sit down as { $seat-mid }
web-sit-again = Sit down again as { $seat-mid }
web-open-seat = Open it to whoever comes
web-substitute = Let the computer play
web-invite = Invite
web-invite-public = Whoever has this link can come to the table
web-invite-seat = One person can sit down by this link, as { $seat-mid }
web-invite-seats = Each open seat has a link of its own. One person can sit down by it.
web-invite-watch = A link for spectators
web-invite-watching = Whoever has this link can look on, but not sit down
web-copy-seat = Copy the link to the seat of { $seat-mid }
web-qr-seat = The link to the seat of { $seat-mid } as a QR code
web-invite-bots = A computer player’s seat can be opened to whoever comes:
web-open-bot = Open the seat of { $seat-mid }
web-lobby-waiting = { $free ->
        [0] Everybody is here. The game begins.
        [one] One seat is open. The game begins when it is taken.
       *[other] { $free } seats are open. The game begins when all are taken.
    }
web-lobby-closed = This table was put away before its game began.
web-close = Put the table away
web-leave = Leave the table
web-leave-title = Leave the table?
web-leave-sure = The game goes on without you: the others choose what becomes of your seat. You can come back as long as it lasts.
web-panels = Panels
web-tab-people = Table
web-tab-log = Story
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-eyes = View
web-unread = ({ $count } new)

web-your-turn = Your turn
web-your-turn-as = Your turn: { $seats-mid }
web-wait = Waiting for { $others }
web-wait-one = { $seat-mid } – { $who }
web-wait-open = somebody to sit down ({ $seat })
web-wait-referee = The referee is busy …
web-is-paused = The game is paused.
web-is-over = The game is over.
web-is-old = The game can no longer be played.
web-watching = You are watching.
web-old-rules = This game was begun under older rules, which can no longer be played. It can only be downloaded.
web-board = Board
web-choices = What you can do
web-choose = Choose:
web-choose-board = Choose on the board or here:
web-choose-offline = There is no connection just now; your choice waits.
web-choose-next = choose what comes next
web-choose-seat = For which seat
web-choice-that-is-all = That is all
web-sending = One moment …
web-back = Back
web-sure = This cannot be taken back.
web-sure-yes = Yes, do it
web-aim-known = Got it
web-position = The position
web-moves = { $count ->
        [one] Your one possible move
       *[other] Your { $count } possible moves
    }
web-choices-covered = Your secrets are covered, and what you may choose would tell them. Uncover them to go on.
web-cover = Cover my secrets
web-uncover = Show my secrets
web-notes-label = Your notes
web-notes-placeholder = What you want to remember …
web-notes-kept = Kept with your seat; only whoever sits there can read them.
web-notes-writing = Writing …
web-in-words = The board in words
web-aid = What can be known
web-hint-ask = What would you do?
web-hint = A hint
web-hint-thinking = Thinking …
web-hint-says = In your place a computer player would do this:
web-hint-play = Play this
web-hint-close = Thank you
web-percent = { NUMBER($share, maximumFractionDigits: 1) } %

web-deeds = Besides moving
web-undo = Take back
web-ask-undo = Ask to take back
web-propose-pause = Propose a pause
web-propose-end = Propose to end it
web-resume = Go on playing
web-resign = Resign
web-resign-title = Resign?
web-resign-sure = The game ends and your side loses.
web-proposal = A proposal
web-proposal-waiting = Waiting for an answer from: { $seats }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw

web-curtain = Hand the screen to { $name }
web-curtain-why = { $role } is to act. Nobody else should look.
web-curtain-lift = I am { $name }
web-curtain-undo = Not yet: take my last move back

web-chat = Chat
web-chat-empty = Nothing was said yet.
web-chat-say = Say something
web-chat-mute = You cannot speak here now
web-chat-send = Say
web-channel = Where to say it
web-channel-table = table
web-channel-team = team
web-channel-watchers = spectators
web-channel-spectators = spectators

web-result = Result
web-result-won = { $winners } won.
web-result-won-because = { $winners } won: { $reason }.
web-result-nobody = Nobody won.
web-result-nobody-because = Nobody won: { $reason }.
web-you-won = You won.
web-you-lost = You lost.
web-rematch = Play again, sides exchanged
web-next-table = To the next table
web-download = Download the record

## The story of a table.

web-log = The story
web-log-opened = { $name } opens the table.
web-log-sat = { $name } sits down: { $seats }.
web-log-left = { $name } leaves the table ({ $seats }).
web-log-freed = The seat is open to whoever comes: { $seats }.
web-log-begun = The game begins.
web-log-undone = The last move is taken back: { $seats }.
web-log-taken-back = (taken back)
web-log-times = × { $times }
web-log-secret = Only you saw this
web-log-covered = A secret of yours, covered
web-log-resigned = { $name } resigns ({ $seats }).
web-log-flagged = Time is up: { $seats }.
web-log-proposed-undo = { $name } asks to take the last move back.
web-log-proposed-pause = { $name } proposes a pause.
web-log-proposed-end = { $name } proposes to end the game without a winner.
web-log-agreed = { $name } agrees.
web-log-declined = { $name } does not agree.
web-log-paused = The game is paused.
web-log-resumed = The game goes on.
web-log-outage = The server was away for a while. No clock ran meanwhile.
web-log-followed = A new table is ready for the next game.
web-log-closed = The table is put away.

## Mr. Jack Pocket.

mr_jack_pocket-option-chase = Both goals before turn 8
mr_jack_pocket-option-chase-next_turn = Jack must be seen in a later turn
mr_jack_pocket-option-chase-at_once = being seen in that very turn is enough
mr_jack_pocket-aid-jack = Mr. Jack may be
mr_jack_pocket-aid-cards = In his hand may be

web-pocket-streets = The streets
web-pocket-actions = Action tokens
web-pocket-used = used
web-pocket-next = then { $face }
web-pocket-turns = Turns
web-pocket-turn-taken = Turn { $turn }: taken by { $side-mid }
web-pocket-turn-now = Turn { $turn }, being played; { $side-mid } began
web-pocket-turn-begins = Turn { $turn }: { $side-mid } will begin
web-pocket-turn = The turn
web-pocket-turn-of = Turn { $turn } of 8.
web-pocket-detectives = The detectives
web-pocket-sees = { $name }, on place { $place } of the rim, looks along tiles { $line } and sees: { $seen }.
web-pocket-sees-nobody = { $name }, on place { $place } of the rim, looks along tiles { $line } and sees nobody.
web-pocket-secret = Known to Mr. Jack alone
web-pocket-you-are = You are { $name }.
web-pocket-cleared = Innocent: { $names }.
web-pocket-case = The case so far
web-pocket-suspects = { $count ->
        [one] One suspect is left.
       *[other] { $count } suspects are left.
    }
web-pocket-alibis = Alibis shown
web-pocket-alibis-none = None yet.
web-pocket-alibis-none-shown = No alibi was shown yet.
web-pocket-hourglasses = Mr. Jack’s hourglasses: { $count } of { $goal }

web-pocket-tile = Tile { $place }, { $name }
web-pocket-tile-short = { $place } · { $name }
web-pocket-wall-n = wall to the north
web-pocket-wall-e = wall to the east
web-pocket-wall-s = wall to the south
web-pocket-wall-w = wall to the west
web-pocket-no-wall = no wall
web-pocket-blank = innocent, blank side up
web-pocket-in-sight = in sight
web-pocket-out-of-sight = out of sight
web-pocket-rotated = rotated this turn
web-pocket-is-jack = Mr. Jack
web-pocket-detective = { $name }, on place { $place } of the rim

web-pocket-short-madame = Madame
web-pocket-short-goodley = Goodley
web-pocket-short-bert = Bert
web-pocket-short-gull = Gull
web-pocket-short-stealthy = Stealthy
web-pocket-short-smith = Smith
web-pocket-short-lestrade = Lestrade
web-pocket-short-pizer = Pizer
web-pocket-short-lane = Lane

web-pocket-do-alibi = Alibi: draw a card
web-pocket-do-holmes = Move Holmes
web-pocket-do-watson = Move Watson
web-pocket-do-toby = Move Toby
web-pocket-do-rotate = Rotation: turn a tile
web-pocket-do-exchange = Exchange two tiles
web-pocket-do-joker = Joker
web-pocket-turn-right = A quarter to the right
web-pocket-turn-half = By half
web-pocket-turn-left = A quarter to the left
web-pocket-steps = { $steps ->
        [1] One place on
        [2] Two places on
       *[other] { $steps } places on
    }
web-pocket-joker-holmes = Holmes, one place on
web-pocket-joker-watson = Watson, one place on
web-pocket-joker-toby = Toby, one place on
web-pocket-joker-nobody = Move nobody
web-pocket-about-alibi = The investigator’s card clears a suspect; Mr. Jack keeps his, with its hourglasses.
web-pocket-about-holmes = One or two places on, clockwise.
web-pocket-about-watson = One or two places on, clockwise.
web-pocket-about-toby = One or two places on, clockwise.
web-pocket-about-rotation = Turn one tile by a quarter or a half; each tile once a turn.
web-pocket-about-exchange = Two tiles change places and keep their walls.
web-pocket-about-joker = Any detective one place on; Mr. Jack may also move nobody.

## What was laid down, and after the end the proof.

web-fair-laid = Laid down by the server
web-fair-laid-about = The others at this table see the same. Whoever notes it can check after the end that nothing was changed; this browser does so by itself.
web-fair-head-at = The head of the chain at event { $number }:
web-fair-mine = Your nonce:
web-fair-checking = Checking that the game was fair …
web-fair-holds = Checked by this page: nothing was changed after it was laid down.
web-fair-unseen = Checked by this page: the proof hangs together. This browser saw nothing of the game before its end, so it cannot tell whether it is the one that was played.
web-fair-missing = The game’s proof could not be had: { $why }
web-fair-chain = The key fits what was laid down, and in the chain of { $events ->
        [one] one event
       *[other] { $events } events
    } nothing was changed, left out or put in.
web-fair-commitment = Laid down before play:
web-fair-head = Head of the chain:
web-fair-heads = While you played or watched, this browser noted { $heads ->
        [one] one head of the chain
       *[other] { $heads } heads of the chain
    }, what was told of { $told ->
        [one] one event
       *[other] { $told } events
    } and { $hidden ->
        [one] one hidden move
       *[other] { $hidden } hidden moves
    }; the proof says the same.
web-fair-log = The log and the result on this page are those of the proof. Of what teams or spectators said among themselves it holds only that they did.
web-fair-nonce = Nonce from { $seats-mid }, in { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }:
web-fair-nonce-mine = Your nonce ({ $seats-mid }), in { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }:
web-fair-draws = From the key, the nonces and the numbers of the moves the page worked out the { $draws ->
        [one] seed of the referee’s only draw
       *[other] seeds of the referee’s { $draws } draws
    }.
web-fair-draws-mine = From the key, the nonces and the numbers of the moves the page worked out the { $draws ->
        [one] seed of the referee’s only draw
       *[other] seeds of the referee’s { $draws } draws
    }. Your nonce is in { $mine } of them.
web-fair-seed = Seed of event { $number }, “{ $move }”:
web-fair-rules = Not checked by this page: that each draw is what the rules make of its seed, that every move and the result follow the rules, and that everybody was shown what they allow. “gaslamp verify” plays the game again and checks this, too.
web-fair-numbers = The numbers
web-fair-file = Download the proof
web-fair-broken = This game is not what was laid down.
web-fair-broken-do = Keep the proof, and ask the host what happened.
web-fair-broken-form = The proof is not in its form.
web-fair-broken-key = The key does not match its commitment.
web-fair-broken-changed = Event { $number } was changed, left out or put in.
web-fair-broken-cut = Events at the end are missing, or the head was changed.
web-fair-broken-split = Two different stories were shown of event { $number }.
web-fair-broken-commitment = Before play another commitment was shown.
web-fair-broken-hidden = The hidden move { $number } is not the one that was laid down.
web-fair-broken-told = Event { $number } was told otherwise before the end.
web-fair-broken-head = At event { $number } another head was shown.
web-fair-broken-story = Event { $number } is told otherwise in the log than in the proof.
web-fair-broken-ended = By the proof the game did not end as is said here.
web-fair-broken-nonce = Your nonce is not in the draws.
web-fair-broken-bot = At event { $number } a computer player brought a nonce, which would be the server’s choice.
