"""The games, and how one is begun, taken up from a position, or replayed."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from trinacria.kernel import chance as chances
from trinacria.kernel import record as records
from trinacria.kernel.errors import InvalidPosition, PositionFault, UnknownGame, UnknownOption
from trinacria.kernel.game import Game
from trinacria.plugins import PLUGINS, BrokenGame, resolve


@cache
def _rules(name: str, reference: str) -> type[Game]:
    rules = resolve(name, reference, type)
    if not issubclass(rules, Game) or rules.name != name:
        raise BrokenGame("error-game-part", game=name, reference=reference, kind=Game.__name__)
    return rules


class Games(Mapping[str, type[Game]]):
    """The rules of every game that is installed, by its name; imported when they are first asked for."""

    def __getitem__(self, name: str) -> type[Game]:
        return _rules(name, PLUGINS[name].rules)

    def __contains__(self, name: object) -> bool:
        return name in PLUGINS

    def __iter__(self) -> Iterator[str]:
        return iter(PLUGINS)

    def __len__(self) -> int:
        return len(PLUGINS)


GAMES = Games()
"""The games by name."""


@cache
def game_class(game: str) -> type[Game]:
    """The class of the game with this name."""
    rules = GAMES.get(game)
    if rules is None:
        raise UnknownGame("error-unknown-game", game=str(game), known=", ".join(GAMES))
    return rules


def new_game(
    game: str,
    mode: str | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    chance: str = "seed",
    version: str | None = None,
) -> Game:
    """A game at its beginning. Without a seed, one nobody can guess; with chance="explicit" chance is asked too.

    `version` takes up a game that was begun under older rules.
    """
    rules = game_class(game)
    return rules.new(
        mode if mode is not None else rules.modes[0],
        dict(options or {}),
        _seed(seed),
        _explicit(chance),
        None,
        version,
    )


def from_position(position: Mapping[str, object], seed: int | str | None = None, version: str | None = None) -> Game:
    """The game a position describes; raises InvalidPosition with every reason."""
    name = position.get("game") if isinstance(position, Mapping) else None
    if not isinstance(name, str):
        raise InvalidPosition([PositionFault("position-no-game", known=", ".join(GAMES))])
    return game_class(name).load(dict(position), None if seed is None else str(seed), version=version)


def replay(record: object) -> Game:
    """Play a record again."""
    return records.replay(record, GAMES)


def unfold(record: object) -> Iterator[records.Step]:
    """Play a record step by step, from its beginning."""
    return records.unfold(record, GAMES)


def verify(record: object) -> Game:
    """Play a record again with chance recomputed from its seed; raises InvalidRecord where they differ."""
    return records.verify(record, GAMES)


def read_options(wishes: Iterable[str]) -> dict[str, object]:
    """Options as a person writes them: `draft`, `opt_rally_boat=off`, `difficulty=easy`."""
    values: dict[str, object] = {"": True, "on": True, "true": True, "off": False, "false": False}
    options: dict[str, object] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        options[name.strip()] = values.get(value.strip().lower(), value.strip())
    return options


def _seed(seed: int | str | None) -> str:
    return chances.new_seed() if seed is None else str(seed)


def _explicit(kind: str) -> bool:
    if kind not in ("seed", "explicit"):
        raise UnknownOption("error-unknown-chance", found=str(kind))
    return kind == "explicit"
