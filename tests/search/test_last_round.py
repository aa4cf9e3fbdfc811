"""The last round of Mr. Jack, worked out for the detective: held against a plain look at everything that he can do."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.sisters_end import JackEnd, LastRound
from gaslamp.core import REFEREE, Game, Line, Rng, first, looking
from gaslamp.sisters.moves import ACCUSE, ALIBI, IDENTITY
from gaslamp.sisters.state import DETECTIVE, DRAW_ALIBI, ROUNDS, CaseState

TOWNS = ["mr_jack", "mr_jack_new_york"]


def last_round(game: Game, seed: int, played: int) -> CaseState:
    """A random game up to the detective's turn when so many have been played in the last round, as he knows it."""
    belief = game.belief(looking(DETECTIVE))
    for line in story(game, seed, played)[1]:
        belief.hear(line.seat, line.move)
    known = belief.known  # type: ignore[attr-defined]
    assert isinstance(known, CaseState)
    return known.copy()


def story(game: Game, seed: int, played: int) -> tuple[CaseState, list[Line]]:
    """The same game as it truly stands, and as the detective heard it."""
    for number in range(1000):
        rng, state, heard = Rng(seed << 16 | number), game.start(), list[Line]()
        while state.to_act():
            assert isinstance(state, CaseState)
            seat = first(state.to_act())
            if seat == DETECTIVE and state.round == ROUNDS and state.played() == played:
                return state, heard
            move = state.pick(seat, rng)
            while ACCUSE <= move < IDENTITY:
                move = state.pick(seat, rng)
            heard.append(Line(seat, game.seen(state, seat, move, looking(DETECTIVE))))
            state.apply(seat, move)
    raise AssertionError("no random game comes so far")


def suspicions(state: CaseState, seed: int) -> list[float]:
    """Some opinion about who is Jack; tokens do not matter here, only cards."""
    rng = Rng(seed)
    found = [float(1 + rng.below(100)) * (not state.detective_alibis >> other & 1) for other in range(8)]
    return [share / sum(found) for share in found]


def plainly(state: CaseState, suspicion: list[float]) -> float:
    """How likely Jack is arrested, with nothing left out."""
    if state.question == DRAW_ALIBI:
        deck = [card for card in range(8) if not state.detective_alibis >> card & 1]
        total = 0.0
        for card in deck:
            after = state.copy()
            after.apply(REFEREE, ALIBI + card)
            total += plainly(after, [share * (other != card) for other, share in enumerate(suspicion)])
        return total / (len(deck) - 1)
    if state.to_act() != looking(DETECTIVE):
        return 0.0
    best = 0.0
    for move in state.moves(DETECTIVE):
        if ACCUSE <= move < IDENTITY:
            best = max(best, suspicion[move - ACCUSE])
        else:
            after = state.copy()
            after.apply(DETECTIVE, move)
            best = max(best, plainly(after, suspicion))
    return best


def ending() -> LastRound:
    """With all the time in the world."""
    return LastRound(10**9)


@pytest.mark.parametrize("town", TOWNS)
def test_nothing_better_can_be_done_with_the_last_character(town: str) -> None:
    game, less = games.make(town), 0
    for seed in range(12):
        state = last_round(game, seed, 2)
        suspicion = suspicions(state, seed)
        move = ending().choose(state, vec[float](suspicion), state.moves(DETECTIVE))
        best = plainly(state, suspicion)
        assert (move < 0) == (best == 0.0), "nobody can be reached"
        if move >= 0:
            assert ending().worth(state, move, vec[float](suspicion)) == pytest.approx(best)
            less += best < max(suspicion)
    assert less, "the likeliest is not always to be had"


@pytest.mark.parametrize("town", TOWNS)
def test_with_two_characters_to_come_more_can_be_reached_than_with_one(town: str) -> None:
    """More than by accusing at once; and what is chosen is followed from move to move without loss."""
    game = games.make(town)
    for seed in range(3):
        state = last_round(game, seed, 1)
        suspicion = vec[float](suspicions(state, seed))
        move = ending().choose(state, suspicion, state.moves(DETECTIVE))
        at_once = max(ending().at_once(state, other, suspicion) for other in state.moves(DETECTIVE))
        promised = ending().worth(state, move, suspicion) if move >= 0 else 0.0
        assert promised >= at_once
        while move >= 0 and not ACCUSE <= move < IDENTITY:
            state.apply(DETECTIVE, move)
            if state.question == DRAW_ALIBI:
                break
            move = ending().choose(state, suspicion, state.moves(DETECTIVE))
            assert ending().worth(state, move, suspicion) == pytest.approx(promised)
        assert promised == 0.0 or move >= 0


def test_a_budget_is_kept_and_the_likeliest_is_accused_all_the_same() -> None:
    game = games.make("mr_jack")
    state = last_round(game, 3, 1)
    suspicion = vec[float](suspicions(state, 3))
    short = LastRound(30)
    chosen = short.choose(state, suspicion, state.moves(DETECTIVE))
    assert short.looked < 100
    assert chosen < 0 or ending().worth(state, chosen, suspicion) >= max(suspicion)


class Clock:
    """It stands still but when it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.0001
        return self.now


@pytest.mark.parametrize("town", TOWNS)
def test_whatever_it_takes_is_taken_from_one_budget(town: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read, to work the round out in vain, and to search: who waits must not see by the time which of them was done."""
    game, searched = games.make(town), 0
    for seed in range(6):
        state, heard = story(game, seed, 1)
        bot = levels.make("keen:0.02s", game, looking(DETECTIVE), Rng(seed))
        for line in heard:
            bot.hear(line.seat, line.move)
        clock = Clock()
        monkeypatch.setattr("time.perf_counter", clock)
        bot.choose(DETECTIVE, game.view(state, looking(DETECTIVE)), state.moves(DETECTIVE))
        monkeypatch.undo()
        assert clock.now < 0.023
        searched += clock.now > 0.018
    assert searched, "sometimes the round is too wide for so little time"


def test_who_reads_ends_so() -> None:
    for town in TOWNS:
        bot = levels.make("keen:200", games.make(town), looking(DETECTIVE), Rng(1))
        assert isinstance(bot, JackEnd)
        assert not isinstance(levels.make("tree:200", games.make(town), looking(DETECTIVE), Rng(1)), JackEnd)


@pytest.mark.parametrize("town", TOWNS)
def test_a_detective_of_the_last_round_accuses_whom_he_has_read(town: str) -> None:
    """The bot hears what the detective heard, and what it chooses is worth as much as anything by its own suspicion."""
    game = games.make(town)
    state = last_round(game, 5, 2)
    bot = JackEnd(game, looking(DETECTIVE), Rng(1), 2000, habit=levels.habit(game), reads=True)
    bot.belief.known = state.copy()  # type: ignore[attr-defined]
    suspicion = [0.0] * 8
    for other in bot.habit.secrets(bot.belief):
        suspicion[int(other)] = 1.0 / len(list(bot.habit.secrets(bot.belief)))
    move = bot.choose(DETECTIVE, game.view(bot.belief.draw(Rng(1)), looking(DETECTIVE)), state.moves(DETECTIVE))
    assert LastRound(10**6).worth(state, move, vec[float](suspicion)) == pytest.approx(plainly(state, suspicion))
