"""Every rule has its story; positions are read back as they are written, and wrong ones are refused."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from games.mr_jack_pocket.stories import at_random, choices, play, position, street, table, view
from gaslamp.core import GaslampError, NotationError, Rng, SetupError, Table, as_bytes


def test_every_rule_has_a_test() -> None:
    rules = files("gaslamp.games.mr_jack_pocket").joinpath("RULES.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", rules, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    stories = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rules*.py")))
    assert {int(number) for number in re.findall(r"^def test_rule_(\d+)_\w+\(", stories, re.MULTILINE)} == set(numbers)


def test_rules_speak_of_rules_that_exist() -> None:
    rules = files("gaslamp.games.mr_jack_pocket").joinpath("RULES.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^(\d+)\. ", rules, re.MULTILINE)
    for mention in re.findall(r"\(rules? ([^)]*)\)|, rule (\d+)\)", rules):
        assert set(re.findall(r"\d+", " ".join(mention))) <= set(numbers)


def test_every_way_to_write_a_move_in_the_rules_is_a_move() -> None:
    rules = files("gaslamp.games.mr_jack_pocket").joinpath("RULES.md").read_text(encoding="utf-8")
    first_words = "holmes|watson|toby|joker|alibi|rotate|exchange|tile|jack|toss|card|witness"
    written = re.findall(rf"`((?:{first_words}) [^`]*)`", rules)
    assert len(written) > 15
    for words in written:
        assert table().game.text(table().game.read(words)) == words


# Positions.


@pytest.mark.parametrize("seed", range(12))
def test_a_position_reads_back(seed: int) -> None:
    """At every moment of a game the position is the whole truth: what is written from it is the same game."""
    rng = Rng(seed)
    at = table(chase="at_once" if seed % 2 else "next_turn")
    again = True
    while again:
        text = position(at)
        other = Table(at.game, text)
        assert position(other) == text
        assert other.to_act() == at.to_act()
        for seat in at.to_act():
            assert choices(other, seat) == choices(at, seat)
        for viewer in ("truth", "jack", "investigator", "public"):
            assert as_bytes(view(other, viewer)) == as_bytes(view(at, viewer))
        again = at_random(at, rng, greedy="jack")


def test_a_position_says_all_there_is_to_say() -> None:
    at = table(f"{street()} turn=4 jack=gull faces=alibi,toby,rotation,rotation cards=bert tokens=2")
    play(at, "jack: rotate 4 right", "investigator: alibi")
    assert position(at) == (
        "tiles=gull:w,bert:s,stealthy:e,smith:n,pizer:e,lestrade:e,lane:s,madame:s,goodley:e holmes=12 watson=4 toby=8 turn=4 "
        "jack=gull faces=-alibi,toby,-rotation,rotation rotated=smith card=investigator cards=bert tokens=2"
    )
    play(at, "*: card lane", "investigator: rotate 2 left", "jack: toby 2", "*: witness hidden")
    assert position(at) == (
        "tiles=gull:w,bert:e,stealthy:e,smith:n,pizer:e,lestrade:e,-lane,-madame:s,-goodley:e holmes=12 watson=4 toby=10 turn=5 "
        "jack=gull cards=bert shown=lane tokens=2,4"
    )


def test_an_ending_reads_back() -> None:
    text = f"{street('gull', 'bert')} turn=8 jack=gull faces=-alibi,-toby,-rotation,joker"
    at = play(table(text), "jack: joker watson", "*: witness hidden")
    assert position(at).endswith("faces=-alibi,-toby,-rotation,-joker tokens=8 over=jack:out_of_time")
    assert table(position(at)).outcome() == at.outcome()


def test_the_start_is_what_a_position_leaves_out() -> None:
    assert position(table("toby=8")) == position(table()) == "holmes=12 watson=4 toby=8"
    assert position(table(f"{street()} jack=gull")) == f"{street()} holmes=12 watson=4 toby=8 turn=1 jack=gull"


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("hello", NotationError, "error-position-word"),
        ("tile=gull:w", NotationError, "error-position-word"),
        ("turn=2 turn=3", NotationError, "error-position-word"),
        (f"{street()} jack=gull turn=9", SetupError, "error-position-value"),
        (f"{street()} jack=gull turn=0", SetupError, "error-position-value"),
        ("turn=2", SetupError, "error-position-early"),
        ("tiles=gull:w jack=gull", SetupError, "error-position-early"),
        (f"{street()} cards=madame", SetupError, "error-position-early"),
        (f"{street()} turn=2 faces=alibi,toby,rotation,rotation", SetupError, "error-position-early"),
        ("over=jack:seen", SetupError, "error-position-early"),
        ("holmes=13", SetupError, "error-position-value"),
        ("toby=left", SetupError, "error-position-value"),
        ("tiles=gull", SetupError, "error-position-value"),
        ("tiles=gull:x", SetupError, "error-position-value"),
        ("tiles=moriarty:w", SetupError, "error-position-value"),
        ("tiles=gull:w,-gull:w", SetupError, "error-position-twice"),
        (f"{street()},gull:w", SetupError, "error-position-twice"),
        (f"{street()} jack=moriarty", SetupError, "error-position-value"),
        (f"{street('bert')} jack=gull", SetupError, "error-position-jack"),
        (f"{street()} jack=gull cards=gull", SetupError, "error-position-twice"),
        (f"{street('gull')} jack=gull cards=bert shown=bert", SetupError, "error-position-twice"),
        (f"{street()} jack=gull shown=bert", SetupError, "error-position-shown"),
        (f"{street()} jack=gull turn=2", SetupError, "error-position-faces"),
        (f"{street()} jack=gull faces=alibi,toby", SetupError, "error-position-tokens"),
        (f"{street()} jack=gull faces=joker,toby,rotation,alibi", SetupError, "error-position-tokens"),
        (f"{street()} jack=gull turn=3 tokens=4", SetupError, "error-position-value"),
        (f"{street()} jack=gull rotated=toby", SetupError, "error-position-value"),
        (f"{street()} jack=gull faces=-alibi,toby,rotation,joker card=toby", SetupError, "error-position-value"),
        (f"{street()} jack=gull faces=alibi,toby,rotation,joker card=jack", SetupError, "error-position-card"),
        (f"{street()} jack=gull faces=-holmes,toby,rotation,joker card=jack", SetupError, "error-position-card"),
        (f"{street()} jack=gull card=jack", SetupError, "error-position-faces"),
        (f"{street()} jack=gull turn=3 tokens=3", SetupError, "error-position-value"),
        (f"{street()} jack=gull tokens=1", SetupError, "error-position-value"),
        (f"{street()} jack=gull turn=3 cards=bert,lane,smith", SetupError, "error-position-cards"),
        (f"{street()} jack=gull turn=3 cards=bert,bert", SetupError, "error-position-twice"),
        (f"{street()} jack=gull chase=yes", SetupError, "error-position-chase"),
        (f"{street()} jack=gull chase=perhaps", SetupError, "error-position-value"),
        (f"{street()} jack=gull over=nobody:seen", SetupError, "error-position-value"),
        (f"{street()} jack=gull over=jack:boredom", SetupError, "error-position-value"),
    ],
)
def test_a_wrong_position_is_refused(text: str, error: type[GaslampError], message: str) -> None:
    with pytest.raises(error) as caught:
        table(text)
    assert caught.value.message.id == message
