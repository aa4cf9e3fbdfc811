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
from server.twins import GAMES, make, pair, random_game, spied_on
from server.world import toys_on_the_shelf

EVENINGS = dict.fromkeys(GAMES, 9) | {"mysterium": 10}
SOAKED = 12
"""So many times as many evenings."""


@pytest.fixture(autouse=True)
def toys(tmp_path: Path) -> Iterator[None]:
    with toys_on_the_shelf(tmp_path):
        yield


def spent(name: str, numbers: range) -> Tally:
    """Evenings at a game; whoever has anything hidden from him must have been there, and mostly it must have been different."""
    tally = asyncio.run(compare(name, numbers))
    assert tally.spied == set(spied_on(name))
    assert tally.differing > tally.evenings * 2 / 3
    assert tally.positions_differing > 4 * tally.evenings
    assert tally.messages > 20 * tally.evenings
    return tally


@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_is_sent_the_same_bytes_in_a_game_and_in_its_twin(name: str) -> None:
    spent(name, range(EVENINGS[name]))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_so_he_is_through_many_evenings(name: str) -> None:
    print(name, spent(name, range(100, 100 + SOAKED * EVENINGS[name])))


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
