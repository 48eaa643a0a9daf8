"""The games for Gymnasium: one agent, and bots at the other seats."""

from contextlib import suppress
from random import Random
from typing import Any, SupportsInt

import numpy as np

from trinacria.bots.match import ask
from trinacria.bots.registry import find_bot
from trinacria.envs.numbered import action_count, begin
from trinacria.envs.selfplay import SelfPlay
from trinacria.extras import needs
from trinacria.games import GAMES
from trinacria.kernel.event import Event
from trinacria.plugins import USUAL, BrokenGame

with needs("rl", "trinacria.envs.gymnasium"):
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete

__all__ = ["AgainstBots", "SelfPlay", "env", "vector_env"]

HIGHEST = 255.0
ILLEGAL = -1.0
"""What an illegal action is worth: as much as a lost game, and it ends this one."""


class AgainstBots(gymnasium.Env[dict[str, Any], SupportsInt]):
    """One game against bots. `action_mask` in the observation (and in `info`) has a 1 for every legal action.

    `opponent` plays at all other seats, a partner's too. `place` is the agent's in the order of play, from 0; without
    it the agent sits somewhere else in every game. The reward comes at the end: 1 for a win, -1 for a loss, 0 for a
    draw.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = USUAL,
        mode: str | None = None,
        opponent: str = "greedy",
        place: int | None = None,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._name, self._mode, self._options = game, mode, options
        self._bot = find_bot(opponent, game)
        self.render_mode = render_mode
        self.numbered = begin(game, mode, options, 0)
        """The game that is played, for those who want more than numbers."""
        played = self.numbered.game
        self._place = place
        self.place = place or 0
        """Where the agent sits, by place in the order of play."""
        length = sum(field.length for field in played.vector_fields)
        actions = action_count(played)
        self.observation_space = Dict(
            {"observation": Box(0.0, HIGHEST, (length,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)}
        )
        self.action_space = Discrete(actions)
        self._nothing = np.zeros(actions, np.int8)
        self._line_up: list[Any] = []
        self._unseen: list[list[Event]] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, and play on until the agent must decide."""
        super().reset(seed=seed)
        dice = Random(int(self.np_random.integers(2**62)))
        self.numbered = begin(self._name, self._mode, self._options, str(dice.getrandbits(62)))
        seats = self.numbered.game.seats
        self.place = dice.randrange(len(seats)) if self._place is None else self._place
        self._line_up = [self._bot(dice.getrandbits(32)) for _ in seats]
        self._unseen = [[] for _ in seats]
        self._play_bots()
        return self._look(), self._info()

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the agent's action, and the bots' until the agent must decide again."""
        number = int(action)
        if self.numbered.game.result is None and not self.numbered.is_legal(number):
            return self._look(), ILLEGAL, True, False, self._info() | {"illegal": True}
        self._hear(self.numbered.play(number))
        self._play_bots()
        over = self.numbered.game.result is not None
        return self._look(), self.numbered.returns()[self.place], over, False, self._info()

    def render(self) -> str:
        """The game in a line."""
        return repr(self.numbered.game)

    def _play_bots(self) -> None:
        game = self.numbered.game
        while (place := self.numbered.place) >= 0 and place != self.place:
            events, self._unseen[place] = self._unseen[place], []
            self._hear(game.play(ask(self._line_up[place], game, events)))
            self.numbered.forget()

    def _hear(self, events: list[Event]) -> None:
        for unseen in self._unseen:
            unseen += events

    def _mask(self) -> Any:
        return self.numbered.mask() if self.numbered.place == self.place else self._nothing.copy()

    def _look(self) -> dict[str, Any]:
        return {"observation": self.numbered.observe(self.place), "action_mask": self._mask()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.numbered.game.seats[self.place]}


def env(
    game: str = USUAL,
    mode: str | None = None,
    opponent: str = "greedy",
    place: int | None = None,
    options: dict[str, object] | None = None,
    render_mode: str | None = None,
) -> AgainstBots:
    """A game for one agent against a bot."""
    return AgainstBots(game, mode, opponent, place, options, render_mode)


def vector_env(
    game: str = USUAL,
    mode: str | None = None,
    num_envs: int = 8,
    options: dict[str, object] | None = None,
    **kwargs: Any,
) -> SelfPlay:
    """Many games at once as a `gymnasium.vector.VectorEnv`; the keywords are those of `SelfPlay`."""
    return SelfPlay(game, mode, num_envs, options, **kwargs)


for _name in GAMES:
    # A package that is broken says so where somebody asks for its game.
    with suppress(BrokenGame):
        gymnasium.register(
            id=f"trinacria/{GAMES[_name].__name__}-v0",
            entry_point="trinacria.envs.gymnasium:AgainstBots",
            kwargs={"game": _name},
        )
        gymnasium.register(
            id=f"trinacria/{GAMES[_name].__name__}SelfPlay-v0",
            vector_entry_point="trinacria.envs.selfplay:SelfPlay",
            kwargs={"game": _name},
        )
