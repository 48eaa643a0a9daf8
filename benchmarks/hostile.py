"""What strangers hand in: archives that unpack to far more than they are, and files that are deeper than any other."""

import base64
import io
import zipfile
from functools import lru_cache
from typing import Any, Final

UNPACKED: Final = 100_000_000
"""Bytes that a member of a few hundred bytes unpacks to."""
PARTS: Final = 125_000
"""Of one dotted key."""
PACKED: Final = (zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)


@lru_cache(maxsize=1)
def hostile_archives() -> list[str]:
    """One for each way to pack, one with many members, and one that is no archive behind its first bytes; in Base64."""
    archives = [_archive({"map.toml": UNPACKED}, method) for method in PACKED]
    archives.append(_archive({f"{number}.toml": UNPACKED // 200 for number in range(200)}, zipfile.ZIP_BZIP2))
    archives.append(archives[0][: len(archives[0]) // 2])
    return [base64.b64encode(one).decode() for one in archives]


def _archive(members: dict[str, int], method: int) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name, size in members.items():
            with archive.open(name, "w") as member:
                for _ in range(0, size, 1_000_000):
                    member.write(bytes(min(size, 1_000_000)))
    return packed.getvalue()


@lru_cache(maxsize=1)
def deep_files() -> list[dict[str, Any]]:
    """Files of a pack that take a reader long: a key of many parts, tables in tables, brackets in brackets."""
    return [
        {"map.toml": ".".join("a" * PARTS) + " = 1\n"},
        {"map.toml": "".join(f"[{'.'.join('a' * depth)}]\n" for depth in range(1, 400))},
        {"map.toml": "x = " + "[" * PARTS + "]" * PARTS},
        {"map.toml": "x = " + "{a=" * PARTS + "1" + "}" * PARTS},
    ]
