"""Mr. Jack Pocket: how the lines of sight divide the suspects, what alibi cards may bring, and Jack's hourglasses."""

from gaslamp.bots.reasons.suspects import alike, split
from gaslamp.core.messages import Message
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mr_jack_pocket.board import ALL_SUSPECTS, HOURGLASSES, SUSPECTS
from gaslamp.games.mr_jack_pocket.moves import TAKE_ALIBI
from gaslamp.games.mr_jack_pocket.state import CALL_WITNESS, JACK, PocketState
from gaslamp.kit.bits import count, listed


def reason(belief: PocketBelief, seat: int, move: int) -> Message | None:
    after = belief.known.copy()
    after.apply(seat, move)
    if seat == JACK:
        return _cards(belief.known) if move == TAKE_ALIBI else _hides(after)
    candidates = sum(1 << SUSPECTS.index(name) for name in belief.suspects())
    if count(candidates) == 1:
        return _last(after, candidates)
    if move == TAKE_ALIBI:
        return Message("why-pocket-alibi", {"all": int(count(candidates)), "share": round(100 * _clears(belief))})
    return split(candidates, int(after.visible()), after.question == CALL_WITNESS)


def _clears(belief: PocketBelief) -> float:
    """How likely a card is to clear somebody who is still suspected."""
    likely = 0.0
    for world, share in belief.worlds() or []:
        assert isinstance(world, PocketState)
        deck = ALL_SUSPECTS & ~(world.cards | world.shown | 1 << world.jack)
        likely += share * (int(count(deck & world.up)) / int(count(deck)))
    return likely


def _cards(known: PocketState) -> Message:
    """Jack takes a card: he knows which are left."""
    deck = listed(ALL_SUSPECTS & ~(known.cards | known.shown | 1 << known.jack))
    full = sum(HOURGLASSES[card] > 0 for card in deck)
    return Message("why-pocket-cards", {"full": full, "deck": len(deck), "hourglasses": int(known.hourglasses())})


def _hides(after: PocketState) -> Message:
    if count(after.up) == 1:
        return _last(after, int(after.up))
    seen, same, others = alike(int(after.jack), int(after.up), int(after.visible()))
    args = {"seen": seen, "same": same, "others": others, "hourglasses": int(after.hourglasses()) + 1 - seen}
    return Message("why-pocket-hides", args)


def _last(after: PocketState, candidates: int) -> Message:
    """One is left, and all that counts is whether he is seen."""
    return Message("why-pocket-last", {"seen": int(count(candidates & after.visible()))})
