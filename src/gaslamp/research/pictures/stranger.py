"""Games from elsewhere: their picture for the terminal, by lamplight."""

from __future__ import annotations

from gaslamp.research.pictures.drawing import (
    EDGE,
    HEAD,
    MONO,
    PALE,
    SLATE,
    STEEL,
    WIDTH,
    Drawing,
    Letters,
    box,
    length,
    words,
    wrapped,
)

LETTERS = 15.0
BROAD = 1.2
"""How much broader letters are that are all of one width."""


def draw(text: str) -> Drawing:
    room = WIDTH - 2 * EDGE - 40
    widest = max((length(line, LETTERS) for line in text.splitlines()), default=0)
    lines = text.splitlines()
    if widest > 2 * room:  # no drawing, but one long line of data
        lines = [part for line in lines for part in wrapped(line.replace(",", ", "), LETTERS, room)]
    size = min(LETTERS, LETTERS * room / max(1.0, *(length(line, BROAD * LETTERS) for line in lines))) if lines else LETTERS
    step = 1.3 * size
    letters: Letters = {"font_family": MONO, "text_anchor": "start", "xml:space": "preserve"}
    drawn = [
        words(EDGE + 20, HEAD + 28 + step * row, line.replace(" ", "\u00a0"), size, PALE, **letters)
        for row, line in enumerate(lines)
    ]
    height = step * len(lines) + 36
    frame = box(EDGE, HEAD, WIDTH - 2 * EDGE, height, SLATE, STEEL, rx=12)
    return Drawing(HEAD + height + EDGE, frame + "".join(drawn), [])
