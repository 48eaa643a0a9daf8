"""Friends at a table, each with a browser: from the lobby to a rematch, with all that happens to people in between."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from support.page.axe import violations, violations_in_both_themes, violations_of
from support.page.browser import PATIENCE, PHONE, Open, Player, in_text_mode, menu, open_tools, visit
from support.page.screens import faults_on
from support.page.setting_up import open_table, unfold
from support.runs.effort import amount
from support.server.tables import Host

DESK = (1280, 720)
SMALL = (360, 640)


def path_of(link: str) -> str:
    """The path of a link, with its secret."""
    return "/" + link.split("/", 3)[3]


def join(window: Open, link: str, name: str, size: tuple[int, int] = DESK) -> Page:
    """Somebody sits down by a link."""
    page = window(size, path=path_of(link))
    page.get_by_label("Nickname").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("The host starts the game.").wait_for()
    return page


def two_at_cards(window: Open) -> tuple[Page, Page]:
    """Ada and Bruno at a running game of Famiglia."""
    ada, bruno = window(DESK, path=None), window(PHONE, path=None)
    for page, path in zip((ada, bruno), Host(window.address, ada.context).friends(), strict=True):
        visit(page, path)
        page.locator(".felt").wait_for(timeout=PATIENCE)
    return ada, bruno


@pytest.mark.keeps_windows
def test_partners_from_the_lobby_to_a_finale_that_fits_a_desk_and_a_phone(window: Open) -> None:
    """Two friends against two bots; four meet in the long test below. `test_finale.py` looks at the finale's parts.

    In text mode: what they ask each other is not on the map.
    """
    ada = window(DESK, path="/new?game=lafamiglia&friends")
    in_text_mode(ada)
    unfold(ada, "names")
    ada.get_by_label("Nickname").fill("Ada")
    open_table(ada)
    link = ada.get_by_label("Link to seat 3").input_value()
    expect(ada.locator('[data-chair="3"]')).to_contain_text("your teammate")
    ada.locator('[data-chair="3"]').get_by_role("button", name="QR code").click()
    expect(ada.get_by_role("img", name="QR code of the link to seat 3")).to_be_visible()
    assert violations_in_both_themes(ada) == [], "the lobby"
    chiara = window(PHONE, path=path_of(link))
    in_text_mode(chiara)
    expect(chiara.get_by_role("heading", level=1)).to_contain_text("as Ada’s teammate")
    assert violations_in_both_themes(chiara) == [], "the invitation"
    chiara.get_by_label("Nickname").fill("Chiara")
    chiara.get_by_role("button", name="Sit down").click()
    chiara.get_by_label("Write something").fill("Ciao")
    chiara.get_by_label("Write something").press("Enter")
    expect(ada.locator(".chat")).to_contain_text("Ciao")
    ada.get_by_role("button", name="Fill 2 seats with bots and start").click()
    for page in (ada, chiara):
        page.locator("[data-version] .text").wait_for(timeout=PATIENCE)
    menu(ada, "Resign", "Resign")
    ada.get_by_role("button", name="Yes, resign").click()
    expect(chiara.get_by_text("Ada would like your team to resign.")).to_be_visible()
    assert violations_of(chiara, ".offer") == [], "an offer"
    chiara.get_by_role("button", name="Agree").click()
    for page in (ada, chiara):
        expect(page.locator(".finale")).to_have_attribute("data-outcome", "lost", timeout=PATIENCE)
    assert faults_on(ada, ".finale") == ""


@pytest.mark.slow
def test_four_friends_from_the_lobby_to_the_rematch(window: Open) -> None:
    ada = window(DESK, name="Ada")
    ada.goto("/new?game=lafamiglia&friends")
    open_table(ada)
    links = {seat: ada.get_by_label(f"Link to seat {seat}").input_value() for seat in (2, 3, 4)}
    expect(ada.locator('[data-chair="3"]')).to_contain_text("your teammate")
    ada.locator('[data-chair="3"]').get_by_role("button", name="QR code").click()
    expect(ada.get_by_role("img", name="QR code of the link to seat 3")).to_be_visible()
    assert violations(ada) == [], "the lobby"

    chiara = window(PHONE, path=path_of(links[3]))
    expect(chiara.get_by_role("heading", level=1)).to_contain_text("as Ada’s teammate")
    assert violations(chiara) == [], "the invitation"
    chiara.get_by_label("Nickname").fill("Chiara")
    chiara.get_by_role("button", name="Sit down").click()
    bruno = join(window, links[2], "Bruno")
    bruno.get_by_label("Write something").fill("Dario comes later")
    bruno.get_by_label("Write something").press("Enter")
    expect(ada.locator(".chat")).to_contain_text("Dario comes later")
    # A used link does not look open.
    late = window(DESK, path=path_of(links[2]))
    late.get_by_role("heading", name="This invitation is Bruno’s seat").wait_for()
    # The one who comes late is waited for by a bot's absence, not by a bot.
    expect(ada.get_by_role("button", name="Fill 1 seat with a bot and start")).to_be_visible()
    dario = join(window, links[4], "Dario", PHONE)
    ada.get_by_role("button", name="Start the game").click()
    people = {"Ada": ada, "Bruno": bruno, "Chiara": chiara, "Dario": dario}
    for page in people.values():
        page.locator("[data-version] .lf").wait_for(timeout=PATIENCE)

    # A spectator belongs to nobody.
    table = ada.url.split("#")[0]
    watcher = window(DESK, path=f"/t/{table.rpartition('/')[2]}")
    watcher.locator("[data-version] .lf").wait_for(timeout=PATIENCE)
    shown = watcher.locator(".whole").inner_text()
    assert "your teammate" not in shown
    assert not re.search(r"\b(us|them)\b", watcher.locator(".tiles header").first.inner_text())
    assert watcher.get_by_role("button", name="Game menu").count() == 0

    # Bruno has lost a phone: the host asks, Bruno agrees on an old one, and a friend continues.
    ada.get_by_role("button", name="People at the table").click()
    ada.locator("dialog li", has_text="Bruno").get_by_role("button", name="Ask for the seat").click()
    bruno.get_by_role("button", name="Give up my seat").click()
    ada.locator("dialog li", has_text="Bruno").get_by_role("button", name="New link").click()
    ada.get_by_role("dialog", name="New link to Bruno’s seat?").get_by_role("button", name="New link").click()
    fresh = ada.get_by_label("Link", exact=True)
    expect(fresh).to_be_visible()
    bruno.get_by_role("heading", name="This seat is closed").wait_for()
    beppe = window(PHONE, path=path_of(fresh.input_value()))
    beppe.get_by_label("Nickname").fill("Beppe")
    beppe.get_by_role("button", name="Sit down").click()
    beppe.locator("[data-version] .lf").wait_for(timeout=PATIENCE)
    ada.keyboard.press("Escape")

    # Ada's side gives up: Chiara is asked first, and nobody else hears of it before.
    menu(ada, "Resign", "Resign")
    ada.get_by_role("button", name="Yes, resign").click()
    question = chiara.get_by_text("Ada would like your team to resign.")
    expect(question).to_be_visible()
    assert violations(chiara) == [], "an offer"
    assert beppe.get_by_text("would like your team").count() == 0
    chiara.get_by_role("button", name="Agree").click()
    for name, page in {"Ada": ada, "Chiara": chiara}.items():
        expect(page.locator(".finale"), name).to_have_attribute("data-outcome", "lost", timeout=PATIENCE)
    for page in (beppe, dario):
        expect(page.locator(".finale")).to_have_attribute("data-outcome", "won")
        expect(page.locator(".finale")).to_contain_text("resigned together.")
    expect(watcher.locator(".finale")).to_have_attribute("data-outcome", "neutral")
    assert violations(ada) == [], "the finale"

    # The rematch begins when everybody has come.
    ada.locator(".finale").get_by_role("button", name="Rematch").click()
    ada.get_by_role("heading", name="4 of 4 seats are taken").wait_for()
    for page in (chiara, beppe, dario):
        page.locator(".finale").get_by_role("button", name="Join the rematch").click()
    for page in (ada, chiara, beppe, dario):
        page.locator("[data-version] .lf").wait_for(timeout=PATIENCE)
        assert page.url.split("#")[0] != table


def my_turn_at_home(window: Open, page: Page) -> None:
    """Home says so on every screen, and leads back to the table."""
    window.go(page, "/")
    row = page.locator('[data-standing="turn"]')
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(row).to_contain_text("Your turn")
        expect(row).to_contain_text("against")
        assert violations_of(page, ".own") == []
    row.get_by_role("link", name="Play").click()
    page.locator(".felt").wait_for()


def asked_first(ada: Page, bruno: Page) -> tuple[Page, Page]:
    """Whoever of the two must decide, and the other."""
    for page in (ada, bruno):
        page.locator(".decide").first.wait_for()
    return (ada, bruno) if ada.locator(".decide:not(.wait)").count() else (bruno, ada)


def resign(ada: Page, bruno: Page) -> str:
    """Bruno gives up, after Ada has looked at every sheet of the table; the table's id."""
    for name in ("People at the table", "Game menu", "Settings"):
        ada.get_by_role("button", name=re.compile(f"^{name}")).click()
        ada.locator("dialog[open]").wait_for()
        assert violations(ada, within="dialog[open]") == [], name
        ada.keyboard.press("Escape")
    menu(bruno, "Resign", "Resign")
    assert violations_of(bruno, "dialog[open]") == [], "asked once more"
    bruno.get_by_role("button", name="Yes, resign").click()
    expect(ada.locator(".finale")).to_contain_text("You win by resignation.")
    assert violations_of(ada, ".finale") == [], "the finale"
    expect(bruno.locator(".finale")).to_contain_text("You resigned.")
    expect(ada.locator(".rail .log")).to_contain_text("Bruno resigns.")
    table = ada.url.rpartition("/")[2]
    record = ada.request.get(f"/api/v1/tables/{table}/record").json()
    assert record["result"]["reason"] == "resigned"
    return table


def play_again(ada: Page, bruno: Page) -> None:
    """Ada wants a rematch, which waits until Bruno comes."""
    over = ada.url
    ada.locator(".finale").get_by_role("button", name="Rematch").click()
    waits = ada.get_by_role("status").filter(has_text="Waiting for Bruno. The game starts when everyone has come.")
    expect(waits).to_be_visible()
    expect(ada.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(bruno.locator(".finale")).to_contain_text("A rematch is ready. It starts when everyone has come.")
    bruno.locator(".finale").get_by_role("button", name="Join the rematch").click()
    for page in (ada, bruno):
        page.wait_for_url(lambda url: url.split("#")[0] != over)
        page.locator(".felt .hand").wait_for(timeout=PATIENCE)
    assert ada.url == bruno.url


def remember(window: Open, ada: Page, table: str) -> None:
    """The replay and home say how the game ended."""
    window.go(ada, f"/replay/{table}")
    expect(ada.locator("body")).to_contain_text("Ada wins. Bruno resigned.")
    window.go(ada, "/")
    kept = ada.locator('[data-standing="over"]')
    expect(kept).to_contain_text("You won by resignation")
    expect(kept).to_contain_text("against Bruno")


def talk_and_note(ada: Page, bruno: Page) -> None:
    """A message shows itself on a phone, and is announced; notes outlive a reload."""
    ada.locator(".rail").get_by_role("tab", name="Table").click()
    ada.get_by_label("Write something").fill("Ciao Bruno")
    ada.get_by_label("Write something").press("Enter")
    expect(bruno.locator(".toast")).to_contain_text("Ciao Bruno")
    expect(bruno.locator(".rail-btn .badge")).to_contain_text("1")
    assert violations_of(bruno, ".toast") == [], "a toast"
    bruno.locator(".toast .read").click()
    expect(bruno.get_by_role("dialog").locator(".chat")).to_contain_text("Ciao Bruno")
    bruno.keyboard.press("Escape")
    expect(bruno.locator(".rail-btn .badge")).to_have_count(0)
    expect(bruno.locator(".announcer")).to_contain_text("Message from Ada: Ciao Bruno")
    ada.locator(".rail").get_by_role("tab", name="Notes").click()
    ada.locator(".notes textarea").first.fill("Bruno holds the Notary")
    ada.reload()
    ada.locator(".felt").wait_for()
    ada.locator(".rail").get_by_role("tab", name="Notes").click()
    expect(ada.locator(".notes textarea").first).to_have_value("Bruno holds the Notary")


def nearly_hand_over(ada: Page, bruno: Page) -> None:
    """To hand a seat over is asked about first, and then not done."""
    open_tools(bruno)
    bruno.get_by_role("button", name="People at the table").click()
    bruno.get_by_role("button", name="Hand over my seat").click()
    asked = bruno.get_by_role("dialog", name="Hand over your seat?")
    assert violations_of(bruno, "dialog[open]") == [], "the question"
    asked.get_by_role("button", name="Cancel").click()
    expect(bruno.get_by_role("dialog", name="People at the table")).to_be_visible()
    assert bruno.locator(".felt").count() == 1
    bruno.keyboard.press("Escape")
    ada.locator(".rail").get_by_role("tab", name="Log").click()
    assert ada.locator(".rail .log").get_by_text("has a new link").count() == 0


def keep_the_seat(ada: Page, bruno: Page) -> None:
    """The host asks for the guest's seat, who says no on a small phone."""
    width, height = SMALL
    bruno.set_viewport_size({"width": width, "height": height})
    ada.get_by_role("button", name="People at the table").click()
    ada.get_by_role("button", name="Ask for the seat").click()
    ada.get_by_text("was asked and has not answered yet").first.wait_for()
    ada.keyboard.press("Escape")
    question = bruno.get_by_text("Ada would like to give your seat to someone else")
    expect(question).to_be_visible()
    assert violations_in_both_themes(bruno, ".attendance") == []
    assert bruno.evaluate("document.documentElement.scrollWidth") <= width
    bruno.get_by_role("button", name="Keep my seat").click()
    expect(question).to_have_count(0)
    expect(ada.locator(".rail .log")).to_contain_text("Bruno says no.")
    assert bruno.locator(".felt").is_visible()


@pytest.mark.keeps_windows
def test_friends_resign_and_play_again(window: Open) -> None:
    """What happened is told everywhere, and home says whose turn it is."""
    ada, bruno = two_at_cards(window)
    table = resign(ada, bruno)
    play_again(ada, bruno)
    my_turn_at_home(window, asked_first(ada, bruno)[0])
    ada.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    remember(window, ada, table)


@pytest.mark.keeps_windows
def test_friends_talk_and_keep_their_seats(window: Open) -> None:
    ada, bruno = two_at_cards(window)
    talk_and_note(ada, bruno)
    nearly_hand_over(ada, bruno)
    keep_the_seat(ada, bruno)


@pytest.mark.keeps_windows
def test_friends_undo_with_consent_and_agree_on_the_end(window: Open) -> None:
    ada, bruno = two_at_cards(window)
    first, second = asked_first(ada, bruno)
    player = Player(first, 4)
    while first.locator(".decide:not(.wait)").count() > 0:
        player.act()
    second.locator(".decide:not(.wait)").wait_for()
    menu(first, "Undo my last turn", "Ask to undo")
    second.get_by_role("button", name="Agree").click()
    first.locator(".decide:not(.wait)").wait_for()
    expect(ada.locator(".rail .log")).to_contain_text("plays the last turn again")
    menu(first, "Offer a draw", "Send the offer")
    expect(first.get_by_text("You offered a draw.")).to_be_visible()
    second.get_by_role("button", name="Decline").click()
    expect(first.get_by_text("You offered a draw.")).to_have_count(0)
    menu(second, "Offer to end here", "Send the offer")
    first.get_by_role("button", name="Agree").click()
    expect(ada.locator(".finale")).to_contain_text("agreed to end the game at this score")


def test_a_cut_line_comes_back_by_itself_and_a_silent_one_shows_and_loses_no_action(window: Open, look: Any) -> None:
    page = window(DESK, path=None)
    page.clock.install()
    lines: list[WebSocketRoute] = []
    held: list[Any] = []
    open_line = {"now": True}

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(text) if open_line["now"] else held.append(text))
        lines.append(line)

    page.route_web_socket(re.compile("/socket$"), through)
    host = Host(window.address, page.context)
    page.goto(host.start(host.against_a_bot()))
    player = Player(page)
    page.locator(".decide:not(.wait)").wait_for(timeout=PATIENCE)
    # It comes back once more after the silence below.
    cuts = amount(1, 3)
    for _ in range(cuts):
        lines[-1].close()
        player.act()
        page.locator(".decide:not(.wait)").wait_for(timeout=PATIENCE)
    assert len(lines) > cuts
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    version = page.locator("[data-version]").get_attribute("data-version")
    # The line swallows what is sent: first it shows that the move is under way, then that nobody answers.
    open_line["now"] = False
    page.locator(f'.decide button[data-action="{player.buttons()[0]}"]').click()
    page.clock.fast_forward(500)
    expect(page.get_by_text("Sending…")).to_be_visible()
    # It asks whether somebody is there, and waits a little for the answer.
    page.clock.fast_forward(8_000)
    page.clock.fast_forward(4_000)
    expect(page.get_by_text("Reconnecting… Your move is kept")).to_be_visible()
    open_line["now"] = True
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version or "", timeout=PATIENCE)
    # The browser itself knows that there is no network.
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    # The browser itself logs what it could not load meanwhile.
    look.faults = [fault for fault in look.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_unknown_addresses_and_missing_tables_have_pages(window: Open, look: Any) -> None:
    page = window(path="/nowhere/at-all")
    page.get_by_role("heading", name="Page not found").wait_for()
    assert page.request.get("/nowhere/at-all", headers={"accept": "text/html"}).status == 404
    assert page.request.get("/api/v1/nowhere", headers={"accept": "text/html"}).json()["status"] == 404
    window.go(page, "/t/0123456789abcdef01")
    page.get_by_role("heading", name="This table doesn’t exist").wait_for()
    window.go(page, "/t/0123456789abcdef01#i-gone")
    page.get_by_role("heading", name="This table doesn’t exist").wait_for()
    # The browser itself logs what it could not load.
    look.faults = [fault for fault in look.faults if "404" not in fault]
