"""Any Gaslamp game as an OpenSpiel game, so that the algorithms written for OpenSpiel play ours.

    import pyspiel
    import gaslamp.research.openspiel
    game = pyspiel.load_game("gaslamp_mr_jack_pocket(chase=at_once)")

Texts that begin with a digit get a `_` before them, and commas are written `+`, since OpenSpiel's parameters know no better:
`gaslamp_scotland_yard(length=_24_windows,reveals=_3+8+13+18+24)`.

The two think alike, so this is mostly a matter of names. The referee is the chance player, with his exact odds. A move's
number is its action id, and the id of a chance outcome too; sightings have numbers but are never legal. What a player heard
(the story) is his information state, what he sees (the view) is his observation; there are no tensors.

Seats that act at once are asked one after the other, lowest seat first. That is faithful: with us, too, such answers come one
by one and the state after the last does not depend on their order, and what a later seat knows of an earlier answer is
decided by the game's own views and sightings (`guess ?`), not by who happened to be asked first.

With two or more sides the game is zero-sum: the winners share +1 and the losers share -1; where all or none win, nobody gets
anything. With one side all get the same: 1 for a win, 0 for a loss.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from gaslamp import games
from gaslamp.core import PUBLIC, REFEREE, Game, Option, State, as_bytes, first, members, only, referee
from gaslamp.core.options import Value, settle

try:
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
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
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
        return Observer(self.gaslamp, kind or pyspiel.IIGObservationType(perfect_recall=False))

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

    def story(self, viewer: int) -> str:
        """What a viewer heard so far. It begins with his name, for algorithms that keep all players' information in one table."""
        game, state = self.gaslamp, self.gaslamp.start()
        lines = [game.viewer_name(viewer)]
        for move in self.history():
            seat = first(state.to_act())
            lines.append(f"{game.seat_name(seat)}: {game.text(game.seen(state, seat, move, viewer))}")
            state.apply(seat, move)
        return "\n".join(lines)

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
        return sorted((move, float(chance)) for move, chance in zip(moves, referee.odds(self.truth), strict=True))

    def _apply_action(self, action: int) -> None:
        state = self.truth
        state.apply(first(state.to_act()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.gaslamp.text(action)

    def returns(self) -> list[float]:
        game, state = self.gaslamp, self.truth
        count = len(game.seats)
        if state.to_act():
            return [0.0] * count
        winners = members(state.winners())
        if len(game.sides) == 1:
            return [1.0 if winners else 0.0] * count
        if len(winners) in (0, count):
            return [0.0] * count
        return [1.0 / len(winners) if seat in winners else -1.0 / (count - len(winners)) for seat in range(count)]

    def __str__(self) -> str:
        return self.gaslamp.key(self.truth)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _replay, (self.get_game(), self.history())


class _Held:
    """The truth inside a state, or nothing yet.

    OpenSpiel copies a Python state by deep-copying its attributes and stores it by pickling them, and a vec bears neither. So
    a deep copy is `State.copy`, and nothing at all is pickled: the moves, which OpenSpiel stores beside, bring the truth back.
    """

    def __init__(self, state: State | None = None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> _Held:
        return _Held(None if self.state is None else self.state.copy())

    def __reduce__(self) -> tuple[type[_Held], tuple[()]]:
        return _Held, ()


class Observer:
    """What a player knows, in text: his story where perfect recall is asked for, else his view."""

    def __init__(self, game: Game, kind: Any) -> None:
        if not kind.public_info:
            raise ValueError("our views and stories cannot be had without what everybody sees")
        self.game, self.kind = game, kind
        self.tensor, self.dict = None, dict[str, Any]()

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        viewer = self._viewer(player)
        return state.story(viewer) if self.kind.perfect_recall else as_bytes(self.game.view(state.truth, viewer)).decode()

    def _viewer(self, player: int) -> int:
        if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return int(only(player))
        return PUBLIC if self.kind.private_info == pyspiel.PrivateInfoType.NONE else (1 << len(self.game.seats)) - 1


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
