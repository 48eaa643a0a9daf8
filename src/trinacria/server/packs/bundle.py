"""The files of a pack as they arrive: by name, or as a zip archive. All bounds are here; nothing touches a disk."""

import io
import unicodedata
import zipfile
import zlib
from collections.abc import Mapping
from typing import Final, NamedTuple

from trinacria.words import Words

MOST_FILES: Final = 24
"""More than a pack has; what is beyond is not looked at."""
LARGEST_FILE: Final = 256 * 1024
LARGEST_PACK: Final = 512 * 1024
"""In characters and bytes: the built-in pack has 130 kB."""
LARGEST_ARCHIVE: Final = 512 * 1024
LONGEST_NAME: Final = 80
PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The ways to pack a file that are unpacked piece by piece."""
NOT_OURS: Final = ("__MACOSX/", ".")
"""How names begin that programs add to archives by themselves."""


class BundleFault(NamedTuple):
    """What is wrong with the files before anybody looks into them; the id of a message, and its facts."""

    file: str
    id: str
    facts: tuple[tuple[str, int | str], ...] = ()

    def message(self, words: Words) -> str:
        return words(f"pack-fault-{self.id}", **dict(self.facts))

    def fix(self, words: Words) -> str:
        return words(f"pack-fix-{self.id}", **dict(self.facts))


def bundle_faults(files: Mapping[str, str]) -> list[BundleFault]:
    """Every fault that can be told from outside."""
    if not files:
        return [BundleFault("", "empty")]
    faults = []
    if len(files) > MOST_FILES:
        faults.append(BundleFault("", "many-files", (("most", MOST_FILES),)))
    for name, text in list(files.items())[:MOST_FILES]:
        if not _plain(name):
            faults.append(BundleFault(_shown(name), "name"))
        if len(text) > LARGEST_FILE:
            faults.append(BundleFault(_shown(name), "large-file", (("most", LARGEST_FILE // 1024),)))
    if sum(map(len, files.values())) > LARGEST_PACK:
        faults.append(BundleFault("", "large", (("most", LARGEST_PACK // 1024),)))
    return faults


def unzip(archive: bytes) -> tuple[dict[str, str], list[BundleFault]]:
    """The files in a zip archive, and what is wrong with it. Nothing is written; links and folders lead nowhere.

    Members are stored or deflated: other ways to pack unpack whole, however little is asked for.
    """
    if len(archive) > LARGEST_ARCHIVE:
        return {}, [BundleFault("", "large", (("most", LARGEST_ARCHIVE // 1024),))]
    try:
        return _unzipped(zipfile.ZipFile(io.BytesIO(archive)))
    except (zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError):
        return {}, [BundleFault("", "archive")]
    except RuntimeError:
        return {}, [BundleFault("", "locked")]


def zipped(files: Mapping[str, str]) -> bytes:
    """Files as a zip archive; the same files make the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name), text.encode(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _unzipped(opened: zipfile.ZipFile) -> tuple[dict[str, str], list[BundleFault]]:
    faults: list[BundleFault] = []
    entries = [one for one in opened.infolist() if not one.is_dir() and not _added(one.filename)]
    if len(entries) > MOST_FILES:
        return {}, [BundleFault("", "many-files", (("most", MOST_FILES),))]
    folder = _common_folder(entries)
    files: dict[str, str] = {}
    left = LARGEST_PACK
    for one in entries:
        name = one.filename.removeprefix(folder)
        if not _plain(name) or _is_link(one):
            faults.append(BundleFault(_shown(name), "name"))
            continue
        if name in files:
            faults.append(BundleFault(name, "twice"))
            continue
        if one.compress_type not in PACKED:
            faults.append(BundleFault(name, "packed"))
            continue
        # What the archive says of a size is not believed: no more is unpacked than may be there.
        with opened.open(one) as file:
            content = file.read(min(LARGEST_FILE, left) + 1)
        if len(content) > min(LARGEST_FILE, left):
            faults.append(BundleFault(name, "large-file", (("most", LARGEST_FILE // 1024),)))
            return files, faults
        left -= len(content)
        try:
            files[name] = content.decode()
        except UnicodeDecodeError:
            faults.append(BundleFault(name, "text"))
    return files, faults


def _common_folder(entries: list[zipfile.ZipInfo]) -> str:
    """The folder that everything lies in, if there is one: who packs a folder packs its name too."""
    folders = {one.filename.partition("/")[0] for one in entries if "/" in one.filename}
    alone = len(folders) == 1 and all("/" in one.filename for one in entries)
    return f"{folders.pop()}/" if alone else ""


def _added(name: str) -> bool:
    """Whether a program put it there by itself: the notes of a Mac, hidden files. A path that leads out is not that."""
    if "\\" in name or ".." in name.split("/"):
        return False
    return name.startswith(NOT_OURS[0]) or name.rpartition("/")[2].startswith(NOT_OURS[1])


def _is_link(entry: zipfile.ZipInfo) -> bool:
    """Whether the entry is anything but a plain file, as Unix writes it into an archive."""
    kind = entry.external_attr >> 28
    return kind not in (0, 0o10)


def _plain(name: str) -> bool:
    """Whether it is the name of a file and nothing else: no path, no control characters."""
    if not name or len(name) > LONGEST_NAME or name.startswith("."):
        return False
    return all(char.isprintable() and char not in '/\\:*?"<>|' for char in name)


def _shown(name: str) -> str:
    """A name that can be shown to people and terminals."""
    kept = "".join(char if unicodedata.category(char)[0] != "C" else "�" for char in name[:LONGEST_NAME])
    return kept or "?"
