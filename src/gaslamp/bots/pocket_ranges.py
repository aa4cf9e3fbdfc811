"""Mr. Jack Pocket for a public-belief search: everybody who can be Jack at once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.judgement import STAGES, log_odds, shared
from gaslamp.bots.pocket import A_CARD, PocketHabit
from gaslamp.core.belief import Belief
from gaslamp.core.rng import Rng
from gaslamp.core.state import State
from gaslamp.games.mr_jack_pocket.belief import PocketBelief
from gaslamp.games.mr_jack_pocket.board import ALIBI, EXCHANGE, PLACES, ROTATION, TOKENS
from gaslamp.games.mr_jack_pocket.state import DRAW_CARD, JACK, TOSS_TOKENS, PocketState
from gaslamp.kit.bits import count


class PocketRanges(PocketHabit):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.unknown: i64 = 0
        self.on_cards = vec[float]([1.0])
        """How likely Jack's cards are to have so many hourglasses."""
        self.hands = vec[i64]([0] * PLACES)
        """What he holds, by who he is."""

    def exploration(self) -> float:
        """Every option has been looked at before it is tried."""
        return 0.3

    def prepare(self, own: Belief, public: Belief, rng: Rng) -> None:
        """Jack knows his cards. Who does not imagines some for everybody who can be Jack."""
        assert isinstance(own, PocketBelief)
        assert isinstance(public, PocketBelief)
        self.holds(own.known)
        self.unknown = own.known.unknown_cards
        if self.unknown == 0:
            return
        self.on_cards = vec[float]([0.0] * 8)
        shares = vec[float]([0.0] * PLACES)
        for world, weight in own.worlds() or []:
            assert isinstance(world, PocketState)
            self.on_cards[world.hourglasses() - count(own.known.tokens)] += weight
            shares[world.jack] += weight
            if float(rng.next32()) * shares[world.jack] < weight * 4294967296.0:
                self.hands[world.jack] = world.cards

    def holds(self, state: PocketState) -> None:
        """The cards that a state knows are all that Jack has."""
        self.unknown = 0
        self.hands = vec[i64]([state.cards] * PLACES)
        self.on_cards = vec[float]([0.0] * 8)
        self.on_cards[state.hourglasses() - count(state.tokens)] = 1.0

    def scene(self, own: Belief, public: Belief) -> State:
        assert isinstance(own, PocketBelief)
        return own.known.copy()

    def candidates(self, own: Belief, public: Belief) -> vec[i64]:
        return self.secrets(public)

    def prior(self, public: Belief, secrets: vec[i64]) -> vec[float]:
        assert isinstance(public, PocketBelief)
        return shared(secrets, public.known.up)

    def disguise(self, state: State, secret: i64) -> None:
        assert isinstance(state, PocketState)
        state.jack = secret
        state.cards = self.hands[secret]

    def stage(self, state: State) -> i64:
        assert isinstance(state, PocketState)
        used = 0 if state.question == TOSS_TOKENS else 4 - count(state.left)
        return STAGES * (state.turn - 1) + used

    def aspects(self, state: State, secrets: vec[i64]) -> vec[float]:
        """What an appeal would leave him now, in the light, in the dark, or by chance; and what may still change it."""
        assert isinstance(state, PocketState)
        visible = state.visible()
        up = state.up
        cleared = 0.0
        drawn = max(state.unknown_cards - self.unknown, 0)  # since thinking began
        base = float(count(state.tokens)) + A_CARD * float(drawn)
        if state.question == DRAW_CARD:
            if state.card_for == JACK:
                base += A_CARD
            else:
                cleared = 1.0 / float(PLACES - count(self.hands[secrets[0]] | state.shown) - drawn)
        rotations = 0.0
        exchange = 0.0
        alibi = 0.0
        for token in range(4):
            if state.left >> token & 1 and state.question != TOSS_TOKENS:
                face = TOKENS[2 * token + (state.faces >> token & 1)]
                if face == ROTATION:
                    rotations += 1.0
                elif face == EXCHANGE:
                    exchange = 1.0
                elif face == ALIBI:
                    alibi = 1.0
        many = float(count(up))
        lit = float(count(up & visible))
        found = vec[float]()
        for seen in range(2):
            bright = lit if seen else lit + 1.0
            in_light = self.if_answered(state, True, bright, base, cleared)
            in_dark = self.if_answered(state, False, many + 1.0 - bright, base, cleared)
            now = log_odds(in_light if seen else in_dark)
            found = append(found, 1.0)
            found = append(found, now)
            found = append(found, log_odds((lit * in_light + (many - lit) * in_dark) / many))
            found = append(found, float(seen))
            found = append(found, log_odds(1.0 / many))
            found = append(found, base)
            found = append(found, log_odds(in_light))
            found = append(found, log_odds(in_dark))
            found = append(found, now * rotations)
            found = append(found, now * exchange)
            found = append(found, rotations)
            found = append(found, exchange)
            found = append(found, alibi)
        return found

    def survey(self, state: State, secrets: vec[i64]) -> vec[float]:
        """All who are seen look alike, and all who are not."""
        assert isinstance(state, PocketState)
        aspects = self.aspects(state, secrets)
        stage = self.stage(state)
        unseen = self.weigh(stage, aspects, 0)
        seen = self.weigh(stage, aspects, self.wide)
        visible = state.visible()
        found = vec[float](capacity=len(secrets))
        for secret in secrets:
            found = append(found, 0.0 if not state.up >> secret & 1 else seen if visible >> secret & 1 else unseen)
        return found

    def if_answered(self, state: PocketState, seen: bool, left: float, base: float, cleared: float) -> float:
        """Jack's chance after an answer that leaves so many suspects."""
        left -= cleared * (left - 1.0)
        chance = 0.0
        for more in range(len(self.on_cards)):
            if self.on_cards[more] > 0.0:
                chance += self.on_cards[more] * self.after_turn(state, seen, left, base + float(more))
        return chance
