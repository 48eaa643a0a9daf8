"""Looks into a content pack that somebody works on."""

from collections.abc import Callable, Mapping

import msgspec

from trinacria.kernel.content.faults import Fault, FileContent, PackFiles
from trinacria.kernel.errors import UnknownGame, UnknownOption
from trinacria.plugins import PLUGINS, resolve
from trinacria.server.wire.pack_bodies import LARGEST_PACK, CheckPack, FaultPlace, PackChecked, PackFault
from trinacria.table.refusal import TooLarge
from trinacria.words import Words, words_in
from trinacria.words.telling import tell_expected, tell_problem

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
    """What is found in a pack, as JSON; raises TooLarge, UnknownGame or UnknownOption."""
    if _size(asked.files) > LARGEST_PACK:
        raise TooLarge("table-error-large", most=LARGEST_PACK)
    packs = pack_files(asked.game)
    found = packs.examine(asked.files, asked.rest)
    words = words_in(language)
    name = namer(found.names, words)
    faults = [told_fault(packs, fault, words, name) for fault in found.faults[:MOST_TOLD]]
    data = {name: dict(file) for name, file in found.data.items()} if "data" in asked.give else None
    texts = packs.texts(asked.files, asked.rest) if "texts" in asked.give else None
    return msgspec.json.encode(PackChecked(found.hash, found.name, faults, data, texts))


def told_fault(packs: PackFiles, fault: Fault, words: Words, name: Callable[[str], str]) -> PackFault:
    """A fault as it is sent."""
    place = FaultPlace(*packs.place(fault))
    message, fix = tell_problem(fault, words, name), tell_expected(fault, words, name)
    return PackFault(fault.file, fault.key, place, message, fix, fault.rule)


def _size(files: Mapping[str, FileContent]) -> int:
    return sum(
        len(file) if isinstance(file, str) else len(msgspec.json.encode(file)) for file in files.values() if file
    )


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
