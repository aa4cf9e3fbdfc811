"""Counts of move sequences, by our engine and by the plain one; and both of them playing the same games side by side.

Where the comment has a sum, it is the hand's work.
"""

from collections import Counter
from typing import Any

import pytest

from games.mysterium.plain import Plain
from games.mysterium.plain import perft as plain_perft
from games.mysterium.stories import ALL, game, house_line, table
from gaslamp.core import Game, Rng, State, looking, members
from gaslamp.search.perft import perft

DIFFICULTIES = ("easy", "normal", "hard", "very_hard")


def dreams(first: int, last: int) -> str:
    return ",".join(str(dream) for dream in range(first, last + 1))


def kept(colour: str, first: int, last: int) -> str:
    """Dreams that have lain before a psychic since the first day."""
    return f"{colour}.dreams=" + ",".join(f"1:{dream}" for dream in range(first, last + 1))


def same_counts(line: str, options: dict[str, Any], counts: list[int]) -> None:
    depths = range(1, len(counts) + 1)
    assert [int(perft(table(line, **options).state, depth)) for depth in depths] == counts
    assert [plain_perft(Plain(position=line, **options), depth) for depth in depths] == counts


@pytest.mark.parametrize(
    ("line", "options", "counts"),
    [
        # One card after the other.
        ("", {}, [18, 18 * 17, 18 * 17 * 16]),
        # Characters are laid first, then locations.
        ("table=cook,doctor,hunter", {"players": 2}, [15, 15 * 18, 15 * 18 * 17]),
        # Three cards for red out of four of each kind; then a character for blue, out of three.
        (
            "ask=combinations table=cook,doctor,hunter,nanny,attic,aviary,chapel,crypt,axe,bell,doll,key",
            {"players": 2},
            [4, 4 * 4, 4 * 4 * 4, 64 * 3, 64 * 9, 64 * 27],
        ),
        # The last card of the set-up; then the hand is drawn.
        (
            "ask=combinations table=cook,doctor,hunter,nanny,attic,aviary,chapel,crypt,axe,bell,doll,key "
            "red=cook,attic,key blue=doctor,chapel",
            {"players": 2},
            [3, 3 * 84],
        ),
    ],
)
def test_the_setting_up(line: str, options: dict[str, Any], counts: list[int]) -> None:
    same_counts(line, options, counts)


@pytest.mark.parametrize(
    ("words", "found", "options", "counts"),
    [
        # Seven cards for red or blue, or the hand thrown. Then six more or the end of that dream; 77 cards to draw. Then five
        # more or the end, one card to show; 76 cards.
        ("", 0, {"players": 3}, [14 + 1, 14 * (6 + 1) + 77, 14 * (6 * 6 + 1) + 77 * 76]),
        # The same with the throw of the day behind him.
        ("thrown=1", 0, {"players": 3}, [14, 14 * 7, 14 * 37]),
        # Three throws in a normal game, one in a hard one, none in a very hard one.
        ("thrown=2", 0, {"players": 3, "difficulty": "normal"}, [15]),
        ("thrown=3", 0, {"players": 3, "difficulty": "normal"}, [14]),
        ("", 0, {"players": 3, "difficulty": "hard"}, [15]),
        ("thrown=1", 0, {"players": 3, "difficulty": "hard"}, [14]),
        ("", 0, {"players": 3, "difficulty": "very_hard"}, [14]),
        # Red has found everything, green waits, and blue may guess one of the five characters left: seven cards or the throw, and
        # five guesses. After a card six more or the end, and five guesses; after a guess what the ghost had.
        ("dreamt=blue", {"red": ALL}, {"players": 4}, [8 + 5, 7 * (7 + 5) + 77 + 5 * 8]),
        # Half laid: five more for red, or the end. At last 77 cards to draw after the end at once.
        ("laid=red:8,9 hand=1,2,3,4,5", 0, {"players": 3}, [6, 5 * 5 + 1, 5 * 17 + 1, 5 * 41 + 77]),
        # The same while blue may guess one of five.
        ("laid=red:8,9 hand=1,2,3,4,5 dreamt=blue", 0, {"players": 3}, [6 + 5, 5 * (5 + 5) + 1 + 5 * 6, 441]),
        # Closed: shown, the lower one first, and nobody guesses before the hand is filled up.
        ("laid=red:8,9 closed=yes hand=1,2,3,4,5 dreamt=blue", 0, {"players": 3}, [1, 1, 77, 77 * 76]),
        ("laid=red:8 closed=yes hand=1,2,3,4,5,6 dreamt=blue", 0, {"players": 3}, [1, 77, 77 * 10]),
        # One card is in the deck, then four in the discard; seven cards for blue or the throw, and five guesses.
        (
            f"laid=red:84 closed=yes hand={dreams(1, 5)} {kept('blue', 6, 78)} discard={dreams(79, 82)}",
            0,
            {"players": 3},
            [1, 1, 4, 4 * 13],
        ),
        # Neither deck nor discard: two cards for one psychic; or one for each, and then five guesses at any time.
        (f"hand=1,2 {kept('blue', 3, 84)}", 0, {"players": 3}, [4, 4 * 2, 4 * 2, 4 + 4 * 6, 48, 84]),
        # A full hand can be thrown though nothing else is left: the same seven come back.
        (f"hand={dreams(1, 7)} {kept('blue', 8, 84)}", 0, {"players": 3}, [15, 14 * 7 + 7, 14 * 37 + 7 * 6]),
        # Three in the deck, and seven thrown: those three, then of the seven.
        (f"hand={dreams(1, 7)} {kept('blue', 11, 84)}", 0, {"players": 3}, [15, 14 * 7 + 3, 14 * 37 + 3 * 2, 14 * 159 + 6]),
        # His last card, laid for red: blue gets none, and both guess.
        (f"laid=red:1 hand= {kept('blue', 2, 84)}", 0, {"players": 3}, [1, 1, 5 + 5, 2 * 25, 50, 50, 1160]),
        # Both have guessed or will: five guesses, two answers, another day.
        ("dreamt=red,blue red.guess=cook blue.misses=doctor", 0, {"players": 3}, [5, 5, 5, 5 * 15]),
        ("ask=answers red.guess=cook blue.guess=doctor", 0, {"players": 3}, [1, 1, 15, 175, 6370]),
        # The last day, with one right, and with both finished: lost.
        ("ask=answers red.guess=cook blue.guess=cook day=7", 0, {"players": 3}, [1, 1, 0]),
        ("ask=answers red.guess=key blue.guess=rope day=7", 2, {"players": 3}, [1, 1, 0]),
        # A day earlier: two combinations or the throw.
        ("ask=answers red.guess=key blue.guess=rope day=6", 2, {"players": 3}, [1, 1, 3, 2 * 7 + 77]),
        # The hand is filled up before the shared dream.
        ("ask=answers red.guess=key day=6 hand=1,2,3,4,5,6", {"red": 2, "blue": ALL}, {"players": 3}, [1, 78, 78 * 3]),
        # One psychic with two orbs: four characters for each, in either order.
        ("dreamt=red", 0, {"players": 2}, [8 + 4, 7 * (7 + 4) + 77 + 4 * 8]),
        ("dreamt=red,blue", {"red": 1}, {"players": 2}, [4 + 3, 2 * 4 * 3, 24, 24]),
        ("dreamt=red,blue", {"red": ALL}, {"players": 2}, [3, 3, 2 * 8 + 8, 378]),
    ],
)
def test_the_first_stage(words: str, found: Any, options: dict[str, Any], counts: list[int]) -> None:
    same_counts(house_line(words, found, **options).replace(" hand= ", " "), options, counts)


VOTE = "culprit=blue shared=8,9,10 hand=1,2,3,4 day"


@pytest.mark.parametrize(
    ("words", "options", "counts"),
    [
        # Three combinations or the throw; seven cards, or 77 to draw; six cards.
        ("ask=culprit day=4", {"players": 4}, [4, 3 * 7 + 77, 3 * 7 * 6 + 77 * 76]),
        ("ask=culprit day=4 thrown=1", {"players": 4}, [3, 3 * 7, 3 * 42, 3 * 210, 630]),
        ("ask=culprit day=7 hand=1,2,3,4,5,6", {"players": 3, "difficulty": "hard"}, [78, 78 * 3]),
        # The third card; all three are shown; two votes for two combinations, in either order; and opened.
        ("ask=shared culprit=blue laid=shared:9,12 hand=1,2,3,4,5 day=4", {"players": 3}, [5, 5, 5, 5, 5 * 4, 5 * 8, 40, 40]),
        # Three votes in any order, and opened.
        (f"ask=vote {VOTE}=4", {"players": 4}, [9, 9 * 6, 9 * 6 * 3, 162]),
        # Half of them in. The last one can make a majority for red or blue, or a tie of three: another vote; but the third time
        # the lot has three choices, and an innocent leaves two combinations.
        (f"ask=vote {VOTE}=4 votes=red:red,blue:blue", {"players": 4}, [3, 3, 3, 3, 2 + 9, 6 + 54, 24 + 162]),
        (f"ask=vote {VOTE}=4 votes=red:red,blue:blue round=2", {"players": 4}, [3, 3, 3, 3, 2 + 9, 6 + 54, 24 + 162]),
        (f"ask=vote {VOTE}=4 votes=red:red,blue:blue round=3", {"players": 4}, [3, 3, 3, 3, 2 + 3, 6 + 3, 24 + 12, 96]),
        (f"ask=vote {VOTE}=7 votes=red:red,blue:blue round=3", {"players": 4}, [3, 3, 3, 3, 2 + 3, 3, 0]),
        # Half of the votes is no majority: with four voters only the third vote for red makes one. In the third round two of four
        # are enough if no other has two.
        (f"ask=vote {VOTE}=4 votes=red:red,blue:blue,green:red", {"players": 5}, [4, 4, 4, 4, 4, 1 + 3 * 16, 588]),
        (f"ask=vote {VOTE}=4 votes=red:red,blue:blue,green:red round=3", {"players": 5}, [4, 4, 4, 4, 4, 3 + 2, 38]),
        # Only for combinations still suspected.
        (f"ask=vote {VOTE}=5 votes=red:red,green:yellow suspected=red,blue,yellow", {"players": 5}, [6, 2 * 9, 18, 18, 18]),
        # The lot and the verdict.
        (
            f"ask=ballots {VOTE}=4 votes=red:red,blue:green,green:blue round=3 opened=3",
            {"players": 4},
            [3, 3, 2 * 3 * 2, 2 * 6 * 4, 2 * 48, 96],
        ),
        (f"ask=verdict {VOTE}=4 votes=red:red,blue:red,green:red accused=red opened=3", {"players": 4}, [1, 6, 24, 48]),
        (f"ask=verdict {VOTE}=4 votes=red:red,blue:blue,green:blue accused=blue opened=3", {"players": 4}, [1, 0]),
        # One voice: red, and then blue; or blue at once.
        (f"ask=vote {VOTE}=4", {"players": 2}, [2, 2, 2, 1, 1, 1, 0]),
        (f"ask=vote {VOTE}=7", {"players": 2}, [2, 2, 2, 0]),
        # Nothing follows the end.
        (f"ask=over {VOTE}=4 accused=blue over=won", {"players": 4}, [0]),
        (f"ask=over {VOTE}=7 over=lost", {"players": 4}, [0]),
    ],
)
def test_the_second_stage(words: str, options: dict[str, Any], counts: list[int]) -> None:
    same_counts(house_line(words, ALL, **options), options, counts)


# Side by side.


KEPT = (
    *("ask", "day", "table", "under", "found", "before", "guesses", "misses", "deck", "hand", "discard", "laid", "closed"),
    *("thrown", "shuffles", "shared", "suspects", "culprit", "round", "votes", "opened", "accused", "over"),
)
"""Whatever the plain engine keeps and can be read off a position of ours."""


class Pair:
    """A game on both engines."""

    def __init__(self, players: int, difficulty: str) -> None:
        self.options = players, difficulty
        self.game: Game = game(players=players, difficulty=difficulty)
        self.ours: State = self.game.start()
        self.plain = Plain(players, difficulty)
        self.reached: Counter[str] = Counter()

    def compare(self) -> None:
        choices = self.plain.choices()
        assert set(self.game.names(self.ours.to_act())) == choices.keys()
        for seat in members(self.ours.to_act()):
            moves = [self.game.text(move) for move in self.ours.moves(seat)]
            assert len(moves) == len(set(moves)), "none twice"
            assert set(moves) == choices[self.game.seat_name(seat)]
        assert list(self.ours.odds()) == [], "whatever luck decides is a fair draw"
        read = vars(Plain(*self.options, position=self.game.position(self.ours)))
        assert {key: read[key] for key in KEPT} == {key: vars(self.plain)[key] for key in KEPT}
        outcome = self.game.outcome(self.ours)
        assert (outcome is not None) == (self.plain.over != "") == (not choices)
        if outcome is not None:
            assert outcome.winners == (self.game.seats if self.plain.over == "won" else ())
            assert outcome.reason == ("culprit found" if self.plain.over == "won" else "out of days")

    def play(self, seat: str, move: str) -> None:
        actor, number = self.game.read_actor(seat), self.game.read(move)
        for viewer in self.game.viewers():
            seen = self.plain.sees(self.game.viewer_name(viewer), seat, move)
            assert self.game.text(self.game.seen(self.ours, actor, number, viewer)) == seen
        self.ours.apply(actor, number)
        self.plain.play(seat, move)
        self.reached[move.split()[0]] += 1
        self.reached["empty hand"] += self.plain.ask == "day" and not self.plain.hand and bool(self.plain.guesses)
        self.reached["shuffled"] += self.plain.shuffles
        self.reached[self.plain.over] += 1

    def random(self, rng: Rng, peeks: int) -> bool:
        """One move by somebody, unless the game is over. In so many of three guesses psychics know the answer."""
        choices = self.plain.choices()
        if not choices:
            return False
        seat = sorted(choices)[rng.below(len(choices))]
        move = sorted(choices[seat])[rng.below(len(choices[seat]))]
        if move.startswith("guess") and rng.below(3) < peeks:
            colour = move.split()[1]
            move = f"guess {colour} {self.plain.under[colour][self.plain.found[colour]]}"
        self.play(seat, move)
        return True


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_side_by_side(players: int) -> None:
    """Somewhat more than two thousand moves for each number of players; a hundred times as many were played by hand."""
    for number, difficulty in enumerate(DIFFICULTIES):
        for peeks in (0, 2):
            pair, rng = Pair(players, difficulty), Rng(players << 8 | number)
            pair.compare()
            while pair.random(rng, peeks):
                pair.compare()


def test_everything_was_reached() -> None:
    """Where random games go if psychics peek, in one easy and one hard game for each number of players."""
    reached: Counter[str] = Counter()
    for players in range(2, 8):
        for difficulty in ("easy", "hard"):
            for peeks in (1, 2, 3):
                pair, rng = Pair(players, difficulty), Rng(players)
                while pair.random(rng, peeks):
                    pass
                reached += pair.reached
    every = "guess vote dream close throw culprit share table combination draw show right wrong ballot lot guilty innocent"
    assert reached.keys() >= {*every.split(), "shuffled", "empty hand", "won", "lost"}


def test_a_seat_held_with_others_sees_its_own_vote() -> None:
    """What the plain engine does not know: one person in several seats."""
    made = game(players=4)
    at = table(house_line(f"ask=vote {VOTE}=4", ALL, players=4), players=4)
    for seat, viewer, seen in ((1, looking(1, 2), "vote red"), (2, looking(1, 2), "vote red"), (3, looking(1, 2), "vote ?")):
        assert made.text(made.seen(at.state, seat, made.read("vote red"), viewer)) == seen
