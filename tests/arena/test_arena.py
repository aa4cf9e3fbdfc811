"""Matches: the same games whoever plays them and however often they are stopped, and honest intervals."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from gaslamp import __version__
from gaslamp.arena.crew import Batch, crew
from gaslamp.arena.ladder import Ladder, cost, rungs
from gaslamp.arena.match import Arena, Duel, fixture
from gaslamp.arena.play import Played, make, play, play_batch
from gaslamp.arena.results import Results
from gaslamp.arena.statistics import Sprt, interval, wilson
from gaslamp.bots import levels
from gaslamp.core import NotationError, SetupError

POCKET = make("mr_jack_pocket")
PLAYERS = {"jack": "tree:9", "investigator": "random"}


class Counting:
    """A crew of one that counts what it is asked to play, and may be stopped after some batches."""

    def __init__(self, batches: int = 10**6) -> None:
        self.left = batches
        self.played: list[Played] = []

    def __call__(self, batches: Iterable[Batch]) -> Iterator[list[Played]]:
        for batch in batches:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            done = play_batch(batch)
            self.played += done
            yield done


def duel(results: Results, hands: Counting, pairs: int = 10, sprt: Sprt | None = None, levels: str = "tree:9 random") -> Duel:
    first, second = levels.split()
    return Arena(hands, results).duel(POCKET, first, second, pairs, 3, sprt)


# Games and pairs.


def test_a_match_is_the_same_however_many_processes_share_it() -> None:
    found = []
    for processes in (1, 2):
        with crew(processes) as hands:
            found.append(Arena(hands, Results()).match(POCKET, PLAYERS, 10, 3))
    assert found[0] == found[1]
    assert found[0].games == 10
    assert sum(found[0].wins.values()) == 10


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason='Ray is not installed: pip install "gaslamp[ray]"')
    with crew(2, "local") as hands:
        through_ray = Arena(hands, Results()).match(POCKET, PLAYERS, 10, 3)
    assert through_ray == Arena(Counting(), Results()).match(POCKET, PLAYERS, 10, 3)


def test_both_games_of_a_pair_have_the_same_deal_and_the_sides_exchanged() -> None:
    hands = Counting()
    duel(Results(), hands, 3)
    assert [each.fixture.number for each in hands.played] == [0, 0, 1, 1, 2, 2]
    assert [each.fixture.players["jack"] for each in hands.played] == ["tree:9", "random"] * 3
    for one, other in pairwise(hands.played):
        if one.fixture.number == other.fixture.number:
            assert sorted(one.fixture.players.values()) == sorted(other.fixture.players.values())


def test_a_side_of_several_seats_is_one_player() -> None:
    yard = make("scotland_yard")
    players = fixture(yard, {"mrx": "random", "detectives": "greedy"}, 0, 0).players
    assert len(players) == 2
    assert set(players.values()) == {"random", "greedy"}


def test_scores_are_by_side() -> None:
    found = duel(Results(), hands := Counting(), 6)
    jack = [float("jack" in each.winners) for each in hands.played[::2]]
    investigator = [float("investigator" in each.winners) for each in hands.played[1::2]]
    assert found.scores == {"jack": jack, "investigator": investigator}
    assert found.mean()[0] == fmean(jack + investigator)
    assert found.on("jack")[0] == fmean(jack)


def test_games_played_together_have_no_duel() -> None:
    with pytest.raises(SetupError, match="two sides"):
        Arena(Counting(), Results()).duel(make("mysterium", players=3), "random", "medium", 1, 0)


# Results in a file.


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    stopped = Counting(batches=1)
    with pytest.raises(KeyboardInterrupt):
        duel(Results(path), stopped)
    assert len(path.read_text().splitlines()) == len(stopped.played) == 8
    rest = Counting()
    resumed = duel(Results(path), rest)
    assert len(rest.played) == 12
    assert resumed == duel(Results(), Counting())
    again = Counting()
    assert duel(Results(path), again) == resumed
    assert again.played == []


def test_a_line_says_what_was_played_by_whom_and_with_what_budget(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    duel(Results(path), Counting(), 1)
    line = json.loads(path.read_text().splitlines()[0])
    assert line["fixture"] == {
        "game": "mr_jack_pocket",
        "settings": {"chase": "next_turn"},
        "players": {"jack": "tree:9", "investigator": "random"},
        "seed": 3,
        "number": 0,
    }
    assert line["budgets"] == {"jack": "9 rounds", "investigator": ""}
    assert (line["version"], line["rules"]) == (__version__, POCKET.rules)
    assert line["seconds"].keys() == line["fixture"]["players"].keys()
    assert min(line["seconds"].values()) >= 0


def test_another_seed_or_level_is_another_game(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    duel(Results(path), Counting(), 2)
    for other in (Counting(), Counting()):
        duel(Results(path), other, 2, levels="tree:8 random")
        assert len(other.played) in (4, 0)
    Arena(more := Counting(), Results(path)).duel(POCKET, "tree:9", "random", 2, 4)
    assert len(more.played) == 4


def test_half_a_line_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    duel(Results(path), Counting(), 4)
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    duel(Results(path), rest := Counting(), 4)
    assert len(rest.played) == 1
    assert len(path.read_bytes().splitlines()) == 8


def test_a_file_of_something_else_is_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / "shopping.txt"
    path.write_text("eggs\n")
    with pytest.raises(NotationError, match="Line 1 of .*shopping.txt"):
        Results(path)
    old = msgspec.structs.replace(play(fixture(POCKET, dict.fromkeys(POCKET.sides, "random"), 0, 0)), version="0.0.1")
    path.write_bytes(msgspec.json.encode(old) + b"\n")
    with pytest.raises(SetupError, match=r"version 0\.0\.1"):
        Results(path)


# Statistics.


def test_wilson_intervals() -> None:
    low, high = wilson(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_the_interval_of_single_games_is_wilsons() -> None:
    scores = [1.0] * 90 + [0.0] * 10
    assert interval(scores) == pytest.approx(wilson(90, 100))
    assert interval([1.0] * 10) == pytest.approx(wilson(10, 10))


def test_pairs_in_which_luck_cancels_out_say_more() -> None:
    luck = [0.5] * 80 + [1.0] * 15 + [0.0] * 5
    skill = [1.0] * 55 + [0.0] * 45
    assert fmean(luck) == fmean(skill)
    assert interval(luck)[1] - interval(luck)[0] < (interval(skill)[1] - interval(skill)[0]) / 2


@pytest.mark.parametrize("share", [0.4, 0.5, 0.6])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(share: float) -> None:
    rng = random.Random(7)
    held = 0
    for _ in range(400):
        low, high = interval([fmean(rng.random() < share for _ in range(2)) for _ in range(60)])
        held += low <= share <= high
    assert 365 <= held <= 395


def pairs(share: float, rng: random.Random) -> Iterator[float]:
    while True:
        yield fmean(rng.random() < share for _ in range(2))


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "worse"), (0.6, "better")])
def test_a_test_that_stops_is_seldom_wrong(share: float, verdict: str) -> None:
    rng, test, right, length = random.Random(2), Sprt(0.5, 0.6), 0, 0
    for _ in range(100):
        scores: list[float] = []
        for each in pairs(share, rng):
            scores.append(each)
            if found := test.verdict(scores):
                right += found == verdict
                length += len(scores)
                break
    assert right >= 90
    assert length / 100 < 100, "a test of fixed length would take 136 pairs"


def test_nothing_is_decided_by_a_few_games() -> None:
    assert Sprt(0.5, 0.9).verdict([1.0] * 7) == ""
    assert Sprt(0.5, 0.9).verdict([1.0] * 20) == "better"


def test_a_duel_ends_when_the_test_knows() -> None:
    found = duel(Results(), hands := Counting(), 200, Sprt(0.5, 0.65), "tree:40 random")
    assert Sprt(0.5, 0.65).verdict(found.pairs) == "better"
    assert len(hands.played) == 2 * len(found.pairs) < 100


# Ladders.


def test_each_against_the_next_and_the_strongest_against_all() -> None:
    assert rungs(["a", "b", "c", "d"]) == [("b", "a"), ("c", "b"), ("d", "d"), ("d", "c"), ("d", "b"), ("d", "a")]
    assert rungs(["a", "b"]) == [("b", "b"), ("b", "a")]


def test_a_ladder_has_a_matrix_by_role() -> None:
    ladder = Ladder(POCKET, ["random", "tree:9"])
    duels = list(ladder.climb(Arena(Counting(), Results()), 6, 1))
    assert [(each.first, each.second) for each in duels] == [("tree:9", "tree:9"), ("tree:9", "random")]
    matrix = ladder.matrix()
    assert {cell: games for cell, (_, games) in matrix.items()} == {
        ("tree:9", "tree:9"): 12,
        ("tree:9", "random"): 6,
        ("random", "tree:9"): 6,
    }
    jack, investigator = duels[1].scores.values()
    assert matrix["tree:9", "random"][0] == fmean(jack)
    assert matrix["random", "tree:9"][0] == pytest.approx(1 - fmean(investigator))


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york", "mr_jack_pocket", "scotland_yard"])
def test_at_the_top_of_a_ladder_stands_what_a_master_is(name: str) -> None:
    kinds = [levels.check(level, name)[0] for level in levels.ladder(name)]
    assert kinds[0] == "random"
    assert kinds[-1] == levels.check("master", name)[0]


def test_a_ladder_knows_its_cost_beforehand() -> None:
    assert 0 < cost(POCKET, ["random", "tree:5"], 10, 0) < cost(POCKET, ["random", "tree:50"], 1000, 0)
