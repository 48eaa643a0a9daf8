"""Help and complaints of the command line are in one language, the words that Click adds included."""

import re

import pytest
from support.terminal.commands import command

from trinacria.words import LANGUAGES, words_in

OTHERS = tuple(language for language in LANGUAGES if language != "en")
ENGLISH = re.compile(r"Usage|Options:|Commands:|Show this|\[default|\[required|Try '|Error|Invalid|Missing")
COMMANDS = ("", "serve", "play", "sim", "lab", "lab tournament", "lab arena", "replay", "prune", "content draw", "mcp")
FRENCH = re.compile(r"\bOptions\b")
"""The one word that is the same in French."""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", COMMANDS)
def test_no_english_word_of_click_is_in_the_help(language: str, name: str) -> None:
    code, said, error = command("--lang", language, *name.split(), "--help")
    assert (code, error) == (0, "")
    words = words_in(language)
    assert said.startswith(words("cli-usage"))
    assert words("cli-options") in said
    assert words("cli-help-help").split()[0] in said
    told = FRENCH.sub("", said) if language == "fr" else said
    assert ENGLISH.findall(told.replace(words("cli-usage"), "")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "key", "facts"),
    [
        ("sim famiglia --games many", "cli-wants-range", {"low": "1", "high": "10000000"}),
        ("serve --port 99999", "cli-wants-range", {"low": "0", "high": "65535"}),
        ("play famiglia --theme pink", "cli-wants-choice", {"known": "dark, light"}),
        ("play famiglia again", "cli-too-many-arguments", {}),
        ("play famiglia --seed", "cli-option-usage", {"option": "--seed"}),
        ("play famiglia --plain=no", "cli-option-usage", {"option": "--plain"}),
    ],
)
def test_complaints_are_told_in_the_language(line: str, key: str, facts: dict[str, str], language: str) -> None:
    code, said, error = command("--lang", language, *line.split())
    assert (code, said) == (2, "")
    assert words_in(language)(key, **facts) in error


def test_both_spellings_ask_for_help() -> None:
    assert command("-h")[1] == command("--help")[1] != ""
    assert command("play", "-h")[1] == command("play", "--help")[1]
