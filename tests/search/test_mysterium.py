"""Ghosts and psychics who go by our pictures. How well they understand each other is measured by `make seance`."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp import games
from gaslamp.bots import levels
from gaslamp.bots.mysterium import MysteriumBot, associations, ways
from gaslamp.bots.seating import Seating
from gaslamp.core import Rng, Table, Viewer, looking
from gaslamp.games.mysterium.board import CARDS, DREAMS
from gaslamp.games.mysterium.view import MysteriumView

FOUR = {"players": 4, "difficulty": "normal"}


def seance(ghost: str, psychics: str, seed: int, **options: object) -> Table:
    game = games.make("mysterium", **(FOUR | options))
    rng = Rng(seed)
    table = Table(game)
    others = Viewer((1 << len(game.seats)) - 2)
    bots = {looking(0): levels.make(ghost, game, looking(0), rng.fork()), others: levels.make(psychics, game, others, rng.fork())}
    Seating(table, bots, rng).advance()
    return table


def said(table: Table, verb: str) -> list[list[str]]:
    """The moves that begin with this word."""
    words = [table.game.text(line.move).split() for line in table.lines]
    return [each for each in words if each[0] == verb]


@pytest.mark.parametrize(
    ("ghost", "psychics"), [("medium", "poet"), ("medium", "scholar"), ("poet", "scholar"), ("scholar", "poet")]
)
def test_they_understand_each_other_even_if_they_share_no_source(ghost: str, psychics: str) -> None:
    tables = [seance(ghost, psychics, seed) for seed in range(6)]
    assert sum(bool(table.state.winners()) for table in tables) >= 3
    right, guesses = (sum(len(said(table, verb)) for table in tables) for verb in ("right", "guess"))
    assert right / guesses > 0.5, "one in seven by chance"


def test_nobody_understands_a_ghost_who_lays_anything() -> None:
    tables = [seance("random", "medium", seed) for seed in range(6)]
    assert sum(bool(table.state.winners()) for table in tables) <= 1


@pytest.mark.parametrize("players", [2, 7])
def test_few_and_many(players: int) -> None:
    assert seance("medium", "medium", 1, players=players, difficulty="easy").outcome() is not None


def test_a_psychic_never_repeats_what_was_wrong() -> None:
    for seed in range(4):
        table = seance("random", "medium", seed)
        missed: Counter[tuple[str, ...]] = Counter()
        for verb, *rest in (table.game.text(line.move).split() for line in table.lines):
            if verb == "guess":
                missed[tuple(rest)] += 1
        assert max(missed.values()) == 1


def view(line: str, seat: int, **options: object) -> tuple[MysteriumView, Table]:
    table = Table(games.make("mysterium", **(FOUR | options)), line)
    shown = table.view(looking(seat))
    assert isinstance(shown, MysteriumView)
    return shown, table


SECOND = (
    "ask=vote day=5 red=+cook,+attic,+key blue=+sailor,+crypt,+bell green=+nanny,+maze,+doll hand=1,2,3,4 shared=5,6,7 "
    "suspected=red,blue,green culprit=red "
)


def test_after_a_vote_without_a_majority_they_join_whom_most_have_named() -> None:
    bot = levels.make("medium", games.make("mysterium"), looking(1), Rng(1))
    for named in ("red", "blue", "green"):
        others = [colour for colour in ("red", "blue", "green") if colour != named]
        for votes in ([named, named, others[0]], [named, named, others[1]]):
            # (such a vote would have accused somebody; it is only to be seen whom they follow)
            shown, table = view(SECOND + f"round=2 ballots=5:-:{'/'.join(votes)}", 1)
            assert table.game.text(bot.choose(1, shown, table.state.moves(1))) == f"vote {named}"


def test_a_reason_names_what_is_in_the_pictures() -> None:
    known = associations()
    table = seance("medium", "medium", 3)
    dreams = next(line for line, words in enumerate(said(table, "guess")) if words)
    assert dreams == 0
    again = Table(table.game)
    bot = levels.make("medium", table.game, looking(1), Rng(1))
    reasons = []
    for line in table.lines:
        if line.seat == 1 and table.game.text(line.move).startswith("guess"):
            shown = again.view(looking(1))
            move = bot.choose(1, shown, again.state.moves(1))
            reasons.append((table.game.text(move), bot.gesture()))
        again.play(*line)
    assert reasons
    for guess, reason in reasons:
        because, colour, card, *dreamt = reason.split()
        assert because == "because"
        assert guess == f"guess {colour} {card}"
        assert 1 <= len(dreamt) <= 2
        assert len(reason) <= 200
        for each in dreamt:
            number, _, things = each.partition(":")
            assert set(things.split(",")) <= set(known.things[int(number) - 1])


def test_a_ghost_says_nothing_and_what_he_began_he_ends_alike() -> None:
    """A new player is asked for each card he lays; he goes on as the one before him meant to."""
    game = games.make("mysterium", **FOUR)
    table, rng = Table(game), Rng(7)
    laid = Counter[int]()
    for _ in range(6):
        table.referee(rng)
        while table.state.to_act() & 1:
            ghost = levels.make("medium", game, looking(0), Rng(int(rng.next32())))
            whole = levels.make("medium", game, looking(0), Rng(1))
            shown, moves = table.view(looking(0)), table.state.moves(0)
            move = ghost.choose(0, shown, moves)
            assert move == whole.choose(0, shown, moves)
            assert ghost.gesture() == ""
            laid[len(shown.laid or ()) if isinstance(shown, MysteriumView) else 0] += 1
            table.play(0, int(move))
            table.referee(rng)
        for seat in (1, 2, 3):
            if table.state.to_act() >> seat & 1:
                table.play(seat, int(table.state.pick(seat, rng)))
    assert laid[1] > 0, "dreams of several cards were given or closed"


def test_choices_of_cards() -> None:
    assert ways([3, 5], 3, 1) == [[3], [5], [3, 5]]
    assert ways([3, 5], 0, 0) == [[]]
    assert len(ways([*range(7)], 3, 3)) == 35


def test_every_dream_is_weighed_for_every_card() -> None:
    known = associations()
    assert len(known.sources) == 2
    assert all(len(source) == DREAMS * len(CARDS) for source in known.sources)
    bot = levels.make("poet", games.make("mysterium"), looking(1), Rng(1))
    assert isinstance(bot, MysteriumBot)
    assert list(bot.psychics[0].scores) == known.sources[0]


SURE = (
    "ask=day day=1 table=actress,alchemist,archaeologist,astronomer,beekeeper,blacksmith,attic,aviary,ballroom,bathhouse,"
    "boathouse,chapel,axe,bell,candlestick,dagger,doll,hammer red=actress,attic,axe blue=alchemist,aviary,bell "
    "green=archaeologist,ballroom,candlestick dreamt=red,blue,green hand=1,2,3,4,5,6,7 "
)


def test_nobody_gives_up_a_card_he_is_sure_of_because_others_are_sure_of_the_same() -> None:
    """Psychics whose dreams say the same all name it: one of them may be right, and of the other cards nobody dreamt."""
    bot = levels.make("medium", games.make("mysterium"), looking(1), Rng(1))
    assert isinstance(bot, MysteriumBot)
    cards = [CARDS.index(name) for name in ("actress", "alchemist", "archaeologist", "astronomer", "beekeeper", "blacksmith")]
    best = sorted(range(10, 84), key=lambda dream: -bot.psychics[0].cards(cards, [dream])[3])[:6]
    said = [f"{colour}.dreams=1:{best[at] + 1},1:{best[at + 3] + 1}" for at, colour in enumerate(("red", "blue", "green"))]
    shown, table = view(" ".join([SURE, *said]), 1, difficulty="easy")
    assert bot.psychics[0].cards(cards, [best[0], best[3]])[3] > 0.9
    assert table.game.text(bot.choose(1, shown, table.state.moves(1))) == "guess red astronomer"


def test_a_hand_is_not_thrown_where_the_same_cards_would_come_back() -> None:
    before = ",".join(f"1:{dream}" for dream in range(8, 85))
    line = SURE.replace("dreamt=red,blue,green", f"dreamt=red,blue red.dreams={before}")
    shown, table = view(line, 0, difficulty="easy")
    bot = levels.make("medium", table.game, looking(0), Rng(1))
    assert "throw" in table.moves(0)
    assert table.game.text(bot.choose(0, shown, table.state.moves(0))).startswith("dream green ")


def test_the_third_vote_ends_a_tie_of_computer_players() -> None:
    shown, table = view(SECOND + "round=3 ballots=5:-:blue/green/red,5:-:blue/green/red", 1)
    bots = [levels.make(level, table.game, looking(1), Rng(1)) for level in ("poet", "scholar", "medium")]
    assert {table.game.text(bot.choose(1, shown, table.state.moves(1))) for bot in bots} == {"vote red"}
