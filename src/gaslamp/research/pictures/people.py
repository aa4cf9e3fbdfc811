"""Faces for those who stand on a board: small busts by lamplight, told apart by a colour and a hat, and always with a name."""

from __future__ import annotations

from gaslamp.research.pictures.drawing import (
    BRIGHT,
    DUSK_DEEP,
    INK,
    PARCHMENT,
    RED,
    SEPIA,
    STEEL,
    at,
    box,
    circle,
    path,
    tag,
    words,
)

HATS = {
    "bare": "M-8.3-4C-9.5-17 9.5-17 8.3-4 6.5-8 3-10-2-9.5-5-9-7-7-8.3-4Z",
    "bowler": "M-12-8.5Q0-5.5 12-8.5 11-10.5 8.4-10.2C8.4-20-8.4-20-8.4-10.2-11-10.5-12-8.5-12-8.5Z",
    "top": "M-12.5-8.5Q0-5.8 12.5-8.5 12-10.4 8-10.2L8.6-21Q0-22.5-8.6-21L-8-10.2Q-12-10.4-12.5-8.5Z",
    "deerstalker": "M-14-6.5Q-9-9.5-8.6-11C-8-20.5 8-20.5 8.6-11Q9-9.5 14-6.5 0-11-14-6.5ZM-2-18.5a2 2 0 1 1 4 0Z",
    "helmet": "M-10.5-7.5Q0-4.5 10.5-7.5L9-11C9-18 5-21 1.4-21.3v-1.7h-2.8v1.7C-5-21-9-18-9-11Z",
    "cap": "M-9.5-8C-12-17-4-17.5 1-17 9-16.5 12-13 9-9.5L14.5-6.8Q4-9-9.5-8Z",
    "hood": "M-13 9C-15-22 15-22 13 9 10 3 9.5-8 0-9-9.5-8-10 3-13 9Z",
    "bonnet": "M-11 3C-13-10-9-15-6-15-5-21 6-21 7-15 11-15 13-8 11 3 9.5-1 9-6 5-9-1-9.5-6-8-8-5-9.5-2-10 0-11 3Z",
}
WEARS = {
    "holmes": "deerstalker",
    "watson": "bowler",
    "smith": "cap",
    "lestrade": "bowler",
    "stealthy": "hood",
    "goodley": "helmet",
    "gull": "top",
    "bert": "cap",
    "madame": "bonnet",
    "pizer": "bare",
    "lane": "cap",
    "beach": "top",
    "rider": "bare",
    "latimer": "bare",
    "grant": "bonnet",
    "callahan": "helmet",
    "eastman": "bowler",
    "tumblety": "top",
}
HUES = {
    "holmes": "#e2503c",
    "watson": "#b07a45",
    "smith": "#f3cf3b",
    "lestrade": "#4f8fe6",
    "stealthy": "#4cb46c",
    "goodley": "#f4f1ea",
    "gull": "#a97fe6",
    "bert": "#f28c34",
    "madame": "#e58bb0",
    "pizer": "#6fb7c9",
    "lane": "#b9c36a",
    "toby": "#d9a05b",
    "beach": "#b07a45",
    "rider": "#e2503c",
    "latimer": "#f3cf3b",
    "grant": "#4cb46c",
    "callahan": "#a8a092",
    "eastman": "#7d8bb0",
    "tumblety": "#a97fe6",
}
GREY = "#6d7382"


def bust(x: float, y: float, name: str, radius: float, grey: bool = False, hue: str = "") -> str:
    """Somebody's face in a ring of his colour; grey for who is out of the game."""
    colour = GREY if grey else hue or HUES.get(name, PARCHMENT)
    ground = circle(0, 0, 24, "#20222b" if grey else "#2a2230", colour, 3)
    drawn = _dog(grey) if name == "toby" else _face(WEARS.get(name, "bare"), colour, grey)
    return at(x, y, ground, tag("g", *drawn, opacity=0.55 if grey else None), scale=radius / 25.5)


def _face(hat: str, colour: str, grey: bool) -> list[str]:
    skin, hair = ("#a9a8ac", "#3a3d47") if grey else ("#e0b08a", "#3a2620")
    worn = hair if hat == "bare" else "#4a4d58" if grey else colour
    return [
        path(
            "M-18.5 13.9A23 23 0 0 0 18.5 13.9C14.5 6 8 5.5 5.5 5L-5.5 5C-8 5.5-14.5 6-18.5 13.9Z",
            "#4a4d58" if grey else colour,
        ),
        path("M-4.5 5.5 0 12.5 4.5 5.5 0 8Z", "#f1e7d0", INK, 0.6),
        path("M-3.5 2h7v5L0 10-3.5 7Z", skin),
        tag("ellipse", cx=0, cy=-3.5, rx=7.6, ry=9, fill=skin),
        path("M-3.2-3.4h0M3.2-3.4h0", "none", SEPIA, 2, stroke_linecap="round"),
        path("M-3 2q3 1.6 6 0", "none", "#8a4a3a", 1.3, stroke_linecap="round"),
        path(HATS[hat], worn, INK, 1),
    ]


def _dog(grey: bool) -> list[str]:
    coat, ear = ("#a9a8ac", "#5b5e69") if grey else ("#d9a05b", "#7b4a26")
    return [
        path("M-14 17C-13 9-8 8 0 8s13 1 14 9A23 23 0 0 1-14 17Z", coat),
        tag("ellipse", cx=0, cy=-3, rx=10.5, ry=12, fill=coat),
        path("M-2-14.5h4L3.5-3h-7Z", PARCHMENT),
        path("M-10-11C-19-10-18 7-13 9-9 5-10-3-7-9ZM10-11C19-10 18 7 13 9 9 5 10-3 7-9Z", ear, INK, 0.8),
        tag("ellipse", cx=0, cy=4.5, rx=6.5, ry=5, fill=PARCHMENT),
        tag("ellipse", cx=0, cy=2.2, rx=2.8, ry=2, fill=SEPIA),
        path("M-4.5-5h0M4.5-5h0", "none", SEPIA, 3, stroke_linecap="round"),
    ]


def plate(x: float, y: float, text: str, room: float, size: float, hue: str, grey: bool = False) -> str:
    """A name below a face."""
    high = 1.25 * size
    frame = box(x - room / 2, y - high / 2, room, high, INK, GREY if grey else hue, rx=3.5, fill_opacity=0.94, stroke_width=1)
    letters = {"font_style": "italic"} if grey else {"font_weight": "bold"}
    return frame + words(x, y + 0.36 * size, text, size, "#b9bcc8" if grey else PARCHMENT, room - 5, **letters)


def eye(x: float, y: float, seen: bool, radius: float = 9) -> str:
    """Whether somebody can be seen."""
    ink = SEPIA if seen else "#aab3cb"
    lid = (
        "M-5.5 0C-3-4.5 3-4.5 5.5 0 3 4.5-3 4.5-5.5 0Z"
        if seen
        else "M-5.5-1.5C-3 2.5 3 2.5 5.5-1.5M-3.5 1.5l-1.2 2M0 2.2v2.2M3.5 1.5l1.2 2"
    )
    inside = [circle(0, 0, 9, BRIGHT if seen else "#10131c", INK if seen else "#7c87a5", 1.2), path(lid, "none", ink, 1.5)]
    return at(x, y, *inside, *([circle(0, 0, 1.8, ink)] if seen else []), scale=radius / 9)


def cleared(x: float, y: float, radius: float = 9) -> str:
    """A tick: innocent."""
    mark = path("M-4 .5-1 3.5 4.5-3.5", "none", "#1f3a2f", 2.4, stroke_linecap="round", stroke_linejoin="round")
    return at(x, y, circle(0, 0, 9, "#e9eee2", INK, 1), mark, scale=radius / 9)


def knife(x: float, y: float, radius: float = 9) -> str:
    """Mr. Jack's sign."""
    blade = path("M-4.5 4.5-2.5 2.5 4-5Q5.5-2 1 2.5L-.5 4-2.5 2.5Z", PARCHMENT, PARCHMENT, 0.8, stroke_linejoin="round")
    return at(
        x,
        y,
        circle(0, 0, 9, "#8b3626", PARCHMENT, 1),
        blade,
        path("M-4.5 4.5-2.5 2.5", "none", PARCHMENT, 2.6),
        scale=radius / 9,
    )


def side_mark(x: float, y: float, is_jack: bool, radius: float = 9, bright: bool = True) -> str:
    """The sign of a side: a knife for Mr. Jack, a magnifying glass for who looks for him."""
    glass = path("M-1-5a4 4 0 1 0 .01 0ZM2 2 5.5 5.5", "none", PARCHMENT, 1.9, stroke_linecap="round")
    blade = path("M-5 5 4.5-5.5Q5.5-2-.5 3.5L-2.5 2.5", "none", PARCHMENT, 1.7, stroke_linecap="round", stroke_linejoin="round")
    rim = (RED if is_jack else "#9fe0cc") if bright else STEEL
    disc = circle(0, 0, 9, DUSK_DEEP if is_jack else "#22564a", rim if bright else STEEL, 1.2)
    return tag("g", at(x, y, disc, blade if is_jack else glass, scale=radius / 9), opacity=None if bright else 0.55)
