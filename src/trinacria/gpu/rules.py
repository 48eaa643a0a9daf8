"""The rules of Famiglia as a JAX program: one game; `jax.vmap` makes it many.

Cards are counts of the 20 kinds, actions are numbers of `ACTION_TABLE`. Nothing here rolls dice: `step` is handed the
random numbers for the cards that it may turn over, so the same numbers always give the same game.
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from trinacria.games.famiglia.action_table import ACTION_TABLE
from trinacria.games.famiglia.actions import LayDown, Lower, NewCards, PlayCard, Recruit, TakeBack
from trinacria.games.famiglia.cards import DECK, KINDS, POINTS, START_SET, STREET_SIZE, VALUE, YELLOW, ZEROS
from trinacria.kernel.action import Action

ACTIONS: Final = len(ACTION_TABLE)
QUEUE: Final = 64
"""Room for the cards that lie under the deck in a known order; there are never more than 52."""
NEW, PLAY, BACK, LAY, LOWER, FREE, PAID, DONE, PASS = range(9)
TURN, TAKE_BACK, LAY_DOWN, LOWERING = range(4)
"""What a player is asked."""


def _row(action: Action) -> tuple[int, ...]:
    """Type, card, by how much it is lowered, what it counts, the card laid down, the true card shown, the joker."""
    if isinstance(action, Recruit):
        if action.lay < 0:
            return FREE, action.kind, 0, 0, -1, -1, -1
        true, joker = sorted((action.lay, action.keep))
        if joker == true:
            joker = -1
        return PAID, action.kind, 0, VALUE[true] + 1, action.lay, true, joker
    if isinstance(action, Lower):
        return LOWER, action.kind, action.by, 0, -1, -1, -1
    for kind, type_ in ((NewCards, NEW), (PlayCard, PLAY), (TakeBack, BACK), (LayDown, LAY)):
        if isinstance(action, kind):
            return type_, action.kind, 0, 0, -1, -1, -1
    return (DONE if action.text == "done" else PASS), 0, 0, 0, -1, -1, -1


ROWS: Final = np.array([_row(action) for action in ACTION_TABLE], np.int32)
TYPE, CARD, BY, COUNTS, LAID, TRUE, JOKER = (ROWS[:, column] for column in range(ROWS.shape[1]))
VALUES: Final = np.array(VALUE, np.int32)
WORTH: Final = np.array(POINTS, np.int32)
FIRST_HAND: Final = np.bincount(START_SET, minlength=KINDS).astype(np.int8)
FIRST_POOL: Final = np.bincount(DECK, minlength=KINDS).astype(np.int8)
ZERO_KINDS: Final = np.array(sorted(ZEROS))


class State(NamedTuple):
    """A game. Counts are int8; what a turn needs beyond the cards is a handful of numbers."""

    hand: jax.Array
    gang: jax.Array
    """Of p1 and p2."""
    street: jax.Array
    pool: jax.Array
    """The cards of the deck whose order nobody knows; they are drawn first."""
    queue: jax.Array
    head: jax.Array
    queued: jax.Array
    """The known bottom of the deck: a ring of kinds, where it begins, how many there are."""
    discard: jax.Array
    second: jax.Array
    mover: jax.Array
    lowered: jax.Array
    lowered_by: jax.Array
    passes: jax.Array
    left: jax.Array
    """Turns left once the last card is out, -1 before."""
    asked: jax.Array
    step: jax.Array
    renewed: jax.Array
    swaps: jax.Array
    fetchable: jax.Array
    layable: jax.Array
    strength: jax.Array
    turns: jax.Array
    """Turns that were ended."""
    done: jax.Array
    passed_out: jax.Array
    """Whether two passes ended the game."""
    outcome: jax.Array
    """At the end: 1 if p1 has won, -1 if p2 has, 0 for a draw."""


def _one(kind: jax.Array) -> jax.Array:
    return (jnp.arange(KINDS) == kind).astype(jnp.int8)


def _when(condition: jax.Array, counts: jax.Array) -> jax.Array:
    return jnp.where(condition, counts, jnp.int8(0))


def _total(counts: jax.Array) -> jax.Array:
    return counts.sum(dtype=jnp.int32)


def drawn(pool: jax.Array, number: jax.Array) -> jax.Array:
    """The kind that a random number draws: all cards of the pool are equally likely (to one in 2**26)."""
    total = _total(pool).astype(jnp.uint32)
    # The upper half of number * total, without 64 bits.
    at = ((number >> 16) * total + (((number & 0xFFFF) * total) >> 16)) >> 16
    below = jnp.tril(jnp.ones((KINDS, KINDS), jnp.int8))
    reached = (pool[None, :] * below).sum(-1, dtype=jnp.int32)
    return (reached <= at.astype(jnp.int32)).sum(dtype=jnp.int32)


def _lay_out(game: State, count: jax.Array, refill: jax.Array, chance: jax.Array) -> State:
    """Turn over so many cards; the second pass and the last card on the way. [FA-D-01..09, FA-E-01]"""
    for number in range(STREET_SIZE):
        unknown = _total(game.pool)
        go = (count > number) & (unknown + game.queued > 0)
        from_pool = go & (unknown > 0)
        from_queue = go & (unknown == 0)
        card = jnp.where(from_pool, drawn(game.pool, chance[number]), game.queue[game.head % QUEUE].astype(jnp.int32))
        pool = game.pool - _when(from_pool, _one(card))
        queued = game.queued - from_queue
        empty = go & (_total(pool) + queued == 0)
        again = empty & ~game.second & (_total(game.discard) > 0)
        last = empty & ~again & (game.left < 0)
        turns = jnp.where(game.mover == 0, 2, jnp.where(refill, 3, 1))
        game = game._replace(
            pool=jnp.where(again, game.discard, pool),
            discard=jnp.where(again, jnp.int8(0), game.discard),
            head=game.head + from_queue,
            queued=queued,
            street=game.street + _when(go, _one(card)),
            second=game.second | again,
            left=jnp.where(last, turns, game.left),
        )
    return game


def begin(chance: jax.Array) -> State:
    """A game at its beginning; `chance` are six random uint32. [FA-S-01..05]"""
    none, number, no = jnp.zeros(KINDS, jnp.int8), jnp.int32(0), jnp.bool_(False)
    hand = jnp.asarray(FIRST_HAND)
    game = State(
        hand=jnp.stack([hand, hand]),
        gang=jnp.zeros((2, KINDS), jnp.int8),
        street=none,
        pool=jnp.asarray(FIRST_POOL),
        queue=jnp.zeros(QUEUE, jnp.int8),
        head=number,
        queued=number,
        discard=none,
        second=no,
        mover=number,
        lowered=jnp.int32(-1),
        lowered_by=number,
        passes=number,
        left=jnp.int32(-1),
        asked=number,
        step=jnp.int32(1),
        renewed=no,
        swaps=number,
        fetchable=none,
        layable=none,
        strength=number,
        turns=number,
        done=no,
        passed_out=no,
        outcome=number,
    )
    return _lay_out(game, jnp.int32(STREET_SIZE), no, chance)


def legal(game: State) -> jax.Array:
    """Which of the 406 actions are legal; none once the game is over."""
    hand = game.hand[game.mover]
    turn = game.asked == TURN
    deck = _total(game.pool) + game.queued
    has_zero = (game.street[ZERO_KINDS] > 0).any()
    renew = turn & (game.step == 1) & ~has_zero & (deck > 0) & ~(game.second & game.renewed)
    can_lower = (game.street * (VALUES > 0)).any()
    is_lowered = game.lowered == CARD
    value = VALUES[CARD]
    there = game.street[CARD] > 0
    plain = game.street[CARD] > is_lowered
    lowered_value = value - game.lowered_by
    legal: jax.Array = (TYPE == NEW) & renew & there
    accountant = (CARD < YELLOW) & (game.step <= 2)
    brute = (CARD >= YELLOW) & (game.step <= 3) & can_lower
    legal |= (TYPE == PLAY) & turn & (hand[CARD] > 0) & (accountant | brute)
    legal |= (TYPE == BACK) & (game.asked == TAKE_BACK) & (game.fetchable[CARD] > 0)
    legal |= (TYPE == LAY) & (game.asked == LAY_DOWN) & (game.layable[CARD] > 0)
    legal |= (TYPE == LOWER) & (game.asked == LOWERING) & there & (game.strength >= BY)
    legal |= (TYPE == FREE) & turn & (((value == 0) & plain) | (is_lowered & (lowered_value == 0)))
    offered = (plain & (value == COUNTS)) | (is_lowered & (lowered_value == COUNTS))
    paid = jnp.where(JOKER < 0, hand[TRUE] > 1, (hand[TRUE] > 0) & (hand[JOKER] > 0))
    legal |= (TYPE == PAID) & turn & offered & paid
    legal |= (TYPE == DONE) & (game.asked == TAKE_BACK)
    legal |= (TYPE == PASS) & turn
    legal &= ~game.done
    return legal


def step(game: State, action: jax.Array, chance: jax.Array) -> State:
    """Carry out a legal action; `chance` are six random uint32. A game that is over stays as it is."""
    kind_of, card, by, _, laid, _, _ = (jnp.asarray(ROWS)[action, column] for column in range(ROWS.shape[1]))
    before = game
    mover = game.mover
    mine = (jnp.arange(2) == mover)[:, None]
    it, value = _one(card), jnp.asarray(VALUES)[card]
    new, play, back, lay, lower = (kind_of == each for each in (NEW, PLAY, BACK, LAY, LOWER))
    recruit, passed = (kind_of == FREE) | (kind_of == PAID), kind_of == PASS
    shown = _when(kind_of == PAID, _one(laid))
    to_gang = _when(play | lay, it) + shown
    hand = game.hand + _when(mine, _when(back | recruit, it) - to_gang)
    gang = game.gang + _when(mine, to_gang - _when(back, it))
    under = new & game.second
    end_of_queue = (game.head + game.queued) % QUEUE
    # An Accountant begins a swap, a Brute looks for a card. [FA-A2-02..04, FA-A3-02]
    accountant, brute = play & (card < YELLOW), play & (card >= YELLOW)
    swaps = jnp.where(accountant, value, game.swaps - lay)
    fetchable = jnp.where(accountant, gang[mover] - it, game.fetchable - _when(back, it))
    layable = jnp.where(accountant, hand[mover], game.layable - _when(lay, it))
    more = (swaps > 0) & (fetchable > 0).any() & (layable > 0).any()
    swapping = jnp.where(more, TAKE_BACK, TURN)
    asked = jnp.where(accountant | lay, swapping, jnp.where(back, LAY_DOWN, jnp.where(brute, LOWERING, TURN)))
    passes = jnp.where(recruit, 0, game.passes + passed)
    end = recruit | passed
    street = game.street - _when(new | recruit, it)
    passed_out = end & (passes > 1) & (game.left < 0)
    refill = end & ~passed_out & ~(street > 0).any()
    game = game._replace(
        hand=hand,
        gang=gang,
        street=street,
        queue=jnp.where((jnp.arange(QUEUE) == end_of_queue) & under, card.astype(jnp.int8), game.queue),
        queued=game.queued + under,
        discard=game.discard + _when(new & ~game.second, it),
        lowered=jnp.where(end, -1, jnp.where(lower, card, game.lowered)),
        lowered_by=jnp.where(end, 0, jnp.where(lower, by, game.lowered_by)),
        passes=passes,
        asked=asked,
        step=jnp.where(end, 1, jnp.where(accountant, 3, jnp.where(brute, 4, game.step))),
        renewed=(game.renewed | under) & ~end & ~play,
        swaps=swaps,
        fetchable=fetchable,
        layable=layable,
        strength=jnp.where(brute, value, game.strength),
        turns=game.turns + end,
    )
    game = _lay_out(game, jnp.where(new, value, jnp.where(refill, STREET_SIZE, 0)), refill, chance)
    over = passed_out | (end & (game.left == 1))
    on = end & ~over
    game = game._replace(
        left=jnp.where(on & (game.left > 0), game.left - 1, game.left),
        mover=jnp.where(on, 1 - mover, mover),
        done=over,
        passed_out=passed_out,
        outcome=jnp.where(over, outcome(game), 0),
    )
    state: State = jax.tree.map(lambda old, now: jnp.where(before.done, old, now), before, game)
    return state


EARLY: Final = 10
"""Before so many turns a net passes only while it is ahead: a person wants a game."""


def turns_told(game: State) -> jax.Array:
    """How many turns were ended, as far as the position tells: recruits, and the passes just made."""
    held = game.hand.sum(dtype=jnp.int32) + game.gang.sum(dtype=jnp.int32)
    return held - 2 * len(START_SET) + game.passes


def without_early_pass(game: State, allowed: jax.Array) -> jax.Array:
    """The legal actions, less an early pass of who is not ahead and can do something else. It is the table's last."""
    points = scores(game)
    ahead = points[game.mover] > points[1 - game.mover]
    barred = allowed[:-1].any() & ~ahead & (turns_told(game) < EARLY)
    return allowed.at[-1].set(allowed[-1] & ~barred)


def scores(game: State) -> jax.Array:
    """The points of p1 and p2. [FA-V-01]"""
    return ((game.hand + game.gang) * WORTH).sum(-1, dtype=jnp.int32)


def outcome(game: State) -> jax.Array:
    """1 if p1 is ahead, -1 if p2 is, 0 if all their cards are worth the same. [FA-V-01..04]"""
    points = scores(game)
    result = jnp.sign(points[0] - points[1])
    cards = game.hand + game.gang
    for worth in sorted(set(POINTS), reverse=True):
        counts = (cards * (worth == WORTH)).sum(-1, dtype=jnp.int32)
        result = jnp.where(result == 0, jnp.sign(counts[0] - counts[1]), result)
    return result.astype(jnp.int32)
