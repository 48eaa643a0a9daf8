"""The check of a content pack over HTTP: faults with their places, in the asker's language, and nothing is kept."""

import tomllib
from copy import deepcopy
from typing import Any

import pytest
from support.packs.own_packs import built_in, edited, own_pack
from support.server.running import Running

from trinacria.games.lafamiglia.content.load import built_in as data_of
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.content.model.pack import FILES
from trinacria.games.lafamiglia.content.toml import write_toml
from trinacria.server.wire.pack_bodies import LARGEST_PACK
from trinacria.words import LANGUAGES


async def check(server: Running, files: dict[str, Any], language: str = "en", **more: Any) -> dict[str, Any]:
    """What the server finds in files."""
    body = {"game": "lafamiglia", "files": files, **more}
    answer = await server.http.post("/packs/check", json=body, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_the_built_in_pack_has_no_faults_as_texts_as_data_or_unsaid(server: Running) -> None:
    data = {name: data_of(name) for name in FILES}
    for files, rest in ((built_in(), False), (data, False), ({}, True)):
        found = await check(server, files, rest=rest)
        assert (found["hash"], found["name"], found["faults"]) == (sicily().hash, "Sicilia", [])


async def test_a_fault_has_its_place_its_fix_and_its_rule(server: Running) -> None:
    sweep = 'name = "Sweep", type = "attack"'
    files = edited({"orders.toml": (f"{sweep}, initiative = 12", sweep)})
    (fault,) = (await check(server, files))["faults"]
    assert fault == {
        "file": "orders.toml",
        "key": "order[red.police.C].initiative",
        "place": {"component": "order", "id": "red.police.C", "field": "initiative"},
        "message": "This entry is missing.",
        "fix": "Type a whole number of at least 1.",
        "rule": "",
    }
    orders = deepcopy(data_of("pieces.toml"))
    orders["family"]["boats"] = 5
    (fault,) = (await check(server, {"pieces.toml": orders}, rest=True))["faults"]
    assert (fault["message"], fault["fix"], fault["rule"]) == ("The value is 5.", "It should be 4.", "LF-C-06")


async def test_faults_are_told_in_every_language_with_names_for_ids(server: Running) -> None:
    sheets = deepcopy(data_of("map.toml"))
    sheets["area"][0]["neighbours"].append("bronte")
    told = {}
    for language in LANGUAGES:
        faults = (await check(server, {"map.toml": sheets}, language, rest=True))["faults"]
        assert any("Bronte" in fault["message"] for fault in faults)
        assert not any("bronte" in fault["message"] for fault in faults)
        told[language] = faults[0]["message"]
    assert len(set(told.values())) == len(LANGUAGES)


async def test_a_missing_file_is_a_fault_unless_the_rest_is_built_in_or_it_is_optional(server: Running) -> None:
    files = {name: text for name, text in built_in().items() if name != "tiles.toml"}
    assert [fault["file"] for fault in (await check(server, files))["faults"]] == ["tiles.toml"]
    assert (await check(server, files, rest=True))["faults"] == []
    assert (await check(server, {"words.toml": None}, rest=True, give=["texts"]))["texts"].keys() == FILES.keys() - {
        "words.toml"
    }


async def test_data_is_given_as_files_that_say_the_same(server: Running) -> None:
    orders = deepcopy(data_of("orders.toml"))
    orders["order"][0]["name"] = 'Quotes " and \\ and \n lines, \x7f, и буквы'
    found = await check(server, {"orders.toml": orders}, rest=True, give=["data", "texts"])
    assert tomllib.loads(found["texts"]["orders.toml"]) == orders == found["data"]["orders.toml"]
    untouched = {name: text for name, text in found["texts"].items() if name != "orders.toml"}
    assert untouched == {name: text for name, text in built_in().items() if name != "orders.toml"}


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".toml")])
def test_every_file_is_written_so_that_it_reads_back_the_same(name: str) -> None:
    assert tomllib.loads(write_toml(data_of(name))) == data_of(name)


async def test_what_is_too_large_or_no_game_with_packs_is_refused(server: Running) -> None:
    large = await server.http.post(
        "/packs/check", json={"game": "lafamiglia", "files": {"words.toml": "#" * (LARGEST_PACK + 1)}}
    )
    assert large.status_code == 413
    for game, key in (("famiglia", "error-no-content"), ("chess", "error-unknown-game")):
        refused = await server.http.post("/packs/check", json={"game": game, "files": {}})
        assert (refused.status_code, refused.json()["key"]) == (400, key)


async def test_a_checked_pack_is_not_kept(server: Running) -> None:
    files = own_pack()
    found = await check(server, files)
    assert found["faults"] == []
    await server.get(f"/packs/{found['hash']}", status=404)
