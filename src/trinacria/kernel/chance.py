"""Provably fair chance: every shuffle follows from the seed, and a commitment to the seed is shown beforehand.

The n-th shuffle of a game (n counts from 0) of m things: take SHAKE-256 of the text "SEED/n", 8 bytes for each thing;
sort the things by their bytes, lowest first. So anybody can recompute it in a few lines of any language.
"""

import hashlib
import secrets
import struct


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before the game: it binds the dealer to the seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def order(seed: str, index: int, count: int) -> list[int]:
    """The order into which shuffle number `index` puts `count` things."""
    noise = hashlib.shake_256(f"{seed}/{index}".encode()).digest(8 * count)
    keys: tuple[int, ...] = struct.unpack(f">{count}Q", noise)
    return sorted(range(count), key=keys.__getitem__)


def seat_players(players: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """Who sits where: the players in a random order of play that follows from the seed."""
    return tuple(players[at] for at in order(f"{seed}/seats", 0, len(players)))
