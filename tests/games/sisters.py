"""How the stories of both Mr. Jack games are told: a position in one line, moves in words, and short questions about what is
then true. Each game's `stories.py` adds its town."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import IllegalMove, Rng, Table
from gaslamp.games import make
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.view import CaseView

VIEWERS = ("truth", "jack", "detective", "public")


# Telling.


class Sister:
    """One of the games, and its tables."""

    def __init__(self, game: str, characters: tuple[str, ...], jack: str) -> None:
        self.game = game
        self.characters = characters
        self.jack = jack
        """Who Jack is where it matters to nobody."""

    def table(self, position: str = "", **options: Any) -> Table:
        return Table(make(self.game, **options), position)

    def playing(self, active: str, seat: str, position: str = "", **options: Any) -> Table:
        """A table where somebody plays a character whose card has just been taken."""
        words = dict(word.split("=") for word in position.split())
        gone = len(words["witness"].split(",")) if "witness" in words else 0
        others = [name for name in self.characters if name != active][:3]
        begins = ("detective", "jack")[gone % 2]
        taken = ([] if seat == begins else others[:1]) + [active]
        cards = ",".join(f"-{name}" if name in taken else name for name in (active, *others))
        jack = "" if "jack" in words else f"jack={self.jack}"
        return self.table(f"{position} {jack} cards={cards} active={active}", **options)

    def opened(self, jack: str, *four: str, **options: Any) -> Table:
        """A game from its very beginning, with the identity drawn and the first cards dealt."""
        deal = " ".join(name for name in self.characters if name in four)
        return play(self.table(**options), f"*: jack {jack}", *([f"*: deal {deal}"] if four else []))


def play(at: Table, *lines: str) -> Table:
    """Play lines such as `jack: walk g3` or `*: witness visible`; whoever is to act, if nobody is named."""
    for line in lines:
        seat, colon, move = line.partition(": ")
        at.play(at.game.read_actor(seat if colon else at.to_act()[0]), move if colon else seat)
    return at


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


def case_view(at: Table, viewer: str = "truth") -> CaseView:
    shown = at.view(at.game.read_viewer(viewer))
    assert isinstance(shown, CaseView)
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
    return case_view(at).characters[character].hex


def visible(at: Table) -> set[str]:
    return {name for name, each in case_view(at).characters.items() if each.visible}


def suspects(at: Table) -> set[str]:
    return {name for name, each in case_view(at).characters.items() if each.suspect}


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
