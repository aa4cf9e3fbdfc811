"""Any Gaslamp game as an OpenSpiel game, so that the algorithms written for OpenSpiel play ours.

    import pyspiel
    import gaslamp.research.openspiel
    game = pyspiel.load_game("gaslamp_mr_jack_pocket(chase=at_once)")

Texts that begin with a digit get a `_` before them, and commas are written `+`, since OpenSpiel's parameters know no better:
`gaslamp_scotland_yard(length=_24_windows,reveals=_3+8+13+18+24)`.

The two think alike, so this is mostly a matter of names. The referee is the chance player, with his exact odds. A move's
number is its action id, and the id of a chance outcome too; sightings have numbers but are never legal. What a player heard
(the story) is his information state, what he sees (the view) is his observation, both as text and as a tensor. The story's
tensor has a row for each line: who moved (a place for each seat and the referee), then the number of what was seen in binary
digits. The view's is that of `research/encode.py`, for games that have features.

Seats that act at once are asked one after the other, lowest seat first. That is faithful: with us, too, such answers come one
by one and the state after the last does not depend on their order, and what a later seat knows of an earlier answer is
decided by the game's own views and sightings (`guess ?`), not by who happened to be asked first.

What everybody gets at the end, `encode.returns` says.

`resample_from_infostate` draws another state in which a player heard the same, its truth from his exact belief: what OpenSpiel's
search over information sets asks for. A belief knows worlds, not how they came about, so of such a *drawn* state only this
player's story is known from the start: it is the state's history. What the others had heard before is not, so their
information states begin with what they see in the drawn world; they have no tensor, and a drawn state cannot be stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from gaslamp import games
from gaslamp.core import (
    NOBODY,
    PUBLIC,
    REFEREE,
    Game,
    Line,
    Option,
    Rng,
    SetupError,
    State,
    as_bytes,
    first,
    members,
    only,
)
from gaslamp.core.options import Value, settle
from gaslamp.research import encode

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError('OpenSpiel is not installed; it comes with: pip install "gaslamp[research]"') from error

PREFIX = "gaslamp_"


def load(game: Game) -> SpielGame:
    """A Gaslamp game as an OpenSpiel game. To be serialized or pickled its name must be registered, as all on our shelf are."""
    return SpielGame(game, game.name)


def register(name: str, make: Callable[[Mapping[str, Value]], Game], options: Sequence[Option]) -> None:
    """Let `pyspiel.load_game("gaslamp_<name>(option=value)")` find a game; `make` gets a value for each of the options.

    OpenSpiel's catalogue wants to know each game's players and utility before it is loaded: that of the default settings is
    named there, while a loaded game states its own.
    """

    def create(given: Mapping[str, Value]) -> SpielGame:
        return SpielGame(make(settle(tuple(options), {option: _read(value) for option, value in given.items()})), name)

    # OpenSpiel lets go of its catalogue after Python has ended; to free a function then would abort the process. One that
    # refers to itself is never freed.
    create.__dict__["itself"] = create
    pyspiel.register_game(create({}).get_type(), create)


def _written(value: Value) -> Value:
    """A value as OpenSpiel's parameters can have it: without commas, and no text that begins like a number. `3,8` is _3+8."""
    if not isinstance(value, str):
        return value
    plain = value.replace(",", "+")
    return f"_{plain}" if plain[:1].isdigit() else plain


def _read(value: Value) -> Value:
    return value.replace("+", ",").removeprefix("_") if isinstance(value, str) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`gaslamp` is the game itself."""

    def __init__(self, game: Game, name: str) -> None:
        self.gaslamp = game
        self.encoder = encode.encoder(game) if encode.has_features(game) else None
        kinds = pyspiel.GameType
        together = len(game.sides) == 1
        game_type = kinds(
            short_name=PREFIX + name,
            long_name=f"Gaslamp: {game.name}",
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.IDENTICAL if together else kinds.Utility.ZERO_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=len(game.seats),
            min_num_players=len(game.seats),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=self.encoder is not None,
            parameter_specification={option: _written(value) for option, value in game.settings.items()},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.words),
            max_chance_outcomes=len(game.words),
            num_players=len(game.seats),
            min_utility=0.0 if together else -1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=game.longest,
        )
        super().__init__(game_type, info, {option: _written(value) for option, value in game.settings.items()})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.gaslamp.longest

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"our observers have no parameters, but {dict(params)} were given")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    # OpenSpiel's own pickling would lose what Python keeps of a game or a state, here and in `SpielState`.

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        return _reload, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel's, which keeps the moves, around one of ours, the `truth`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = _Held(game.gaslamp.start())

    @property
    def gaslamp(self) -> Game:
        game = self.get_game().gaslamp
        assert isinstance(game, Game)
        return game

    @property
    def truth(self) -> State:
        if self._held.state is None:
            state = self.gaslamp.start()
            for move in self.history():
                state.apply(first(state.to_act()), move)
            self._held.state = state
        return self._held.state

    def heard(self, viewer: int) -> list[Line]:
        """What a viewer heard since the start or, where that is not known, since the state was drawn."""
        stories = self._held.stories
        if viewer not in stories:
            stories[viewer] = self._heard_from_the_start(viewer)
        return stories[viewer]

    def _heard_from_the_start(self, viewer: int) -> list[Line]:
        game, drawn, history = self.gaslamp, self._held.drawn, self.history()
        if drawn is None:
            state, lines = game.start(), list[Line]()
        else:
            state, history = drawn.world.copy(), history[len(drawn.heard) :]
            lines = drawn.heard[:] if viewer == only(drawn.player) else []
        for move in history:
            seat = int(first(state.to_act()))
            lines.append(Line(seat, int(game.seen(state, seat, move, viewer))))
            state.apply(seat, move)
        return lines

    def story(self, viewer: int) -> str:
        """What a viewer heard so far. It begins with his name, for algorithms that keep all players' information in one table."""
        game = self.gaslamp
        opening = [game.viewer_name(viewer)]
        if not self.knows_story(viewer):
            assert self._held.drawn is not None
            opening.append(as_bytes(game.view(self._held.drawn.world, viewer)).decode())
        return "\n".join([*opening, *[f"{game.seat_name(seat)}: {game.text(seen)}" for seat, seen in self.heard(viewer)]])

    def knows_story(self, viewer: int) -> bool:
        """Whether it is known what a viewer heard from the start."""
        return self._held.drawn is None or viewer == only(self._held.drawn.player)

    def imagine(self, player: int, rng: Rng) -> SpielState:
        """Another state in which this player heard the same. Its truth is drawn from his exact belief."""
        if player not in self._held.imagined:
            self._held.imagined[player] = _Imagined(self, player)
        return self._held.imagined[player].draw(rng)

    # What OpenSpiel asks of a state.

    def current_player(self) -> int:
        to_act = self.truth.to_act()
        if not to_act:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(first(to_act))
        return int(pyspiel.PlayerId.CHANCE) if seat == REFEREE else seat

    def is_terminal(self) -> bool:
        return not self.truth.to_act()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(move) for move in self.truth.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        moves = [int(move) for move in self.truth.moves(REFEREE)]
        weights = [int(weight) for weight in self.truth.odds()] or [1] * len(moves)
        total = sum(weights)
        return sorted((move, weight / total) for move, weight in zip(moves, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        state, game = self.truth, self.gaslamp
        seat = int(first(state.to_act()))
        for viewer, lines in self._held.stories.items():
            lines.append(Line(seat, int(game.seen(state, seat, action, viewer))))
        state.apply(seat, action)
        self._held.imagined.clear()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.gaslamp.text(action)

    def returns(self) -> list[float]:
        return encode.returns(self.gaslamp, self.truth)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        return self.imagine(player, Rng(int(sampler() * (1 << 53))))

    def __str__(self) -> str:
        return self.gaslamp.key(self.truth)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        self._held.__reduce__()
        return _replay, (self.get_game(), self.history())


class _Held:
    """The truth inside a state, or nothing yet; how it was drawn, if it was; what viewers who were asked for heard and imagine.

    OpenSpiel copies a Python state by deep-copying its attributes and stores it by pickling them, and a vec bears neither. So
    a deep copy is `State.copy`, and nothing at all is pickled: the moves, which OpenSpiel stores beside, bring the truth back.
    """

    def __init__(self, state: State | None = None, drawn: _Drawn | None = None) -> None:
        self.state = state
        self.drawn = drawn
        self.stories: dict[int, list[Line]] = {}
        self.imagined: dict[int, _Imagined] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> _Held:
        copied = _Held(None if self.state is None else self.state.copy(), self.drawn)
        copied.stories = {viewer: lines[:] for viewer, lines in self.stories.items()}
        return copied

    def __reduce__(self) -> tuple[type[_Held], tuple[()]]:
        if self.drawn is not None:
            raise SetupError("error-drawn-state")
        return _Held, ()


class _Drawn(NamedTuple):
    """A world as a player imagined it, and what he had heard."""

    player: int
    heard: list[Line]
    world: State


class _Imagined:
    """All states that a player cannot tell from one, to be drawn from."""

    def __init__(self, state: SpielState, player: int) -> None:
        game, viewer = state.gaslamp, only(player)
        if not state.knows_story(viewer):
            raise SetupError("error-drawn-story", seat=game.seat_name(player))
        self.player = player
        self.heard = state.heard(viewer)[:]
        self.belief = game.belief(viewer)
        for seat, seen in self.heard:
            self.belief.hear(seat, seen)
        self.told = state.get_game().new_initial_state()
        """A state that has nothing but its history: what the player heard."""
        self.told._held = _Held(_Telling(self.heard))
        for line in self.heard:
            self.told.apply_action(line.move)
        self.told._held = _Held()

    def draw(self, rng: Rng) -> SpielState:
        world = self.belief.draw(rng)
        drawn: SpielState = self.told.clone()
        drawn._held = _Held(world, _Drawn(self.player, self.heard, world.copy()))
        return drawn


class _Telling(State):
    """Takes the place of a truth while a state is told what a player heard: nothing but who moves."""

    def __init__(self, heard: Sequence[Line]) -> None:
        self.seats = iter([only(line.seat) for line in heard] + [NOBODY])
        self.seat = next(self.seats)

    def to_act(self) -> int:
        return self.seat

    def apply(self, seat: int, move: int) -> None:
        self.seat = next(self.seats)


class Observer:
    """What a player knows: his story where perfect recall is asked for, else his view."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if not kind.public_info:
            raise ValueError("our views and stories cannot be had without what everybody sees")
        self.game, self.kind, self.encoder = game.gaslamp, kind, game.encoder
        self.tensor: encode.Array | None = None
        self.dict: dict[str, encode.Array] = {}
        if kind.perfect_recall:
            self._lay_out_story()
        elif self.encoder is not None:
            self.tensor = np.zeros(self.encoder.size, np.float32)
            self.dict = {name: self.tensor[places] for name, places in self.encoder.parts.items()}

    def _lay_out_story(self) -> None:
        seats, words = len(self.game.seats), len(self.game.words)
        width = (words - 1).bit_length()
        self.digits = (np.arange(words)[:, None] >> np.arange(width)[::-1] & 1).astype(np.float32)
        """Each word's number in binary digits, the highest first."""
        lines = (self.game.longest, seats + 1 + width)
        self.tensor = np.zeros(seats + lines[0] * lines[1], np.float32)
        self.dict = {"viewer": self.tensor[:seats], "story": self.tensor[seats:].reshape(lines)}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        viewer = self._viewer(player)
        if not self.kind.perfect_recall:
            assert self.encoder is not None
            self.encoder.write(self.game.view(state.truth, viewer), self.tensor)
            return
        if not state.knows_story(viewer):
            raise SetupError("error-drawn-story", seat=self.game.viewer_name(viewer))
        self.dict["viewer"][members(viewer)] = 1
        heard = state.heard(viewer)
        if heard:
            movers, moves = zip(*heard, strict=True)
            seats, rows = len(self.game.seats), self.dict["story"][: len(heard)]
            rows[np.arange(len(heard)), np.minimum(movers, seats)] = 1
            rows[:, seats + 1 :] = self.digits[np.array(moves)]

    def string_from(self, state: SpielState, player: int) -> str:
        viewer = self._viewer(player)
        return state.story(viewer) if self.kind.perfect_recall else as_bytes(self.game.view(state.truth, viewer)).decode()

    def _viewer(self, player: int) -> int:
        if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return int(only(player))
        return PUBLIC if self.kind.private_info == pyspiel.PrivateInfoType.NONE else (1 << len(self.game.seats)) - 1


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: as `resample_from_infostate`, with draws that come again with the same seed."""
    rng = Rng(seed)

    def draw(state: SpielState, player: int) -> SpielState:
        return state.imagine(player, rng)

    return draw


def _reload(name: str) -> Any:
    return pyspiel.load_game(name)


def _replay(game: SpielGame, moves: Sequence[int]) -> SpielState:
    state = game.new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


def _make(name: str, settings: Mapping[str, Value]) -> Game:
    return games.make(name, **settings)


for _name in games.OURS:
    register(_name, partial(_make, _name), games.options(_name))
