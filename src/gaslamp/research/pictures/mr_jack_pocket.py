"""Mr. Jack Pocket: nine tiles with their streets and walls, the detectives on the rim and what they see, the four tokens."""

from __future__ import annotations

from gaslamp.core import Message
from gaslamp.games.mr_jack_pocket.view import PocketView, Tile
from gaslamp.research.pictures.drawing import (
    BRASS,
    BRICK,
    BRIGHT,
    DUSK,
    DUSK_DEEP,
    EDGE,
    FOG,
    GASLIGHT,
    HEAD,
    INK,
    NIGHT,
    PALE,
    PARCHMENT,
    RED,
    SLATE,
    STEEL,
    VERDIGRIS,
    WIDTH,
    Drawing,
    Point,
    at,
    box,
    circle,
    number,
    paragraph,
    path,
    polygon,
    tag,
    told,
    words,
)
from gaslamp.research.pictures.people import HUES, bust, eye, knife, plate

TILE, RIM = 100.0, 52.0
SIZE = 3 * TILE + 2 * RIM
SCALE = 1.3
"""The board is drawn in units in which a tile is 100 wide."""
ROAD = 16.0
TURN = {"n": 0, "e": 90, "s": 180, "w": 270}
TURNS = 8
BESIDE = EDGE + SCALE * SIZE + 24
"""Where what lies beside the board begins."""


def draw(view: PocketView) -> Drawing:
    board = [
        box(0, 0, SIZE, SIZE, "#10121b", BRASS, rx=14, stroke_width=1.4),
        *(_rim(place) for place in range(1, 13)),
        *(_empty(place) for place in range(len(view.tiles) + 1, 10)),
        *(at(*_tile_at(place), _streets(tile)) for place, tile in enumerate(view.tiles, 1)),
        *(_sight(view, name) for name in view.detectives),
        *(at(*_tile_at(place), _who(view, tile, place)) for place, tile in enumerate(view.tiles, 1)),
        *_detectives(view),
    ]
    beside = _turns(view) + (_tokens(view) if view.actions else "")
    case, _ = paragraph(BESIDE, HEAD + (326 if view.actions else 92), _case(view), 17, WIDTH - EDGE - BESIDE)
    return Drawing(HEAD + SCALE * SIZE + EDGE, at(EDGE, HEAD, *board, scale=SCALE) + beside + case, _told(view))


# Where things lie.


def _tile_at(place: int) -> Point:
    return RIM + TILE * ((place - 1) % 3 + 0.5), RIM + TILE * ((place - 1) // 3 + 0.5)


def _looks(place: int) -> tuple[int, int]:
    """Where who stands on a place of the rim looks to."""
    return ((0, 1), (-1, 0), (0, -1), (1, 0))[(place - 1) // 3]


def _rim_at(place: int) -> Point:
    """Clockwise from above the left column."""
    near, far = RIM / 2, SIZE - RIM / 2
    along = [RIM + TILE * (each + 0.5) for each in (0, 1, 2)]
    step = (place - 1) % 3
    return ((along[step], near), (far, along[step]), (along[2 - step], far), (near, along[2 - step]))[(place - 1) // 3]


# The board.


def _rim(place: int) -> str:
    return circle(*_rim_at(place), 10, "#171b28", "#2c3448", 1.5)


def _empty(place: int) -> str:
    x, y = _tile_at(place)
    return box(x - 48, y - 48, 96, 96, "#12151f", "#2c3448", rx=6, stroke_dasharray="5 5")


def _streets(tile: Tile) -> str:
    """A tile's ground, seen from above; the wall closes the way to its side."""
    half = TILE / 2
    crossroads = tile.wall is None or tile.suspect == "lane"  # at Lane's a barricade closes a street that is there
    across = f"M{-half} {-ROAD}H{half}V{ROAD}H{-half}Z"
    down = f"M{-ROAD} {-half if crossroads else -ROAD}H{ROAD}V{half}H{-ROAD}Z"
    stone = {(True, True): "#c2964c", (True, False): "#86714b", (False, True): "#5a5546"}.get((tile.in_sight, tile.up), "#3e4149")
    houses = [(-half, -half), (ROAD, -half), (-half, ROAD), (ROAD, ROAD)]
    drawn = [
        box(-half, -half, TILE, TILE, "#171b28"),
        path(across + down, stone),
        *(_house(x + 2.5, y + 2.5, half - ROAD - 5, along=index in (0, 3)) for index, (x, y) in enumerate(houses)),
    ]
    if not crossroads:
        drawn.append(_house(-ROAD, -half + 2.5, 2 * ROAD, along=True))
    if tile.wall is not None:
        wide = ROAD + 3 if tile.suspect == "lane" else half - 1
        joints = "".join(f"M{number(x)} {-half + 2}v4.5m9 0v4.5" for x in range(int(-wide) + 9, int(wide) - 8, 18))
        drawn += [
            box(-wide, -half + 1, 2 * wide, 11, BRICK, "#f0cdb0", stroke_width=1.5),
            path(f"M{-wide} {-half + 6.5}H{wide}{joints}", "none", "#f0cdb0", 0.8, stroke_opacity=0.65),
        ]
    turned = tag("g", *drawn, transform=f"rotate({TURN[tile.wall or 'n']})")
    return turned + box(-half, -half, TILE, TILE, "none", "#07080d", stroke_width=2)


def _house(x: float, y: float, size: float, along: bool) -> str:
    half, high = size / 2, 29.0
    roof = box(0, 0, size, half, "#2a3249") if along else box(0, 0, half, high, "#2a3249")
    ridge = f"M0 {half}H{size}" if along else f"M{half} 0V{high}"
    lit = "M5 24h4v3h-4zM19 24h4v3h-4z" if along else "M24 5h3v4h-3zM24 19h3v4h-3z"
    chimney = box(size - 9, 4, 5, 5, "#7a4334", "#14121a") if along else box(4, high - 9, 5, 5, "#7a4334", "#14121a")
    return at(
        x, y, box(0, 0, size, high, "#39435e", rx=1.5), roof, path(ridge, "none", "#56627f", 1.4), path(lit, "#ffcf7a"), chimney
    )


def _sight(view: PocketView, name: str) -> str:
    """A detective's look along a street, as far as it goes."""
    line = view.sight[name]
    if not line:
        return ""
    x, y = _rim_at(view.detectives[name])
    dx, dy = _looks(view.detectives[name])
    near, far = RIM / 2, RIM / 2 + TILE * len(line)
    corners = [(near, -5), (far, -15 - 2 * len(line)), (far, 15 + 2 * len(line)), (near, 5)]
    cone = polygon((x + dx * on - dy * off, y + dy * on + dx * off) for on, off in corners)
    return path(cone, "#ffe9b0", fill_opacity=0.42)


def _who(view: PocketView, tile: Tile, place: int) -> str:
    name = told(f"web-pocket-short-{tile.suspect}")
    drawn = [bust(0, -5, tile.suspect, 23, grey=not tile.up)]
    if view.jack == tile.suspect:
        drawn.append(tag("circle", cx=0, cy=-5, r=26, fill="none", stroke=RED, stroke_width=3, stroke_dasharray="5 3"))
    drawn.append(plate(0, 27, name, 62, 12, HUES[tile.suspect], grey=not tile.up))
    drawn += [circle(-37, -37, 8.5, INK, FOG, 1), words(-37, -33, str(place), 11.5, font_weight="bold")]
    if tile.in_sight:
        drawn.append(eye(37, -37, True))
    if tile.rotated:
        drawn += [circle(38, 27, 8.5, INK, FOG, 1), at(38, 27, path(_ICONS["rotation"], "none", PARCHMENT, 2.6), scale=0.42)]
    if view.jack == tile.suspect:
        drawn.append(knife(26, -20))
    return "".join(drawn)


def _detectives(view: PocketView) -> list[str]:
    """Those on one place of the rim stand side by side along it."""
    drawn: list[str] = []
    for place in range(1, 13):
        here = [name for name, spot in view.detectives.items() if spot == place]
        (x, y), (dx, _) = _rim_at(place), _looks(place)
        for index, name in enumerate(here):
            aside = 42 * (index - (len(here) - 1) / 2)
            left, top = (x, y + aside) if dx else (x + aside, y)
            drawn += [circle(left, top, 23, INK), bust(left, top - 2, name, 21, hue=VERDIGRIS)]
            drawn.append(plate(left, top + 19, told(f"mr_jack_pocket-name-{name}"), 44, 10.5, VERDIGRIS))
    return drawn


# Beside the board.

_ICONS = {
    "alibi": "M-8-11H4L9-6V11H-8ZM4-11V-6H9M-4 0H5M-4 5H5",
    "rotation": "M9-7A11 11 0 1 0 11 3M10-12V-6H4",
    "exchange": "M-11-5H10M5-10 11-5 5 0M11 6H-10M-5 1-11 6-5 11",
    "joker": "M0-12 11 0 0 12-11 0ZM-3-2.5C-3-7 4-6 3-2 2 .5 0 0 0 3M0 6.5V7",
}


def _turns(view: PocketView) -> str:
    """The turns: whose tokens were taken, and which is being played."""
    step = (WIDTH - EDGE - BESIDE) / TURNS
    drawn = [words(BESIDE, HEAD + 16, told("web-pocket-turns"), 16, PALE, text_anchor="start")]
    for turn in range(1, TURNS + 1):
        x, y = BESIDE + step * (turn - 0.5), HEAD + 50
        taken = view.turn_tokens[turn - 1] if turn <= len(view.turn_tokens) else None
        now = turn == view.turn and view.outcome is None
        fill = {"jack": DUSK_DEEP, "investigator": "#22564a"}.get(taken or "", "#3a2c12" if now else SLATE)
        rim = {"jack": DUSK, "investigator": VERDIGRIS}.get(taken or "", GASLIGHT if now else STEEL)
        drawn += [circle(x, y, 19, fill, rim, 2), words(x, y - 3, str(turn), 13, PARCHMENT, font_weight="bold")]
        mark = "M-3.5-5h7L0 0l3.5 5h-7L0 0Z" if taken == "jack" else "M-1-4.5a3.5 3.5 0 1 0 .01 0ZM1.8 2 4.5 5"
        if taken:
            drawn.append(at(x, y + 7, path(mark, "none", rim, 1.5)))
    return "".join(drawn)


def _tokens(view: PocketView) -> str:
    """The action tokens as they lie, and what they show in the next turn."""
    top, wide, high = HEAD + 92, (WIDTH - EDGE - BESIDE - 14) / 2, 92.0
    drawn = [words(BESIDE, top + 12, told("web-pocket-actions"), 16, PALE, text_anchor="start")]
    for index, action in enumerate(view.actions):
        x, y = BESIDE + (wide + 14) * (index % 2), top + 24 + (high + 10) * (index // 2)
        then = view.next_actions[index] if index < len(view.next_actions) else ""
        rim = STEEL if action.used else GASLIGHT
        drawn.append(box(x, y, wide, high, SLATE if action.used else NIGHT, rim, rx=12, stroke_width=1.4))
        drawn.append(_face(x + 42, y + high / 2, action.face, 27, action.used))
        name, room = told(f"mr_jack_pocket-face-{action.face}"), wide - 86
        struck = {"text_decoration": "line-through"} if action.used else {"font_weight": "bold"}
        drawn.append(
            words(
                x + 80, y + (43 if then else 52), name, 17, FOG if action.used else PARCHMENT, room, text_anchor="start", **struck
            )
        )
        below = told("web-pocket-next", face=Message(f"mr_jack_pocket-face-{then}")) if then else ""
        drawn.append(words(x + 80, y + 65, below, 13, FOG, room, text_anchor="start"))
    return "".join(drawn)


def _face(x: float, y: float, face: str, radius: float, used: bool) -> str:
    if face in ("holmes", "watson", "toby"):
        return bust(x, y, face, radius, grey=used)
    ink = FOG if used else BRIGHT
    icon = path(_ICONS[face], "none", ink, 2.4, stroke_linecap="round", stroke_linejoin="round")
    return circle(x, y, radius, INK, STEEL if used else BRASS, 2) + at(x, y, icon, scale=radius / 22)


def _case(view: PocketView) -> list[str]:
    """What the board does not show."""
    left = sum(tile.up for tile in view.tiles)
    lines = [told("web-pocket-suspects", count=left)] if len(view.tiles) == 9 else []
    if view.chase:
        lines.append(told("mr_jack_pocket-chase"))
    if view.shown:
        lines.append(told("mr_jack_pocket-shown", names=_names(view.shown)))
    if view.jack_cards and not view.cards:
        lines.append(told("mr_jack_pocket-jack-cards", count=view.jack_cards))
    if view.jack is not None:
        lines.append(told("mr_jack_pocket-you-are", name=_named(view.jack)))
    if view.cards:
        lines.append(told("mr_jack_pocket-your-cards", cards=_names(view.cards)))
    if view.jack is not None and view.hourglasses is not None:
        lines.append(told("mr_jack_pocket-your-hourglasses", count=view.hourglasses))
    return lines


def _told(view: PocketView) -> list[str]:
    """The board in words."""
    lines = []
    for place, tile in enumerate(view.tiles, 1):
        said = [told("web-pocket-tile", place=place, name=_named(tile.suspect))]
        said.append(told(f"web-pocket-wall-{tile.wall}" if tile.wall else "web-pocket-no-wall"))
        said += [] if tile.up else [told("web-pocket-blank")]
        said.append(told("web-pocket-in-sight" if tile.in_sight else "web-pocket-out-of-sight"))
        lines.append(told("list-separator").join(said) + ".")
    standing = [told("web-pocket-detective", name=_named(name), place=place) for name, place in view.detectives.items()]
    return [*lines, *(f"{line}." for line in standing)]


def _named(name: str) -> Message:
    return Message(f"mr_jack_pocket-name-{name}")


def _names(names: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(_named(name) for name in names)
