"""The net: a position in, how good each of the 406 actions looks and how the game will end out.

Three values come out, each as the mover sees it: the result from -1 (lost) to 1 (won), the lead in points squeezed into
the same range, and the cost of a draw, which both players share.
"""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from trinacria.gpu.rules import ACTIONS
from trinacria.gpu.sight import SIGHT

Params = dict[str, dict[str, jax.Array]]
RESULT, LEAD, COST = range(3)
VALUES = 3


def make(key: jax.Array, width: int = 512, layers: int = 3) -> Params:
    """A net that knows nothing yet."""
    keys = jax.random.split(key, layers + 3)

    def dense(key: jax.Array, inputs: int, outputs: int, gain: float) -> dict[str, jax.Array]:
        size = max(inputs, outputs)
        weights = jax.random.orthogonal(key, size)[:inputs, :outputs].astype(jnp.float32)
        return {"w": weights * gain, "b": jnp.zeros(outputs, jnp.float32)}

    params = {"in": dense(keys[0], SIGHT, width, 1.4)}
    for layer in range(layers):
        params[f"h{layer}"] = dense(keys[layer + 1], width, width, 0.7)
    params["policy"] = dense(keys[-2], width, ACTIONS, 0.01)
    params["value"] = dense(keys[-1], width, VALUES, 0.1)
    return params


def apply(params: Params, seen: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logits of all actions, and the three values, for one position or many."""

    def dense(layer: dict[str, jax.Array], inputs: jax.Array) -> jax.Array:
        half = jnp.bfloat16
        product = jnp.dot(inputs.astype(half), layer["w"].astype(half), preferred_element_type=jnp.float32)
        return product + layer["b"]

    hidden = jax.nn.relu(dense(params["in"], seen))
    for layer in range(len(params) - 3):
        hidden = hidden + jax.nn.relu(dense(params[f"h{layer}"], _even(hidden)))
    hidden = _even(hidden)
    return dense(params["policy"], hidden), jnp.tanh(dense(params["value"], hidden))


def _even(values: jax.Array) -> jax.Array:
    """Layer normalisation."""
    mean = values.mean(-1, keepdims=True)
    return (values - mean) * lax.rsqrt(values.var(-1, keepdims=True) + 1e-5)


def save(path: Path, params: Params) -> None:
    """Write a net as bots read it: half precision, one array for each layer's weights and biases."""
    arrays: dict[str, Any] = {
        f"{layer}.{part}": np.asarray(values, np.float16)
        for layer, parts in params.items()
        for part, values in parts.items()
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path) -> Params:
    """Read what `save` has written."""
    params: Params = {}
    with np.load(path) as arrays:
        for name in arrays.files:
            layer, part = name.split(".")
            params.setdefault(layer, {})[part] = jnp.asarray(arrays[name].astype(np.float32))
    return params
