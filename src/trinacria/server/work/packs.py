"""The content packs that a host offers beside the built-in ones."""

from trinacria.games import game_class

Packs = dict[str, list[str]]
"""Their folders, by game."""


def load_packs(packs: Packs) -> None:
    """Make them known to this process; raises ContentError."""
    for game, folders in packs.items():
        for folder in folders:
            game_class(game).use_content(folder)
