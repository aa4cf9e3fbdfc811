## Mysterium.

mysterium = Mysterium
mysterium-about = A ghost who cannot speak sends you dreams. Together you find out who was in the house, where, and with what; and which of them did it.
mysterium-players = 2 to 7 players
mysterium-minutes = 45 minutes
mysterium-aim-ghost = You are the ghost. You may not speak. Give each psychic dreams that point to the card you have for him: a character first, then a location, then an object. When all are found, choose a culprit and dream of him for everybody. You win together.
mysterium-aim-psychic = You are a psychic. The ghost’s dreams hint at your character, then your location, then your object. Talk it over, lay your orb on a card, and make your guess. When all have found everything, find the culprit together, within seven days.
# Each psychic is told the same.
mysterium-aim-red = { mysterium-aim-psychic }
mysterium-aim-blue = { mysterium-aim-psychic }
mysterium-aim-green = { mysterium-aim-psychic }
mysterium-aim-yellow = { mysterium-aim-psychic }
mysterium-aim-violet = { mysterium-aim-psychic }
mysterium-aim-white = { mysterium-aim-psychic }
# `mid` is the name in the middle of a sentence.
mysterium-seat-ghost = The ghost
    .mid = the ghost
mysterium-seat-psychic = The psychic
    .mid = the psychic
mysterium-seat-red = Red
    .mid = Red
mysterium-seat-blue = Blue
    .mid = Blue
mysterium-seat-green = Green
    .mid = Green
mysterium-seat-yellow = Yellow
    .mid = Yellow
mysterium-seat-violet = Violet
    .mid = Violet
mysterium-seat-white = White
    .mid = White
mysterium-side-together = Everybody

# The colour of an orb, a token and a combination: “the red orb”.
mysterium-colour-red = red
mysterium-colour-blue = blue
mysterium-colour-green = green
mysterium-colour-yellow = yellow
mysterium-colour-violet = violet
mysterium-colour-white = white

mysterium-kind-character = character
mysterium-kind-location = location
mysterium-kind-object = object

mysterium-option-players = Players
mysterium-option-difficulty = Difficulty
mysterium-option-difficulty-easy = easy
mysterium-option-difficulty-normal = normal
mysterium-option-difficulty-hard = hard
mysterium-option-difficulty-very_hard = very hard

mysterium-aid-culprit = Who can be the culprit
mysterium-aid-red-character = What { mysterium-seat-red.mid } can be looking for (character)
mysterium-aid-red-location = What { mysterium-seat-red.mid } can be looking for (location)
mysterium-aid-red-object = What { mysterium-seat-red.mid } can be looking for (object)
mysterium-aid-blue-character = What { mysterium-seat-blue.mid } can be looking for (character)
mysterium-aid-blue-location = What { mysterium-seat-blue.mid } can be looking for (location)
mysterium-aid-blue-object = What { mysterium-seat-blue.mid } can be looking for (object)
mysterium-aid-green-character = What { mysterium-seat-green.mid } can be looking for (character)
mysterium-aid-green-location = What { mysterium-seat-green.mid } can be looking for (location)
mysterium-aid-green-object = What { mysterium-seat-green.mid } can be looking for (object)
mysterium-aid-yellow-character = What { mysterium-seat-yellow.mid } can be looking for (character)
mysterium-aid-yellow-location = What { mysterium-seat-yellow.mid } can be looking for (location)
mysterium-aid-yellow-object = What { mysterium-seat-yellow.mid } can be looking for (object)
mysterium-aid-violet-character = What { mysterium-seat-violet.mid } can be looking for (character)
mysterium-aid-violet-location = What { mysterium-seat-violet.mid } can be looking for (location)
mysterium-aid-violet-object = What { mysterium-seat-violet.mid } can be looking for (object)
mysterium-aid-white-character = What { mysterium-seat-white.mid } can be looking for (character)
mysterium-aid-white-location = What { mysterium-seat-white.mid } can be looking for (location)
mysterium-aid-white-object = What { mysterium-seat-white.mid } can be looking for (object)

# The cards of the tableau.
mysterium-card-actress = actress
mysterium-card-alchemist = alchemist
mysterium-card-archaeologist = archaeologist
mysterium-card-astronomer = astronomer
mysterium-card-beekeeper = beekeeper
mysterium-card-blacksmith = blacksmith
mysterium-card-clockmaker = clockmaker
mysterium-card-cook = cook
mysterium-card-doctor = doctor
mysterium-card-gardener = gardener
mysterium-card-hunter = hunter
mysterium-card-magician = magician
mysterium-card-musician = musician
mysterium-card-nanny = nanny
mysterium-card-painter = painter
mysterium-card-sailor = sailor
mysterium-card-seamstress = seamstress
mysterium-card-soldier = soldier
mysterium-card-attic = attic
mysterium-card-aviary = aviary
mysterium-card-ballroom = ballroom
mysterium-card-bathhouse = bathhouse
mysterium-card-boathouse = boathouse
mysterium-card-chapel = chapel
mysterium-card-clock_tower = clock tower
mysterium-card-crypt = crypt
mysterium-card-gallery = gallery
mysterium-card-greenhouse = greenhouse
mysterium-card-kitchen = kitchen
mysterium-card-library = library
mysterium-card-maze = maze
mysterium-card-nursery = nursery
mysterium-card-observatory = observatory
mysterium-card-stable = stable
mysterium-card-theatre = theatre
mysterium-card-wine_cellar = wine cellar
mysterium-card-axe = axe
mysterium-card-bell = bell
mysterium-card-candlestick = candlestick
mysterium-card-dagger = dagger
mysterium-card-doll = doll
mysterium-card-hammer = hammer
mysterium-card-key = key
mysterium-card-lantern = lantern
mysterium-card-letter = letter
mysterium-card-mask = mask
mysterium-card-mirror = mirror
mysterium-card-necklace = necklace
mysterium-card-pistol = pistol
mysterium-card-pocket_watch = pocket watch
mysterium-card-poison = poison
mysterium-card-rope = rope
mysterium-card-scissors = scissors
mysterium-card-umbrella = umbrella

## The log.

mysterium-table = Laid out: { $card }.
mysterium-combination = Under the { $colour } token lies: { $card }.
mysterium-combination-unseen = A card is laid under the { $colour } token.
mysterium-draw = { mysterium-seat-ghost } draws dream { $dream }.
mysterium-draw-unseen = { mysterium-seat-ghost } draws a dream.
mysterium-dream = { mysterium-seat-ghost } lays dream { $dream } for the { $colour } orb.
mysterium-dream-unseen = { mysterium-seat-ghost } lays a dream for the { $colour } orb, face down.
mysterium-close = { mysterium-seat-ghost } closes the dream.
mysterium-show = Dream { $dream } is shown.
mysterium-throw = { mysterium-seat-ghost } throws his hand away.
mysterium-guess = { $who } guesses for the { $colour } orb: { $card }.
mysterium-right = The { $colour } orb: right.
mysterium-wrong = The { $colour } orb: wrong.
mysterium-culprit = { mysterium-seat-ghost } makes the { $colour } combination the culprit’s.
mysterium-culprit-unseen = { mysterium-seat-ghost } has chosen the culprit.
mysterium-share = { mysterium-seat-ghost } lays dream { $dream } for everybody.
mysterium-share-unseen = { mysterium-seat-ghost } lays a dream for everybody, face down.
mysterium-vote = { $who } votes for the { $colour } combination.
mysterium-vote-unseen = { $who } has voted.
mysterium-ballot = { $voter } named the { $colour } combination.
mysterium-lot = The lot falls on the { $colour } combination.
mysterium-guilty = The { $colour } combination is the culprit’s.
mysterium-innocent = The { $colour } combination is not the culprit’s.

## Beside the tableau.

mysterium-day = Day { $day } of 7; { $left ->
        [0] it is the last.
        [one] one more to come.
       *[other] { $left } more to come.
    }
mysterium-piles = Dreams: { $hand } in the ghost’s hand, { $deck } in the deck, { $discard } discarded.
mysterium-throws-day = { mysterium-seat-ghost } may { $throws ->
        [0] not throw his hand any more today.
       *[other] throw his hand once today.
    }
mysterium-throws-game = { mysterium-seat-ghost } may { $throws ->
        [0] not throw his hand.
        [one] throw his hand once more.
       *[other] throw his hand { $throws } more times.
    }
mysterium-culprit-is = The culprit: the { $colour } combination.
mysterium-asks-dreams = { mysterium-seat-ghost } gives the dreams of the day.
mysterium-asks-guesses = Everybody who still seeks something makes a guess.
mysterium-asks-both = { mysterium-seat-ghost } gives dreams; whoever has his dream may already guess.
mysterium-asks-culprit = { mysterium-seat-ghost } chooses the culprit.
mysterium-asks-shared = { mysterium-seat-ghost } lays three dreams for everybody.
mysterium-asks-vote = { $round ->
        [1] Who did it? Everybody votes.
        [2] No majority: everybody votes again.
       *[3] The third vote: a single leader is enough, and among several the lot decides.
    }

## How it ended.

mysterium-reason-culprit-found = the culprit has been found
mysterium-reason-out-of-days = the seven days are over

## Positions.

error-position-unfit = { $key }= does not fit the rest of the position: { $why }
mysterium-unfit-over = over= stands with ask=over and nowhere else: won when the culprit is accused, lost on day 7.
mysterium-unfit-stage = the second stage begins when every psychic has found three cards, and its words stand only there.
mysterium-unfit-hand = the ghost holds seven cards at most.
mysterium-unfit-stuck = nobody could play on from here.
mysterium-unfit-twice = no card lies under two tokens.
mysterium-unfit-early = nothing has been played yet; leave the other words out.
mysterium-unfit-table = on the table lie as many cards of each kind as the game begins with, but for those found; in the second stage none.
mysterium-unfit-combinations = under each token lie a character, a location and an object; found ones come first, marked +.
mysterium-unfit-seeks = it must belong to the card this psychic seeks now.
mysterium-unfit-dreamt = it must agree with dreamt=, who has had today’s dream.
mysterium-unfit-suspected = only combinations under suspicion can be named, and there is always one.
mysterium-unfit-culprit = the culprit is chosen before the shared dream and stays under suspicion.
mysterium-unfit-votes = votes are cast with ask=vote, and are all in before they are opened.
mysterium-unfit-accused = accused= stands with ask=verdict, or at the end of a game that was won.
mysterium-unfit-laid = a dream is laid for somebody who waits for one, or three cards of it for all, and closed before it is shown.
