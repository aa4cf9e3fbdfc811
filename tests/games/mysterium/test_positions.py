"""Positions read back as they are written, and wrong ones are refused with words that help."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.mysterium.stories import (
    ALL,
    at_random,
    choices,
    ending,
    game,
    give,
    guess,
    house,
    house_line,
    play,
    position,
    referee,
    table,
    view,
    vote,
    voting,
)
from gaslamp.core import GaslampError, NotationError, Rng, SetupError, Table, as_bytes

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "difficulty": "normal"},
    {"players": 4},
    {"players": 7, "difficulty": "very_hard"},
]


def same(at: Table) -> None:
    """What is written is read back as the same game."""
    text = position(at)
    other = Table(at.game, text)
    assert position(other) == text
    assert at.game.key(other.state) == at.game.key(at.state)
    assert (other.to_act(), other.outcome()) == (at.to_act(), at.outcome())
    for seat in at.to_act():
        assert choices(other, seat) == choices(at, seat)
    for viewer in ("truth", "ghost", at.game.seats[1], "public"):
        assert as_bytes(view(other, viewer)) == as_bytes(view(at, viewer))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(("wise", "lays"), [(40, 95), (95, 30)])
def test_a_position_reads_back(options: dict[str, Any], wise: int, lays: int) -> None:
    """At every moment of a game, from the first card laid out."""
    at, rng = table(**options), Rng(wise)
    again = True
    while again:
        same(at)
        again = at_random(at, rng, wise, lays)


def test_a_game_goes_on_from_its_position_as_it_would_have() -> None:
    """The same moves lead to the same end, from wherever the position was written down."""
    at, rng = table(players=3), Rng(11)
    written = [position(at)]
    while at_random(at, rng, 95, 20):
        written.append(position(at))
    for number in range(0, len(written), 7):
        other = Table(at.game, written[number])
        for line in at.lines[number:]:
            other.play(*line)
        assert position(other) == position(at)
        assert ending(other) == ending(at)


TABLE = (
    "table=actress,alchemist,archaeologist,cook,doctor,nanny,attic,aviary,ballroom,bathhouse,crypt,maze,"
    "axe,bell,candlestick,dagger,key,rope"
)


def test_a_position_says_all_there_is_to_say() -> None:
    at = house("day=2 blue.dreams=1:30 blue.misses=cook thrown=1")
    under = "red=cook,attic,key blue=nanny,crypt,rope"
    before = f"{under} blue.dreams=1:30 blue.misses=cook green=doctor,maze,axe"
    assert position(at) == f"ask=day day=2 {TABLE} {before} hand=1,2,3,4,5,6,7 thrown=1"
    play(at, "ghost: dream red 5", "ghost: dream red 2")
    assert position(at) == f"ask=day day=2 {TABLE} {before} hand=1,3,4,6,7 laid=red:2,5 thrown=1"
    play(at, "ghost: close", "*: show 2")
    shown = before.replace("key blue", "key red.dreams=2:2 blue")
    assert position(at) == f"ask=day day=2 {TABLE} {shown} hand=1,3,4,6,7 laid=red:5 closed=yes thrown=1"
    referee(at)
    shown = before.replace("key blue", "key red.dreams=2:2,2:5 blue")
    assert position(at) == f"ask=day day=2 {TABLE} {shown} dreamt=red hand=1,3,4,6,7,8,9 thrown=1"
    play(at, "red: guess red cook")
    shown = shown.replace("2:5", "2:5 red.guess=cook")
    assert position(at) == f"ask=day day=2 {TABLE} {shown} dreamt=red hand=1,3,4,6,7,8,9 thrown=1"
    give(give(at, "blue", 1), "green", 3)
    play(at, "blue: guess blue cook", "green: guess green cook")
    assert position(at).startswith(f"ask=answers day=2 {TABLE} ")
    assert "dreamt" not in position(at)
    play(at, "*: right red")
    assert " red=+cook,attic,key blue=" in position(at)
    assert position(at).endswith("hand=4,6,7,8,9,10,11 discard=2,5 thrown=1")


def test_the_second_stage_in_a_line() -> None:
    at = house("ask=culprit day=3 discard=40", ALL)
    under = "red=+cook,+attic,+key blue=+nanny,+crypt,+rope green=+doctor,+maze,+axe"
    end = "discard=40 suspected=red,blue,green"
    assert position(at) == f"ask=culprit day=3 {under} hand=1,2,3,4,5,6,7 {end} round=1"
    play(at, "ghost: culprit blue", "ghost: share 4", "ghost: share 2")
    assert position(at) == f"ask=shared day=3 {under} hand=1,3,5,6,7 laid=shared:2,4 {end} culprit=blue round=1"
    play(at, "ghost: share 7", "*: show 2")
    laid = "laid=shared:4,7 closed=yes discard=40 shared=2"
    assert position(at) == f"ask=shared day=3 {under} hand=1,3,5,6 {laid} suspected=red,blue,green culprit=blue round=1"
    referee(at)
    vote(at, "red", "blue", "green")
    play(at, "green: vote red", "blue: vote red")
    end = "discard=40 shared=2,4,7 suspected=red,blue,green culprit=blue round=2"
    assert position(at) == f"ask=vote day=3 {under} hand=1,3,5,6 {end} votes=blue:red,green:red ballots=3:-:red/blue/green"
    play(at, "red: vote green", "*: ballot red green")
    votes = "votes=red:green,blue:red,green:red opened=1"
    assert position(at) == f"ask=ballots day=3 {under} hand=1,3,5,6 {end} {votes} ballots=3:-:red/blue/green"
    play(at, "*: ballot blue red", "*: ballot green red")
    votes = "votes=red:green,blue:red,green:red opened=3 accused=red"
    assert position(at) == f"ask=verdict day=3 {under} hand=1,3,5,6 {end} {votes} ballots=3:-:red/blue/green"
    play(at, "*: innocent red")
    end = "discard=40 shared=2,4,7 suspected=blue,green culprit=blue round=1"
    assert position(at) == f"ask=vote day=4 {under} hand=1,3,5,6 {end} ballots=3:-:red/blue/green,3:red:green/red/red"


def test_every_moment_of_the_second_stage_reads_back() -> None:
    at = house("ask=culprit day=5 hand=1,2", ALL)
    same(at)
    while at.to_act() == ("*",):
        play(at, f"*: {choices(at, '*')[0]}")
        same(at)
    for line in ("culprit blue", "share 4", "share 2", "share 7"):
        play(at, f"ghost: {line}")
        same(at)
    for votes in (("red", "blue", "green"), ("green", "blue", "red"), ("red", "blue", "green")):
        while at.to_act() == ("*",):
            play(at, f"*: {choices(at, '*')[0]}")
            same(at)
        for seat, colour in zip(at.game.seats[1:], votes, strict=True):
            play(at, f"{seat}: vote {colour}")
            same(at)
    while at.to_act() == ("*",):
        play(at, f"*: {choices(at, '*')[-1]}")
        same(at)
    assert view(at).day == 6


def test_endings_read_back() -> None:
    at = house("dreamt=red,blue,green day=7 green.dreams=5:50,7:51")
    guess(at, red="cook", blue="cook", green="cook")
    same(at)
    assert position(at).endswith("hand=1,2,3,4,5,6,7 over=lost")
    for colour, end in (("red", "lost"), ("blue", "won")):
        at = voting("day=7")
        vote(at, colour, colour, colour)
        same(at)
        assert position(at).endswith(f"over={end}")


def test_who_finished_on_the_seventh_day_reads_back() -> None:
    at = house("dreamt=red day=7", {"red": 2, "blue": ALL, "green": ALL})
    guess(at, red="key")
    assert ending(at) == ((), "out of days")
    same(at)


def test_while_the_table_is_laid_a_position_names_what_lies_there() -> None:
    at = play(table(), "*: table cook")
    same(at)
    assert choices(table("table=cook"), "*") == choices(at, "*")
    assert choices(table("ask=table"), "*") == choices(table(), "*")
    half = Table(game(), f"ask=combinations {TABLE} red=cook,attic")
    assert choices(half, "*")[0] == "combination red axe"
    same(half)


def test_the_order_of_words_does_not_matter() -> None:
    line = house_line("day=2 thrown=1 discard=40,39 hand=7,6,5,4,3,2,1")
    assert position(table(" ".join(reversed(line.split())))) == position(table(line))


FITS = "does not fit the rest of the position"


@pytest.mark.parametrize(
    ("words", "error", "part"),
    [
        ("hello", NotationError, "Keys: ask, day, table, red, red.dreams, red.misses, red.guess, blue"),
        ("day=2 day=3", NotationError, "each key once"),
        ("yellow=cook", NotationError, "yellow=cook"),
        ("ask=lunch", SetupError, "Allowed: table, combinations, day, answers"),
        ("day=8", SetupError, "“8” cannot stand after day= in a position. Allowed: 1–7"),
        ("day=0", SetupError, "Allowed: 1–7"),
        ("red.dreams=1:85", SetupError, "Allowed: 1–84"),
        ("red.dreams=2:9", SetupError, "Allowed: 1–1"),
        ("red.dreams=1:9,1:9", SetupError, "9"),
        ("red.dreams=9", SetupError, "red.dreams"),
        ("red.misses=gardener2", SetupError, "gardener2"),
        ("red.misses=nanny,nanny", SetupError, "nanny"),
        ("red.misses=cook", SetupError, "red.misses= does not fit"),
        ("red.misses=attic", SetupError, "red.misses= does not fit"),
        ("dreamt=red red.guess=attic", SetupError, "red.guess= does not fit"),
        ("dreamt=red red.guess=soldier", SetupError, "red.guess= does not fit"),
        ("red.guess=cook", SetupError, "dreamt"),
        ("dreamt=yellow", SetupError, "Allowed: red, blue, green"),
        ("hand=1,1", SetupError, "1"),
        ("hand=1,2,3,4,5,6,7,8", SetupError, "seven"),
        ("hand=1 discard=1", SetupError, "1"),
        ("laid=red:8 hand=1,2,3,4,5,6,7", SetupError, "seven"),
        ("laid=yellow:8", SetupError, "Allowed: shared, red, blue, green"),
        ("laid=shared:8 hand=1,2,3", SetupError, FITS),
        ("laid=red:8 dreamt=red hand=1,2,3", SetupError, FITS),
        ("laid=red: hand=1,2,3,4,5,6,7", SetupError, "laid="),
        ("laid=red hand=1,2,3,4,5,6,7", SetupError, "laid="),
        ("closed=yes", SetupError, "closed= does not fit"),
        ("closed=no", SetupError, "Allowed: yes"),
        ("thrown=2", SetupError, "Allowed: 0–1"),
        ("shuffles=-1", SetupError, "Allowed: 0–99"),
        ("shared=8,9,10", SetupError, "shared= does not fit"),
        ("suspected=red", SetupError, "suspected= does not fit"),
        ("culprit=red", SetupError, "culprit= does not fit"),
        ("round=2", SetupError, "round= does not fit"),
        ("votes=red:blue", SetupError, "votes= does not fit"),
        ("opened=1", SetupError, "opened= does not fit"),
        ("accused=red", SetupError, "accused= does not fit"),
        ("ballots=1:red:red/red/red", SetupError, "ballots= does not fit"),
        ("over=won", SetupError, "over= does not fit"),
        ("ask=over", SetupError, "over= does not fit"),
        ("ask=over day=7 over=won", SetupError, "over= does not fit"),
        ("ask=over day=6 over=lost", SetupError, "over= does not fit"),
        ("ask=over day=7 over=maybe", SetupError, "Allowed: lost, won"),
        ("ask=vote", SetupError, "ask= does not fit"),
        ("ask=culprit", SetupError, "ask= does not fit"),
        ("ask=answers", SetupError, "ask= does not fit"),
        ("ask=answers dreamt=red red.guess=cook", SetupError, "dreamt"),
        ("ask=table", SetupError, "nothing has been played"),
        ("ask=combinations", SetupError, "nothing has been played"),
        ("dreamt=red,blue,green red.guess=cook blue.guess=cook green.guess=cook", SetupError, "nobody could play on"),
        ("hand=1 dreamt=red,blue,green red.guess=cook blue.guess=cook green.guess=cook", SetupError, "nobody could play on"),
        ("hand= discard=" + ",".join(map(str, range(1, 85))), SetupError, "nobody could play on"),
        ("hand= red.dreams=" + ",".join(f"1:{dream}" for dream in range(1, 85)), SetupError, "nobody could play on"),
    ],
)
def test_a_wrong_position_is_refused(words: str, error: type[GaslampError], part: str) -> None:
    with pytest.raises(error) as caught:
        house(words)
    assert part in str(caught.value)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (f"ask=day {TABLE} red=cook,attic blue=nanny,crypt,rope green=doctor,maze,axe", "a character, a location and an object"),
        (f"ask=day {TABLE} red=cook,attic,key blue=cook,crypt,rope green=doctor,maze,axe", "no card lies under two tokens"),
        (f"ask=day {TABLE} red=attic,cook,key blue=nanny,crypt,rope green=doctor,maze,axe", "actress, alchemist"),
        (f"ask=day {TABLE} red=cook,attic,key,rope blue=nanny,crypt,rope green=doctor,maze,axe", "+cook,attic,key"),
        (f"ask=day {TABLE} red=+cook,attic,key blue=nanny,crypt,rope green=doctor,maze,axe", "but for those found"),
        (f"ask=day {TABLE} red=soldier,attic,key blue=nanny,crypt,rope green=doctor,maze,axe", "but for those found"),
        (f"ask=day {TABLE},umbrella red=cook,attic,key blue=nanny,crypt,rope green=doctor,maze,axe", "but for those found"),
        (f"ask=day {TABLE},axe red=cook,attic,key blue=nanny,crypt,rope green=doctor,maze,axe", "axe"),
        ("ask=table table=attic", "table= does not fit"),
        ("ask=table table=actress,alchemist,attic", "table= does not fit"),
        ("ask=table table=cook hand=1", "nothing has been played"),
        (f"ask=table {TABLE}", "nothing has been played"),
        (f"ask=combinations {TABLE} blue=cook", "under each token"),
        (f"ask=combinations {TABLE} red=soldier", "but for those found"),
        (f"ask=combinations {TABLE} red=cook,attic blue=nanny", "under each token"),
        ("ask=combinations table=cook", "but for those found"),
        (f"ask=combinations {TABLE} red=+cook", "found ones come first"),
    ],
)
def test_a_wrong_house_is_refused(line: str, part: str) -> None:
    with pytest.raises(SetupError) as caught:
        table(line)
    assert part in str(caught.value)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("ask=day", "table= does not fit"),
        ("suspected=", "there is always one"),
        ("suspected=red", "stays under suspicion"),
        ("suspected=red,yellow", "Allowed: red, blue, green"),
        ("culprit=yellow", "Allowed: red, blue, green"),
        ("ask=culprit", "the culprit is chosen"),
        ("suspected=blue,green votes=red:red", "only combinations under suspicion"),
        ("votes=ghost:red", "Allowed: red, blue, green"),
        ("votes=red:red,blue:red,green:red", "votes are cast"),
        ("ask=ballots votes=red:red", "all in before they are opened"),
        ("ask=ballots votes=red:red,blue:red,green:red opened=3", "all in before they are opened"),
        ("ask=ballots votes=red:red,blue:blue,green:green opened=3 round=2", "all in before they are opened"),
        ("ask=ballots votes=red:red,blue:red,green:green opened=3 round=3", "all in before they are opened"),
        ("opened=1", "all in before they are opened"),
        ("opened=4", "Allowed: 0–3"),
        ("round=4", "Allowed: 1–3"),
        ("accused=red", "accused= stands with ask=verdict"),
        ("ask=verdict votes=red:red,blue:red,green:red opened=3", "accused= stands with"),
        ("ask=verdict votes=red:blue,blue:blue,green:blue opened=3 accused=green suspected=red,blue", "under suspicion"),
        ("ask=verdict votes=red:red,blue:red,green:red opened=2 accused=red", "all in before they are opened"),
        ("ballots=4:red:red/red", "5:red:blue/blue/blue"),
        ("ballots=5:red:red/red/red", "Allowed: 1–4"),
        ("ballots=4", "ballots="),
        ("ballots=4:nobody:red/red/red", "Allowed: red, blue, green"),
        ("shared=8,9", "laid"),
        ("shared=8,9,10,11", "laid"),
        ("laid=shared:11", "laid"),
        ("laid=red:11", "laid"),
        ("dreamt=red", "dreamt"),
        ("red.dreams=4:50", "red.dreams= does not fit"),
        ("red.guess=key", "red.guess= does not fit"),
        ("red.misses=axe", "red.misses= does not fit"),
        ("ask=shared", "laid"),
        ("ask=shared shared= hand=1,2,3,4", "laid"),
        ("ask=shared shared= hand=1,2,3,4,5 laid=shared:8,9 closed=yes", "laid"),
        ("ask=shared shared= hand=1,2,3,4 laid=shared:8,9,10", "laid"),
        ("ask=over", "over= stands with"),
        ("ask=over over=lost", "over= stands with"),
        ("ask=over over=won", "accused= stands with"),
        ("ask=over over=won accused=blue votes=red:red", "votes are cast"),
        ("ask=over over=won accused=red", "accused= stands with"),
        ("table=cook", "in the second stage none"),
    ],
)
def test_a_wrong_second_stage_is_refused(words: str, part: str) -> None:
    with pytest.raises(SetupError) as caught:
        voting(words)
    assert part in str(caught.value)


def test_before_the_culprit_is_chosen_all_are_suspected() -> None:
    """Else the ghost could choose one whom nobody may name, and at last nobody could vote."""
    with pytest.raises(SetupError):
        house("ask=culprit day=4 suspected=red", ALL)


def test_a_tie_in_the_third_vote_waits_for_the_lot() -> None:
    at = voting("ask=ballots votes=red:red,blue:blue,green:green opened=3 round=3")
    assert choices(at, "*") == ["lot red", "lot blue", "lot green"]
    same(at)


# Whatever somebody writes.

LINES = [
    house_line("day=2 dreamt=red red.dreams=1:30,2:31 red.misses=nanny red.guess=doctor discard=40 thrown=1"),
    house_line("day=3 laid=red:30 closed=yes hand=1,2,3 blue.dreams=1:8,2:9"),
    house_line("ask=answers day=7 red.guess=cook blue.guess=cook green.dreams=7:40", {"green": ALL}),
    house_line("ask=culprit day=4 hand=1,2,3,4,5,6,7", ALL),
    house_line("ask=shared day=4 laid=shared:8,9 hand=1,2,3,4,5 culprit=red", ALL),
    house_line("ask=vote day=5 hand=1,2,3,4 shared=8,9,10 culprit=red votes=red:blue round=2 ballots=5:-:red/blue/green", ALL),
    house_line("ask=ballots day=5 hand=1 shared=8,9,10 culprit=red votes=red:red,blue:blue,green:green opened=3 round=3", ALL),
    house_line("ask=over day=7 hand=1,2,3,4 shared=8,9,10 culprit=red suspected=red,blue over=lost", ALL),
]
WORDS = sorted({word for line in LINES for word in line.split()})
PARTS = sorted(
    {part for word in WORDS for part in word.partition("=")[2].split(",")} | {"", "0", "85", "-", "²", "+cook", "red:", "1:"}
)


@st.composite
def lines(draw: st.DrawFn) -> str:
    """A line that was right, with words put in from others, left out, or changed in one part."""
    words = dict(word.partition("=")[::2] for word in draw(st.sampled_from(LINES)).split())
    for _ in range(draw(st.integers(1, 3))):
        key = draw(st.sampled_from(sorted(words)))
        change = draw(st.integers(0, 3))
        parts = words[key].split(",")
        at = draw(st.integers(0, len(parts) - 1))
        if change == 0 and len(words) > 1:
            del words[key]
        elif change == 1:
            key, _, words[key] = draw(st.sampled_from(WORDS)).partition("=")
        elif change == 2:
            words[key] = ",".join([*parts[:at], *parts[at + 1 :]])
        else:
            words[key] = ",".join([*parts[:at], draw(st.sampled_from(PARTS)), *parts[at + 1 :]])
    return " ".join(f"{key}={value}" for key, value in words.items())


@settings(max_examples=400, deadline=None, derandomize=True)
@given(lines())
def test_whatever_is_accepted_can_be_played_on(line: str) -> None:
    """Everything else is refused with an error of ours. What is accepted reads back, and comes to an end."""
    try:
        at = table(line)
    except GaslampError as refusal:
        str(refusal)  # it has words, too
        return
    same(at)
    rng = Rng(len(line))
    while at.to_act():
        assert all(choices(at, seat) for seat in at.to_act())
        at_random(at, rng, 90, 30)
    same(at)
