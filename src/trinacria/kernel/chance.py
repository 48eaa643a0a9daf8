"""Provably fair chance: every shuffle follows from the seed, and a commitment to the seed is shown beforehand.

The n-th shuffle of a game (n counts from 0) of m things: take SHAKE-256 of the text "SEED/n", 8 bytes for each thing;
sort the things by their bytes, lowest first. So anybody can recompute it in a few lines of any language.

Players who do not trust the dealer add salt to the seed: the game's seed is then SHA-256 of "SEED/SALT1/SALT2/...",
each salt as the SHA-256 of its text. Until all are in, each salt is shown by its seal only.
"""

import hashlib
import secrets
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Compiled code counts with the machine's own numbers.
    from mypy_extensions import i64

FEW: Final = 64


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before the game: it binds the dealer to the seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def seal(commitment: str, salt: str) -> str:
    """What a player shows of a salt before it is opened. It tells nothing of what goes into the seed."""
    return hashlib.sha256(f"{commitment}/{salt}".encode()).hexdigest()


def order(seed: str, index: int, count: int) -> list[int]:
    """The order into which shuffle number `index` puts `count` things."""
    noise = hashlib.shake_256(f"{seed}/{index}".encode()).digest(8 * count)
    if count <= FEW:
        order = _order_of_few(noise, count)
        if order:
            return order
    keys: tuple[int, ...] = struct.unpack(f">{count}Q", noise)
    return sorted(range(count), key=keys.__getitem__)


def _order_of_few(noise: bytes, count: int) -> list[int]:
    """The same order by the first 24 bits of each thing, with its number in one small int: these sort fastest.

    Empty where two things begin alike, about once in ten thousand decks.
    """
    keys = [0] * count
    at: i64 = 0
    while at < count:
        first: i64 = noise[8 * at]
        second: i64 = noise[8 * at + 1]
        third: i64 = noise[8 * at + 2]
        keys[at] = first << 22 | second << 14 | third << 6 | at
        at += 1
    keys.sort()
    before: i64 = -1
    at = 0
    while at < count:
        key: i64 = keys[at]
        if key >> 6 == before:
            return []
        before = key >> 6
        keys[at] = key & 63
        at += 1
    return keys


def seat_players(players: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """Who sits where: the players in a random order of play that follows from the seed."""
    return tuple(players[at] for at in order(f"{seed}/seats", 0, len(players)))


def seat_teams(players: tuple[str, ...], teams: tuple[tuple[int, ...], ...], seed: str) -> tuple[str, ...]:
    """Who sits where, when the players of a team stay together: the first draw that keeps the teams.

    `teams` are the places that play together; the players stand in the order of these places.
    """
    wanted = {frozenset(players[place] for place in team) for team in teams}
    index = 0
    while True:
        drawn = tuple(players[at] for at in order(f"{seed}/seats", index, len(players)))
        if {frozenset(drawn[place] for place in team) for team in teams} == wanted:
            return drawn
        index += 1


def salted(seed: str, salts: list[str]) -> str:
    """The game's seed: the dealer's, with what the players added."""
    if not salts:
        return seed
    parts = [seed, *(hashlib.sha256(salt.encode()).hexdigest() for salt in salts)]
    return hashlib.sha256("/".join(parts).encode()).hexdigest()
