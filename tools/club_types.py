"""Writes `web/src/generated/club.ts`: the bodies of the club's requests, from the Python types."""

import argparse
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import protocol_types

from trinacria.server.club import bodies, member_bodies, passkey_bodies
from trinacria.server.club.people import bodies as people_bodies
from trinacria.server.club.people import notice_bodies, profile_bodies
from trinacria.server.club.ratings import bodies as rating_bodies
from trinacria.server.club.seeks import bodies as seek_bodies
from trinacria.server.wire.bodies import Asking

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated" / "club.ts"
MODULES: tuple[ModuleType, ...] = (
    bodies,
    member_bodies,
    passkey_bodies,
    people_bodies,
    notice_bodies,
    rating_bodies,
    profile_bodies,
    seek_bodies,
)
HEAD = "// Made by tools/club_types.py from trinacria.server.club; do not edit.\n"


def main(arguments: list[str]) -> int:
    """Write the file; with --check only say whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say whether it is up to date")
    only_check = parser.parse_args(arguments).check
    made = typescript()
    if only_check:
        return 0 if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == made else 1
    TARGET.write_text(made, encoding="utf-8")
    return 0


def typescript() -> str:
    own = [
        made
        for module in MODULES
        for _, made in inspect.getmembers(module, inspect.isclass)
        if made.__module__ == module.__name__ and issubclass(made, msgspec.Struct) and made is not Asking
    ]
    _, components = msgspec.json.schema_components(own, ref_template="{name}")
    named = {one.__name__ for one in own}
    parts = [protocol_types.interface(name, components[name], {}) for name in sorted(named)]
    body = "\n".join(parts)
    elsewhere = sorted(name for name in components if name not in named and f"{name}" in body)
    used = [name for name in elsewhere if re.search(rf"[:|] {name}\b", body)]
    asked = f'import type {{ {", ".join(used)} }} from "./protocol";\n' if used else ""
    return "\n".join(one for one in (HEAD + asked, body) if one)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
