"""How the stories are told: a position in one line, moves in words, and short questions about what is then true.

Most stories happen in one house, which `house` builds: for four people in an easy game unless something else is asked for, with
the ghost holding the dreams 1 to 7. These cards lie under the tokens; the first others of the box fill the table up:

    red     cook     attic    key
    blue    nanny    crypt    rope
    green   doctor   maze     axe
    yellow  sailor   kitchen  bell
    violet  painter  library  doll
    white   hunter   chapel   mirror
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from gaslamp.core import Game, IllegalMove, Rng, Table
from gaslamp.games import make
from gaslamp.games.mysterium.board import CARDS, COLOURS, EACH, KINDS
from gaslamp.games.mysterium.state import MysteriumState
from gaslamp.games.mysterium.view import MysteriumView, Orb

UNDER = {
    "red": ("cook", "attic", "key"),
    "blue": ("nanny", "crypt", "rope"),
    "green": ("doctor", "maze", "axe"),
    "yellow": ("sailor", "kitchen", "bell"),
    "violet": ("painter", "library", "doll"),
    "white": ("hunter", "chapel", "mirror"),
}
ALL = 3
"""All three cards are found."""


@cache
def game(**options: Any) -> Game:
    return make("mysterium", **options)


# Telling.


def table(position: str = "", **options: Any) -> Table:
    return Table(game(**options), position)


def house(words: str = "", found: Mapping[str, int] | int = 0, **options: Any) -> Table:
    """A game in progress, in which each psychic has found so many cards; on a day, and with a hand, unless the words say more."""
    return table(house_line(words, found, **options), **options)


def house_line(words: str = "", found: Mapping[str, int] | int = 0, **options: Any) -> str:
    made = game(**options)
    colours = COLOURS[: max(len(made.seats) - 1, 2)]
    each = len(made.seats) + ("easy", "normal", "hard", "very_hard").index(str(made.settings["difficulty"])) + 2
    done = dict.fromkeys(colours, found) if isinstance(found, int) else {colour: found.get(colour, 0) for colour in colours}
    gone = {card for colour in colours for card in UNDER[colour][: done[colour]]}
    on_table = [] if min(done.values()) == ALL else [card for card in laid_out(colours, each) if card not in gone]
    told = [*words.split(), *(word for word in ("ask=day", "hand=1,2,3,4,5,6,7") if word.split("=")[0] + "=" not in words)]
    under = [
        f"{colour}={','.join('+' * (kind < done[colour]) + UNDER[colour][kind] for kind in range(KINDS))}" for colour in colours
    ]
    return " ".join([*told, *(["table=" + ",".join(on_table)] if on_table else []), *under])


def laid_out(colours: tuple[str, ...], each: int) -> list[str]:
    """The cards a house begins with, so many of each kind."""
    under = {card for colour in colours for card in UNDER[colour]}
    chosen: list[str] = []
    for kind in range(KINDS):
        cards = CARDS[EACH * kind : EACH * kind + EACH]
        others = [card for card in cards if card not in under][: each - len(colours)]
        chosen += [card for card in cards if card in under or card in others]
    return chosen


def voting(words: str = "", **options: Any) -> Table:
    """The second stage: on day 4 all vote, and the culprit's combination is the blue one, unless the words say more."""
    usual = ("ask=vote", "day=4", "culprit=blue", "shared=8,9,10", "hand=1,2,3,4")
    told = [word for word in usual if word.split("=")[0] + "=" not in words]
    return house(" ".join([words, *told]), ALL, **options)


def play(at: Table, *lines: str) -> Table:
    """Play lines such as `red: guess red cook` or `*: show 17`."""
    for line in lines:
        seat, _, move = line.partition(": ")
        at.play(at.game.read_actor(seat), move)
    return at


def referee(at: Table) -> list[str]:
    """What the referee plays as long as it is his turn; where luck decides, the first that can be."""
    played = []
    while at.to_act() == ("*",):
        played.append(choices(at, "*")[0])
        play(at, f"*: {played[-1]}")
    return played


def give(at: Table, orb: str, *dreams: int) -> Table:
    """A whole dream: laid, closed, shown, and the hand filled up."""
    play(at, *(f"ghost: dream {orb} {dream}" for dream in dreams), "ghost: close")
    referee(at)
    return at


def guess(at: Table, **cards: str) -> list[str]:
    """Guesses by colour, and what the referee answers if they were the last."""
    for orb, card in cards.items():
        play(at, f"{at.game.seats[1] if len(at.game.seats) == 2 else orb}: guess {orb} {card}")
    return referee(at)


def vote(at: Table, *colours: str) -> list[str]:
    """A vote by everybody, in the order of the seats, and what the referee plays after it."""
    for seat, colour in zip(at.game.seats[1:], colours, strict=True):
        play(at, f"{seat}: vote {colour}")
    return referee(at)


def refused(at: Table, *lines: str) -> None:
    """Each of these moves is against the rules, and trying it changes nothing."""
    for line in lines:
        before = (position(at), list(at.lines))
        with pytest.raises(IllegalMove):
            play(at, line)
        assert (position(at), at.lines) == before


def at_random(at: Table, rng: Rng, wise: int = 50, lays: int = 60) -> bool:
    """One move by somebody who is to act, or False if the game is over.

    Psychics peek: in so many of a hundred guesses they are right. The ghost goes on laying a dream in so many cases of a hundred.
    """
    acting = at.to_act()
    if not acting:
        return False
    name = acting[rng.below(len(acting))]
    moves = choices(at, name)
    if moves[0].startswith("guess") and rng.below(100) < wise:
        now = state(at)
        sought = [(orb, int(now.combinations[KINDS * orb + now.found[orb]])) for orb in range(now.orbs) if now.found[orb] < KINDS]
        moves = [move for move in moves if move in [f"guess {COLOURS[orb]} {CARDS[card]}" for orb, card in sought]]
    elif "close" in moves:
        moves = ["close"] if len(moves) == 1 or rng.below(100) >= lays else moves[:-1]
    elif "throw" in moves and rng.below(4):
        moves = moves[:-1]
    play(at, f"{name}: {moves[rng.below(len(moves))]}")
    return True


# Asking.


def position(at: Table) -> str:
    return at.game.position(at.state)


def word(at: Table, key: str) -> str:
    """One value of the position; empty if it is left out."""
    return dict(each.split("=") for each in position(at).split()).get(key, "")


def state(at: Table) -> MysteriumState:
    assert isinstance(at.state, MysteriumState)
    return at.state


def view(at: Table, viewer: str = "truth") -> MysteriumView:
    shown = at.view(at.game.read_viewer(viewer))
    assert isinstance(shown, MysteriumView)
    return shown


def orb(at: Table, colour: str, viewer: str = "truth") -> Orb:
    return next(each for each in view(at, viewer).orbs if each.colour == colour)


def others(at: Table) -> list[str]:
    """All who look on and are not the ghost."""
    return [*at.game.seats[1:], "+".join(at.game.seats[1:]), "public"]


def choices(at: Table, seat: str, first_words: str = "") -> list[str]:
    """The legal moves of a seat, or those that begin with these words."""
    return [move for move in at.moves(at.game.read_actor(seat)) if move.startswith(first_words)]


def kinds(at: Table, seat: str) -> set[str]:
    """The first words of a seat's legal moves."""
    return {move.split()[0] for move in choices(at, seat)}


def heard(at: Table, viewer: str) -> list[str]:
    """The story as a viewer heard it, in words."""
    return [f"{at.game.seat_name(seat)}: {at.game.text(move)}" for seat, move in at.story(at.game.read_viewer(viewer))]


def ending(at: Table) -> tuple[tuple[str, ...], str] | None:
    """Who won and why, or None while the game goes on."""
    outcome = at.outcome()
    return None if outcome is None else (outcome.winners, outcome.reason)
