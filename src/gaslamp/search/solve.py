"""Exact solving: how two sides play when neither can do better, for any game of two sides that is small enough.

The whole game is unfolded once. What is kept of it is not the tree but what each side can tell apart. All seats of a side are
one player. A *decision* is everything that player heard until he is asked (an information set), a *choice* is a move at a
decision, and choice 0 stands for not having chosen yet. He forgets nothing, so a decision is always reached by the same choice
of his own before it, and his decisions form a tree. An *end* of the game is then a pair, the last choice of either side, with the
chance of the referee's moves on the way. That is the sequence form of the game; everything below is a walk through these lists,
forward (how likely does a side choose its way to here?) or backward (what is it worth to be here?).

Learning is counterfactual regret minimization: again and again each side looks what every choice would have been worth against
how the other plays now, if it did all it can to come there, and from then on chooses by what it regrets not to have chosen. The
*average* of all these ways to play comes as near to an equilibrium as one likes. Two kinds:

- CFR+ (Tammelin, 2014): regrets are cut off at zero, the sides take turns, and later ways to play count more, by their number.
- Predictive CFR+ (Farina, Kroer and Sandholm, "Faster Game Solving via Predictive Blackwell Approachability", 2021): each side
  moreover expects that the next time will be like the last and answers that in advance. Later ways to play count by the square
  of their number.

How good the result is does not rest on any theory: `exploitability` works out the best answers to it. docs/solving.md says more.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.errors import SetupError
from gaslamp.core.game import Game
from gaslamp.core.referee import shares
from gaslamp.core.state import NOBODY, REFEREE, State, first
from gaslamp.core.view import as_bytes

NOT_ASKED: Final = 0
"""The choice of who has not chosen anything yet."""
NOTHING_BEFORE: Final = -1
CHECK: Final = 10
"""After so many rounds it is looked how good the result is."""


class Player:
    """One side as one player: what it can hear, its decisions and their choices, and how it plays.

    Decisions and choices are numbered as they are met, so what comes earlier in a game has a lower number.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer: i64 = viewer
        self.openings: dict[bytes, i64] = {}
        """The story that begins with each view a game can begin with."""
        self.stories: dict[i64, i64] = {}
        """The story that another one and a line make."""
        self.before = vec[i64]()  # each story without its last line ...
        self.line = vec[i64]()  # ... and that line
        self.asked: dict[i64, i64] = {}
        """The decision that each story which ends in a question leads to."""
        self.story = vec[i64]()  # of each decision
        self.above = vec[i64]()  # the choice before each decision
        self.first = append(vec[i64](), 1)  # each decision's first choice; the next one's ends its list
        self.moves = append(vec[i64](), -1)  # the move of each choice
        self.now = append(vec[float](), 1.0)  # how likely each choice is made at its decision
        self.regret = append(vec[float](), 0.0)
        self.total = append(vec[float](), 0.0)  # what the average is made of: how likely a side comes to make each choice

    # Unfolding.

    def begin(self, seen: bytes) -> i64:
        """The story of who has heard nothing but sees this."""
        if seen not in self.openings:
            self.openings[seen] = self.add_story(NOTHING_BEFORE, 0)
        return self.openings[seen]

    def hear(self, story: i64, line: i64) -> i64:
        key = story << 24 | line
        found = self.stories.get(key, -1)
        if found < 0:
            found = self.add_story(story, line)
            self.stories[key] = found
        return found

    def add_story(self, before: i64, line: i64) -> i64:
        self.before = append(self.before, before)
        self.line = append(self.line, line)
        return len(self.before) - 1

    def decide(self, story: i64, chosen: i64, moves: vec[i64]) -> i64:
        """The first of the choices at the decision which a story leads to."""
        found = self.asked.get(story, -1)
        if found >= 0:
            begin = self.first[found]
            if self.above[found] != chosen or self.first[found + 1] - begin != len(moves) or self.moves[begin] != moves[0]:
                raise ValueError("after the same story there are not the same moves: gaslamp.testing.check_laws says more")
            return begin
        begin = len(self.moves)
        self.asked[story] = len(self.story)
        self.story = append(self.story, story)
        self.above = append(self.above, chosen)
        self.first = append(self.first, begin + len(moves))
        for move in moves:
            self.moves = append(self.moves, move)
            self.now = append(self.now, 1.0 / float(len(moves)))
            self.regret = append(self.regret, 0.0)
            self.total = append(self.total, 0.0)
        return begin

    # What can be asked.

    def decisions(self) -> int:
        return len(self.story)

    def heard(self, decision: int) -> list[tuple[int, int]]:
        """The story before a decision: who moved, and what was seen of it."""
        lines: list[tuple[int, int]] = []
        story = self.story[decision]
        while self.before[story] != NOTHING_BEFORE:
            lines.append((int(self.line[story] & 15), int(self.line[story] >> 4)))
            story = self.before[story]
        lines.reverse()
        return lines

    def choices(self, decision: int) -> tuple[int, int]:
        """The numbers of the first choice at a decision, and of the one after its last. `moves` has their moves."""
        return int(self.first[decision]), int(self.first[decision + 1])

    # How a side plays. A policy has for each choice how likely it is made at its decision.

    def reach(self, policy: vec[float]) -> vec[float]:
        """How likely a side comes to make each choice, as far as it lies with that side itself."""
        reached = policy[:]
        for decision in range(len(self.story)):
            here = reached[self.above[decision]]
            for choice in range(self.first[decision], self.first[decision + 1]):
                reached[choice] *= here
        return reached

    def average(self) -> vec[float]:
        """How a side played on average, which is what it has learnt."""
        policy = self.total[:]
        policy[NOT_ASKED] = 1.0
        self.in_proportion(policy)
        return policy

    def in_proportion(self, policy: vec[float]) -> None:
        """Let the choices at each decision sum to one; all are equally likely where nothing speaks for any."""
        for decision in range(len(self.story)):
            begin = self.first[decision]
            end = self.first[decision + 1]
            whole = 0.0
            for choice in range(begin, end):
                whole += policy[choice]
            for choice in range(begin, end):
                policy[choice] = policy[choice] / whole if whole > 0.0 else 1.0 / float(end - begin)

    def remember(self, weight: float) -> None:
        """Add how this side plays now to the average. How the other plays has no say in it, even if that never leads here."""
        reached = self.reach(self.now)
        for choice in range(len(reached)):
            self.total[choice] += weight * reached[choice]

    def learn(self, worth: vec[float], predictive: bool) -> None:
        """Regret, and choose anew. `worth` is what each choice brings where it is the last; it is used up."""
        expected = worth[:]  # the same again, if this side already plays as it will
        for decision in range(len(self.story) - 1, -1, -1):
            begin = self.first[decision]
            end = self.first[decision + 1]
            played = 0.0
            guessed = 0.0
            for choice in range(begin, end):
                played += self.now[choice] * worth[choice]
                guessed += self.now[choice] * expected[choice]
            whole = 0.0
            for choice in range(begin, end):
                regret = max(0.0, self.regret[choice] + worth[choice] - played)
                self.regret[choice] = regret
                if predictive:
                    regret = max(0.0, regret + expected[choice] - guessed)
                self.now[choice] = regret
                whole += regret
            guessed = 0.0
            for choice in range(begin, end):
                self.now[choice] = self.now[choice] / whole if whole > 0.0 else 1.0 / float(end - begin)
                guessed += self.now[choice] * expected[choice]
            worth[self.above[decision]] += played
            expected[self.above[decision]] += guessed

    def best(self, worth: vec[float]) -> float:
        """What the game is worth to a side that makes the best choice everywhere. `worth` is as in `learn`."""
        for decision in range(len(self.story) - 1, -1, -1):
            begin = self.first[decision]
            most = worth[begin]
            for choice in range(begin + 1, self.first[decision + 1]):
                most = max(most, worth[choice])
            worth[self.above[decision]] += most
        return worth[NOT_ASKED]


class Solver:
    """A game unfolded. Side 0 and side 1 are those of `game.sides`, in that order; values are chances to win, from 0 to 1.

    `roots` are worlds with their weights, such as a belief's `worlds()`: the game is solved from there on, where both sides know
    these weights and each tells worlds apart by its view. (So let it be the belief of who knows less, or of the public.) Without
    them it begins at its start. Moves that are the only ones are made, not chosen. Where nobody or everybody wins, each side has
    half.
    """

    def __init__(
        self,
        game: Game,
        roots: list[tuple[State, float]] | None = None,
        most: int = 1_000_000,
        predictive: bool = True,
        keep: bool = False,
    ) -> None:
        if len(game.sides) != 2:
            raise SetupError("error-solve-sides", game=game.name)
        self.game = game
        self.most = most
        self.predictive = predictive
        self.nodes = 0
        """Moves made to unfold the game."""
        self.rounds = 0
        sides = list(game.sides.values())
        self.sides = (Player(sides[0]), Player(sides[1]))
        # The ends that side 0 has won, the others being worth nothing to it: the last choices of both, and the chance.
        self.zero = vec[i64]()
        self.one = vec[i64]()
        self.chance = vec[float]()
        if roots is None:
            roots = [(game.start(), 1.0)]
        whole = sum([weight for _, weight in roots])
        for state, weight in roots:
            stories = (self.opening(0, state), self.opening(1, state))
            self.unfold(state.copy(), weight / whole, stories, (NOT_ASKED, NOT_ASKED))
        if not keep:  # much memory, and needed only by who follows the solution line by line
            for player in self.sides:
                player.stories = {}
                player.asked = {}

    def opening(self, side: int, state: State) -> i64:
        player = self.sides[side]
        return player.begin(as_bytes(self.game.view(state, player.viewer)))

    # Unfolding.

    def unfold(self, state: State, chance: float, stories: tuple[i64, i64], chosen: tuple[i64, i64]) -> None:
        """Everything that can happen from here on, by what either side heard and chose last. The state is used up."""
        while True:
            acting = state.to_act()
            if acting == NOBODY:
                self.end(state.winners(), chance, chosen)
                return
            seat = first(acting)  # the order of simultaneous answers does not matter
            moves = state.moves(seat)
            if len(moves) > 1:
                break
            stories = self.play(state, seat, moves[0], stories)
        if seat == REFEREE:
            odds = shares(state, len(moves))
            for at in range(len(moves)):
                after = state.copy()
                heard = self.play(after, seat, moves[at], stories)
                self.unfold(after, chance * odds[at], heard, chosen)
            return
        zero, one = self.sides
        is_zero = zero.viewer >> seat & 1 == 1
        begin = zero.decide(stories[0], chosen[0], moves) if is_zero else one.decide(stories[1], chosen[1], moves)
        for at in range(len(moves)):
            after = state.copy()
            heard = self.play(after, seat, moves[at], stories)
            self.unfold(after, chance, heard, (begin + at, chosen[1]) if is_zero else (chosen[0], begin + at))

    def play(self, state: State, seat: i64, move: i64, stories: tuple[i64, i64]) -> tuple[i64, i64]:
        """Make a move; what both sides have heard then. Of the last move of a game nobody needs to hear."""
        self.nodes += 1
        if self.nodes > self.most:
            raise SetupError("error-too-large", game=self.game.name, most=self.most)
        zero = self.game.seen(state, seat, move, self.sides[0].viewer)
        one = self.game.seen(state, seat, move, self.sides[1].viewer)
        state.apply(seat, move)
        if state.to_act() == NOBODY:
            return stories
        return self.sides[0].hear(stories[0], zero << 4 | seat), self.sides[1].hear(stories[1], one << 4 | seat)

    def end(self, winners: i64, chance: float, chosen: tuple[i64, i64]) -> None:
        zero = winners & self.sides[0].viewer != 0
        one = winners & self.sides[1].viewer != 0
        if zero or not one:
            self.zero = append(self.zero, chosen[0])
            self.one = append(self.one, chosen[1])
            self.chance = append(self.chance, chance if zero and not one else 0.5 * chance)

    # Learning.

    def run(self, rounds: int) -> None:
        """Learn for so many rounds more, the sides in turn."""
        for _ in range(rounds):
            self.rounds += 1
            weight = float(self.rounds * self.rounds if self.predictive else self.rounds)
            for side in range(2):
                self.sides[side].remember(weight)
                self.sides[side].learn(self.worth(side, self.sides[1 - side].now), self.predictive)

    def solve(self, within: float, rounds: int = 10_000) -> float:
        """Learn until the exploitability is so small, or for so many rounds; returns how small it is."""
        done = 0
        while done < rounds:
            self.run(min(CHECK, rounds - done))
            done += CHECK
            if self.exploitability() <= within:
                break
        return self.exploitability()

    def worth(self, side: int, policy: vec[float]) -> vec[float]:
        """What each choice of a side brings where it is its last, against a policy: games won, or to side 1 games not lost."""
        found = vec[float]([0.0] * len(self.sides[side].moves))
        reached = self.sides[1 - side].reach(policy)
        if side == 0:
            for end in range(len(self.chance)):
                found[self.zero[end]] += self.chance[end] * reached[self.one[end]]
        else:
            for end in range(len(self.chance)):
                found[self.one[end]] -= self.chance[end] * reached[self.zero[end]]
        return found

    # What has been learnt.

    def value(self, zero: vec[float], one: vec[float]) -> float:
        """How likely side 0 wins if the sides play by these policies."""
        worth = self.worth(0, one)
        reached = self.sides[0].reach(zero)
        return sum([worth[choice] * reached[choice] for choice in range(len(worth))])

    def best_response(self, side: int, policy: vec[float]) -> float:
        """How likely a side wins that knows the other's policy and makes the best of it."""
        best = self.sides[side].best(self.worth(side, policy))
        return best if side == 0 else 1.0 + best

    def bounds(self) -> tuple[float, float]:
        """What side 0 wins at least if it plays as it has learnt, and at most against who plays as side 1 has learnt."""
        return 1.0 - self.best_response(1, self.sides[0].average()), self.best_response(0, self.sides[1].average())

    def exploitability(self) -> float:
        """How much more often than in an equilibrium a side wins that knows how the other plays, as the mean over both sides.

        The two best responses win `b0` and `b1`, in an equilibrium 1 together, and this is (b0 + b1 - 1) / 2. In OpenSpiel, where
        to win is +1 and to lose -1, it is twice as large.
        """
        least, most = self.bounds()
        return (most - least) / 2.0
