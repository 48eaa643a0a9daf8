"""Packs that mean harm, or were mangled on their way: each is a list of faults; none breaks anything, none is kept."""

import base64

import pytest
from support.packs.bad_packs import KINDS, TRICKS, bad_archives, bad_pack
from support.server.running import Running

from trinacria.games.lafamiglia import LaFamiglia
from trinacria.server.packs.bundle import LARGEST_PACK, bundle_faults, unzip
from trinacria.server.work.checking import told_faults
from trinacria.words import LANGUAGES, words_in

WORDS = words_in("en")


def faults_of(number: int) -> list[str]:
    """What is told of a bad pack."""
    _, files = bad_pack(number)
    found = bundle_faults(files) or LaFamiglia.examine_pack(files).faults
    return [fault.message for fault in told_faults("lafamiglia", found, WORDS)]


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_a_bad_pack_is_a_list_of_faults(number: int) -> None:
    assert faults_of(number)
    assert LaFamiglia.brought_packs() == ()


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 500, 50))
def test_five_hundred_bad_packs_are_lists_of_faults(first: int) -> None:
    for number in range(first, first + 50):
        assert faults_of(number), bad_pack(number)[0]


@pytest.mark.parametrize("trick", TRICKS)
def test_an_archive_that_means_harm_is_a_fault_and_no_more_is_unpacked_than_may_be(trick: str) -> None:
    files, faults = unzip(bad_archives()[trick])
    assert sum(map(len, files.values())) <= LARGEST_PACK
    told = told_faults("lafamiglia", [*faults, *bundle_faults(files)], WORDS)
    assert told
    assert all(fault.file.isprintable() for fault in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trick", ["bzip2", "lzma", "unknown packing"])
def test_other_ways_to_pack_are_refused_by_name(trick: str, language: str) -> None:
    words = words_in(language)
    files, faults = unzip(bad_archives()[trick])
    assert files == {}
    assert {fault.message(words) for fault in faults} == {words("pack-fault-packed")}
    assert {fault.fix(words) for fault in faults} == {words("pack-fix-packed")}


async def test_none_of_them_is_kept_or_shared(server: Running) -> None:
    hurt = [{"game": "lafamiglia", "files": bad_pack(number)[1]} for number in (1, 2, 4, 8)]
    for body in hurt:
        answer = await server.http.post("/packs", json=body)
        assert answer.status_code == 422
        assert answer.json()["faults"]
    for trick in ("bomb", "traversal", "link", "no archive"):
        packed = base64.b64encode(bad_archives()[trick]).decode()
        answer = await server.http.post("/packs/archive", json={"game": "lafamiglia", "archive": packed})
        assert answer.status_code == 422
    malformed: dict[str, dict[str, object]] = {
        "/packs": {"files": {"pack.toml": 7}},
        "/packs/archive": {"archive": "no base64!"},
    }
    for path, part in malformed.items():
        answer = await server.http.post(path, json={"game": "lafamiglia", **part})
        assert answer.status_code == 400
    assert (await server.tables.services.packs.store.tally("", 0.0)).all == 0
    assert LaFamiglia.brought_packs() == ()
