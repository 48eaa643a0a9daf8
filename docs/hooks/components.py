"""Draws the components while the site is built, so that no generated picture is kept in the repository.

A line `{{ mats }}` in a page becomes the pictures of the mats; `{{ icons }}` the icons with their words.
"""

import re
from html import escape
from importlib.resources import files as resources
from typing import TYPE_CHECKING, NamedTuple

from trinacria.art.words import icon_words
from trinacria.draw.components import draw_all
from trinacria.draw.theme import THEMES
from trinacria.games.lafamiglia.content.components import FAMILIES
from trinacria.games.lafamiglia.content.load import sicily

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

FOLDER = "components"
STYLE = "css/components.css"
MARK = re.compile(r"^\{\{ ([a-z0-9 -]+) \}\}$", re.MULTILINE)


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
    """What a page can ask for."""
    pack = sicily()
    sheets = [Picture(f"sheet-{sheet.id}", f"Sheet {sheet.id}", f"Sheet {sheet.id}") for sheet in pack.sheets]
    mats = [
        Picture(f"mat-{c}", f"Mat of {pack.families[c].name}", pack.families[c].identity) for c in FAMILIES
    ]
    characters = [Picture(f"character-{card.id}", card.name) for card in pack.characters.values()]
    tiles = [Picture(f"tile-{tile.id}", tile.name) for tile in pack.tiles.values()]
    solo = [
        Picture(f"solo-{mode}", f"Solo board, {told}", f"The side for {told}")
        for mode, told in (("1v1", "1 v 1"), ("2v1", "2 v 1"))
    ]
    found = {
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
        found[f"orders {family}"] = Gallery(orders, "7.5rem")
    return found


def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """Add the style of the drawings."""
    if STYLE not in config.extra_css:
        config.extra_css.append(STYLE)
    return config


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Add the pictures to the site, and leave the hooks themselves out of it."""
    from mkdocs.structure.files import File

    for file in list(files):
        if file.src_uri.startswith("hooks/"):
            files.remove(file)
    for theme in THEMES:
        for name, picture in draw_all(sicily(), theme):
            files.append(File.generated(config, f"{FOLDER}/{theme}/{name}.svg", content=picture))
    return files


def on_page_markdown(markdown: str, page: "Page", config: "MkDocsConfig", files: "Files") -> str:  # noqa: ARG001
    """Put the pictures where a page asks for them."""
    from mkdocs.utils import get_relative_url

    def replace(mark: re.Match[str]) -> str:
        if mark.group(1) == "icons":
            return icons_html()
        return gallery_html(galleries()[mark.group(1)], get_relative_url(f"{FOLDER}/", page.url).rstrip("/"))

    return MARK.sub(replace, markdown)


def gallery_html(gallery: Gallery, folder: str) -> str:
    """The drawings of a gallery, each in both themes; a click opens the picture itself."""
    figures = []
    for picture in gallery.pictures:
        images = ""
        for theme in THEMES:
            address = f"{folder}/{theme}/{picture.name}.svg"
            image = f'<img src="{address}" alt="{escape(picture.shows)}" loading="lazy">'
            images += f'<a class="{theme}" href="{address}">{image}</a>'
        if gallery.least:
            images = f'<div class="scroll" style="--least:{gallery.least}">{images}</div>'
        words = f"<figcaption>{escape(picture.caption)}</figcaption>" if picture.caption else ""
        figures.append(f"<figure>{images}{words}</figure>")
    return f'<div class="drawings" style="--drawing:{gallery.wide}">{"".join(figures)}</div>'


def icons_html() -> str:
    """Every icon with what it means, group by group."""
    folder = resources("trinacria.art").joinpath("icons")
    parts = []
    for group in icon_words():
        items = []
        for name, meaning in group.meanings.items():
            picture = folder.joinpath(f"{name}.svg").read_text(encoding="utf-8").strip()
            hidden = picture.replace("<svg ", '<svg aria-hidden="true" ', 1)
            words = f"{escape(meaning)} <small><code>{name}</code></small>"
            items.append(f'<li id="{name}">{hidden}<span>{words}</span></li>')
        parts.append(f'\n## {group.title}\n\n<ul class="icon-words">{"".join(items)}</ul>\n')
    return "\n".join(parts)
