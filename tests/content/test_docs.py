"""The pages about components and icons show all of them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from trinacria.draw.canvas import icon_names
from trinacria.draw.components import draw_all
from trinacria.games.lafamiglia.content.load import sicily

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """The hook that draws the components while the site is built."""
    spec = importlib.util.spec_from_file_location("docs_components", DOCS / "hooks" / "components.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_shows_every_component_once(hook: ModuleType) -> None:
    marks = hook.MARK.findall((DOCS / "components.md").read_text())
    shown = [picture.name for mark in marks for picture in hook.galleries()[mark].pictures]
    assert sorted(shown) == sorted(name for name, _ in draw_all(sicily(), "light"))


def test_the_icon_page_shows_every_icon(hook: ModuleType) -> None:
    assert hook.MARK.findall((DOCS / "icons.md").read_text()) == ["icons"]
    html = hook.icons_html()
    assert all(f'<li id="{name}">' in html for name in icon_names())


def test_special_texts_stand_below_their_orders(hook: ModuleType) -> None:
    html = hook.gallery_html(hook.galleries()["orders white"], "pictures")
    assert 'src="pictures/dark/order-white.church.A.svg" alt="Network"' in html
    assert html.count("<figcaption>") == 2


def test_the_page_on_packs_names_every_file() -> None:
    from trinacria.games.lafamiglia.content.model import FILES

    text = (DOCS / "content-packs.md").read_text()
    assert all(f"`{name}`" in text for name in FILES)
