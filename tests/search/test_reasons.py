"""Why a move was made: whatever a reason counts is counted here once more, another way, and it is the mover's knowledge alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games.mr_jack import stories
from games.mr_jack.stories import CHARACTERS, playing
from gaslamp import games
from gaslamp.bots import levels, reasons
from gaslamp.core import PUBLIC, REFEREE, TRUTH, Belief, Game, Line, Message, Rng, State, Table, Viewer, looking, only
from gaslamp.games.mr_jack_pocket.board import HOURGLASSES, SUSPECTS
from gaslamp.games.mr_jack_pocket.state import PocketState
from gaslamp.games.mysterium.board import COLOURS
from gaslamp.games.mysterium.cards import facts
from gaslamp.games.mysterium.view import MysteriumView
from gaslamp.games.scotland_yard.state import YardState
from gaslamp.locales import say
from gaslamp.records import Record, perspective, read, replay, steps
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.state import UNKNOWN, CaseState
from records.shared import CHASE, load, random_table
from toys.tiny_chase import TinyChase

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = (
    "scotland_yard",
    "scotland_yard_night",
    "mr_jack",
    "mr_jack_night",
    "mr_jack_new_york",
    "mr_jack_pocket",
    "mysterium_four",
)


@cache
def tables(name: str) -> list[Table]:
    """A golden game, and some that were played at random."""
    golden = replay(read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")))
    return [golden, *(random_table(golden.game, seed) for seed in range(3))]


def believed(table: Table, viewer: Viewer, lines: int) -> Belief:
    """What a viewer believes after so many lines."""
    belief = table.game.belief(viewer)
    for line in table.story(viewer)[:lines]:
        belief.hear(*line)
    return belief


def told(name: str, *ids: str) -> Iterator[tuple[Table, int, Line, dict[str, Any]]]:
    """Every move of some games that has such a reason: the table, how many lines came before it, the move, what is counted."""
    found = 0
    for table in tables(name):
        for number, message in reasons_in(table, "truth").items():
            if message.id in ids:
                found += 1
                yield table, number - 1, table.lines[number - 1], dict(message.args)
    assert found, "nothing to look at"


def reasons_in(table: Table, viewer: str) -> dict[int, Message]:
    """The reasons that somebody is told with a record of the truth, by the number of the move."""
    record = Record.of(table)
    found = [reasons.of_line(table.game, step.line, step.before) for step in steps(record, perspective(record, viewer))]
    return {number: message for number, message in enumerate(found) if message is not None}


def state_after(table: Table, lines: int) -> State:
    again = Table(table.game)
    for line in table.lines[:lines]:
        again.play(*line)
    return again.state


# Scotland Yard.


def rides_between(game: Game, start: int, end: int, tickets: set[str]) -> int:
    """By the printed map, and one ride after another."""
    lines = game.facts()["lines"]
    reached, rides = {start}, 0
    while end not in reached:
        more = {b for way in tickets for pair in lines[way] for a, b in (pair, pair[::-1]) if a in reached}
        if more <= reached:
            return -1
        reached |= more
        rides += 1
    return rides


def left(state: YardState, seat: int) -> set[str]:
    """The kinds of ticket that a detective has."""
    return {kind for kind, many in zip(("taxi", "bus", "underground"), list(state.tickets)[5 * seat :], strict=False) if many}


@pytest.mark.parametrize("name", ["scotland_yard", "scotland_yard_night"])
def test_a_detective_counts_the_stations_within_two_rides(name: str) -> None:
    for table, number, line, counted in list(told(name, "why-yard-near", "why-yard-there", "why-yard-far", "why-yard-sure"))[::3]:
        state, worlds = state_after(table, number + 1), believed(table, looking(line.seat), number).worlds()
        assert isinstance(state, YardState)
        assert worlds is not None
        stations = [int(world.at[0]) for world, _ in worlds if isinstance(world, YardState)]
        here = int(state.at[line.seat])
        away = [rides_between(table.game, here, each, left(state, line.seat)) for each in stations]
        reached = [rides for rides in away if rides >= 0]
        assert counted["station"] == here
        if "where" in counted:
            assert (stations, away) == ([counted["where"]], [counted["rides"]])
        else:
            near = sum(rides <= 2 for rides in reached)
            assert counted["all"] == len(stations)
            assert (counted.get("near", 0), counted.get("rest", len(stations))) == (near, len(stations) - near)
            assert counted.get("rides", 0) == (0 if near else min(reached, default=0))


@pytest.mark.parametrize("name", ["scotland_yard", "scotland_yard_night"])
def test_mr_x_counts_where_the_public_has_to_look_for_him(name: str) -> None:
    for table, number, _, counted in told(name, "why-yard-hidden", "why-yard-black", "why-yard-only-black"):
        worlds = believed(table, PUBLIC, number + 1).worlds()
        assert worlds is not None
        assert counted["all"] == len(worlds)
    for table, number, _, counted in told(name, "why-yard-double"):
        assert counted["all"] == len(believed(table, PUBLIC, number).worlds() or [])


def test_a_black_ticket_is_compared_with_the_best_that_leads_there_too() -> None:
    for table, number, line, counted in told("scotland_yard", "why-yard-black"):
        game, word = table.game, str(counted["ticket"].id).rpartition("-")[2]
        _, station = game.text(line.move).split()
        plain = believed(table, PUBLIC, number)
        plain.hear(0, int(game.read(f"{word} ?")))
        assert counted["plain"] == len(plain.worlds() or []) <= counted["all"]
        before = Table(game)
        for each in table.lines[:number]:
            before.play(*each)
        assert f"{word} {station}" in before.moves(0)


def test_what_the_yard_is_told_in_words() -> None:
    table = tables("scotland_yard_night")[0]
    said = {number: say(message) for number, message in reasons_in(table, "truth").items()}
    seen = next(number for number, line in enumerate(table.lines, 1) if table.game.text(line.move) == "taxi 40")
    assert said[seen] == "Everybody sees Mr X now. The nearest detective is 2 rides away, and Mr X can ride on to 4 stations."
    assert said[seen + 1] == "Mr X can only be at 40, 2 rides from 67."
    assert "16 of the 47 stations where Mr X can be are within two rides of 67." in said.values()


# The Mr. Jack games.


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_night", "mr_jack_new_york", "mr_jack_pocket"])
def test_a_witness_would_divide_the_suspects_just_so(name: str) -> None:
    for table, number, line, counted in told(name, "why-jack-split", "why-jack-call"):
        seen: set[int] = set()
        unseen: set[int] = set()
        for world, _ in believed(table, looking(line.seat), number).worlds() or []:
            assert isinstance(world, CaseState | PocketState)
            world.apply(*line)
            (seen if world.visible() >> world.jack & 1 else unseen).add(int(world.jack))
        assert (counted["seen"], counted["unseen"], counted["all"]) == (len(seen), len(unseen), len(seen) + len(unseen))
        assert counted.get("least", 1) == (min(len(seen), len(unseen)) if "least" in counted else 1)


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_new_york", "mr_jack_pocket"])
def test_jack_counts_who_is_as_he_is(name: str) -> None:
    for table, number, _, counted in told(name, "why-jack-hides", "why-pocket-hides"):
        state = state_after(table, number + 1)
        assert isinstance(state, CaseState | PocketState)
        suspects = [each for each in range(9) if (state.suspects if isinstance(state, CaseState) else state.up) >> each & 1]
        seen = {each: bool(state.visible() >> each & 1) for each in suspects}
        jack = int(state.jack)
        assert counted["seen"] == seen[jack]
        assert counted["others"] == len(suspects) - 1
        assert counted["same"] == sum(each == seen[jack] for each in seen.values()) - 1
        if isinstance(state, PocketState):
            assert counted["hourglasses"] == state.hourglasses() + (not seen[jack])


def detective(at: Table, move: str) -> Message | None:
    """Why the detective would play this, in a position whose secrets he does not know."""
    state = at.state.copy()
    assert isinstance(state, CaseState)
    state.jack = UNKNOWN
    return reasons.reason(at.game, JackBelief(state, CHARACTERS, False), 1, int(at.game.read(move)))


def jack(at: Table, move: str) -> Message | None:
    assert isinstance(at.state, CaseState)
    return reasons.reason(at.game, JackBelief(at.state, CHARACTERS, True), 0, int(at.game.read(move)))


def words(message: Message | None) -> str:
    assert message is not None
    return say(message)


def test_a_cordon_bars_the_way_of_somebody_who_can_be_jack() -> None:
    """Nobody saw Jack in round 1, so he may leave; John Watson, still to be played, stands at an exit."""
    at = playing("lestrade", "detective", "watson=b7 witness=i")
    assert words(detective(at, "cordon ne nw")) == "If Mr. Jack is John Watson, he can no longer leave in this round."
    assert "can no longer leave" not in words(detective(at, "walk e6"))
    assert detective(at, "cordon ne se") is None, "nothing telling"
    at = playing("lestrade", "detective", "watson=b7 innocents=watson witness=i")
    assert detective(at, "cordon ne nw") is None, "he is nobody's suspect"


def test_a_card_is_taken_from_jack() -> None:
    at = stories.table("watson=b7 witness=i jack=stealthy cards=-holmes,watson,smith,lestrade")
    assert words(detective(at, "take watson")) == "If Mr. Jack is John Watson, he could have left with this card."
    assert detective(at, "take smith") is None
    assert (
        detective(stories.table("watson=b7 witness=v jack=stealthy cards=-holmes,watson,smith,lestrade"), "take watson") is None
    )


def test_an_accusation_says_how_sure_it_is() -> None:
    near = "bert=b7 gull=a4 stealthy=m8 covers=b6,b1"
    assert words(detective(playing("bert", "detective", near), "accuse gull")) == "8 can still be Mr. Jack."
    innocents = "innocents=holmes,watson,smith,lestrade,goodley,stealthy,bert jack=gull"
    assert words(detective(playing("bert", "detective", f"{near} {innocents}"), "accuse gull")) == (
        "Only William Gull can be Mr. Jack."
    )
    last = "witness=v,v,v,v,v,v,v cards=-holmes,-smith,-bert,lestrade active=bert"
    two = "innocents=holmes,watson,smith,lestrade,goodley,stealthy jack=gull"
    assert words(detective(stories.table(f"{near} {two} {last}"), "accuse gull")) == (
        "2 can be Mr. Jack, and there will be no other chance to accuse."
    )
    assert detective(playing("bert", "detective", f"{near} innocents=gull"), "accuse gull") is None, "he cannot be Jack"


def test_the_last_suspect_is_hunted() -> None:
    innocents = "innocents=holmes,watson,smith,lestrade,goodley,stealthy,bert jack=gull"
    said = words(detective(playing("bert", "detective", f"bert=b7 gull=a4 stealthy=m8 covers=b6,b1 {innocents}"), "walk a5"))
    assert said.startswith("Only William Gull is still suspected, and ")


def test_jack_leaves_because_nobody_saw_him() -> None:
    at = playing("bert", "jack", "bert=b7 jack=bert witness=i")
    assert words(jack(at, "escape nw")) == "Nobody saw Mr. Jack at the end of the last round, and this way out is open."
    taking = stories.table("bert=b7 jack=bert witness=i cards=holmes,bert,smith,lestrade")
    assert words(jack(taking, "take bert")).endswith("with this card he can leave.")
    assert jack(taking, "take smith") is None


def test_how_often_a_card_clears_somebody_in_pocket() -> None:
    for table, number, line, counted in told("mr_jack_pocket", "why-pocket-alibi"):
        likely = 0.0
        for world, share in believed(table, looking(1), number).worlds() or []:
            assert isinstance(world, PocketState)
            up = int(world.up)
            world.apply(*line)
            cards = [table.game.text(move) for move in world.moves(REFEREE)]
            after = []
            for card in cards:
                drawn = world.copy()
                drawn.apply(REFEREE, int(table.game.read(card)))
                after.append(drawn.up != up)
            likely += share * sum(after) / len(after)
        assert counted["share"] == round(100 * likely)
    for table, number, _, counted in told("mr_jack_pocket", "why-pocket-cards"):
        state = state_after(table, number + 1)
        assert isinstance(state, PocketState)
        deck = [SUSPECTS.index(table.game.text(move).split()[1]) for move in state.moves(REFEREE)]
        assert (counted["deck"], counted["full"]) == (len(deck), sum(HOURGLASSES[card] > 0 for card in deck))


# Mysterium.


def test_a_psychic_names_what_is_in_the_dreams_that_lie_before_him() -> None:
    for table, number, line, counted in told("mysterium_four", "why-seance-guess"):
        _, colour, _ = table.game.text(line.move).split()
        view = table.game.view(state_after(table, number), only(line.seat))
        assert isinstance(view, MysteriumView)
        orb = view.orbs[COLOURS.index(colour)]
        lie = {dream for night in orb.nights for dream in night}
        for each in counted["reasons"]:
            assert each.args["dream"] in lie
            things = {thing.id.removeprefix("mysterium-thing-") for thing in each.args["things"]}
            assert things <= set(facts()["dreams"][each.args["dream"] - 1])
        notes = table.game.notes(believed(table, looking(line.seat), number))
        assert counted["all"] == len(notes[f"{colour}-{orb.seeks}"])


def test_a_ghost_says_for_whom_a_dream_is_and_whether_he_will_understand_it() -> None:
    """The dream that a ghost chooses who goes by the pictures, and all others in his hand."""
    game, rng = games.make("mysterium", players=3), Rng(5)
    at = Table(game)
    at.referee(rng)
    belief = believed(at, looking(0), len(at.lines))
    chosen = int(levels.make("medium", game, looking(0), rng).choose(0, at.view(looking(0)), at.state.moves(0)))
    _, colour, _ = game.text(chosen).split()
    shares: dict[int, Any] = {}
    for move in at.state.moves(0):
        message = reasons.reason(game, belief, 0, int(move))
        if game.text(move).startswith(f"dream {colour} "):
            assert message is not None
            assert message.args["colour"] == Message(f"mysterium-colour-{colour}")
            shares[int(move)] = message.args["share"]
    assert len(shares) == 7
    assert shares[chosen] >= sorted(shares.values())[-3], "with another beside it, perhaps"
    assert max(shares.values()) > 2 * min(shares.values())


# All games.


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_changes_nothing_and_is_always_the_same(name: str) -> None:
    table = tables(name)[1]
    game = table.game
    for number, line in enumerate(table.lines):
        if line.seat != REFEREE and number % 4 == 0:
            belief = believed(table, looking(line.seat), number)
            first = reasons.reason(game, belief, *line)
            assert reasons.reason(game, belief, *line) == first
            later, fresh = belief, believed(table, looking(line.seat), number)
            for each in table.story(looking(line.seat))[number:]:
                later.hear(*each)
                fresh.hear(*each)
            assert game.notes(later) == game.notes(fresh)


@pytest.mark.parametrize("name", NAMES)
def test_everybody_is_told_the_reasons_of_his_own_moves_and_of_no_others(name: str) -> None:
    table = tables(name)[0]
    game, truth = table.game, reasons_in(table, "truth")
    movers = {number: table.lines[number - 1].seat for number in truth}
    assert len(set(movers.values())) == len(game.seats)
    assert reasons_in(table, "public") == {}
    for seat, seat_name in enumerate(game.seats):
        mine = {number: message for number, message in truth.items() if movers[number] == seat}
        assert reasons_in(table, seat_name) == mine != {}
        record = Record.of(table, looking(seat))
        own = [reasons.of_line(game, step.line, step.before) for step in steps(record, looking(seat))]
        assert {number: message for number, message in enumerate(own) if message is not None} == mine


def test_two_seats_of_one_person_explain_each_others_moves() -> None:
    table = tables("scotland_yard")[0]
    both = reasons_in(table, "red+blue")
    assert both == reasons_in(table, "red") | reasons_in(table, "blue")


def test_where_a_game_began_at_a_position_nobody_knows_what_was_heard_before() -> None:
    at = playing("bert", "detective", "bert=b7 gull=a4 stealthy=m8 covers=b6,b1")
    at.play(1, "accuse gull")
    assert reasons_in(at, "truth") == {}


def test_a_strangers_game_has_no_reasons_and_nobody_thinks_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Following every path of a game that we do not know may take for ever."""
    record = load(CHASE)
    monkeypatch.setattr(TinyChase, "belief", None)
    assert all(reasons.of_line(record.game, step.line, step.before) is None for step in steps(record, TRUTH))
    assert reasons.of_story(record.game, looking(1), record.lines, 1, 0) is None
