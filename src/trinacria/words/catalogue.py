"""Fluent catalogues, one folder a language, the same files in each."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from trinacria.kernel.errors import FactValue, UnknownLanguage, shortened

LANGUAGES = ("en", "fr", "ru", "it")


class Words:
    """The catalogue of one language: `words("key", fact=1)` is a sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        folder = resources.files("trinacria.words") / language
        files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
        self._unread = {file.name.removesuffix(".ftl"): file for file in sorted(files, key=lambda file: file.name)}

    def __call__(self, key: str, /, **facts: FactValue) -> str:
        """The sentence with this key. A missing key or fact is a fault of ours and raises."""
        return self.say(key, facts)

    def __contains__(self, key: str) -> bool:
        # Reading a catalogue takes longer than most commands do, so a file is read when a key of it is asked for.
        while not self._bundle.has_message(key) and self._unread:
            self._read(min(self._unread, key=lambda name: not key.startswith(name)))
        return self._bundle.has_message(key)

    def __iter__(self) -> Iterator[str]:
        while self._unread:
            self._read(next(iter(self._unread)))
        return iter(self._keys)

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
        said, errors = self._bundle.format_pattern(pattern, shortened(facts))
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors}")
        return str(said)


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
