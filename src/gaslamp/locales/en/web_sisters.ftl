## Both Mr. Jack games on hexes in the browser.

# What can be picked: in the list of moves, “Move a lamp, from b2, to f9”.
web-jack-do-take = Take a card
web-jack-do-walk = Walk
web-jack-do-stay = Stay
web-jack-do-accuse = Accuse
web-jack-from = from { $hex }
web-jack-to = to { $hex }

# What can be picked on the board.
web-jack-accuse-whom = Accuse { $name }

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
web-jack-done = done

# The round track.
web-jack-track = Rounds
web-jack-track-round = Round { $round }, begun by { $who-mid }
web-jack-track-now = Round { $round }, being played, begun by { $who-mid }
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

# The position in words.
web-jack-known = What is known
web-jack-characters = The characters
web-jack-on = { $name } on { $hex }
web-jack-suspect = suspect
web-jack-innocent = innocent
web-jack-sight-lamp = visible, in lamplight
web-jack-sight-beside = visible, beside somebody
web-jack-sight-dark = invisible
web-jack-is-jack = is Mr. Jack
web-jack-has-alibi = has an alibi you know of
web-jack-you-sit = You are { $who-mid }.
web-jack-order = They play in this order: { $who-mid }. Played so far: { $played }.
web-jack-plays = { $who } plays { $name }.
web-jack-owed = Still to do: { $what }.
web-jack-played-cards = Played in this round: { $names }.
web-jack-accused = The detective accused { $name }.
web-jack-light = Light
web-jack-lit = Streets in lamplight: { $hexes }.
web-jack-ways = Ways
