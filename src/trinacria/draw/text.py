"""Text that never overflows: widths are known, and every viewer is told to keep them."""

from html import escape
from typing import Literal

Font = Literal["display", "ui"]
Anchor = Literal["start", "middle", "end"]

_FAMILY = {
    "display": "'Alegreya Variable',Alegreya,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
    "ui": "'Source Sans 3 Variable','Source Sans 3','Segoe UI','Helvetica Neue',Arial,sans-serif",
}
# Advance widths in hundredths of the size, bold: groups of characters that are equally wide.
_WIDTHS: dict[Font, tuple[tuple[str, int], ...]] = {
    "display": (
        (" '", 17), ("lijì", 29), (".,:;!", 26), ("ft/-", 34), ("IJ1", 37), ("rscz", 44),
        ("eèéaàgvxy279", 48),
        ("bdpqkohnòuù034568", 54), ("LFSTEPZ", 57), ("CBGUVYAQOKR", 65), ("DXHN", 71), ("wm", 82), ("MW", 92),
        ("’", 22), ("îï", 29), ("гтсзэç", 46), ("êëâаеукхчвья", 51), ("ôûоилнпрбйдцъё", 56), ("ÉÈÊГЕЗБВКРСУТЧЬЭ", 60),
        ("АНПИОДЛХЦЙ", 69), ("ыюмжфшщ", 80), ("ЖМФШЩЫЮ", 92),
    ),
    "ui": (
        (" ", 20), ("iljIì'", 30), (".,:;!-", 32), ("ft/()", 37), ("rsz", 44), ("cxvyegèéaà", 53),
        ("0123456789+−×bdhknopquòùJ", 57), ("EFLSTYZV", 56), ("ABCKPRX", 60), ("DGHNOQU", 67), ("wmMW", 82),
        ("’", 26), ("îï", 30), ("гтсзэç", 47), ("êëâаеукхчвья", 53), ("ôûоилнпрбйдцъёÉÈÊ", 57), ("ГЕЗБВКРСУТЧЬЭ", 59),
        ("АНПИОДЛХЦЙ", 67), ("ыюмжфшщ", 76), ("ЖМФШЩЫЮ", 86),
    ),
}  # fmt: skip
_ADVANCE: dict[Font, dict[str, int]] = {
    font: {char: width for chars, width in groups for char in chars} for font, groups in _WIDTHS.items()
}
_OTHER = 60
_LIGHTER = 0.94  # letters of a weight below bold


def width(text: str, size: float, font: Font = "ui") -> float:
    """How wide a bold text is."""
    return sum(_ADVANCE[font].get(char, _OTHER) for char in text) * size / 100


def wrap(text: str, size: float, most: float, font: Font = "ui") -> list[str]:
    """The text in lines of at most this width."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, font) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def write(
    x: float,
    y: float,
    text: str,
    size: float,
    colour: str,
    *,
    font: Font = "ui",
    weight: int = 700,
    anchor: Anchor = "middle",
    most: float | None = None,
    halo: str | None = None,
    italic: bool = False,
    spacing: float = 0.0,
) -> str:
    """One line of text, centred on y; made smaller where it would be wider than `most`."""
    wide = width(text, size, font) * (_LIGHTER if weight < 600 else 1) + spacing * len(text)
    if most is not None and wide > most:
        size, wide, spacing = size * most / wide, most, spacing * most / wide
    style = f' font-family="{_FAMILY[font]}" font-size="{size:.1f}" font-weight="{weight}"'
    if italic:
        style += ' font-style="italic"'
    if halo:
        style += f' stroke="{halo}" stroke-width="{size * 0.26:.1f}" stroke-linejoin="round" paint-order="stroke"'
    if len(text) > 1:
        adjust = "spacing" if spacing else "spacingAndGlyphs"
        style += f' textLength="{wide:.1f}" lengthAdjust="{adjust}"'
    place = f'x="{x:.1f}" y="{y + size * 0.345:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}"{style}>{escape(text)}</text>'
