"""What the pictures mean: the numbers in the repository, and the tool that makes them, without the language models."""

from __future__ import annotations

import json
import math
import zipfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.art import cards, coverage, meaning, report
from tools.art.cards import Card
from tools.art.coverage import Numbers
from tools.art.embeddings import split, unit
from tools.art.minilm import FOLDER, Array, MiniLM, erf, read_tensors

from gaslamp.games.mysterium.board import CARDS

AGAIN = "The scene files say something else now: run tools/art/meaning.py."


@cache
def data(name: str) -> dict[str, Any]:
    return dict(json.loads((meaning.DATA / name).read_text()))


def matrices() -> Numbers:
    return np.array(data("associations.json")["scores"], np.float64)


def card(name: str, things: dict[str, float], **about: float) -> Card:
    return Card(name, things, about, (), ())


def test_scores_are_whole_numbers_for_each_source_dream_and_target() -> None:
    assert data("associations.json")["sources"] == ["sentences", "words"]
    assert matrices().shape == (2, 84, 54)
    assert (matrices() == matrices().astype(int)).all()
    assert matrices().min() >= 0
    assert matrices().max() <= 999


def test_they_are_made_from_the_scene_files_as_they_are() -> None:
    assert data("associations.json")["digest"] == cards.digest([*cards.dreams(), *cards.targets()]), AGAIN


def test_the_game_knows_what_is_on_the_cards() -> None:
    assert data("cards.json") == meaning.facts(cards.dreams(), cards.targets()), AGAIN
    assert [card.name for card in cards.targets()] == list(CARDS)


def test_reasons_are_two_things_of_the_dream() -> None:
    reasons = data("associations.json")["because"]
    assert len(reasons) == 84
    for dream, targets in zip(data("cards.json")["dreams"], reasons, strict=True):
        assert len(targets) == 54
        assert all(first != second and {first, second} <= set(range(len(dream))) for first, second in targets)


def test_no_dream_and_no_target_is_louder_than_others() -> None:
    kinds = matrices().reshape(2, 84, 3, 18)
    assert np.allclose(kinds.mean(axis=3), meaning.MIDDLE, atol=2)
    assert np.allclose(kinds.std(axis=3), meaning.SPREAD, atol=5)
    assert np.allclose(kinds.mean(axis=1), meaning.MIDDLE, atol=3)


def test_the_sources_differ_and_agree() -> None:
    first, second = matrices()
    assert (first != second).mean() > 0.9
    assert 0.5 < report.agreement(matrices()) < 0.95


def test_a_ghost_can_point_to_every_target() -> None:
    found = coverage.coverage(matrices(), hands=300)
    assert min(share.thrown for share in found) > coverage.LEAST - 0.05  # of a small sample
    assert coverage.mean(found).pair > 0.4


def test_the_files_stay_small() -> None:
    assert sum((meaning.DATA / name).stat().st_size for name in ("associations.json", "cards.json")) < 150_000


def test_coverage_by_counting() -> None:
    """Each card has a hint for one target alone, so a target is named if one of its cards is held."""
    deck = np.array([[[dream % 18 == target for target in range(18)] for dream in range(84)]] * 2, np.float64)
    found = coverage.coverage(deck, hands=1500)
    for target, share in enumerate(found):
        own = len(range(target, 84, 18))
        assert share.single == pytest.approx(1 - math.comb(84 - own, 7) / math.comb(84, 7), abs=0.04)
        assert share.pair == share.first == share.single


def test_sources_have_to_agree() -> None:
    deck = np.zeros((2, 84, 18))
    deck[0, :, 3] = deck[1, :, 4] = 1
    assert {share.first for share in coverage.coverage(deck, hands=50)} == {0}


def test_two_cards_can_name_what_neither_does() -> None:
    deck = np.zeros((2, 84, 18))
    deck[:, ::2, [0, 1]] = deck[:, 1::2, [0, 2]] = 1
    rows = np.array([[1, 2, 3, 4, 5]])
    held = coverage.standardised(deck[:, :2])[:, None]
    assert coverage.lead(held, 0, rows) == 0
    assert coverage.lead(coverage.standardised(held.sum(axis=2, keepdims=True)), 0, rows) > 1


def test_what_is_on_both_cards_says_most_and_what_is_far_nothing() -> None:
    def vectors(phrases: Sequence[str]) -> Array:
        """Owl and raven are near to each other, everything else is by itself."""
        found = np.eye(len(phrases), dtype=np.float32)
        found[list(phrases).index("raven")] += found[list(phrases).index("owl")]
        return unit(found)

    dream = card("01", {"owl": 1.0, "raven": 1.0, "anchor": 1.0})
    targets = [card("aviary", {"owl": 1.0}, birds=1.0), card("attic", {"chest": 1.0}, dust=1.0)]
    spoken = meaning.speak([dream], targets, vectors)
    owl, raven, anchor = spoken[0][:, 0]
    assert 1 >= owl > meaning.NEAR >= raven > 0 == anchor
    assert meaning.because([spoken, spoken], [dream])[0][0] == [0, 1]


def test_larger_things_count_more_but_less_than_their_size(tmp_path: Path) -> None:
    path = tmp_path / "dreams" / "01.toml"
    path.parent.mkdir()
    sizes = {"owl": 0.1, "anchor": 0.4, "raven": 0.1}
    elements = [f'[[element]]\nthing = "{thing}"\nsize = {size}\n' for thing, size in sizes.items()]
    path.write_text('palette = "midnight"\n' + "".join(elements) + "weight = 0.6324\n")
    assert cards.card(path).things == {"anchor": 1.0, "raven": 1.0, "owl": 0.5}


def test_word_pieces(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "wheel", "w") as wheel:
        wheel.writestr(FOLDER + "vocab.txt", "\n".join(["[UNK]", "chef", "'", "s", "hat", "tele", "##scope", "##s"]))
        wheel.writestr(FOLDER + "model.safetensors", (2).to_bytes(8, "little") + b"{}")
    assert MiniLM(tmp_path / "wheel").pieces("Chef's hat, telescopes") == [
        "chef",
        "'",
        "s",
        "hat",
        "[UNK]",
        "tele",
        "##scope",
        "##s",
    ]
    assert split("a chef's hat of the King") == ["chef", "hat", "king"]


def test_tensors_are_read() -> None:
    head = json.dumps({"__metadata__": {}, "a": {"dtype": "F32", "shape": [1, 2], "data_offsets": [4, 12]}}).encode()
    numbers = np.array([7, 1, 2], np.float32).tobytes()
    found = read_tensors(len(head).to_bytes(8, "little") + head + numbers)
    assert {name: tensor.tolist() for name, tensor in found.items()} == {"a": [[1, 2]]}


def test_erf() -> None:
    points = np.linspace(-4, 4, 81, dtype=np.float32)
    assert np.allclose(erf(points), [math.erf(point) for point in points], atol=1e-6)
