"""A PDF file: pages on which drawings are laid, each drawing stored once."""

from io import BytesIO
from typing import Final, NamedTuple

from trinacria.extras import needs
from trinacria.paper.pdf.fonts import Font, embed
from trinacria.paper.pdf.svg import Colour, Painter

with needs("print", "trinacria content print"):
    import pydyf

POINTS: Final = 72 / 25.4
"""Points to a millimetre."""


class Laid(NamedTuple):
    """A drawing in a rectangle of a page, in millimetres from its upper left corner."""

    drawing: str
    x: float
    y: float
    wide: float
    high: float
    turn: int = 0
    """Quarter turns clockwise."""
    crop: tuple[float, float, float, float] | None = None
    """The part of the drawing that is shown, in its own units: left, top, width and height; None: all of it."""


class Document:
    """A file in the making. The same pages always make the same bytes: it holds no time and no chance."""

    def __init__(self, title: str, language: str) -> None:
        self._pdf = pydyf.PDF()
        self._pdf.info["Title"] = pydyf.String(title)
        self._pdf.info["Producer"] = pydyf.String("Trinacria")
        self._pdf.catalog["Lang"] = pydyf.String(language)
        self._pdf.catalog["ViewerPreferences"] = pydyf.Dictionary(
            {"PrintScaling": "/None", "Duplex": "/DuplexFlipLongEdge"}
        )
        self._resources = pydyf.Dictionary({})
        self._pdf.add_object(self._resources)
        self._shared: dict[str, dict[str, pydyf.Object]] = {
            kind: {} for kind in ("Font", "ExtGState", "Pattern", "XObject")
        }
        self._fonts: dict[str, tuple[Font, set[str]]] = {}
        self._forms: dict[str, tuple[str, tuple[float, float, float, float]]] = {}
        self._patterns: dict[object, str] = {}

    # ------------------------------------------------------------------ what drawings share
    def alpha(self, fill: float, stroke: float) -> str:
        """The name of a state that lets something shine through."""
        name = f"A{fill * 100:.0f}-{stroke * 100:.0f}"
        state = pydyf.Dictionary({"ca": round(fill, 2), "CA": round(stroke, 2)})
        self._shared["ExtGState"].setdefault(name, state)
        return name

    def font(self, used: Font, text: str) -> str:
        """The name of a font; the text is shown with it."""
        self._fonts.setdefault(used.name, (used, set()))[1].add(text)
        return used.name

    def tile(self, markup: str, step: tuple[float, float], painted: pydyf.Stream) -> str:
        """The name of a pattern that repeats a tile."""
        if markup not in self._patterns:
            wide, high = step
            painted.extra = {
                "Type": "/Pattern", "PatternType": 1, "PaintType": 1, "TilingType": 1,
                "BBox": pydyf.Array([0, 0, wide, high]), "XStep": wide, "YStep": high,
                "Resources": self._resources.reference,
            }  # fmt: skip
            self._patterns[markup] = self._add("Pattern", painted)
        return self._patterns[markup]

    def glow(self, colours: tuple[Colour, Colour], middle: tuple[float, ...], around: tuple[float, ...]) -> str:
        """The name of a pattern that changes from a middle to a rim, in parts of a rectangle."""
        key = (colours, middle, around)
        if key not in self._patterns:
            x, y, r = middle
            left, top, wide, high = around
            first, last = (pydyf.Array(colour[:3]) for colour in colours)
            change = pydyf.Dictionary(
                {"FunctionType": 2, "Domain": pydyf.Array([0, 1]), "C0": first, "C1": last, "N": 1}
            )
            shading = pydyf.Dictionary(
                {
                    "ShadingType": 3,
                    "ColorSpace": "/DeviceRGB",
                    "Coords": pydyf.Array([x, y, 0, x, y, r]),
                    "Function": change,
                    "Extend": pydyf.Array(["true", "true"]),
                }
            )
            matrix = pydyf.Array([wide, 0, 0, high, left, top])
            pattern = {"Type": "/Pattern", "PatternType": 2, "Shading": shading, "Matrix": matrix}
            self._patterns[key] = self._add("Pattern", pydyf.Dictionary(pattern))
        return self._patterns[key]

    def _add(self, kind: str, thing: pydyf.Object) -> str:
        name = f"{kind[0]}{len(self._shared[kind])}"
        self._pdf.add_object(thing)
        self._shared[kind][name] = thing
        return name

    def _form(self, drawing: str) -> tuple[str, tuple[float, float, float, float]]:
        """A drawing as an object of its own, which shows nothing outside of its frame."""
        if drawing not in self._forms:
            painter = Painter(drawing, self)
            form = painter.paint()
            x, y, wide, high = painter.view
            form.extra = {
                "Type": "/XObject", "Subtype": "/Form", "BBox": pydyf.Array([x, y, x + wide, y + high]),
                "Resources": self._resources.reference,
            }  # fmt: skip
            self._forms[drawing] = self._add("XObject", form), painter.view
        return self._forms[drawing]

    # ------------------------------------------------------------------ pages
    def page(self, wide: float, high: float, laid: list[Laid]) -> None:
        """One more page of a size in millimetres."""
        stream = pydyf.Stream(compress=True)
        # From here on in millimetres from the upper left corner.
        stream.set_matrix(POINTS, 0, 0, -POINTS, 0, high * POINTS)
        for item in laid:
            name, view = self._form(item.drawing)
            x, y, units_wide, units_high = item.crop or view
            stream.push_state()
            stream.set_matrix(1, 0, 0, 1, item.x, item.y)
            if item.crop:
                stream.rectangle(0, 0, item.wide, item.high)
                stream.clip()
                stream.end()
            across, down = item.wide, item.high
            if item.turn % 2:
                across, down = down, across
            if item.turn == 1:
                stream.set_matrix(0, 1, -1, 0, item.wide, 0)
            elif item.turn == 3:
                stream.set_matrix(0, -1, 1, 0, 0, item.high)
            stream.set_matrix(across / units_wide, 0, 0, down / units_high, 0, 0)
            stream.set_matrix(1, 0, 0, 1, -x, -y)
            stream.draw_x_object(name)
            stream.pop_state()
        self._pdf.add_object(stream)
        page = {
            "Type": "/Page",
            "Parent": self._pdf.pages.reference,
            "MediaBox": pydyf.Array([0, 0, round(wide * POINTS, 3), round(high * POINTS, 3)]),
            "Contents": stream.reference,
            "Resources": self._resources.reference,
        }
        self._pdf.add_page(pydyf.Dictionary(page))

    def data(self) -> bytes:
        for name, (used, texts) in sorted(self._fonts.items()):
            self._shared["Font"][name] = embed(self._pdf, used, texts)
        for kind, things in self._shared.items():
            shown = {name: thing if thing.number is None else thing.reference for name, thing in things.items()}
            self._resources[kind] = pydyf.Dictionary(shown)
        written = BytesIO()
        self._pdf.write(written, version=b"1.7")
        return written.getvalue()
