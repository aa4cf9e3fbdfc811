"""Mysterium: what in the pictures speaks for a card, and how well psychics who go by the pictures would understand a dream."""

from functools import cache

from gaslamp.bots.mysterium import BOTH, POET, SCHOLAR, MysteriumBot, associations, ways
from gaslamp.core.game import Game
from gaslamp.core.messages import Argument, Message
from gaslamp.core.state import only
from gaslamp.games.mysterium.belief import MysteriumBelief
from gaslamp.games.mysterium.board import CARDS, COLOURS, DREAMS, SHARED
from gaslamp.games.mysterium.moves import CLOSE, CULPRIT, DREAM, GUESS, SHARE, TABLE, THROW, VOTE
from gaslamp.games.mysterium.view import MysteriumView, Orb


@cache
def reader() -> MysteriumBot:
    """Who goes by the pictures, and as a ghost reckons with psychics of every temper."""
    return MysteriumBot(associations(), [BOTH, POET, SCHOLAR])


def reason(game: Game, belief: MysteriumBelief, seat: int, move: int) -> Message | None:
    view = game.view(belief.known, only(seat))
    assert isinstance(view, MysteriumView)
    if GUESS <= move < VOTE:
        return _guess(belief, view, *divmod(move - GUESS, len(CARDS)))
    if VOTE <= move < DREAM:
        return _vote(belief, view, COLOURS[move - VOTE])
    laid = [dream - 1 for dream in view.laid or ()]
    if DREAM <= move < CLOSE:
        orb, dream = divmod(move - DREAM, DREAMS)
        return _understood(view, view.orbs[orb], [*laid, dream])
    if move == CLOSE:
        return _understood(view, next(orb for orb in view.orbs if orb.colour == view.dreaming), laid)
    if move == THROW:
        best = reader().best_dream(view) if view.question == "day" else reader().best_shared(view)
        return Message("why-seance-throw", {"share": round(100 * best[0])})
    return _shared(view, laid, move) if CULPRIT <= move < TABLE else None


def _guess(belief: MysteriumBelief, view: MysteriumView, orb: int, card: int) -> Message | None:
    """How many cards it can be, and what in the dreams speaks for this one: the gesture of a computer player, in words."""
    _, _, _, *dreams = reader().reason(view.orbs[orb], card).split()
    told: list[Message] = []
    for each in dreams:
        dream, _, things = each.partition(":")
        if things:
            named: Argument = tuple(Message(f"mysterium-thing-{thing}") for thing in things.split(","))
            told.append(Message("why-seance-things", {"dream": int(dream), "things": named}))
    possible = len(belief.target(orb, belief.known.found[orb]))
    return Message("why-seance-guess", {"all": possible, "reasons": tuple(told)}) if told else None


def _vote(belief: MysteriumBelief, view: MysteriumView, colour: str) -> Message | None:
    suspected = [orb for orb in view.orbs if orb.suspected]
    if len(view.shared) < SHARED or len(suspected) < 2:
        return None
    likely = reader().read_shared(suspected, [dream - 1 for dream in view.shared])
    share = next(share for orb, share in zip(suspected, likely, strict=True) if orb.colour == colour)
    if share < max(likely):  # the pictures speak for somebody else
        return None
    return Message("why-seance-vote", {"all": len(belief.suspects()), "share": round(100 * share)})


def _understood(view: MysteriumView, orb: Orb, dreams: list[int]) -> Message:
    """For whom a dream is, and how likely he is to find his card with it."""
    share = round(100 * reader().understood(view, orb, dreams))
    colour, kind = Message(f"mysterium-colour-{orb.colour}"), Message(f"mysterium-kind-{orb.seeks}")
    return Message("why-seance-dream", {"colour": colour, "kind": kind, "share": share})


def _shared(view: MysteriumView, laid: list[int], move: int) -> Message:
    """How likely everybody is to know the culprit by the best dreams there are, this one among them."""
    hand = [dream - 1 for dream in view.hand or ()]
    if move >= SHARE:
        laid = [*laid, move - SHARE]
        hand.remove(move - SHARE)
    culprit = COLOURS.index(view.culprit) if view.culprit is not None else move - CULPRIT
    more = SHARED - len(laid)
    best = max(reader().known_by(view, laid + dreams)[culprit] for dreams in ways(hand, more, more))
    return Message("why-seance-shared", {"share": round(100 * best)})
