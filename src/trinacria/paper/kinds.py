"""What can be printed, and on what: the words of the command, known without the packages that printing needs."""

from typing import Final, Literal

GameName = Literal["lafamiglia", "famiglia"]
PaperName = Literal["a4", "letter"]
PAPER_NAMES: Final[tuple[PaperName, ...]] = ("a4", "letter")
KINDS: Final[dict[GameName, tuple[str, ...]]] = {
    "lafamiglia": (
        "map", "mats", "sheets", "charts", "screens", "orders", "cards", "tiles", "counters", "influence", "money",
        "solo", "rules",
    ),
    "famiglia": ("cards", "rules"),
}  # fmt: skip
"""The words of `--what` by game."""
