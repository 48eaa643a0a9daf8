"""The rules on the accelerator are those of the kernel: every decision, every result, and the draws."""

from random import Random

import pytest

pytest.importorskip("jax", reason="the extra gpu is not installed")

import jax
import jax.numpy as jnp
import numpy as np

from trinacria.bots.games.famiglia import sight as famiglia_sight
from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.cards import KINDS
from trinacria.gpu import equality
from trinacria.gpu.rules import State, drawn
from trinacria.gpu.sight import SIGHT, sight


def test_every_decision_and_result_of_some_games_is_the_same() -> None:
    """`trinacria lab gpu check` does it for 10,000."""
    found = equality.compare(24, seed=3, batch=24)
    assert found.decisions > 1200
    assert len(found.ends) > 1


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that is wrong in one place does not pass."""
    right = equality._LEGAL
    monkeypatch.setattr(equality, "_LEGAL", lambda state: right(state).at[:, -1].set(False))
    with pytest.raises(equality.Difference, match="legal actions"):
        equality.compare(24, batch=24)


@pytest.mark.slow
def test_all_cards_of_a_pool_are_equally_likely_to_be_drawn() -> None:
    """Exactly: the numbers at which the card changes lie at equal distances, for pools of every size."""
    dice = Random(4)
    draw = jax.jit(jax.vmap(drawn, (None, 0)))
    for size in range(1, 53):
        cards = sorted(dice.choices(range(KINDS), k=size))
        pool = jnp.asarray(np.bincount(cards, minlength=KINDS), jnp.int8)
        edges = [-(-number * 2**32 // size) for number in range(1, size)]
        asked = [0, *[number for edge in edges for number in (edge - 1, edge)], 2**32 - 1]
        wanted = [cards[0], *[card for at in range(1, size) for card in cards[at - 1 : at + 1]], cards[-1]]
        assert np.asarray(draw(pool, jnp.asarray(asked, jnp.uint32))).tolist() == wanted


@pytest.mark.slow
def test_draws_have_the_same_distribution() -> None:
    """Both play by themselves. The seed is fixed, so this cannot fail by bad luck."""
    for found in equality.distributions(120, seed=1):
        assert found.p > 0.001, found


def test_loaded_dice_are_found() -> None:
    fair = np.array([500, 300, 200])
    assert equality.likeness("fair", fair, np.array([490, 305, 205])).p > 0.5
    assert equality.likeness("loaded", fair, np.array([400, 350, 250])).p < 0.001


@pytest.mark.slow
def test_the_net_sees_the_same_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """The vector that a bot makes of a world is the one the net was trained with."""
    seen, compared = jax.jit(jax.vmap(sight)), 0
    same = equality._same

    def watched(played: list[Famiglia], state: State) -> None:
        nonlocal compared
        same(played, state)
        rows = np.asarray(seen(state))
        for at, game in enumerate(played):
            if game.result is None:
                np.testing.assert_allclose(famiglia_sight.sight(game), rows[at], atol=1e-6)
                compared += 1

    monkeypatch.setattr(equality, "_same", watched)
    equality.compare(24, seed=5, batch=24)
    assert compared > 300
    assert SIGHT == famiglia_sight.LENGTH
