"""Many games as a vector environment of Gymnasium: every row asks the seat whose turn it is there."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trinacria.envs.many import Batch, ManyGames, Step
from trinacria.extras import needs
from trinacria.plugins import USUAL

with needs("rl", "trinacria.envs.selfplay"):
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

HIGHEST = 255
"""No number of a vector is larger."""


class SelfPlay(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Many games at once, whose seats are all played by whoever steps.

    An observation is a table: `observation` is what the seat sees that must decide, `action_mask` has a 1 for every
    action it can take. `infos["place"]` says which seat that is, by place in the order of play. When a game ends, the
    reward is what it was worth to the seat that acted last; `infos["returns"]` says what it was worth to each.

    A new game begins in the same step, or with `AutoresetMode.NEXT_STEP` in the next one, whatever action is then
    chosen. `processes`, `copy` and `dtype` are those of `ManyGames`.
    """

    def __init__(
        self,
        game: str = USUAL,
        mode: str | None = None,
        num_envs: int = 8,
        options: dict[str, object] | None = None,
        processes: int = 1,
        copy: bool = True,
        dtype: Any = np.float32,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
    ) -> None:
        if autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("a game that has ended must be followed by a new one: SAME_STEP or NEXT_STEP")
        self._same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self.many = ManyGames(game, mode, num_envs, options, processes, copy, dtype, anew=self._same_step)
        """The games themselves."""
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = Dict(
            {
                "observation": Box(0, HIGHEST, (self.many.length,), dtype),
                "action_mask": Box(0, 1, (self.many.actions,), np.int8),
            }
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Discrete(self.many.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._place: NDArray[np.int64] = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games. The same seed brings the same games."""
        if isinstance(seed, list):
            word = "-".join(map(str, seed))
        else:
            super().reset(seed=seed, options=options)
            word = str(self.np_random.integers(2**62))
        batch = self.many.reset(word)
        self._place = batch.place.copy()
        return self._observation(batch), self._info(batch)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one action in every game. Where one is not legal, it raises and no game has changed."""
        acted, step = self._place, self.many.step(actions)
        self._place = step.batch.place.copy()
        rewards = step.returns[self._rows, acted].astype(np.float64)
        infos = self._info(step.batch)
        if step.ended.any():
            infos |= {"returns": step.returns, "_returns": step.ended}
            if self._same_step:
                infos |= self._finals(step, acted)
        return self._observation(step.batch), rewards, step.ended, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes."""
        self.many.close()

    def _observation(self, batch: Batch) -> dict[str, Any]:
        return {"observation": batch.observation, "action_mask": batch.action_mask}

    def _info(self, batch: Batch) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {
            "action_mask": batch.action_mask,
            "place": batch.place,
            "_action_mask": everywhere,
            "_place": everywhere,
        }
        return infos | ({"action_features": batch.action_features} if self.many.features else {})

    def _finals(self, step: Step, acted: NDArray[np.int64]) -> dict[str, Any]:
        """What there was to see at the end, where a new game has begun since."""
        seen = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(step.ended):
            nothing = np.zeros(self.many.actions, np.int8)
            seen[row] = {"observation": step.final_observation[row].copy(), "action_mask": nothing}
        told = {"returns": step.returns, "_returns": step.ended, "place": acted, "_place": step.ended}
        return {"final_obs": seen, "_final_obs": step.ended, "final_info": told, "_final_info": step.ended}
