"""The fonts that are printed with: widths, glyphs, and what a PDF needs to show them on any machine."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final, Literal

from trinacria.extras import needs

with needs("print", "trinacria content print"):
    import pydyf
    from fontTools.ttLib import TTFont

FontName = Literal["serif-bold", "serif-italic", "sans", "sans-bold"]
_EM: Final = 1000
_SPACES: Final = {"\u202f": "\u2009", "\n": " ", "\r": " ", "\t": " "}
"""What stands for spaces that the fonts do not have."""


class Font:
    """One of our fonts; all have 1,000 units to the em."""

    def __init__(self, name: FontName) -> None:
        self.name: Final = name
        self.file: Final = files("trinacria.art").joinpath("fonts", f"{name}.ttf")
        font: Any = TTFont(BytesIO(self.file.read_bytes()), lazy=False)
        glyphs: dict[int, str] = font.getBestCmap()
        order: list[str] = font.getGlyphOrder()
        numbers = {glyph: number for number, glyph in enumerate(order)}
        advances = {glyph: advance for glyph, (advance, _) in font["hmtx"].metrics.items()}
        self.glyph_of: Final = {chr(code): numbers[glyph] for code, glyph in glyphs.items()}
        self.advances: Final[list[int]] = [advances[glyph] for glyph in order]
        self.box: Final = [font["head"].xMin, font["head"].yMin, font["head"].xMax, font["head"].yMax]
        self.ascent: Final[int] = font["hhea"].ascent
        self.descent: Final[int] = font["hhea"].descent
        self.full_name: Final[str] = font["name"].getDebugName(6)

    def glyphs(self, text: str) -> list[int]:
        """The numbers of the glyphs; what the font lacks is a crossed box."""
        return [self.glyph_of.get(_SPACES.get(char, char), 0) for char in text]

    def width(self, text: str, size: float) -> float:
        """How wide the text is."""
        return sum(self.advances[glyph] for glyph in self.glyphs(text)) * size / _EM

    def wrap(self, text: str, size: float, most: float) -> list[str]:
        """The text in lines of at most this width, as far as its words allow."""
        lines: list[str] = []
        for word in text.split(" "):
            if lines and self.width(f"{lines[-1]} {word}", size) <= most:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return lines


@cache
def font(name: FontName) -> Font:
    """The font of that name."""
    return Font(name)


def font_for(family: str, weight: int, italic: bool) -> Font:
    """The nearest font we print with to what a drawing asks for."""
    if "Alegreya" in family:
        return font("serif-italic" if italic else "serif-bold")
    return font("sans-bold" if weight >= 600 else "sans")


def embed(pdf: pydyf.PDF, used: Font, texts: set[str]) -> pydyf.Dictionary:
    """The whole font in the file, with the letters of its glyphs so that the text can be searched and copied."""
    data = used.file.read_bytes()
    program = pydyf.Stream([data], {"Length1": len(data)}, compress=True)
    pdf.add_object(program)
    described = pydyf.Dictionary(
        {
            "Type": "/FontDescriptor",
            "FontName": f"/{used.full_name}",
            "Flags": 4,
            "FontBBox": pydyf.Array(used.box),
            "ItalicAngle": -10 if used.name == "serif-italic" else 0,
            "Ascent": used.ascent,
            "Descent": used.descent,
            "CapHeight": 650,
            "StemV": 80,
            "FontFile2": program.reference,
        }
    )
    pdf.add_object(described)
    descendant = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/CIDFontType2",
            "BaseFont": f"/{used.full_name}",
            "CIDSystemInfo": pydyf.Dictionary({"Registry": "(Adobe)", "Ordering": "(Identity)", "Supplement": 0}),
            "CIDToGIDMap": "/Identity",
            "FontDescriptor": described.reference,
            "W": pydyf.Array([0, pydyf.Array(used.advances)]),
        }
    )
    pdf.add_object(descendant)
    unicode = pydyf.Stream([_to_unicode(used, texts)], compress=True)
    pdf.add_object(unicode)
    whole = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type0",
            "BaseFont": f"/{used.full_name}",
            "Encoding": "/Identity-H",
            "DescendantFonts": pydyf.Array([descendant.reference]),
            "ToUnicode": unicode.reference,
        }
    )
    pdf.add_object(whole)
    return whole


def _to_unicode(used: Font, texts: set[str]) -> str:
    shown = sorted({char for text in texts for char in text if char in used.glyph_of})
    letters: dict[int, str] = {}
    for char in shown:
        # A glyph of two letters is the plainer one: the space, not the one that allows no break.
        letters.setdefault(used.glyph_of[char], char)
    lines = [f"<{glyph:04x}> <{char.encode('utf-16-be').hex()}>" for glyph, char in sorted(letters.items())]
    # A block of the map holds a hundred lines at most.
    blocks = [lines[start : start + 100] for start in range(0, len(lines), 100)]
    body = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapType 2 def\n/CMapName /Letters def\n"
        f"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n{body}\nendcmap\n"
        "CMapName currentdict /CMap defineresource pop\nend\nend"
    )
