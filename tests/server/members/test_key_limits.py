"""Somebody makes, tries and uses keys of members without end: each is bounded per address and per member."""

from typing import Any

from support.server.club import member
from support.server.running import Json, Running, serving

from trinacria.server.club.pairings import MOST_GUESSES
from trinacria.server.ops import limits

MANY = "club-error-many-keys"
AT_ONCE = limits.OWN_KEYS.at_once


def from_(nth: int) -> str:
    """An address of a network of its own."""
    return f"9.9.{nth}.9"


async def asked(server: Running, path: str, body: Json | None, key: str = "", address: str = "8.8.8.8") -> Any:
    """A request from an address."""
    headers = {"x-forwarded-for": address} | ({"authorization": f"Bearer {key}"} if key else {})
    method = "GET" if body is None else "POST"
    return await server.http.request(method, f"/club{path}", json=body, headers=headers)


async def tried(server: Running, path: str, body: Json | None, key: str, addresses: list[str]) -> list[int]:
    return [(await asked(server, path, body, key, address)).status_code for address in addresses]


async def test_a_member_makes_codes_and_sheets_no_faster_from_many_addresses(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada, bruno = await member(server), await member(server, "Bruno")
        for path in ("/me/pairing", "/me/sheet"):
            codes = await tried(server, path, {}, ada, [from_(nth) for nth in range(AT_ONCE // 2 + 5)])
            assert codes[0] == 201
        assert codes[-1] == 429
        assert (await asked(server, "/me/sheet", {}, ada, from_(200))).json()["key"] == MANY
        assert (await asked(server, "/me/sheet", {}, bruno)).status_code == 201, "others are served"
        server.advance(60)
        assert (await asked(server, "/me/sheet", {}, ada, from_(201))).status_code == 201


async def test_an_address_makes_no_more_for_many_members(database: str) -> None:
    async with serving(database, limited=True) as server:
        keys = [
            (await asked(server, "/members", {"name": f"Member {at}"}, address=from_(at))).json()["key"]
            for at in range(AT_ONCE + 3)
        ]
        codes = [(await asked(server, "/me/pairing", {}, key)).status_code for key in keys]
        assert codes == [201] * AT_ONCE + [429] * 3
        assert (await asked(server, "/me/pairing", {}, keys[0], from_(0))).status_code == 201


async def test_the_numbers_of_a_member_are_tried_no_faster_from_many_addresses(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada, wrong, guesses = await member(server), 0, 0
        for nth in range(AT_ONCE + 5):
            offer = await asked(server, "/me/pairing", {}, ada, from_(nth))
            if offer.status_code == 429:
                break
            number = "000000" if offer.json()["number"] != "000000" else "000001"
            for guess in range(MOST_GUESSES + 2):
                said = {"name": "Ada", "number": number}
                answer = await asked(server, "/pair", said, address=f"7.{nth}.{guess}.7")
                wrong += answer.status_code == 401
                guesses += 1
        assert wrong == guesses, "no answer tells whether a guess still counted"
        assert nth == AT_ONCE


async def test_a_member_is_let_in_no_faster_by_keys_that_are_right(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada = await member(server)
        sheet, codes = (await asked(server, "/me/sheet", {}, ada)).json()["sheet"], []
        for nth in range(AT_ONCE + 2):
            answer = await asked(server, "/enter", {"sheet": sheet}, address=from_(nth))
            codes.append(answer.status_code)
            sheet = answer.json().get("sheet") or sheet
        assert codes[0] == 201
        assert codes[-1] == 429
        server.advance(60)
        assert (await asked(server, "/enter", {"sheet": sheet}, address=from_(99))).status_code == 201, (
            "it is not used up"
        )


async def test_questions_of_passkeys_are_bounded(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada, most = await member(server), limits.QUESTIONS.at_once
        headers = {"origin": "http://localhost:1", "host": "localhost:1"}
        codes = []
        for nth in range(most + 3):
            sent = headers | {"authorization": f"Bearer {ada}", "x-forwarded-for": from_(nth)}
            codes.append((await server.http.post("/club/me/passkeys/wish", json={}, headers=sent)).status_code)
        assert codes == [201] * most + [429] * 3, "of a member, from whichever address"
        guest = [
            (await server.http.post("/club/passkey/question", json={}, headers=headers)).status_code
            for _ in range(most + 3)
        ]
        assert guest == [201] * most + [429] * 3, "and of an address"
        other = headers | {"x-forwarded-for": from_(250)}
        question = await server.http.post("/club/passkey/question", json={}, headers=other)
        assert question.status_code == 201


async def test_device_keys_are_not_tried_for_ever_and_right_ones_work_meanwhile(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada, most = await member(server), limits.WRONG_KEYS.at_once
        codes = [(await asked(server, "/me", None, f"d-nobodys{at}")).status_code for at in range(most + 3)]
        assert codes == [401] * most + [429] * 3
        assert (await asked(server, "/me", None, ada)).status_code == 200
        assert (await asked(server, "/me", None, "d-nobodys", from_(1))).status_code == 401


async def test_a_member_asks_no_faster_with_one_key_from_many_addresses(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada, bruno = await member(server), await member(server, "Bruno")
        most = limits.ASKED_BY_MEMBERS.at_once
        codes = await tried(server, "/me/seats/nowhere", None, ada, [from_(nth % 250) for nth in range(most + 5)])
        assert codes == [200] * most + [429] * 5
        assert (await asked(server, "/me", None, bruno, from_(1))).status_code == 200
