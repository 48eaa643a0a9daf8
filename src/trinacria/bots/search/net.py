"""A trained net in numpy alone. Imported only when a bot with a net sits down: anyone who needs none loads no numpy."""

import os
from io import BytesIO
from typing import Any

# One core for each bot: several threads on such small matrices cost more than they bring, and starve the table.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Net:
    """Layers with residual connections, as `trinacria.gpu.net` trains them; a policy and some values come out."""

    def __init__(self, arrays: dict[str, Floats]) -> None:
        self._in = arrays["in.w"], arrays["in.b"]
        hidden = sum([name.startswith("h") and name.endswith(".w") for name in arrays])
        self._hidden = [(arrays[f"h{layer}.w"], arrays[f"h{layer}.b"]) for layer in range(hidden)]
        # The last layer twice in one product: actions first, then the values.
        self._out = (
            np.hstack([arrays["policy.w"], arrays["value.w"]]),
            np.concatenate([arrays["policy.b"], arrays["value.b"]]),
        )
        self._actions = arrays["policy.b"].shape[0]

    def look(self, rows: list[list[float]], choices: list[list[int]]) -> list[tuple[list[float], list[float]]]:
        """For each row: how likely each of its choices is the best, and the values."""
        logits, values = self.answer(np.array(rows, np.float32))
        answers = []
        for row, numbers, told in zip(logits, choices, values.tolist(), strict=True):
            chosen = row[numbers]
            odds = np.exp(chosen - chosen.max())
            answers.append(((odds / odds.sum()).tolist(), told))
        return answers

    def answer(self, rows: Floats) -> tuple[Floats, Floats]:
        """For each row the logits of all actions, and the values."""
        weights, bias = self._in
        hidden = np.maximum(rows @ weights + bias, 0)
        for weights, bias in self._hidden:
            hidden += np.maximum(_even(hidden) @ weights + bias, 0)
        weights, bias = self._out
        output = _even(hidden) @ weights + bias
        return output[:, : self._actions], np.tanh(output[:, self._actions :])


def _even(values: Floats) -> Floats:
    """Layer normalisation."""
    values = values - values.mean(-1, keepdims=True)
    scale = np.einsum("ij,ij->i", values, values) / values.shape[1] + np.float32(1e-5)
    values *= (1 / np.sqrt(scale))[:, None]
    return values


def read(data: bytes) -> Net:
    """A net from the bytes of its file."""
    with np.load(BytesIO(data)) as found:
        arrays: dict[str, Any] = {name: np.ascontiguousarray(found[name], np.float32) for name in found.files}
    return Net(arrays)
