"""docs/protocol.md names every message, every field, every error and every limit, and none that there are not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from gaslamp.core import GaslampError
from gaslamp.server import app, decide, hints, messages, replays
from gaslamp.server.errors import STATUS
from gaslamp.server.limits import USUAL
from gaslamp.server.typescript import _structs

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SHARED: dict[type, set[str]] = {messages.Command: {"id"}, messages.Line: {"n"}, messages.Timed: {"n", "at"}}
"""What all of a kind have is said once, above their table."""


def rows(text: str = PAGE) -> dict[str, list[str]]:
    """The tables' rows, by what stands in the first column, without its backticks."""
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.splitlines() if line.startswith("| `")]
    return {row[0].strip("`"): row[1:] for row in cells}


def section(name: str) -> str | None:
    found = re.search(rf"^#+ {name}\n(.*?)(?=^#|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    return found.group(1) if found else None


def named(text: str) -> set[str]:
    return set(re.findall("`([a-z_]+)`", text))


def fields(struct: type[msgspec.Struct]) -> set[str]:
    """A message's fields on the wire that are its own."""
    return set(struct.__struct_encode_fields__) - SHARED.get(struct.__bases__[0], set())


def test_every_message_and_every_field_is_named_where_it_belongs() -> None:
    for struct in _structs():
        name = str(struct.__struct_config__.tag or struct.__name__)
        own = section(f"`{name}`")
        said = set(rows(own)) if own else named(rows()[name][0])
        assert said == fields(struct), name


def test_what_all_have_is_said_once() -> None:
    assert {"type", "id"} <= named((section("Commands") or "").partition("\n|")[0])
    assert {"type", "n", "at"} <= named((section("Lines") or "").partition("\n|")[0])


def test_every_error_is_named_with_its_http_status() -> None:
    said = rows(section("Errors") or "")
    codes = {kind.code for kind in kinds(GaslampError) if kind.__module__.startswith("gaslamp.")} | {"internal"}
    assert set(said) == codes
    for code in codes - {"internal"}:
        assert said[code][0].split(", ")[0] == str(STATUS.get(code, 400))


def kinds(kind: type[GaslampError]) -> Iterator[type[GaslampError]]:
    for each in kind.__subclasses__():
        yield each
        yield from kinds(each)


def test_the_words_a_field_may_hold_are_named() -> None:
    for struct, field in (
        (messages.Propose, "what"),
        (messages.NewTable, "aids"),
        (messages.Place, "who"),
        (messages.Clock, "kind"),
    ):
        assert set(get_args(get_type_hints(struct)[field])) <= named(PAGE)
    assert set(get_args(messages.Status)) <= named(section("`Now`") or "")


def test_what_the_session_sends_is_understood() -> None:
    sent = re.findall(r"^→ (\{.*\})$", PAGE, re.MULTILINE)
    assert len(sent) == 5
    for message in sent:
        messages.read_command(message)
    posted = re.findall(r"^→ POST (\S+) +(\{.*\})$", PAGE, re.MULTILINE)
    assert [path for path, _ in posted] == ["/api/players", "/api/tables"]
    for (_, body), kind in zip(posted, (messages.NewPlayer, messages.NewTable), strict=True):
        msgspec.json.decode(body, type=kind)


def test_limits_are_what_they_are() -> None:
    text = section("Limits") or ""
    kb = 1024
    for limit in (
        f"{messages.MESSAGE_SIZE // kb} kB (beyond {8 * messages.MESSAGE_SIZE // kb} kB",
        f"{app.BODY_SIZE // kb} kB |",
        f"{messages.NAME_LENGTH} characters",
        f"{messages.CHAT_LENGTH} characters",
        f"{messages.GESTURE_LENGTH} characters",
        f"notes of a seat | {messages.NOTES_LENGTH} characters",
        f"record to lay out | {messages.RECORD_SIZE} characters",
        f"one player saves | {USUAL.notes:g} a second",
        f"hints one player asks for | {USUAL.hints:g} a second, {USUAL.hints_burst} at once",
        f"thinking about a hint | {hints.LIMIT:g} seconds",
        f"laid out for one address | {USUAL.replays:g} a second, {USUAL.replays_burst} at once",
        f"laid out at the same time, for everybody | {USUAL.replays_at_once}, for {replays.MOST_SECONDS:g} seconds each",
        f"{USUAL.rate:g} a second, {USUAL.burst} at once",
        f"{app.PATIENCE}, then it is closed",
        f"{USUAL.outbox}, then you are let go",
        f"{USUAL.requests:g} a second, {USUAL.requests * 4:g} at once",
        f"connections from one address | {USUAL.connections} |",
        f"{USUAL.players} an hour",
        f"new tables from one address | {USUAL.openings} an hour",
        f"wait for players | {USUAL.open_tables} |",
        f"from one address | {USUAL.tables} |",
        f"{USUAL.deeds:g} a second, {USUAL.deeds_burst} at once",
        f"at a table | {decide.MOST_CHATTER} |",
        f"`join` counts for {app.JOIN_SHARE} |",
        f"{decide.LONGEST_THINKING} seconds or {decide.MOST_ROUNDS} rounds",
        f"after {USUAL.idle_open / 3600:g} hours",
        f"for {USUAL.idle_live / 86400:g} days",
        f"after {USUAL.grace:g} seconds",
    ):
        assert limit in text, limit
    assert f"every {app.HEARTBEAT:g} seconds" in PAGE
