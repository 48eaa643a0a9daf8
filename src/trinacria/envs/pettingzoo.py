"""The games for PettingZoo: turn-based environments with an action mask, and many games at once."""

from typing import Any, cast

import numpy as np

from trinacria.envs.many import ManyGames
from trinacria.envs.numbered import NumberedGame, action_count, agent_names, begin
from trinacria.extras import needs
from trinacria.plugins import USUAL

with needs("rl", "trinacria.envs.pettingzoo"):
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger

__all__ = ["ManyGames", "TrinacriaEnv", "env", "raw_env", "vector_env"]

HIGHEST = 255.0
"""No number of a vector is larger."""


class TrinacriaEnv(AECEnv[str, Any, int | None]):  # type: ignore[misc]
    """One game. Agents are `player_0`, `player_1`, ... in the order of play; whoever must decide is selected.

    An observation is a table: `observation` is `game.vector(seat)`, `action_mask` has a 1 for every legal action. The
    reward comes at the end: 1 for a win, -1 for a loss, 0 for a draw. After `max_cycles` decisions the game is cut off.
    An illegal action raises `trinacria.IllegalAction`; where it is forgiving, it loses.
    """

    def __init__(
        self,
        game: str = USUAL,
        mode: str | None = None,
        options: dict[str, object] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        forgiving: bool = False,
    ) -> None:
        super().__init__()
        self._forgiving = forgiving
        self._name, self._mode, self._options = game, mode, options
        self._max_cycles = max_cycles
        self.render_mode = render_mode
        self.numbered: NumberedGame = begin(game, mode, options, 0)
        """The game that is played, for those who want more than numbers."""
        played = self.numbered.game
        self.metadata: dict[str, Any] = {
            "name": f"trinacria_{game}_{played.mode}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = agent_names(played)
        length = sum(field.length for field in played.vector_fields)
        actions = action_count(played)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, HIGHEST, (length,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: cast(Space[Any], Discrete(actions)) for agent in self.possible_agents}
        self._nothing = np.zeros(actions, np.int8)
        self._places = {agent: place for place, agent in enumerate(self.possible_agents)}
        self._cycles = 0
        self._dice, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed brings the same games, one after the other."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self.numbered = begin(self._name, self._mode, self._options, str(self._dice.integers(2**62)))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.numbered.place]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; whoever is not asked can do nothing."""
        place = self._places[agent]
        mask = self._nothing.copy()
        if place == self.numbered.place:
            mask[self.numbered.numbers] = 1
        return {"observation": self.numbered.observe(place), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the selected agent's action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is in the game must act"
        if self._forgiving:
            assert 0 <= action < len(self._nothing), "action is not in action space"
            if not self.numbered.is_legal(int(action)):
                self._lose(agent)
                return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.numbered.play(int(action))
        self._cycles += 1
        if self.numbered.game.result is not None:
            self.rewards = dict(zip(self.possible_agents, self.numbered.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.numbered.place]
            if self._max_cycles is not None and self._cycles >= self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _lose(self, agent: str) -> None:
        """An illegal action ends the game for everybody, as in PettingZoo's `TerminateIllegalWrapper`."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """The game in a line."""
        return repr(self.numbered.game)

    def close(self) -> None:
        """Nothing is open."""


def raw_env(
    game: str = USUAL,
    mode: str | None = None,
    options: dict[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TrinacriaEnv:
    """The environment itself: fast, and strict. An illegal action raises `trinacria.IllegalAction`."""
    return TrinacriaEnv(game, mode, options, max_cycles, render_mode)


def env(
    game: str = USUAL,
    mode: str | None = None,
    options: dict[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Any, int | None]:
    """The environment with PettingZoo's usual guards: an illegal action loses the game at once.

    Of the usual three wrappers it needs one: it looks for illegal actions itself, which takes half the time.
    """
    return wrappers.OrderEnforcingWrapper(TrinacriaEnv(game, mode, options, max_cycles, render_mode, forgiving=True))


def vector_env(
    game: str = USUAL, mode: str | None = None, count: int = 8, options: dict[str, object] | None = None, **kwargs: Any
) -> ManyGames:
    """Many games at once, in arrays; the keywords are those of `ManyGames`."""
    return ManyGames(game, mode, count, options, **kwargs)
