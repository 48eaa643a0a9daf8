"""Pictures in README and docs have a text, are there, are shown somewhere, and are not heavy."""

import re
import struct
from html import unescape
from pathlib import Path

import pytest
from support.text.fences import ROOT

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
MADE = "components/"
"""Drawn while the site is built."""
MARKDOWN = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
TAG = re.compile(r"<img\b[^>]*>")
SOURCE = re.compile(r'<source\b[^>]*srcset="([^"]*)"')
FILM = 1_500_000
STILL = 300_000
ALL = 2_500_000


def attribute(tag: str, name: str) -> str | None:
    """What an HTML tag says under this name."""
    found = re.search(rf'\b{name}="([^"]*)"', tag)
    return unescape(found.group(1)) if found else None


def shown(page: Path) -> list[tuple[str | None, str]]:
    """The pictures of a page: text and address."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    tags = [(attribute(tag, "alt"), attribute(tag, "src") or "") for tag in TAG.findall(text)]
    return [*MARKDOWN.findall(text), *tags]


def files(page: Path) -> set[Path]:
    """The files of a page's pictures."""
    addresses = [address for _, address in shown(page)] + SOURCE.findall(page.read_text(encoding="utf-8"))
    return {(page.parent / address).resolve() for address in addresses if MADE not in address}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_picture_has_a_text_and_is_there(page: Path) -> None:
    if page.name == "icons.md":
        # Their meaning is written beside them: a text would say it twice.
        assert all(text == "" for text, _ in shown(page))
    else:
        assert [address for text, address in shown(page) if not text or not text.strip()] == []
    assert [path for path in files(page) if not path.is_file()] == []


def test_photographs_of_the_page_are_described() -> None:
    """A name alone tells nothing to a reader who does not see the picture."""
    texts = [text for page in PAGES for text, address in shown(page) if "page-" in address or "film-" in address]
    assert len(texts) > 8
    assert [text for text in texts if text is None or len(text.split()) < 6] == []


def test_every_picture_is_shown_somewhere() -> None:
    used = set.union(*(files(page) for page in PAGES))
    assert sorted(set((DOCS / "images").iterdir()) - used) == []


def test_no_picture_is_heavy() -> None:
    sizes = {path.name: path.stat().st_size for path in (DOCS / "images").iterdir()}
    assert {name: size for name, size in sizes.items() if size > (FILM if name.startswith("film-") else STILL)} == {}
    assert sum(sizes.values()) < ALL


def frames(film: bytes) -> list[tuple[int, int, int]]:
    """The pictures of an animated WebP: width, height and milliseconds."""
    found, at = [], 12
    while at < len(film):
        (length,) = struct.unpack_from("<I", film, at + 4)
        if film[at : at + 4] == b"ANMF":
            parts = [int.from_bytes(film[at + 14 + 3 * part : at + 17 + 3 * part], "little") for part in range(3)]
            found.append((parts[0] + 1, parts[1] + 1, parts[2]))
        at += 8 + length + length % 2
    return found


def test_the_film_moves_for_some_seconds() -> None:
    pictures = frames((DOCS / "images" / "film-conflict.webp").read_bytes())
    assert len(pictures) > 10
    assert len({(width, height) for width, height, _ in pictures}) == 1
    assert 8 < sum(time for _, _, time in pictures) / 1000 < 20


def test_a_reader_who_wants_no_motion_sees_a_still() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        films = re.findall(r"<picture>.*?</picture>", text, re.DOTALL)
        assert len(films) == text.count('film-conflict.webp"')
        for film in films:
            assert '(prefers-reduced-motion: reduce)" srcset="' in film
            assert "film-conflict-still.webp" in film
