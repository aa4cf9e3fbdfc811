## Mr. Jack Pocket.

mr_jack_pocket = Mr. Jack Pocket
mr_jack_pocket-about = One of you is Jack, hidden among nine suspects in the streets of Whitechapel. The other closes in, one alibi at a time.
mr_jack_pocket-players = 2 players
mr_jack_pocket-minutes = 15 minutes
mr_jack_pocket-aim-jack = You are Mr. Jack, hidden among nine suspects. Stay out of the detectives’ sight and gain time: six hourglasses, or eight turns, and you have won.
mr_jack_pocket-aim-investigator = You are the investigator. After each turn you learn whether Mr. Jack is in sight of a detective; whoever does not fit is innocent. Clear all suspects but one within eight turns.
# `mid` is the name in the middle of a sentence.
mr_jack_pocket-seat-jack = Mr. Jack
    .mid = Mr. Jack
mr_jack_pocket-seat-investigator = The investigator
    .mid = the investigator

mr_jack_pocket-name-madame = Madame
mr_jack_pocket-name-goodley = Sergeant Goodley
mr_jack_pocket-name-bert = Jeremy Bert
mr_jack_pocket-name-gull = William Gull
mr_jack_pocket-name-stealthy = Miss Stealthy
mr_jack_pocket-name-smith = John Smith
mr_jack_pocket-name-lestrade = Inspector Lestrade
mr_jack_pocket-name-pizer = John Pizer
mr_jack_pocket-name-lane = Joseph Lane
mr_jack_pocket-name-holmes = Holmes
mr_jack_pocket-name-watson = Watson
mr_jack_pocket-name-toby = Toby

mr_jack_pocket-face-alibi = alibi
mr_jack_pocket-face-holmes = Holmes
mr_jack_pocket-face-watson = Watson
mr_jack_pocket-face-toby = Toby
mr_jack_pocket-face-rotation = rotation
mr_jack_pocket-face-exchange = exchange
mr_jack_pocket-face-joker = joker

## The log.

mr_jack_pocket-tile = The tile of { $name } is laid with its wall to the { $word2 ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }.
mr_jack_pocket-jack = Mr. Jack is { $name }.
mr_jack_pocket-jack-unseen = Mr. Jack looks at his identity card.
mr_jack_pocket-toss = The action tokens are tossed: { $faces }.
mr_jack_pocket-walk = { $word1 ->
        [1] { $who } moves { $name } one place on.
       *[2] { $who } moves { $name } two places on.
    }
mr_jack_pocket-joker = { $who } plays the joker and moves { $name } one place on.
mr_jack_pocket-joker-nobody = { $who } plays the joker and moves nobody.
mr_jack_pocket-alibi = { $who } asks for an alibi card.
mr_jack_pocket-card = The alibi card is { $name }’s.
mr_jack_pocket-card-unseen = Mr. Jack takes an alibi card and shows it to nobody.
mr_jack_pocket-rotate = { $who } turns tile { $word1 } { $word2 ->
        [right] a quarter to the right
        [left] a quarter to the left
       *[half] by half
    }.
mr_jack_pocket-exchange = { $who } exchanges tiles { $word1 } and { $word2 }.
mr_jack_pocket-witness-seen = Witnesses are called: Mr. Jack was seen.
mr_jack_pocket-witness-hidden = Witnesses are called: nobody saw Mr. Jack.
mr_jack_pocket-witness-seen-six = Witnesses are called: Mr. Jack was seen, and he has his six hourglasses.
mr_jack_pocket-witness-hidden-six = Witnesses are called: nobody saw Mr. Jack, and he has his six hourglasses.

## Beside the board.

mr_jack_pocket-turn = Turn { $turn } of 8. Turn tokens taken: Mr. Jack { $jack }, the investigator { $investigator }.
mr_jack_pocket-chase = The chase is on: the investigator wins as soon as Mr. Jack is seen at the end of a turn.
mr_jack_pocket-actions = Actions left: { $faces }.
mr_jack_pocket-next-actions = Next turn the tokens will show: { $faces }.
mr_jack_pocket-shown = Alibis shown: { $names }.
mr_jack_pocket-jack-cards = { $count ->
        [one] Mr. Jack holds one alibi card.
       *[other] Mr. Jack holds { $count } alibi cards.
    }
mr_jack_pocket-you-are = Mr. Jack is { $name }.
mr_jack_pocket-your-hourglasses = Hourglasses: { $count } of 6.
mr_jack_pocket-your-cards = Mr. Jack’s alibi cards: { $cards }.

mr_jack_pocket-asks = Turn { $turn } of 8: { $number ->
        [1] { $who } uses the first token, then the other side uses two.
        [2] { $who } uses two tokens in a row; this is the first.
        [3] { $who } uses two tokens in a row; this is the second.
       *[4] { $who } uses the last token. Then witnesses are called.
    }

## How it ended.

mr_jack_pocket-reason-one-suspect = one suspect was left
mr_jack_pocket-reason-six-hourglasses = Mr. Jack had his six hourglasses
mr_jack_pocket-reason-seen = Mr. Jack was seen in the chase
mr_jack_pocket-reason-unseen = nobody saw Mr. Jack when it counted
mr_jack_pocket-reason-out-of-time = eight turns passed and more than one suspect was left

## Positions.

error-position-faces = In turn { $turn } the position needs faces=…: the tokens have already been tossed or flipped.
error-position-tokens = “{ $text }” is not how the four action tokens can lie. In order, their faces are: { $tokens }.
error-position-jack = Jack cannot be { $jack }, whose tile lies on its blank side. Turn it up, or choose another.
error-position-shown = The alibi of “{ $what }” was shown, so the tile must lie on its blank side: write -{ $what }.
error-position-early = { $key }= cannot stand in a position without nine tiles and jack=…: nothing has been played yet.
error-position-card = card= needs the alibi token used: write faces=-alibi,….
error-position-cards = By turn { $turn } at most { $most } alibi cards can have been drawn. Take some out of cards= and shown=.
error-position-chase = In the chase only Jack ({ $jack }) is still up. Turn the other tiles to their blank side, or leave chase= out.
