"""Positions read back as they are written, and wrong ones are refused with words that help."""

import pytest

from games.mr_jack.stories import (
    CHARACTERS,
    VIEWERS,
    at_random,
    choices,
    ending,
    opened,
    play,
    playing,
    position,
    suspects,
    table,
    view,
)
from gaslamp.core import GaslampError, NotationError, Rng, SetupError, Table, as_bytes

START = "holmes=g5 watson=i4 smith=g8 lestrade=e5 stealthy=a3 goodley=m10 gull=e9 bert=i8"
TABLE = "facing=ne lamps=b2:1,c7:3,f5,h8,k6:4,l11:2 covers=b1,l12 cordons=ne,sw"
FOUR = "cards=-holmes,smith,gull,bert"
"""Of the four cards Holmes's has been taken."""


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("whistle", ["all", "any"])
@pytest.mark.parametrize("seed", range(2))
def test_a_position_reads_back(edition: str, whistle: str, seed: int) -> None:
    """At every moment of a game the position is the whole truth: what is written from it is the same game."""
    rng = Rng(seed)
    at = table(edition=edition, whistle=whistle)
    again = True
    while again:
        text = position(at)
        other = Table(at.game, text)
        assert position(other) == text
        assert at.game.key(other.state) == at.game.key(at.state)
        assert (other.to_act(), choices(other), other.outcome()) == (at.to_act(), choices(at), at.outcome())
        for viewer in VIEWERS:
            assert as_bytes(view(other, viewer)) == as_bytes(view(at, viewer))
        again = at_random(at, rng, never="accuse" if seed == 0 else "")


def test_a_game_goes_on_from_its_position_as_it_would_have() -> None:
    """The same moves lead to the same end, from wherever the position was written down."""
    at, rng = table(), Rng(4)
    written = [position(at)]
    while at_random(at, rng, never="accuse"):
        written.append(position(at))
    for number in range(0, len(written), 5):
        other = Table(at.game, written[number])
        for line in at.lines[number:]:
            other.play(*line)
        assert (position(other), ending(other)) == (position(at), ending(at))


def test_a_position_says_all_there_is_to_say() -> None:
    at = table()
    assert position(at) == f"{START} {TABLE}"
    at = opened("gull", "holmes", "smith", "goodley", "bert")
    assert position(at) == f"{START} {TABLE} jack=gull cards=holmes,smith,goodley,bert"
    play(at, "detective: take holmes", "detective: walk g4")
    here = START.replace("holmes=g5", "holmes=g4")
    assert position(at) == f"{here} {TABLE} jack=gull cards=-holmes,smith,goodley,bert active=holmes done=move ask=alibi"
    play(at, "*: alibi bert", "jack: take goodley", "jack: whistle bert j8", "jack: whistle watson i5")
    here = here.replace("bert=i8", "bert=j8").replace("watson=i4", "watson=i5")
    known = f"{here} {TABLE} jack=gull detective_alibis=bert cards=-holmes,smith,-goodley,bert"
    assert position(at) == f"{known} active=goodley whistle=1:watson,bert ask=face"
    play(at, "jack: face ne", "jack: whistle gull f10", "jack: walk m9")
    known = known.replace("gull=e9", "gull=f10").replace("goodley=m10", "goodley=m9")
    assert position(at) == known
    play(at, "jack: take smith", "jack: lamp b2 f9")
    known = known.replace("lamps=b2:1,c7:3,f5", "lamps=c7:3,f9:1,f5").replace("smith,-goodley", "-smith,-goodley")
    assert position(at) == f"{known} active=smith done=power"
    play(at, "jack: walk g7", "*: last bert", "detective: cover b1 h3", "detective: walk i7", "*: witness visible")
    assert position(at).endswith("witness=v jack=gull detective_alibis=bert cards=watson,lestrade,stealthy,gull")


def test_alibis_of_both_sides_and_innocents() -> None:
    at = table("innocents=smith,bert witness=i,v,v,i jack=gull jack_alibis=watson detective_alibis=bert")
    assert " innocents=smith,bert facing=ne lamps=f5,h8 " in position(at)
    assert position(at).endswith(" witness=i,v,v,i jack=gull jack_alibis=watson detective_alibis=bert")
    assert view(at).witness == ("invisible", "visible", "visible", "invisible")
    assert (view(at).round, view(at).may_leave) == (5, True)


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("jack=gull", 0),
        ("jack=gull cards=-holmes,smith,gull,bert active=holmes", 0),
        ("jack=gull cards=-holmes,smith,gull,bert", 1),
        ("jack=gull cards=holmes,smith,gull,bert witness=v", 0),
        ("jack=gull cards=watson,smith,gull,bert witness=v", 1),
        ("jack=gull witness=v,v", 1),
        ("jack=gull cards=holmes,smith,gull,bert witness=v,v,v,v,v,v,v", 3),
        ("jack=gull cards=watson,smith,gull,bert witness=v,v,v,v,v,v,v", 4),
    ],
)
def test_as_many_alibis_as_holmes_has_been_played(text: str, most: int) -> None:
    """Every other round; fewer do no harm."""
    cards = ("bert", "smith", "watson", "holmes", "lestrade")
    for many in range(1, 5):
        drawn = f"{text} jack_alibis={','.join(cards[:many])}"
        if many <= most:
            assert view(table(drawn)).alibis == {"jack": many, "detective": 0}
        else:
            with pytest.raises(SetupError, match="Take some out of jack_alibis= and detective_alibis="):
                table(drawn)


@pytest.mark.parametrize(
    ("seat", "text", "lines", "over"),
    [
        ("detective", "jack=holmes bert=h6", ["accuse holmes", "*: guilty"], "detective:arrested:holmes"),
        ("detective", "jack=gull bert=h6", ["accuse holmes", "*: innocent"], "jack:wrong_accused:holmes"),
        ("jack", "jack=bert bert=b7 witness=i", ["escape nw"], "jack:escaped:nw"),
    ],
)
def test_an_ending_reads_back(seat: str, text: str, lines: list[str], over: str) -> None:
    at = play(playing("bert", seat, text), *lines)
    assert position(at).endswith(f" active=bert over={over}")
    winner, why, _ = over.split(":")
    assert ending(at) == ending(table(position(at))) == (winner, why.replace("_", " "))
    assert as_bytes(view(table(position(at)), "public")) == as_bytes(view(at, "public"))


def test_who_was_accused_wrongly_is_innocent_without_a_word() -> None:
    at = table(f"jack=gull {FOUR} active=holmes over=jack:wrong_accused:watson")
    assert suspects(at) == set(CHARACTERS) - {"watson"}


def test_an_ending_by_time_reads_back() -> None:
    at = table("jack=gull witness=v,v,v,v,v,v,v cards=-holmes,-smith,-gull,-bert over=jack:uncaught")
    assert (ending(at), at.to_act()) == (("jack", "uncaught"), ())
    assert position(table(position(at))) == position(at)


def test_the_start_is_what_a_position_leaves_out() -> None:
    assert position(table("holmes=g5")) == position(table())
    assert " lamps=c7:3,f5,h8,k6:4 covers" in position(table("witness=v,v jack=gull")), "two have gone out"
    assert position(table("gull=e8", edition="first")).startswith("holmes=g5 watson=a3 smith=g8 lestrade=e5 stealthy=i4")


def test_the_order_of_words_does_not_matter() -> None:
    text = f"active=holmes {FOUR.replace('-holmes,smith', 'smith,-holmes')} jack=gull cordons=sw,ne covers=l12,b1 bert=i7"
    assert position(table(text)) == position(table(f"bert=i7 jack=gull {FOUR} active=holmes"))


@pytest.mark.parametrize(
    ("text", "error", "message", "part"),
    [
        ("hello", NotationError, "error-position-word", "Keys: holmes, watson, smith"),
        ("gull=e9 gull=e8", NotationError, "error-position-word", "each key once"),
        ("mrx=e9", NotationError, "error-position-word", "“mrx=e9”"),
        ("gull=f9", SetupError, "error-position-value", "“f9” cannot stand after gull="),  # a lamp post
        ("gull=", SetupError, "error-position-value", "Allowed: a5, a4"),
        ("gull=i8", SetupError, "mr_jack-position-occupied", "Somebody stands on i8 already: put bert elsewhere"),
        ("innocents=moriarty jack=gull", SetupError, "error-position-value", "holmes, watson, smith"),
        ("innocents=bert,bert jack=gull", SetupError, "mr_jack-position-twice", "“bert” stands twice after innocents="),
        ("facing=e", SetupError, "error-position-value", "n, ne, se, s, sw, nw"),
        ("lamps=b2:1", SetupError, "mr_jack-position-lamps", "In round 1 these numbered lamp tiles burn: 1, 2, 3, 4"),
        ("lamps=b2:1,l11:2,c7:3,k6:4,f5,h8,f9", SetupError, "mr_jack-position-lamps", "and two without a number"),
        ("lamps=b2:1,l11:2,c7:3,k6:3,f5,h8", SetupError, "mr_jack-position-lamps", "1, 2, 3, 4"),
        ("witness=v,v lamps=b2:1,c7:3,k6:4,f5,h8 jack=gull", SetupError, "mr_jack-position-lamps", "In round 3"),
        ("lamps=b2:5,f5", SetupError, "error-position-value", "1–4"),
        ("lamps=b2:,f5", SetupError, "error-position-value", "1–4"),
        ("lamps=b3:1", SetupError, "error-position-value", "b2, c7, f9, f5, h8, h4, k6, l11"),
        ("lamps=b2:1,b2:2", SetupError, "mr_jack-position-twice", "“b2” stands twice after lamps="),
        ("covers=b1", SetupError, "mr_jack-position-two", "there are two of them, always"),
        ("covers=", SetupError, "mr_jack-position-two", "covers="),
        ("covers=b1,b1", SetupError, "mr_jack-position-twice", "“b1” stands twice"),
        ("covers=b1,a5", SetupError, "error-position-value", "b6, b1, c4"),  # a manhole of the other edition
        ("cordons=nw", SetupError, "mr_jack-position-two", "“nw” cannot stand after cordons="),
        ("cordons=nw,n", SetupError, "error-position-value", "nw, ne, sw, se"),
        ("witness=x jack=gull", SetupError, "error-position-value", "v, i"),
        ("witness=v,v,v,v,v,v,v,v jack=gull", SetupError, "error-position-value", "≤ 7"),
        ("innocents=bert", SetupError, "mr_jack-position-early", "innocents="),
        ("witness=v", SetupError, "mr_jack-position-early", "witness= cannot stand in a position without jack="),
        (FOUR, SetupError, "mr_jack-position-early", "cards="),
        ("over=jack:uncaught", SetupError, "mr_jack-position-early", "over="),
        ("jack=moriarty", SetupError, "error-position-value", "holmes, watson"),
        ("jack=gull innocents=gull", SetupError, "mr_jack-position-jack", "Mr. Jack cannot be gull"),
        ("jack=gull jack_alibis=gull", SetupError, "mr_jack-position-card", "The alibi card of gull can be in one place only"),
        ("jack=gull witness=v,v jack_alibis=bert detective_alibis=bert", SetupError, "mr_jack-position-card", "bert"),
        ("jack=gull jack_alibis=bert,bert", SetupError, "mr_jack-position-twice", "jack_alibis="),
        ("jack=gull jack_alibis=bert", SetupError, "mr_jack-position-alibis", "Holmes has not been played yet"),
        ("jack=gull witness=v", SetupError, "mr_jack-position-cards", "an odd round is dealt anew"),
        ("jack=gull active=holmes", SetupError, "mr_jack-position-cards", "Name the four characters"),
        ("jack=gull cards=holmes,smith,gull", SetupError, "mr_jack-position-cards", "“holmes,smith,gull”"),
        ("jack=gull cards=holmes,smith,gull,gull", SetupError, "mr_jack-position-twice", "“gull” stands twice after cards="),
        ("jack=gull cards=holmes,smith,gull,x", SetupError, "error-position-value", "holmes, watson"),
        (f"jack=gull {FOUR} done=move", SetupError, "mr_jack-position-active", "who is being played?"),
        (f"jack=gull {FOUR} ask=face", SetupError, "mr_jack-position-active", "ask="),
        (f"jack=gull {FOUR} whistle=2:bert", SetupError, "mr_jack-position-active", "whistle="),
        (f"jack=gull {FOUR} active=gull", SetupError, "mr_jack-position-taken", "write cards=-gull"),
        (f"jack=gull {FOUR} active=watson", SetupError, "mr_jack-position-taken", "watson can be active only"),
        (f"jack=gull {FOUR} active=holmes done=power", SetupError, "error-position-value", "Allowed: move"),
        (f"jack=gull {FOUR} active=holmes done=move", SetupError, "error-position-value", "Allowed: alibi"),
        (f"jack=gull {FOUR} active=holmes ask=alibi", SetupError, "error-position-value", "accuse:watson, accuse:smith"),
        (f"jack=gull {FOUR} active=holmes ask=accuse:holmes", SetupError, "error-position-value", "accuse:bert"),
        (f"jack=gull {FOUR} active=holmes whistle=2:bert", SetupError, "error-position-value", "2:bert"),
        (f"jack=gull {FOUR} active=holmes over=jack:escaped:nw", SetupError, "error-position-value", "detective:arrested:gull"),
        (f"jack=gull {FOUR} active=holmes over=jack:boredom", SetupError, "error-position-value", "jack:wrong_accused:smith"),
        (f"jack=gull {FOUR} over=jack:uncaught", SetupError, "error-position-value", "Allowed: -"),
    ],
)
def test_a_wrong_position_is_refused(text: str, error: type[GaslampError], message: str, part: str) -> None:
    with pytest.raises(error) as caught:
        table(text)
    assert caught.value.message.id == message
    assert part in str(caught.value)


ALONE = "jack=gull cards=-goodley,smith,watson,bert active=goodley"
HIS = "jack=gull witness=i cards=-gull,smith,watson,bert active=gull"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        # After the last character of the last round the game is over (rule 39).
        ("jack=gull witness=v,v,v,v,v,v,v cards=-holmes,-smith,-gull,-bert", "mr_jack-position-over"),
        # Who comes to the whistle costs a point at least (rule 24); Goodley does not call himself, nor with his power used.
        (f"{ALONE} whistle=2:bert,smith", "error-position-value"),
        (f"{ALONE} whistle=3:bert", "error-position-value"),
        (f"{ALONE} whistle=2:", "error-position-value"),
        (f"{ALONE} whistle=2:goodley", "error-position-value"),
        (f"{ALONE} whistle=2:bert done=power", "error-position-value"),
        # Nobody accuses while it lasts (rule 24).
        (f"{ALONE} whistle=1:bert ask=accuse:gull", "error-position-value"),
        (f"{ALONE} whistle=1:bert over=jack:wrong_accused:holmes", "error-position-value"),
        # A lantern is turned when Watson has been moved (rule 19), and never after Smith.
        (f"{ALONE} whistle=1:bert ask=face", "error-position-value"),
        ("jack=gull cards=-smith,holmes,watson,bert active=smith done=move ask=face", "error-position-value"),
        ("jack=gull cards=-watson,holmes,smith,bert active=watson ask=face", "error-position-value"),
        ("jack=gull cards=-watson,holmes,smith,bert active=watson done=move", "error-position-value"),
        ("jack=holmes cards=-gull,holmes,smith,bert active=gull done=move", "error-position-value"),
        # Jack accuses nobody (rule 35) and is not arrested in his own turn; the detective does not leave (rule 37).
        (f"{HIS} ask=accuse:bert", "error-position-value"),
        (f"{HIS} over=jack:wrong_accused:bert", "error-position-value"),
        (f"{HIS} over=detective:arrested:gull", "error-position-value"),
        # By an exit with a cordon (rule 38), with another's character, or in a round after he was seen (rule 37).
        (f"{HIS} over=jack:escaped:sw", "error-position-value"),
        (f"{HIS.replace('jack=gull', 'jack=bert')} over=jack:escaped:nw", "error-position-value"),
        (f"{HIS.replace('witness=i', 'witness=v')} over=jack:escaped:nw", "error-position-value"),
        # Jack himself is accused wrongly, or somebody else is arrested (rule 36).
        ("jack=gull cards=-holmes,watson,smith,bert active=holmes over=jack:wrong_accused:gull", "error-position-value"),
        ("jack=gull cards=-holmes,watson,smith,bert active=holmes over=detective:arrested:bert", "error-position-value"),
        ("jack=gull cards=-gull,watson,smith,bert active=gull over=detective:arrested:gull", "error-position-value"),
        # The active character has done all it has to do.
        (f"{ALONE} done=both", "error-position-value"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(text: str, message: str) -> None:
    with pytest.raises(SetupError) as caught:
        table(text)
    assert caught.value.message.id == message


@pytest.mark.parametrize(
    ("text", "question", "moves"),
    [
        ("", "identity", 8),
        ("jack=gull", "deal", 70),
        ("jack=gull cards=holmes,smith,gull,bert", "take", 4),
        ("jack=gull cards=-holmes,-smith,gull,bert", "take", 2),
        ("jack=gull cards=-holmes,-smith,-gull,bert", "last", 1),
        ("jack=gull cards=-holmes,-smith,-gull,-bert", "witness", 1),
        (f"jack=gull {FOUR} active=holmes ask=accuse:bert", "verdict", 1),
        (f"jack=gull {FOUR} active=holmes done=move ask=alibi", "alibi", 7),
        (f"{ALONE} whistle=1:watson ask=face", "face", 6),
        (f"{ALONE} done=move", "act", 42),
        (f"{ALONE} done=power", "act", 17),
        ("jack=gull cards=-gull,watson,smith,bert active=gull done=move ask=face", "face", 6),
    ],
)
def test_a_position_says_what_is_asked(text: str, question: str, moves: int) -> None:
    at = table(text)
    assert (view(at).question, len(choices(at))) == (question, moves)
    assert position(table(position(at))) == position(at)
