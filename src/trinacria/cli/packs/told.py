"""What a table in the terminal says of a pack that is not the built-in one."""

from trinacria.kernel.game import Game
from trinacria.words import Words


def pack_lines(game: Game, words: Words) -> list[str]:
    """Its name and its house rules, a sentence each; none for the built-in pack."""
    about = game.about_pack(game.content)
    if about is None:
        return []
    rules = [words(f"packs-house-{name}", number=number) for name, number in about.house.items()]
    return [words("packs-log", name=about.name), *rules]
