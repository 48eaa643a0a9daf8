"""Content packs over HTTP, for whoever draws them."""

from support.server.running import Running

from trinacria.games.lafamiglia.content.load import sicily


async def test_a_pack_is_given_by_its_hash_as_printed_without_its_sources(server: Running) -> None:
    pack = await server.get(f"/packs/{sicily().hash}")
    assert pack["hash"] == sicily().hash
    assert [area["id"] for area in pack["map"]["area"]] == list(sicily().areas)
    assert {order["id"] for order in pack["orders"]["order"]} == set(sicily().orders)
    assert set(pack["geometry"]["areas"]) == set(sicily().areas)
    assert all("sources" not in file for file in pack.values())
    assert pack["words"]["fr"]["Advance"] == sicily().in_language("fr").orders["red.basic.advance"].name


async def test_a_pack_that_has_not_changed_is_not_sent_again(server: Running) -> None:
    path = f"/packs/{sicily().hash}"
    tag = (await server.http.get(path)).headers["etag"]
    again = await server.http.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


async def test_an_unknown_pack_is_refused(server: Running) -> None:
    problem = await server.get("/packs/0123", status=404)
    assert problem["key"] == "table-error-pack"
