"""A picture shows what its view says, in well-formed SVG that can stand beside others on a page, and knows nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from gaslamp import games
from gaslamp.core import PUBLIC, TRUTH, Game, Rng, Table, View, Viewer, as_bytes, first, looking, members
from gaslamp.core.options import settle
from gaslamp.games.mysterium.view import MysteriumView
from gaslamp.games.scotland_yard.view import YardView
from gaslamp.locales import speak
from gaslamp.research.pictures import picture
from gaslamp.research.pictures.drawing import plain
from gaslamp.research.pictures.yard_lines import plan
from toys import tiny_chase, tiny_seance

PAGE = Path(__file__).parent.parent.parent / "docs" / "notebooks.md"
GAMES = [
    games.make("mr_jack"),
    games.make("mr_jack", edition="first"),
    games.make("mr_jack_new_york"),
    games.make("mr_jack_pocket"),
    games.make("mysterium", players=2, difficulty="hard"),
    games.make("mysterium", players=7, difficulty="very_hard"),
    games.make("scotland_yard"),
    games.make("scotland_yard", map="small", detectives=2, mrx_tickets="unlimited"),
    tiny_chase.make(settle(tiny_chase.OPTIONS, {})),
    tiny_seance.make({}),
]
every_game = pytest.mark.parametrize("game", GAMES, ids=[f"{game.name}-{number}" for number, game in enumerate(GAMES)])
SVG = "{http://www.w3.org/2000/svg}"


def views(game: Game, seed: int, most: int = 3, *viewers: Viewer) -> Iterator[View]:
    """Some moments of a random game, its first and last among them, through the eyes of these viewers; if none are named, of
    everybody, of who only watches, and of who knows everything."""
    viewers = viewers or (*(looking(seat) for seat in range(len(game.seats))), PUBLIC, TRUTH)
    states, rng = [game.start()], Rng(seed)
    while to_act := states[-1].to_act():
        seat, state = first(to_act), states[-1].copy()
        state.apply(seat, state.pick(seat, rng))
        states.append(state)
    for number in sorted({round((len(states) - 1) * each / (most - 1)) for each in range(most)}):
        yield from (game.view(states[number], viewer) for viewer in viewers)


def seance(players: int) -> Iterator[MysteriumView]:
    """A game of Mysterium in which every guess is right, so that it comes to the votes: what the ghost and a psychic see."""
    game = games.make("mysterium", players=players)
    table, rng = Table(game), Rng(5)
    while to_act := table.state.to_act():
        known, seen = table.view(TRUTH), table.view(looking(1))
        assert isinstance(known, MysteriumView)
        assert isinstance(seen, MysteriumView)
        yield from (known, seen)
        wanted = {f"guess {orb.colour} {orb.combination[len(orb.found)]}" for orb in known.orbs if orb.combination and orb.seeks}
        moves = [(int(seat), move) for seat in members(to_act) for move in table.moves(int(seat))]
        right = [(seat, move) for seat, move in moves if move in {*wanted, "close"}]
        seat, pick = int(first(to_act)), right[:1]
        table.play(*(pick[0] if pick else (seat, int(table.state.pick(seat, rng)))))


def root(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def texts(svg: str) -> str:
    return " ".join(root(svg).itertext())


@every_game
def test_every_view_is_drawn_in_well_formed_svg(game: Game) -> None:
    for view in views(game, 1):
        svg = picture(game, view).svg
        drawn = root(svg)
        ids = [each.get("id") for each in drawn.iter() if each.get("id")]
        assert len(ids) == len(set(ids))
        referred = re.findall(r"url\(#([^)]+)\)", svg) + (drawn.get("aria-labelledby") or "").split()
        assert set(referred) <= set(ids)
        assert drawn.tag == f"{SVG}svg"
        assert drawn.get("viewBox") == f"0 0 1000 {drawn.get('height')}"
        assert not re.search(r"(?:\bnan|\binf)\b", re.sub(r"<(title|desc|text).*?</\1>", "", svg))
        if game.name in games.OURS:  # what nobody wrote a text for would be shown as its id
            assert not re.search(rf"\b(?:web|sisters|{game.name})-[a-z]|\{{", texts(svg))


@pytest.mark.parametrize(("language", "eyes"), [("ru", "Чьими глазами:"), ("zh", "视角:")])
@every_game
def test_it_is_drawn_in_other_languages(game: Game, language: str, eyes: str) -> None:
    speak(language)
    try:
        assert all(eyes in texts(picture(game, view).svg) for view in views(game, 2, 3, TRUTH))
    finally:
        speak("en")


@every_game
def test_a_picture_is_made_of_the_view_alone(game: Game) -> None:
    """A view that went over a wire is drawn just the same, whatever was drawn before."""
    told: dict[str, bytes] = {}
    for view in views(game, 3, 3, looking(0), looking(1)):
        svg = picture(game, view).svg
        again = msgspec.json.decode(as_bytes(view), type=type(view))
        assert picture(game, again).svg == svg
        assert told.setdefault(svg, as_bytes(view)) == as_bytes(view)


def test_ids_of_two_pictures_on_one_page_differ() -> None:
    game = games.make("mr_jack")
    table = Table(game)
    table.referee(Rng(1))
    one, other = (set(re.findall(r' id="([^"]+)"', picture(game, table.view(looking(seat))).svg)) for seat in (0, 1))
    assert one
    assert not one & other


def test_mr_x_stands_on_the_map_of_those_only_who_may_know_where_he_is() -> None:
    game = games.make("scotland_yard")
    hidden = 0
    for view in views(game, 4, 8, looking(0), looking(1), PUBLIC):
        assert isinstance(view, YardView)
        drawn = root(picture(game, view).svg)
        pawns = {each.get("data-pawn"): each.get("data-at") for each in drawn.iter(f"{SVG}g") if each.get("data-pawn")}
        known = view.detectives | ({} if view.mrx is None else {"mrx": view.mrx})
        assert pawns == {seat: str(station) for seat, station in known.items()}
        hidden += "mrx" not in pawns
    assert hidden >= 8


def test_other_secrets_give_the_same_picture() -> None:
    """Two games that differ in who Mr. Jack is, and in nothing else."""
    game = games.make("mr_jack_pocket")
    tables = [Table(game), Table(game)]
    for table, choice in zip(tables, (1, 2), strict=True):
        rng = Rng(1)
        while not table.moves(15)[0].startswith("jack "):
            table.play(15, int(table.state.pick(15, rng)))
        table.play(15, table.moves(15)[choice])
    jack, investigator = ({picture(game, table.view(looking(seat))).svg for table in tables} for seat in (0, 1))
    assert (len(jack), len(investigator)) == (2, 1)


@pytest.mark.parametrize("players", [2, 4])
def test_a_seance_is_drawn_to_its_end(players: int) -> None:
    game = games.make("mysterium", players=players)
    kept: dict[tuple[str, str], MysteriumView] = {}
    for view in seance(players):
        kept[view.question, view.viewer] = view
    assert {question for question, _ in kept} >= {"day", "culprit", "shared", "vote", "verdict"}
    for (question, viewer), view in kept.items():
        said = texts(picture(game, view).svg)
        assert ("The ghost’s hand" in said) == (view.hand is not None and len(view.hand) > 0)
        if question == "vote":
            assert ("The culprit:" in said) == (viewer == "truth")
            assert all(re.search(rf"\b{number}\b", said) for number in view.shared)


def test_the_ghosts_combinations_are_on_his_picture_only() -> None:
    """Names of cards that lie on the table are on every picture; but only the ghost's says whose they are."""
    game = games.make("mysterium", players=4)
    ghost, red = next((one, other) for one, other in zip(*[seance(4)] * 2, strict=True) if one.question == "day")
    means = [each.combination for each in ghost.orbs]
    assert all(means)
    assert [each.combination for each in red.orbs] == [None] * len(red.orbs)
    assert "The red combination:" not in texts(picture(game, red).svg)
    assert "red combination:" in texts(picture(game, ghost).svg)


def test_a_line_keeps_clear_of_a_station_that_it_passes() -> None:
    places = [{"x": 100.0 * each, "y": 50.0} for each in (1, 2, 3)]
    facts = {"map": "row", "frame": (400, 100), "stations": places, "lines": {"taxi": [(1, 2), (2, 3)], "bus": [(3, 1)]}}
    drawn = plan(facts)
    assert "C" in drawn.lines["bus"][1, 3]
    assert "C" not in drawn.lines["taxi"][1, 2]
    assert drawn.ride(3, 1, "bus") == drawn.ride(1, 3, "black") == drawn.lines["bus"][1, 3]
    assert drawn.ride(1, 3, "taxi") == ""


def test_what_xml_cannot_hold_is_shown_as_such() -> None:
    assert root(f"<t>{plain('<b> & ' + chr(7))}</t>").text == "<b> & \ufffd"


def test_the_page_about_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(code, PAGE.name, "exec"), names)
    assert (tmp_path / "red.svg").read_text(encoding="utf-8") == names["seen_by_red"]._repr_svg_()  # type: ignore[attr-defined]
    assert "Чьими глазами: Красный" in (tmp_path / "red-ru.svg").read_text(encoding="utf-8")
    assert 'data-pawn="mrx"' in str(names["truth"])
    assert 'data-pawn="mrx"' not in str(names["seen_by_red"])
