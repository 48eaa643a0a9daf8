"""Our drawings as operators of a PDF: what `trinacria.draw` and the cards' pictures use of SVG, and no more."""

import re
from typing import Final, NamedTuple, Protocol
from xml.etree import ElementTree

from trinacria.draw.canvas import view_box
from trinacria.extras import needs
from trinacria.paper.pdf.fonts import Font, font_for
from trinacria.paper.pdf.path import Segment, box, ellipse, rectangle, segments

with needs("print", "trinacria content print"):
    import pydyf

Element = ElementTree.Element
Style = dict[str, str]
_INHERITED: Final = frozenset(
    ("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "color",
     "stroke-dasharray", "font-family", "font-size", "font-weight", "font-style", "text-anchor")
)  # fmt: skip
_UNSEEN: Final = frozenset(("defs", "title", "symbol", "pattern", "clipPath", "mask", "radialGradient"))
_CAPS: Final = {"butt": 0, "round": 1, "square": 2}
_JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}
_TRANSFORM: Final = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_VARIABLE: Final = re.compile(r"var\((--[a-z-]+)(?:,(.*))?\)$")
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")


class Colour(NamedTuple):
    """Red, green, blue and how much of it covers what is below."""

    red: float
    green: float
    blue: float
    alpha: float


class Book(Protocol):
    """Where a drawing finds what it shares with others of the same file."""

    def alpha(self, fill: float, stroke: float) -> str:
        """The name of a state that lets something shine through."""

    def font(self, used: Font, text: str) -> str:
        """The name of a font; the text is shown with it."""

    def tile(self, markup: str, step: tuple[float, float], painted: pydyf.Stream) -> str:
        """The name of a pattern that repeats a tile."""

    def glow(self, colours: tuple[Colour, Colour], middle: tuple[float, ...], around: tuple[float, ...]) -> str:
        """The name of a pattern that changes from a middle to a rim."""


def colour_of(text: str) -> Colour | None:
    """A colour like #123, #1234, #112233 or #11223344; None for "none"."""
    if text == "none":
        return None
    digits = text.removeprefix("#")
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[n : n + 2], 16) / 255 for n in range(0, len(digits), 2)]
    red, green, blue = parts[:3]
    return Colour(red, green, blue, parts[3] if len(parts) > 3 else 1.0)


def _tag(element: Element) -> str:
    return element.tag.rpartition("}")[2]


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


class Painter:
    """Paints one drawing into a stream, in the drawing's own coordinates."""

    def __init__(self, svg: str, book: Book) -> None:
        self.root: Final = ElementTree.fromstring(svg)
        self.book: Final = book
        self.stream = pydyf.Stream(compress=True)
        self._named = {element.get("id", ""): element for element in self.root.iter() if element.get("id")}
        self.view: Final = view_box(svg)

    def paint(self) -> pydyf.Stream:
        style = self._inherit({"fill": "#000000", "stroke": "none", "color": "#000000"}, self.root)
        for child in self.root:
            self._draw(child, style, 1.0)
        return self.stream

    def _inherit(self, style: Style, element: Element) -> Style:
        own = {name: value for name, value in element.attrib.items() if name in _INHERITED}
        for rule in element.get("style", "").split(";"):
            name, _, value = rule.partition(":")
            if name:
                own[name.strip()] = value.strip()
        return style | own

    def _draw(self, element: Element, style: Style, opacity: float) -> None:
        tag = _tag(element)
        if tag in _UNSEEN:
            return
        style = self._inherit(style, element)
        opacity *= float(element.get("opacity", "1"))
        self.stream.push_state()
        self._transform(element)
        clip = element.get("clip-path")
        if clip:
            for shape in self._named[clip[5:-1]]:
                self._path(self._shape(shape))
            self.stream.clip()
            self.stream.end()
        if tag in ("g", "svg"):
            for child in element:
                self._draw(child, style, opacity)
        elif tag == "use":
            self._use(element, style, opacity)
        elif tag == "text":
            self._text(element, style, opacity)
        else:
            self._paint_shape(self._shape(element), style, opacity)
        self.stream.pop_state()

    def _transform(self, element: Element) -> None:
        for kind, given in _TRANSFORM.findall(element.get("transform", "")):
            numbers = _numbers(given)
            if kind == "translate":
                self.stream.set_matrix(1, 0, 0, 1, numbers[0], numbers[-1] if len(numbers) > 1 else 0)
            elif kind == "scale":
                self.stream.set_matrix(numbers[0], 0, 0, numbers[-1], 0, 0)
            else:
                raise ValueError(f"a drawing is turned: {given}")

    def _use(self, element: Element, style: Style, opacity: float) -> None:
        symbol = self._named[element.get("href", "")[1:]]
        _, _, wide, _ = _numbers(symbol.get("viewBox", ""))
        size = float(element.get("width", "0")) / wide
        self.stream.set_matrix(size, 0, 0, size, float(element.get("x", "0")), float(element.get("y", "0")))
        style = self._inherit(style, symbol)
        for child in symbol:
            self._draw(child, style, opacity)

    def _shape(self, element: Element) -> list[Segment]:
        def number(name: str) -> float:
            return float(element.get(name, "0"))

        match _tag(element):
            case "path":
                return segments(element.get("d", ""))
            case "rect":
                return rectangle(number("x"), number("y"), number("width"), number("height"), number("rx"))
            case "circle":
                return ellipse(number("cx"), number("cy"), number("r"), number("r"))
            case "ellipse":
                return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
            case other:
                raise ValueError(f"a drawing has a <{other}>")

    def _path(self, path: list[Segment]) -> None:
        for operator, points in path:
            self.stream.stream.append(" ".join([*(f"{round(point, 3):g}" for point in points), operator]))

    def _colour(self, text: str, style: Style) -> Colour | None:
        text = style["color"] if text == "currentColor" else text
        variable = _VARIABLE.match(text)
        if variable:
            return self._colour(style.get(variable.group(1)) or variable.group(2) or "none", style)
        return colour_of(text)

    def _paint_shape(self, path: list[Segment], style: Style, opacity: float) -> None:
        if not path:
            return
        fill_opacity = opacity * float(style.get("fill-opacity", "1"))
        pattern = self._pattern(style["fill"], path) if style["fill"].startswith("url(") else ""
        fill = None if pattern else self._colour(style["fill"], style)
        stroke = self._colour(style["stroke"], style)
        if fill is None and not pattern and stroke is None:
            return
        self._alpha(fill_opacity * (fill.alpha if fill else 1.0), opacity * (stroke.alpha if stroke else 1.0))
        if pattern:
            self.stream.set_color_space("Pattern")
            self.stream.set_color_special(pattern)
        elif fill:
            self.stream.set_color_rgb(*fill[:3])
        if stroke:
            self._line(stroke, style)
        self._path(path)
        even_odd = style.get("fill-rule") == "evenodd"
        if (fill or pattern) and stroke:
            self.stream.fill_and_stroke(even_odd)
        elif stroke:
            self.stream.stroke()
        else:
            self.stream.fill(even_odd)

    def _line(self, colour: Colour, style: Style) -> None:
        self.stream.set_color_rgb(*colour[:3], stroke=True)
        self.stream.set_line_width(float(style.get("stroke-width", "1")))
        self.stream.set_line_cap(_CAPS[style.get("stroke-linecap", "butt")])
        self.stream.set_line_join(_JOINS[style.get("stroke-linejoin", "miter")])
        dashes = _numbers(style.get("stroke-dasharray", ""))
        if dashes:
            self.stream.set_dash(dashes, 0)

    def _alpha(self, fill: float, stroke: float) -> None:
        if fill < 1 or stroke < 1:
            self.stream.set_state(self.book.alpha(fill, stroke))

    def _pattern(self, reference: str, path: list[Segment]) -> str:
        pattern = self._named[reference[5:-1]]
        if _tag(pattern) == "radialGradient":
            first, last = (colour_of(stop.get("stop-color", "none")) for stop in pattern)
            assert first is not None
            assert last is not None
            middle = tuple(float(pattern.get(name, "0")) for name in ("cx", "cy", "r"))
            return self.book.glow((first, last), middle, box(path))
        step = (float(pattern.get("width", "0")), float(pattern.get("height", "0")))
        outer, self.stream = self.stream, pydyf.Stream(compress=True)
        for child in pattern:
            self._draw(child, {"fill": "#000000", "stroke": "none", "color": "#000000"}, 1.0)
        tile, self.stream = self.stream, outer
        return self.book.tile(ElementTree.tostring(pattern, "unicode"), step, tile)

    def _text(self, element: Element, style: Style, opacity: float) -> None:
        text = element.text or ""
        colour = self._colour(style["fill"], style)
        if not text.strip() or colour is None:
            return
        size = float(style.get("font-size", "16"))
        italic = style.get("font-style") == "italic"
        used = font_for(style.get("font-family", ""), int(style.get("font-weight", "400")), italic)
        natural = wide = used.width(text, size)
        spacing, squeeze = 0.0, 1.0
        meant = element.get("textLength")
        if meant and element.get("lengthAdjust") == "spacing":
            wide = float(meant)
            spacing = (wide - natural) / len(text)
        elif meant and natural > float(meant):
            wide = float(meant)
            squeeze = wide / natural
        x = float(element.get("x", "0")) - {"start": 0.0, "middle": 0.5, "end": 1.0}[style["text-anchor"]] * wide
        y = float(element.get("y", "0"))
        name = self.book.font(used, text)
        halo = self._colour(style["stroke"], style)
        self._alpha(opacity * colour.alpha, opacity)
        # A halo lies under the letters: stroked first, then the letters are filled.
        for mode in (1, 0) if halo else (0,):
            self.stream.begin_text()
            if mode:
                assert halo is not None
                self._line(halo, style)
            else:
                self.stream.set_color_rgb(*colour[:3])
            self.stream.set_text_rendering(mode)
            self.stream.set_font_size(name, size)
            self.stream.stream.append(f"{spacing / squeeze:.3f} Tc {squeeze * 100:.2f} Tz")
            self.stream.set_text_matrix(1, 0, 0, -1, x, y)
            shown = "".join(f"{glyph:04x}" for glyph in used.glyphs(text))
            self.stream.stream.append(f"<{shown}> Tj")
            self.stream.end_text()
