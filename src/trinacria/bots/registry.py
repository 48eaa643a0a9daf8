"""Bots by name: our own, and anybody's from a file, a module or as a program."""

import importlib
import importlib.util
from functools import cache
from pathlib import Path

from trinacria.bots.bot import Bot, unknown_game
from trinacria.bots.greedy import GreedyBot
from trinacria.bots.program import program_bot
from trinacria.bots.random import RandomBot
from trinacria.bots.search import EasyBot, HardBot, MasterBot, NormalBot, SearchBot
from trinacria.bots.styles import STYLES
from trinacria.kernel.errors import BadValue

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    **STYLES,
    "normal": NormalBot,
    "hard": HardBot,
    "master": MasterBot,
}
"""The weakest first."""


PROGRAM = "cmd:"
ALIKE = 0.75
"""How much of a misspelt name must be right, as difflib measures it."""


class UnknownBot(BadValue):
    """No bot has this name, or the file with it cannot be used."""


def find_bot(name: str, game: str | None = None) -> type[Bot]:
    """The bot with this name: one of BOTS, `file.py:Class`, `package.module:Class` or `cmd:a program`.

    A bot that searches can be told how long: `hard@0.2s` in seconds a decision, `hard@200` in playouts a decision.
    `master@0` does not search at all.
    Raises UnknownBot, and BotFault where a game is named that the bot does not know.
    """
    found = _find(name)
    if game is not None and not found.knows(game):
        raise unknown_game(found, game)
    return found


def nearest_bot(name: str) -> str | None:
    """The bot of ours that a name was probably meant for."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(name.lower(), BOTS, 1, ALIKE)), None)


def _find(name: str) -> type[Bot]:
    if name in BOTS:
        return BOTS[name]
    if name.startswith(PROGRAM):
        return _program(name.removeprefix(PROGRAM))
    level, at, budget = name.partition("@")
    if at and level in BOTS:
        return _limited(BOTS[level], name, budget)
    source, colon, class_name = name.rpartition(":")
    if not colon:
        meant = nearest_bot(name)
        key = "error-unknown-bot" if meant is None else "error-misspelt-bot"
        raise UnknownBot(key, bot=name, known=", ".join(BOTS), meant=meant or "")
    module = _module(source, name)
    found = getattr(module, class_name, None)
    if found is None:
        raise UnknownBot("error-bot-class", bot=name, file=source, name=class_name)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot("error-bot-kind", bot=name, name=class_name)
    return found


@cache
def _program(command: str) -> type[Bot]:
    """One kind for each command, so that all its players share their processes."""
    return program_bot(command)


def _limited(bot: type[Bot], name: str, budget: str) -> type[Bot]:
    """A level with a budget of its own."""
    timed = budget.endswith("s")
    try:
        amount = float(budget.removesuffix("s")) if timed else int(budget)
    except ValueError:
        amount = -1
    if not issubclass(bot, SearchBot) or not (0 if bot.must_search else -1) < amount < 1_000_000:
        raise UnknownBot("error-bot-budget", bot=name)
    wanted = {"limit": amount, "playouts": 0} if timed or not amount else {"playouts": amount}
    return type(bot.__name__, (bot,), {"__doc__": bot.__doc__, **wanted})


def _module(source: str, name: str) -> object:
    try:
        if not source.endswith(".py"):
            return importlib.import_module(source)
        path = Path(source)
        if not path.is_file():
            raise UnknownBot("error-bot-file", bot=name, file=source)
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except UnknownBot:
        raise
    except Exception as error:
        raise UnknownBot("error-bot-import", bot=name, reason=f"{type(error).__name__}: {error}") from error
    return module
