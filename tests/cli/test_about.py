"""`trinacria about` and the printed summary name the people who made the games, in every language."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import trinacria
from trinacria.cli.main import build
from trinacria.rulebook.credits import credits_of, designers
from trinacria.words import LANGUAGES, words_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_names_everybody_that_the_rulebooks_print(language: str) -> None:
    said = CliRunner().invoke(build(words_in(language)), ["about"])
    assert said.exit_code == 0
    told = " ".join(said.output.split())
    assert trinacria.__version__ in told
    for book in ("famiglia", "lafamiglia", "expansion"):
        for _, names in credits_of(book):
            for name in names:
                assert name in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_on_paper_names_the_designer(language: str) -> None:
    words = words_in(language)
    foot = words("paper-rules-foot", game=words("famiglia-name"), names=designers("famiglia"))
    assert "Friedemann Friese" in foot
    assert words("famiglia-name") in foot


def test_the_readme_credits_the_games() -> None:
    text = " ".join((Path(__file__).parents[2] / "README.md").read_text("utf-8").split())
    for book in ("famiglia", "lafamiglia", "expansion"):
        for name in credits_of(book)[0][1]:
            assert name in text
