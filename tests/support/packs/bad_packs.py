"""Packs that are broken on purpose, by number: each of them has a fault."""

import io
import re
import stat
import warnings
import zipfile
from collections.abc import Callable
from functools import cache
from random import Random

from support.packs.own_packs import own_pack

Files = dict[str, str]
TOML = ("map.toml", "orders.toml", "tiles.toml", "characters.toml", "sheets.toml", "families.toml", "solo.toml")
NO_NUMBERS = ("[]", "{}", '"nonsense"', "1e400", "nan", "1979-05-27", "9" * 5000, '""', "[[[[]]]]")
NO_LISTS = ("7", "true", '"nonsense"', "1979-05-27", "nan")
BAD_TEXTS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a\\u0000b",
    "a\\u001b[2Jb",
    "\\u202egnirts",
    "",
    "\\ue000",
    "x" * 2000,
)


def wrong_type(files: Files, dice: Random) -> Files:
    """A value of another kind."""
    name = dice.choice(TOML)
    lines = files[name].splitlines()
    at = dice.choice([at for at, line in enumerate(lines) if re.match(r"[a-z_]+ = (\d|true|false|\[|\{)", line)])
    key, _, value = lines[at].partition(" = ")
    lines[at] = f"{key} = {dice.choice(NO_LISTS if value[0] in '[{' else NO_NUMBERS)}"
    return files | {name: "\n".join(lines)}


def bad_text(files: Files, dice: Random) -> Files:
    """Markup, control characters, nothing or far too much in a name."""
    name = dice.choice([one for one in TOML if re.search(r'^name = "', files[one], re.M)])
    found = list(re.finditer(r'^name = "[^"]*"', files[name], re.M))
    one = dice.choice(found)
    text = f'{files[name][: one.start()]}name = "{dice.choice(BAD_TEXTS)}"{files[name][one.end() :]}'
    return files | {name: text}


def huge(files: Files, dice: Random) -> Files:
    """A file that is far too long."""
    name = dice.choice(sorted(files))
    return files | {name: files[name] + "#" * dice.choice((300_000, 900_000))}


def neighbours(files: Files, dice: Random) -> Files:
    """Areas that border on themselves, on nothing, or on each other one way only."""
    text = files["map.toml"]
    found = list(re.finditer(r"neighbours = \[([^\]]*)\]", text))
    one = dice.choice(found)
    names = [name.strip() for name in one[1].split(",") if name.strip()]
    own = re.findall(r'id = "([a-z-]+)"', text[: one.start()])[-1]
    wrong = dice.choice(([f'"{own}"', *names], names[1:], [*names, '"atlantis"'], [], names * 2))
    return files | {"map.toml": f"{text[: one.start()]}neighbours = [{', '.join(wrong)}]{text[one.end() :]}"}


def nested(files: Files, dice: Random) -> Files:
    """Brackets in brackets in brackets."""
    deep = dice.choice((300, 3_000, 100_000))
    if dice.random() < 0.5:
        return files | {"geometry.json": "[" * deep + "]" * deep}
    return files | {dice.choice(TOML): f"a = {'[' * deep}{']' * deep}"}


def twice(files: Files, dice: Random) -> Files:
    """An entry, a table or a key that is there a second time."""
    name = dice.choice([one for one in TOML if "\n[[" in files[one]])
    parts = files[name].split("\n[[")
    return files | {name: "\n[[".join([*parts, dice.choice(parts[1:])])}


def missing(files: Files, dice: Random) -> Files:
    """A file or a key is not there."""
    name = dice.choice([one for one in TOML if re.search(r"^[a-z_]+ = [0-9]", files[one], re.M)])
    if dice.random() < 0.3:
        return {key: text for key, text in files.items() if key != name}
    lines = files[name].splitlines()
    at = dice.choice([at for at, line in enumerate(lines) if re.match(r"[a-z_]+ = [0-9]", line)])
    return files | {name: "\n".join(lines[:at] + lines[at + 1 :])}


def cut_off(files: Files, dice: Random) -> Files:
    """The file ends in the middle."""
    name = dice.choice((*TOML, "geometry.json"))
    return files | {
        name: files[name][: dice.randrange(1, len(files[name]) * 9 // 10)] + dice.choice(("", "\x00", "[[", '"'))
    }


def strange_names(files: Files, dice: Random) -> Files:
    """Files that are none of a pack's."""
    bad = (
        "../../etc/passwd",
        "/etc/passwd",
        "C:\\x.toml",
        "pack.toml\x00",
        "run.py",
        ".profile",
        "x" * 500,
        "",
        "a/b.toml",
    )
    return files | {dice.choice(bad): "x = 1"}


def drawing(files: Files, dice: Random) -> Files:
    """Shapes that are none."""
    text = files["geometry.json"]
    found = list(re.finditer(r"-?\d+\.?\d*", text))
    for one in sorted(dice.sample(found, 25), key=lambda match: -match.start()):
        wrong = dice.choice(("1e308", "-1e308", "99999999", "-5", "null", '"x"'))
        text = text[: one.start()] + wrong + text[one.end() :]
    return files | {"geometry.json": text}


KINDS: tuple[Callable[[Files, Random], Files], ...] = (
    wrong_type, bad_text, huge, neighbours, nested, twice, missing, cut_off, strange_names, drawing,
)  # fmt: skip


def bad_pack(number: int) -> tuple[str, Files]:
    """A pack with a fault, and what was done to it."""
    dice = Random(number)
    spoil = KINDS[number % len(KINDS)]
    return spoil.__name__, spoil(own_pack(), dice)


TRICKS = (
    "bomb", "bomb in many files", "bomb in a zip", "lies about its size", "traversal", "absolute", "backslashes",
    "link", "twice", "many files", "no text", "locked", "spoilt", "cut off", "no archive", "empty", "nothing",
    "too large", "bzip2", "lzma", "unknown packing",
)  # fmt: skip


def _zip(entries: list[tuple[zipfile.ZipInfo | str, bytes]], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        # A name that is there twice.
        warnings.simplefilter("ignore")
        for name, content in entries:
            archive.writestr(name, content, how)
    return packed.getvalue()


@cache
def bad_archives() -> dict[str, bytes]:
    """Zip archives that mean harm, or are none, by what is wrong with them."""
    good = [(name, text.encode()) for name, text in own_pack().items()]
    link = zipfile.ZipInfo("words.toml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    whole = _zip([*good])
    locked = bytearray(_zip([("pack.toml", b"x")]))
    for start in (locked.find(b"PK\x03\x04") + 6, locked.find(b"PK\x01\x02") + 8):
        locked[start] |= 1
    spoilt = bytearray(whole)
    spoilt[120] ^= 0xFF
    lying = bytearray(_zip([("map.toml", b"#" * 4_000_000)]))
    entry = lying.find(b"PK\x01\x02")
    # What the archive's list says of the size.
    lying[entry + 24 : entry + 28] = (100).to_bytes(4, "little")
    unknown = bytearray(_zip([("map.toml", b"x")]))
    for start in (unknown.find(b"PK\x03\x04") + 8, unknown.find(b"PK\x01\x02") + 10):
        unknown[start] = 93
    return {
        "bzip2": _zip([*good[:-1], ("words.toml", b"#" * 4_000_000)], zipfile.ZIP_BZIP2),
        "lzma": _zip([("map.toml", b"#" * 4_000_000)], zipfile.ZIP_LZMA),
        "unknown packing": bytes(unknown),
        "bomb": _zip([("map.toml", b"#" * 4_000_000)]),
        "bomb in many files": _zip([(f"{at}.toml", b"#" * 250_000) for at in range(20)]),
        "bomb in a zip": _zip([("map.toml", _zip([("x", b"0" * 9_000_000)]))]),
        "lies about its size": bytes(lying),
        "traversal": _zip([*good, ("../../../etc/cron.d/x", b"x")]),
        "absolute": _zip([*good, ("/etc/passwd", b"x")]),
        "backslashes": _zip([*good, ("..\\..\\x.toml", b"x")]),
        "link": _zip([*good[:-1], (link, b"/etc/passwd")]),
        "twice": _zip([*good, good[0]]),
        "many files": _zip([(f"{at}.toml", b"") for at in range(5000)]),
        "no text": _zip([*good[1:], ("pack.toml", b"\xff\xfe\x00")]),
        "locked": bytes(locked),
        "spoilt": bytes(spoilt),
        "cut off": whole[: len(whole) // 2],
        "no archive": b"PK\x03\x04 this is not one",
        "empty": _zip([]),
        "nothing": b"",
        "too large": b"\x00" * 700_000,
    }
