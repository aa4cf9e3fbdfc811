"""The laws hold for honest games, ours and the toys, and accuse nobody for playing few or odd games."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.core import NOBODY, REFEREE, Belief, Game, PathBelief, State, View, only
from gaslamp.core.options import settle
from gaslamp.testing import LawBroken, check_games, check_laws, conclude, signature
from laws.workshop import chase
from toys import tiny_chase, tiny_seance


@pytest.mark.parametrize("settings", [{}, {"rounds": 2, "shows": False}])
def test_the_chase_is_lawful(settings: dict[str, object]) -> None:
    report = check_laws(tiny_chase.make(settle(tiny_chase.OPTIONS, settings)), games=25)
    assert report.games == 25
    assert report.hidden["fugitive"] == 0
    assert report.differed["red"] > 50


def test_the_seance_is_lawful() -> None:
    report = check_laws(tiny_seance.make({}), games=10)
    assert min(report.differed[seat] for seat in tiny_seance.SEATS) > 20


def test_what_is_hidden_only_for_a_moment_is_imagined_at_once() -> None:
    """A vote that is sealed for two moves, in one game of hundreds: it would hardly ever be there when beliefs are looked at."""
    for number in range(6):
        report = check_games(tiny_seance.make({}), [number])
        assert report.hidden["ghost"] > 0
        assert min(report.imagined[seat] for seat in tiny_seance.SEATS) > 0


@pytest.mark.parametrize("option", ["next_turn", "at_once"])
def test_mr_jack_pocket_is_lawful(option: str) -> None:
    report = check_laws(games.make("mr_jack_pocket", chase=option), games=25)
    assert report.hidden["jack"] == 0
    assert report.differed["investigator"] > 500
    assert report.imagined["investigator"] > 50


@pytest.mark.parametrize("options", [{}, {"edition": "first", "whistle": "any"}])
def test_mr_jack_is_lawful(options: dict[str, object]) -> None:
    report = check_laws(games.make("mr_jack", **options), games=12)
    assert min(report.differed[viewer] for viewer in ("jack", "detective", "public")) > 20
    assert min(report.imagined[viewer] for viewer in ("jack", "detective", "public")) > 20


@pytest.mark.parametrize(("options", "met"), [({}, [148, 164]), ({"tumblety": "or", "latimer": "5-8"}, [])])
def test_mr_jack_in_new_york_is_lawful(options: dict[str, object], met: list[int]) -> None:
    """At random hardly anybody meets the Informant: in these games somebody does, so that either side has a secret."""
    game = games.make("mr_jack_new_york", **options)
    report = check_games(game, [*range(4), *met])
    conclude(game, report)
    assert min(report.differed[viewer] for viewer in ("detective", "public", *(["jack"] if met else []))) > 20
    assert min(report.imagined[viewer] for viewer in ("detective", "public", *(["jack"] if met else []))) > 20


@pytest.mark.parametrize(("players", "difficulty", "count"), [(2, "easy", 3), (4, "normal", 1), (7, "very_hard", 1)])
def test_mysterium_is_lawful(players: int, difficulty: str, count: int) -> None:
    """At random nobody finds the culprit: tests/games/mysterium proves the laws for games that begin late."""
    game = games.make("mysterium", players=players, difficulty=difficulty)
    report = check_laws(game, games=count)
    assert report.hidden["ghost"] == 0
    assert min(report.differed[game.viewer_name(viewer)] for viewer in game.viewers()[1:]) > 5
    assert report.imagined["public"] > 5


YARDS: list[tuple[dict[str, object], int]] = [
    ({"map": "small", "detectives": 2}, 20),
    ({"map": "small", "detectives": 3, "length": "9_windows", "reveals": "4", "mrx_tickets": "unlimited"}, 10),
    ({"detectives": 2, "starts": "split_2013"}, 1),
]


@pytest.mark.parametrize(("options", "count"), YARDS)
def test_scotland_yard_is_lawful(options: dict[str, object], count: int) -> None:
    report = check_laws(games.make("scotland_yard", **options), games=count)
    assert report.hidden["mrx"] == 0
    assert min(report.differed[viewer] for viewer in ("red", "blue", "red+blue", "public")) > 5
    assert report.imagined["public"] > 5


def test_a_signature_tells_behaviour_apart() -> None:
    assert signature(chase(), 3) == signature(chase(), 3)
    assert signature(chase(), 3) != signature(chase(), 3, seed=1)


class Dealing(State):
    """An honest game in which the referee acts between simultaneous answers: each seat that answered is dealt a card."""

    def __init__(self) -> None:
        self.answers: dict[int, int] = {}
        self.cards: dict[int, int] = {}

    def to_act(self) -> i64:
        if len(self.cards) < len(self.answers):
            return only(REFEREE)
        return sum(only(seat) for seat in (0, 1) if seat not in self.answers)

    def moves(self, seat: i64) -> vec[i64]:
        dealt = self.cards.values()
        return vec[i64]([0, 1] if seat != REFEREE else [card for card in range(2, 6) if card not in dealt])

    def apply(self, seat: i64, move: i64) -> None:
        if seat == REFEREE:
            self.cards[next(each for each in self.answers if each not in self.cards)] = move
        else:
            self.answers[int(seat)] = move

    def winners(self) -> i64:
        return NOBODY

    def reason(self) -> str:
        return "dealt"

    def copy(self) -> State:
        other = Dealing()
        other.__dict__.update(answers=dict(self.answers), cards=dict(self.cards))
        return other


class DealingView(View, frozen=True, kw_only=True):
    answers: list[tuple[int, int]]
    cards: list[tuple[int, int]]


class DealingGame(Game):
    def start(self) -> State:
        return Dealing()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return move

    def view(self, state: State, viewer: i64) -> DealingView:
        assert isinstance(state, Dealing)
        answers, cards = sorted(state.answers.items()), sorted(state.cards.items())
        return DealingView(**self.frame(state, viewer), answers=answers, cards=cards)

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, int(viewer))


def test_chance_between_simultaneous_answers_is_no_breakage() -> None:
    words = ["no", "yes", "card 2", "card 3", "card 4", "card 5"]
    sides = {"a": ["a"], "b": ["b"]}
    game = DealingGame(name="dealing", rules="1", seats=["a", "b"], sides=sides, words=words, longest=4, settings={})
    check_laws(game, games=30)


WAITS, LEAVES, UNSEEN = 2, 3, 4


class Leaving(State):
    """An honest game in which one seat draws a card, in secret, and with the right one may leave, which ends it."""

    def __init__(self, card: int = -1, waited: int = 0) -> None:
        self.card, self.waited = card, waited

    def to_act(self) -> i64:
        return only(REFEREE) if self.card < 0 else only(0) if self.waited < 3 else NOBODY

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1] if seat == REFEREE else [WAITS, LEAVES] if self.card == 1 else [WAITS])

    def apply(self, seat: i64, move: i64) -> None:
        if seat == REFEREE:
            self.card = int(move)
        else:
            self.waited = 3 if move == LEAVES else self.waited + 1

    def winners(self) -> i64:
        return NOBODY

    def reason(self) -> str:
        return "gone"

    def copy(self) -> State:
        return Leaving(self.card, self.waited)


class LeavingView(View, frozen=True, kw_only=True):
    card: int | None


class LeavingGame(Game):
    def start(self) -> State:
        return Leaving()

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        return UNSEEN if seat == REFEREE and not viewer & only(0) else move

    def view(self, state: State, viewer: i64) -> LeavingView:
        assert isinstance(state, Leaving)
        return LeavingView(**self.frame(state, viewer), card=state.card if viewer & only(0) else None)

    def belief(self, viewer: i64) -> Belief:
        return PathBelief(self, int(viewer))

    def key(self, state: State) -> str:
        assert isinstance(state, Leaving)
        return f"{state.card} {state.waited}"


def test_the_last_move_of_a_game_may_tell_a_secret() -> None:
    """Nobody takes it back: only Mr. Jack can leave the district, and when he does everybody may know."""
    words = ["card 0", "card 1", "waits", "leaves", "card ?"]
    sides = {"a": ["a"], "b": ["b"]}
    check_laws(
        LeavingGame(name="leaving", rules="1", seats=["a", "b"], sides=sides, words=words, longest=4, settings={}), games=30
    )


def test_a_generous_limit_breaks_no_honest_game() -> None:
    check_laws(chase(longest=500), games=10)


def test_a_run_that_proved_nothing_is_no_pass() -> None:
    game = chase()
    report = check_games(game, range(3))
    report.differed = dict.fromkeys(report.differed, 0)
    assert report.unproven() == ["red", "blue", "public", "red+blue"]
    with pytest.raises(LawBroken, match="nothing was proven"):
        conclude(game, report)


@pytest.mark.parametrize("seed", range(6))
def test_one_game_is_played_on_until_something_is_proven(seed: int) -> None:
    for game in (chase(), games.make("mr_jack_pocket")):
        assert check_laws(game, games=1, seed=seed).unproven() == []
