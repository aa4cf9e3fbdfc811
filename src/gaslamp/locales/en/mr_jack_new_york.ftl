## Mr. Jack in New York.

mr_jack_new_york = Mr. Jack in New York
mr_jack_new_york-about = Manhattan by night, about 1900. Jack has crossed the ocean and hides among eight new faces. The town is still being built: metros, lamps, towers and parks change it with every turn.
mr_jack_new_york-players = 2 players
mr_jack_new_york-minutes = 40 minutes
mr_jack_new_york-aim-jack = You are Mr. Jack, hidden behind one of eight characters. Do not get arrested in eight rounds; or, in a round after one in which nobody saw you, get your character out of Manhattan, over land or by a steamer.
mr_jack_new_york-aim-detective = You are the detective. After each round you learn whether somebody saw Mr. Jack; whoever does not fit is innocent. Find out who he is, and move a character onto his space to arrest him: you may accuse only once, and you have eight rounds.
# `mid` is the name in the middle of a sentence.
mr_jack_new_york-seat-jack = { mr_jack-seat-jack }
    .mid = { mr_jack-seat-jack.mid }
mr_jack_new_york-seat-detective = { mr_jack-seat-detective }
    .mid = { mr_jack-seat-detective.mid }

mr_jack_new_york-name-beach = Alfred Ely Beach
mr_jack_new_york-name-rider = Cloud Rider
mr_jack_new_york-name-latimer = Lewis Howard Latimer
mr_jack_new_york-name-grant = Mrs. Emma Grant
mr_jack_new_york-name-callahan = James H. Callahan
mr_jack_new_york-name-eastman = Monk Eastman
mr_jack_new_york-name-tumblety = Francis J. Tumblety
mr_jack_new_york-name-smith = Edward Smith
mr_jack_new_york-liberty = Liberty Island

# What a character can do, in a breath.
mr_jack_new_york-power-beach = Walks 1 to 3 spaces; before or after that he builds a metro on an empty street, not next to another metro.
mr_jack_new_york-power-rider = Walks 1 to 3 spaces, over buildings for nothing; before or after that she puts a building on an empty street.
mr_jack_new_york-power-latimer = Walks 1 to 3 spaces; before or after that he puts up a lamp on an empty street, not next to another lamp.
mr_jack_new_york-power-grant = Walks 1 to 3 spaces; before or after that she turns a metro, lamp or building that was laid into a park.
mr_jack_new_york-power-callahan = Walks 1 to 3 spaces; before or after that he moves a barrier, which closes two spaces.
mr_jack_new_york-power-eastman = Walks 1 to 3 spaces; or moves somebody else instead, who is as visible or invisible as he is: on foot, without the metro.
mr_jack_new_york-power-tumblety = Walks 1 to 3 spaces; somebody next to him may change places with anybody else.
mr_jack_new_york-power-smith = Walks 1 to 3 spaces; before or after that he moves a steamer to an empty port.

mr_jack_new_york-option-latimer = Latimer begins on
mr_jack_new_york-option-latimer-6-11 = 6-11
mr_jack_new_york-option-latimer-5-8 = 5-8
mr_jack_new_york-option-tumblety = Tumblety’s power
mr_jack_new_york-option-tumblety-and = besides his move
mr_jack_new_york-option-tumblety-or = instead of his move

mr_jack_new_york-aid-jack = { mr_jack-aid-jack }
mr_jack_new_york-aid-suspected = { mr_jack-aid-suspected }
mr_jack_new_york-aid-cards = { mr_jack-aid-cards }

## The log. Whose character it is stands in the line before.

mr_jack_new_york-escape = { $by ->
        [land] Mr. Jack leaves Manhattan over land, by { $hex }!
       *[steamer] Mr. Jack leaves Manhattan by the steamer in { $hex }!
    }
mr_jack_new_york-smuggle = { $by ->
        [land] Eastman moves { $name } to { $hex }: it is Mr. Jack, who leaves Manhattan over land!
       *[steamer] Eastman moves { $name } to { $hex }: it is Mr. Jack, who leaves Manhattan by the steamer!
    }
mr_jack_new_york-metro = Builds a metro on { $hex }.
mr_jack_new_york-lamp = Puts up a lamp on { $hex }.
mr_jack_new_york-building = Puts a building on { $hex }.
mr_jack_new_york-park = Turns { $hex } into a park.
mr_jack_new_york-barrier = Moves the barrier on { $from } to { $one } and { $two }.
mr_jack_new_york-steamer = Moves the steamer from { $from } to { $to }.
mr_jack_new_york-send = Moves { $name } to { $hex }.
mr_jack_new_york-swap = { $one } and { $two } change places.
mr_jack_new_york-pass = Nobody changes places.
mr_jack_new_york-informant = The Informant goes to { $hex }.
mr_jack_new_york-witness-visible = { mr_jack-witness-visible }
mr_jack_new_york-witness-invisible = Witnesses are called: nobody saw Mr. Jack. In the next round he may leave Manhattan.

## Beside the board.

# The first four letters of a name are written as on the board, whatever the language.
mr_jack_new_york-legend = Signs: •BEAC can be seen, beac is innocent; ░ light, *** a lamp, (M) a metro, ♣ a park, ▓ a building, █ a printed one, x a barrier; =>L= a quay to Liberty Island (lib.), =L>= one from it; ~[#]~ a steamer, ~[ ]~ an empty port, >>> the way out by land; ? the Informant, ! when he is mute.
mr_jack_new_york-may-leave = The witness card says “invisible”: Mr. Jack may leave Manhattan in this round.
mr_jack_new_york-may-not-leave = The witness card says “visible”: Mr. Jack cannot leave Manhattan in this round.

mr_jack_new_york-asks-informant = { $who } sends the Informant elsewhere.
mr_jack_new_york-asks-send = { $who } moves { $name }, or somebody who is as visible as he is.
mr_jack_new_york-asks-and-swap = { $who } moves { $name }, and may let somebody next to him change places with another.
mr_jack_new_york-asks-or-swap = { $who } moves { $name }, or lets somebody next to him change places with another instead.
mr_jack_new_york-asks-may-swap = { $who } may let somebody next to { $name } change places with another.

## How it ended.

mr_jack_new_york-reason-arrested = { mr_jack-reason-arrested }
mr_jack_new_york-reason-wrong-accused = { mr_jack-reason-wrong-accused }
mr_jack_new_york-reason-escaped = Mr. Jack left Manhattan
mr_jack_new_york-reason-uncaught = { mr_jack-reason-uncaught }

## Positions.

mr_jack_new_york-position-occupied = { mr_jack-position-occupied }
mr_jack_new_york-position-twice = { mr_jack-position-twice }
mr_jack_new_york-position-two = { mr_jack-position-two }
mr_jack_new_york-position-early = { mr_jack-position-early }
mr_jack_new_york-position-card = { mr_jack-position-card }
mr_jack_new_york-position-jack = { mr_jack-position-jack }
mr_jack_new_york-position-taken = { mr_jack-position-taken }
mr_jack_new_york-position-over = { mr_jack-position-over }
mr_jack_new_york-position-alibis = { $most ->
        [0] Nobody has met the Informant yet: no alibi card can have been drawn.
        [one] The Informant has been met once at most: no more than one alibi card can have been drawn.
       *[other] The Informant has been met { $most } times at most: no more than { $most } alibi cards can have been drawn.
    } Take some out of jack_alibis= and detective_alibis=.
mr_jack_new_york-position-cards = “{ $text }” cannot stand after cards=. Name the four characters of the round, with a - before those taken, as in -beach,grant,rider,smith; without cards= an odd round is dealt anew.
mr_jack_new_york-position-active = done= and ask= need active=…: who is being played?
mr_jack_new_york-position-standing = { $name } cannot be on { $hex }: there is a lamp, a building or a barrier. Choose another space.
mr_jack_new_york-position-apart = { $one } and { $other } lie next to each other: two metros cannot, and two lamps cannot. Put one of them elsewhere.
mr_jack_new_york-position-barriers = “{ $text }” cannot stand after barriers=. Name two pairs of neighbouring streets, parks or metros, as in 5-4+6-3,11-14+12-15.
mr_jack_new_york-position-tiles = { $most ->
        [0] There can be none of these tiles yet: { $kind }. Take them out of tiles=.
       *[other] There can be { $most } of these tiles at most: { $kind }. Take some out of tiles=.
    }
mr_jack_new_york-position-informant = The Informant cannot be so on { $hex }. He shares a space only while ask=alibi or ask=informant, and is mute only after somebody has moved in the round.
mr_jack_new_york-position-barred = { $hex } lies under a barrier, where a tile of this kind cannot be: { $kind }. Choose another street for it, or another place for the barrier.
mr_jack_new_york-position-laid = { $laid } tiles are laid, but there can be { $most } at most: those of the start, and one for each time that Beach, Latimer or Cloud Rider has built; a park is one of these, turned. Take some out of tiles=.
