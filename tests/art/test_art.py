"""The pictures of Mysterium: what is wrong in a scene file is told, and what comes out is small, the same each time and sound."""

from __future__ import annotations

import gzip
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.art import busts, collars, draw, elements, floors, frame, grounds, hats, own, rooms, scenes, skies  # noqa: E402
from tools.art.scenes import ART, SceneError  # noqa: E402
from tools.art.words import TEXTS, texts  # noqa: E402

GOOD = """
palette = "midnight"
sky = { kind = "night" }
ground = { kind = "sea" }

[[element]]
thing = "moon"
at = [0.5, 0.2]
size = 0.3

[[element]]
thing = "ladder"
at = [0.5, 0.9]
size = 0.3
stands = true
"""
TABLEAU = [path for kind in ("characters", "locations", "objects") for path in sorted((ART / kind).glob("*.toml"))]
CARDS = [f"dreams/{number:02}" for number in range(1, 85)] + [f"{path.parent.name}/{path.stem}" for path in TABLEAU]


def scene(folder: Path, text: str) -> Path:
    path = folder / "dreams" / "01.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return path


def test_a_good_scene_is_drawn(tmp_path: Path) -> None:
    assert draw.card(scene(tmp_path, GOOD)).startswith("<svg")


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ('thing = "ladder"', 'thing = "unicycle"', r"element 2 \(unicycle\): this thing is neither in things.toml nor"),
        ("stands = true", "stand = true", r"element 2 \(ladder\): Object contains unknown field `stand`"),
        ("stands = true", 'on = "hat"', r"element 2 \(ladder\): no earlier element is a hat"),
        ("stands = true", 'on = "moon"\nby = "moon"', r"element 2 \(ladder\): only one of on, in, by, behind may be given"),
        ("stands = true", 'tone = "pink"', r"element 2 \(ladder\) tone: Invalid enum value 'pink'"),
        ("at = [0.5, 0.9]", "at = [0.5, 1.9]", r"element 2 \(ladder\) at: \[0.5, 1.9\] is outside the card"),
        ("at = [0.5, 0.9]", "", r"element 2 \(ladder\) at: missing"),
        ("at = [0.5, 0.9]", "at = 0.5", r"element 2 \(ladder\) at: Expected `array . null`, got `float`"),
        ('"midnight"', '"mauve"', "palette: there is no 'mauve'; there are midnight, "),
        ('sky = { kind = "night" }', "", "sky: missing"),
        ('kind = "night"', 'kind = "noon"', "sky.kind: Invalid enum value 'noon'"),
        ('palette = "midnight"', "", "Object missing required field `palette`"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, was: str, becomes: str, told: str) -> None:
    path = scene(tmp_path, GOOD.replace(was, becomes))
    with pytest.raises(SceneError, match=told) as error:
        draw.card(path)
    assert str(error.value).startswith(f"{path}: ")


def test_a_scene_that_is_not_there_is_told() -> None:
    with pytest.raises(SceneError, match="there is no such file"):
        scenes.read(ART / "dreams" / "85.toml")


def test_a_card_of_the_tableau_has_the_name_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "cook.toml"
    path.write_text(GOOD)
    with pytest.raises(SceneError, match="name: it should be 'cook' like the file, but is ''"):
        scenes.read(path)


def test_the_set_is_whole() -> None:
    assert Counter(path.parent.name for path in scenes.paths()) == {
        "dreams": 84,
        "characters": 18,
        "locations": 18,
        "objects": 18,
    }


@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_small_and_sound(name: str) -> None:
    drawn = draw.card(ART / f"{name}.toml")
    assert len(gzip.compress(drawn.encode())) <= 25_000
    assert "feTurbulence" not in drawn
    assert "<text" not in drawn
    assert "<image" not in drawn
    ids = Counter(re.findall(r' id="([^"]+)"', drawn))
    assert max(ids.values()) == 1
    assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', drawn)) <= set(ids)


def test_the_same_scene_gives_the_same_bytes() -> None:
    for name in ("dreams/02", "characters/sailor", "locations/library", "objects/key"):
        assert draw.card(ART / f"{name}.toml") == draw.card(ART / f"{name}.toml")


def words(kind: Any) -> list[str]:
    return list(get_args(kind))


def test_all_that_may_be_said_can_be_drawn() -> None:
    assert {*skies.SKIES, *rooms.ROOMS} == {*words(scenes.SkyKind)}
    assert {*grounds.GROUNDS, *floors.FLOORS, "none"} == {*words(scenes.GroundKind)}
    assert {*rooms.WALLS} == {*words(scenes.Wall)}
    assert {*frame.FRONTS, "none"} == {*words(scenes.Front)}
    assert {*own.OWN} == {*words(scenes.Own)}
    assert {*elements.HAZE} == {*words(scenes.Depth)}
    assert {*hats.HATS, "none"} == {*words(scenes.Hat)}
    assert {*busts.HAIR} == {*words(scenes.Hair)}
    assert {*busts.BEARDS, "none"} == {*words(scenes.Beard)}
    assert {*collars.COLLARS} == {*words(scenes.Collar)}
    assert {*collars.EXTRAS} == {*words(scenes.Extra)}


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("tone", scenes.Tone),
        ("palette", None),
        ("sky.kind", scenes.SkyKind),
        ("sky.wall", scenes.Wall),
        ("sky.window", scenes.Window),
        ("ground.kind", scenes.GroundKind),
        ("front", scenes.Front),
        ("depth", scenes.Depth),
        ("own drawings", scenes.Own),
        ("cameo.hair", scenes.Hair),
        ("cameo.hat", scenes.Hat),
        ("cameo.collar", scenes.Collar),
        ("cameo.beard", scenes.Beard),
        ("cameo.wears", scenes.Extra),
    ],
)
def test_the_manual_lists_what_there_is(line: str, kind: Any) -> None:
    manual = (ART / "README.md").read_text()
    listed = re.findall(rf"^- {re.escape(line)}(?:, [a-z ]+)?: ((?:[a-z_ ]+\n?)+)", manual, re.MULTILINE)
    assert {word for part in listed for word in part.split()} == ({*words(kind)} if kind else {*scenes.palettes()})


def test_the_manual_tells_of_every_key() -> None:
    manual = (ART / "README.md").read_text()
    for kind in (scenes.Scene, scenes.Element, scenes.Sky, scenes.Ground, scenes.Cameo, scenes.Thing):
        for key in kind.__struct_encode_fields__:
            assert re.search(rf"\b{key}\b", manual), key


def test_whoever_drew_an_icon_is_named() -> None:
    said = tomllib.loads((ART / "credits.toml").read_text())
    named = {f"noto:{icon}" for icon in said["noto"]["icons"]}
    named |= {f"game-icons:{icon}" for icons in said["game-icons"]["authors"].values() for icon in icons}
    shown = {elements.icon_of(element) for path in scenes.paths() for element in scenes.read(path).element}
    assert {icon for icon in shown if not icon.startswith("own:")} <= named


def test_the_english_words_for_things_come_from_the_vocabulary() -> None:
    assert TEXTS.read_text(encoding="utf-8") == texts()
