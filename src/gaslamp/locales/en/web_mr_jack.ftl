## Mr. Jack in the browser.

# Names where there is little room, and where there is none.
web-london-short-holmes = Holmes
web-london-short-watson = Watson
web-london-short-smith = Smith
web-london-short-lestrade = Lestrade
web-london-short-stealthy = Stealthy
web-london-short-goodley = Goodley
web-london-short-gull = Gull
web-london-short-bert = Bert
web-london-sign-holmes = Ho
web-london-sign-watson = Wa
web-london-sign-smith = Sm
web-london-sign-lestrade = Le
web-london-sign-stealthy = St
web-london-sign-goodley = Go
web-london-sign-gull = Gu
web-london-sign-bert = Be

# What can be picked: in the list of moves, “Move a lamp, from b2, to f9”.
web-london-do-escape = Leave the district
web-london-do-lamp = Move a lamp
web-london-do-cover = Move a cover
web-london-do-cordon = Move a cordon
web-london-do-whistle = Whistle for somebody
web-london-do-stop = Stop whistling
web-london-do-swap = Change places
web-london-do-face = Turn the lantern
web-london-from-exit = { $exit-from }
web-london-to-exit = { $exit-to }
web-london-by = { $exit-by }
web-london-face-to = { $direction-to }

# What can be picked on the board.
web-london-walk-to = { $light ->
        [lamp] Walk to { $hex }, in lamplight
        [lantern] Walk to { $hex }, in Watson’s light
       *[dark] Walk to { $hex }, in the dark
    }
web-london-swap-whom = Change places with { $name }
web-london-lamp-on = Lamp on { $hex }
web-london-lamp-numbered = Lamp { $number } on { $hex }
web-london-cover-on = Cover on { $hex }
web-london-cordon-in = Cordon at the { $exit }
web-london-leave-by = Leave { $exit-by }

# What whoever is active has to do.
web-london-duty-holmes = take an alibi card
web-london-duty-watson = turn the lantern
web-london-duty-smith = move a lamp
web-london-duty-lestrade = move a cordon
web-london-duty-stealthy = walk 1 to 4 hexes, through anything
web-london-duty-goodley = whistle others nearer
web-london-duty-gull = walk 1 to 3 hexes, or change places
web-london-duty-bert = move a cover
web-london-duty-face = turn Watson’s lantern
web-london-points = { $count ->
        [one] whistle: one point left
       *[other] whistle: { $count } points left
    }

# The round track.
web-london-track-lamp = then lamp { $number } goes out
web-london-track-out = lamp { $number } went out

# Beside the board.
web-london-went-out = Lamp { $number } has gone out.

# The position in words.
web-london-board = Whitechapel
web-london-sight-lantern = visible, in Watson’s light
web-london-will-go-out = Lamp { $number } goes out at the end of this round.
web-london-whistle = { $count ->
        [one] One point of the whistle is left.
       *[other] { $count } points of the whistle are left.
    }
web-london-whistled = Came to the whistle: { $names }.
web-london-left = Mr. Jack left { $exit-by }.
web-london-unlit = { $count ->
        [one] A dark post: { $hexes }.
       *[other] Dark posts: { $hexes }.
    }
web-london-beam = Watson’s lantern points { $direction-to } and lights: { $hexes }.
web-london-beam-nothing = Watson’s lantern points { $direction-to } and lights nothing.
web-london-exit-open = The { $exit }, from { $hex }, is free.
web-london-exit-closed = The { $exit }, from { $hex }, is closed by a cordon.
web-london-open-manholes = Open manholes: { $hexes }.
web-london-covers = Covered manholes: { $hexes }.
web-london-houses = Houses and gardens: { $hexes }.
web-london-compass = To the north of e5 is e6, then clockwise f6, f5, e4, d4, d5; and so around every hex.
