"""What the public bots do: legal, repeatable, and as far-sighted as they claim to be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mr_jack_pocket import stories as pocket
from games.scotland_yard import stories as yard
from gaslamp.bots.paranoid import PLIES, Paranoid
from gaslamp.bots.pocket import PocketGreedy, PocketMinimax, futures
from gaslamp.bots.seating import Seating
from gaslamp.core import Game, Rng, Table, View, Viewer
from gaslamp.games import make
from gaslamp.games.mr_jack_pocket.state import ACT, JACK, UNKNOWN, PocketState
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.search.bot import Bot, RandomBot

Kind = Callable[[Game, int, Rng], Bot]


def asked(bot: Bot, at: Table, name: str) -> str:
    """What a bot in a seat would play."""
    seat = at.game.read_seat(name)
    return at.game.text(bot.choose(seat, at.view(at.game.read_viewer(name)), at.state.moves(seat)))


# Whatever happens.


class Wanderer(Bot):
    """Plays at random, and at every step asks a yardstick, and its twin, what they would do."""

    def __init__(self, kind: Kind, game: Game, viewer: int, seed: int) -> None:
        self.rng = Rng(seed)
        self.twins = [kind(game, viewer, Rng(seed)) for _ in range(2)]
        self.asked = 0

    def hear(self, seat: i64, seen: i64) -> None:
        for twin in self.twins:
            twin.hear(seat, seen)

    def choose(self, seat: i64, view: View, moves: vec[i64]) -> i64:
        first, second = (twin.choose(seat, view, moves) for twin in self.twins)
        assert first in list(moves)
        assert first == second, "the same seed, the same move"
        self.asked += 1
        return moves[self.rng.below(len(moves))]


@pytest.mark.parametrize(
    ("kind", "game", "rounds", "positions"),
    [
        (PocketGreedy, make("mr_jack_pocket"), 15, 200),
        (PocketGreedy, make("mr_jack_pocket", chase="at_once"), 15, 200),
        (PocketMinimax, make("mr_jack_pocket"), 3, 40),
        (Paranoid, make("scotland_yard", map="small", detectives=3), 20, 300),
        (Paranoid, make("scotland_yard", map="small", detectives=1, mrx_tickets="unlimited"), 20, 150),
        (Paranoid, make("scotland_yard", length="24_windows"), 2, 100),
    ],
    ids=["greedy", "greedy, at once", "minimax", "small", "alone", "night"],
)
def test_they_always_have_a_legal_move_and_always_the_same(kind: Kind, game: Game, rounds: int, positions: int) -> None:
    known = 0
    for seed in range(rounds):
        bots = {Viewer(side): Wanderer(kind, game, side, seed) for side in game.sides.values()}
        Seating(Table(game), bots, Rng(seed)).advance()
        known += sum(bot.asked for bot in bots.values())
    assert known >= positions


BEATS = [
    (PocketGreedy, "mr_jack_pocket", "jack", 20, 14),
    (PocketGreedy, "mr_jack_pocket", "investigator", 20, 16),
    (PocketMinimax, "mr_jack_pocket", "jack", 4, 4),
    (PocketMinimax, "mr_jack_pocket", "investigator", 4, 4),
    (Paranoid, "scotland_yard", "mrx", 3, 3),
    (Paranoid, "scotland_yard", "detectives", 5, 5),
]


@pytest.mark.parametrize(("kind", "name", "side", "rounds", "least"), BEATS)
def test_they_beat_random(kind: Kind, name: str, side: str, rounds: int, least: int) -> None:
    """At random Jack wins one game of four in Pocket, and Mr X two of three; docs/players.md has more figures."""
    game, won = make(name), 0
    for seed in range(rounds):
        bots: dict[Viewer, Bot] = {Viewer(seats): RandomBot(Rng(seed)) for seats in game.sides.values()}
        bots[Viewer(game.sides[side])] = kind(game, game.sides[side], Rng(seed))
        table = Table(game)
        Seating(table, bots, Rng(seed)).advance()
        won += bool(table.state.winners() & game.sides[side])
    assert won >= least


# Mr. Jack Pocket.


def knowing(kind: type[PocketGreedy], at: Table, name: str, seed: int = 1) -> PocketGreedy:
    """A bot that knows of a position what its seat may: for the investigator, everybody who is up can be Jack."""
    bot = kind(at.game, at.game.read_viewer(name), Rng(seed))
    known = at.state.copy()
    assert isinstance(known, PocketState)
    if name == "investigator":
        known.jack = UNKNOWN
        bot.belief.secret = True
    bot.belief.known = known
    return bot


LANE_OR_GULL = f"{pocket.street('lane', 'gull')} jack=gull"
"""From rim 10 one sees Lane and not Gull, from rim 1 both, from most other places nobody. Holmes is on 12, Toby on 8."""


@pytest.mark.parametrize("kind", [PocketGreedy, PocketMinimax])
def test_one_look_settles_it_and_the_investigator_takes_it_while_jack_does_not(kind: type[PocketGreedy]) -> None:
    last = "faces=-alibi,toby,-rotation,-joker"
    at = pocket.table(f"{LANE_OR_GULL} turn=7 {last}")
    assert asked(knowing(kind, at, "investigator"), at, "investigator") == "toby 2"
    at = pocket.table(f"{LANE_OR_GULL} turn=8 {last}")
    assert asked(knowing(kind, at, "jack"), at, "jack") == "toby 1"


def test_minimax_does_not_leave_the_investigator_the_token_that_settles_it() -> None:
    """Toby on 10 sees Lane alone. Jack uses that token himself, or sends Holmes to 1, who sees both wherever Toby goes."""
    at = pocket.table(f"{LANE_OR_GULL} turn=7 faces=holmes,toby,-rotation,-joker")
    seeds = range(20)
    assert {asked(knowing(PocketMinimax, at, "jack", seed), at, "jack") for seed in seeds} <= {"toby 1", "holmes 1"}
    assert "holmes 2" in {asked(knowing(PocketGreedy, at, "jack", seed), at, "jack") for seed in seeds}, "and greedy does"


def test_an_alibi_card_is_worth_what_is_left_in_the_deck() -> None:
    """Four cards of six bring one, Goodley's and Lestrade's none; two of four once Gull's and Stealthy's are gone."""
    for shown, expected in (("madame,bert", 4 / 6), ("madame,bert,gull,stealthy", 2 / 4)):
        at = pocket.table(f"{pocket.street('lane', 'goodley')} jack=lane turn=8 faces=alibi,toby,rotation,joker shown={shown}")
        bot = knowing(PocketGreedy, at, "jack")
        bot.reckon()
        assert bot.on_a_card == pytest.approx(expected)


def test_the_alibi_of_somebody_who_is_jack_for_certain_is_never_drawn() -> None:
    """Of two who are up one is excluded otherwise; the six worlds left, a sixth each, add up to a little less than one."""
    at = pocket.table(f"{pocket.street('lane', 'gull')} jack=gull turn=8 faces=alibi,toby,-rotation,joker")
    for kind in (PocketGreedy, PocketMinimax):
        bot = knowing(kind, at, "investigator")
        bot.reckon()
        gull = pocket.SUSPECTS.index("gull")
        bot.shares = vec[float]([sum([1 / 6] * 6) if suspect == gull else 0.0 for suspect in range(len(pocket.SUSPECTS))])
        assert 0.0 < 1.0 - bot.shares[gull] < 1e-15
        known = bot.belief.known
        assert bot.best(known, known.actions(), bot.ahead, -1e9, 1e9)[1] in known.actions()


def test_pruning_changes_nothing() -> None:
    """Minimax finds the value that a search without bounds finds."""

    def plain(bot: PocketGreedy, state: PocketState) -> float:
        if state.question != ACT:
            return bot.worth(state, 0, -1e9, 1e9)
        values = [plain(bot, after) for after in futures(state, state.actions())]
        return max(values) if state.side_to_act() == JACK else min(values)

    for faces in ("holmes,toby,-rotation,joker", "holmes,watson,exchange,-joker", "-alibi,toby,rotation,joker"):
        for rim in range(1, 13, 3):
            at = pocket.table(f"{pocket.street()} holmes={rim} jack=smith turn=6 faces={faces}")
            bot = knowing(PocketMinimax, at, "investigator")
            bot.reckon()
            known = bot.belief.known
            assert bot.best(known, known.actions(), 4, -1e9, 1e9)[0] == pytest.approx(plain(bot, known))


# Scotland Yard.


def sees_all(at: Table, seed: int = 1) -> Paranoid:
    """Mr X in a position, which has no secrets from him."""
    bot = Paranoid(at.game, at.game.read_viewer("mrx"), Rng(seed))
    known = at.state.copy()
    assert isinstance(known, YardState)
    bot.belief.known = known
    return bot


def test_mrx_takes_the_only_way_that_nobody_can_follow() -> None:
    """From 1 he could go to 2, 6, 7 or 13. Red on 8 is next to 7 and 13, Blue on 11 to 6."""
    at = yard.small("mrx=1 red=8 blue=11")
    assert {asked(sees_all(at, seed), at, "mrx") for seed in range(5)} == {"taxi 2"}


def test_mrx_does_not_ride_into_a_dead_end() -> None:
    """On 1 he would be safe for now, until Red comes to 6 and Blue to 3, and there is no other way out by taxi."""
    at = yard.small("mrx=2 red=11 blue=4 tickets=mrx:9/0/0/0/0,red:9/0/0,blue:9/0/0")
    assert {asked(sees_all(at, seed), at, "mrx") for seed in range(5)} == {"taxi 7"}


def test_mrx_doubles_only_when_he_would_be_caught() -> None:
    """On 1 with taxis and buses only: Red on 3 is next to 2, Blue on 6 next to 7."""
    at = yard.small("mrx=1 red=3 blue=6 tickets=mrx:4/2/0/0/1")
    assert asked(sees_all(at), at, "mrx") == "double"
    yard.play(at, "mrx: double")
    for _ in range(2):
        yard.play(at, f"mrx: {asked(sees_all(at), at, 'mrx')}")
    bot = sees_all(at)
    bot.imagined = bot.belief.known
    assert not bot.in_reach()


def test_mrx_lays_a_black_ticket_when_he_has_been_seen_where_it_hides_something() -> None:
    for position, ticket in (
        ("mrx=7 red=20 log=t,t7", "black"),
        ("mrx=7 red=20 log=t", "taxi bus"),  # nobody has seen him
        ("mrx=2 red=20 log=t,t2", "taxi"),  # only taxis stop there
        ("mrx=7 red=20 log=t,t2,t,t7", "taxi bus"),  # he is to show himself at once
    ):
        at = yard.small(position)
        assert asked(sees_all(at), at, "mrx").split()[0] in ticket.split(), position


def test_mrx_picks_the_best_of_what_he_imagines_and_forgets_it_again() -> None:
    for seed in range(15):
        at, rng = yard.small(detectives=2), Rng(seed)
        for _ in range(3 + seed):
            yard.at_random(at, rng)
        while "mrx" not in at.to_act() and yard.at_random(at, rng):
            pass
        if at.to_act():
            bot = sees_all(at)
            chosen = at.game.read(asked(bot, at, "mrx"))
            known = bot.belief.known
            assert bot.imagined.key() == known.key(), "all rides are taken back"
            if chosen < bot.board.double:
                again = known.doubling == 2
                moves = [move for move in known.moves(0) if move < bot.board.double]
                worth = {int(bot.board.to[move]): bot.after(move, again, PLIES, -1e9, 1e9) for move in moves}
                assert worth[int(bot.board.to[chosen])] == pytest.approx(max(worth.values()), abs=0.01)


def heard(at: Table, name: str) -> Paranoid:
    bot = Paranoid(at.game, at.game.read_viewer(name), Rng(1))
    for seat, seen in at.story(at.game.read_viewer(name)):
        bot.hear(seat, seen)
    return bot


def test_a_detective_makes_for_the_middle_of_where_mrx_can_be() -> None:
    at = yard.small(detectives=1)
    yard.play(at, "*: start mrx 1", "*: start red 20", "mrx: taxi 2", "red: taxi 15", "*: missed", "mrx: taxi 3")
    assert asked(heard(at, "red"), at, "red") == "taxi 10", "all have seen Mr X on 3, two more rides away"
    yard.play(at, "red: taxi 10", "*: missed", "mrx: taxi 8")
    assert asked(heard(at, "red"), at, "red") == "bus 4", "he can be on 2, 4 or 8"


def test_a_detective_catches_whom_he_sees() -> None:
    at = yard.small(detectives=1)
    yard.play(at, "*: start mrx 1", "*: start red 13", "mrx: taxi 2", "red: taxi 8", "*: missed", "mrx: taxi 3")
    assert asked(heard(at, "red"), at, "red") == "taxi 3"
