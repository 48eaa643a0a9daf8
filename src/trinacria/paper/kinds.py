"""What can be printed of each game: the words of `--what`. Known without the packages that printing needs."""

from typing import Final, Literal

GameName = Literal["lafamiglia", "famiglia"]
KINDS: Final[dict[GameName, tuple[str, ...]]] = {
    "lafamiglia": (
        "map", "mats", "sheets", "charts", "screens", "orders", "cards", "tiles", "counters", "influence", "money",
        "solo", "rules",
    ),
    "famiglia": ("cards", "rules"),
}  # fmt: skip
