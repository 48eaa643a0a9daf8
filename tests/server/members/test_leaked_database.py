"""Whoever has the whole database of a club opens nothing with it."""

from typing import Any

from support.server.authenticator import Authenticator, text
from support.server.databases import on_both_databases
from support.server.running import Running

from trinacria.server.store import open_database, schema


async def all_values(database: str) -> set[str]:
    """Every value of every table."""
    engine: Any = open_database(database).engine
    found = set[str]()
    async with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in await connection.execute(table.select()):
                found |= {str(value) for value in row if value not in (None, "")}
    await engine.dispose()
    return found


@on_both_databases
async def test_no_stored_value_is_a_key_of_any_kind(server: Running) -> None:
    origin = f"http://localhost:{server.port}"
    headers = {"origin": origin, "host": origin.partition("//")[2]}
    key = str((await server.post("/club/members", {"name": "Ada", "device": "laptop"}))["key"])
    device, mine = Authenticator(), {**headers, "authorization": f"Bearer {key}"}
    wish = (await server.http.post("/club/me/passkeys/wish", json={}, headers=mine)).json()
    added = await server.http.post("/club/me/passkeys", json=device.make(wish, origin), headers=mine)
    assert added.status_code == 201, added.text
    await server.post("/club/me/sheet", {}, token=key)
    await server.post("/club/me/pairing", {}, token=key)
    used = await server.http.post("/club/passkey/question", json={}, headers=headers)
    said = device.sign(used.json(), origin)
    assert (await server.http.post("/club/passkey", json=said, headers=headers)).status_code == 201

    stored = await all_values(server.database)
    assert text(device.id) in stored, "the name of a passkey is public, and so is what it signs with"
    for value in sorted(stored):
        if len(value) > 100:
            continue
        bearer = {"authorization": f"Bearer {value}"}
        if value.isascii() and value.isprintable():
            assert (await server.http.get("/club/me", headers=bearer)).status_code == 401, value
        for path, body in (
            ("/club/enter", {"sheet": value}),
            ("/club/pair", {"secret": value}),
            ("/club/pair", {"name": "Ada", "number": value[:20]}),
        ):
            assert (await server.http.post(path, json=body)).status_code == 401, (path, value)
        question = (await server.http.post("/club/passkey/question", json={}, headers=headers)).json()
        forged = Authenticator().sign(question, origin)
        forged["id"] = text(device.id)
        for part in ("signature", "authenticator"):
            answer = await server.http.post("/club/passkey", json={**forged, part: value}, headers=headers)
            assert answer.status_code == 401, (part, value)
