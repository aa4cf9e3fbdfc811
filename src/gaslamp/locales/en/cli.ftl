## The command line.

cli-about = Play, study and program the great games of hidden identity.
cli-about-more = “gaslamp COMMAND --help” explains each command. Exit status: 0 all is well, 1 something checked did not hold, 2 the question could not be understood.
cli-commands = commands
cli-version-about = say which Gaslamp runs, compiled or not, and from where
cli-compiled = compiled, { $path }
cli-uncompiled = uncompiled, { $path }

cli-games-about = List the games with their seats and options.
cli-serve-about = Serve the table in the browser: on this machine, to this network with --lan, or behind a proxy with --public-url.
cli-play-about = Play a game in the terminal.
cli-replay-about = Check a record and tell its story.
cli-verify-about = Check the proof of a game: that nothing was changed after it was laid down, and that every move and every draw went by the rules.
cli-moves-about = Say who is to act and what they may play.
cli-perft-about = Count the sequences of moves of a given length, the referee’s included.
cli-bench-about = Measure random play and thinking: moves, games and rounds of thought per second of processor time, on one thread.
cli-laws-about = Check the laws every game must keep, on random games.
cli-match-about = Let computer players play each other and report who won.
cli-ladder-about = Let levels play each other, from the weakest to the strongest, and show who beats whom.

cli-arg-game = the game’s name (see “gaslamp games”)
cli-arg-games = games to measure; all of them if none is named
cli-arg-option = one of the game’s options; may be repeated
cli-arg-json = answer in JSON, for programs
cli-arg-depth = the number of moves in a sequence
cli-arg-position = begin at this one-line position
cli-arg-divide = show the count behind each first move
cli-arg-record = a record of a game
cli-arg-viewer = tell it as this seat saw it (or “public”, “truth”)
cli-arg-why = tell also what spoke for each move, as far as its mover could know
cli-arg-proof = the proof of a game that is over (GET /api/tables/TABLE/proof)
cli-arg-commitment = check that this is the commitment you were shown before play
cli-arg-head = check that this head, which you were shown, is in the chain; may be repeated
cli-arg-nonce = check that this nonce went into the draws; may be repeated
cli-arg-proof-record = check that this record of the game is, to the byte, what the proof tells
cli-arg-pure = run the uncompiled files, in a fresh process
cli-arg-seconds = how long to measure each game
cli-arg-count = how many games
cli-arg-belief = keep this viewer’s belief at every move, too
cli-arg-bench-games = measure so many games instead of a time
cli-arg-seed = random seed; the same seed gives the same games
cli-arg-processes = how many processes share the work
cli-arg-seat-level = who plays a seat; seats not named play at random. The first one named is the one reported
cli-arg-duel = two levels to play each other in pairs of games, with the same deal and the sides exchanged
cli-arg-ladder = levels, the weakest first; without them the game’s own ladder
cli-arg-pairs = how many pairs of games
cli-arg-sprt = stop as soon as it is clear that the first scores at least BETTER, or no more than WORSE, as in 0.5:0.55
cli-arg-ray = share the work through Ray: the address of a cluster, or “local” for one on this machine
cli-arg-out = write every game to this file, one a line; what stands in it is not played again
cli-arg-dry = only say what it would cost
cli-arg-as = the seat you take; several joined by “+”
cli-arg-against = the level of the other players: novice, regular, expert, master, random, tree, tree:5000 (rounds of thinking), tree:0.5s (time)

cli-arg-port = the port to listen on; without it the first free one from { NUMBER($port, useGrouping: 0) } on
cli-arg-lan = let other devices on this network in
cli-arg-public-url = the address under which a proxy in front of us is reached, as https://games.example.org
cli-arg-proxy = whose word about the clients’ addresses to take, with --public-url: the proxy’s own address
cli-arg-data = the file that holds everything (SQLite); without it one in your home folder
cli-arg-db = a PostgreSQL database instead, as postgresql://user@host/name: then several of us may serve the same tables
cli-arg-open = open the browser
cli-arg-thinkers = how many computer players may think at once; without it one less than there are cores
cli-arg-grace = how long somebody may be away before the others may choose a substitute
cli-arg-pace = computer players answer after a multiple of this time
cli-arg-no-limits = do not limit what one address or connection may ask: for load tests, and behind a proxy that does it
cli-arg-log = how much to write to standard error

cli-serve-here = On this machine:  { $url }
cli-serve-lan = On this network:  { $url }
cli-serve-public = For the world:    { $url }
cli-serve-data = Everything is kept in { $path }. Press Ctrl-C to stop; games go on where they were next time.

error-port = Cannot listen on port { $port }: { $why }. Choose another with --port.
error-db-url = “{ $text }” names no database. Write it as postgresql://user@host/name.
error-db-driver = For PostgreSQL a library is missing. Install it: pip install "gaslamp[postgres]"
error-public-url = “{ $text }” is no public address. Write it as https://games.example.org, without a path.

cli-positive = { $value } is not a whole number above zero
cli-bounds = { $value } is not two shares such as 0.5:0.55, the lower one first
cli-no-file = There is no file “{ $path }”.
cli-unreadable = “{ $path }” cannot be read: { $why }.
cli-not-text = “{ $path }” is not a text file in UTF-8, so it cannot be a record.

cli-games-name = game
cli-games-seats = seats
cli-games-options = options (default first)
cli-games-option = { $name }: { $allowed }

cli-perft-bar = counting { $game }

cli-bench-game = game
cli-bench-moves = moves a second
cli-bench-referee = the referee’s
cli-bench-playouts = games a second
cli-bench-rounds = rounds of thought
cli-bench-won = won
cli-bench-kind = code
cli-bench-compiled = compiled
cli-bench-uncompiled = uncompiled

cli-laws-bar = laws of { $game }
cli-laws-held = All laws held on { $games } games, { $moves } moves, { $worlds } imagined worlds.
cli-laws-viewer = { $viewer }: { $pairs } pairs compared, { $differed } of them truly different; { $hidden } lines hid something.

cli-laws-signature = Signature of the behaviour ({ $games } games): { $signature }

cli-match-bar = { $game }
cli-match-side = { $side } won { $wins } of { $games }: { $rate } % (95 % interval { $low } to { $high } %)
cli-match-duel = { $first } against { $second }, { $pairs } pairs: { $rate } % (95 % interval { $low } to { $high } %)
cli-match-duel-side = as { $side }: { $rate } % ({ $low } to { $high } %)
cli-match-sprt = { $verdict ->
        [better] Decided: it scores at least { $better }.
        [worse] Decided: it scores no more than { $worse }.
       *[open] Not decided between { $worse } and { $better }: play more pairs.
    }
cli-ladder-cost = { $game }: { $cells } cells, at most { $games } games, about { $minutes } minutes of one processor.

cli-won = The game is over. Won by: { $winners } ({ $reason }).
cli-nobody-won = The game is over and nobody won ({ $reason }).

cli-play-welcome = { $game }. You are: { $seat }. Type a move, “moves” to see all of them, “help” for more.
cli-play-moves = { $seat }, your move: { $moves }
cli-play-many = { $verb } … ({ $count }, as: { $example })
cli-play-help =
    Type a move in its own words, for example: { $example }. The Tab key completes it.
    moves [beginning]   every legal move, or those that begin so
    undo                take back your last move, if nothing came after it and everybody saw it
    log                 the story so far, as you saw it
    aid                 what you could conclude from what you saw
    hint                what a computer player would do in your place, and why
    save [file]         write the game to a file, as you saw it
    quit                leave the table
cli-play-undone = Taken back: { $move }.
cli-play-hint = A computer player would play “{ $move }”. { $why }
cli-play-left = You left the table. Good night.
cli-play-saved = Saved as { $path }.
cli-play-not-saved = Could not write { $path }: { $why }.
cli-play-save-offer = To keep the game type “save” and a file name; or just press Enter.

error-record-other-game = { $path } is a record of { $game }, not of { $asked }. Ask for { $game } instead.

## The proof of a game.

cli-proof-holds = The proof of table { $table } holds: { $events } events hang together, and nothing was changed after it was laid down.
cli-proof-counts = All { $moves } moves were legal; { $draws } draws of the referee came out again; { $hidden } hidden moves were what had been shown of them.
cli-proof-nonce = Nonce { $nonce }, brought with event { $number } by { $by }
cli-proof-commitment = Commitment { $hash }
cli-proof-head = Head { $hash }
cli-proof-other-commitment = The proof holds, but it is not of the game whose commitment you noted: its own is { $found }.
cli-proof-other-head = The proof holds, but the head { $head } is not in its chain: you were shown another story.
cli-proof-no-nonce = The proof holds, but the nonce { $nonce } is not in it: the draws were made without you.
cli-proof-record = The proof holds, but “{ $path }” is not the record of its game.
