"""The colours of the terminal table, by meaning: amber = you can, teal = you chose, brick red = refused."""

from typing import Final

from textual.color import Color
from textual.theme import Theme

from trinacria.draw.theme import ThemeName, theme

THEMES: Final = {"dark": "trinacria-dark", "light": "trinacria-light"}

DESIGN: Final = {
    "table": "bg",
    "paper": "surface",
    "raised": "raised",
    "sunken": "sunken",
    "ink": "ink",
    "ink-2": "ink-2",
    "ink-3": "ink-3",
    "line": "line",
    "line-strong": "line-strong",
    "wood": "wood",
    "wood-2": "wood-2",
    "chosen": "accent",
    "on-chosen": "on-accent",
    "chosen-soft": "accent-soft",
    "legal": "legal",
    "legal-soft": "legal-soft",
    "refused": "danger",
    "refused-soft": "danger-soft",
    "focus": "focus",
}
"""Our names for the colours that drawings and page have, too."""

FAMILIES: Final = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}
"""The four colours that families of cards can have; the same in both themes, as printed cards are."""

HOUSES: Final = {
    "black": ("fam-black", "#c9bdaf"),
    "blue": ("fam-blue", "key-blue"),
    "green": ("fam-green", "key-green"),
    "red": ("fam-red", "key-red"),
    "white": ("#5c5346", "fam-white"),
    "yellow": ("key-yellow", "fam-yellow"),
    "grey": ("#5c584f", "#b3aa9c"),
}
"""The colours of families with pieces, and their colour as text in the light and the dark: where the design has none
that can be read, one of our own."""

LIGHT: Final = {"felt": "#2f4f49", "felt-raised": "#3c6059", "sea": "#a9c9cc", "on-sea": "#12363f"}
DARK: Final = {"felt": "#18302d", "felt-raised": "#23423e", "sea": "#12303a", "on-sea": "#a9cbd2"}

ON_FELT: Final = {
    "on-felt": "#f6ead2",
    "on-felt-2": "#c9bfa4",
    "on-felt-line": "#6f8a80",
    "felt-legal": "#ffc35c",
    "felt-chosen": "#86d7d2",
    "felt-refused": "#ff9a85",
    "felt-focus": "#ffffff",
    "on-wood": "#f6ead2",
    "on-wood-2": "#d4bf9b",
    "coin": "#f2c94c",
    "on-coin": "#2a2018",
    "back": "#5a3518",
    "on-back": "#b08d62",
}
"""The felt is dark in both themes, so what lies on it has one set of colours."""

DIMMING: Final = 0.58


def themes() -> list[Theme]:
    """Both themes, ready to be registered."""
    return [_theme("dark", DARK), _theme("light", LIGHT)]


def _theme(name: ThemeName, own: dict[str, str]) -> Theme:
    design, dark = theme(name), name == "dark"
    tokens = {ours: design[token] for ours, token in DESIGN.items()} | own
    variables = {**tokens, **ON_FELT}
    felt = Color.parse(tokens["felt"])
    for house, text in HOUSES.items():
        ground, ink, _ = design.family(house)
        called = "neutral" if house == "grey" else house
        variables[f"house-{called}"], variables[f"house-{called}-ink"] = ground, ink
        variables[f"house-{called}-text"] = design.tokens.get(text[dark], text[dark])
    for family, house in FAMILIES.items():
        ground, ink, _ = design.family(house)
        variables[f"text-{family}"] = variables[f"house-{house}-text"]
        variables[f"card-{family}"] = ground
        variables[f"card-{family}-ink"] = ink
        variables[f"card-{family}-mark"] = Color.parse(ground).blend(Color.parse(ink), 0.62).hex
        variables[f"card-{family}-dim"] = Color.parse(ground).blend(felt, DIMMING).hex
        variables[f"card-{family}-dim-ink"] = Color.parse(ink).blend(felt, 0.3).hex if ink == "#ffffff" else "#d9cfae"
    variables |= {
        "border": tokens["line-strong"],
        "block-cursor-background": tokens["chosen"],
        "block-cursor-foreground": tokens["on-chosen"],
        "block-hover-background": tokens["legal-soft"],
        "input-selection-background": tokens["chosen-soft"],
        "scrollbar": tokens["line-strong"],
        "scrollbar-hover": tokens["legal"],
        "scrollbar-active": tokens["legal"],
        "scrollbar-background": tokens["sunken"],
        "scrollbar-background-hover": tokens["sunken"],
        "scrollbar-background-active": tokens["sunken"],
        "scrollbar-corner-color": tokens["sunken"],
    }
    return Theme(
        name=THEMES[name],
        primary=tokens["chosen"],
        secondary=tokens["line-strong"],
        accent=tokens["chosen"],
        warning=tokens["legal"],
        error=tokens["refused"],
        success=tokens["chosen"],
        foreground=tokens["ink"],
        background=tokens["table"],
        surface=tokens["paper"],
        panel=tokens["raised"],
        dark=dark,
        variables=variables,
    )
