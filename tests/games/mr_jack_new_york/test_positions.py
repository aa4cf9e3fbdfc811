"""Positions read back as they are written, and wrong ones are refused with words that help."""

import pytest

from games.mr_jack_new_york.stories import (
    BARRIERS,
    CHARACTERS,
    TILES,
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
    tiles,
    view,
)
from gaslamp.core import GaslampError, NotationError, Rng, SetupError, Table, as_bytes

START = "beach=5-10 rider=9-8 latimer=6-11 grant=10-7 callahan=6-9 eastman=8-5 tumblety=8-11 smith=10-9"
BOARD = f"tiles={TILES} barriers={BARRIERS} steamers=5-2,11-16 informant=liberty"
FOUR = "cards=-beach,rider,grant,smith"
"""Of the four cards Beach's has been taken."""


@pytest.mark.parametrize("tumblety", ["and", "or"])
@pytest.mark.parametrize("seed", range(2))
def test_a_position_reads_back(tumblety: str, seed: int) -> None:
    """At every moment of a game the position is the whole truth: what is written from it is the same game."""
    rng = Rng(seed)
    at = table(tumblety=tumblety, latimer=("6-11", "5-8")[seed])
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


def test_a_position_says_all_there_is_to_say() -> None:
    at = table()
    assert position(at) == f"{START} {BOARD}"
    at = opened("grant", "beach", "rider", "eastman", "smith")
    assert position(at) == f"{START} {BOARD} jack=grant cards=beach,rider,eastman,smith"
    play(at, "detective: take beach", "detective: metro 5-12")
    board = BOARD.replace("metro:11-4", "metro:5-12,metro:11-4")
    assert position(at) == f"{START} {board} jack=grant cards=-beach,rider,eastman,smith active=beach done=power"
    play(at, "detective: walk 5-12", "jack: take smith", "jack: walk 11-8")
    here = START.replace("beach=5-10", "beach=5-12").replace("smith=10-9", "smith=11-8")
    assert position(at) == f"{here} {board} jack=grant cards=-beach,rider,eastman,-smith active=smith done=move"
    play(at, "jack: steamer 5-2 12-1", "jack: take rider", "jack: walk 9-10", "jack: building 9-4", "*: last eastman")
    here, board = here.replace("rider=9-8", "rider=9-10"), board.replace("metro:11-4", "building:9-4,metro:11-4")
    board = board.replace("5-2,11-16", "11-16,12-1")
    assert position(at) == f"{here} {board} jack=grant cards=-beach,-rider,-eastman,-smith active=eastman"


def test_the_informant_in_a_position() -> None:
    at = playing("eastman", "jack", "eastman=9-4 informant=8-3")
    assert " informant=8-3 " in position(at)
    play(at, "jack: walk 8-3")
    assert " informant=8-3:mute " in position(at)
    assert position(at).endswith(" active=eastman done=move ask=alibi")
    play(at, "*: alibi rider")
    assert " jack_alibis=rider " in position(at)
    assert position(at).endswith(" active=eastman done=move ask=informant")
    play(at, "jack: informant 7-2")
    assert " informant=7-2:mute " in position(at)
    assert "active" not in position(at)
    at = play(playing("smith", "jack", "jack=grant smith=3-6"), "jack: steamer 5-2 12-1", "jack: walk liberty")
    assert position(at).endswith(" active=smith done=move,power ask=alibi")


def test_barriers_and_parks_in_a_position() -> None:
    at = play(playing("callahan", "jack"), "jack: barrier 11-14 6-5 7-4")
    assert " barriers=5-4+6-3,6-5+7-4 " in position(at)
    at = play(playing("grant", "jack"), "jack: park 3-10")
    assert " tiles=metro:2-9,park:3-10,metro:11-4,metro:12-13,lamp:13-12 " in position(at)


def test_a_board_without_tiles_reads_back() -> None:
    """What is left out would be as at the start, so that there is none has to be said."""
    at = table("tiles=-")
    assert (view(at).tiles, " tiles=- " in position(at)) == ({}, True)
    assert position(table(position(at))) == position(at)


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("jack=grant", 0),
        ("jack=grant cards=-eastman,rider,grant,smith active=eastman eastman=8-3 informant=8-3:mute done=move ask=alibi", 0),
        ("jack=grant cards=-eastman,rider,grant,smith active=eastman eastman=8-3 informant=8-3:mute done=move ask=informant", 1),
        (f"jack=grant {FOUR}", 0),
        (f"jack=grant {FOUR} informant=8-3:mute", 1),
        ("jack=grant cards=beach,rider,grant,smith witness=v", 1),
        ("jack=grant witness=v,v", 2),
        (f"jack=grant {FOUR} informant=8-3:mute witness=v,v", 3),
        ("jack=grant cards=beach,rider,grant,smith witness=v,v,v,v,v,v,v", 7),
        (f"jack=grant {FOUR} informant=8-3:mute witness=v,v,v,v,v,v,v", 7),
    ],
)
def test_as_many_alibis_as_the_informant_can_have_been_met(text: str, most: int) -> None:
    """Once a round; fewer do no harm."""
    cards = [name for name in CHARACTERS if name != "grant"]
    assert view(table(f"{text} detective_alibis={','.join(cards[:most])}")).alibis == {"jack": 0, "detective": most}
    if most < 7:
        with pytest.raises(SetupError, match="alibi card"):
            table(f"{text} jack_alibis={cards[most]} detective_alibis={','.join(cards[:most])}")


@pytest.mark.parametrize(
    ("name", "kind", "at_start", "streets"),
    [
        ("beach", "metro", 3, ("2-9", "11-4", "12-13", "5-12", "9-2", "13-8", "13-16", "5-4")),
        ("latimer", "lamp", 2, ("3-10", "13-12", "5-6", "8-3", "11-2", "7-12", "9-10")),
        ("rider", "building", 0, ("3-14", "4-15", "5-14", "6-15", "7-14")),
        ("grant", "park", 0, ("2-9", "3-10", "11-4", "12-13", "13-12")),
    ],
)
def test_as_many_tiles_as_their_builder_can_have_laid(name: str, kind: str, at_start: int, streets: tuple[str, ...]) -> None:
    """Before the builder is played, while it is, and afterwards; in the next round with its card, and without."""
    others = [each for each in CHARACTERS if each != name]
    three, four = ",".join(others[:3]), ",".join(others[:4])
    for text, times in (
        (f"jack=smith cards={name},{three}", 0),
        (f"jack=smith cards=-{name},{three} active={name}", 0),
        (f"jack=smith cards=-{name},{three} active={name} done=move", 0),
        (f"jack=smith cards=-{name},{three} active={name} done=power", 1),
        (f"jack=smith cards=-{name},{three}", 1),
        (f"jack=smith cards={name},{three} witness=v", 0),
        (f"jack=smith cards={four} witness=v", 1),
        ("jack=smith witness=v,v", 1),
        (f"jack=smith cards={four} witness=v,v,v,v,v,v,v", 4),
        (f"jack=smith cards={name},{three} witness=v,v,v,v,v,v,v", 3),
    ):
        most = at_start + times
        for many in (most, most + 1):
            line = f"{text} {tiles(*[f'{kind}:{street}' for street in streets[:many]])} barriers=8-7+8-9,11-14+12-15"
            if many == most:
                assert list(view(table(line)).tiles.values()).count(kind) == many
            elif many <= len(streets):
                with pytest.raises(SetupError) as caught:
                    table(line)
                assert caught.value.message.id == "mr_jack_new_york-position-tiles"


@pytest.mark.parametrize(
    ("seat", "active", "text", "lines", "over"),
    [
        ("detective", "tumblety", "jack=beach beach=8-9", ["accuse beach", "*: guilty"], "detective:arrested:beach"),
        ("detective", "tumblety", "jack=grant beach=8-9", ["accuse beach", "*: innocent"], "jack:wrong_accused:beach"),
        ("jack", "grant", "jack=grant grant=13-10 witness=i", ["escape 14-11"], "jack:escaped:14-11"),
        ("jack", "grant", "jack=grant grant=13-2 witness=i steamers=5-2,12-1", ["escape 12-1"], "jack:escaped:12-1"),
        ("jack", "eastman", "jack=tumblety tumblety=13-8 witness=i", ["send tumblety 14-11"], "jack:escaped:14-11"),
    ],
)
def test_an_ending_reads_back(seat: str, active: str, text: str, lines: list[str], over: str) -> None:
    at = play(playing(active, seat, text), *lines)
    assert position(at).endswith(f" active={active} over={over}")
    winner, why, _ = over.split(":")
    assert ending(at) == ending(table(position(at))) == (winner, why.replace("_", " "))
    assert as_bytes(view(table(position(at)), "public")) == as_bytes(view(at, "public"))


def test_who_was_accused_wrongly_is_innocent_without_a_word() -> None:
    at = table(f"jack=grant {FOUR} active=beach over=jack:wrong_accused:latimer")
    assert suspects(at) == set(CHARACTERS) - {"latimer"}


def test_an_ending_by_time_reads_back() -> None:
    at = table("jack=grant witness=v,v,v,v,v,v,v cards=-beach,-rider,-grant,-smith over=jack:uncaught")
    assert (ending(at), at.to_act()) == (("jack", "uncaught"), ())
    assert position(table(position(at))) == position(at)


def test_the_start_is_what_a_position_leaves_out() -> None:
    assert position(table("beach=5-10")) == position(table())
    assert "latimer=5-8" in position(table("beach=3-8", latimer="5-8"))
    assert position(table("steamers=2-13,5-2")) == position(table()).replace("5-2,11-16", "2-13,5-2")


def test_the_order_of_words_does_not_matter() -> None:
    text = (
        "barriers=12-15+11-14,6-3+5-4 tiles=lamp:13-12,metro:12-13,metro:11-4,lamp:3-10,metro:2-9 steamers=11-16,5-2 jack=grant"
    )
    assert position(table(text)) == position(table("jack=grant")).replace(BARRIERS, "11-14+12-15,5-4+6-3")


MET = "jack=grant cards=-eastman,rider,grant,smith active=eastman"
YORK = "mr_jack_new_york-position"


@pytest.mark.parametrize(
    ("text", "error", "message", "part"),
    [
        ("hello", NotationError, "error-position-word", "Keys: beach, rider, latimer"),
        ("beach=5-8 beach=5-8", NotationError, "error-position-word", "each key once"),
        ("mrx=5-8", NotationError, "error-position-word", "“mrx=5-8”"),
        ("beach=4-9", SetupError, "error-position-value", "“4-9” cannot stand after beach="),  # a printed building
        ("beach=5-2", SetupError, "error-position-value", "“5-2” cannot stand after beach="),  # a port
        ("beach=14-11", SetupError, "error-position-value", "Allowed: 1-10, 2-7"),
        ("beach=9-8", SetupError, f"{YORK}-occupied", "Somebody stands on 9-8 already: put rider elsewhere"),
        ("beach=3-10", SetupError, f"{YORK}-standing", "beach cannot be on 3-10"),  # a lamp
        ("beach=5-4", SetupError, f"{YORK}-standing", "a barrier"),
        ("informant=3-10", SetupError, f"{YORK}-standing", "informant cannot be on 3-10"),
        ("informant=5-4", SetupError, f"{YORK}-standing", "informant cannot be on 5-4"),
        ("informant=5-2", SetupError, "error-position-value", "liberty"),
        ("informant=7-8:loud jack=grant", SetupError, "error-position-value", "Allowed: mute"),
        ("informant=7-8: jack=grant", SetupError, "error-position-value", "Allowed: mute"),
        ("tiles=metro", SetupError, "error-position-value", "1-10, 2-7"),
        ("tiles=house:7-12", SetupError, "error-position-value", "metro, lamp, building, park"),
        ("tiles=metro:7-8", SetupError, "error-position-value", "“7-8” cannot stand after tiles="),  # the printed one
        ("tiles=metro:1-8", SetupError, "error-position-value", "“1-8”"),  # a quay
        ("tiles=metro:2-9,lamp:2-9", SetupError, f"{YORK}-twice", "“2-9” stands twice after tiles="),
        ("tiles=metro:2-9,metro:2-7", SetupError, f"{YORK}-apart", "2-7 and 2-9 lie next to each other"),
        ("tiles=metro:7-10", SetupError, f"{YORK}-apart", "7-10 and 7-8"),
        ("tiles=lamp:2-9,lamp:2-7", SetupError, f"{YORK}-apart", "2-7 and 2-9"),
        ("tiles=lamp:5-4", SetupError, f"{YORK}-barred", "5-4 lies under a barrier"),
        ("tiles=lamp:6-3", SetupError, f"{YORK}-barred", "6-3 lies under a barrier"),
        ("tiles=building:12-15 jack=grant witness=v,v", SetupError, f"{YORK}-barred", "12-15"),
        ("barriers=5-4+6-3", SetupError, f"{YORK}-barriers", "Name two pairs"),
        ("barriers=", SetupError, f"{YORK}-barriers", "Name two pairs"),
        ("barriers=5-4+6-3,11-14", SetupError, f"{YORK}-barriers", "“5-4+6-3,11-14”"),
        ("barriers=5-4+6-3,11-14+12-15,7-4+7-6", SetupError, f"{YORK}-barriers", "Name two pairs"),
        ("barriers=5-4+6-3,5-4+5-6", SetupError, f"{YORK}-barriers", "“5-4+6-3,5-4+5-6”"),
        ("barriers=5-4+7-6,11-14+12-15", SetupError, f"{YORK}-barriers", "“5-4+7-6,11-14+12-15”"),
        ("barriers=3-6+4-5,11-14+12-15", SetupError, "error-position-value", "“3-6” cannot stand after barriers="),  # a quay
        ("barriers=11-12+10-11,5-4+6-3", SetupError, "error-position-value", "“10-11”"),  # a printed building
        ("steamers=5-2", SetupError, f"{YORK}-two", "there are two of them, always"),
        ("steamers=", SetupError, f"{YORK}-two", "steamers="),
        ("steamers=5-2,14-11", SetupError, "error-position-value", "2-13, 5-2, 7-16, 11-16, 12-1"),
        ("witness=x jack=grant", SetupError, "error-position-value", "v, i"),
        ("witness=v,v,v,v,v,v,v,v jack=grant", SetupError, "error-position-value", "≤ 7"),
        ("innocents=beach", SetupError, f"{YORK}-early", "innocents="),
        (FOUR, SetupError, f"{YORK}-early", "cards="),
        ("jack=grant innocents=grant", SetupError, f"{YORK}-jack", "grant"),
        ("jack=grant jack_alibis=grant", SetupError, f"{YORK}-card", "grant"),
        ("jack=grant witness=v,v jack_alibis=beach detective_alibis=beach", SetupError, f"{YORK}-card", "beach"),
        ("jack=grant jack_alibis=beach", SetupError, f"{YORK}-alibis", "Nobody has met the Informant yet"),
        ("jack=grant witness=v,v jack_alibis=beach,rider,smith", SetupError, f"{YORK}-alibis", "2 times at most"),
        ("jack=grant witness=v", SetupError, f"{YORK}-cards", "an odd round is dealt anew"),
        ("jack=grant active=beach", SetupError, f"{YORK}-cards", "Name the four characters"),
        (f"jack=grant {FOUR} done=move", SetupError, f"{YORK}-active", "who is being played?"),
        (f"jack=grant {FOUR} ask=informant", SetupError, f"{YORK}-active", "who is being played?"),
        (f"jack=grant {FOUR} active=rider", SetupError, f"{YORK}-taken", "cards=-rider"),
        (f"{MET} done=power", SetupError, "error-position-value", "Allowed: move"),
        (f"{MET} ask=face", SetupError, "error-position-value", "accuse:rider, accuse:grant"),
        (f"jack=smith cards=-grant,beach,rider,smith {tiles('park:5-6')}", SetupError, f"{YORK}-laid", "there can be 5 at most"),
        ("jack=grant tiles=building:7-12", SetupError, f"{YORK}-tiles", "There can be none of these tiles yet: building"),
    ],
)
def test_a_wrong_position_is_refused(text: str, error: type[GaslampError], message: str, part: str) -> None:
    with pytest.raises(error) as caught:
        table(text)
    assert caught.value.message.id == message
    assert part in str(caught.value)


HIS = "grant=13-10 smith=13-8 jack=grant witness=i cards=-grant,rider,eastman,smith active=grant"
SENT = "jack=tumblety witness=i cards=-eastman,rider,grant,smith active=eastman"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        # After the last character of the last round the game is over (rule 42).
        ("jack=grant witness=v,v,v,v,v,v,v cards=-beach,-rider,-grant,-smith", f"{YORK}-over"),
        # The Informant shares a space only while he is being met (rule 22), and is mute only when he has been (rule 23).
        ("informant=5-10 jack=grant", f"{YORK}-informant"),
        ("informant=7-12:mute jack=grant", f"{YORK}-informant"),
        (f"{MET} informant=7-12:mute", f"{YORK}-informant"),
        ("jack=grant witness=v,v informant=7-12:mute", f"{YORK}-informant"),
        # He is met by whoever has moved, or by whom Eastman has moved, and is mute then (rule 21).
        (f"{MET} done=move ask=alibi informant=7-12:mute", "error-position-value"),
        (f"{MET} done=move ask=alibi informant=8-5", "error-position-value"),
        (f"{MET} ask=alibi informant=8-5:mute", "error-position-value"),
        (f"{MET} ask=informant informant=8-5:mute", "error-position-value"),
        (f"jack=grant {FOUR} active=beach done=move ask=informant informant=9-8:mute", "error-position-value"),
        # No card is drawn from an empty deck (rule 21).
        (
            f"{MET} done=move ask=alibi informant=8-5:mute witness=v,v,v,v,v,v,v "
            "jack_alibis=beach,rider,latimer detective_alibis=callahan,eastman,tumblety,smith",
            "error-position-value",
        ),
        # Jack accuses nobody (rule 38) and is not arrested in his own turn; the detective does not leave (rule 40).
        (f"{HIS} ask=accuse:smith", "error-position-value"),
        (f"{HIS} over=jack:wrong_accused:smith", "error-position-value"),
        (f"{MET} over=jack:escaped:14-11", "error-position-value"),
        # By a port without a steamer (rule 41), with another's character, or in a round after he was seen (rule 40).
        (f"{HIS.replace('13-10', '13-2')} over=jack:escaped:12-1", "error-position-value"),
        (f"{HIS.replace('jack=grant', 'jack=beach')} over=jack:escaped:14-11", "error-position-value"),
        (f"{HIS.replace('witness=i', 'witness=v')} over=jack:escaped:14-11", "error-position-value"),
        # From too far away (rules 38, 41).
        (f"{MET} ask=accuse:beach", "error-position-value"),
        (f"{MET} over=jack:wrong_accused:beach", "error-position-value"),
        (f"{HIS.replace('13-10', '13-4')} over=jack:escaped:14-11", "error-position-value"),
        (f"{SENT} tumblety=13-4 over=jack:escaped:14-11", "error-position-value"),
        # Eastman brings out only who is as visible as he is (rule 30).
        (f"{SENT} tumblety=13-10 over=jack:escaped:14-11", "error-position-value"),
        (f"{SENT.replace('witness=i', 'witness=v')} tumblety=13-8 over=jack:escaped:14-11", "error-position-value"),
        # Jack himself is accused wrongly, or somebody else is arrested (rule 39).
        (f"{MET} over=jack:wrong_accused:grant", "error-position-value"),
        (f"{MET} over=detective:arrested:rider", "error-position-value"),
        # Whoever has moved accuses nobody any more, and does not leave (rules 38, 40).
        (f"{HIS} done=move over=jack:escaped:14-11", "error-position-value"),
        (f"{MET} done=move ask=informant informant=8-5:mute over=jack:wrong_accused:rider", "error-position-value"),
        # The active character has done all it has to do; Eastman owes nothing.
        (f"jack=grant {FOUR} active=beach done=move,power", "error-position-value"),
        (f"{MET} done=move", "error-position-value"),
        # Nobody is next to Tumblety: so nothing is asked after his move (rule 31).
        ("jack=grant cards=-tumblety,rider,grant,smith active=tumblety done=move", "error-position-value"),
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
        ("jack=grant", "deal", 70),
        ("jack=grant cards=beach,rider,grant,smith", "take", 4),
        ("jack=grant cards=-beach,-rider,grant,smith", "take", 2),
        ("jack=grant cards=-beach,-rider,-grant,smith", "last", 1),
        ("jack=grant cards=-beach,-rider,-grant,-smith", "witness", 1),
        (f"jack=grant {FOUR} active=beach ask=accuse:latimer", "verdict", 1),
        (f"jack=grant {FOUR} active=beach done=move", "act", 33),
        (f"{MET} done=move ask=alibi informant=8-5:mute", "alibi", 7),
        (f"{MET} done=move ask=alibi informant=8-11:mute", "alibi", 7),
        (f"{MET} done=move ask=informant informant=8-5:mute", "informant", 58),
        (f"{MET} done=move ask=informant informant=10-9:mute", "informant", 58),
        (f"{SENT} tumblety=13-8 over=jack:escaped:14-11", "over", 0),
    ],
)
def test_a_position_says_what_is_asked(text: str, question: str, moves: int) -> None:
    at = table(text)
    assert (view(at).question, len(choices(at))) == (question, moves)
    assert position(table(position(at))) == position(at)
