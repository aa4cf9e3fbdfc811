"""What the pictures of Mysterium mean, in numbers: how strongly each dream speaks for each card of the tableau.

    python tools/art/meaning.py             # write associations.json and cards.json from the scene files
    python tools/art/meaning.py --check     # write nothing, but say how often a hand of seven dreams can name each target
    python tools/art/meaning.py --report    # ... and what to improve: weak targets, dreams that say little or much the same
    python tools/art/meaning.py --why 17 5  # what speaks for what in these dreams

The formula, for each source of vectors by itself:

1. The nearness of a word to a target is the cosine with the words the target says (its name, what it is about, the things on its
   card), the best of them counting most: the fourth root of the sum of fourth powers, each weighed.
2. Standardised over the whole vocabulary, so that a target near to everything is near to nothing in particular, and cut: of all
   nearness the lower half says nothing and what is not far above it little. A thing that is on both cards says most.
3. A dream's score is the root of the sum of the squares of what its words say, larger things counting more: a second hint adds
   less than the first.
4. The scores of each dream over the targets of a kind, and of each target over the dreams, get the same mean and spread, so that
   no target is everybody's favourite.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # this file is run as a program

from tools.art import cards, report, scenes
from tools.art.cards import Card
from tools.art.coverage import DREAMS, EACH, Numbers, standardised
from tools.art.embeddings import sentence_vectors, word_vectors
from tools.art.minilm import Array

Vectors = Callable[[Sequence[str]], Array]

DATA = scenes.ROOT / "src" / "gaslamp" / "games" / "mysterium" / "data"
SOURCES: dict[str, Vectors] = {"sentences": sentence_vectors, "words": word_vectors}

SETTING, MOOD = 0.2, 0.1  # what a word of these counts beside a thing
SEEN = 0.5  # what a thing on a target's card counts beside what the card is about
BEST = 4  # the larger, the more the best of a target's words outweighs the others
VAGUE, CLEAR, POWER = 0.5, 0.999, 2  # shares of all nearness: at the first a word begins to speak, at the second it says NEAR
NEAR = 0.7  # the most that is said by what is only near; what is on both cards says more, up to 1
JOIN = 2  # the larger, the less a second hint adds to the first
ROUNDS = 20  # until means and spreads of both sides stay as they are
MIDDLE, SPREAD = 380, 150  # of the whole numbers we store; 18 scores of deviation 1 lie within 4.13 of their mean


@dataclass(frozen=True)
class Word:
    """Something that a card says: what people call it, what it is, how much it counts."""

    name: str
    phrase: str
    weight: float


def said(card: Card) -> list[Word]:
    """All that a card says; of a dream the things come first, in their order."""
    share = SEEN if card.about else 1
    things = [Word(cards.word(thing), cards.phrase(thing), weight * share) for thing, weight in card.things.items()]
    others = dict.fromkeys(card.setting, SETTING) | dict.fromkeys(card.mood, MOOD)
    if card.about:
        others |= {card.name.replace("_", " "): 1.0} | card.about
    return things + [Word(word, word, weight) for word, weight in others.items()]


def speak(dreams: Sequence[Card], targets: Sequence[Card], vectors: Vectors) -> list[Numbers]:
    """For each dream how much each of its words says for each target."""
    told, heard = ([said(card) for card in some] for some in (dreams, targets))
    things = [Word(cards.word(thing), cards.phrase(thing), 1) for thing in scenes.things()]
    words = list({word.phrase: word for word in chain(things, *told)}.values())
    phrases = sorted({word.phrase for word in chain(words, *heard)})
    known = dict(zip(phrases, vectors(phrases), strict=True))
    near = standardised(np.array([nearness(words, target, known) for target in heard])).T
    vague, clear = np.quantile(near, (VAGUE, CLEAR))
    says = NEAR * np.clip((near - vague) / (clear - vague), 0, 1) ** POWER
    says = np.maximum(says, [[on_both(word, target) for target in heard] for word in words])
    rows = {word.phrase: row for word, row in zip(words, says, strict=True)}
    return [np.array([word.weight * rows[word.phrase] for word in dream]) for dream in told]


def nearness(words: Sequence[Word], target: Sequence[Word], known: dict[str, Array]) -> Numbers:
    """How near each word is to the target, by those of the target's words that are not the same."""
    cosines = np.array([known[word.phrase] for word in words]) @ np.array([known[word.phrase] for word in target]).T
    other = np.array([[word.name != own.name for own in target] for word in words])
    weights = np.sqrt([word.weight for word in target])
    return np.asarray(((np.maximum(cosines, 0) * other * weights) ** BEST).sum(axis=1) ** (1 / BEST), np.float64)


def on_both(word: Word, target: Sequence[Word]) -> float:
    return max((NEAR + (1 - NEAR) * own.weight for own in target if own.name == word.name), default=0)


def scores(spoken: Sequence[Numbers]) -> Numbers:
    """Dreams x targets: what a dream's words say together, then neither dream nor target louder than others within a kind."""
    raw = np.array([(words**JOIN).sum(axis=0) ** (1 / JOIN) for words in spoken])
    found = []
    for start in range(0, raw.shape[1], EACH):
        kind = raw[:, start : start + EACH]
        for _ in range(ROUNDS):
            kind = standardised(standardised(kind.T).T)
        found.append(kind)
    return np.concatenate(found, axis=1)


def because(spoken: Sequence[Sequence[Numbers]], dreams: Sequence[Card]) -> list[list[list[int]]]:
    """For each dream and target the two things of the dream that say most for it in all sources together."""
    found = []
    for dream, sources in zip(dreams, zip(*spoken, strict=True), strict=True):
        together = np.sum(sources, axis=0)[: len(dream.things)]
        found.append(np.argsort(-together, axis=0, kind="stable")[:2].T.tolist())
    return found


def write(matrices: Numbers, reasons: list[list[list[int]]], dreams: Sequence[Card], targets: Sequence[Card]) -> None:
    if matrices.shape[1:] != (DREAMS, len(cards.KINDS) * EACH):
        raise SystemExit(f"There are {len(dreams)} dreams and {len(targets)} targets; nothing is written.")
    whole = np.clip(np.rint(MIDDLE + SPREAD * matrices), 0, 999).astype(int)
    associations = {
        "digest": cards.digest([*dreams, *targets]),
        "sources": list(SOURCES),
        "scores": whole.tolist(),
        "because": reasons,
    }
    (DATA / "associations.json").write_text(rows(associations))
    (DATA / "cards.json").write_text(rows(facts(dreams, targets)))


def facts(dreams: Sequence[Card], targets: Sequence[Card]) -> dict[str, object]:
    """What the game knows of the cards: the things on them, the most striking first; of dreams the mood and the setting."""
    return {
        "dreams": [list(card.things) for card in dreams],
        "moods": [list(card.mood) for card in dreams],
        "settings": [list(card.setting) for card in dreams],
        "targets": [list(card.things) for card in targets],
    }


def rows(content: dict[str, object]) -> str:
    """Compact JSON, one line a card."""

    def text(value: object, depth: int) -> str:
        if depth and isinstance(value, list):
            return "[\n" + ",\n".join(text(part, depth - 1) for part in value) + "\n]"
        return json.dumps(value, separators=(",", ":"))

    depths = {"digest": 0, "sources": 0, "scores": 2}
    return "{\n" + ",\n".join(f'"{key}":{text(value, depths.get(key, 1))}' for key, value in content.items()) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--why", nargs="+", metavar="DREAM", type=lambda name: name.zfill(2), default=[])
    options = parser.parse_args()
    dreams, targets = cards.dreams(), cards.targets()
    spoken = [speak(dreams, targets, vectors) for vectors in SOURCES.values()]
    matrices = np.array([scores(words) for words in spoken])
    names = [card.name for card in targets]
    if options.why:
        for number, dream in enumerate(dreams):
            if dream.name in options.why:
                together = np.sum([words[number] for words in spoken], axis=0)
                print(report.why(dream, [word.name for word in said(dream)], together, matrices[:, number], names))
        return 0
    if options.report:
        print(report.report(matrices, spoken, dreams, names))
    if options.check or options.report:
        table, passed = report.check(matrices, names)
        print(table)
        return 0 if passed else 1
    write(matrices, because(spoken, dreams), dreams, targets)
    return 0


if __name__ == "__main__":
    sys.exit(main())
