"""What a table in the terminal says of a pack that is not the built-in one."""

from trinacria.kernel.content.packs import PackAbout
from trinacria.kernel.game import Game
from trinacria.words import Words


def pack_lines(game: Game, words: Words) -> list[str]:
    """The pack of a game and its house rules, a sentence each; none for the built-in pack."""
    return about_lines(game.about_pack(game.content), words)


def about_lines(about: PackAbout | None, words: Words) -> list[str]:
    """A pack and its house rules, a sentence each."""
    if about is None:
        return []
    rules = [words(f"packs-house-{name}", number=number) for name, number in about.house.items()]
    return [words("packs-log", name=about.name), *rules]
