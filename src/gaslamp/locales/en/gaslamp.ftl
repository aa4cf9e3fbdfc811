## Sentences that belong to no single game.

referee = The referee
    .mid = the referee
log-line = { $seat }: { $move }
# Between the parts of a list.
list-separator = { ", " }

## Errors. Each says what was wrong and what would have worked.

error-at-line = Line { NUMBER($line, useGrouping: 0) }: { $what }
error-option-value = Option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-option-name = There is no option “{ $option }” in this game. Its options: { $allowed }.
error-no-positions = { $game } has no one-line positions. Use a record instead.
error-move-text = “{ $text }” is not a move of this game. Similar moves: { $close }.
error-no-such-move = “{ $text }” is not a move of this game. { $seat } may play: { $legal }.
error-illegal-move = “{ $move }” cannot be played now. { $seat } may play: { $legal }.
error-not-to-act = It is not { $seat }’s turn. To act: { $to_act }.
error-game-over = The game is over, so { $seat } cannot move any more. Start a new one.
error-seat = { $game } has no seat “{ $text }”. Its seats: { $seats }.
error-viewer = Nobody called “{ $text }” watches { $game }. Use public, truth, or seats joined by “+”: { $seats }.
error-undo = { $seat } has nothing to take back: only your own last moves can be, and only while everybody saw them in full and nothing came after.
error-bad-game = The game “{ $text }” is installed but cannot be used: { $why }. Mend or remove the package that brings it.
error-unknown-game = There is no game “{ $text }”. Games here: { $games }.
error-level = There is no level “{ $level }”. Levels look like: { $examples }.
error-option-form = “{ $text }” is not an option. Write NAME=VALUE, as in chase=at_once.
error-seat-form = “{ $text }” does not say who sits where. Write SEAT=LEVEL, as in jack=tree:0.2s.
error-play-as = You cannot play as “{ $text }”. Choose a seat, or several joined by “+”: { $seats }.
error-position-word = “{ $text }” is no part of a position. Write KEY=VALUE, each key once. Keys: { $keys }.
error-position-value = “{ $text }” cannot stand after { $key }= in a position. Allowed: { $allowed }.
error-position-twice = “{ $what }” stands twice in the position. Each tile and each card is there once.
error-position-bots = Computer players must hear a game from its first move, and this one began at a position. Start it from the beginning.
error-given-twice = “{ $text }” is given twice. Give it once.
error-option-record = A record brings its own options. Leave --option out, or ask without --record.
error-hold = One person cannot hold these seats together: { $text }. Seats held together must be on one side and share their secrets.
error-no-features = { $game } has no features, so its views cannot be encoded. Bring them with gaslamp.research.encode.register.
error-feature-value = The features of { $game } have no place for “{ $value }”. Encode what a seat or the public sees, and list every value a field can have.
error-drawn-story = What { $seat } heard before this state was drawn is not known. Ask for the player it was drawn for, or ask the state it was drawn from.
error-drawn-state = A state drawn from a belief cannot be stored: how it came about is not known. Store the state it was drawn from.
error-no-ray = Ray is not installed. Install it with: pip install "gaslamp[ray]", or leave --ray out.
error-no-duel = { $game } has not two sides that play against each other. Name the players with --seat instead.
error-solve-sides = { $game } cannot be solved: it has not two sides that play against each other. Choose a game that has.
error-too-large = { $game } is too large to be worked out from here to its end: it takes more than { $most } moves. Begin later in the game, or allow more.
error-duel-levels = “{ $levels }” is not a duel. Name exactly two levels after the game, without --seat, as in: gaslamp match mr_jack tree:1000 greedy.
error-ladder-levels = “{ $levels }” is not a ladder. Name at least two different levels, the weakest first.
error-results-line = Line { NUMBER($number, useGrouping: 0) } of { $path } is not a result: { $why }. Name another file.
error-results-version = { $path } holds games of version { $theirs }, and this is { $ours }. Name another file.

## Why a table ended a game that the rules had not ended.

reason-resigned = the game was resigned
reason-lost-on-time = a clock ran out
reason-abandoned = the game was abandoned
reason-agreed = the players agreed on it
