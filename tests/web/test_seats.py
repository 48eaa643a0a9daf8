"""Seats in the browser: what a curtain hides, links and stale keys, and who is asked."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect
from support.page.browser import PATIENCE, PHONE, Open, Player, kept
from support.page.editions import at_length_in_both
from support.page.setting_up import open_table, unfold
from support.server.tables import Host

pytestmark = pytest.mark.keeps_windows

SMALL = (360, 640)
DESK = (1280, 720)


def table_of(page: Page) -> str:
    """The id of the table a page shows."""
    return page.url.split("#")[0].rstrip("/").rpartition("/")[2]


# -------------------------------------------------------------------- the curtain


def hot_seat(window: Open, game: str, size: tuple[int, int]) -> Page:
    """Two people at one screen, in the case of La Famiglia against two bots."""
    page = window(size, path=f"/new?game={game}")
    page.get_by_label("Seat 2").select_option("same-screen")
    open_table(page)
    page.get_by_role("button", name=re.compile("^I am ")).wait_for(timeout=PATIENCE)
    until_one_is_asked(window, page)
    return page


def until_one_is_asked(window: Open, page: Page) -> None:
    """While a bot decides, the curtain calls the first person; then whoever of the two is asked."""
    host, people = window.host(page), []
    for key in kept(page, "seats"):
        with host.seat({"table": key["table"], "seats": [key]}) as seat:
            people.append(seat.screen["you"]["seat"])
            while len(people) == 2 and seat.screen["game"]["decision"]["seat"] not in people:
                seat.hear()
            latest = seat.seq
    page.wait_for_function(
        "(latest) => Number(document.querySelector('[data-version]').dataset.version) >= latest", arg=latest
    )


_REACHABLE = """() => ({
  buttons: [...document.querySelectorAll("button, a, input, select, [tabindex='0']")]
    .filter((one) => one.offsetParent !== null).map((one) => one.getAttribute("aria-label") || one.innerText.trim()),
  parts: document.querySelectorAll(".board, .rail, .log, .chat, .slot, .lf, .decide, .order, .moment").length,
  dialogs: [...document.querySelectorAll("dialog")].map((one) => one.innerText).join(""),
})"""


def check_curtain(page: Page) -> None:
    """Only the one who is asked can be reached, by the mouse or by keys."""
    before = page.evaluate(_REACHABLE)
    assert before["parts"] == 0, "the next player's table is in the page"
    assert before["dialogs"] == ""
    others = [
        name for name in before["buttons"] if not re.match("I am|Trinacria|Settings|Switch|Skip|Light|Theme", name)
    ]
    assert others == [], "more can be reached than the one who is asked"
    for key in ("l", "p", "s", "m", "n", "1", "2", "+", "Escape", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate(_REACHABLE) == before


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("lafamiglia", SMALL),
        pytest.param("famiglia", DESK, marks=pytest.mark.slow),
        pytest.param("famiglia", SMALL, marks=pytest.mark.slow),
        pytest.param("lafamiglia", DESK, marks=pytest.mark.slow),
    ],
)
@at_length_in_both
def test_nothing_lies_behind_the_curtain(window: Open, game: str, size: tuple[int, int]) -> None:
    page = hot_seat(window, game, size)
    check_curtain(page)
    page.evaluate("localStorage.setItem('trinacria-text', 'on')")
    page.reload()
    page.get_by_role("button", name=re.compile("^I am ")).wait_for(timeout=PATIENCE)
    assert page.evaluate(_REACHABLE)["parts"] == 0


def test_nothing_lies_behind_the_curtain_and_open_sheets_close_for_the_next(window: Open) -> None:
    """The log was open when the turn passed on; nobody finds it open, with the other's side in it."""
    page = hot_seat(window, "famiglia", SMALL)
    check_curtain(page)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    page.get_by_role("button", name="Points, log and chat").click()
    expect(page.locator("dialog[open] .log")).to_be_visible()
    keys = kept(page, "seats")
    # The turn passes on from elsewhere, as by a clock.
    asked = page.evaluate(
        """async ([table, tokens]) => {
          for (const token of tokens) {
            const answer = await new Promise((done) => {
              const socket = new WebSocket(`ws://${location.host}/api/v1/tables/${table}/socket`);
              socket.onopen = () => socket.send(JSON.stringify({ type: "hello", v: 1, token }));
              socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                if (told.type === "welcome" && told.screen.game.decision.actions)
                  socket.send(JSON.stringify({ type: "play", id: "p", version: told.seq, action: "pass" }));
                else if (told.type === "welcome" || told.id) { socket.close(); done(told.type); }
              };
            });
            if (answer !== "welcome") return answer;
          }
        }""",
        [table_of(page), [key["token"] for key in keys]],
    )
    assert asked == "done"
    page.get_by_role("button", name=re.compile("^I am ")).wait_for(timeout=PATIENCE)
    assert page.evaluate(_REACHABLE)["dialogs"] == ""
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(page.locator(".felt")).to_be_visible()
    assert page.locator("dialog[open]").count() == 0


# -------------------------------------------------------------------- links and keys


def test_an_invitation_takes_no_seat_away_and_a_fresh_one_replaces_a_stale_seat(
    window: Open,
) -> None:
    """That a seat can be kept, too, is in `test_friends.py`."""
    ada = window(DESK, path="/new?friends")
    open_table(ada)
    link = ada.get_by_label("Link to seat 2").input_value()
    ada.goto("about:blank")
    ada.goto("/" + link.split("/", 3)[3])
    ada.get_by_text("You already have a seat at this table").wait_for()
    ada.get_by_role("button", name="Back to my seat").click()
    ada.get_by_label("Link to seat 2").wait_for()

    bruno = window(SMALL, path="/" + link.split("/", 3)[3])
    bruno.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Free the seat").wait_for()
    bruno.goto("about:blank")
    ada.get_by_role("button", name="Free the seat").click()
    asked = ada.get_by_role("dialog", name="Free Guest 2’s seat?")
    assert asked.get_by_role("button").all_inner_texts()[1:] == ["Cancel", "Free the seat"], "the safe answer is first"
    asked.get_by_role("button", name="Free the seat").click()
    expect(ada.get_by_label("Link to seat 2")).not_to_have_value(link)
    fresh = ada.get_by_label("Link to seat 2").input_value()
    bruno.goto("/" + fresh.split("/", 3)[3])
    bruno.get_by_label("Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    bruno.get_by_text("The host starts the game.").wait_for()
    expect(ada.get_by_role("button", name="Start the game")).to_be_enabled()

    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bruno):
        page.locator(".felt").wait_for(timeout=PATIENCE)
    ada.get_by_role("button", name="People at the table").click()
    ada.get_by_role("button", name="Ask for the seat").click()
    ada.get_by_text("was asked and has not answered yet").first.wait_for()
    ada.keyboard.press("Escape")
    bruno.get_by_role("button", name="Give up my seat").click()
    ada.get_by_role("button", name="New link").click()
    ada.get_by_role("dialog", name="People at the table").get_by_role("button", name="New link").click()
    ada.get_by_role("dialog", name="New link to Bruno’s seat?").get_by_role("button", name="New link").click()
    link = ada.get_by_label("Link", exact=True).input_value()
    bruno.get_by_role("heading", name="This seat is closed").wait_for()
    # Bruno's browser still keeps the dead key, and is given the new link.
    assert kept(bruno, "seats")
    bruno.goto("/" + link.split("/", 3)[3])
    bruno.get_by_label("Nickname").fill("Bruno again")
    bruno.get_by_role("button", name="Sit down").click()
    bruno.locator(".felt").wait_for(timeout=PATIENCE)
    assert len(kept(bruno, "seats")) == 1
    # The used link leads back to the seat it was used for.
    bruno.goto("about:blank")
    bruno.goto("/" + link.split("/", 3)[3])
    bruno.locator(".felt").wait_for(timeout=PATIENCE)
    assert "#" not in bruno.url


def test_a_used_invitation_says_what_works_and_a_seat_link_opens_the_seat(window: Open) -> None:
    """Somebody wants to go on at a second device, where the invitation opens nothing any more."""
    desk, phone = window(DESK, path=None), window(SMALL, path=None)
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]
    made = Host(window.address, desk.context).table("famiglia", chairs)
    invitation = f"/t/{made['table']}#{made['invitations'][0]['token']}"
    window.go(desk, invitation)
    expect(desk.locator(".facts")).to_contain_text("come back by your own link")
    expect(desk.get_by_text("you get a link of your own that brings you back")).to_be_visible()
    desk.get_by_label("Nickname").fill("Bruno")
    desk.get_by_role("button", name="Sit down").click()
    desk.get_by_role("button", name="Your way back").wait_for()
    (key,) = kept(desk, "seats")

    window.go(phone, invitation)
    phone.get_by_role("heading", name="This invitation is Bruno’s seat").wait_for()
    phone.evaluate("token => (location.hash = token)", key["token"])
    phone.get_by_text("The host starts the game.").wait_for()
    assert "#" not in phone.url
    expect(phone.locator('[data-chair="2"]')).to_contain_text("Bruno (you)")


# -------------------------------------------------------------------- what is agreed


def test_the_set_up_page_says_what_happens_to_absent_players(window: Open, address: str) -> None:
    page = window(PHONE, path="/new")
    unfold(page, "clock")
    page.get_by_label("Wait for").select_option("120")
    page.get_by_label("Stand-in bot").select_option("easy")
    page.get_by_label("Let a bot step in automatically").check()
    open_table(page)
    page.wait_for_url("**/t/*")
    page.locator(".felt").wait_for(timeout=PATIENCE)
    made = httpx.get(f"{address}/api/v1/tables/{table_of(page)}", trust_env=False).json()
    agreed = made["settings"]
    assert (agreed["grace"], agreed["absent_after"], agreed["stand_in"]) == (120, 120, "easy")
    assert made["stand_in"] == "easy"
    Player(page).until_asked()
