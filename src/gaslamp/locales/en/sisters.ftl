## Both Mr. Jack games on hexes: London and New York.

sisters-jack = Mr. Jack is { $name }.
sisters-jack-unseen = Mr. Jack looks at his identity card.
sisters-deal = The cards of this round: { $names }. The other four come in the next.
sisters-take = { $who } takes { $name }.
sisters-last = The last card is { $name }.
sisters-walk = Walks to { $hex }.
sisters-stay = No hex is free: stays.
sisters-accuse = { $who } accuses { $name }!
sisters-alibi = The alibi card is { $name }’s.
sisters-alibi-unseen = The alibi card stays secret.
sisters-guilty = It is Mr. Jack: he is arrested.
sisters-innocent = It is not Mr. Jack, and he gets away.

## Beside the board.

sisters-round = Round { $round } of 8. { $who } begins.
sisters-answers = Witnesses: { $answers }.
sisters-answer-visible = { $round } visible
sisters-answer-invisible = { $round } invisible
sisters-cards = Cards left: { $names }.
sisters-next-cards = In the next round: { $names }.
sisters-innocents = Innocent: { $names }.
sisters-alibis = { $count ->
        [one] { $who } holds one alibi card.
       *[other] { $who } holds { $count } alibi cards.
    }
sisters-hand = { $who } holds the alibi of: { $names }.
sisters-jack-is = Mr. Jack is { $name }.
sisters-does = { $name }. { $power }

## What is asked.

sisters-asks-take = Round { $round } of 8: { $number ->
        [1] { $who } chooses the first character.
        [2] { $who } plays two characters in a row; this is the first.
        [3] { $who } plays two characters in a row; this is the second.
       *[4] { $who } plays the last character.
    }
sisters-asks-move = { $who } moves { $name }.
sisters-asks-both = { $who } moves { $name } and uses the power, in either order.
sisters-asks-power = { $who } uses the power of { $name }.
