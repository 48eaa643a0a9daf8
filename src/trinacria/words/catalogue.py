"""Fluent catalogues, one folder a language, the same files in each."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from trinacria.kernel.errors import FactValue, UnknownLanguage, shortened
from trinacria.plugins import PLUGINS, BrokenGame

OWN_NAMES = {"en": "English", "fr": "Français", "ru": "Русский", "it": "Italiano"}
"""The languages, with what they call themselves: the one list of them."""
LANGUAGES = tuple(OWN_NAMES)
FALLBACK = "en"
LONGEST_INSERTED = 2500
"""Fluent inserts no longer text."""


class Words:
    """The catalogue of one language: `words("key", fact=1)` is a sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        self._unread = _catalogues(resources.files("trinacria.words") / language)
        self._reading = Lock()
        """Threads of a server share a catalogue."""
        self._unasked: list[str] | None = None
        """The games whose own catalogues were not looked at yet; None: nothing was missed so far."""

    def __call__(self, key: str, /, **facts: FactValue) -> str:
        """The sentence with this key. A missing key or fact is a fault of ours and raises."""
        return self.say(key, facts)

    def __contains__(self, key: str) -> bool:
        # Reading a catalogue takes longer than most commands do, so a file is read when a key of it is asked for.
        if self._bundle.has_message(key):
            return True
        with self._reading:
            while not self._bundle.has_message(key) and self._any_left():
                self._read(min(self._unread, key=lambda name: not key.startswith(name)))
        return self._bundle.has_message(key)

    def __iter__(self) -> Iterator[str]:
        with self._reading:
            while self._any_left():
                self._read(next(iter(self._unread)))
        return iter(self._keys)

    def _any_left(self) -> bool:
        """Whether there is a file to read. Ours come first, then what other packages bring with their games."""
        if self._unasked is None and not self._unread:
            self._unasked = list(PLUGINS)
        while not self._unread and self._unasked:
            self._unread = game_catalogues(self._unasked.pop(), self.language)
        return bool(self._unread)

    def _read(self, name: str) -> None:
        parsed = FluentResource(self._unread.pop(name).read_text(encoding="utf-8"))
        self._keys += [entry.id.name for entry in parsed.body if isinstance(entry, Message)]
        self._bundle.add_resource(parsed)

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
