"""What every store promises."""

from __future__ import annotations

import asyncio
import tempfile
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.server.store import Conflict, Entry, Listed, Store, StoreError
from server.stores import STORES, Opener, Place, entries, entry

WEIRD = bytes(range(256))


@pytest.fixture(params=list(STORES.values()), ids=list(STORES))
def opener(request: pytest.FixtureRequest) -> Opener:
    found: Opener = request.param
    return found


@pytest.fixture
def place(opener: Opener, tmp_path: Path) -> Place:
    return Place(opener, tmp_path)


async def conflict(store: Store, log: str, after: int) -> int:
    """The last number that a refused append tells."""
    with pytest.raises(Conflict) as caught:
        await store.append(log, after, [entry(after + 1)])
    return caught.value.last


# Appending and reading.


def test_what_is_appended_is_read_back_byte_for_byte(place: Place) -> None:
    async def story(store: Store) -> None:
        first = [Entry(0, 1700000000123, WEIRD, b""), Entry(1, 0, b"", WEIRD)]
        await store.append("table “Ö' 1", -1, first)
        await store.append("table “Ö' 1", 1, [entry(2)])
        await store.append("table 2", -1, [entry(0, "other")])
        assert await store.read("table “Ö' 1") == [*first, entry(2)]
        assert await store.read("table 2") == [entry(0, "other")]

    place.run(story)


def test_a_log_is_read_from_any_number_on(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.append("log", -1, entries(0, 12))
        assert await store.read("log", 9) == entries(9, 3)
        assert await store.read("log", 11) == entries(11, 1)
        assert await store.read("log", 12) == []
        assert await store.read("lo") == []
        assert await store.read("nobody's") == []

    place.run(story)


def test_who_is_wrong_about_the_end_of_a_log_is_told_where_it_is(place: Place) -> None:
    async def story(store: Store) -> None:
        assert await conflict(store, "log", 0) == -1
        await store.append("log", -1, entries(0, 3))
        assert [await conflict(store, "log", after) for after in (-1, 0, 1, 3)] == [2, 2, 2, 2]
        assert await store.read("log") == entries(0, 3)

    place.run(story)


def test_of_many_who_append_after_the_same_number_exactly_one_wins(place: Place) -> None:
    async def story(store: Store) -> None:
        for number in range(5):
            tries = (store.append("log", number - 1, [entry(number, str(who))]) for who in range(10))
            told = await asyncio.gather(*tries, return_exceptions=True)
            assert told.count(None) == 1
            assert {each.last for each in told if isinstance(each, Conflict)} == {number}
            assert (await store.read("log"))[number].body == str(told.index(None)).encode()

    place.run(story)


@pytest.mark.parametrize("numbers", [[], [1, 3], [2], [1, 1], [0]])
def test_numbers_with_gaps_are_refused(place: Place, numbers: list[int]) -> None:
    async def story(store: Store) -> None:
        await store.append("log", -1, [entry(0)])
        with pytest.raises(ValueError, match="entries after 0 are numbered from 1 on, one at least"):
            await store.append("log", 0, [entry(number) for number in numbers])
        with pytest.raises(ValueError, match="entries after -2"):
            await store.append("log", -2, [entry(-1)])
        assert await store.read("log") == [entry(0)]

    place.run(story)


@pytest.mark.parametrize("name", ["", "a\0b", "a\nb", "\ud800"])
def test_names_that_not_every_store_can_keep_are_refused(place: Place, name: str) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(ValueError, match="printable"):
            await store.append(name, -1, [entry(0)])
        with pytest.raises(ValueError, match="printable"):
            await store.append("log", -1, [entry(0)], tags=frozenset([name]))
        assert await store.read("log") == []

    place.run(story)


def test_a_list_changed_after_it_was_given_changes_nothing(place: Place) -> None:
    async def story(store: Store) -> None:
        given = entries(0, 2)
        appending = asyncio.create_task(store.append("log", -1, given))
        await asyncio.sleep(0)
        given.clear()
        await appending
        assert await store.read("log") == entries(0, 2)

    place.run(story)


# Listening.


def test_listeners_are_told_in_order_when_it_can_be_read_and_not_of_a_conflict(place: Place) -> None:
    async def story(store: Store) -> None:
        told: list[tuple[str, int]] = []
        reads: list[asyncio.Task[list[Entry]]] = []

        def listener(log: str, last: int) -> None:
            assert asyncio.get_running_loop()
            told.append((log, last))
            reads.append(asyncio.create_task(store.read(log, last)))

        async def play(log: str) -> None:
            for number in range(0, 20, 2):
                await store.append(log, number - 1, entries(number, 2))
                await conflict(store, log, number)

        store.subscribe(listener)
        await asyncio.gather(play("a"), play("b"))
        for log in ("a", "b"):
            assert [last for name, last in told if name == log] == list(range(1, 20, 2))
        assert [read[0].number for read in await asyncio.gather(*reads)] == [last for _, last in told]

    place.run(story)


def test_who_stops_listening_is_told_no_more(place: Place) -> None:
    async def story(store: Store) -> None:
        told: list[str] = []
        stop_one = store.subscribe(lambda log, last: told.append(f"one {last}"))
        stop_two = store.subscribe(lambda log, last: told.append(f"two {last}"))
        await store.append("log", -1, [entry(0)])
        stop_one()
        stop_one()
        await store.append("log", 0, [entry(1)])
        stop_two()
        await store.append("log", 1, [entry(2)])
        assert told == ["one 0", "two 0", "two 1"]

    place.run(story)


def test_a_listener_that_fails_harms_nobody(place: Place) -> None:
    async def story(store: Store) -> None:
        failed: list[object] = []
        told: list[int] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failed.append(context["exception"]))

        def broken(log: str, last: int) -> None:
            raise KeyError(log)

        store.subscribe(broken)
        store.subscribe(lambda log, last: told.append(last))
        await store.append("log", -1, [entry(0)])
        await store.append("log", 0, [entry(1)])
        assert told == [0, 1]
        assert [type(each) for each in failed] == [KeyError, KeyError]

    place.run(story)


# Lists.


def test_logs_are_listed_by_tag_the_latest_first(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.append("a", -1, [entry(0, at=50)], summary=b"A", tags=frozenset(["open", "ann"]))
        await store.append("b", -1, [entry(0, at=70)], summary=WEIRD, tags=frozenset(["open"]))
        await store.append("c", -1, [entry(0, at=60)], tags=frozenset(["open"]))
        await store.append("d", -1, [entry(0, at=90)])
        b, c = Listed("b", 0, 70, WEIRD), Listed("c", 0, 60, b"")
        assert await store.list("open") == [b, c, Listed("a", 0, 50, b"A")]
        assert await store.list("open", limit=2) == [b, c]
        await store.append("a", 0, [entry(1, at=10), entry(2, at=70)])
        assert await store.list("open", 2) == [Listed("a", 2, 70, b"A"), b], "at the same time, by name"
        assert await store.list("ann") == [Listed("a", 2, 70, b"A")]
        assert await store.list("nobody") == []

    place.run(story)


def test_summary_and_tags_are_replaced_or_left_as_they_are(place: Place) -> None:
    async def story(store: Store) -> None:
        async def listed() -> dict[str, list[bytes]]:
            return {tag: [each.summary for each in await store.list(tag)] for tag in ("open", "playing", "over")}

        await store.append("log", -1, [entry(0)], summary=b"one", tags=frozenset(["open", "playing"]))
        await store.append("log", 0, [entry(1)])
        assert await listed() == {"open": [b"one"], "playing": [b"one"], "over": []}
        await store.append("log", 1, [entry(2)], summary=b"two")
        assert await listed() == {"open": [b"two"], "playing": [b"two"], "over": []}
        await store.append("log", 2, [entry(3)], tags=frozenset(["playing", "over"]))
        assert await listed() == {"open": [], "playing": [b"two"], "over": [b"two"]}
        with pytest.raises(Conflict):
            await store.append("log", 2, [entry(3)], summary=b"three", tags=frozenset(["open"]))
        assert await listed() == {"open": [], "playing": [b"two"], "over": [b"two"]}
        await store.append("log", 3, [entry(4)], summary=b"", tags=frozenset())
        assert await listed() == {"open": [], "playing": [], "over": []}
        await store.append("log", 4, [entry(5)], tags=frozenset(["over"]))
        assert await listed() == {"open": [], "playing": [], "over": [b""]}

    place.run(story)


# Opening, closing and not waiting.


def test_a_store_opened_again_finds_everything(place: Place) -> None:
    async def before(store: Store) -> None:
        await store.append("log", -1, entries(0, 3), summary=b"so far", tags=frozenset(["open"]))

    async def after(store: Store) -> None:
        assert await store.read("log") == entries(0, 3)
        assert await store.list("open") == [Listed("log", 2, 1002, b"so far")]
        assert await conflict(store, "log", -1) == 2
        await store.append("log", 2, [entry(3)])

    place.run(before)
    place.run(after)


def test_closing_finishes_what_was_begun_and_refuses_the_rest(place: Place) -> None:
    async def story(store: Store) -> None:
        appending = [asyncio.create_task(store.append(f"log {who}", -1, [entry(0)])) for who in range(50)]
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        await asyncio.gather(*appending)
        for late in (store.append("log", -1, [entry(0)]), store.read("log 1"), store.list("open")):
            with pytest.raises(StoreError) as caught:
                await late
            assert (caught.value.code, caught.value.message.id) == ("store", "error-store-closed")
        await store.close()

    async def after(store: Store) -> None:
        assert [len(await store.read(f"log {who}")) for who in range(50)] == [1] * 50

    place.run(story)
    place.run(after)


def test_who_ceases_to_wait_keeps_nobody_else_waiting(place: Place) -> None:
    async def story(store: Store) -> None:
        appending = [asyncio.create_task(store.append(f"log {who}", -1, [entry(0)])) for who in range(20)]
        await asyncio.sleep(0)
        for task in appending[::2]:
            task.cancel()
        told = await asyncio.gather(*appending, return_exceptions=True)
        assert told[1::2] == [None] * 10
        assert all(isinstance(each, asyncio.CancelledError) for each in told[::2])
        await store.append("log 1", 0, [entry(1)])
        assert await store.read("log 1") == [entry(0), entry(1)]

    place.run(story)


# Any sequence, compared with a dictionary.

LOGS, TAGS = ("a", "b", "c"), ("open", "over")
maybe_summary = st.none() | st.binary(max_size=3)
maybe_tags = st.none() | st.frozensets(st.sampled_from(TAGS))
one_append = st.tuples(st.sampled_from((0, 0, 0, -1, 1)), st.integers(1, 3), st.integers(0, 9), maybe_summary, maybe_tags)
at_once = st.dictionaries(st.sampled_from(LOGS), one_append, min_size=1)
read = st.tuples(st.sampled_from(LOGS), st.integers(0, 5))
listing = st.tuples(st.sampled_from(TAGS), st.integers(1, 3))
steps = st.lists(st.one_of(at_once, at_once, read, listing), max_size=12)


class Model:
    """A store as one would write it on a napkin."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.summaries: dict[str, bytes] = {}
        self.tags: dict[str, frozenset[str]] = {}

    def append(self, log: str, after: int, new: list[Entry], summary: bytes | None, tags: frozenset[str] | None) -> int | None:
        """The last number, if it is a conflict."""
        if len(self.logs.get(log, ())) - 1 != after:
            return len(self.logs.get(log, ())) - 1
        self.logs.setdefault(log, []).extend(new)
        self.summaries[log] = self.summaries.get(log, b"") if summary is None else summary
        self.tags[log] = self.tags.get(log, frozenset()) if tags is None else tags
        return None

    def list(self, tag: str, limit: int) -> object:
        found = [Listed(log, len(kept) - 1, kept[-1].at, self.summaries[log]) for log, kept in self.logs.items()]
        return sorted((each for each in found if tag in self.tags[each.log]), key=lambda each: (-each.at, each.log))[:limit]


@settings(deadline=None, max_examples=80, database=None)
@given(sessions=st.lists(steps, min_size=1, max_size=3))
@pytest.mark.parametrize("store_opener", list(STORES.values()), ids=list(STORES))
def test_a_store_does_what_a_dictionary_does(store_opener: Opener, sessions: list[list[object]]) -> None:
    model = Model()

    async def append(store: Store, log: str, how: tuple[int, int, int, bytes | None, frozenset[str] | None]) -> None:
        wrong_by, count, at, summary, tags = how
        after = max(len(model.logs.get(log, ())) - 1 + wrong_by, -1)
        new = [entry(number, log, at) for number in range(after + 1, after + 1 + count)]
        refused = model.append(log, after, new, summary, tags)
        (told,) = await asyncio.gather(store.append(log, after, new, summary=summary, tags=tags), return_exceptions=True)
        assert (told.last if isinstance(told, Conflict) else told) == refused

    async def session(store: Store, steps: list[object]) -> None:
        heard = {log: len(kept) - 1 for log, kept in model.logs.items()}
        store.subscribe(heard.__setitem__)
        for step in steps:
            match step:
                case dict():
                    await asyncio.gather(*(append(store, log, how) for log, how in step.items()))
                case (str(name), int(number)) if name in LOGS:
                    assert await store.read(name, number) == model.logs.get(name, [])[number:]
                case (str(name), int(number)):
                    assert await store.list(name, number) == model.list(name, number)
        assert heard == {log: len(kept) - 1 for log, kept in model.logs.items()}

    with tempfile.TemporaryDirectory() as folder:
        for each in sessions:
            Place(store_opener, Path(folder)).run(partial(session, steps=each))
