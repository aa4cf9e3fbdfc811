"""Two games that one viewer cannot tell apart, each played through a whole server: every byte he is sent must be the same.

He tries whatever there is to try, over the WebSocket and over HTTP; what he may not know is different in the two houses: secrets,
and what others note down, say to their team, and ask. `make soak` spends many more evenings.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.core import Rng
from gaslamp.server import messages
from server.comparing import Tally, compare
from server.spying import Evening, places
from server.tries import COMMANDS, ROUTES
from server.twins import GAMES, SCENES, make, pair, random_game, scene, spied_on
from server.world import toys_on_the_shelf

EVENINGS = dict.fromkeys(GAMES, 9) | {"mysterium": 10}
IN_SCENES = dict.fromkeys(SCENES, 1) | {"the second stage": 2}
KNOCKS = dict.fromkeys(GAMES, 100) | {"mr_jack": 70, "mr_jack_new_york": 70, "mr_jack_pocket": 75, "scotland_yard": 125}
"""How often the spy knocks in an evening, so that each game comes to thousands of pairs of what he is sent in the two houses."""
PAIRS = 2000
SOAKED = 12
"""So many times as many evenings; of those in scenes twice as many again."""


@pytest.fixture(autouse=True)
def toys(tmp_path: Path) -> Iterator[None]:
    with toys_on_the_shelf(tmp_path):
        yield


def spent(name: str, numbers: range, knocks: int = 0, nosy: float = 0.7) -> Tally:
    """Evenings at a game, of which most must really have been different."""
    tally = asyncio.run(compare(name, numbers, nosy, knocks))
    print(f"{name}: {tally}")
    assert tally.spied <= {*spied_on(name)}
    assert tally.messages > 20 * tally.evenings
    return tally


def spent_everywhere(name: str, numbers: range, knocks: int) -> Tally:
    """Whoever has anything hidden from him must have been there, and mostly it must have been different."""
    tally = spent(name, numbers, knocks)
    assert tally.spied == {*spied_on(name)}
    assert tally.differing > tally.evenings * 2 / 3
    assert tally.positions_differing > 4 * tally.evenings
    return tally


@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_is_sent_the_same_bytes_in_a_game_and_in_its_twin(name: str) -> None:
    assert spent_everywhere(name, range(EVENINGS[name]), KNOCKS[name]).pairs > PAIRS


@pytest.mark.parametrize("name", SCENES)
def test_so_he_is_where_random_evenings_seldom_come(name: str) -> None:
    """With more people, on larger maps, in two seats, late in a game: `twins.SCENES`."""
    numbers, viewers = range(1, 1 + IN_SCENES[name]), spied_on(name)
    tally = spent(name, numbers, nosy=0.3)
    assert tally.differing == tally.evenings
    for each in [pair(name, viewers[number % len(viewers)], number) for number in numbers]:
        texts = [each.game.text(move) for _, move in each.lines]
        begins = next(number for number, text in enumerate(texts) if text.startswith(scene(name).word))
        assert any(each.differs[begins:]), "something is hidden there, or after it"
        assert not (scene(name).late and any(each.differs[:begins]))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_so_he_is_through_many_evenings(name: str) -> None:
    tally = spent_everywhere(name, range(100, 100 + SOAKED * EVENINGS[name]), KNOCKS[name])
    assert tally.pairs > PAIRS * SOAKED


@pytest.mark.soak
@pytest.mark.parametrize("name", SCENES)
def test_so_he_is_through_many_evenings_of_that_kind(name: str) -> None:
    tally = spent(name, range(100, 100 + 2 * SOAKED * IN_SCENES[name]), KNOCKS[scene(name).game])
    assert tally.spied == {*spied_on(name)}
    assert tally.differing > tally.evenings / 2
    assert tally.pairs > PAIRS


def test_every_command_and_every_address_is_tried() -> None:
    """Whatever is new in the protocol, or in the application, has to be tried, too."""
    assert {*COMMANDS} - {"nonsense"} == {member.__struct_config__.tag for member in messages.AnyCommand.__args__}

    async def story() -> None:
        async with places() as (one, _):
            found = {f"{method} {route.path}" for route in one.app.app.routes for method in route.methods or ["WEBSOCKET"]}
            assert {*ROUTES} == {each for each in found if not each.startswith("OPTIONS")}  # Litestar's own: a list of methods
            each = pair("tiny_chase", "red", 1)
            evening = Evening(one, each, each.lines, 0, 0.0)
            await evening.begin()
            for name in COMMANDS:
                await evening.give(name)
            for route in ROUTES:
                await evening.visit(route)
            assert evening.routes == {*ROUTES}
            assert len(evening.told) > len(ROUTES)

    asyncio.run(story())


def test_the_same_time_and_chance_give_the_same_bytes() -> None:
    async def story() -> None:
        async with places() as (one, other):
            each = pair("mr_jack_pocket", "public", 3)
            first, second = [await Evening(place, each, each.lines, 3, 0.5).spend() for place in (one, other)]
            assert first == second

    asyncio.run(story())


def test_from_whom_nothing_is_hidden() -> None:
    """All others are spied on from."""
    open_to: dict[str, set[str]] = {}
    for name in GAMES:
        game = make(name)
        open_to[name] = {game.viewer_name(viewer) for viewer in game.viewers()} - {*spied_on(name)}
    assert {name: who for name, who in open_to.items() if who} == {
        "mr_jack_pocket": {"jack"},
        "scotland_yard": {"mrx"},
        "tiny_chase": {"fugitive"},
    }


def test_a_random_game_ends_before_anything_is_revealed() -> None:
    game = make("mr_jack_pocket")
    for seed in range(20):
        state = game.start()
        for line in random_game(game, Rng(seed)):
            state.apply(*line)
        assert state.to_act()
