"""Fluent catalogues, one folder a language, the same files in each."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

from trinacria.kernel.errors import FactValue, UnknownLanguage, shortened
from trinacria.plugins import PLUGINS, BrokenGame

OWN_NAMES = {"en": "English", "fr": "Français", "ru": "Русский", "it": "Italiano", "de": "Deutsch", "es": "Español"}
"""The languages, with what they call themselves: the one list of them."""
LANGUAGES = tuple(OWN_NAMES)
FALLBACK = "en"
LONGEST_INSERTED = 2500
"""Fluent inserts no longer text."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where a message or a term begins: all other lines of it are indented, or close a brace."""
_QUOTED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)", re.ASCII)
"""A message or a term within another."""


class Catalogue:
    """The messages of one language, each read when it is first asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        self._unread: dict[str, str] = {}
        """What the catalogues hold and nobody has asked for yet, by key."""
        self._reading = Lock()
        """Threads of a server share a catalogue."""
        self._unasked: list[str] | None = None
        """The games whose own catalogues were not looked at yet; None: nothing was missed so far."""
        self._open(_reader[0](language))

    def __contains__(self, key: str) -> bool:
        # Reading all catalogues takes longer than most commands do, so a message is read when it is asked for.
        if self._bundle.has_message(key):
            return True
        with self._reading:
            while key not in self._unread and self._open_another():
                pass
            self._read(key)
        return self._bundle.has_message(key)

    def __iter__(self) -> Iterator[str]:
        with self._reading:
            while self._open_another():
                pass
        return iter(self._keys)

    def _open_another(self) -> bool:
        """Open what another package brings with its game, if there is one more."""
        if self._unasked is None:
            self._unasked = list(PLUGINS)
        if not self._unasked:
            return False
        self._open(_texts(game_catalogues(self._unasked.pop(), self.language)))
        return True

    def _open(self, texts: Iterable[str]) -> None:
        """Find where each message of some catalogues begins; of two with one key the first holds."""
        for text in texts:
            begun = [(found.start(), found.group(1)) for found in _ENTRY.finditer(text)]
            for (start, key), (end, _) in pairwise([*begun, (len(text), "")]):
                self._unread.setdefault(key, text[start:end])
            self._keys += [key for _, key in begun if not key.startswith("-")]

    def _read(self, key: str) -> None:
        """Read a message, after those that it quotes: another thread may say it at once."""
        text = self._unread.pop(key, None)
        if text is not None:
            for quoted in _QUOTED.findall(text):
                self._read(quoted)
            self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, facts: Mapping[str, FactValue]) -> str:
        """The sentence with this key, its facts filled in."""
        if key not in self:
            raise LookupError(f"{key} is in no catalogue of {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key} has no text in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, shortened(facts, LONGEST_INSERTED))
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors}")
        return str(said)


class Words:
    """The words of one language: `words("key", fact=1)` is a sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._catalogue = Catalogue(language)
        self._numbers: Mapping[str, FactValue] = {}

    def with_numbers(self, numbers: Mapping[str, FactValue]) -> "Words":
        """The same words for a game whose rules have these numbers: every sentence may name them."""
        if not numbers:
            return self
        told = copy(self)
        told._numbers = {**self._numbers, **numbers}
        return told

    def __call__(self, key: str, /, **facts: FactValue) -> str:
        """The sentence with this key. A missing key or fact is a fault of ours and raises."""
        return self.say(key, facts)

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue

    def __iter__(self) -> Iterator[str]:
        return iter(self._catalogue)

    def say(self, key: str, facts: Mapping[str, FactValue]) -> str:
        """The sentence with this key, its facts and the game's numbers filled in."""
        return self._catalogue.say(key, {**self._numbers, **facts} if self._numbers else facts)


def game_catalogues(game: str, language: str) -> dict[str, Traversable]:
    """The catalogues that a game's package brings, by name; those in English where it does not know the language."""
    try:
        package = PLUGINS[game].words
        folder = resources.files(package) if package else None
    except (BrokenGame, KeyError, ModuleNotFoundError):
        return {}
    if folder is None:
        return {}
    spoken = folder / language
    return _catalogues(spoken if spoken.is_dir() else folder / FALLBACK)


def _catalogues(folder: Traversable) -> dict[str, Traversable]:
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {file.name.removesuffix(".ftl"): file for file in sorted(files, key=lambda file: file.name)}


def _texts(files: Mapping[str, Traversable]) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in files.values()]


def own_texts(language: str) -> list[str]:
    """Our own catalogues of a language, from the package's files."""
    return _texts(_catalogues(resources.files("trinacria.words") / language))


_reader: list[Callable[[str], Iterable[str]]] = [own_texts]


def read_with(reader: Callable[[str], Iterable[str]]) -> None:
    """Have the catalogues of languages that nobody has asked for yet read so from now on."""
    _reader[:] = [reader]


@cache
def words_in(language: str) -> Words:
    """The catalogue of a language, read once; raises UnknownLanguage."""
    return Words(language)


def choose_language(wish: str | None, environment: Mapping[str, str]) -> str:
    """The language wished for, else TRINACRIA_LANG, else the system's if there is a catalogue, else English."""
    for named in (wish, environment.get("TRINACRIA_LANG")):
        if named:
            return words_in(named.lower()).language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
