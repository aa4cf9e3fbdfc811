"""Leaks put on purpose into a copy of each game's view, and into the server: the spies find every one of them, and soon."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.core import PUBLIC, TRUTH, IllegalMove, Message
from gaslamp.server import decide, download, log, messages, present, room, thinking
from gaslamp.server.live import Live
from gaslamp.server.notes import Notes
from server.comparing import ToldApart, compare
from server.world import toys_on_the_shelf

SOON = 24
"""Evenings within which a leak is found."""

Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def toys(tmp_path: Path) -> Iterator[None]:
    with toys_on_the_shelf(tmp_path):
        yield


def found(game: str) -> str:
    """By what the spies could tell two worlds apart."""
    with pytest.raises(ToldApart) as caught:
        asyncio.run(compare(game, range(1, SOON + 1), 2.0))
    return caught.value.what


# In the games: all but one field of a view is as it should be, and that one only sometimes is not.

VIEWS: dict[str, Callable[[Any, Any], dict[str, Any]]] = {
    "mr_jack": lambda view, truth: {"lit": view.lit[::-1]} if "r" in truth.jack else {},
    "mr_jack_new_york": lambda view, truth: {"round": view.round, "may_swap": len(truth.jack) % 2 == 1},
    "mr_jack_pocket": lambda view, truth: {"jack_cards": view.jack_cards + (truth.hourglasses > 2)},
    "mysterium": lambda view, truth: {"deck": view.deck + hash(truth.orbs[0].combination) % 3},
    "scotland_yard": lambda view, truth: {"doubling": view.doubling + truth.mrx % 2},
}


@pytest.mark.parametrize("game", VIEWS)
def test_a_leak_in_a_view_is_found(game: str, monkeypatch: Patch) -> None:
    module = import_module(f"gaslamp.games.{game}.view")
    honest = module.view

    def leaky(of: Any, state: Any, viewer: int) -> Any:
        view = honest(of, state, viewer)
        if viewer == TRUTH:
            return view
        try:
            return msgspec.structs.replace(view, **VIEWS[game](view, honest(of, state, TRUTH)))
        except (TypeError, IndexError, AttributeError):  # nothing is hidden yet
            return view

    monkeypatch.setattr(module, "view", leaky)
    found(game)


# In the server.


def hidden(live: Live) -> int:
    """Some number that depends on what is hidden."""
    return sum(line.move for line in live.table.lines) if live.table is not None else 0


def a_refusal_quotes_the_moves_of_another_seat(patch: Patch) -> None:
    honest = decide._seat

    def leaky(live: Live, holder: Any, name: str, on: int) -> int:
        try:
            return honest(live, holder, name, on)
        except IllegalMove as error:
            legal = ", ".join(live.game.text(move) for _, moves in live.questions.values() for move in moves) if live.game else ""
            raise IllegalMove("error-illegal-move", move=name, seat=name, legal=legal) from error

    patch.setattr(decide, "_seat", leaky)


def a_skip_is_left_out(patch: Patch) -> None:
    """Where what was said is long."""
    honest = present.lines

    def leaky(live: Live, start: int, *who: Any) -> tuple[Any, ...]:
        def kept(line: Any) -> bool:
            said = live.entries[line.n][1]
            return not (isinstance(line, messages.Skip) and isinstance(said, log.Said) and len(said.text) > 20)

        return tuple(line for line in honest(live, start, *who) if kept(line))

    patch.setattr(present, "lines", leaky)


def a_talk_of_others_is_told_by_its_length(patch: Patch) -> None:
    honest = present._line

    def leaky(live: Live, n: int, *who: Any) -> Any:
        line, event = honest(live, n, *who), live.entries[n][1]
        if isinstance(line, messages.Skip) and isinstance(event, log.Said):
            return messages.Said(n=n, at=0, channel=event.channel, name="", seats=(), text="…" * len(event.text))
        return line

    patch.setattr(present, "_line", leaky)


def whether_one_may_undo_depends_on_a_secret(patch: Patch) -> None:
    honest = decide.may_ask_undo
    patch.setattr(present, "may_ask_undo", lambda live, table, seats: honest(live, table, seats) or hidden(live) % 7 == 0)


def notes_use_up_chance(patch: Patch) -> None:
    """Whoever opens a table next could tell by its name that somebody wrote."""
    honest = Notes.write

    async def leaky(notes: Notes, *what: Any) -> None:
        notes.tools.random(1)
        await honest(notes, *what)

    patch.setattr(Notes, "write", leaky)


def a_hint_knows_what_another_seat_knows(patch: Patch) -> None:
    honest = thinking.job
    patch.setattr(thinking, "job", lambda live, seat, viewer, *rest, **more: honest(live, seat, TRUTH, *rest, **more))


def a_hint_for_somebody_else_is_noticed(patch: Patch) -> None:
    honest = room.Room.hint

    async def leaky(at: room.Room, *asked: Any) -> messages.Hint:
        hint = await honest(at, *asked)
        at.publish()
        return hint

    patch.setattr(room.Room, "hint", leaky)


def the_list_tells_a_secret(patch: Patch) -> None:
    honest = present.summary

    def leaky(live: Live) -> Any:
        kept = honest(live)
        return msgspec.structs.replace(kept, info=msgspec.structs.replace(kept.info, spectators=hidden(live) % 2 == 0))

    patch.setattr(present, "summary", leaky)


def the_record_of_a_spectator_is_the_truth(patch: Patch) -> None:
    honest = download.record
    patch.setattr(download, "record", lambda live, viewer: honest(live, TRUTH if viewer == PUBLIC else viewer))


def moves_are_told_in_full(patch: Patch) -> None:
    patch.setattr(Live, "seen", lambda live, number, event, viewer: event.move)


def the_truth_is_for_everybody(patch: Patch) -> None:
    patch.setattr(Live, "viewer", lambda live, holder: TRUTH)


def a_question_carries_a_number(patch: Patch) -> None:
    patch.setattr(present, "_asks", lambda live, view: ("", {"number": hidden(live)}))


def an_answer_is_longer(patch: Patch) -> None:
    patch.setattr(present, "channels", lambda live, *who: {"table": True} if hidden(live) % 2 else {})


def some_news_come_twice(patch: Patch) -> None:
    honest = room.Room.publish

    def leaky(at: room.Room, but: Any = None) -> None:
        honest(at, but)
        if hidden(at.live) % 3 == 0:
            honest(at, but)

    patch.setattr(room.Room, "publish", leaky)


def the_reason_of_a_move_is_told_to_all(patch: Patch) -> None:
    honest = present._moved

    def leaky(live: Live, n: int, at: int, event: log.Moved, holder: Any) -> messages.Moved:
        line = honest(live, n, at, event, holder)
        return msgspec.structs.replace(line, text=present.told(Message("why", {"move": len(event.move)}))) if n % 2 else line

    patch.setattr(present, "_moved", leaky)


LEAKS: dict[Callable[[Patch], None], str] = {
    a_refusal_quotes_the_moves_of_another_seat: "scotland_yard",
    a_skip_is_left_out: "scotland_yard",
    a_talk_of_others_is_told_by_its_length: "scotland_yard",
    whether_one_may_undo_depends_on_a_secret: "mr_jack",
    notes_use_up_chance: "scotland_yard",
    a_hint_knows_what_another_seat_knows: "mr_jack_pocket",
    a_hint_for_somebody_else_is_noticed: "tiny_chase",
    the_list_tells_a_secret: "mr_jack_pocket",
    the_record_of_a_spectator_is_the_truth: "scotland_yard",
    moves_are_told_in_full: "tiny_seance",
    the_truth_is_for_everybody: "tiny_chase",
    a_question_carries_a_number: "tiny_chase",
    an_answer_is_longer: "tiny_chase",
    some_news_come_twice: "tiny_chase",
    the_reason_of_a_move_is_told_to_all: "mr_jack",
}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_in_the_server_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    found(LEAKS[leak])
