"""The words of every language: Fluent catalogues, and what turns keys and facts into sentences."""

from trinacria.words.catalogue import LANGUAGES, Words, choose_language, words_in
from trinacria.words.telling import tell_error, tell_event, tell_fault, tell_result

__all__ = [
    "LANGUAGES",
    "Words",
    "choose_language",
    "tell_error",
    "tell_event",
    "tell_fault",
    "tell_result",
    "words_in",
]
