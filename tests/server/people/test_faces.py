"""The face that a member chose, wherever they are shown to others."""

from support.server.club import friends, member, step, table_of
from support.server.databases import on_both_databases
from support.server.running import Json, Running

FACE = "famiglia/r2-1"


async def shown_to(server: Running, reader: str) -> list[Json]:
    """Ada, everywhere a friend of hers meets her."""
    around = await server.get("/club/me/around", token=reader)
    notices = await server.get("/club/me/notices", token=reader)
    found = await server.get("/club/people", token=reader, find="ada")
    return [
        await server.get("/club/people/Ada", token=reader),
        *found["people"],
        *(await server.get("/club/me/people", token=reader))["friends"],
        *around["invitations"],
        *notices["notices"],
        *(await server.get("/club/me/news", token=reader))["told"]["notices"],
    ]


@on_both_databases
async def test_a_face_is_told_wherever_somebody_is_shown(server: Running) -> None:
    ada, bruno, chiara = await member(server), await member(server, "Bruno"), await member(server, "Chiara")
    await step(server, ada, "Chiara", "befriend")
    await friends(server, ("Bruno", bruno), ("Ada", ada))
    made = await table_of(server, ada)
    wish = {"table": made["table"], "chair": "2", "name": "Bruno"}
    await server.post("/club/invitations", wish, 201, ada)
    assert {one["face"] for one in await shown_to(server, bruno)} == {""}, "at first the letter"

    told = await server.post("/club/me", {"face": FACE}, 200, ada)
    assert told["face"] == FACE
    shown = await shown_to(server, bruno)
    assert len(shown) == 8
    assert {one["face"] for one in shown} == {FACE}
    (asks,) = (await server.get("/club/me/people", token=chiara))["asks"]
    assert (asks["name"], asks["face"]) == ("Ada", FACE)
    assert (await server.get("/club/people/Ada"))["face"] == FACE, "a guest sees it, too"

    await server.post("/club/me", {"face": "famiglia/b1-4"}, 200, bruno)
    sent = await server.get(f"/club/tables/{made['table']}/invitations", token=ada)
    assert [one["face"] for one in sent["invitations"]] == ["famiglia/b1-4"]
    await server.post("/club/me", {"face": ""}, 200, ada)
    assert {one["face"] for one in await shown_to(server, bruno)} == {""}


async def test_a_face_is_a_name_and_no_address(server: Running) -> None:
    ada = await member(server)
    for face in ("https://example.org/a.svg", "../a", "a b", "<svg>", "x" * 41):
        await server.post("/club/me", {"face": face}, 400, ada)
    assert (await server.get("/club/people/Ada"))["face"] == ""
