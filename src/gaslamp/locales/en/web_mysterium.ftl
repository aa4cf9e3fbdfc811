## Mysterium in the browser.

# What can be picked.
web-mysterium-do-guess = Final guess
web-mysterium-do-vote = Vote
web-mysterium-do-dream = Lay a dream
web-mysterium-do-close = The dream is complete: give it
web-mysterium-do-throw = Throw the hand away
web-mysterium-do-culprit = The culprit
web-mysterium-do-share = Lay a dream for everybody
web-mysterium-for = for { $who-mid }
web-mysterium-orb = the { $colour } orb
web-mysterium-by = final answer of the { $colour } orb
web-mysterium-combination = the { $colour } combination: { $cards }
web-mysterium-combination-unknown = the { $colour } combination

# Pictures.
web-mysterium-dream = Dream { $number }
web-mysterium-picture = { $name }: { $things }
web-mysterium-closer = Look closely
web-mysterium-close-zoom = Close
web-mysterium-before = The one before
web-mysterium-after = The next one
web-mysterium-missed = guessed wrong before
web-mysterium-found = found
web-mysterium-fresh = new
web-mysterium-orbs-here = orbs here: { $orbs }
web-mysterium-night = night { $night }

# The tableau.
web-mysterium-parts = What is shown
web-mysterium-large = The table as large as the window
web-mysterium-row-character = Characters
web-mysterium-row-location = Locations
web-mysterium-row-object = Objects
web-mysterium-enlarge = Show large: { $row }

# The psychics.
web-mysterium-psychics = The psychics
web-mysterium-dreams-of = Dreams: { $who }
web-mysterium-seeks = { $who } seeks the { $kind }
web-mysterium-done = { $who } has found all three
web-mysterium-has-all = All three cards are found: no more dreams, but good advice is welcome.
web-mysterium-sentence = { $text }.
web-mysterium-has-found = Found: { $cards }.
web-mysterium-has-guessed = Final guess: { $card }.
web-mysterium-waits = Today’s dream has not come yet.
web-mysterium-no-dreams = The ghost had no dream left for today.
web-mysterium-laying = { $count ->
        [one] The ghost is laying a dream: one card so far, face down.
       *[other] The ghost is laying a dream: { $count } cards so far, face down.
    }
web-mysterium-was-right = Right: { $card }
web-mysterium-was-wrong = Wrong: { $card }
web-mysterium-reason = { $dream }: { $things }
web-mysterium-reasons-separator = { "; " }
web-mysterium-because = { $reasons } → { $card }
web-mysterium-orb-on = The { $colour } orb lies on: { $what }.

# What a psychic is asked.
web-mysterium-ask-guess = Which { $kind } do your dreams mean? Lay your orb on it.
web-mysterium-ask-vote = Who did it? Lay your orb on a combination.
web-mysterium-is-it = { $card }?
web-mysterium-accuse = The { $colour } combination?
web-mysterium-my-answer = This is my answer
web-mysterium-my-vote = This is my vote
web-mysterium-take-back = Take the orb back
web-mysterium-lay = Lay my orb here
web-mysterium-orb-lies = My orb lies here
web-mysterium-guessed = Your answer: { $card }. It stands until everybody has guessed.
web-mysterium-vote-in = Your vote is sealed.
web-mysterium-own-dreams = Back to your dreams
web-mysterium-advise = You have found all three. Help the others.
web-mysterium-no-dream = No dream for you yet today.
web-mysterium-no-dream-yet = No dream for you yet today. What do the others’ dreams mean?

# The ghost.
web-mysterium-hand = Your hand
web-mysterium-ghosts-hand = The ghost’s hand
web-mysterium-silent = The ghost does not speak: your dreams are all you say.
web-mysterium-take = Take dreams from your hand: they lie here beside the card.
web-mysterium-take-up = Take this dream
web-mysterium-put-back = Put it back
web-mysterium-taken = { $count ->
        [0] A dream for { $who-mid }: take one card or more.
        [one] A dream for { $who-mid }: one card.
       *[other] A dream for { $who-mid }: { $count } cards.
    }
web-mysterium-take-three = The { $colour } one is the culprit: { $count } of { $of } dreams.
web-mysterium-give = Give this dream
web-mysterium-give-shared = Give it to all
web-mysterium-giving = The dream is on its way …
web-mysterium-given = Today’s dream is given.
web-mysterium-throw = Throw away ({ $count })
web-mysterium-throw-sure = Throw all seven away? Left: { $count }.
web-mysterium-throw-yes = Throw them away
web-mysterium-throw-no = Keep them
web-mysterium-later = Later
web-mysterium-guess = Guessed
web-mysterium-misses = Guessed wrong
web-mysterium-dreamt = Dreamt so far
web-mysterium-culprit-if = { $who }: the culprit?
web-mysterium-other-culprit = Another culprit? Click another psychic above.

# The second stage.
web-mysterium-suspects = The suspects
web-mysterium-shared = The shared dream
web-mysterium-shared-waits = The ghost has not shown the shared dream yet.
web-mysterium-shared-laying = { $count ->
        [one] The ghost is laying the shared dream: one card so far, face down.
       *[other] The ghost is laying the shared dream: { $count } cards so far, face down.
    }
web-mysterium-cleared = innocent
web-mysterium-guilty = the culprit
web-mysterium-your-vote = your vote
web-mysterium-ballots = Votes
web-mysterium-ladder = { $round ->
        [1] First vote of the day: more than half must agree.
        [2] Second vote: more than half must agree.
       *[other] Third vote: a single leader is enough; among several the lot decides.
    }
web-mysterium-voted = { $who } has voted.
web-mysterium-votes-in = Votes are in: { $who }.
web-mysterium-no-votes = Nobody has voted yet.
web-mysterium-named = { $who }: the { $colour } one
web-mysterium-ballot-day = Day { $day }
web-mysterium-ballot = Day { $day }: { $votes }. { $end }
web-mysterium-accused = Accused: the { $colour } one.
web-mysterium-nobody-accused = Nobody was accused.

# Beside the table, and the position in words.
web-mysterium-case = The case
web-mysterium-difficulty = Difficulty: { $difficulty }.
web-mysterium-you-are = You are { $who-mid }.
web-mysterium-to-act = To act: { $who-mid }.
web-mysterium-not = Guessed wrong: { $cards }.
web-mysterium-in-night = Night { $night }: { $dream }
web-mysterium-laid = Laid face down: { $dream }
web-mysterium-news-right = Right: { $who }.
web-mysterium-news-wrong = Wrong: { $who }.
web-mysterium-new-day = Day { $day } of { $days } begins.
web-mysterium-second-stage = All cards are found. Day { $day } of { $days }: who did it?
