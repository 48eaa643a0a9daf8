"""Reads a QR code from its picture, as a phone's camera does. Byte mode, level M, up to version 10."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

BORDER = 2
BLOCKS = {
    1: [16],
    2: [28],
    3: [44],
    4: [32] * 2,
    5: [43] * 2,
    6: [27] * 4,
    7: [31] * 4,
    8: [38] * 2 + [39] * 2,
    9: [36] * 3 + [37] * 2,
    10: [43] * 4 + [44],
}
"""How many codewords of data each block has, by version."""
ALIGNED = {1: [], 2: [18], 3: [22], 4: [26], 5: [30], 6: [34], 7: [22, 38], 8: [24, 42], 9: [26, 46], 10: [28, 50]}
FORMAT_MASK = 0b101010000010010
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def text_of(code: Locator) -> str:
    """The text in a code that is drawn as squares of a path."""
    side = int(float((code.get_attribute("viewBox") or "").split()[2])) - 2 * BORDER
    drawn = re.findall(r"M(\d+) (\d+)h1v1h-1z", code.locator("path").get_attribute("d") or "")
    dark = {(int(y) - BORDER, int(x) - BORDER) for x, y in drawn}
    version = (side - 17) // 4
    format_bits = "".join(str(int((8, x) in dark)) for x in (0, 1, 2, 3, 4, 5, 7, 8))
    mask = MASKS[(int(format_bits[:5], 2) ^ FORMAT_MASK >> 10) & 0b111]
    bits = "".join(str(int(((y, x) in dark) != (mask(y, x) == 0))) for y, x in _path(side, version))
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits) // 8 * 8, 8)]
    data = "".join(f"{word:08b}" for word in _in_order(words, BLOCKS[version]))
    assert data[:4] == "0100", "not in bytes"
    long = 8 if version < 10 else 16
    count, start = int(data[4 : 4 + long], 2), 4 + long
    return bytes(int(data[start + 8 * at : start + 8 * at + 8], 2) for at in range(count)).decode()


def _in_order(words: list[int], blocks: list[int]) -> Iterator[int]:
    """The codewords of data, block after block: they are sent in turns."""
    found: list[list[int]] = [[] for _ in blocks]
    sent = iter(words)
    for at in range(max(blocks)):
        for block, size in zip(found, blocks, strict=True):
            if at < size:
                block.append(next(sent))
    for block in found:
        yield from block


def _path(side: int, version: int) -> Iterator[tuple[int, int]]:
    """The squares with data, in the order in which they are filled."""
    up, x = True, side - 1
    while x > 0:
        if x == 6:
            x -= 1
        for y in range(side - 1, -1, -1) if up else range(side):
            yield from (square for square in ((y, x), (y, x - 1)) if not _is_pattern(*square, side, version))
        up, x = not up, x - 2


def _is_pattern(y: int, x: int, side: int, version: int) -> bool:
    """Whether a square says how to read the code, and holds no data."""
    if (y < 9 and (x < 9 or x >= side - 8)) or (y >= side - 8 and x < 9) or 6 in (y, x):
        return True
    if version >= 7 and ((y < 6 and x >= side - 11) or (x < 6 and y >= side - 11)):
        return True
    corners = {(6, side - 7), (side - 7, 6), (6, 6)}
    centres = [6, *ALIGNED[version]]
    return any(
        abs(y - top) <= 2 and abs(x - left) <= 2 for top in centres for left in centres if (top, left) not in corners
    )
