"""The drawings: all components, well-formed, nothing cut off, in both themes and from one set of icons."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from content.packs import Copy
from support.terminal.commands import command

from trinacria.draw.canvas import icon_names
from trinacria.draw.components import draw_all
from trinacria.draw.glyphs import Glyph, action_glyph, order_glyphs, part_glyph
from trinacria.draw.text import width, wrap
from trinacria.draw.theme import THEMES, ThemeName, mix, theme
from trinacria.games.lafamiglia.content.load import load, sicily

PACK = sicily()
SVG = "{http://www.w3.org/2000/svg}"
Box = tuple[float, float, float, float]


@pytest.fixture(scope="module", params=THEMES)
def drawings(request: pytest.FixtureRequest) -> dict[str, str]:
    """All drawings of one theme."""
    name: ThemeName = request.param
    return dict(draw_all(PACK, name))


def number(element: ElementTree.Element, name: str) -> float:
    """A numeric attribute."""
    return float(element.get(name, "0"))


def texts(root: ElementTree.Element) -> Iterator[tuple[str, Box]]:
    """Every text of a drawing with the box it fills."""
    for element in root.iter(f"{SVG}text"):
        told, size = element.text or "", number(element, "font-size")
        wide = number(element, "textLength") or width(told, size)
        left = number(element, "x") - {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "")]
        yield (
            told,
            (left, number(element, "y") - size * 0.75, left + wide, number(element, "y") + size * 0.25),
        )


def icons(root: ElementTree.Element) -> Iterator[tuple[str, Box]]:
    """Every icon of a drawing with its box."""
    for element in root.iter(f"{SVG}use"):
        x, y = number(element, "x"), number(element, "y")
        yield element.get("href", ""), (x, y, x + number(element, "width"), y + number(element, "height"))


def test_all_109_components_are_drawn(drawings: dict[str, str]) -> None:
    kinds = [name.partition("-")[0] for name in drawings]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts == {"board": 1, "sheet": 5, "mat": 6, "order": 78, "character": 6, "tile": 11, "solo": 2}


def nothing_leaves(name: str, svg: str) -> None:
    """Every text and icon lies inside the drawing."""
    root = ElementTree.fromstring(svg)
    x, y, wide, high = map(float, root.get("viewBox", "").split())
    for what, (left, top, right, bottom) in (*texts(root), *icons(root)):
        inside = x <= left and y <= top and right <= x + wide and bottom <= y + high
        assert inside, f"{name}: {what} is cut off"


def test_nothing_leaves_its_drawing(drawings: dict[str, str]) -> None:
    for name, svg in drawings.items():
        nothing_leaves(name, svg)


def test_a_fuller_pack_fits_too(copy: Copy) -> None:
    """Long names, many parts and full cards are made smaller, not cut off."""
    copy.edit("pack.toml", "balanced = true", "balanced = false")
    copy.edit("orders.toml", 'name = "Sweep"', 'name = "The Great Sweep of the Whole Southern Coast"')
    five = '{ part = "car" }, { part = "boat" }, { part = "place", n = 12 }, { part = "money", n = 10 }, '
    copy.edit("orders.toml", '{ part = "move2" }, { part = "skull", n = 1 }', five + '{ part = "move2" }')
    copy.edit("characters.toml", "soldati = 3\ncars = 2\nboats = 0", "soldati = 12\ncars = 2\nboats = 3")
    copy.edit("families.toml", 'name = "Corvalba"', 'name = "Corvalba of the Seven Rivers and the Eastern Hills"')
    (copy.directory / "words.toml").unlink()
    copy.edit("tiles.toml", "+1 attack bonus", "In every round, and whatever the weather, +1 attack bonus " * 3)
    drawn = dict(draw_all(load(copy.directory), "light"))
    for name in ("order-red.police.C", "mat-red", "character-haulier", "mat-black", "tile-miniguns"):
        nothing_leaves(name, drawn[name])


def test_texts_do_not_overlap_texts(drawings: dict[str, str]) -> None:
    for name, svg in drawings.items():
        boxes = list(texts(ElementTree.fromstring(svg)))
        for index, (one, a) in enumerate(boxes):
            for other, b in boxes[index + 1 :]:
                apart = a[2] <= b[0] + 0.5 or b[2] <= a[0] + 0.5 or a[3] <= b[1] + 4 or b[3] <= a[1] + 4
                assert apart, f"{name}: {one} overlaps {other}"


def test_icons_do_not_overlap_icons_or_texts(drawings: dict[str, str]) -> None:
    """Boxes of icons have a margin of their own, so a touch is allowed, more is not."""
    for name, svg in drawings.items():
        root = ElementTree.fromstring(svg)
        drawn, told = list(icons(root)), list(texts(root))
        for index, (one, a) in enumerate(drawn):
            for other, b in (*drawn[index + 1 :], *told):
                wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
                touch = 0.12 * (a[2] - a[0])
                assert wide <= touch or high <= touch, f"{name}: {one} overlaps {other}"


def test_every_reference_leads_somewhere(drawings: dict[str, str]) -> None:
    for name, svg in drawings.items():
        defined = set(re.findall(r'\bid="([^"]+)"', svg))
        used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
        assert used <= defined, name
        assert len(defined) == len(re.findall(r'\bid="', svg)), f"{name}: an id is given twice"


def test_drawings_stand_alone(drawings: dict[str, str]) -> None:
    """No drawing loads a font, a picture or a style from elsewhere."""
    for name, svg in drawings.items():
        outside = svg.replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?:|@import|<image|<script|@font-face", outside), name


def test_every_drawing_has_a_title(drawings: dict[str, str]) -> None:
    for name, svg in drawings.items():
        assert ElementTree.fromstring(svg).findtext(f"{SVG}title"), name


def test_the_board_names_everything(drawings: dict[str, str]) -> None:
    told = " ".join(element for element, _ in texts(ElementTree.fromstring(drawings["board"])))
    for area in PACK.areas.values():
        assert area.name in told
    for sea in PACK.seas.values():
        assert sea.name.upper() in told
    for mandamento in PACK.mandamenti.values():
        assert mandamento.name in told


def test_the_board_shows_every_start_symbol(drawings: dict[str, str]) -> None:
    used = [name for name, _ in icons(ElementTree.fromstring(drawings["board"]))]
    for corner in PACK.corners.values():
        men = sum(area.soldati for area in PACK.areas.values() if area.start == corner.id)
        assert used.count(f"#i-suit-{corner.symbol}") == men + 1, "one a soldato, and one at the corner"
    neutral = sum(area.soldati for area in PACK.areas.values() if area.start == "neutral")
    assert used.count("#i-family-grey") == neutral


def test_themes_differ_and_keep_the_families() -> None:
    light, dark = theme("light"), theme("dark")
    assert light["ink"] != dark["ink"]
    assert light["fam-red"] == dark["fam-red"]


def test_every_action_and_part_has_an_icon() -> None:
    glyphs: list[Glyph] = []
    glyphs += [action_glyph(action) for space in PACK.spaces.values() for action in space.actions]
    glyphs += [action_glyph(action) for space in PACK.solo_spaces.values() for action in space.actions]
    for order in PACK.orders.values():
        glyphs += order_glyphs(order)
    assert {icon for glyph in glyphs for icon in glyph.icons} <= icon_names()


def test_numbers_stand_beside_icons() -> None:
    order = PACK.orders["black.police.B"]
    assert [part_glyph(part).label for part in order.parts] == ["2/2/1", "1"]
    assert order_glyphs(PACK.orders["white.church.A"]) == [Glyph(("book",))]
    assert action_glyph(PACK.spaces["s1.ch1"].actions[0]) == Glyph(("recruit",), "+1")
    assert action_glyph(PACK.spaces["s2.ju1"].actions[0]) == Glyph(("order-2",))


def test_wrapped_lines_keep_the_width() -> None:
    text = PACK.tiles["allies"].text
    lines = wrap(text, 17, 376)
    assert " ".join(lines) == text
    assert all(width(line, 17) <= 376 for line in lines)


def test_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


def test_draw_writes_both_themes(tmp_path: Path) -> None:
    code, _, complained = command("content", "draw", "--out", str(tmp_path / "out"))
    assert code == 0, complained
    assert len(list((tmp_path / "out" / "light").glob("*.svg"))) == 109
    assert len(list((tmp_path / "out" / "dark").glob("*.svg"))) == 109


def test_draw_uses_another_pack(tmp_path: Path, copy: Copy) -> None:
    copy.edit("tiles.toml", 'name = "Watchmen"', 'name = "Night Watch"')
    (copy.directory / "words.toml").unlink()
    arguments = ["draw", "--out", str(tmp_path / "out"), "--theme", "light", "--content", str(copy.directory)]
    code, _, complained = command("content", *arguments)
    assert code == 0, complained
    assert "Night Watch" in (tmp_path / "out" / "light" / "tile-watchmen.svg").read_text()
    assert not (tmp_path / "out" / "dark").exists()


def test_draw_speaks_the_language_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "out"
    code, _, complained = command("content", "draw", "--lang", "ru", "--theme", "light", "--out", str(out))
    assert code == 0, complained
    assert "Дозорные" in (out / "light" / "tile-watchmen.svg").read_text(encoding="utf-8")
    for path in (out / "light").glob("*-*.svg"):
        nothing_leaves(path.stem, path.read_text(encoding="utf-8"))


def test_draw_refuses_a_faulty_pack_with_its_faults(tmp_path: Path, copy: Copy) -> None:
    copy.edit("pieces.toml", "labs = 30", "labs = 31")
    code, _, complained = command("content", "draw", "--out", str(tmp_path / "out"), "--content", str(copy.directory))
    assert code == 2
    assert "pieces.toml: common.labs: The value is 31. It should be 30. (LF-C-02)" in complained
    assert not (tmp_path / "out").exists()


def test_draw_into_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("")
    assert command("content", "draw", "--out", str(tmp_path / "out"))[0] == 2
