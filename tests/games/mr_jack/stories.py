"""How the stories are told: a position in one line, moves in words, and short questions about what is then true.

The board of most stories is the one of the revised edition as it is set up. `##` is a house or a garden, `L` a lit lamp with its
number, `l` a dark one, `O` an open manhole, `X` a covered one; the hex beside a hex is above or below it, or half a hex
higher or lower in the next column:

                                f10 O
                          e9 GULL     g10
        b7 nw       d8 ##       f9 l        h10                     l12 X ne
              c7 L3       e8          g9          i10         k11         m12
        b6 O        d7          f8 ##       h9 ##       j10         l11 L2
    a5        c6          e7          g8 SMITH    i9          k10         m11
        b5 ##       d6 ##       f7          h8 L        j9 ##       l10
    a4        c5 ##       e6          g7          i8 BERT     k9 O        m10 GOODLEY
        b4 ##       d5          f6 ##       h7 ##       j8          l9 ##
    a3 STEAL. c4 O        e5 LESTR.   g6 O        i7          k8 ##       m9
        b3          d4 ##       f5 L        h6          j7 ##       l8 ##
    a2        c3          e4          g5 HOLMES   i6          k7          m8
        b2 L1       d3          f4 ##       h5 ##       j6          l7 O
    a1        c2          e3          g4          i5          k6 L4
        b1 X sw                 f3          h4 l        j5 ##       l6 se
                                      g3          i4 WATSON
                                            h3 O
"""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import IllegalMove, Rng, Table
from gaslamp.games import make
from gaslamp.games.mr_jack.view import JackView
from gaslamp.sisters.belief import JackBelief

CHARACTERS = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
VIEWERS = ("truth", "jack", "detective", "public")


def boxed_in(character: str) -> str:
    """A character on b7, somebody on each of the five streets within reach, and the manhole on b6 covered. One stands behind."""
    others = [name for name in CHARACTERS if name not in (character, "stealthy")]
    taken = [f"{name}={street}" for name, street in zip(others, ("b6", "a5", "c6", "a4", "d7", "e8"), strict=True)]
    return f"{character}=b7 {' '.join(taken)} covers=b6,b1"


# Telling.


def table(position: str = "", **options: Any) -> Table:
    return Table(make("mr_jack", **options), position)


def playing(active: str, seat: str, position: str = "", **options: Any) -> Table:
    """A table where somebody plays a character whose card has just been taken. Who Jack is, if not said, matters to nobody."""
    words = dict(word.split("=") for word in position.split())
    gone = len(words["witness"].split(",")) if "witness" in words else 0
    others = [name for name in CHARACTERS if name != active][:3]
    begins = ("detective", "jack")[gone % 2]
    taken = ([] if seat == begins else others[:1]) + [active]
    cards = ",".join(f"-{name}" if name in taken else name for name in (active, *others))
    jack = "" if "jack" in words else "jack=stealthy"
    return table(f"{position} {jack} cards={cards} active={active}", **options)


def play(at: Table, *lines: str) -> Table:
    """Play lines such as `jack: walk g3` or `*: witness visible`; whoever is to act, if nobody is named."""
    for line in lines:
        seat, colon, move = line.partition(": ")
        at.play(at.game.read_actor(seat if colon else at.to_act()[0]), move if colon else seat)
    return at


def opened(jack: str, *four: str, **options: Any) -> Table:
    """A game from its very beginning, with the identity drawn and the first cards dealt."""
    deal = " ".join(name for name in CHARACTERS if name in four)
    return play(table(**options), f"*: jack {jack}", *([f"*: deal {deal}"] if four else []))


def refused(at: Table, *lines: str) -> None:
    """Each of these moves is against the rules, and trying it changes nothing."""
    for line in lines:
        before = (position(at), list(at.lines))
        with pytest.raises(IllegalMove):
            play(at, line)
        assert (position(at), at.lines) == before


def at_random(at: Table, rng: Rng, never: str = "") -> bool:
    """One move by whoever is to act, or False if the game is over. What is never played is, where there is nothing else."""
    for name in at.to_act():
        moves = choices(at)
        moves = [move for move in moves if move.split()[0] != never] or moves
        play(at, f"{name}: {moves[rng.below(len(moves))]}")
        return True
    return False


# Asking.


def position(at: Table) -> str:
    return at.game.position(at.state)


def view(at: Table, viewer: str = "truth") -> JackView:
    shown = at.view(at.game.read_viewer(viewer))
    assert isinstance(shown, JackView)
    return shown


def choices(at: Table, first_word: str = "") -> list[str]:
    """The legal moves of whoever is to act, or those that begin with this word."""
    moves = [move for seat in at.to_act() for move in at.moves(at.game.read_actor(seat))]
    return [move for move in moves if not first_word or move.split()[0] == first_word]


def ends(at: Table, *first_words: str) -> set[str]:
    """How the moves go on that begin with these words: where somebody can walk, or whom one can accuse."""
    first = " ".join(first_words) + " "
    return {move.removeprefix(first) for move in choices(at) if move.startswith(first)}


def kinds(at: Table) -> set[str]:
    """The first words of all legal moves."""
    return {move.split()[0] for move in choices(at)}


def where(at: Table, character: str) -> str:
    return view(at).characters[character].hex


def visible(at: Table) -> set[str]:
    return {name for name, each in view(at).characters.items() if each.visible}


def suspects(at: Table) -> set[str]:
    return {name for name, each in view(at).characters.items() if each.suspect}


def heard(at: Table, viewer: str) -> list[str]:
    """The story as a viewer heard it, in words."""
    return [f"{at.game.seat_name(seat)}: {at.game.text(move)}" for seat, move in at.story(at.game.read_viewer(viewer))]


def ending(at: Table) -> tuple[str, str] | None:
    """Who won and why, or None while the game goes on."""
    outcome = at.outcome()
    if outcome is None:
        return None
    (winner,) = outcome.winners
    return winner, outcome.reason


def belief(at: Table, viewer: str) -> JackBelief:
    """What a viewer can know after the story so far, which must have begun at the beginning."""
    who = at.game.read_viewer(viewer)
    thinks = at.game.belief(who)
    assert isinstance(thinks, JackBelief)
    for seat, seen in at.story(who):
        thinks.hear(seat, seen)
    return thinks
