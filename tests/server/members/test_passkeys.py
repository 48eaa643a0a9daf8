"""Passkeys: what a browser signs opens a member, and nothing else does."""

import asyncio
from typing import Any

import pytest
from support.server.authenticator import Authenticator, text
from support.server.databases import on_both_databases
from support.server.running import Json, Running, serving

from trinacria.server.club import passkeys as rules


class Browser:
    """Asks the server as a page at some address does."""

    def __init__(self, server: Running, origin: str | None = None) -> None:
        self.server = server
        self.origin = origin or f"http://localhost:{server.port}"

    async def ask(self, path: str, body: Json | None, key: str | None = None, **headers: str) -> Any:
        said = {"origin": self.origin, "host": self.origin.partition("//")[2], **headers}
        if key is not None:
            said["authorization"] = f"Bearer {key}"
        return await self.server.http.post(f"/club{path}", json=body or {}, headers=said)

    async def told(self, path: str, body: Json | None, key: str | None = None) -> Json:
        answer = await self.ask(path, body, key)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    async def refused(self, path: str, body: Json | None, key: str | None = None) -> str:
        answer = await self.ask(path, body, key)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["key"])

    async def question(self) -> Json:
        return await self.told("/passkey/question", None)


@pytest.fixture
def browser(server: Running) -> Browser:
    return Browser(server)


async def become(browser: Browser, name: str = "Ada") -> tuple[str, Authenticator]:
    """Somebody new with a passkey; what their device keeps."""
    key = str((await browser.told("/members", {"name": name, "device": "laptop"}))["key"])
    device = Authenticator()
    wish = await browser.told("/me/passkeys/wish", None, key)
    made = device.make(wish, browser.origin)
    me = await browser.told("/me/passkeys", {**made, "label": "laptop"}, key)
    assert [one["label"] for one in me["passkeys"]] == ["laptop"]
    return key, device


@on_both_databases
async def test_another_device_comes_in_by_a_passkey(browser: Browser) -> None:
    key, device = await become(browser)
    opened = await browser.told("/passkey", {**device.sign(await browser.question(), browser.origin), "device": "new"})
    assert opened["name"] == "Ada"
    me = await browser.server.get("/club/me", token=opened["key"])
    assert {one["label"] for one in me["devices"]} == {"laptop", "new"}
    assert [one["what"] for one in me["deeds"]] == ["passkey_used", "passkey", "joined"]
    (held,) = me["passkeys"]
    wish = await browser.told("/me/passkeys/wish", None, key)
    assert wish["known"] == [text(device.id)]
    assert (await browser.told("/me/passkeys/out", {"id": held["id"]}, key))["passkeys"] == []
    said = device.sign(await browser.question(), browser.origin)
    assert await browser.refused("/passkey", said) == "club-error-passkey"


@on_both_databases
async def test_an_answer_is_good_once_also_if_two_give_it_at_once(browser: Browser) -> None:
    _, device = await become(browser)
    # A passkey that many devices share does not count.
    device.counter = -1
    said = device.sign(await browser.question(), browser.origin)
    assert device.counter == 0
    answers = await asyncio.gather(*(browser.ask("/passkey", said) for _ in range(4)))
    assert sorted(one.status_code for one in answers) == [201, 401, 401, 401]
    assert await browser.refused("/passkey", said) == "club-error-passkey"


async def test_an_answer_that_comes_late_is_none(browser: Browser) -> None:
    _, device = await become(browser)
    said = device.sign(await browser.question(), browser.origin)
    browser.server.clock.time += rules.ANSWERED_WITHIN + 1
    assert await browser.refused("/passkey", said) == "club-error-passkey-late"


async def test_a_counter_that_goes_back_is_a_copy(browser: Browser) -> None:
    _, device = await become(browser)
    await browser.told("/passkey", device.sign(await browser.question(), browser.origin))
    device.counter = 0
    said = device.sign(await browser.question(), browser.origin)
    assert await browser.refused("/passkey", said) == "club-error-passkey"
    assert (await browser.told("/passkey", device.sign(await browser.question(), browser.origin)))["name"] == "Ada"


@pytest.mark.parametrize("what", ["challenge", "origin", "site", "kind", "signature", "id", "purpose", "foreign"])
async def test_what_was_signed_for_anything_else_opens_nothing(browser: Browser, what: str) -> None:
    key, device = await become(browser)
    wish = await browser.told("/me/passkeys/wish", None, key)
    question = await browser.question()
    said = {
        "challenge": lambda: device.sign(question, browser.origin, challenge=text(b"x" * 56)),
        "origin": lambda: device.sign(question, "https://evil.example"),
        "site": lambda: device.sign(question, browser.origin, site="evil.example"),
        "kind": lambda: device.sign(question, browser.origin, "webauthn.create"),
        "signature": lambda: {**device.sign(question, browser.origin), "signature": text(b"0" * 70)},
        "id": lambda: {**device.sign(question, browser.origin), "id": text(b"nobody")},
        "purpose": lambda: device.sign(wish, browser.origin),
        "foreign": lambda: {**Authenticator().sign(question, browser.origin), "id": text(device.id)},
    }
    assert await browser.refused("/passkey", said[what]()) == "club-error-passkey"


@pytest.mark.parametrize("what", ["challenge", "origin", "site", "kind", "purpose", "others", "garbage"])
async def test_no_passkey_is_kept_that_was_made_for_anything_else(browser: Browser, what: str) -> None:
    key, _ = await become(browser)
    bruno, _ = await become(browser, "Bruno")
    wish, question = await browser.told("/me/passkeys/wish", None, key), await browser.question()
    others = await browser.told("/me/passkeys/wish", None, bruno)
    device = Authenticator()
    made = {
        "challenge": lambda: device.make(wish, browser.origin, challenge=text(b"x" * 56)),
        "origin": lambda: device.make(wish, "https://evil.example"),
        "site": lambda: device.make(wish, browser.origin, site="evil.example"),
        "kind": lambda: device.make(wish, browser.origin, "webauthn.get"),
        "purpose": lambda: device.make({**wish, "challenge": question["challenge"]}, browser.origin),
        "others": lambda: device.make({**wish, "challenge": others["challenge"]}, browser.origin),
        "garbage": lambda: {**device.make(wish, browser.origin), "attestation": text(b"\x9f" * 9000)},
    }
    assert await browser.refused("/me/passkeys", made[what](), key) == "club-error-passkey"
    assert len((await browser.server.get("/club/me", token=key))["passkeys"]) == 1


async def test_one_and_the_same_passkey_opens_one_member(browser: Browser) -> None:
    _, device = await become(browser)
    bruno = str((await browser.told("/members", {"name": "Bruno"}))["key"])
    wish = await browser.told("/me/passkeys/wish", None, bruno)
    assert await browser.refused("/me/passkeys", device.make(wish, browser.origin), bruno) == "club-error-passkey"


async def test_a_question_of_one_address_is_not_answered_at_another(browser: Browser) -> None:
    """Whoever relays a question to a page of their own gets an answer for that page."""
    _, device = await become(browser)
    other = Browser(browser.server, "https://club.home.arpa")
    question = await other.question()
    assert question["site"] == "club.home.arpa"
    assert await other.refused("/passkey", device.sign(question, other.origin)) == "club-error-passkey"
    assert await browser.refused("/passkey", device.sign(question, browser.origin)) == "club-error-passkey"


@pytest.mark.parametrize("origin", ["http://192.168.1.4:8000", "http://trinacria.local", "https://127.0.0.1"])
async def test_an_address_without_https_has_no_passkeys(browser: Browser, origin: str) -> None:
    there = Browser(browser.server, origin)
    assert await there.refused("/passkey/question", None) == "club-error-passkey-site"


async def test_another_sites_page_asks_for_nothing(browser: Browser) -> None:
    key, device = await become(browser)
    said = device.sign(await browser.question(), browser.origin)
    for path, body in (("/passkey", said), ("/me/passkeys/wish", {}), ("/passkey/question", {}), ("/me/sheet", {})):
        answer = await browser.ask(path, body, key, origin="https://evil.example")
        assert (answer.status_code, answer.json()["key"]) == (403, "table-error-origin")


async def test_who_leaves_takes_the_passkeys_along(browser: Browser) -> None:
    key, device = await become(browser)
    await browser.told("/me/leave", {"name": "Ada"}, key)
    said = device.sign(await browser.question(), browser.origin)
    assert await browser.refused("/passkey", said) == "club-error-passkey"


async def test_a_suspended_member_has_none_for_a_while(browser: Browser) -> None:
    _, device = await become(browser)
    await browser.server.app.state.members.suspend("Ada", True)
    said = device.sign(await browser.question(), browser.origin)
    assert await browser.refused("/passkey", said) == "club-error-suspended"


async def test_questions_fill_nothing_and_guesses_end(database: str) -> None:
    async with serving(database, limited=True) as server:
        browser = Browser(server)
        said = Authenticator().sign(await browser.question(), browser.origin)
        tried = [(await browser.ask("/passkey", said)).status_code for _ in range(25)]
        assert tried[0] == 401
        assert tried[-1] == 429
