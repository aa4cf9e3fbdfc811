"""The frame around every picture: what is played, through whose eyes one looks, and what is asked or how it ended."""

from __future__ import annotations

from gaslamp.core import Game, Message, Outcome, View
from gaslamp.locales import knows, say
from gaslamp.research.pictures.drawing import (
    BRASS,
    EDGE,
    FOG,
    GASLIGHT,
    INK,
    PALE,
    PARCHMENT,
    SEPIA,
    SERIF,
    WIDTH,
    Drawing,
    Picture,
    at,
    box,
    gradient,
    named,
    number,
    path,
    plain,
    tag,
    told,
    words,
)


def framed(game: Game, view: View, drawing: Drawing, uid: str) -> Picture:
    """A drawing with its title above it, and all of it in words for those who do not see it."""
    title = named(game.name, game.name)
    eyes = f"{told('web-replay-eyes')}: {', '.join(_seat(game, name) for name in view.viewer.split('+'))}"
    now = _now(game, view)
    sentences = [now, *(say(line) for line in game.beside(view) if not line.id.endswith("-legend")), *drawing.told]
    height = drawing.height
    inside = [
        tag("title", plain(f"{title}. {eyes}"), id=f"{uid}-title"),
        tag("desc", plain(" ".join(sentence for sentence in sentences if sentence)), id=f"{uid}-desc"),
        tag("defs", gradient(f"{uid}-glow", (0, "#5a3f16", 0.55), (1, "#5a3f16", 0), cx=0.06, cy=0.02, r=0.42)),
        box(1, 1, WIDTH - 2, height - 2, INK, BRASS, rx=16, stroke_width=1.5),
        box(1, 1, WIDTH - 2, height - 2, f"url(#{uid}-glow)", rx=16),
        at(EDGE + 15, 44, _lamp()),
        words(EDGE + 44, 43, title, 28, PARCHMENT, 520, font_family=SERIF, font_weight="bold", text_anchor="start"),
        words(WIDTH - EDGE, 41, eyes, 15, FOG, 340, text_anchor="end"),
        words(EDGE + 44, 71, now, 17, GASLIGHT if view.outcome else PALE, WIDTH - 2 * EDGE - 48, text_anchor="start"),
        drawing.svg,
    ]
    return Picture(
        tag(
            "svg",
            *inside,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {number(height)}",
            width=WIDTH,
            height=height,
            style="max-width:100%;height:auto",
            role="img",
            aria_labelledby=f"{uid}-title",
            aria_describedby=f"{uid}-desc",
        )
    )


def _lamp() -> str:
    """Our street lamp."""
    return "".join(
        [
            tag("circle", r=24, fill=GASLIGHT, fill_opacity=0.14),
            path(
                "M-1.3-19.5h2.6v3l8.7 7.5h-20l8.7-7.5zM-6 8h12l-1.8 4.5h-8.4zM-1.5 12.5h3v9h-3z",
                "#a9874c",
            ),
            path("M-9-9h18l-3.5 17h-11z", "#ffe9b0", SEPIA, 1.5),
            path("M0-6.5c4.5 5.5 4 11.5 0 12.5-4-1-4.5-7 0-12.5z", GASLIGHT),
        ]
    )


def _seat(game: Game, name: str) -> str:
    return say(_seat_told(game, name))


def _seat_told(game: Game, name: str) -> Message:
    """With the forms that a name has in a sentence; a stranger's seat is called what it is called."""
    told_id = f"web-viewer-{name}" if name in ("truth", "public") else f"{game.name}-seat-{name}"
    return Message(told_id if knows(told_id) else name)


def _now(game: Game, view: View) -> str:
    """How it ended, or what is asked; whose turn it is, where there are no words for that."""
    if view.outcome is not None:
        return _ended(game, view.outcome)
    asked = game.asks(view)
    if asked is not None:
        return say(asked)
    return told("web-wait-referee") if view.to_act == ("*",) else ", ".join(_seat(game, name) for name in view.to_act)


def _ended(game: Game, outcome: Outcome) -> str:
    reason = named(f"{game.name}-reason-{outcome.reason.replace(' ', '-')}", outcome.reason)
    if not outcome.winners:
        return told("web-result-nobody-because", reason=reason)
    return told("web-result-won-because", winners=tuple(_seat_told(game, name) for name in outcome.winners), reason=reason)
