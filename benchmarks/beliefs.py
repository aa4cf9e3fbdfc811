"""Does a belief ever exclude the truth, and what is it worth? All five games, every seat from which something is hidden.

    python benchmarks/beliefs.py [GAME ...] [--games 10000] [--bot-games 300] [--option NAME=VALUE ...] [--seed 0] [--json]

After every move of random games and of games between computer players each such seat's belief is asked what it gives to the
truth: to each hidden thing and, where worlds can be listed, to all of them together (`world`). Nothing would be a fault, and the
run fails. What it costs to keep Scotland Yard's belief, `belief.py` measures.

The logarithmic score is the mean over the moments at which more than one value was possible, beside that of a uniform guess
over these values. It is 0 bits for who is certain and right. A belief has no opinion about how anybody plays, so against
computer players, who do not move at random, its score may fall below the uniform one.

In Mysterium worlds are too many to list. There each thing is looked at by itself: the card that each orb seeks, how many dreams
of each lot are in the ghost's hand, laid or thrown (which ones, is a uniform guess by construction), the culprit, sealed votes.
Cards that are sought later must be possible, too.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.seating import Seating, remaining
from gaslamp.cli.common import pairs
from gaslamp.core import Belief, Game, Line, Rng, State, Table, first, looking
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.games.mysterium.belief import ELSEWHERE, MysteriumBelief
from gaslamp.games.mysterium.board import CARDS, COLOURS, KINDS, one
from gaslamp.games.mysterium.state import COMBINE, DECK, LAID, UNKNOWN, MysteriumState
from gaslamp.games.scotland_yard.belief import YardBelief
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.research.beliefs import WORLD, Score
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.state import UNKNOWN as NOT_DRAWN
from gaslamp.sisters.state import CaseState

Scores = Iterable[tuple[str, Score]]


def pocket(belief: Belief, state: State) -> Scores:
    """Jack's identity and his cards, for the investigator."""
    assert isinstance(belief, PocketBelief)

    def hidden(world: State) -> dict[str, Hashable]:
        assert isinstance(world, PocketState)
        return {"jack": int(world.jack), "cards": int(world.cards), WORLD: (int(world.jack), int(world.cards))}

    return among(belief, state, hidden)


def sisters(belief: Belief, state: State) -> Scores:
    """Jack's identity and cards, for the detective; the detective's cards, for Jack."""
    assert isinstance(belief, JackBelief)
    assert isinstance(state, CaseState)
    if state.jack == NOT_DRAWN:
        return ()
    is_jack = belief.is_jack

    def hidden(world: State) -> dict[str, Hashable]:
        assert isinstance(world, CaseState)
        if is_jack:
            return {"cards": int(world.detective_alibis)}
        return {"jack": int(world.jack), "cards": int(world.jack_alibis), WORLD: (int(world.jack), int(world.jack_alibis))}

    return among(belief, state, hidden)


def yard(belief: Belief, state: State) -> Scores:
    """Where Mr X is, for the detectives. That is all a world has, so the worlds need not be made."""
    assert isinstance(belief, YardBelief)
    assert isinstance(state, YardState)
    if state.at[0] == UNKNOWN:
        return ()
    stations = belief.stations()
    return (("mrx", Score(stations.get(int(state.at[0]), 0.0), len(stations))),)


def among(belief: Belief, state: State, hidden: Callable[[State], dict[str, Hashable]]) -> Scores:
    """What a belief gives to each hidden thing and to the whole truth, by its list of worlds."""
    worlds = belief.worlds()
    assert worlds is not None
    truth = hidden(state)
    shares: dict[str, dict[Hashable, float]] = {thing: {} for thing in truth}
    for world, weight in worlds:
        for thing, value in hidden(world).items():
            shares[thing][value] = shares[thing].get(value, 0.0) + weight
    return [(thing, Score(shares[thing].get(value, 0.0), len(shares[thing]))) for thing, value in truth.items()]


def mysterium(belief: Belief, state: State) -> Scores:
    """All that only the ghost knows, for the psychics; for everybody, how others voted before that is opened."""
    assert isinstance(belief, MysteriumBelief)
    assert isinstance(state, MysteriumState)
    found = list(sealed(belief, state))
    if not belief.is_ghost:
        found += [*cards(belief, state), dreams(belief, state)]
        if state.culprit != UNKNOWN:
            suspects = belief.suspects()
            found.append(("culprit", Score(suspects.get(COLOURS[state.culprit], 0.0), len(suspects))))
    return found


def sealed(belief: MysteriumBelief, state: MysteriumState) -> Iterator[tuple[str, Score]]:
    known = belief.known
    for voter in range(state.psychics):
        if known.voted >> voter & 1 and known.votes[voter] == UNKNOWN:
            possible = int(known.suspected).bit_count()
            yield "votes", Score(1.0 / possible if known.suspected >> state.votes[voter] & 1 else 0.0, possible)


def cards(belief: MysteriumBelief, state: MysteriumState) -> Iterator[tuple[str, Score]]:
    found, dealt = state.found, state.question > COMBINE
    for at, card in enumerate(state.combinations):
        orb, kind = at // KINDS, at % KINDS
        if card == UNKNOWN:
            return
        if not belief.possible(orb, kind) & one(card):
            yield "cards", Score(0.0, 0)
        elif dealt and kind == found[orb]:
            target = sought(belief, orb, kind)
            yield "sought", Score(target.get(CARDS[card], 0.0), len(target))


def sought(belief: MysteriumBelief, orb: int, kind: int) -> dict[str, float]:
    """What an orb can be looking for. It is much work and seldom changes, and psychics all know the same about it."""
    known = belief.known
    found = tuple([int(known.combinations[at]) for at in range(kind, KINDS * known.orbs, KINDS)])
    key = (orb, kind, int(known.tableau), found, tuple([int(known.misses[each]) for each in range(known.orbs)]))
    if key not in kept:
        if len(kept) > 1000:
            kept.clear()
        kept[key] = belief.target(orb, kind)
    return kept[key]


kept: dict[Hashable, dict[str, float]] = {}


def dreams(belief: MysteriumBelief, state: MysteriumState) -> tuple[str, Score]:
    hidden, known = belief.dreams, belief.known
    numbers = [0] * (3 * len(hidden.sizes))
    bound = True
    for dream, (known_place, place) in enumerate(zip(known.where, state.where, strict=True)):
        if known_place == DECK and place != DECK:
            numbers[3 * hidden.lot[dream] + ELSEWHERE.index(int(place))] += 1
            bound = bound and (place != LAID or dream > hidden.last)
    return "dreams", Score(hidden.shares.get(tuple(numbers), 0.0) if bound else 0.0, len(hidden.shares))


@dataclass(frozen=True)
class Subject:
    seats: slice
    """From whom something is hidden."""
    scores: Callable[[Belief, State], Scores]


SUBJECTS = {
    "mr_jack": Subject(slice(None), sisters),
    "mr_jack_new_york": Subject(slice(None), sisters),
    "mr_jack_pocket": Subject(slice(1, None), pocket),
    "mysterium": Subject(slice(None), mysterium),
    "scotland_yard": Subject(slice(1, None), yard),
}


@dataclass
class Row:
    """One hidden thing, over all games."""

    moments: int = 0
    excluded: int = 0
    unsure: int = 0
    """At how many of these moments more than one value was possible."""
    bits: float = 0.0
    uniform: float = 0.0

    def take(self, score: Score) -> None:
        self.moments += 1
        if score.chance <= 0.0:
            self.excluded += 1
        elif score.possible > 1:
            self.unsure += 1
            self.bits += score.bits
            self.uniform += score.bits - score.gain

    def told(self) -> dict[str, float]:
        unsure = self.unsure or 1
        means = {"bits": round(self.bits / unsure, 4), "uniform_bits": round(self.uniform / unsure, 4)}
        return {"moments": self.moments, "excluded": self.excluded, "unsure": self.unsure} | means


def at_random(game: Game, rng: Rng) -> list[Line]:
    state, lines = game.start(), list[Line]()
    while acting := state.to_act():
        seat = first(acting)
        lines.append(Line(int(seat), int(state.pick(seat, rng))))
        state.apply(seat, lines[-1].move)
    return lines


def computer_player(name: str) -> str:
    """The level that looks one move ahead; in Mysterium, the one that goes by all associations; else a short search."""
    return next((level for level in ("greedy", "medium") if level in levels.plain(name)), "tree:100")


def between_bots(game: Game, level: str, rng: Rng) -> list[Line]:
    table = Table(game)
    Seating(table, {viewer: levels.make(level, game, viewer, rng.fork()) for viewer in remaining(game, 0)}, rng).advance()
    return table.lines


def look(game: Game, lines: list[Line], subject: Subject, rows: dict[tuple[str, str], Row]) -> None:
    """Go through a game and ask each seat's belief after every move. Seats of a side are counted together."""
    state = game.start()
    watching = [looking(game.seats.index(seat)) for seat in game.seats[subject.seats]]
    seats = [(viewer, side(game, viewer), game.belief(viewer)) for viewer in watching]
    for seat, move in lines:
        for viewer, _, belief in seats:
            belief.hear(seat, game.seen(state, seat, move, viewer))
        state.apply(seat, move)
        for _, name, belief in seats:
            for thing, score in subject.scores(belief, state):
                rows.setdefault((name, thing), Row()).take(score)


def side(game: Game, viewer: int) -> str:
    """Whose belief it is: the ghost's is not that of his side."""
    if game.name == "mysterium":
        return "ghost" if viewer == 1 else "psychics"
    return next(name for name, seats in game.sides.items() if seats & viewer)


def measure(game: Game, level: str, count: int, seed: int) -> tuple[dict[tuple[str, str], Row], float]:
    """All rows of a game, and the seconds of processor time for each game."""
    subject, rng, rows = SUBJECTS[game.name], Rng(seed), dict[tuple[str, str], Row]()
    begun = time.process_time()
    for _ in range(count):
        lines = between_bots(game, level, rng) if level else at_random(game, rng)
        look(game, lines, subject, rows)
    return rows, (time.process_time() - begun) / max(1, count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=list(SUBJECTS), help="all of them if none is named")
    parser.add_argument("--games", type=int, default=10_000, help="random games")
    parser.add_argument("--bot-games", type=int, default=300)
    parser.add_argument("--option", action="append", default=[], help="of every game named")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    excluded = 0
    for name in args.game:
        game = games.make(name, **pairs(args.option, "error-option-form"))
        for level, count in (("", args.games), (computer_player(name), args.bot_games)):
            rows, seconds = measure(game, level, count, args.seed)
            excluded += sum(row.excluded for row in rows.values())
            if args.json:
                told = [{"side": side, "thing": thing} | row.told() for (side, thing), row in rows.items()]
                about = {"game": name, "players": level or "random", "games": count, "seconds_a_game": round(seconds, 5)}
                print(json.dumps(about | {"rows": told}), flush=True)
            else:
                print(f"{name}, {count:,} games of {level or 'random'} players, {1000 * seconds:.1f} ms each:")
                for (side, thing), row in rows.items():
                    print(f"  {side} on {thing}: {words(row)}", flush=True)
    if excluded:
        sys.exit(f"the truth was excluded {excluded:,} times")


def words(row: Row) -> str:
    told = row.told()
    looks = f"{row.moments:,} moments, the truth excluded {row.excluded} times"
    return f"{looks}; {row.unsure:,} unsure: {told['bits']:.3f} bits, a uniform guess {told['uniform_bits']:.3f}"


if __name__ == "__main__":
    main()
