"""Whatever somebody brings as a record, a position, options or a map of his own is read, or refused in words; never for long."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gaslamp import games
from gaslamp.core import TRUTH, GaslampError, NotationError
from gaslamp.records import Record, hear, read, replay, write
from gaslamp.records.reading import LONGEST
from records.shared import random_table

SHORT_AND_LONG = pytest.mark.parametrize(
    "many", [pytest.param(40, id="short"), pytest.param(4000, id="long", marks=pytest.mark.soak)]
)
NASTY = [
    "\0",
    "\ud800",
    "\u202e",
    "\ufeff",
    "\u2028",
    "",
    "-1",
    "1e9",
    "9" * 5000,
    "٣",
    "²",
    '"',
    "\\",
    "[",
    "{",
    "%",
    "\n",
    ";",
    "*",
    "?",
]
LINES = ['[X{} "y"]', "; {}", "jack: alibi", "*: {}", "", "jack: " + "alibi, " * 30 + "alibi", '[Position "{}"]']
pieces = st.one_of(st.sampled_from(NASTY), st.text(max_size=8), st.integers().map(str))


def try_all(many: int, given_text: st.SearchStrategy[Any], work: Callable[[Any], object]) -> None:
    """Every refusal is one of ours, and can be said."""
    tried = {"read": 0, "refused": 0}

    @settings(max_examples=many, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(what=given_text)
    def one(what: Any) -> None:
        refused = None
        try:
            work(what)
        except GaslampError as error:
            refused = error
        assert refused is None or 0 < len(str(refused)) < 20_000
        tried["read" if refused is None else "refused"] += 1

    one()
    print(f"{sum(tried.values())} inputs tried: {tried}")


@st.composite
def torn(draw: st.DrawFn, text: str) -> str:
    """A text with pieces cut out, doubled, or something nasty put in."""
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 12)))
        text = text[:at] + draw(st.one_of(pieces, st.just(text[at:end] * 2))) + text[end:]
    return text


@SHORT_AND_LONG
@pytest.mark.parametrize("name", games.OURS)
def test_torn_positions_and_records_of_every_game(name: str, many: int) -> None:
    game = games.make(name)
    texts = []
    for moves in (0, 7, 20):
        table = random_table(game, moves, moves)
        texts.append(write(Record.of(table)))
        with suppress(NotImplementedError, GaslampError):
            texts.append(f'[Game "{name}"]\n[Position "{game.position(table.state)}"]\n')

    def all_of_it(text: str) -> None:
        record = read(text)
        (replay if record.viewer == TRUTH else hear)(record)

    try_all(many // 2, st.sampled_from(texts).flatmap(torn), all_of_it)


@pytest.mark.parametrize("name", games.OURS)
def test_what_is_no_move_is_compared_with_a_few_words_only(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """New York has 11,228: to compare with all of them kept a whole server waiting for half a second."""
    compared: list[int] = []
    real = difflib.get_close_matches

    def counting(text: str, words: list[str], **how: Any) -> list[str]:
        compared.append(len(words))
        return real(text, words, **how)

    monkeypatch.setattr(difflib, "get_close_matches", counting)
    game = games.make(name)
    for text in ("", "x", "foo bar 13", game.words[0][:3], "x" * 80):
        with pytest.raises(NotationError):
            game.read(text)
    with pytest.raises(NotationError, match=re.escape(game.words[-1])):
        game.read(f"{game.words[-1]} x")
    assert len(compared) == 6
    assert max(compared) <= 200


@SHORT_AND_LONG
def test_options_of_every_kind(many: int) -> None:
    names = st.sampled_from([(name, option.name) for name in games.OURS for option in games.options(name)])
    values = st.one_of(pieces, st.integers(), st.booleans(), st.floats(), pieces.map(lambda text: text * 300))
    try_all(many * 5, st.tuples(names, values), lambda what: games.make(what[0][0], **{what[0][1]: what[1]}))
    try_all(many, st.text() | st.sampled_from(NASTY), games.make)


SMALL = {
    "frame": [100, 100],
    "stations": {str(n): [10 * n, 10] for n in range(1, 10)},
    "taxi": [[n, n + 1] for n in range(1, 9)],
    "starts": {"classic": [1, 3, 5, 7, 9]},
}
numbers = st.one_of(st.integers(), st.floats(), st.sampled_from([0, -1, 10, 2**63, 2**70, 1e308]))
plain = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=5), lambda some: st.lists(some, max_size=3), max_leaves=6
)
spoilt = st.fixed_dictionaries(
    {},
    optional={
        "frame": st.tuples(numbers, numbers) | plain,
        "stations": st.dictionaries(st.sampled_from([*map(str, range(12)), "x"]), st.tuples(numbers, numbers), max_size=9)
        | plain,
        "taxi": st.lists(st.tuples(st.integers(-1, 12), st.integers(-1, 12)), max_size=20) | plain,
        "bus": st.lists(st.tuples(numbers, numbers), max_size=5),
        "starts": st.dictionaries(st.sampled_from(["classic", "split_2013", "x"]), st.lists(st.integers(-1, 12), max_size=12))
        | plain,
        "length": pieces,
        "reveals": pieces,
        "tickets": plain,
        "like": st.sampled_from(["london", "own", "other", "small", "\0", "../small"]),
        "add": plain,
        "note": pieces,
    },
)


@SHORT_AND_LONG
def test_maps_of_ones_own(many: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_MAPS", str(tmp_path))
    (tmp_path / "other.json").write_text('{"like": "own"}')

    def play(data: bytes) -> None:
        (tmp_path / "own.json").write_bytes(data)
        random_table(games.make("scotland_yard", map="own", detectives=2), 1, 20)

    try_all(1, st.just(json.dumps(SMALL).encode()), play)
    try_all(many, spoilt.map(lambda what: json.dumps({**SMALL, **what}, default=str).encode("utf-8", "replace")), play)
    try_all(many, st.binary(), play)
    try_all(many, torn(json.dumps(SMALL)).map(lambda text: text.encode("utf-8", "surrogatepass")), play)
    bombs = [b"[" * 10**6, b'{"a":' * 10**5, b'{"note": "' + b"x" * 2 * 10**6 + b'"}', b"\0" * 10**6, b"9" * 10**5]
    for bomb in bombs:
        try_all(1, st.just(bomb), play)
        with pytest.raises(GaslampError):
            play(bomb)


@pytest.mark.parametrize("line", LINES)
def test_a_record_of_hundreds_of_thousands_of_lines_is_refused_at_once(line: str) -> None:
    whole = '[Game "mr_jack_pocket"]\n' + "\n".join(line.format(number) for number in range(LONGEST // (len(line) + 1) + 1))
    with pytest.raises(NotationError, match=f"at most {LONGEST:,}"):
        read(whole + "\n" * LONGEST)
    with suppress(GaslampError):
        read(whole[: LONGEST // 20])
