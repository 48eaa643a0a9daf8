"""The PDFs themselves: sizes, fonts, text that fits, the same bytes for the same pack."""

import re
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pypdf import PageObject, PdfReader
from support.packs.own_packs import own_pack
from support.terminal.commands import command

from trinacria.draw.canvas import view_box
from trinacria.games.lafamiglia.content.load import examine_files, load, sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.famiglia import parts as famiglia_parts
from trinacria.paper.famiglia import rules as famiglia_rules
from trinacria.paper.famiglia.cards import cards
from trinacria.paper.lafamiglia import PAPER
from trinacria.paper.lafamiglia import rules as lafamiglia_rules
from trinacria.paper.lafamiglia.components import PIECES, board
from trinacria.paper.lafamiglia.parts import pack_parts
from trinacria.paper.lafamiglia.screen import draw_screen
from trinacria.paper.parts import print_parts
from trinacria.paper.pdf.fonts import font_for
from trinacria.paper.pdf.path import box, segments
from trinacria.paper.sheet import PAPERS, Paper
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.words import LANGUAGES, words_in

POINTS = 72 / 25.4
LONG = "The Most Worshipful and Extraordinarily Verbose Brotherhood of Scrivenerswithoutend"


def read(data: bytes) -> list[PageObject]:
    return list(PdfReader(BytesIO(data)).pages)


def texts(drawing: str) -> list[tuple[str, float, float, float, float]]:
    """Every line of a drawing: the text, and its left, right, top and bottom in units of the drawing."""
    found: list[tuple[str, float, float, float, float]] = []

    def walk(element: ElementTree.Element, sx: float, sy: float, tx: float, ty: float) -> None:
        for kind, given in re.findall(r"(translate|scale)\(([^)]*)\)", element.get("transform", "")):
            a, b = (*map(float, given.split()), *map(float, given.split()))[:2]
            if kind == "translate":
                tx, ty = tx + sx * a, ty + sy * b
            else:
                sx, sy = sx * a, sy * b
        if element.tag.endswith("}text"):
            size = float(element.get("font-size", "0"))
            weight, italic = int(element.get("font-weight", "400")), element.get("font-style") == "italic"
            text = element.text or ""
            wide = font_for(element.get("font-family", ""), weight, italic).width(text, size)
            wide = min(wide, float(element.get("textLength", "inf")))
            at = {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")]
            x, y = float(element.get("x", "0")) - at * wide, float(element.get("y", "0"))
            left, right = sorted((tx + sx * x, tx + sx * (x + wide)))
            top, bottom = sorted((ty + sy * (y - size * 0.72), ty + sy * (y + size * 0.24)))
            found.append((text, left, right, top, bottom))
        for child in element:
            if not child.tag.endswith("}defs"):
                walk(child, sx, sy, tx, ty)

    walk(ElementTree.fromstring(drawing), 1, 1, 0, 0)
    return found


def assert_text_fits(drawing: str) -> None:
    x, y, wide, high = view_box(drawing)
    for text, left, right, top, bottom in texts(drawing):
        assert x <= left <= right <= x + wide, text
        assert y <= top <= bottom <= y + high, text


@pytest.fixture(scope="module")
def everything() -> bytes:
    return print_parts("Sicilia", pack_parts(sicily(), PAPERS["a4"], words_in("en"), PAPER.kinds),
                       PAPERS["a4"], words_in("en"))[0]  # fmt: skip


def test_a_file_holds_all_of_it_in_vectors_with_its_fonts(everything: bytes) -> None:
    pages = read(everything)
    # Every sheet has two sides, blank ones included.
    assert len(pages) % 2 == 0
    for page in pages:
        assert [float(side) for side in page.mediabox] == pytest.approx([0, 0, 210 * POINTS, 297 * POINTS], abs=0.01)
    assert b"/Image" not in everything
    assert b"BI\n" not in everything
    first: Any = pages[0]
    fonts = first["/Resources"]["/Font"]
    assert sorted(fonts) == ["/sans", "/sans-bold", "/serif-bold", "/serif-italic"]
    for font in fonts.values():
        descendant = font.get_object()["/DescendantFonts"][0].get_object()
        assert len(descendant["/FontDescriptor"]["/FontFile2"].get_data()) > 30_000


def test_the_text_can_be_searched() -> None:
    words, paper = words_in("en"), PAPERS["a4"]
    parts = pack_parts(sicily(), paper, words, ("charts", "cards", "tiles", "rules"))
    said = "\n".join(page.extract_text() for page in read(print_parts("Sicilia", parts, paper, words)[0]))
    names = [family.name for family in sicily().families.values()]
    names += [tile.name for tile in sicily().tiles.values()] + [card.name for card in sicily().characters.values()]
    names += [order.name for order in sicily().orders.values()] + ["Rules summary", "Coward 1"]
    assert [name for name in names if name not in said] == []


def test_the_same_pack_makes_the_same_bytes() -> None:
    words, paper = words_in("it"), PAPERS["letter"]
    pack = sicily().in_language("it")
    one, other = (
        print_parts("Sicilia", pack_parts(pack, paper, words, ("solo", "money", "rules")), paper, words)[0]
        for _ in range(2)
    )
    assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_fits_its_piece_in_every_language(language: str) -> None:
    words, pack = words_in(language), sicily().in_language(language)
    for kind in ("charts", "overviews", "screens", "orders", "cards", "tiles", "mats", "solo"):
        for piece in PIECES[kind](pack, words):
            assert_text_fits(piece.front)
            if kind == "overviews" and piece.back:
                assert_text_fits(piece.back)
    for piece in cards(words):
        assert_text_fits(piece.front)
    assert_text_fits(board(pack))


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_takes_two_pages_and_the_card_games_one(language: str, paper: Paper) -> None:
    words = words_in(language)
    long, short = lafamiglia_rules.rules(words, paper), famiglia_rules.rules(words, paper)
    assert (len(long), len(short)) == (2, 1)
    for drawing in (*long, *short):
        assert_text_fits(drawing)
        # Nobody reads print below 6 points.
        assert min(float(found) for found in re.findall(r'font-size="([\d.]+)"', drawing)) * POINTS > 6
    said = " ".join(text for drawing in long for text, *_ in texts(drawing))
    for key in ("paper-setup-map", "web-rules-round-encounter", "LF-EG-03", "LF-AC-16", "web-rules-solo-fiction"):
        assert words(key) in said
    assert words("paper-setup-teams", tiles=7, kinds=11) in said
    assert not re.search(r"\b(?:LF|FA|LX|AMB)-[A-Z0-9]", said)


def test_every_letter_of_the_printed_words_is_in_the_fonts() -> None:
    for language in LANGUAGES:
        words, paper = words_in(language), PAPERS["a4"]
        drawings = [*lafamiglia_rules.rules(words, paper), *famiglia_rules.rules(words, paper)]
        drawings += [piece.front for piece in cards(words)]
        drawings += [piece.front for kind in ("charts", "cards", "tiles") for piece in
                     PIECES[kind](sicily().in_language(language), words)]  # fmt: skip
        shown = {char for drawing in drawings for text, *_ in texts(drawing) for char in text}
        known = set(font_for("Source Sans 3", 400, False).glyph_of) | {"\u202f"}
        assert shown - known == set()


@pytest.fixture(scope="module")
def other_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built-in pack with names of its own, some of them long."""
    folder = tmp_path_factory.mktemp("packs") / "pack"
    assert command("content", "new", str(folder))[0] == 0
    changes = {
        "tiles.toml": [('name = "Bribery"', f'name = "{LONG}"')],
        "orders.toml": [('name = "Advance"', f'name = "{LONG}"')],
        "characters.toml": [('name = "The Notary"', f'name = "{LONG}"')],
        "families.toml": [('name = "Corvalba"', f'name = "{LONG}"')],
        "map.toml": [('name = "Riesi"', 'name = "Ёлкин Žďár"')],
        "geometry.json": [('"Riesi"', '"Ёлкин Žďár"')],
        "pack.toml": [('name = "Sicilia"', 'name = "My own <box> & more"'), ("balanced = true", "balanced = false")],
    }
    for file, replaced in changes.items():
        text = (folder / file).read_text(encoding="utf-8")
        for old, new in replaced:
            assert old in text
            text = text.replace(old, new)
        (folder / file).write_text(text, encoding="utf-8")
    (folder / "words.toml").unlink()
    return folder


def test_a_changed_pack_prints_its_changed_names(other_pack: Path, tmp_path: Path) -> None:
    out = tmp_path / "own.pdf"
    what = ("--what", "tiles", "--what", "solo")
    code, said, complained = command(
        "content", "print", str(out), "--content", str(other_pack), "--paper", "letter", *what, "--lang", "ru"
    )
    assert (code, complained) == (0, "")
    assert str(out) in said
    pages = PdfReader(out).pages
    # The fronts: two sheets of tiles, the solo board, the area tiles.
    assert len(pages) == 8
    shown = "\n".join(pages[number].extract_text() for number in (0, 2, 6))
    assert shown.count(LONG) == 2
    assert "Bribery" not in shown
    assert "Ёлкин Žďár" in shown
    assert "My own <box> & more" in shown
    assert float(pages[0].mediabox.width) == pytest.approx(612, abs=0.1)


def test_long_names_are_made_to_fit(other_pack: Path) -> None:
    pack: Pack = load(other_pack)
    words = words_in("en")
    for kind in ("charts", "screens", "orders", "cards", "tiles", "mats", "solo"):
        pieces = list(PIECES[kind](pack, words))
        assert kind == "solo" or any(LONG.split()[0] in piece.front for piece in pieces)
        for piece in pieces:
            assert_text_fits(piece.front)


def test_a_folder_gets_a_file_for_each_kind(tmp_path: Path) -> None:
    code, said, _ = command("content", "print", str(tmp_path / "cards"), "--game", "famiglia", "--lang", "fr")
    assert code == 0
    assert len(said.splitlines()) == 2
    assert sorted(path.name for path in (tmp_path / "cards").iterdir()) == ["cards.pdf", "rules.pdf"]
    faces = PdfReader(tmp_path / "cards" / "cards.pdf").pages
    assert len(faces) == 14
    assert "Le Neveu" in faces[0].extract_text()
    _, parts = famiglia_parts.draw({}, PAPERS["a4"], words_in("fr"), ("rules",))
    rules = print_parts("Famiglia", parts, PAPERS["a4"], words_in("fr"))[0]
    assert (tmp_path / "cards" / "rules.pdf").read_bytes() == rules


def test_wrong_wishes_are_refused_and_change_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "folder.pdf").mkdir()
    broken = tmp_path / "broken"
    assert command("content", "new", str(broken))[0] == 0
    (broken / "tiles.toml").write_text("tile = 1")
    out = str(tmp_path / "out.pdf")
    for line, told in (
        ((str(tmp_path / "file"),), "file"),
        ((str(tmp_path / "folder.pdf"),), "folder.pdf"),
        ((out, "--game", "famiglia", "--what", "mats"), "cards, rules"),
        ((out, "--game", "famiglia", "--content", str(broken)), "no content packs"),
        ((out, "--content", str(broken)), "tiles.toml"),
        ((out, "--paper", "napkin"), "a4, letter"),
        ((out, "--what", "everything"), "all, map"),
        ((), "OUT"),
    ):
        code, said, complained = command("--lang", "en", "content", "print", *line)
        assert (code, said) == (2, "")
        assert told in complained
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken", "file", "folder.pdf"]
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize(
    ("data", "around"),
    [
        ("M10 10h20v-5H0z", (0, 5, 30, 5)),
        ("M0 0a10 10 0 0 1 20 0", (0, -10, 20, 10)),
        ("M0 0A10 10 0 0 0 20 0", (0, 0, 20, 10)),
        ("M0 0q5 10 10 0t10 0", (0, -20 / 3, 20, 40 / 3)),
        ("M1.5.5-2-3", (-2, -3, 3.5, 3.5)),
    ],
)
def test_paths_are_read_as_browsers_read_them(data: str, around: tuple[float, ...]) -> None:
    assert box(segments(data)) == pytest.approx(around)


def test_house_rules_are_printed_and_change_the_numbers_of_setting_up() -> None:
    words = words_in("en")
    files = own_pack(house={"tiles_in_play": 9, "start_money": 2})
    pack, faults, _ = examine_files(files)
    assert pack is not None
    assert faults == ()
    drawings = lafamiglia_rules.rules(words, PAPERS["a4"], pack)
    said = " ".join(text for drawing in drawings for text, *_ in texts(drawing))
    assert words("packs-house-start_money", number=2) in said
    assert words("paper-setup-teams", tiles=9, kinds=11) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_rules_agree_with_the_house_rules_beside_them(language: str) -> None:
    files = own_pack(house={"rounds": 3, "win_family": 4, "win_team": 8, "mandamento_areas": 3})
    pack, faults, _ = examine_files(files)
    assert pack is not None
    assert faults == ()
    words = words_in(language)
    drawings = [*lafamiglia_rules.rules(words, PAPERS["a4"], pack), draw_screen(pack, "red", words)]
    said = [" ".join(text for text, *_ in texts(drawing)) for drawing in drawings]
    ours = words.with_numbers(numbers_of(pack))
    for key in ("web-rules-round-management", "web-rules-round-end"):
        assert any(ours(key) in page for page in said[:2])
        assert ours(key) in said[2]
    for rule in ("LF-G-04", "LF-EG-02"):
        assert any(ours(rule) in page for page in said)
    usual = words.with_numbers(numbers_of(sicily()))
    for key in ("web-rules-round-management", "web-rules-round-end", "LF-G-04", "LF-EG-02"):
        assert not any(usual(key) in page for page in said)
