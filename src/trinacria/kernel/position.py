"""Reading positions: every part is checked on its own, so that all faults are told at once."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Final, TypeVar, overload

import msgspec

from trinacria.kernel.errors import FactValue, InvalidPosition, PositionFault, TrinacriaError
from trinacria.kernel.game import Game

T = TypeVar("T")
DEFAULT_SEED: Final = "0"


class PositionReader:
    """Takes a position apart, key by key, and collects what is wrong with it."""

    def __init__(self, position: object, known: tuple[str, ...]) -> None:
        self.faults: list[TrinacriaError] = []
        self.parts: Mapping[str, Any] = {}
        if isinstance(position, Mapping):
            self.parts = position
            for key in position:
                if key not in known:
                    self.fault("position-unknown-key", key=str(key), known=", ".join(known))
        else:
            self.fault("position-not-a-table", type=type(position).__name__)

    def fault(self, key: str, rule: str | None = None, /, **facts: FactValue) -> None:
        self.faults.append(PositionFault(key, rule, **facts))

    @overload
    def take(self, key: str, kind: type[T], default: T) -> T: ...

    @overload
    def take(self, key: str, kind: UnionType, default: None) -> Any: ...

    def take(self, key: str, kind: Any, default: Any) -> Any:
        """The part with this key if it is of this kind; the default when it is left out or faulty."""
        if key not in self.parts:
            return default
        try:
            return msgspec.convert(self.parts[key], kind)
        except msgspec.ValidationError as error:
            self.fault("position-type", key=key, reason=str(error))
            return default

    def check_game(self, game: Game) -> None:
        """A position may say which game it is of."""
        named = self.take("game", str, game.name)
        if named != game.name:
            self.fault("position-choice", key="game", found=named, known=game.name)

    def take_chance(self, game: Game, seed: str | None) -> None:
        """Who answers for chance from here on. A seed that is given comes before the position's."""
        kind = self.take("chance", str, "explicit" if game.explicit_chance else "seed")
        if kind not in ("seed", "explicit"):
            self.fault("position-choice", key="chance", found=kind, known="seed, explicit")
        game.explicit_chance = game.explicit_chance or kind == "explicit"
        game.seed = seed if seed is not None else self.take("seed", str, DEFAULT_SEED)
        game._shuffles = self.take("shuffles", int, 0)

    def close(self) -> None:
        """Raise InvalidPosition with all faults, if there are any."""
        if self.faults:
            raise InvalidPosition(self.faults)
