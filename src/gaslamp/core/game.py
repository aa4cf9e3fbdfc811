"""One game of the shelf, with its options chosen: its seats, its moves in words, and who may see what.

A game's moves are small integers inside and words everywhere else. Each game lists its words once, in the order of
the integers; the list also holds the *sightings*, what somebody sees of a move he may not know in full (`taxi ?`).
"""

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gaslamp.core.belief import Belief
from gaslamp.core.errors import NotationError, SetupError
from gaslamp.core.messages import Message
from gaslamp.core.options import Value
from gaslamp.core.state import PUBLIC, REFEREE, TRUTH, State, Viewer, looking, members
from gaslamp.core.view import Outcome, View, as_bytes

REFEREE_NAME: Final = "*"
MOST_COMPARED: Final = 200
"""So many words a text that is no move is compared with, to say what may have been meant."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    def __init__(
        self,
        *,
        name: str,
        rules: str,
        seats: Sequence[str],
        sides: Mapping[str, Sequence[str]],
        words: Sequence[str],
        longest: int,
        settings: Mapping[str, Value],
    ) -> None:
        self.name = name
        self.rules = rules
        """The version of the game's behaviour, raised when an old record would play differently."""
        self.seats = tuple(seats)
        self.sides = {side: sum(1 << self.seats.index(seat) for seat in sitting) for side, sitting in sides.items()}
        """Seats that win together, as a set, by the side's name."""
        self.words = tuple(words)
        self.longest = longest
        """No game has more moves than this, the referee's included."""
        self.settings = dict(settings)
        self._moves = {word.casefold(): move for move, word in enumerate(self.words)}

    # What each game must bring.

    def start(self) -> State:
        """The state before the first move, often the referee's."""
        raise NotImplementedError

    def seen(self, state: State, seat: i64, move: i64, viewer: i64) -> i64:
        """What a viewer sees of a legal move about to be made: the move itself or a sighting."""
        raise NotImplementedError

    def view(self, state: State, viewer: i64) -> View:
        """What a viewer may know of a state."""
        raise NotImplementedError

    def belief(self, viewer: i64) -> Belief:
        """A belief that has heard nothing yet."""
        raise NotImplementedError

    # What a game may bring.

    def position(self, state: State) -> str:
        """The whole truth in one line, that `place` reads back."""
        raise SetupError("error-no-positions", game=self.name)

    def place(self, text: str) -> State:
        """The state that a one-line position describes."""
        raise SetupError("error-no-positions", game=self.name)

    def picture(self, view: View) -> str:
        """A drawing for the terminal."""
        return as_bytes(view).decode()

    def chart(self, view: View, notes: Mapping[str, Mapping[str, float]]) -> str:
        """The same with what a player's notebook may say marked in it."""
        return self.picture(view)

    def facts(self) -> Any:
        """What is printed and never changes, such as a map, as data for whoever draws it."""
        return None

    def beside(self, view: View) -> list[Message]:
        """What to say about a view besides its picture."""
        return []

    def asks(self, view: View) -> Message | None:
        """What those to act have to do now, and why it is their turn; None where it needs no words."""
        return None

    def sentence(self, seat: i64, seen: i64) -> Message:
        """A line of the story, for the log."""
        return Message("log-line", {"seat": self.seat_name(seat), "move": self.text(seen)})

    def may_hold(self, seats: i64) -> bool:
        """Whether one person may hold these seats together: by default, seats of one side."""
        return any(seats != 0 and seats | side == side for side in self.sides.values())

    def takes_back(self, seat: i64) -> bool:
        """Whether everybody knows what a seat may play, so that a move of its taken back has told nothing. A hand is not so."""
        return True

    def foreseen(self, move: i64) -> bool:
        """Whether a move of the referee's is no news: all knew that it would come, so what came before may be taken back."""
        return False

    def channels(self) -> dict[str, int]:
        """Where people talk, each with the seats that hear it: the whole table (spectators hear that too), and teams."""
        everybody = (1 << len(self.seats)) - 1
        teams = {name: side for name, side in self.sides.items() if side & (side - 1) and side != everybody}
        return {"table": everybody} | teams

    def may_say(self, seat: i64, channel: str) -> bool:
        """Whether a seat may speak in a channel while the game is on: a ghost is silent."""
        return bool(self.channels().get(channel, 0) >> seat & 1)

    def notes(self, belief: Belief) -> dict[str, dict[str, float]]:
        """What a belief says about each hidden thing: its possible values with their weights, for a player's notebook."""
        return {}

    def key(self, state: State) -> str:
        """A text that two states share if and only if they are the same."""
        return as_bytes(self.view(state, TRUTH)).decode()

    # Moves and words.

    def text(self, move: i64) -> str:
        return self.words[move]

    def read(self, text: str) -> i64:
        """The move (or sighting) that a text means. Case and extra spaces do not matter."""
        plain = " ".join(text.casefold().split())
        if plain in self._moves:
            return self._moves[plain]
        close = difflib.get_close_matches(plain, self._like(plain), n=3, cutoff=0.4)
        if not close:
            close = list(self.words[:3])
        raise NotationError("error-move-text", text=text, close=", ".join(close))

    def _like(self, text: str) -> list[str]:
        """Words that begin like a text, and not many: to compare takes time, and anybody may make a server do it."""
        like: list[str] = list(self.words)
        for end in range(1, len(text) + 1):
            longer = [word for word in like if word.startswith(text[:end])]
            if not longer:
                break
            like = longer
        return like[:MOST_COMPARED]

    # Seats, sides and viewers.

    def seat_name(self, seat: i64) -> str:
        return REFEREE_NAME if seat == REFEREE else self.seats[seat]

    def names(self, seats: i64) -> tuple[str, ...]:
        return tuple([self.seat_name(seat) for seat in members(seats)])

    def read_seat(self, text: str) -> int:
        """A player's seat by its name."""
        plain = text.strip().lower()
        if plain in self.seats:
            return self.seats.index(plain)
        raise NotationError("error-seat", text=text, game=self.name, seats=", ".join(self.seats))

    def read_actor(self, text: str) -> int:
        """A player's seat or, written `*`, the referee's: for records, never for what a player sends."""
        return REFEREE if text.strip() == REFEREE_NAME else self.read_seat(text)

    def viewer_name(self, viewer: i64) -> str:
        """`public`, `truth`, a seat, or `red+blue` for a person in several seats."""
        if viewer == PUBLIC:
            return "public"
        if viewer == TRUTH:
            return "truth"
        return "+".join(self.names(viewer))

    def read_viewer(self, text: str) -> Viewer:
        plain = text.strip().lower()
        if plain == "public":
            return PUBLIC
        if plain == "truth":
            return TRUTH
        seats = 0
        for part in plain.split("+"):
            if part not in self.seats:
                raise NotationError("error-viewer", text=text, game=self.name, seats=", ".join(self.seats))
            seats |= 1 << self.seats.index(part)
        return Viewer(seats)

    def viewers(self) -> list[Viewer]:
        """Every seat alone, and the public."""
        return [looking(seat) for seat in range(len(self.seats))] + [PUBLIC]

    def frame(self, state: State, viewer: i64) -> dict[str, Any]:
        """The fields that every view has."""
        return {"viewer": self.viewer_name(viewer), "to_act": self.names(state.to_act()), "outcome": self.outcome(state)}

    def outcome(self, state: State) -> Outcome | None:
        if state.to_act():
            return None
        return Outcome(self.names(state.winners()), state.reason())
