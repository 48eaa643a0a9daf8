"""Looks into content packs, in a process of its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trinacria.games import game_class
from trinacria.kernel.content.faults import Fault, PackFiles
from trinacria.kernel.content.packs import PackAbout
from trinacria.kernel.errors import UnknownGame, UnknownOption
from trinacria.plugins import PLUGINS, resolve
from trinacria.server.packs.bundle import BundleFault, bundle_faults, unzip
from trinacria.server.wire.pack_bodies import LARGEST_PACK, CheckPack, FaultPlace, PackChecked, PackFault
from trinacria.server.work.opening import opened, sealed
from trinacria.table.refusal import TooLarge
from trinacria.words import Words, words_in
from trinacria.words.telling import tell_expected, tell_problem

FILE: Any = str | dict[str, Any] | None
"""A file as somebody works on it: its text, the data that its text says, or nothing."""
MOST_TOLD = 200
"""Faults. Nobody reads more of them, and after the first few they come from each other."""


def pack_files(game: str) -> PackFiles:
    """The packs of a game as files; raises UnknownGame, or UnknownOption for a game without packs."""
    if game not in PLUGINS:
        raise UnknownGame("error-unknown-game", game=game, known=", ".join(PLUGINS))
    reference = PLUGINS[game].content
    if not reference:
        raise UnknownOption("error-no-content", game=game)
    return resolve(game, reference, PackFiles)  # type: ignore[type-abstract]


def check_pack(asked: CheckPack, language: str) -> bytes:
    """What is found in a pack, as JSON; raises Refusal, UnknownGame or UnknownOption."""
    if sum(len(bytes(sent)) for sent in asked.files.values()) > LARGEST_PACK:
        raise TooLarge("table-error-large", most=LARGEST_PACK)
    files = {name: opened(bytes(sent), FILE) for name, sent in asked.files.items()}
    packs = pack_files(asked.game)
    examined = packs.examine(files, asked.rest)
    words = words_in(language)
    name = namer(examined.names, words)
    faults = [told_fault(packs, fault, words, name) for fault in examined.faults[:MOST_TOLD]]
    doubts = [told_fault(packs, doubt, words, name) for doubt in examined.doubts[:MOST_TOLD]]
    data = {name: dict(file) for name, file in examined.data.items()} if "data" in asked.give else None
    texts = packs.texts(files, asked.rest) if "texts" in asked.give else None
    return sealed(PackChecked(examined.hash, examined.name, faults, doubts, data, texts))


@dataclass(frozen=True)
class PackOpened:
    """What was found in a pack that somebody brings."""

    files: dict[str, str]
    """Those of a pack that can be kept."""
    about: PackAbout | None
    """None: there are faults."""
    faults: list[PackFault]


def open_files(game: str, sent: bytes, language: str) -> PackOpened:
    """Files by their names, as JSON; raises Refusal or UnknownGame."""
    files = opened(sent, dict[str, str])
    return _examined(game, files, bundle_faults(files), language)


def open_archive(game: str, archive: bytes, language: str) -> PackOpened:
    """A zip archive; raises UnknownGame."""
    files, faults = unzip(archive)
    return _examined(game, files, [*faults, *bundle_faults(files)], language)


def _examined(game: str, files: dict[str, str], outside: list[BundleFault], language: str) -> PackOpened:
    rules, words = game_class(game), words_in(language)
    if outside:
        return PackOpened({}, None, told_faults(game, outside, words))
    examined = rules.examine_pack(files)
    if examined.about is None or examined.faults:
        return PackOpened({}, None, told_faults(game, examined.faults, words))
    return PackOpened(files, examined.about, [])


def told_faults(game: str, faults: Sequence[Fault | BundleFault], words: Words) -> list[PackFault]:
    """Faults as people are told them: of the files as they came, or as the game noted them."""
    told = []
    for fault in faults[:MOST_TOLD]:
        if isinstance(fault, BundleFault):
            nowhere = FaultPlace("", "", "")
            told.append(PackFault(fault.file, "", nowhere, fault.message(words), fault.fix(words), ""))
        else:
            told.append(told_fault(pack_files(game), fault, words, namer({}, words)))
    return told


def told_fault(packs: PackFiles, fault: Fault, words: Words, name: Callable[[str], str]) -> PackFault:
    """A fault as it is sent."""
    place = FaultPlace(*packs.place(fault))
    message, fix = tell_problem(fault, words, name), tell_expected(fault, words, name)
    return PackFault(fault.file, fault.key, place, message, fix, fault.rule)


def namer(names: Mapping[str, str], words: Words) -> Callable[[str], str]:
    """What people call the ids of a pack and the words of its vocabulary; what has no name is said as it is."""

    def name(id: str) -> str:
        if id in names:
            return names[id]
        for key in (f"table-part-{id.replace('_', '-')}", f"table-column-{id}"):
            if id and key in words:
                return words(key)
        return id

    return name
