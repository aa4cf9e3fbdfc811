"""Mr. Jack Pocket in text: one-line positions, a drawing for the terminal, sentences for the log.

A position is a line of `key=value` words, in the order below; what is left out is as at the start of a game:

    tiles=gull:w,bert:s,-smith:e,…  the tiles row by row with the side of their wall; `-` marks the blank side
    holmes=12 watson=4 toby=8       places on the rim, 1 to 12
    turn=3
    jack=gull                       who Jack is; without it the referee draws the identity next
    faces=alibi,-toby,rotation,joker   the four action tokens; `-` marks those used; without it they are tossed next
    rotated=gull,bert               tiles rotated this turn
    card=jack                       an alibi card is being drawn, for this side
    cards=madame,pizer              alibi cards Jack holds
    shown=lane                      alibi cards the investigator showed
    tokens=1,2                      turns whose token Jack took
    chase=yes
    over=jack:unseen                the game has ended
"""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core import Message, SetupError, View
from gaslamp.core.messages import Argument
from gaslamp.core.state import only
from gaslamp.games.mr_jack_pocket.board import ALL_SUSPECTS, DETECTIVES, DIRECTIONS, FACES, LANE, SUSPECTS, TOKENS
from gaslamp.games.mr_jack_pocket.state import (
    ACT,
    CALL_WITNESS,
    DRAW_CARD,
    DRAW_IDENTITY,
    LAY_TILE,
    OVER,
    REASONS,
    TOSS_TOKENS,
    UNKNOWN,
    PocketState,
)
from gaslamp.games.mr_jack_pocket.view import PocketView, Tile
from gaslamp.kit import positions
from gaslamp.kit.bits import count, listed

SIDES = ("jack", "investigator")
KEYS = ("tiles", *DETECTIVES, "turn", "jack", "faces", "rotated", "card", "cards", "shown", "tokens", "chase", "over")


# One-line positions.


def position(state: PocketState) -> str:
    words = {"tiles": ",".join(_tile_text(state, state.at[place]) for place in range(state.laid))}
    words |= {name: str(state.detectives[number] + 1) for number, name in enumerate(DETECTIVES)}
    if state.jack != UNKNOWN:
        words |= {"turn": str(state.turn), "jack": SUSPECTS[state.jack]}
    if state.question >= ACT:
        words["faces"] = ",".join(_mark(not state.left >> token & 1, _face(state.faces, token)) for token in range(4))
    words["rotated"] = _names(state.rotated)
    if state.question == DRAW_CARD:
        words["card"] = SIDES[state.card_for]
    words["cards"] = _names(state.cards)
    words["shown"] = _names(state.shown)
    words["tokens"] = ",".join(str(turn + 1) for turn in listed(state.tokens))
    words["chase"] = "yes" if state.chase else ""
    if state.question == OVER:
        words["over"] = f"{SIDES[state.winner]}:{REASONS[state.why].replace(' ', '_')}"
    return positions.joined(words)


def place(text: str, state: PocketState) -> PocketState:
    """Lay out a position on a fresh state."""
    words = positions.split(text, KEYS)
    for tile in positions.parts(words, "tiles"):
        _lay(state, tile)
    for number, name in enumerate(DETECTIVES):
        state.detectives[number] = positions.number(name, words.get(name, str(state.detectives[number] + 1)), 12) - 1
    if state.laid < 9 or "jack" not in words:
        _before_play(state, words)
        return state
    state.jack = positions.choice("jack", words["jack"], SUSPECTS)
    state.turn = positions.number("turn", words.get("turn", "1"), 8)
    state.rotated = _suspects(words, "rotated")
    state.cards = _suspects(words, "cards")
    state.shown = _suspects(words, "shown")
    for turn in positions.parts(words, "tokens"):
        state.tokens |= only(positions.number("tokens", turn, state.turn if "over" in words else state.turn - 1) - 1)
    state.chase = positions.choice("chase", words.get("chase", "no"), ("no", "yes")) == 1
    _tokens(state, words)
    if "over" in words:
        winner, _, why = words["over"].partition(":")
        state.winner = positions.choice("over", winner, SIDES)
        state.why = positions.choice("over", why.replace("_", " "), REASONS)
        state.question = OVER
    _check(state)
    return state


def _before_play(state: PocketState, words: dict[str, str]) -> None:
    """Tiles are being laid, or Jack's identity is drawn: nothing else has happened yet."""
    early = [key for key in words if KEYS.index(key) > KEYS.index("toby")]
    if early:
        raise SetupError("error-position-early", key=early[0])
    state.question = LAY_TILE if state.laid < 9 else DRAW_IDENTITY


def _lay(state: PocketState, text: str) -> None:
    name, _, wall = text.partition(":")
    suspect = positions.choice("tiles", name.removeprefix("-"), SUSPECTS)
    if any(state.at[place] == suspect for place in range(state.laid)) or state.laid == 9:
        raise SetupError("error-position-twice", what=SUSPECTS[suspect])
    if name.startswith("-"):
        state.up &= ~only(suspect)
    cross = suspect == LANE and not state.up >> LANE & 1
    state.lay(suspect, 0 if cross and not wall else positions.choice("tiles", wall, DIRECTIONS))


def _tokens(state: PocketState, words: dict[str, str]) -> None:
    """The action tokens, and with them the question that is asked."""
    state.question = TOSS_TOKENS
    state.left = 0b1111
    faces = positions.parts(words, "faces")
    if not faces:
        if state.turn % 2 == 0 or "card" in words:
            raise SetupError("error-position-faces", turn=int(state.turn))
        return
    fits = len(faces) == 4 and all(face.removeprefix("-") in _both(token) for token, face in enumerate(faces))
    if not fits:
        raise SetupError("error-position-tokens", text=words["faces"], tokens="; ".join("/".join(_both(t)) for t in range(4)))
    for token, face in enumerate(faces):
        if face.removeprefix("-") == _both(token)[1]:
            state.faces |= only(token)
        if face.startswith("-"):
            state.left &= ~only(token)
    state.question = ACT if state.left else CALL_WITNESS
    if "card" in words:
        state.card_for = positions.choice("card", words["card"], SIDES)
        state.question = DRAW_CARD
        if faces[0] != "-alibi":
            raise SetupError("error-position-card")


def _check(state: PocketState) -> None:
    """The commonest mistakes; not everything that no game could come to is refused."""
    if not state.up >> state.jack & 1:
        raise SetupError("error-position-jack", jack=SUSPECTS[state.jack])
    for card in listed(state.cards & state.shown | (state.cards | state.shown) & only(state.jack)):
        raise SetupError("error-position-twice", what=SUSPECTS[card])
    for card in listed(state.shown & state.up):
        raise SetupError("error-position-shown", what=SUSPECTS[card])
    if count(state.cards | state.shown) > (state.turn + 1) // 2:
        raise SetupError("error-position-cards", turn=int(state.turn), most=int((state.turn + 1) // 2))
    if state.chase and count(state.up) > 1:
        raise SetupError("error-position-chase", jack=SUSPECTS[state.jack])


def _tile_text(state: PocketState, suspect: int) -> str:
    name = _mark(not state.up >> suspect & 1, SUSPECTS[suspect])
    wall = state.wall(suspect)
    return name if wall < 0 else f"{name}:{DIRECTIONS[wall]}"


def _mark(marked: bool, text: str) -> str:
    return f"-{text}" if marked else text


def _face(faces: int, token: int) -> str:
    return _both(token)[faces >> token & 1]


def _both(token: int) -> tuple[str, str]:
    return FACES[TOKENS[2 * token]], FACES[TOKENS[2 * token + 1]]


def _names(suspects: int) -> str:
    return ",".join(SUSPECTS[suspect] for suspect in listed(suspects & ALL_SUSPECTS))


def _suspects(words: dict[str, str], key: str) -> int:
    found = 0
    for name in positions.parts(words, key):
        suspect = 1 << positions.choice(key, name, SUSPECTS)
        if found & suspect:
            raise SetupError("error-position-twice", what=name)
        found |= suspect
    return found


# The drawing.

WIDTH = 11


def picture(view: View) -> str:
    """The board with the detectives on its rim. Thick sides are walls, blank tiles stand in brackets, a dot marks who is seen."""
    assert isinstance(view, PocketView)
    standing = {spot: "".join(name[0].upper() for name, at in view.detectives.items() if at == spot) for spot in range(1, 13)}
    top = "        " + "".join(f"{standing[spot] or '·':^{WIDTH + 2}}" for spot in (1, 2, 3))
    bottom = "        " + "".join(f"{standing[spot] or '·':^{WIDTH + 2}}" for spot in (9, 8, 7))
    lines = [top.rstrip()]
    for row in range(3):
        cells = [_cell(view, 3 * row + column) for column in range(3)]
        for part in range(5):
            left = f"{standing[12 - row] or '·':>6}  " if part == 2 else " " * 8
            right = f"  {standing[4 + row] or '·'}" if part == 2 else ""
            lines.append((left + "".join(cell[part] for cell in cells) + right).rstrip())
    lines.append(bottom.rstrip())
    return "\n".join(lines)


def _cell(view: PocketView, place: int) -> list[str]:
    """One tile, five lines high."""
    tile = view.tiles[place] if place < len(view.tiles) else Tile("", None, True, False, False)
    across = {True: "━" * WIDTH, False: "─" * 4 + " " * (WIDTH - 8) + "─" * 4}
    north, south = across[tile.wall == "n"], across[tile.wall == "s"]
    west, east = ("┃" if tile.wall == side else " " for side in ("w", "e"))
    name = tile.suspect if tile.up else f"({tile.suspect})"
    sight = "•" if tile.in_sight else " "
    turned = "↻" if tile.rotated else " "
    edge_west, edge_east = ("┃" if tile.wall == side else "│" for side in ("w", "e"))
    return [
        f"┌{north}┐",
        f"{edge_west}{place + 1}{'':{WIDTH - 2}}{turned}{edge_east}",
        f"{west}{name:^{WIDTH}}{east}",
        f"{edge_west}{sight:^{WIDTH}}{edge_east}",
        f"└{south}┘",
    ]


def beside(view: View) -> list[Message]:
    """What lies beside the board."""
    assert isinstance(view, PocketView)
    taken = {side: view.turn_tokens.count(side) for side in SIDES}
    lines = [Message("mr_jack_pocket-turn", {"turn": view.turn, "jack": taken["jack"], "investigator": taken["investigator"]})]
    if view.chase:
        lines.append(Message("mr_jack_pocket-chase"))
    left = [each.face for each in view.actions if not each.used]
    if left:
        lines.append(Message("mr_jack_pocket-actions", {"faces": _named("face", left)}))
    if view.next_actions:
        lines.append(Message("mr_jack_pocket-next-actions", {"faces": _named("face", view.next_actions)}))
    if view.shown:
        lines.append(Message("mr_jack_pocket-shown", {"names": _named("name", view.shown)}))
    if view.jack_cards:
        lines.append(Message("mr_jack_pocket-jack-cards", {"count": view.jack_cards}))
    if view.jack is not None and view.cards is not None and view.hourglasses is not None:
        lines.append(Message("mr_jack_pocket-you-are", {"name": Message(f"mr_jack_pocket-name-{view.jack}")}))
        lines.append(Message("mr_jack_pocket-your-hourglasses", {"count": view.hourglasses}))
        if view.cards:
            lines.append(Message("mr_jack_pocket-your-cards", {"cards": _named("name", view.cards)}))
    return lines


def asks(view: View) -> Message | None:
    """Whose action this is, of the four of a turn. [14]"""
    assert isinstance(view, PocketView)
    if view.question != "act":
        return None
    number = sum(each.used for each in view.actions) + 1
    who: Argument = tuple(Message(f"mr_jack_pocket-seat-{seat}") for seat in view.to_act)
    return Message("mr_jack_pocket-asks", {"who": who, "turn": view.turn, "number": number})


def _named(kind: str, words: Sequence[str]) -> Argument:
    return tuple(Message(f"mr_jack_pocket-{kind}-{word}") for word in words)


# Sentences.


def sentence(seat: str, move: str) -> Message:
    """The log line for a move: its first word picks the sentence, the others fill it."""
    verb, *rest = move.split()
    args: dict[str, Argument] = {f"word{number}": int(word) if word.isdigit() else word for number, word in enumerate(rest, 1)}
    args["who"] = Message(f"mr_jack_pocket-seat-{seat}" if seat in SIDES else "referee")
    if verb in DETECTIVES:
        return Message("mr_jack_pocket-walk", args | {"name": Message(f"mr_jack_pocket-name-{verb}")})
    if verb == "toss":
        return Message("mr_jack_pocket-toss", {"faces": _named("face", rest)})
    if verb == "witness":
        return Message(f"mr_jack_pocket-{'-'.join((verb, *rest))}")
    if rest and rest[0] in (*SUSPECTS, *DETECTIVES):
        return Message(f"mr_jack_pocket-{verb}", args | {"name": Message(f"mr_jack_pocket-name-{rest[0]}")})
    if verb in ("joker", "jack", "card"):
        return Message(f"mr_jack_pocket-{verb}-{'nobody' if verb == 'joker' else 'unseen'}", args)
    return Message(f"mr_jack_pocket-{verb}", args)
