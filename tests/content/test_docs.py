"""The pages about components and icons show all of them, and the packages stand as the import contracts say."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from trinacria.draw.canvas import icon_names
from trinacria.draw.components import draw_all
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.content.model.pack import FILES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def pages() -> ModuleType:
    """The tool that writes the galleries."""
    spec = importlib.util.spec_from_file_location("docs_pages", ROOT / "tools" / "docs_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["components.md", "icons.md", "contributing.md"])
def test_the_galleries_are_up_to_date(pages: ModuleType, name: str) -> None:
    page = (DOCS / name).read_text()
    assert pages.written(page) == page, "run: python tools/docs_pages.py"


def test_the_badges_are_up_to_date(pages: ModuleType) -> None:
    for name, drawn in pages.badges().items():
        assert (DOCS / "images" / name).read_text(encoding="utf-8") == drawn, "run: python tools/docs_pages.py"


def test_the_layers_are_those_of_the_import_contracts(pages: ModuleType) -> None:
    page = (DOCS / "contributing.md").read_text()
    before, _, rest = page.partition("<!-- layers -->")
    shown, _, after = rest.partition("<!-- end -->")
    packages = re.findall(r"`(\w+)`", shown)
    assert packages[0] == "cli"
    assert packages[-1] == "kernel"
    assert {"server", "envs", "paper", "lab", "table", "gpu", "bots", "draw", "games", "plugins"} < set(packages)
    assert pages.written(f"{before}<!-- layers -->\n| stale |\n<!-- end -->{after}") == page


def test_the_page_shows_every_component_once_in_each_theme() -> None:
    page = (DOCS / "components.md").read_text()
    for theme in ("light", "dark"):
        shown = re.findall(rf'src="components/{theme}/([^"]+)\.svg"', page)
        assert sorted(shown) == sorted(name for name, _ in draw_all(sicily(), "light"))


def test_the_icon_page_shows_every_icon() -> None:
    shown = re.findall(r'src="components/light/icons/([^"]+)\.svg"', (DOCS / "icons.md").read_text())
    assert sorted(shown) == sorted(icon_names())


def test_special_texts_stand_below_their_orders() -> None:
    page = (DOCS / "components.md").read_text()
    for text in sicily().special.values():
        assert f"<figcaption>{text.replace(chr(39), '&#x27;')}</figcaption>" in page


def test_the_page_on_packs_names_every_file() -> None:
    text = (DOCS / "content-packs.md").read_text()
    assert all(f"`{name}`" in text for name in FILES)
