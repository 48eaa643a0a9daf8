"""Writes the galleries of Components and Icons, the packages' layers on Contributing, and the README's badges.

Run it after adding a component, an icon or a language, and after a change of pyproject.toml.
A page holds a pair of comments for each part, `<!-- mats -->` and `<!-- end -->`; what is between them
is replaced. The pictures themselves are not kept: `trinacria content draw --out docs/components` makes them.
"""

import argparse
import re
import tomllib
from html import escape
from pathlib import Path
from typing import NamedTuple

from trinacria.art.words import Group, icon_words
from trinacria.draw.theme import THEMES
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.content.model.components import FAMILIES
from trinacria.words import LANGUAGES

DOCS = Path(__file__).parents[1] / "docs"
PAGES = (DOCS / "components.md", DOCS / "icons.md", DOCS / "contributing.md")
PROJECT = DOCS.parent / "pyproject.toml"
LAYERS = "layers"
GALLERY = re.compile(r"<!-- ([a-z][a-z -]*) -->\n.*?<!-- end -->", re.DOTALL)


class Picture(NamedTuple):
    """A drawing on a page: its name, what it shows, and a line below it."""

    name: str
    shows: str
    caption: str = ""


class Gallery(NamedTuple):
    """Drawings side by side: the width each wants, and the width below which it scrolls on a phone."""

    pictures: list[Picture]
    wide: str
    least: str = ""


def galleries() -> dict[str, Gallery]:
    """What the page Components can ask for."""
    pack = sicily()
    sheets = [Picture(f"sheet-{sheet.id}", f"Sheet {sheet.id}", f"Sheet {sheet.id}") for sheet in pack.sheets]
    mats = [Picture(f"mat-{c}", f"Mat of {pack.families[c].name}", pack.families[c].identity) for c in FAMILIES]
    characters = [Picture(f"character-{card.id}", card.name) for card in pack.characters.values()]
    tiles = [Picture(f"tile-{tile.id}", tile.name) for tile in pack.tiles.values()]
    solo = [
        Picture(f"solo-{mode}", f"Solo board, {told}", f"The side for {told}")
        for mode, told in (("1v1", "1 v 1"), ("2v1", "2 v 1"))
    ]
    galleries = {
        "board": Gallery([Picture("board", "The board")], "100%", "46rem"),
        "sheets": Gallery(sheets, "24rem"),
        "mats": Gallery(mats, "26rem", "32rem"),
        "characters": Gallery(characters, "7.5rem"),
        "tiles": Gallery(tiles, "17rem"),
        "solo": Gallery(solo, "26rem"),
    }
    for family in FAMILIES:
        orders = [
            Picture(f"order-{order.id}", order.name, pack.special[order.special] if order.special else "")
            for order in pack.orders_of(family)
        ]
        galleries[f"orders {family}"] = Gallery(orders, "7.5rem")
    return galleries


def _images(name: str, shows: str) -> str:
    """A picture in both themes, which leads to itself; the page shows the one of the reader's."""
    return "".join(
        f'<a class="{theme}" href="components/{theme}/{name}.svg">'
        f'<img src="components/{theme}/{name}.svg" alt="{escape(shows)}" loading="lazy"></a>'
        for theme in THEMES
    )


def _icons(name: str) -> str:
    """An icon in both themes; its words are beside it."""
    return "".join(
        f'<img class="{theme}" src="components/{theme}/icons/{name}.svg" alt="" loading="lazy">' for theme in THEMES
    )


def gallery_html(gallery: Gallery) -> str:
    """The drawings of a gallery, one a line; a click opens the picture itself."""
    lines = [f'<div class="drawings" style="--drawing:{gallery.wide}">']
    for picture in gallery.pictures:
        images = _images(picture.name, picture.shows)
        if gallery.least:
            images = f'<div class="scroll" style="--least:{gallery.least}">{images}</div>'
        words = f"<figcaption>{escape(picture.caption)}</figcaption>" if picture.caption else ""
        lines.append(f"<figure>{images}{words}</figure>")
    return "\n".join([*lines, "</div>"])


def icons_html(group: Group) -> str:
    """The icons of a group with what they mean, one a line."""
    lines = ['<ul class="icon-words">']
    for name, meaning in group.meanings.items():
        words = f"{escape(meaning)} <small><code>{name}</code></small>"
        lines.append(f'<li id="{name}">{_icons(name)}<span>{words}</span></li>')
    return "\n".join([*lines, "</ul>"])


def layers_table() -> str:
    """The packages from the top down, as the import contracts have them: a line may import from those below it."""
    contracts = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (house,) = (one for one in contracts if one["type"] == "layers" and "containers" not in one)
    lines = []
    for layer in house["layers"]:
        packages = [package.strip().removeprefix("trinacria.") for package in layer.split("|")]
        lines.append(" | ".join(["", ", ".join(f"`{package}`" for package in packages), ""]).strip())
    return "\n".join(["| from the top down |", "|---|", *lines])


def written(page: str) -> str:
    """A page with its galleries as they should stand."""
    groups = {group.id: group for group in icon_words()}
    pictures = galleries()

    def fill(match: re.Match[str]) -> str:
        name = match.group(1)
        if name == LAYERS:
            return f"<!-- {name} -->\n{layers_table()}\n<!-- end -->"
        html = gallery_html(pictures[name]) if name in pictures else icons_html(groups[name.removeprefix("icons ")])
        return f"<!-- {name} -->\n{html}\n<!-- end -->"

    return GALLERY.sub(fill, page)


LETTER = 6.6
"""How wide a letter of a badge is, on average."""


def badges() -> dict[str, str]:
    """The badges of the README by the names of their files, as SVG."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    python = project["requires-python"].removeprefix(">=")
    parts = {
        "licence": ("licence", project["license"].split()[0]),
        "python": ("Python", f"{python} or newer"),
        "languages": ("languages", str(len(LANGUAGES))),
    }
    return {f"badge-{name}.svg": badge(*texts) for name, texts in parts.items()}


def badge(label: str, value: str) -> str:
    """Two words side by side."""
    left, right = (round(len(text) * LETTER) + 14 for text in (label, value))
    words = "".join(
        f'<text x="{x}" y="14" text-anchor="middle">{escape(text)}</text>'
        for text, x in ((label, left / 2), (value, left + right / 2))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img">'
        f"<title>{escape(label)}: {escape(value)}</title>"
        f'<rect width="{left + right}" height="20" rx="3" fill="#4a2c1a"/>'
        f'<path d="M{left} 0h{right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1 -3 3h-{right - 3}z" fill="#0f6b6b"/>'
        f'<g fill="#fff" font-family="Verdana,sans-serif" font-size="11">{words}</g></svg>\n'
    )


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for path in PAGES:
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
    for file, drawn in badges().items():
        (DOCS / "images" / file).write_text(drawn, encoding="utf-8")
