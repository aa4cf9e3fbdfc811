"""What holds in London and in New York alike."""

import pytest

from gaslamp.core import Rng, members
from gaslamp.games import make
from gaslamp.sisters.state import CaseState


@pytest.mark.parametrize(("name", "options"), [("mr_jack", {}), ("mr_jack", {"edition": "first"}), ("mr_jack_new_york", {})])
def test_hunters_are_those_in_whose_reach_one_is(name: str, options: dict[str, str]) -> None:
    """Looked at from the other end: manholes lead both ways, ferries do not."""
    game, rng = make(name, **options), Rng(1)
    found = one_way = 0
    for _ in range(8):
        state = game.start()
        assert isinstance(state, CaseState)
        while state.to_act():
            seat = members(state.to_act())[0]
            state.apply(seat, state.pick(seat, rng))
            reach = [state.within_reach(character) for character in range(8)]
            for character in range(8):
                hunters = sum(1 << other for other in range(8) if reach[other] >> character & 1)
                assert state.hunters(character) == hunters
                found += bool(hunters)
                one_way += hunters != reach[character]
    assert found > 500
    assert one_way > 50, "roofs, ferries and stealth tell the two ends apart"
