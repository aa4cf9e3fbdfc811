## Mr. Jack in the browser.

# Names where there is little room, and where there is none.
web-jack-short-holmes = Holmes
web-jack-short-watson = Watson
web-jack-short-smith = Smith
web-jack-short-lestrade = Lestrade
web-jack-short-stealthy = Stealthy
web-jack-short-goodley = Goodley
web-jack-short-gull = Gull
web-jack-short-bert = Bert
web-jack-sign-holmes = Ho
web-jack-sign-watson = Wa
web-jack-sign-smith = Sm
web-jack-sign-lestrade = Le
web-jack-sign-stealthy = St
web-jack-sign-goodley = Go
web-jack-sign-gull = Gu
web-jack-sign-bert = Be

# What can be picked: in the list of moves, “Move a lamp, from b2, to f9”.
web-jack-do-take = Take a card
web-jack-do-walk = Walk
web-jack-do-stay = Stay
web-jack-do-accuse = Accuse
web-jack-do-escape = Leave the district
web-jack-do-lamp = Move a lamp
web-jack-do-cover = Move a cover
web-jack-do-cordon = Move a cordon
web-jack-do-whistle = Whistle for somebody
web-jack-do-stop = Stop whistling
web-jack-do-swap = Change places
web-jack-do-face = Turn the lantern
web-jack-from = from { $hex }
web-jack-to = to { $hex }
web-jack-from-exit = { $exit-from }
web-jack-to-exit = { $exit-to }
web-jack-by = { $exit-by }
web-jack-face-to = { $direction-to }

# What can be picked on the board.
web-jack-walk-to = { $light ->
        [lamp] Walk to { $hex }, in lamplight
        [lantern] Walk to { $hex }, in Watson’s light
       *[dark] Walk to { $hex }, in the dark
    }
web-jack-accuse-whom = Accuse { $name }
web-jack-swap-whom = Change places with { $name }
web-jack-lamp-on = Lamp on { $hex }
web-jack-lamp-numbered = Lamp { $number } on { $hex }
web-jack-cover-on = Cover on { $hex }
web-jack-cordon-in = Cordon at the { $exit }
web-jack-leave-by = Leave { $exit-by }

web-jack-closer = Look closer

# The round and its cards.
web-jack-round = The round
web-jack-round-of = Round { $round } of { $rounds }.
web-jack-round-short = Round { $round } of { $rounds }
web-jack-order-title = Who plays when
web-jack-turn-done = { $number }: { $who-mid }, played
web-jack-turn-now = { $number }: { $who-mid }, now
web-jack-turn-later = { $number }: { $who-mid }
web-jack-leave-short = Jack may leave
web-jack-stay-short = Jack cannot leave
web-jack-cards = The cards of this round
web-jack-card-active = being played
web-jack-card-played = played
web-jack-card-open = not yet taken
web-jack-next = Next round

# What whoever is active has to do.
web-jack-duty-walk = walk 1 to 3 hexes
web-jack-duty-holmes = take an alibi card
web-jack-duty-watson = turn the lantern
web-jack-duty-smith = move a lamp
web-jack-duty-lestrade = move a cordon
web-jack-duty-stealthy = walk 1 to 4 hexes, through anything
web-jack-duty-goodley = whistle others nearer
web-jack-duty-gull = walk 1 to 3 hexes, or change places
web-jack-duty-bert = move a cover
web-jack-duty-face = turn Watson’s lantern
web-jack-done = done
web-jack-points = { $count ->
        [one] whistle: one point left
       *[other] whistle: { $count } points left
    }

# The round track.
web-jack-track = Rounds
web-jack-track-round = Round { $round }, begun by { $who-mid }
web-jack-track-now = Round { $round }, being played, begun by { $who-mid }
web-jack-track-lamp = then lamp { $number } goes out
web-jack-track-out = lamp { $number } went out
web-jack-track-visible = Mr. Jack was seen
web-jack-track-invisible = nobody saw Mr. Jack

# Beside the board.
web-jack-case = The case so far
web-jack-you-are = You are { $name }.
web-jack-secret = Known to you alone
web-jack-witnesses = Witnesses
web-jack-witness-visible = Round { $round }: somebody saw Mr. Jack.
web-jack-witness-invisible = Round { $round }: nobody saw Mr. Jack.
web-jack-no-witness = No witnesses were called yet.
web-jack-alibis = Alibi cards
web-jack-suspects = { $count ->
        [one] One suspect is left.
       *[other] { $count } suspects are left.
    }
web-jack-who = Who can do what
web-jack-cleared = Innocent: { $names }.
web-jack-went-out = Lamp { $number } has gone out.

# The position in words.
web-jack-board = Whitechapel
web-jack-known = What is known
web-jack-characters = The characters
web-jack-on = { $name } on { $hex }
web-jack-suspect = suspect
web-jack-innocent = innocent
web-jack-sight-lamp = visible, in lamplight
web-jack-sight-lantern = visible, in Watson’s light
web-jack-sight-beside = visible, beside somebody
web-jack-sight-dark = invisible
web-jack-is-jack = is Mr. Jack
web-jack-has-alibi = has an alibi you know of
web-jack-you-sit = You are { $who-mid }.
web-jack-order = They play in this order: { $who-mid }. Played so far: { $played }.
web-jack-will-go-out = Lamp { $number } goes out at the end of this round.
web-jack-plays = { $who } plays { $name }.
web-jack-owed = Still to do: { $what }.
web-jack-whistle = { $count ->
        [one] One point of the whistle is left.
       *[other] { $count } points of the whistle are left.
    }
web-jack-whistled = Came to the whistle: { $names }.
web-jack-played-cards = Played in this round: { $names }.
web-jack-accused = The detective accused { $name }.
web-jack-left = Mr. Jack left { $exit-by }.
web-jack-light = Light
web-jack-unlit = { $count ->
        [one] A dark post: { $hexes }.
       *[other] Dark posts: { $hexes }.
    }
web-jack-lit = Streets in lamplight: { $hexes }.
web-jack-beam = Watson’s lantern points { $direction-to } and lights: { $hexes }.
web-jack-beam-nothing = Watson’s lantern points { $direction-to } and lights nothing.
web-jack-ways = Ways
web-jack-exit-open = The { $exit }, from { $hex }, is free.
web-jack-exit-closed = The { $exit }, from { $hex }, is closed by a cordon.
web-jack-open-manholes = Open manholes: { $hexes }.
web-jack-covers = Covered manholes: { $hexes }.
web-jack-houses = Houses and gardens: { $hexes }.
web-jack-compass = To the north of e5 is e6, then clockwise f6, f5, e4, d4, d5; and so around every hex.
