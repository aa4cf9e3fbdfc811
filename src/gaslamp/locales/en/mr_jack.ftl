## Mr. Jack.

mr_jack = Mr. Jack
mr_jack-about = Whitechapel by night, 1888. One of eight people who hunt Jack is Jack himself. The lamps go out one by one, and he is on his way to an exit.
mr_jack-players = 2 players
mr_jack-minutes = 30 minutes
mr_jack-aim-jack = You are Mr. Jack, hidden behind one of eight characters. Do not get arrested in eight rounds; or, in a round after one in which nobody saw you, walk your character out of the district.
mr_jack-aim-detective = You are the detective. After each round you learn whether somebody saw Mr. Jack; whoever does not fit is innocent. Find out who he is, and move a character onto his hex to arrest him: you may accuse only once, and you have eight rounds.
# `mid` is the name in the middle of a sentence.
mr_jack-seat-jack = Mr. Jack
    .mid = Mr. Jack
mr_jack-seat-detective = The detective
    .mid = the detective

mr_jack-name-holmes = Sherlock Holmes
mr_jack-name-watson = John Watson
mr_jack-name-smith = John Smith
mr_jack-name-lestrade = Inspector Lestrade
mr_jack-name-stealthy = Miss Stealthy
mr_jack-name-goodley = Sergeant Goodley
mr_jack-name-gull = William Gull
mr_jack-name-bert = Jeremy Bert

# What a character can do, in a breath.
mr_jack-power-holmes = Walks 1 to 3 hexes, then secretly takes an alibi card for the side that plays him.
mr_jack-power-watson = Walks 1 to 3 hexes, then turns his lantern, which lights everybody straight ahead of him.
mr_jack-power-smith = Walks 1 to 3 hexes; before or after that he moves a lit lamp to a dark post.
mr_jack-power-lestrade = Walks 1 to 3 hexes; before or after that he moves a cordon to a free exit.
mr_jack-power-stealthy = Walks 1 to 4 hexes, through houses, gardens and lamp posts if she likes.
mr_jack-power-goodley = Walks 1 to 3 hexes; before or after that he whistles: with 3 points he brings others nearer to himself.
mr_jack-power-gull = Walks 1 to 3 hexes, or changes places with anybody instead.
mr_jack-power-bert = Walks 1 to 3 hexes; before or after that he moves a manhole cover to an open manhole.

# `by` is the way out, `from` and `to` are for a cordon.
mr_jack-exit-nw = north-west exit
    .by = by the north-west exit
    .from = from the north-west exit
    .to = to the north-west exit
mr_jack-exit-ne = north-east exit
    .by = by the north-east exit
    .from = from the north-east exit
    .to = to the north-east exit
mr_jack-exit-sw = south-west exit
    .by = by the south-west exit
    .from = from the south-west exit
    .to = to the south-west exit
mr_jack-exit-se = south-east exit
    .by = by the south-east exit
    .from = from the south-east exit
    .to = to the south-east exit

# `to` is where the lantern points.
mr_jack-direction-n = north
    .to = to the north
mr_jack-direction-ne = north-east
    .to = to the north-east
mr_jack-direction-se = south-east
    .to = to the south-east
mr_jack-direction-s = south
    .to = to the south
mr_jack-direction-sw = south-west
    .to = to the south-west
mr_jack-direction-nw = north-west
    .to = to the north-west

mr_jack-option-edition = Board
mr_jack-option-edition-revised = revised edition (9 manholes)
mr_jack-option-edition-first = first edition (8 manholes)
mr_jack-option-whistle = Goodley’s whistle
mr_jack-option-whistle-all = as long as somebody can come
mr_jack-option-whistle-any = until he stops

mr_jack-aid-jack = Who can be Mr. Jack
mr_jack-aid-suspected = Whom the detective may suspect
mr_jack-aid-cards = Alibi cards the other side may hold

## The log. Whose character it is stands in the line before.

mr_jack-escape = Mr. Jack leaves the district { $exit-by }!
mr_jack-lamp = Moves a lamp from { $from } to { $to }.
mr_jack-cover = Moves a cover from { $from } to { $to }.
mr_jack-cordon = Moves a cordon { $from-from } { $to-to }.
mr_jack-whistle = Calls { $name } to { $hex }.
mr_jack-stop = The whistle ends.
mr_jack-swap = Changes places with { $name }.
mr_jack-face = The lantern points { $direction-to }.
mr_jack-witness-visible = Witnesses are called: somebody saw Mr. Jack.
mr_jack-witness-invisible = Witnesses are called: nobody saw Mr. Jack. In the next round he may leave the district.

## Beside the board.

# The first four letters of a name are written as on the board, whatever the language.
mr_jack-legend = Signs: •HOLM can be seen, holm is innocent; ░ light, *1* a lit lamp, (·) a dark one; o an open manhole, x a covered one; ↗ Watson’s lantern; ═ a cordon.
mr_jack-may-leave = The witness card says “invisible”: Mr. Jack may leave the district in this round.
mr_jack-may-not-leave = The witness card says “visible”: Mr. Jack cannot leave the district in this round.
mr_jack-asks-swap = { $who } moves { $name }, or lets him change places with somebody.
mr_jack-asks-whistle = { $who } whistles for somebody else; { $points ->
        [one] one point is left.
       *[other] { $points } points are left.
    }
mr_jack-asks-face = { $who } turns Watson’s lantern.

## How it ended.

mr_jack-reason-arrested = Mr. Jack was arrested
mr_jack-reason-wrong-accused = the detective accused somebody innocent
mr_jack-reason-escaped = Mr. Jack left the district
mr_jack-reason-uncaught = Mr. Jack was still free after eight rounds

## Positions.

mr_jack-position-occupied = Somebody stands on { $hex } already: put { $name } elsewhere. Each character needs a hex of its own.
mr_jack-position-twice = “{ $what }” stands twice after { $key }=. Name it once.
mr_jack-position-two = “{ $text }” cannot stand after { $key }=: there are two of them, always.
mr_jack-position-early = { $key }= cannot stand in a position without jack=…: nothing has been played yet.
mr_jack-position-lamps = In round { $round } these numbered lamp tiles burn: { $tiles }; and two without a number. Name just these after lamps=, as in b2:1,f5.
mr_jack-position-card = The alibi card of { $name } can be in one place only: Mr. Jack’s identity, his hand, or the detective’s.
mr_jack-position-alibis = { $most ->
        [0] Holmes has not been played yet: no alibi card can have been drawn.
        [one] Holmes has been played once: at most one alibi card can have been drawn.
       *[other] Holmes has been played { $most } times: at most { $most } alibi cards can have been drawn.
    } Take some out of jack_alibis= and detective_alibis=.
mr_jack-position-jack = Mr. Jack cannot be { $jack }, who is among the innocents. Take him out there, or choose another.
mr_jack-position-cards = “{ $text }” cannot stand after cards=. Name the four characters of the round, with a - before those taken, as in -bert,gull,holmes,smith; without cards= an odd round is dealt anew.
mr_jack-position-active = done=, whistle= and ask= need active=…: who is being played?
mr_jack-position-taken = { $name } can be active only as one of the cards taken: write cards=-{ $name },….
mr_jack-position-over = Here the game is over already: write over={ $over }.
