## Scotland Yard.

scotland_yard = Scotland Yard
scotland_yard-about = Mr X slips through London by taxi, bus and underground. You know how he travels, but not where to; only now and then does he show his face.
scotland_yard-players = 2 to 6 players
scotland_yard-minutes = 45 minutes
scotland_yard-aim-mrx = You are Mr X. The detectives see the ticket of each of your rides, but not where it takes you, except in the windows with an eye. Stay ahead of them until the last round is over.
scotland_yard-aim-detective = You hunt Mr X together with the other detectives. Each ride costs a ticket, and your tickets are limited. Work out from his tickets where he can be, surround him, and ride to the station where he is.
# Each detective is told the same.
scotland_yard-aim-red = { scotland_yard-aim-detective }
scotland_yard-aim-blue = { scotland_yard-aim-detective }
scotland_yard-aim-green = { scotland_yard-aim-detective }
scotland_yard-aim-yellow = { scotland_yard-aim-detective }
scotland_yard-aim-violet = { scotland_yard-aim-detective }
# `mid` is the name in the middle of a sentence.
scotland_yard-seat-mrx = Mr X
    .mid = Mr X
scotland_yard-seat-red = Red
    .mid = Red
scotland_yard-seat-blue = Blue
    .mid = Blue
scotland_yard-seat-green = Green
    .mid = Green
scotland_yard-seat-yellow = Yellow
    .mid = Yellow
scotland_yard-seat-violet = Violet
    .mid = Violet
scotland_yard-channel-detectives = detectives
scotland_yard-side-detectives = All detectives

# `by` goes with it: “by taxi”.
scotland_yard-ticket-taxi = taxi
    .by = by taxi
scotland_yard-ticket-bus = bus
    .by = by bus
scotland_yard-ticket-underground = underground
    .by = by underground
scotland_yard-ticket-black = black
    .by = on a black ticket
scotland_yard-ticket-double = double

scotland_yard-option-detectives = Detectives
scotland_yard-option-map = Map
scotland_yard-option-map-night = London by night
scotland_yard-option-map-ravensburger_1983 = London, 1983 (a taxi line more)
scotland_yard-option-map-small = A small quarter, for study (8 rounds)
scotland_yard-option-length = Length
scotland_yard-option-length-standard = as the map has it
scotland_yard-option-length-22_rounds = 22 rounds
scotland_yard-option-length-24_windows = until 24 windows are filled
scotland_yard-option-reveals = Mr X shows himself in windows
scotland_yard-option-reveals-standard = as the map has it
scotland_yard-option-mrx_tickets = Mr X’s tickets
scotland_yard-option-mrx_tickets-printed = counted
scotland_yard-option-mrx_tickets-unlimited = endless, but for black and double ones
scotland_yard-option-starts = Start cards
scotland_yard-option-starts-classic = one deck for all
scotland_yard-option-starts-split_2013 = separate decks (2013)

scotland_yard-aid-mrx = Where Mr X can be
scotland_yard-aid-suspected = Where they can suspect Mr X

## The log.

scotland_yard-start = { $who } starts at { $station }.
scotland_yard-start-unseen = Mr X looks at his start card.
scotland_yard-ride = { $who } rides { $ticket-by } to { $station }.
scotland_yard-ride-unseen = { $who } rides { $ticket-by }.
scotland_yard-double = { $who } plays a double move: two rides.
# After each ride of a detective that does not find Mr X: there is nothing to say.
scotland_yard-missed = { "" }
scotland_yard-caught = Mr X is there: he is caught!
scotland_yard-cornered = Mr X has no ride left: he is cornered!

## Beside the board.

scotland_yard-round = { $rounds ->
        [0] Round { $round }. Windows filled: { $window } of { $windows }.
       *[other] Round { $round } of { $rounds }. Windows filled: { $window }.
    }
scotland_yard-log = Travel log: { $windows }.
scotland_yard-window = { $station ->
        [0] { $number } { $ticket }
       *[other] { $number } { $ticket } to { $station }
    }
scotland_yard-here = Mr X is at { $station }.
scotland_yard-last-seen = Mr X was last seen at { $station }, in window { $window }.
scotland_yard-detective = { $who } is at { $station }. Tickets: { $tickets }.
scotland_yard-tickets = { $who }. Tickets: { $tickets }.
scotland_yard-many = { $ticket } { $count }
scotland_yard-stuck = Without a ride: { $who }.

scotland_yard-asks-mrx = { $reveal ->
        [1] Round { $round }: { $who } rides, and shows himself afterwards (window { $window }).
       *[0] Round { $round }: { $who } rides in secret (window { $window }).
    }
scotland_yard-asks-mrx-2 = { $reveal ->
        [1] Round { $round }: { $who } makes the first ride of a double move, and shows himself after it.
       *[0] Round { $round }: { $who } makes the first ride of a double move.
    }
scotland_yard-asks-mrx-1 = { $reveal ->
        [1] Round { $round }: { $who } makes the second ride of the double move, and shows himself after it.
       *[0] Round { $round }: { $who } makes the second ride of the double move.
    }
scotland_yard-asks-detective = { $rounds ->
        [0] Round { $round }: { $who } rides.
       *[other] Round { $round } of { $rounds }: { $who } rides.
    }

## How it ended.

scotland_yard-reason-caught = a detective found Mr X
scotland_yard-reason-cornered = Mr X had no ride left
scotland_yard-reason-escaped = Mr X was still free after the last round
scotland_yard-reason-stuck = no detective had a ride left

## Positions.

scotland_yard-position-order = Pawns are placed in the order of the start cards: { $seats }. Name all of them, or the first few.
scotland_yard-position-occupied = Two detectives cannot both stand at { $station }. Put one of them elsewhere.
scotland_yard-position-early = { $key }= cannot stand in a position while start cards are drawn. Place all pawns first: { $seats }.
scotland_yard-position-log = “{ $text }” cannot be window { $window } of the travel log. There could be: { $allowed }.
scotland_yard-position-no-ride = { $seat } has no ride here, so it cannot be { $seat }’s turn. Give tickets or room, or say whose turn= it is.
scotland_yard-position-impossible = No game comes to this: Mr X stands where a detective stands, or doubling= does not fit turn= and the log.
scotland_yard-position-whose = Of { $keys } only one can stand in a position.
scotland_yard-position-doubles = With the double moves in the log Mr X would have had more than his { $most } double tickets, or the log has no room for this one. Take some out of the log or of tickets=.
scotland_yard-position-no-log = Detectives ride after Mr X: write his rides into log=.
scotland_yard-position-over = Here the game is over already: write over={ $over }, or change the log, tickets or pawns.

## Options and maps.

scotland_yard-error-deck = The map “{ $map }” has no start cards “{ $deck }”. It has: { $decks }.
scotland_yard-error-cards = The start cards “{ $deck }” of the map “{ $map }” are too few for { $detectives } detectives. Take fewer detectives or other cards.
scotland_yard-error-reveals = “{ $text }” is no list of windows in rising order, such as 3,8,13,18.
scotland_yard-error-windows = A travel log of { $windows } windows is too long: { $most } at most. Take fewer rounds or double tickets.
scotland_yard-error-no-map = There is no map “{ $map }”. Maps here: { $maps }. Others go as JSON files into the folder that GASLAMP_MAPS names.
scotland_yard-error-map = The map “{ $map }” cannot be used: { $what }
scotland_yard-map-file = its file cannot be read ({ $why }). See docs/maps.md for what goes into one.
scotland_yard-map-circle = it builds on a map that builds on it in turn.
scotland_yard-map-stations = its stations must be numbered 1, 2, 3 and so on: at least 2 and at most { $most } of them.
scotland_yard-map-outside = station { $station } lies outside the frame.
scotland_yard-map-same-place = two of its stations lie in the same place.
scotland_yard-map-frame = its frame must be 1 to { NUMBER($most, useGrouping: 0) } wide and high.
scotland_yard-map-line = the { $way } line { $line } must join two different stations from 1 to { $most }, once.
scotland_yard-map-no-line = there is no { $way } line { $line } to take away.
scotland_yard-map-apart = no line leads from station 1 to station { $station }, however often one changes.
scotland_yard-map-no-starts = it has no start cards.
scotland_yard-map-starts = the start cards “{ $deck }” must be different stations from 1 to { $most }, in a deck called classic or split_2013.
scotland_yard-map-cornered = Mr X might have no first ride: all stations that he has a ticket to from his start card { $station } are start cards of detectives.
scotland_yard-map-tickets = “{ $ticket }” is no ticket, or not 0 to 99 of them. Tickets: { $tickets }.
scotland_yard-map-length = its length “{ $length }” must be like 22_rounds or 24_windows, and its reveals “{ $reveals }” like 3,8,13,18 or none.
