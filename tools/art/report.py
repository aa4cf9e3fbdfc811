"""What the numbers say about the cards, in tables for those who make them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from tools.art.cards import KINDS, Card
from tools.art.coverage import EACH, HAND, LEAST, LIMIT, ROW, Named, Numbers, coverage, ideal, mean, standardised

HANDS = 2000
FEW = 12  # lines of a list


def ranks(scores: Numbers) -> Numbers:
    return np.argsort(np.argsort(scores, axis=-1), axis=-1).astype(np.float64)


def correlation(left: Numbers, right: Numbers) -> float:
    return float(np.corrcoef(left.ravel(), right.ravel())[0, 1])


def agreement(matrices: Numbers) -> float:
    """Spearman's correlation of the two sources over the targets of a kind, the mean over dreams and kinds."""
    first, second = (ranks(source.reshape(len(source), -1, EACH)) for source in matrices)
    return float(np.mean([correlation(first[at], second[at]) for at in np.ndindex(first.shape[:2])]))


def check(matrices: Numbers, names: Sequence[str], hands: int = HANDS) -> tuple[str, bool]:
    found = coverage(matrices, hands)
    lines = [
        f"For each target {hands} random hands of {HAND} dreams and rows of {ROW}. In how many does a dream of one card, or of",
        "one or two, name the target (both sources rank it first, by a standard deviation of the dream's scores), or at least",
        "point to it (rank it first), or point to it if the hand may be thrown once?",
    ]
    for start, kind in zip(range(0, len(names), EACH), KINDS, strict=True):
        lines.append(f"\n{kind:14}one names  one or two   point  with a throw")
        rows = zip(names[start : start + EACH], found[start : start + EACH], strict=True)
        lines += [line(name, share) + ("" if share.thrown >= LEAST else "  weak") for name, share in rows]
    best = mean(coverage(ideal(), hands // 10))
    weak = sum(share.thrown < LEAST for share in found)
    lines += [
        "",
        line("mean", mean(found)),
        line("ideal deck", best),
        "",
        f"Single cards cannot even point to a target in more than {LIMIT:.1%} on average: each ranks one of six first.",
        "The ideal deck has both sources the same and is about the best at naming that we found by search: to name every",
        "target in 80 % is out of reach.",
        f"{len(found) - weak} of {len(found)} targets are pointed to in {LEAST:.0%} or more if the hand may be thrown once.",
    ]
    return "\n".join(lines), not weak


def line(name: str, share: Named) -> str:
    return f"  {name:14}{share.single:6.1%}      {share.pair:6.1%}  {share.first:6.1%}        {share.thrown:6.1%}"


def report(matrices: Numbers, spoken: Sequence[Sequence[Numbers]], dreams: Sequence[Card], names: Sequence[str]) -> str:
    lowest = matrices.min(axis=0)  # what both sources grant
    lines = [
        f"The sources agree: rank correlation {agreement(matrices):.2f}.",
        "",
        "Things that the two sources understand differently; with a `sense` they may agree:",
        f"  {doubtful(dreams, spoken)}",
        "",
        "A dream's scores in a kind from the highest down, on average, and those of an ideal deck:",
        f"  {profile(matrices)}",
        f"  {profile(standardised(ideal()))}",
        "",
        "How many dreams speak for a target (by 1 or more in both sources):",
    ]
    strong = (lowest >= 1).sum(axis=0)
    for start, kind in zip(range(0, len(names), EACH), KINDS, strict=True):
        counts = sorted((int(strong[at]), names[at]) for at in range(start, start + EACH))
        lines.append(f"  {kind}: " + ", ".join(f"{name} {count}" for count, name in counts))
    lines += ["", "Dreams that speak for few (how many targets, by 1 or more in both sources):"]
    loud = [(int((lowest[at] >= 1).sum()), dream) for at, dream in enumerate(dreams)]
    for count, dream in sorted(loud, key=lambda item: item[0])[:FEW]:
        lines.append(f"  {dream.name}: {count} ({', '.join(dream.things)})")
    lines += ["", "Dreams much alike:"]
    together = matrices.mean(axis=0)
    alike = np.triu(np.corrcoef(together), 1)
    for at in np.argsort(-alike, axis=None)[:FEW]:
        left, right = divmod(int(at), len(dreams))
        both = ", ".join(sorted(set(dreams[left].things) & set(dreams[right].things)))
        lines.append(f"  {dreams[left].name} {dreams[right].name}: {alike[left, right]:.2f} ({both})")
    return "\n".join([*lines, ""])


def doubtful(dreams: Sequence[Card], spoken: Sequence[Sequence[Numbers]]) -> str:
    """The things that the sources understand most differently: a rare word may need a `sense` in things.toml."""
    found = {}
    for dream, first, second in zip(dreams, *spoken, strict=True):
        for thing, left, right in zip(dream.things, first, second, strict=False):
            lengths = float(np.linalg.norm(left) * np.linalg.norm(right))
            found[thing] = float(left @ right) / lengths if lengths else 0.0
    return ", ".join(f"{thing} {found[thing]:.1f}" for thing in sorted(found, key=lambda thing: found[thing])[: 3 * FEW])


def profile(matrices: Numbers) -> str:
    return " ".join(f"{score:.1f}" for score in -np.sort(-matrices.reshape(-1, EACH)).mean(axis=0)[:8])


def why(dream: Card, words: Sequence[str], spoken: Numbers, scores: Numbers, names: Sequence[str]) -> str:
    """For which targets a dream speaks, in both sources, and with what."""
    lines = [f"dream {dream.name}: {', '.join(dream.things)}"]
    for start, kind in zip(range(0, len(names), EACH), KINDS, strict=True):
        lines.append(f"  {kind}")
        order = start + np.argsort(-scores[:, start : start + EACH].mean(axis=0))
        for at in order[:6]:
            most = [words[number] for number in np.argsort(-spoken[:, at])[:3] if spoken[number, at] > 0]
            lines.append(f"    {names[at]:14}{scores[0, at]:6.1f}{scores[1, at]:6.1f}   {', '.join(most)}")
    return "\n".join(lines)
