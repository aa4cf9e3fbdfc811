"""Mysterium: the seven days, the cards on the table with the orbs on them, what lies before each psychic, votes, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gaslamp.core import Message
from gaslamp.games.mysterium.board import DAYS, KIND_NAMES, SHARED
from gaslamp.games.mysterium.text import beside
from gaslamp.games.mysterium.view import Ballot, MysteriumView, Orb
from gaslamp.locales import say
from gaslamp.research.pictures.drawing import (
    BRASS,
    DUSK,
    EDGE,
    FOG,
    GASLIGHT,
    HEAD,
    INK,
    NIGHT,
    PALE,
    PARCHMENT,
    RED,
    SEPIA,
    SLATE,
    STEEL,
    WIDTH,
    Drawing,
    Letters,
    box,
    circle,
    paragraph,
    tag,
    told,
    words,
)
from gaslamp.research.pictures.mysterium_cards import (
    CARD,
    DREAM,
    GROUNDS,
    HUES,
    RIMS,
    back,
    card,
    card_name,
    dream,
    dream_name,
    missed,
    no_dream,
    orb,
    row,
    seen_on,
    sign,
)
from gaslamp.research.pictures.people import cleared, knife

ROOM = WIDTH - 2.0 * EDGE
GAP = 8.0
DAY = 46.0
"""How wide a day of the calendar is."""
PANEL = (ROOM - 12) / 2
"""How wide what lies before a psychic is: two beside each other."""
PAD = 12.0
MOST = 8
"""Cards in a row; there may be twelve of a kind, and their names are long in some languages."""
TILE = (PANEL - 2 * PAD - 3 * 7) / 4
"""How wide a dream is before a psychic."""


def draw(facts: Any, view: MysteriumView, uid: str) -> Drawing:
    parts = [_calendar(view, HEAD)]
    y = HEAD + parts[0][1]
    for part in (_tableau, _shared, _psychics, _hand):
        parts.append(part(view, facts, y))
        y += parts[-1][1]
    return Drawing(y - 14 + EDGE, "".join(svg for svg, _ in parts), _told(facts, view))


def _heading(x: float, y: float, text: str, name: str = "") -> str:
    """A line above what follows, 24 high."""
    mark = sign(x + 9, y + 9, name, 19, BRASS) if name else ""
    return mark + words(x + (26 if name else 0), y + 14, text, 15, PALE, text_anchor="start")


# The calendar.


def _calendar(view: MysteriumView, top: float) -> tuple[str, float]:
    """The seven days, and beside them what is left of dreams."""
    drawn = [box(EDGE, top, DAYS * DAY + 8, 52, SLATE, BRASS, rx=12)]
    for day in range(1, DAYS + 1):
        x, now = EDGE + 4 + DAY * (day - 0.5), day == view.day
        if now:
            drawn += [circle(x, top + 26, 21, "#5a3f16"), circle(x, top + 26, 17, GASLIGHT, "#ffe9b0", 1.5)]
        struck: Letters = {"text_decoration": "line-through"} if day < view.day else {"font_weight": "bold"}
        drawn.append(words(x, top + 33, str(day), 20, SEPIA if now else FOG if day < view.day else PARCHMENT, **struck))
    left = EDGE + DAYS * DAY + 26
    difficulty = told("web-mysterium-difficulty", difficulty=Message(f"mysterium-option-difficulty-{view.difficulty}"))
    piles, *more = [say(line) for line in beside(view)[1:]]
    said, high = paragraph(left, top, [piles, " ".join([difficulty, *more])], 14.5, WIDTH - EDGE - left)
    return "".join(drawn) + said, max(52.0, high) + 14


# The cards on the table.


def _tableau(view: MysteriumView, facts: Any, top: float) -> tuple[str, float]:
    drawn, y = [], top
    for kind, cards in zip(KIND_NAMES, (view.characters, view.locations, view.objects), strict=True):
        if not cards:
            continue
        drawn.append(_heading(EDGE, y, told(f"web-mysterium-row-{kind}"), kind))
        rows = 1 if len(cards) <= MOST else 2
        each = -(-len(cards) // rows)
        wide = min(150.0, (ROOM - GAP * (each - 1)) / each)
        for index, name in enumerate(cards):
            left, below = EDGE + (wide + GAP) * (index % each), y + 28 + (CARD + 14) * (index // each)
            drawn.append(_card(view, name, kind, facts["cards"][name]["things"], left, below, wide))
        y += 28 + (CARD + 14) * rows + 4
    return "".join(drawn), y - top


def _card(view: MysteriumView, name: str, kind: str, things: Sequence[str], x: float, y: float, wide: float) -> str:
    """A card, the orbs that are laid on it above, and below those for whom it is wrong, or right as the ghost knows."""
    guessed = [each.colour for each in view.orbs if each.guess == name]
    meant = [each.colour for each in view.orbs if each.combination is not None and name in each.combination]
    above = [orb(0, 0, colour, 10.5) for colour in guessed]
    below = [orb(0, 0, colour, 9.5, hollow=True) for colour in meant]
    below += [missed(0, 0, each.colour, 9.5) for each in view.orbs if name in each.misses]
    tile = card(x, y, wide, name, kind, things, rim=HUES[guessed[0]] if guessed else "")
    return tile + row(x + 13, y - 2, wide - 26, above) + row(x + 13, y + CARD, wide - 26, below)


# The second stage.


def _shared(view: MysteriumView, facts: Any, top: float) -> tuple[str, float]:
    """The dream for everybody, and the votes."""
    if view.stage == 1:
        return "", 0
    drawn = [_heading(EDGE, top, told("web-mysterium-shared"), "dream")]
    x, y = float(EDGE), top + 26
    wide = 132.0
    for number in view.shared:
        drawn.append(dream(x, y, wide, number, facts["dreams"][number - 1]))
        x += wide + GAP
    laid, more = _laid(view, facts, x, y, wide, ROOM) if view.dreaming is None else ("", 0)
    x += (wide + GAP) * more
    for _ in range(len(view.shared) + more, SHARED):
        drawn.append(no_dream(x, y, wide))
        x += wide + GAP
    said, high = paragraph(x + 10, y - 4, _votes(view), 14.5, WIDTH - EDGE - x - 10)
    return "".join(drawn) + laid + said, 26 + max(DREAM, high) + 16


def _votes(view: MysteriumView) -> list[str]:
    """How the votes stand, and how those before ended."""
    lines = []
    if len(view.shared) < SHARED:
        waits = told("web-mysterium-shared-laying", count=view.laid_count) if view.laid_count else ""
        lines.append(waits or told("web-mysterium-shared-waits"))
    if view.question == "vote":
        lines.append(told("web-mysterium-ladder", round=view.round))
        voted = tuple(Message(f"mysterium-seat-{seat}") for seat in view.voted)
        lines.append(told("web-mysterium-votes-in", who=voted) if voted else told("web-mysterium-no-votes"))
    if view.votes:
        lines.append(told("list-separator").join(_named(seat, colour) for seat, colour in _in_turn(view, view.votes)) + ".")
    return lines + [_ballot(view, ballot) for ballot in view.ballots]


def _in_turn(view: MysteriumView, votes: dict[str, str]) -> list[tuple[str, str]]:
    return [(seat, votes[seat]) for seat in dict.fromkeys(each.seat for each in view.orbs) if seat in votes]


def _named(seat: str, colour: str) -> str:
    return told("web-mysterium-named", who=Message(f"mysterium-seat-{seat}"), colour=_colour(colour))


def _ballot(view: MysteriumView, ballot: Ballot) -> str:
    named = told("list-separator").join(_named(seat, colour) for seat, colour in _in_turn(view, ballot.votes))
    if ballot.accused is None:
        end = told("web-mysterium-nobody-accused")
    else:
        suspected = next(each.suspected for each in view.orbs if each.colour == ballot.accused)
        won = view.outcome is not None and view.culprit == ballot.accused
        end = told(
            "mysterium-guilty" if won else "web-mysterium-accused" if suspected else "mysterium-innocent",
            colour=_colour(ballot.accused),
        )
    return told("web-mysterium-ballot", day=ballot.day, votes=named, end=end)


def _colour(colour: str) -> Message:
    return Message(f"mysterium-colour-{colour}")


# The psychics.


def _psychics(view: MysteriumView, facts: Any, top: float) -> tuple[str, float]:
    """In two columns, everybody where there is more room."""
    drawn, ends = [], [top, top]
    for each in view.orbs:
        column = ends.index(min(ends))
        high = _height(view, each)
        drawn.append(_panel(view, facts, each, EDGE + (PANEL + 12) * column, ends[column], high))
        ends[column] += high + 12
    return "".join(drawn), max(ends) - top + 2


def _before(view: MysteriumView, each: Orb) -> int:
    """How many dreams lie before a psychic, face down ones included."""
    return sum(map(len, each.nights)) + (view.laid_count if view.dreaming == each.colour else 0)


def _height(view: MysteriumView, each: Orb) -> float:
    rows = -(-_before(view, each) // 4)
    return 98 + (DREAM + 7) * rows + (PAD - 7 if rows else 0)


def _panel(view: MysteriumView, facts: Any, each: Orb, x: float, y: float, high: float) -> str:
    """What lies before a psychic: what he seeks, has found and guessed, and his dreams."""
    acts = each.seat in view.to_act and (view.stage == 2 or (each.dreamt and each.guess is None))
    culprit = view.culprit == each.colour
    rim = RED if culprit else GASLIGHT if acts else STEEL
    drawn = [box(x, y, PANEL, high, NIGHT if acts else SLATE, rim, rx=12, stroke_width=2 if culprit else 1.4)]
    drawn.append(orb(x + 27, y + 27, each.colour, 17))
    title, below = _states(view, each)
    room = PANEL - 62 - (44 if view.stage == 2 else 0)
    drawn.append(words(x + 53, y + (23 if below else 33), title, 16, PARCHMENT, room, text_anchor="start", font_weight="bold"))
    drawn.append(words(x + 53, y + 43, below, 13.5, PALE, room, text_anchor="start"))
    if culprit:
        drawn.append(knife(x + PANEL - 26, y + 26, 15))
    elif not each.suspected:
        drawn.append(cleared(x + PANEL - 26, y + 26, 15))
    drawn += [_slot(each, index, x + PAD, y + 56) for index in range(3)]
    voters = [orb(0, 0, seat, 9.5) for seat, colour in _in_turn(view, view.votes) if colour == each.colour]
    drawn.append(row(x + PANEL - 14 - 20 * max(0, len(voters) - 1), y, PANEL, voters))
    tiles = [(number, day) for night, day in zip(each.nights, each.days, strict=True) for number in night]
    for index, (number, day) in enumerate(tiles):
        left, top = x + PAD + (TILE + 7) * (index % 4), y + 98 + (DREAM + 7) * (index // 4)
        drawn.append(dream(left, top, TILE, number, facts["dreams"][number - 1], told("web-mysterium-night", night=day)))
    if view.dreaming == each.colour:
        drawn.append(_laid(view, facts, x + PAD, y + 98, TILE, PANEL, len(tiles))[0])
    picture = "".join(drawn)
    return tag("g", picture, opacity=0.6) if not each.suspected else picture


def _laid(view: MysteriumView, facts: Any, x: float, y: float, wide: float, room: float, before: int = 0) -> tuple[str, int]:
    """The dreams that are being laid: the ghost sees which, everybody else their backs. How many they are."""
    drawn, gap = [], 7.0 if room == PANEL else GAP
    for index in range(view.laid_count):
        place = before + index
        left, top = (x + (wide + gap) * (place % 4), y + (DREAM + gap) * (place // 4))
        if view.laid is not None:
            drawn.append(dream(left, top, wide, view.laid[index], facts["dreams"][view.laid[index] - 1], laid=True))
        else:
            drawn.append(back(left, top, wide))
    return "".join(drawn), view.laid_count


def _states(view: MysteriumView, each: Orb) -> tuple[str, str]:
    """How far a psychic is: in a line, and in another below."""
    who = Message(f"mysterium-seat-{each.colour}")
    title = told("web-mysterium-done", who=who)
    if each.seeks is not None:
        title = told("web-mysterium-seeks", who=who, kind=Message(f"mysterium-kind-{each.seeks}"))
    if view.culprit == each.colour:
        return title, told("mysterium-culprit-is", colour=_colour(each.colour))
    if view.stage == 2:
        return title, "" if each.suspected else told("mysterium-innocent", colour=_colour(each.colour))
    if each.guess is not None:
        return title, told("web-mysterium-has-guessed", card=card_told(each.guess))
    if view.dreaming == each.colour and view.laid_count:
        return title, told("web-mysterium-laying", count=view.laid_count)
    if each.seeks is not None and view.question == "day" and not each.dreamt:
        return title, told("web-mysterium-waits")
    return title, told("web-mysterium-not", cards=tuple(map(card_told, each.misses))) if each.misses else ""


def card_told(name: str) -> Message:
    return Message(f"mysterium-card-{name}")


def _slot(each: Orb, index: int, x: float, y: float) -> str:
    """A card of the three: found, sought, still to come; or known to the ghost alone."""
    kind, wide = KIND_NAMES[index], (PANEL - 2 * PAD - 2 * GAP) / 3
    left = x + (wide + GAP) * index
    found, known = index < len(each.found), each.combination
    sought = each.seeks == kind
    rim = RIMS[kind] if found else GASLIGHT if sought else STEEL
    dashes = {} if found else {"stroke_dasharray": "5 4"}
    drawn = [box(left, y, wide, 30, GROUNDS[kind] if found else INK, rim, rx=7, stroke_width=1.4, **dashes)]
    drawn.append(sign(left + 17, y + 15, kind, 20, PARCHMENT if found else GASLIGHT if sought else FOG))
    name = card_name(each.found[index]) if found else card_name(known[index]) if known is not None else "?" if sought else ""
    colour = PARCHMENT if found else DUSK if known is not None else GASLIGHT
    bold = {"font_weight": "bold"} if found else {"font_style": "italic"}
    drawn.append(words(left + 34, y + 20, name, 14, colour, wide - 42, text_anchor="start", **bold))
    return "".join(drawn)


# The ghost.


def _hand(view: MysteriumView, facts: Any, top: float) -> tuple[str, float]:
    if not view.hand:
        return "", 0
    wide = (ROOM - GAP * 6) / 7
    drawn = [_heading(EDGE, top, told("web-mysterium-ghosts-hand"), "dream")]
    for index, number in enumerate(view.hand):
        drawn.append(dream(EDGE + (wide + GAP) * index, top + 26, wide, number, facts["dreams"][number - 1]))
    return "".join(drawn), 26 + DREAM + 14


# In words.


def _told(facts: Any, view: MysteriumView) -> list[str]:
    lines = [
        seen_on(card_name(name), facts["cards"][name]["things"]) for name in (*view.characters, *view.locations, *view.objects)
    ]
    for each in view.orbs:
        lines += [told("web-mysterium-sentence", text=_states(view, each)[0])]
        if each.found:
            lines.append(told("web-mysterium-has-found", cards=tuple(map(card_told, each.found))))
        if each.combination is not None and len(each.found) < 3:
            lines.append(
                told(
                    "web-mysterium-combination",
                    colour=_colour(each.colour),
                    cards=tuple(map(card_told, each.combination)),
                )
                + "."
            )
        lines.append(_states(view, each)[1])
        for night, day in zip(each.nights, each.days, strict=True):
            lines += [
                told("web-mysterium-in-night", night=day, dream=seen_on(dream_name(number), facts["dreams"][number - 1]))
                for number in night
            ]
    lines += [told("web-mysterium-laid", dream=seen_on(dream_name(n), facts["dreams"][n - 1])) for n in view.laid or ()]
    if view.stage == 2:
        lines += [told("web-mysterium-shared") + ":", *(seen_on(dream_name(n), facts["dreams"][n - 1]) for n in view.shared)]
        lines += _votes(view)
    if view.hand:
        lines += [told("web-mysterium-ghosts-hand") + ":", *(seen_on(dream_name(n), facts["dreams"][n - 1]) for n in view.hand)]
    return lines
