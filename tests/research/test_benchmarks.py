"""The programs that measure the research kit: they run, and would notice what they look for."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from gaslamp import games
from gaslamp.core import Rng, looking

for needed in ("numpy", "pyspiel", "pettingzoo"):
    pytest.importorskip(needed, reason=f'{needed} is not installed: pip install "gaslamp[research]"')

BENCHMARKS = Path(__file__).parent.parent.parent / "benchmarks"


def ran(name: str, *arguments: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    monkeypatch.setattr(sys, "argv", [name, *arguments, "--json"])
    runpy.run_path(str(BENCHMARKS / name), run_name="__main__")
    return [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]


def test_the_truth_is_looked_for(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = ran("beliefs.py", "--games", "1", "--bot-games", "0", capsys=capsys, monkeypatch=monkeypatch)
    assert [each["game"] for each in told[::2]] == list(games.OURS)
    for each in told[::2]:
        assert each["rows"]
        assert all(row["moments"] > 0 and row["excluded"] == 0 for row in each["rows"])


@pytest.mark.parametrize("name", games.OURS)
def test_another_truth_would_be_missed(name: str) -> None:
    """A belief that heard one game does not hold the truth of another."""
    program = runpy.run_path(str(BENCHMARKS / "beliefs.py"))
    game, subject, rows = games.make(name), program["SUBJECTS"][name], dict[str, Any]()
    one, other = (program["at_random"](game, Rng(seed))[:40] for seed in (1, 2))
    state, truth, belief = game.start(), game.start(), game.belief(looking(1))
    for (seat, move), (another, moved) in zip(one, other, strict=False):
        belief.hear(seat, game.seen(state, seat, move, looking(1)))
        state.apply(seat, move)
        truth.apply(another, moved)
        for thing, score in subject.scores(belief, truth):
            rows.setdefault(thing, program["Row"]()).take(score)
    assert sum(row.excluded for row in rows.values()) > 0


def test_speed_is_measured_beside_their_own_games(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    (told,) = ran("research.py", "--seconds", "0.001", capsys=capsys, monkeypatch=monkeypatch)
    kinds = told["moves_a_second"]
    assert set(kinds) == {"pettingzoo, observed", "pettingzoo, step", "openspiel", "openspiel, with states", "batched"}
    for kind in kinds.values():
        assert {f"gaslamp {name}" for name in games.OURS} <= set(kind)
        assert all(rate > 0 for rate in kind.values())
    assert "leduc_poker" in kinds["openspiel"]
