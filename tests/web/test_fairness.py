"""Fair chance as people see it: salts that seal and open by themselves, noted promises, positions that show."""

import json
import re
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import FilePayload, Page, expect
from support.games import famiglia
from support.page.axe import violations_of
from support.page.browser import DESK, PHONE, Open, kept, open_tools, until
from support.runs.effort import EVERYTHING
from support.server.tables import Host

import trinacria
from trinacria.kernel import chance
from trinacria.kernel.seal import digest
from trinacria.words import LANGUAGES, words_in


def two_sit(window: Open) -> tuple[Page, Page, list[str], list[str]]:
    """Two windows at a table that has not begun, the paths of their seats, and all that they have sent since."""
    sent: list[str] = []
    ada, bruno = window(path=None), window(PHONE, path=None)
    paths = Host(window.address, ada.context).friends(begun=False)
    for page, path in zip((ada, bruno), paths, strict=True):
        listen(page, sent)
        window.go(page, path)
    for page in (ada, bruno):
        expect(page.locator("li small", has_text="salt sealed")).to_have_count(2)
    return ada, bruno, paths, sent


def listen(page: Page, sent: list[str]) -> None:
    """Keep every message that a window sends."""
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))


@pytest.mark.keeps_windows
def test_salts_seal_and_open_by_themselves_and_the_promise_is_compared(window: Open) -> None:
    ada, bruno, paths, sent = two_sit(window)
    table = urlsplit(paths[0]).path.rsplit("/", 1)[1]
    ada.get_by_text("Provably fair").click()
    ada.get_by_label("Your own text for the salt").fill("Etna")
    ada.get_by_role("button", name="Seal it").click()
    expect(ada.get_by_label("Your own text for the salt")).to_have_value("")
    salts = [one["salt"] for page in (ada, bruno) for one in kept(page, "salts")]
    assert any(salt.startswith("Etna ") and len(salt) > 30 for salt in salts), "words alone could be guessed"
    assert len(salts) == 3
    assert not any(salt in message for salt in salts for message in sent)
    start_while_one_is_away(ada, bruno)
    opened = [salt for salt in salts if any(salt in message for message in sent)]
    assert len(opened) == 2
    until(lambda: kept(ada, "promises") and kept(bruno, "promises"))
    (noted,) = kept(bruno, "promises")
    assert noted["table"] == table
    # The promise to note or copy is the noted one.
    open_tools(bruno)
    bruno.get_by_role("button", name="People at the table").click()
    expect(bruno.locator("dialog[open] code")).to_have_text(noted["promise"])
    expect(bruno.locator("dialog[open]")).to_contain_text("Salts in this deal: Ada, Bruno")
    bruno.get_by_role("button", name="Copy the promise").click()
    expect(bruno.get_by_role("button", name="Copied")).to_be_visible()
    bruno.keyboard.press("Escape")
    for page in (ada, bruno):
        window.go(page, "/about")
    Host(window.address, ada.context).pass_out(*paths)
    for page in (ada, bruno):
        window.go(page, f"/replay/{table}")
        proof = page.locator(".proof")
        expect(proof).to_contain_text("2 salts, all as sealed, went into the deal")
        expect(proof).to_contain_text("Your salt is in the deal.")
        expect(proof).to_contain_text("It matches the promise this browser saved at the table.")
        expect(proof.locator("p.good").first).to_have_text(
            re.compile(r"They match\. No record can prove players’ names, or who sat where\.$")
        )
        if page == bruno or EVERYTHING:
            assert violations_of(page, ".proof") == []
    # A promise that somebody noted elsewhere is pasted.
    record = httpx.get(f"{urlsplit(ada.url).scheme}://{urlsplit(ada.url).netloc}/api/v1/tables/{table}/record").json()
    field = ada.get_by_label("Compare with a promise you saved")
    for text, said in (
        (f" {noted['promise'].upper()} ", "The promises match."),
        (record["fair"]["commitment"], "They do not cover the salts"),
        ("0" * 64, "The promises differ"),
    ):
        field.fill(text)
        expect(ada.locator(".proof")).to_contain_text(said)
    # The promises differ than the noted one is told.
    other = [{**noted, "promise": "f" * 64}]
    ada.evaluate("text => localStorage.setItem('trinacria-promises', text)", json.dumps(other))
    window.go(ada, "/about")
    window.go(ada, f"/replay/{table}")
    expect(ada.locator(".proof .bad")).to_contain_text("It does not match the promise this browser saved at the table.")


def start_while_one_is_away(ada: Page, bruno: Page) -> None:
    """Bruno's salt is waited for, and opens when Bruno is back."""
    address = bruno.url
    bruno.goto("about:blank")
    expect(ada.locator("li .state", has_text="away")).to_have_count(1)
    ada.get_by_role("button", name="Start the game").click()
    waiting = ada.get_by_role("status").filter(has_text="Waiting for the sealed salt of Bruno")
    expect(waiting).to_be_visible()
    expect(ada.get_by_role("button", name="Deal again without it")).to_have_count(0)
    bruno.goto(address)
    for page in (ada, bruno):
        page.locator(".felt").wait_for()


EDITS = {
    "salt": "A salt does not match its seal",
    "seal": "A salt does not match its seal",
    "seed": "The seed is not the promised one.",
    "places": "The promise does not match this record.",
    "start": "The promise does not match this record.",
    "fair": "This record contains no promise made before the game.",
}
QUICK_EDITS = {edit: EDITS[edit] for edit in ("salt", "seed", "places", "fair")}
"""One for each thing that is said."""


@pytest.fixture(scope="session")
def played(address: str) -> dict[str, Any]:
    """The record of a game at a table with two sealed salts."""
    from support.server.evening import Evening

    evening = Evening()
    evening.seal(0, "mine")
    evening.seal(1, "yours")
    evening.do(evening.requests.start(evening.people[0]))
    evening.do(evening.requests.open_salt(evening.people[0], "mine"))
    evening.do(evening.requests.open_salt(evening.people[1], "yours"))
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    found: dict[str, Any] = json.loads(json.dumps(evening.table.record()))
    return found


def changed(record: dict[str, Any], edit: str) -> dict[str, Any]:
    """The record, which somebody has changed."""
    found: dict[str, Any] = json.loads(json.dumps(record))
    match edit:
        case "salt":
            found["fair"]["salts"].reverse()
        case "seal":
            found["fair"]["seals"][0] = chance.seal(found["fair"]["commitment"], "other")
        case "seed":
            found["fair"]["seed"] = "0" * 64
        case "places":
            found["fair"]["places"] = "fixed"
        case "start":
            found["options"] = {"changed": True}
        case "fair":
            del found["fair"]
    return found


@pytest.mark.keeps_windows
def test_the_browser_itself_finds_a_changed_record(window: Open, played: dict[str, Any]) -> None:
    page = window(path="/watch")
    # Whatever the server says: it is the dealer.
    steps = {"game": "famiglia", "seats": ["p1", "p2"], "players": {}, "total": 0, "verified": True}
    view = trinacria.new_game("famiglia", seed=1).open_view()
    steps |= {"from_position": False, "steps": [{"number": 0, "seat": "", "action": "", "events": [], "view": view}]}
    page.route("**/api/v1/replay?*", lambda route: route.fulfill(json=steps))
    for edit, said in EDITS.items() if EVERYTHING else QUICK_EDITS.items():
        window.go(page, "/watch")
        content = json.dumps(changed(played, edit)).encode()
        file = FilePayload(name="game.json", mimeType="application/json", buffer=content)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".proof .bad"), edit).to_contain_text([said])
    page.unroute("**/api/v1/replay?*")


def test_a_page_on_a_plain_network_checks_a_record_too(window: Open, played: dict[str, Any]) -> None:
    """Over HTTP a browser offers no hash of its own."""
    page = window(path=None)
    page.add_init_script("delete Crypto.prototype.subtle")
    for record, found in ((played, "good"), (changed(played, "seed"), "bad")):
        window.go(page, "/watch")
        assert page.evaluate("'subtle' in crypto") is False
        content = json.dumps(record | {"digest": digest(record)}).encode()
        file = FilePayload(name="game.json", mimeType="application/json", buffer=content)
        page.locator("input[type=file]").set_input_files(file)
        told = "web-verified-browser" if found == "good" else "web-verified-broken"
        expect(page.locator(f".proof .{found}", has_text=words_in("en")(told))).to_be_visible()


@pytest.mark.keeps_windows
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_on_a_record_with_other_names_says_that_names_are_not_proved(
    window: Open, played: dict[str, Any], language: str
) -> None:
    names = list(played["players"])
    record = {**played, "players": {names[0]: "Somebody else", names[1]: played["players"][names[0]]}}
    record["digest"] = digest(record)
    page = window(path="/watch", language=language)
    file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(record).encode())
    page.locator("input[type=file]").set_input_files(file)
    verdict = page.locator(".proof p.good").first
    expect(verdict).to_contain_text(words_in(language)("web-proof-unproven"))
    assert page.locator(".proof .bad").count() == 0


@pytest.mark.keeps_windows
def test_people_at_one_screen_need_not_wait(window: Open, address: str) -> None:
    """All chairs are one browser's: each has its salt, and nobody has to be waited for."""
    page = window(path="/new")
    page.evaluate("""async () => {
      const wish = { settings: { game: "famiglia", mode: "" }, chairs: [{ kind: "me", nickname: "Ada" }, { kind: "me", nickname: "Bruno" }] };
      const made = await (await fetch("/api/v1/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) })).json();
      const keys = made.seats.map(({ chair, token }) => ({ table: made.table, chair, token, game: "famiglia", name: "", at: 1 }));
      localStorage.setItem("trinacria-seats", JSON.stringify(keys));
      location.href = `/t/${made.table}`;
    }""")  # noqa: E501
    expect(page.locator("li small", has_text="salt sealed")).to_have_count(2)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".curtain").wait_for()
    told = httpx.get(f"{address}/api/v1/tables/{urlsplit(page.url).path.rsplit('/', 1)[1]}").json()
    assert set(told["fairness"]["salts"]) == {"1", "2"}


@pytest.mark.keeps_windows
@pytest.mark.parametrize(
    "language", [one if one == "en" else pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES]
)
def test_a_table_begun_from_a_position_says_so(window: Open, address: str, language: str) -> None:
    words = words_in(language)
    mark, warning = words("web-from-position"), words("web-from-position-note")
    # The next pass is the second one, and ends it.
    position = famiglia.table("R2 B2", "R0 B0 G0 Y0", "R0 B0 G0 Y0", deck="G0", passes=1).position()
    settings = {"game": "famiglia", "mode": "", "listed": True, "name": f"Stacked {language}"}
    chairs = [{"kind": "me", "nickname": "Eve"}, {"kind": "open"}]
    made = httpx.post(
        f"{address}/api/v1/tables", json={"settings": settings, "chairs": chairs, "position": position}
    ).json()
    spoken = "en-GB" if language == "en" else language
    size, other = (DESK, PHONE) if language == "en" else (PHONE, DESK)
    page = window(size, language=spoken)
    row = page.locator("main li", has_text=f"Stacked {language}")
    expect(row).to_contain_text(mark)
    # The invited, the lobby of the table, the running game, the end.
    guest = window(other, path=f"/t/{made['table']}#{made['invitations'][0]['token']}", language=spoken)
    expect(guest.get_by_text(warning)).to_be_visible()
    guest.locator("form button.primary").click()
    expect(guest.get_by_text(warning)).to_be_visible()
    window.go(page, f"/t/{made['table']}#{made['seats'][0]['token']}")
    expect(page.get_by_text(warning)).to_be_visible()
    page.locator("button.big.primary").click()
    for one in (page, guest):
        one.locator(".felt").wait_for()
        expect(one.locator("p.position")).to_have_text(mark)
    (theirs,) = kept(guest, "seats")
    for one in (page, guest):
        window.go(one, "/about")
    mine = made["seats"][0]["token"]
    Host(address, page.context).pass_out(f"/t/{made['table']}#{mine}", f"/t/{made['table']}#{theirs['token']}")
    window.go(guest, f"/replay/{made['table']}")
    expect(guest.locator("header")).to_contain_text([mark])
    expect(guest.locator(".proof")).to_contain_text(words("web-proof-position"))
    window.go(guest, "/watch")
    expect(guest.locator("li", has_text=f"Stacked {language}")).to_contain_text(mark)
