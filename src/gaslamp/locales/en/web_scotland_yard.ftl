## Scotland Yard in the browser.

# What can be picked.
web-yard-station = Station { $station }
web-yard-to-station = to station { $station }
web-yard-do-taxi = Taxi
web-yard-do-bus = Bus
web-yard-do-underground = Underground
web-yard-do-black = Black ticket
web-yard-do-double = Double move

# The little menu beside a station that was picked.
web-yard-to = To station { $station }
web-yard-other = Pick another station
web-yard-left = { $count ->
        [one] one left
       *[other] { $count } left
    }
web-yard-endless = without end
web-yard-double-offer = Double move: two rides
web-yard-doubling = { $count ->
        [1] Double move: one more ride to come
       *[other] Double move: { $count } rides to come
    }

# The map.
web-yard-map = The map
web-yard-map-view = What the map shows
web-yard-closer = Closer
web-yard-further = Further away
web-yard-whole = The whole map
web-yard-here = Where I am
web-yard-pawns = Where the pawns are

# The travel log.
web-yard-log = Mr X’s travel log
web-yard-last-ride = Mr X’s last ride
web-yard-no-ride = Mr X has not ridden yet.
web-yard-window = Window { $number }
web-yard-window-eye = Window { $number }, where he shows himself
web-yard-window-now = comes next
web-yard-window-empty = empty
web-yard-half-first = first ride of a double move
web-yard-half-second = second ride of a double move
web-yard-at = at { $station }
web-yard-reveals = { $count ->
        [one] He will show himself once more, in window { $windows }.
       *[other] He will show himself in windows { $windows }.
    }
web-yard-no-reveals = He will not show himself any more.

# Tickets.
web-yard-tickets = Everybody’s tickets
web-yard-holds = Tickets: { $tickets }.
web-yard-stuck = no ride

# The position in words.
web-yard-hunt = The hunt
web-yard-detectives = The detectives
web-yard-you-are = You are { $who }.
web-yard-turn = To ride: { $who }.
web-yard-pawn = { $who } at { $station }
web-yard-unseen = Nobody has seen Mr X yet.
web-yard-leads-taxi = From { $station } by taxi to { $stations }.
web-yard-leads-bus = From { $station } by bus to { $stations }.
web-yard-leads-underground = From { $station } by underground to { $stations }.
web-yard-leads-ferry = From { $station } by ferry, on a black ticket, to { $stations }.
web-yard-now-stuck = { $count ->
        [one] { $who } has no ride left.
       *[other] Without a ride now: { $who }.
    }
web-yard-now-free = { $count ->
        [one] { $who } can ride again.
       *[other] Able to ride again: { $who }.
    }
