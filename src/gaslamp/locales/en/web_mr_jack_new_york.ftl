## Mr. Jack in New York in the browser.

# Names where there is little room, and where there is none.
web-york-short-beach = Beach
web-york-short-rider = Rider
web-york-short-latimer = Latimer
web-york-short-grant = Grant
web-york-short-callahan = Callahan
web-york-short-eastman = Eastman
web-york-short-tumblety = Tumblety
web-york-short-smith = Smith
web-york-sign-beach = Be
web-york-sign-rider = Ri
web-york-sign-latimer = La
web-york-sign-grant = Gr
web-york-sign-callahan = Ca
web-york-sign-eastman = Ea
web-york-sign-tumblety = Tu
web-york-sign-smith = Sm

# What can be picked: in the list of moves, “Move a barrier, from 5-4 and 6-3, on 7-6, and on 8-7”.
web-york-do-escape = Get away
web-york-do-metro = Build a metro
web-york-do-lamp = Put up a lamp
web-york-do-building = Put up a building
web-york-do-park = Make a park
web-york-do-barrier = Move a barrier
web-york-do-steamer = Move a steamer
web-york-do-send = Move somebody
web-york-do-swap = Swap two others
web-york-do-pass = No swap
web-york-do-informant = Move the Informant
web-york-on = on { $hex }
web-york-of = { $tile ->
        [metro] of the metro on { $hex }
        [lamp] of the lamp on { $hex }
       *[building] of the building on { $hex }
    }
web-york-and = and on { $hex }
web-york-from-both = from { $a } and { $b }
web-york-with = with { $name }
web-york-over-bridge = over the bridge
web-york-on-steamer = on the steamer at { $hex }
web-york-by-bridge = Get away over the bridge
web-york-by-steamer = Get away on the steamer at { $hex }

# What can be picked on the board.
web-york-walk-to = { $light ->
        [lamp] Walk to { $hex }, in lamplight
        [park] Walk to { $hex }, into a park
        [liberty] Cross to Liberty Island
       *[dark] Walk to { $hex }, in the dark
    }
web-york-send-to = { $light ->
        [lamp] To { $hex }, in lamplight
        [park] To { $hex }, into a park
        [liberty] Across to Liberty Island
       *[dark] To { $hex }, in the dark
    }
web-york-to-informant = to the Informant, who talks
web-york-informant-to = The Informant goes to { $hex }

# What whoever is active has to do.
web-york-duty-rider-walks = walk 1 to 3 hexes, over buildings for nothing
web-york-duty-beach = build a metro
web-york-duty-rider = put up a building
web-york-duty-latimer = put up a lamp
web-york-duty-grant = turn a tile into a park
web-york-duty-callahan = move a barrier
web-york-duty-smith = move a steamer
web-york-duty-eastman = or move another
web-york-duty-tumblety = or swap two others
web-york-duty-swap = may swap two others
web-york-duty-informant = move the Informant

# What the board means.
web-york-legend = What the board means
web-york-legend-metro = Metro
web-york-means-metro = Walked on like a street. One step leads from any metro to any other; one where somebody stands can be passed through.
web-york-legend-lamp = Street lamp
web-york-means-lamp = Nobody walks there. It lights all hexes around it: who stands there is visible.
web-york-legend-building = Building
web-york-means-building = Nobody walks there; only Cloud Rider passes over it.
web-york-legend-park = Park
web-york-means-park = One walks there as on a street. Who stands in it is invisible, and does not make neighbours visible.
web-york-legend-barrier = Barrier
web-york-means-barrier = Two hexes nobody walks on. A metro or a park beneath is of no use.
web-york-legend-steamer = Steamer in a port
web-york-means-steamer = Mr. Jack gets away by it, when he may. An empty port is no way out.
web-york-legend-bridge = The bridge
web-york-means-bridge = The way out by land, always open, when Mr. Jack may leave.
web-york-legend-informant = The Informant
web-york-means-informant = Who ends a move on his hex while he talks draws an alibi card and moves him elsewhere. Then he is mute for the rest of the round, and nobody can stop there.
web-york-legend-ferry = Quays and ferries
web-york-means-ferry = Quays are walked on like streets. From two of them one step leads to Liberty Island, and one from there to the two others, as the arrows point. On the island everybody is invisible.

# The position in words.
web-york-board = Manhattan
web-york-city = The city
web-york-talkative = talks in this round
web-york-mute = mute until the next round
web-york-sight-park = invisible, in a park
web-york-sight-liberty = invisible, on Liberty Island
web-york-left-bridge = Mr. Jack got away over the bridge.
web-york-left-steamer = Mr. Jack got away on the steamer at { $hex }.
web-york-all-metro = Metros: { $hexes }.
web-york-all-lamp = Street lamps: { $hexes }.
web-york-all-building = Buildings: { $hexes }.
web-york-all-park = Parks: { $hexes }.
web-york-barrier = A barrier lies on { $a } and { $b }.
web-york-asleep = Of no use under a barrier: { $hexes }.
web-york-informant-talks = The Informant is on { $hex } and talks.
web-york-informant-mute = The Informant is on { $hex } and is mute until the next round.
web-york-steamers = Steamers, by which Mr. Jack can get away, lie at { $hexes }.
web-york-ports = Ports without a steamer: { $hexes }.
web-york-bridge = The way out by land, over the bridge, is { $hex }, next to 13-10 and 13-12.
web-york-ferry = A ferry goes from { $from } to { $to }.
web-york-compass = To the north of 7-8 is 7-6, then clockwise 8-7, 8-9, 7-10, 6-9, 6-7; and so around every hex.
