"""The colours of the terminal table, by meaning: amber = you can, teal = you chose, brick red = refused."""

from typing import Final

from textual.color import Color
from textual.theme import Theme

THEMES: Final = {"dark": "trinacria-dark", "light": "trinacria-light"}

FAMILIES: Final = {
    "r": ("#a5261d", "#ffffff"),
    "b": ("#1d5a9e", "#ffffff"),
    "y": ("#e3b02c", "#2a2018"),
    "g": ("#2b6b3f", "#ffffff"),
}
"""Ground and ink of the four colours that families can have; the same in both themes, as printed cards are."""

HOUSES: Final = {
    "black": ("#26221f", "#f4ead7", "#26221f", "#c9bdaf"),
    "blue": ("#1d5a9e", "#ffffff", "#1d5a9e", "#a9c6ea"),
    "green": ("#2b6b3f", "#ffffff", "#2b6b3f", "#a6d3b0"),
    "red": ("#a5261d", "#ffffff", "#a5261d", "#f0aaa2"),
    "white": ("#f7f2e6", "#2a2018", "#5c5346", "#f7f2e6"),
    "yellow": ("#e3b02c", "#2a2018", "#7c5a08", "#e3b02c"),
    "neutral": ("#6b6760", "#ffffff", "#5c584f", "#b3aa9c"),
}
"""The families of La Famiglia: ground and ink of their pieces, and their colour as text in the light and the dark."""

LIGHT: Final = {
    "table": "#e4d9c1",
    "paper": "#f6efdf",
    "raised": "#fdf9ef",
    "sunken": "#ebe0c9",
    "ink": "#2a2018",
    "ink-2": "#574838",
    "ink-3": "#6c5b46",
    "line": "#d3c4a6",
    "line-strong": "#8d7853",
    "wood": "#3b2413",
    "wood-2": "#5a3518",
    "felt": "#2f4f49",
    "felt-raised": "#3c6059",
    "chosen": "#0d5a61",
    "on-chosen": "#ffffff",
    "chosen-soft": "#d5e3df",
    "legal": "#8c4b00",
    "legal-soft": "#fbe7c1",
    "refused": "#97281c",
    "refused-soft": "#f3d9d0",
    "focus": "#1746b8",
    "sea": "#a9c9cc",
    "on-sea": "#12363f",
    "text-r": "#a5261d",
    "text-b": "#1d5a9e",
    "text-y": "#7c5a08",
    "text-g": "#2b6b3f",
}

DARK: Final = {
    "table": "#110e0c",
    "paper": "#1f1a16",
    "raised": "#2b241e",
    "sunken": "#171310",
    "ink": "#f4ead7",
    "ink-2": "#cdbfa8",
    "ink-3": "#a99a83",
    "line": "#3d342b",
    "line-strong": "#84725a",
    "wood": "#1a110a",
    "wood-2": "#3a2413",
    "felt": "#18302d",
    "felt-raised": "#23423e",
    "chosen": "#66c5c1",
    "on-chosen": "#04282a",
    "chosen-soft": "#163b3c",
    "legal": "#ffc35c",
    "legal-soft": "#45330f",
    "refused": "#ff9a85",
    "refused-soft": "#4a1f17",
    "focus": "#9cc2ff",
    "sea": "#12303a",
    "on-sea": "#a9cbd2",
    "text-r": "#f0aaa2",
    "text-b": "#a9c6ea",
    "text-y": "#e3b02c",
    "text-g": "#a6d3b0",
}

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
    return [_theme(THEMES["dark"], DARK, dark=True), _theme(THEMES["light"], LIGHT, dark=False)]


def _theme(name: str, tokens: dict[str, str], dark: bool) -> Theme:
    variables = {**tokens, **ON_FELT}
    felt = Color.parse(tokens["felt"])
    for family, (ground, ink) in FAMILIES.items():
        variables[f"card-{family}"] = ground
        variables[f"card-{family}-ink"] = ink
        variables[f"card-{family}-mark"] = Color.parse(ground).blend(Color.parse(ink), 0.62).hex
        variables[f"card-{family}-dim"] = Color.parse(ground).blend(felt, DIMMING).hex
        variables[f"card-{family}-dim-ink"] = Color.parse(ink).blend(felt, 0.3).hex if ink == "#ffffff" else "#d9cfae"
    for house, (ground, ink, by_day, by_night) in HOUSES.items():
        variables[f"house-{house}"] = ground
        variables[f"house-{house}-ink"] = ink
        variables[f"house-{house}-text"] = by_night if dark else by_day
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
        name=name,
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
