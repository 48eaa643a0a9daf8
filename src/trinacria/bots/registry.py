"""Bots by name: our own, and anybody's from a file or a module."""

import importlib
import importlib.util
from pathlib import Path

from trinacria.bots.bot import Bot
from trinacria.bots.greedy import GreedyBot
from trinacria.bots.random import RandomBot
from trinacria.kernel.errors import TrinacriaError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(TrinacriaError):
    """No bot has this name, or the file with it cannot be used."""


def find_bot(name: str) -> type[Bot]:
    """The bot with this name: one of BOTS, `file.py:Class` or `package.module:Class`."""
    if name in BOTS:
        return BOTS[name]
    source, colon, class_name = name.rpartition(":")
    if not colon:
        raise UnknownBot("error-unknown-bot", bot=name, known=", ".join(BOTS))
    module = _module(source, name)
    found = getattr(module, class_name, None)
    if found is None:
        raise UnknownBot("error-bot-class", bot=name, file=source, name=class_name)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot("error-bot-kind", bot=name, name=class_name)
    return found


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
