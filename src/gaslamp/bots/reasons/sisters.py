"""Mr. Jack, in London or New York: how a witness would divide the suspects, who could leave, and who could be arrested."""

from gaslamp.bots.reasons.suspects import alike, split
from gaslamp.core.messages import Argument, Message
from gaslamp.kit.bits import count, listed
from gaslamp.sisters.belief import JackBelief
from gaslamp.sisters.moves import ACCUSE, IDENTITY, STAY, TAKE
from gaslamp.sisters.state import CALL_WITNESS, JACK, ROUNDS, CaseState


def reason(game: str, belief: JackBelief, seat: int, move: int) -> Message | None:
    return Case(game, belief).jack(move) if seat == JACK else Case(game, belief).detective(move)


class Case:
    """One question, and what is known before it is answered."""

    def __init__(self, game: str, belief: JackBelief) -> None:
        self.game = game
        self.belief = belief
        self.known = belief.known

    def named(self, characters: list[int]) -> dict[str, Argument]:
        names = tuple(Message(f"{self.game}-name-{self.belief.characters[character]}") for character in characters)
        return {"names": names, "count": len(names)}

    def after(self, seat: int, move: int) -> CaseState:
        state = self.known.copy()
        state.apply(seat, move)
        return state

    # The detective.

    def detective(self, move: int) -> Message | None:
        candidates = listed(self.belief.candidates())
        if ACCUSE <= move < IDENTITY:
            return self.accuse(move - ACCUSE, candidates)
        if TAKE <= move < STAY:
            out = [each for each in candidates if self.known.may_leave() and self.known.brings_out(each) >> (move - TAKE) & 1]
            return Message("why-jack-card", self.named(out)) if out else None
        state = self.after(1 - JACK, move)
        barred = [each for each in candidates if slips(self.known, each) and not slips(state, each)]
        if barred:
            return Message("why-jack-barred", self.named(barred))
        if len(candidates) == 1:
            return self.hunted(state, candidates[0])
        if self.known.round == ROUNDS:  # nobody is asked any more
            return None
        if self.in_vain(state):
            near, nearer = (sum(each.brings_out(one) != 0 for one in candidates) for each in (self.known, state))
            args: dict[str, Argument] = {"all": len(candidates), "before": near, "after": nearer}
            return Message("why-jack-exits", args) if nearer < near else None
        return split(int(self.belief.candidates()), int(state.visible()), state.question == CALL_WITNESS)

    def in_vain(self, state: CaseState) -> bool:
        """Whether a power, such as a cordon's, has changed nothing that a witness would see, and none is called yet."""
        walked = not self.known.moved and (state.moved or state.active != self.known.active)
        return not walked and state.question != CALL_WITNESS and state.visible() == self.known.visible()

    def accuse(self, accused: int, candidates: list[int]) -> Message | None:
        if accused not in candidates:
            return None
        if len(candidates) == 1:
            return Message("why-jack-sure", self.named(candidates))
        last = self.known.round == ROUNDS and self.known.played() == 2
        return Message("why-jack-last-chance" if last else "why-jack-accuse", {"all": len(candidates)})

    def hunted(self, state: CaseState, character: int) -> Message:
        """Only one is left: who could walk to him."""
        hunters = sum(1 for other in range(8) if other != character and state.within_reach(other) >> character & 1)
        return Message("why-jack-hunted", self.named([character]) | {"hunters": hunters})

    # Jack.

    def jack(self, move: int) -> Message | None:
        known, jack = self.known, int(self.known.jack)
        if known.gets_away(move):
            return Message("why-jack-leaves")
        if TAKE <= move < STAY:
            return Message("why-jack-way-out") if known.may_leave() and known.brings_out(jack) >> (move - TAKE) & 1 else None
        state = self.after(JACK, move)
        if count(state.suspects) == 1:
            return self.hunted(state, jack)
        if known.round == ROUNDS:
            return None
        if self.in_vain(state):
            return Message("why-jack-door") if state.brings_out(jack) and not known.brings_out(jack) else None
        seen, same, others = alike(jack, int(state.suspects), int(state.visible()))
        return Message("why-jack-hides", {"seen": seen, "same": same, "others": others})


def slips(state: CaseState, character: int) -> bool:
    """Whether somebody, were he Jack, could leave in this round with a card that is still to be played."""
    return state.may_leave() and state.cards & ~state.taken & state.brings_out(character) != 0
