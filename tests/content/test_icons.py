"""The icons: one set, one form, and a meaning in words for each."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from trinacria.art.words import icon_words
from trinacria.draw.canvas import icon_names

ICONS = sorted(icon_names())


def test_every_icon_has_words_and_all_words_an_icon() -> None:
    told = [name for group in icon_words() for name in group.meanings]
    assert sorted(told) == ICONS


def test_no_two_icons_mean_the_same() -> None:
    meanings = [text for group in icon_words() for text in group.meanings.values()]
    assert len(set(meanings)) == len(meanings)
    assert all(text.endswith(".") for text in meanings)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_keeps_the_grid_and_takes_its_colour_from_the_page(name: str) -> None:
    text = files("trinacria.art").joinpath("icons", f"{name}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "0 0 24 24"
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text))
    own = {colour for colour in colours if colour not in ("none", "currentColor") and not colour.startswith("var(--")}
    assert not own, "icons have no colours of their own"
