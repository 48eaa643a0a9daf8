"""README and docs are in plain, modern English: short sentences, no words that tools/docs_words.py lists."""

import docs_words
import pytest

LONGEST = 20
"""Words of a page's sentences, on average."""
ALL = 15
"""The same over all pages."""
PAGES = [docs_words.measured(path) for path in docs_words.pages()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_is_plain(page: docs_words.Page) -> None:
    assert page.to_avoid == []
    assert page.average < LONGEST, page.longest


def test_sentences_are_short() -> None:
    assert sum(page.words for page in PAGES) / sum(page.sentences for page in PAGES) < ALL


def test_pages_that_are_excused_are_there() -> None:
    names = {page.name for page in PAGES}
    assert set(docs_words.MAY_QUOTE) <= names


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Whoever has a link plays.", 1),
        ("The player is told that he must pay.", 2),
        ("| cell | Nobody knows |", 1),
        ("What is `whoever` in a code is not said.", 0),
        ("```text\nwhoever\n```\n", 0),
        ("#### No one can pay { #nobody-can-pay }\n\nSee [there](a.md#nobody-can-pay).", 0),
        ("The next player chooses.", 0),
    ],
)
def test_words_to_avoid_are_found(text: str, found: int) -> None:
    assert len(docs_words.words_to_avoid(text)) == found


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("One sentence. Another one!\nAnd a third, over\ntwo lines.", 3),
        ("# A heading\n\nA paragraph without an end\n\n- an item. It goes\n  further\n- another item", 4),
        ("| a table | is no prose |\n|---|---|\n", 0),
        ("![A picture of a table](a.webp)\n\n```sh\ntrinacria serve\n```\n", 0),
        ("See e.g. the page. `code` begins one, too.", 2),
    ],
)
def test_sentences_are_counted(text: str, sentences: int) -> None:
    assert len(docs_words.sentences(text)) == sentences
