"""Tournaments of chess in the short form of the files beside: what there was before each round, and who met."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from trinacria.events.swiss.criteria import Round
from trinacria.events.swiss.player import Float, Player, Side

POINTS = {"1": 1.0, "+": 1.0, "U": 1.0, "F": 1.0, "=": 0.5, "H": 0.5, "0": 0.0, "-": 0.0, "Z": 0.0}


class Entry(NamedTuple):
    """What a round was for one player."""

    opponent: int | None
    side: Side
    result: str

    @property
    def played(self) -> bool:
        return self.result in "1=0"


class PublishedRound(NamedTuple):
    players: list[Player]
    round: Round
    initial: Side
    pairs: set[tuple[int, int]]
    rests: int | None


def read(path: Path) -> dict[int, list[Entry]]:
    """The lines of a file: a number, and for each round the opponent, w or b, and the result; -H and so on: none."""
    lines = (line.split() for line in path.read_text(encoding="ascii").splitlines()[1:])
    return {int(number): [_entry(one) for one in rounds] for number, *rounds in lines}


def rounds_of(path: Path) -> Iterator[PublishedRound]:
    table = read(path)
    many = max(map(len, table.values()))
    first = next(entries[0] for _, entries in sorted(table.items()) if entries[0].opponent)
    starter = min(number for number, entries in table.items() if entries[0].opponent)
    initial: Side = first.side if starter % 2 else "second" if first.side == "first" else "first"
    for index in range(many):
        here = {n: entries[index] for n, entries in table.items() if entries[index].result not in "HZF"}
        numbers = _numbers(table, index)
        pairs = {(numbers[n], numbers[one.opponent]) for n, one in here.items() if one.opponent and one.side == "first"}
        rests = next((numbers[n] for n, one in here.items() if one.result == "U"), None)
        players = [_numbered(player_before(table, number, index), numbers) for number in here]
        yield PublishedRound(players, Round(index, index == many - 1), initial, pairs, rests)


def _numbers(table: dict[int, list[Entry]], index: int) -> dict[int, int]:
    """Who comes later has no number yet."""
    come = [n for n, entries in sorted(table.items()) if any(one.result not in "HZ" for one in entries[: index + 1])]
    return {number: place for place, number in enumerate(come, 1)}


def _numbered(player: Player, numbers: dict[int, int]) -> Player:
    return player._replace(number=numbers[player.number], met=frozenset(numbers[one] for one in player.met))


def player_before(table: dict[int, list[Entry]], number: int, index: int) -> Player:
    past = table[number][:index]
    return Player(
        number,
        points(table, number, index),
        frozenset(one.opponent for one in past if one.opponent and one.played),
        tuple(one.side for one in past if one.played),
        tuple(_float(table, number, at) for at in range(index)),
        all(one.played or POINTS[one.result] < 1 for one in past),
    )


def points(table: dict[int, list[Entry]], number: int, index: int) -> float:
    return sum(POINTS[one.result] for one in table[number][:index])


def _float(table: dict[int, list[Entry]], number: int, index: int) -> Float:
    one = table[number][index]
    if not one.played:
        return "down" if POINTS[one.result] > 0 else ""
    assert one.opponent
    mine, theirs = points(table, number, index), points(table, one.opponent, index)
    return "down" if mine > theirs else "up" if mine < theirs else ""


def _entry(text: str) -> Entry:
    if text[0] == "-":
        return Entry(None, "first", text[1])
    return Entry(int(text[:-2]), "first" if text[-2] == "w" else "second", text[-1])
