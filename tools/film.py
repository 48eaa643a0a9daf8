"""The film in the README: `make film` writes docs/images/film-conflict.webp, and film-conflict-still.webp beside it.

The still one is for readers who want no motion. The frames are taken as the strips are (tools/strips.py), and put
one after the other into an animated WebP.
"""

import argparse
import base64
import struct
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from strips import Film, open_context, shoot
from support.page.browser import chromium, serving
from support.page.sicily_page import moment

IMAGES = Path(__file__).parents[1] / "docs" / "images"
WATCHED = 9_600
"""Milliseconds from the march to the map with the area taken."""
FRAMES = 24
LAST = 2_600
"""Milliseconds for which the last picture stays."""
STILL = 14
"""The picture with both cards open."""
SHOWN = (120, 0, 1200, 750)
"""What of the window is filmed: left, top, width, height."""
SCALE = 0.72


def main() -> None:
    """Film a conflict from the march to its end."""
    clip = dict(zip(("x", "y", "width", "height"), SHOWN, strict=True)) | {"scale": SCALE}
    settings: dict[str, Any] = {"format": "webp", "quality": 45, "clip": clip}
    game = moment("move_soldati", seed=14)
    assert game.decision is not None
    film = Film(game, str(game.decision.actions[0]), ms=WATCHED, answers=7)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        context = open_context(browser, address, "light")
        pictures = [base64.b64decode(frame.picture) for frame in shoot(context, film, FRAMES, settings)]
        browser.close()
    times = [film.ms // FRAMES] * (FRAMES - 1) + [LAST]
    whole = animated(pictures, times)
    (IMAGES / "film-conflict.webp").write_bytes(whole)
    (IMAGES / "film-conflict-still.webp").write_bytes(pictures[STILL])
    print(f"{len(pictures)} pictures, {len(whole) / 1000:.0f} kB")


def animated(pictures: list[bytes], times: list[int]) -> bytes:
    """Still pictures of one size in WebP as one that moves for ever; times are in milliseconds."""
    # After the heads of the chunk and of the frame come width and height, of 14 bits each.
    edges = b"".join(number((edge & 0x3FFF) - 1) for edge in struct.unpack_from("<HH", drawn(pictures[0]), 14))
    frames: list[bytes] = []
    last = b""
    for picture, time in zip(pictures, times, strict=True):
        content = drawn(picture)
        if content == last:
            # Nothing has moved: the frame before stays for longer.
            frames[-1] = frames[-1][:12] + number(int.from_bytes(frames[-1][12:15], "little") + time) + frames[-1][15:]
            continue
        # Each covers the whole picture, so nothing of the frame before is kept.
        frames.append(number(0) * 2 + edges + number(time) + b"\x02" + content)
        last = content
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + edges), chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")]
    body = b"WEBP" + b"".join([*parts, *(chunk(b"ANMF", frame) for frame in frames)])
    return b"RIFF" + struct.pack("<I", len(body)) + body


def drawn(picture: bytes) -> bytes:
    """What a still picture holds beside its head: the chunk with the drawing."""
    at = 12
    while at < len(picture):
        (length,) = struct.unpack_from("<I", picture, at + 4)
        end = at + 8 + length + length % 2
        if picture[at : at + 4] == b"VP8 ":
            return picture[at:end]
        at = end
    raise AssertionError("a picture without a drawing")


def chunk(name: bytes, content: bytes) -> bytes:
    """A part of a file in the RIFF format."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def number(value: int) -> bytes:
    """Three bytes, the smallest first."""
    return value.to_bytes(3, "little")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    main()
