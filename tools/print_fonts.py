"""Makes the fonts that are printed with, in src/trinacria/art/fonts, from the page's: `pip install fonttools brotli`.

The page has variable fonts in pieces, one for each script. A PDF wants whole fonts of one weight, and its text has no
features: so the scripts are joined, and the digits are the lining, tabular ones. "Source" is a reserved font name,
hence the new names.
"""

import argparse
import math
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
PAGE_FONTS = ROOT / "web" / "node_modules" / "@fontsource-variable"
OUT = ROOT / "src" / "trinacria" / "art" / "fonts"
SCRIPTS = ("latin", "latin-ext", "cyrillic")
# Latin with its accents, Cyrillic, punctuation: what a pack's names may be written with.
LETTERS = (
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *range(0x400, 0x460), 0x490, 0x491, 0x2009, 0x2010,
    0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC,
    0x2116, 0x2212,
)  # fmt: skip
FONTS = {
    "serif-bold": ("Trinacria Serif Bold", "alegreya", "normal", 760),
    "serif-italic": ("Trinacria Serif Italic", "alegreya", "italic", 680),
    "sans": ("Trinacria Sans", "source-sans-3", "normal", 430),
    "sans-bold": ("Trinacria Sans Bold", "source-sans-3", "normal", 740),
}
KEPT_TABLES = ("GDEF", "GPOS", "GSUB", "STAT", "BASE", "gasp", "prep", "DSIG")


def digits(font: Any) -> None:
    """Let the digits' code points mean the lining, tabular glyphs."""
    replaced: dict[str, str] = {}
    gsub = font["GSUB"].table
    for tag in ("lnum", "tnum"):
        numbers = {n for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == tag
                   for n in record.Feature.LookupListIndex}  # fmt: skip
        for number in sorted(numbers):
            for subtable in gsub.LookupList.Lookup[number].SubTable:
                mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
                for code in range(0x30, 0x3A):
                    name = replaced.get(chr(code), font.getBestCmap()[code])
                    replaced[chr(code)] = mapping.get(name, name)
    for table in font["cmap"].tables:
        for char, name in replaced.items():
            if ord(char) in table.cmap:
                table.cmap[ord(char)] = name


def signs(font: TTFont, weight: int) -> None:
    """Draw the two signs of our texts that the page's pieces lack: at most, and without end."""
    thick = round(weight * 0.13 + 24)
    most, endless = TTGlyphPen(None), TTGlyphPen(None)
    inner = thick * 1.1
    chevron = [(440, 640), (70, 470), (70, 380), (440, 210), (440, 210 + inner), (170, 425), (440, 640 - inner)]
    for corners in (chevron, [(70, 40 + thick), (440, 40 + thick), (440, 40), (70, 40)]):
        most.moveTo(corners[0])
        for corner in corners[1:]:
            most.lineTo(corner)
        most.closePath()
    for x in (205, 445):
        for reach, turn in ((150, 1), (150 - thick * 0.8, -1)):
            rim = [(math.cos(turn * math.pi * n / 8), math.sin(-turn * math.pi * n / 8)) for n in range(16)]
            # Every other point is off the curve.
            points = [(round(x + reach * a * (1.08 if n % 2 else 1)), round(320 + reach * b * (1.08 if n % 2 else 1)))
                      for n, (a, b) in enumerate(rim)]  # fmt: skip
            endless.moveTo(points[0])
            for n in range(1, 16, 2):
                endless.qCurveTo(points[n], points[(n + 1) % 16])
            endless.closePath()
    for name, code, pen, wide in (("lessequal", 0x2264, most, 510), ("infinity", 0x221E, endless, 650)):
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (wide, 60)
        for table in font["cmap"].tables:
            table.cmap[code] = name


def piece(family: str, script: str, style: str, weight: int) -> BytesIO:
    """One script of a font at one weight, without what a PDF does not use."""
    font = TTFont(PAGE_FONTS / family / "files" / f"{family}-{script}-wght-{style}.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    if script == "latin":
        digits(font)
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True  # a crossed box tells of a letter that is missing
    options.drop_tables = list(KEPT_TABLES)
    options.name_IDs = [0, 13]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = None
    written = BytesIO()
    font.save(written)
    written.seek(0)
    return written


def main() -> None:
    """Write the four fonts."""
    OUT.mkdir(exist_ok=True)
    for file, (name, family, style, weight) in FONTS.items():
        pieces = [piece(family, script, style, weight) for script in SCRIPTS]
        font: Any = Merger().merge(pieces)
        signs(font, weight)
        names = font["name"]
        said, licence = names.getDebugName(0), "This font is licensed under the SIL Open Font License, Version 1.1."
        names.names = []
        texts = {0: said, 1: name, 2: "Regular", 3: name, 4: name, 6: name.replace(" ", ""), 13: licence}
        for number, text in texts.items():
            names.setName(text, number, 3, 1, 0x409)
        font["head"].created = font["head"].modified = 3_786_912_000  # the start of 2024
        font.recalcTimestamp = False
        font.save(OUT / f"{file}.ttf")
        sys.stdout.write(f"{file}.ttf: {(OUT / f'{file}.ttf').stat().st_size} bytes\n")
    for family in ("alegreya", "source-sans-3"):
        text = (PAGE_FONTS / family / "LICENSE").read_text(encoding="utf-8")
        (OUT / f"OFL-{family}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    main()
