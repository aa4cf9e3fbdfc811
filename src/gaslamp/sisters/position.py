"""A whole case in one line, and back: what both games write alike. Each game's `position.py` shows its line, and adds to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from gaslamp.core import SetupError
from gaslamp.kit import positions
from gaslamp.kit.bits import count, listed
from gaslamp.sisters.state import (
    ACT,
    ALL,
    ARRESTED,
    CALL_WITNESS,
    DEAL_CARDS,
    DETECTIVE,
    DRAW_ALIBI,
    ESCAPED,
    FOLLOW_UP,
    JACK,
    JUDGE,
    LAST_CARD,
    OVER,
    REASONS,
    ROUNDS,
    SEATS,
    TAKE_CARD,
    UNCAUGHT,
    UNKNOWN,
    WRONG_ACCUSED,
    CaseState,
)

S = TypeVar("S", bound=CaseState)


class CasePositions(Generic[S]):
    """Reads and writes the positions of one game."""

    def __init__(
        self,
        *,
        game: str,
        characters: tuple[str, ...],
        spaces: tuple[str, ...],
        exits: tuple[str, ...],
        board: tuple[str, ...],
        power: tuple[str, ...],
        follow_up: str,
    ) -> None:
        self.game = game
        self.characters = characters
        self.spaces = spaces
        self.exits = exits
        self.power = power
        """The game's own words for a power half used."""
        self.follow_up = follow_up
        """What its follow-up is called after `ask=`."""
        self.table = (*characters, "innocents", *board, "witness")
        """What lies on the table even before Jack's identity is drawn: `board` are the game's own words for it."""
        self.keys = (*self.table, "jack", "jack_alibis", "detective_alibis", "cards", "active", "done", *power, "ask", "over")

    # What each game brings.

    def board_words(self, state: S) -> dict[str, str]:
        """What lies on the board."""
        raise NotImplementedError

    def read_board(self, state: S, words: dict[str, str]) -> None:
        raise NotImplementedError

    def power_words(self, state: S) -> dict[str, str]:
        """A power half used."""
        return {}

    def read_power(self, state: S, words: dict[str, str]) -> None:
        """The same, back; there is somebody active."""

    def may_follow_up(self, state: S) -> bool:
        """Whether the follow-up can be asked of what has been done."""
        raise NotImplementedError

    def may_draw(self, state: S) -> bool:
        """Whether an alibi card can be drawn now."""
        raise NotImplementedError

    def may_leave_by(self, state: S) -> int:
        """The ways by which Jack can leave now, in his own move or another's."""
        return state.ways_out(state.jack) if state.may_escape() else 0

    def most_alibis(self, state: S) -> int:
        """How many alibi cards can have been drawn."""
        raise NotImplementedError

    # Writing.

    def position(self, state: S) -> str:
        words = {name: self.spaces[state.at[number]] for number, name in enumerate(self.characters)}
        words["innocents"] = self.names(~state.suspects)
        words |= self.board_words(state)
        words["witness"] = ",".join("i" if state.invisible >> number & 1 else "v" for number in range(1, state.round))
        words["jack"] = "" if state.jack == UNKNOWN else self.characters[state.jack]
        words["jack_alibis"] = self.names(state.jack_alibis)
        words["detective_alibis"] = self.names(state.detective_alibis)
        words["cards"] = ",".join(
            ("-" if state.taken >> card & 1 else "") + self.characters[card] for card in listed(state.cards)
        )
        if state.active != UNKNOWN:
            words["active"] = self.characters[state.active]
            power = ["power"] if state.owes(state.active) and state.powered else []
            words["done"] = ",".join((["move"] if state.moved else []) + power)
        words |= self.power_words(state)
        asked = {FOLLOW_UP: self.follow_up, DRAW_ALIBI: "alibi", JUDGE: "accuse:"}
        words["ask"] = asked.get(int(state.question), "") + (self.characters[state.accused] if state.question == JUDGE else "")
        words["over"] = self.ending(state) if state.question == OVER else ""
        return positions.joined(words)

    def names(self, characters: int) -> str:
        return ",".join(self.characters[character] for character in listed(characters & ALL))

    def ending(self, state: S) -> str:
        how = {ESCAPED: self.exits[state.left_by], UNCAUGHT: ""}.get(int(state.why), self.characters[state.accused])
        return ":".join(part for part in (SEATS[state.winner], REASONS[state.why].replace(" ", "_"), how) if part)

    # Reading.

    def place(self, text: str, state: S) -> S:
        """Lay out a position on a fresh state."""
        words = positions.split(text, self.keys)
        state.invisible = self.read_witness(words)
        state.round = len(positions.parts(words, "witness")) + 1
        self.read_places(state, words)
        state.suspects = ALL & ~self.set_of(words, "innocents", self.characters)
        self.read_board(state, words)
        if "jack" not in words:
            early = [key for key in words if key not in self.table or key in ("witness", "innocents")]
            if early:
                raise self.error("early", key=early[0])
            self.check(state)
            return state
        state.jack = positions.choice("jack", words["jack"], self.characters)
        self.read_alibis(state, words)
        self.read_cards(state, words)
        if "active" in words:
            self.read_active(state, words)
        elif any(key in words for key in ("done", *self.power, "ask")):
            raise self.error("active")
        self.check(state)
        if "over" in words:
            self.read_over(state, words["over"])
        elif state.round == ROUNDS and state.question == CALL_WITNESS:
            raise self.error("over", over="jack:uncaught")
        return state

    def check(self, state: S) -> None:
        """Whether a game can have come to this; fewer alibi cards than there could be do no harm."""
        most = self.most_alibis(state)
        if count(state.jack_alibis | state.detective_alibis) > most:
            raise self.error("alibis", most=most)

    def times_played(self, state: S, character: int) -> int:
        """How often a character has been played out: once in two rounds."""
        now = state.taken >> character & 1 and state.active != character
        before = state.round % 2 == 0 and not state.cards >> character & 1
        return int(state.round - 1) // 2 + (1 if now or before else 0)

    def error(self, wrong: str, /, **args: str | int) -> SetupError:
        return SetupError(f"{self.game}-position-{wrong}", **args)

    def read_witness(self, words: dict[str, str]) -> int:
        answers = [positions.choice("witness", answer, ("v", "i")) for answer in positions.parts(words, "witness")]
        if len(answers) >= ROUNDS:
            raise SetupError("error-position-value", key="witness", text=words["witness"], allowed=f"≤ {ROUNDS - 1}")
        return sum(answer << number for number, answer in enumerate(answers, 1))

    def read_places(self, state: S, words: dict[str, str]) -> None:
        for number, name in enumerate(self.characters):
            if name in words:
                state.at[number] = positions.choice(name, words[name], self.spaces)
        for number, name in enumerate(self.characters):
            if any(state.at[other] == state.at[number] for other in range(number)):
                raise self.error("occupied", hex=self.spaces[state.at[number]], name=name)

    def set_of(self, words: dict[str, str], key: str, allowed: Sequence[str]) -> int:
        """Some of what is allowed, each once."""
        found = 0
        for part in positions.parts(words, key):
            each = 1 << positions.choice(key, part, allowed)
            if found & each:
                raise self.error("twice", key=key, what=part)
            found |= each
        return found

    def two_of(self, words: dict[str, str], key: str, allowed: Sequence[str]) -> int:
        """Two of what is allowed, or nothing where nothing is said."""
        found = self.set_of(words, key, allowed)
        if key in words and count(found) != 2:
            raise self.error("two", key=key, text=words[key])
        return found

    def read_alibis(self, state: S, words: dict[str, str]) -> None:
        state.jack_alibis = self.set_of(words, "jack_alibis", self.characters)
        state.detective_alibis = self.set_of(words, "detective_alibis", self.characters)
        both = [state.jack_alibis & state.detective_alibis, (state.jack_alibis | state.detective_alibis) & 1 << state.jack]
        for cards in both:
            for card in listed(cards):
                raise self.error("card", name=self.characters[card])
        if not state.suspects >> state.jack & 1:
            raise self.error("jack", jack=self.characters[state.jack])

    def read_cards(self, state: S, words: dict[str, str]) -> None:
        """The cards, and with them the question that is asked."""
        cards = positions.parts(words, "cards")
        state.question = DEAL_CARDS
        if not cards:
            if state.round % 2 == 0 or any(key in words for key in ("active", "over")):
                raise self.error("cards", text="")
            return
        state.cards = self.set_of({"cards": ",".join(card.removeprefix("-") for card in cards)}, "cards", self.characters)
        if count(state.cards) != 4:
            raise self.error("cards", text=words["cards"])
        state.taken = sum(1 << self.characters.index(card[1:]) for card in cards if card.startswith("-"))
        state.question = (TAKE_CARD, TAKE_CARD, TAKE_CARD, LAST_CARD, CALL_WITNESS)[count(state.taken)]

    def read_active(self, state: S, words: dict[str, str]) -> None:
        active = positions.choice("active", words["active"], self.characters)
        if not state.taken >> active & 1:
            raise self.error("taken", name=self.characters[active])
        state.activate(active)
        done = self.set_of(words, "done", ("move", "power") if state.owes(active) else ("move",))
        state.moved = done & 1 == 1
        state.powered = state.powered or done >> 1 == 1
        self.read_power(state, words)
        self.read_ask(state, words.get("ask", ""), "over" in words)

    def read_ask(self, state: S, ask: str, over: bool) -> None:
        """What is asked of the active character or of the referee, and whether it fits what has been done."""
        allowed = {
            "": over or state.may_walk() or (not state.powered and state.can_use_power()),
            self.follow_up: self.may_follow_up(state),
            "alibi": self.may_draw(state),
        }
        allowed |= {f"accuse:{self.characters[number]}": True for number in listed(self.may_accuse(state))}
        possible = [each for each, fits in allowed.items() if fits]
        if ask not in possible:
            shown = ", ".join(each for each in possible if each) or "-"
            raise SetupError("error-position-value", key="ask", text=ask, allowed=shown)
        if ask.startswith("accuse:"):
            state.accused = self.characters.index(ask.removeprefix("accuse:"))
        state.question = {"": ACT, self.follow_up: FOLLOW_UP, "alibi": DRAW_ALIBI}.get(ask, JUDGE)

    def may_accuse(self, state: S) -> int:
        """Whom the detective could accuse with the active character."""
        return state.within_reach(state.active) if state.side_to_act() == DETECTIVE and state.may_walk() else 0

    def read_over(self, state: S, text: str) -> None:
        """How the game ended must fit who was being played."""
        still = state.active != UNKNOWN and state.question == ACT and state.may_walk()
        endings: dict[str, tuple[int, int, int]] = {}
        if state.round == ROUNDS and state.question == CALL_WITNESS:
            endings["jack:uncaught"] = (JACK, UNCAUGHT, UNKNOWN)
        for number in listed(self.may_accuse(state)) if still else ():
            if number == state.jack:
                endings[f"detective:arrested:{self.characters[number]}"] = (DETECTIVE, ARRESTED, number)
            else:
                endings[f"jack:wrong_accused:{self.characters[number]}"] = (JACK, WRONG_ACCUSED, number)
        if still and state.side_to_act() == JACK:
            for way in listed(self.may_leave_by(state)):
                endings[f"jack:escaped:{self.exits[way]}"] = (JACK, ESCAPED, way)
        if text not in endings:
            raise SetupError("error-position-value", key="over", text=text, allowed=", ".join(endings) or "-")
        winner, why, what = endings[text]
        if why == ESCAPED:
            state.left_by = what
        else:
            state.accused = what
            state.suspects &= ~(1 << what) if why == WRONG_ACCUSED else ALL
        state.finish(winner, why)
