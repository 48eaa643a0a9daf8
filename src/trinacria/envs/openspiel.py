"""Every installed game for OpenSpiel, registered as `python_trinacria_<game>` on import.

Chance is explicit: its nodes list every outcome with its probability. A game with several modes or with options takes
the parameters `mode` ("1v1") and `options` ("draft,opt_rally_boat").
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, Final

import numpy as np

from trinacria.envs.numbered import NumberedGame, action_count
from trinacria.extras import needs
from trinacria.games import GAMES, new_game, read_options
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.errors import TrinacriaError, UnknownOption
from trinacria.kernel.game import Game
from trinacria.plugins import BrokenGame
from trinacria.words import words_in

with needs("rl", "trinacria.envs.openspiel"):
    import pyspiel

CHANCE_OUTCOMES: Final = 64
"""Chance never has more answers to choose from."""


class Told:
    """What a player was told, entry by entry. Copies of a state share their past."""

    __slots__ = ("before", "text")

    def __init__(self, before: "Told | None", text: str) -> None:
        self.before = before
        self.text = text

    def __deepcopy__(self, memo: dict[int, Any]) -> "Told":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _told_again, (list(self.entries()),)

    def entries(self) -> Iterator[str]:
        """The entries, the last one first."""
        entry: Told | None = self
        while entry is not None:
            yield entry.text
            entry = entry.before


def _told_again(entries: list[str]) -> Told | None:
    told: Told | None = None
    for text in reversed(entries):
        told = Told(told, text)
    return told


class TrinacriaState(pyspiel.State):  # type: ignore[misc]
    """A game under way. `numbered.game` is the game itself."""

    def __init__(self, game: "TrinacriaGame") -> None:
        super().__init__(game)
        self.numbered = game.beginning.copy()
        places = range(len(self.numbered.game.seats))
        self.told: list[Told] = [Told(None, f"{game.get_type().short_name} player {place}") for place in places]
        """What each player was told and did: their information state."""

    def current_player(self) -> int:
        decision = self.numbered.game.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == CHANCE else self.numbered.place

    def _legal_actions(self, player: int) -> list[int]:
        return self.numbered.numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can answer, with the probabilities."""
        actions: Any = self.numbered.legal
        return [(number, action.probability) for number, action in enumerate(actions)]

    def _apply_action(self, number: int) -> None:
        numbered = self.numbered
        place = numbered.place
        if place >= 0:
            self.told[place] = Told(self.told[place], f"> {numbered.action(number)}")
        events = numbered.play(number)
        for player, seat in enumerate(numbered.game.seats):
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    self.told[player] = Told(self.told[player], json.dumps(seen))

    def _action_to_string(self, player: int, number: int) -> str:
        return str(self.numbered.action(number))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.numbered.game.decision is None

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, 0 for a draw and while the game is on."""
        return self.numbered.returns()

    def __str__(self) -> str:
        game = self.numbered.game
        return "\n".join([f"{game.name} {game.mode}", *(f"{seat}: {action}" for seat, action in game.history())])

    def information(self, player: int) -> str:
        """All that a player was told and did so far, line by line, and who is asked now."""
        decision = self.numbered.game.decision
        lines = [*reversed(list(self.told[player].entries())), f"asked: {decision.seat if decision else 'nobody'}"]
        return "\n".join(lines)


class TrinacriaObserver:
    """What a player sees: `game.vector` as the tensor, the view as the string; with perfect recall all it was told."""

    def __init__(self, length: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TrinacriaState, player: int) -> None:
        """Fill the tensor, where the game has vectors."""
        if self.tensor.size:
            self.tensor[:] = state.numbered.observe(player)

    def string_from(self, state: TrinacriaState, player: int) -> str:
        """The same in words."""
        if self.perfect_recall:
            return state.information(player)
        game = state.numbered.game
        return json.dumps(game.view(game.seats[player]))


class HiddenChance(TrinacriaError):
    """A game draws by its seed alone, and cannot be told what chance answers."""


class TrinacriaGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, by its name."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = params or {}
        self.beginning = self._begin()
        example = self.beginning.game
        self.length = _vector_length(example)
        zero_sum = _is_zero_sum(example)
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(example),
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=len(example.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=example.longest,
        )
        super().__init__(game_type(self.name, zero_sum), info, self.params)

    def _begin(self) -> NumberedGame:
        """The game at its beginning, with chance to be asked."""
        options = read_options([wish for wish in str(self.params.get("options", "")).split(",") if wish])
        mode = self.params.get("mode") or None
        try:
            return NumberedGame(new_game(self.name, mode=mode, seed=0, options=options, chance="explicit"))
        except UnknownOption:
            # Raises what is wrong with the options themselves.
            new_game(self.name, mode=mode, seed=0, options=options)
            raise HiddenChance("error-hidden-chance", game=self.name) from None

    def new_initial_state(self) -> TrinacriaState:
        """The state at the beginning."""
        return TrinacriaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TrinacriaObserver:
        """What players see."""
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TrinacriaObserver(self.length, perfect_recall)


def game_type(name: str, zero_sum: bool) -> Any:
    """What OpenSpiel wants to know about a game."""
    utility = pyspiel.GameType.Utility
    samples = _samples(name)
    seats = [len(game.seats) for game in samples]
    return pyspiel.GameType(
        short_name=f"python_trinacria_{name}",
        long_name=words_in("en")(f"{name}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=all(_vector_length(game) for game in samples),
        parameter_specification=_parameters(GAMES[name]),
    )


@cache
def _samples(name: str) -> list[Game]:
    """The game at its beginning, in each of its modes."""
    return [new_game(name, mode, seed=0) for mode in GAMES[name].modes]


def _parameters(rules: type[Game]) -> dict[str, Any]:
    return {"mode": rules.modes[0], "options": ""} if rules.known_options or len(rules.modes) > 1 else {}


def _vector_length(game: Game) -> int:
    return sum(field.length for field in game.vector_fields)


def _is_zero_sum(game: Game) -> bool:
    """Whether one side loses what the other wins: where the sides are not alike, the larger one wins or loses more."""
    return len(game.teams) == 2 and len({len(team) for team in game.teams}) == 1


def _register(name: str) -> None:
    game = type(f"{GAMES[name].__name__}Game", (TrinacriaGame,), {"name": name, "__module__": __name__})
    pyspiel.register_game(game_type(name, all(map(_is_zero_sum, _samples(name)))), game)


for _name in GAMES:
    # A package that is broken says so where somebody asks for its game.
    with suppress(BrokenGame):
        _register(_name)
