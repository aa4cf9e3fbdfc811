"""Any game survives being written and read; any damage to its text is either harmless or reported."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp import games
from gaslamp.core import TRUTH, Game, GaslampError, Rng, as_bytes
from gaslamp.records import Record, hear, replay, write
from records.shared import every_viewer, find, load, random_table

GAMES = {
    "tiny_chase": [find("tiny_chase", {}), find("tiny_chase", {"rounds": "9", "shows": "no"})],
    "tiny_seance": [find("tiny_seance", {})],
    "mr_jack_pocket": [games.make("mr_jack_pocket"), games.make("mr_jack_pocket", chase="at_once")],
}
any_game = st.sampled_from(sorted(GAMES)).flatmap(lambda name: st.sampled_from(GAMES[name]))
seeds = st.integers(0, 2**32 - 1)
lengths = st.one_of(st.just(1000), st.integers(0, 60))
remarks = st.dictionaries(st.integers(0, 60), st.lists(st.text(max_size=12), max_size=3), max_size=5)
one_line = st.text(st.characters(exclude_characters="\r\n"))
own_tags = st.dictionaries(st.from_regex(r"X[A-Za-z0-9_]{0,8}", fullmatch=True), one_line)


@settings(deadline=None, max_examples=80, database=None)
@given(game=any_game, seed=seeds, most=lengths, tags=own_tags, comments=remarks)
def test_a_true_record_replays_to_the_same_state_and_the_same_text(
    game: Game, seed: int, most: int, tags: dict[str, str], comments: dict[int, list[str]]
) -> None:
    table = random_table(game, seed, most)
    record = Record.of(table)
    record.tags.update(tags)
    record.comments.update({after: texts for after, texts in comments.items() if after <= len(table.lines)})
    text = write(record)
    again = load(text)
    assert write(again) == text
    assert (again.lines, again.tags, again.result) == (record.lines, tags, record.result)
    assert game.key(replay(again).state) == game.key(table.state)


@settings(deadline=None, max_examples=60, database=None)
@given(game=any_game, seed=seeds, most=lengths, data=st.data())
def test_a_seats_record_is_believed_and_the_belief_looks_like_the_table(
    game: Game, seed: int, most: int, data: st.DataObject
) -> None:
    table = random_table(game, seed, most)
    for viewer in every_viewer(game):
        record = Record.of(table, viewer)
        text = write(record)
        assert load(text) == record
        assert write(load(text)) == text
    viewer = data.draw(st.sampled_from(every_viewer(game)[1:]))
    belief = hear(load(write(Record.of(table, viewer))))
    assert as_bytes(game.view(belief.draw(Rng(seed)), viewer)) == as_bytes(table.view(viewer))


@settings(deadline=None, max_examples=60, database=None)
@given(seed=seeds, before=st.integers(0, 57), most=lengths)
def test_a_game_from_any_position_survives_too(seed: int, before: int, most: int) -> None:
    game = GAMES["mr_jack_pocket"][0]
    middle = game.position(random_table(game, seed, before).state)
    table = random_table(game, seed + 1, most, middle)
    text = write(Record.of(table))
    again = replay(load(text))
    assert game.key(again.state) == game.key(table.state)
    assert write(Record.of(again)) == text


# Damage.

BYTES = b'[]";:,*?\\=+- \n\r\t0129aegr\x00\xff\xc3'


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A valid record in which bytes were changed, lost or added, or lines trade places."""
    game = draw(any_game)
    viewer = draw(st.sampled_from(every_viewer(game)))
    record = Record.of(random_table(game, draw(st.integers(0, 20)), draw(lengths)), viewer)
    if viewer == TRUTH and game.name == "mr_jack_pocket" and draw(st.booleans()):
        start = game.position(random_table(game, draw(st.integers(0, 20)), draw(st.integers(0, 57))).state)
        record = Record.of(random_table(game, 1, position=start))
    record.comments[0] = ["a remark"]
    text = write(record).encode()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        new = bytes(draw(st.lists(st.sampled_from(BYTES), max_size=2)))
        text = text[:at] + new + text[at + draw(st.integers(0, 2)) :]
    lines = text.split(b"\n")
    if draw(st.booleans()):
        one, two = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join(lines).decode(errors=draw(st.sampled_from(("replace", "surrogateescape"))))


@settings(deadline=None, max_examples=250, database=None)
@given(text=damaged())
def test_a_damaged_record_works_or_says_what_is_wrong(text: str) -> None:
    with suppress(GaslampError):  # and nothing else
        record = load(text)
        assert write(load(write(record))) == write(record)
        (replay if record.viewer == TRUTH else hear)(record)


@settings(deadline=None, max_examples=100, database=None)
@given(text=st.text())
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    for candidate in (text, f'[Game "tiny_chase"]\n{text}', f'[Game "mr_jack_pocket"]\n[Position "{text}"]'):
        with suppress(GaslampError):
            load(candidate)
