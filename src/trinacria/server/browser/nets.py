"""A trained net without numpy: the browser multiplies (web/src/engine/net.ts)."""

import io
import json
import struct
import zipfile
from array import array
from collections.abc import Callable
from typing import Final, Protocol

from trinacria.bots.search.nets import Net
from trinacria.server.browser.words import Bytes

HALF: Final = "<f2"


class BrowserNet(Protocol):
    """The browser's part: what goes in and comes out is JSON."""

    def look(self, rows: str, choices: str) -> str:
        """For each row: how likely each of its choices is the best, and the values."""


FetchNet = Callable[[str], Bytes]
"""The file with the net of a package."""
MakeNet = Callable[[str, list[bytes]], BrowserNet]
"""Takes the names and shapes of matrices, and their numbers in 32 bits."""


class DeviceNet:
    """A net that the browser asks."""

    def __init__(self, net: BrowserNet) -> None:
        self._net = net

    def look(self, rows: list[list[float]], choices: list[list[int]]) -> list[tuple[list[float], list[float]]]:
        """For each row: how likely each of its choices is the best, and the values."""
        return [(odds, values) for odds, values in json.loads(self._net.look(json.dumps(rows), json.dumps(choices)))]


def loader(fetch: FetchNet, make: MakeNet) -> Callable[[str], Net]:
    """Loads nets in the browser, when a bot first asks for one: they are large."""

    def load(package: str) -> Net:
        shapes, numbers = [], []
        with zipfile.ZipFile(io.BytesIO(fetch(package).to_bytes())) as packed:
            for name in packed.namelist():
                shape, values = matrix(packed.read(name))
                shapes.append((name.removesuffix(".npy"), shape))
                numbers.append(values.tobytes())
        return DeviceNet(make(json.dumps(shapes), numbers))

    return load


def matrix(file: bytes) -> tuple[list[int], "array[float]"]:
    """The shape and the numbers of an array as numpy writes it."""
    (length,) = struct.unpack_from("<H", file, 8)
    head = file[10 : 10 + length].decode("latin-1")
    assert "'fortran_order': False" in head
    shape = [int(part) for part in head.partition("'shape': (")[2].partition(")")[0].split(",") if part.strip()]
    body = file[10 + length :]
    if f"'{HALF}'" not in head:
        return shape, array("f", body)
    return shape, array("f", struct.unpack(f"<{len(body) // 2}e", body))
