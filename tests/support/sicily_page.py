"""La Famiglia's table in a real browser, and people at it who play by clicking."""

from playwright.sync_api import Page

from support.page import Open

CLICK = """({ seed, hasty, decisions, until }) => new Promise((done) => {
  let state = seed, made = 0, version = "";
  const chance = (count) => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % count);
  const finish = (why) => { watching.disconnect(); done([why, made]); };
  const take = (buttons) => {
    const quick = hasty && buttons.find(({ dataset }) => /^(done|decline|skip|force|leave)$/.test(dataset.action));
    const button = quick || buttons[chance(buttons.length)];
    made += 1;
    version = document.querySelector("[data-version]").dataset.version;
    button.click();
  };
  const look = () => {
    if (document.querySelector(".end h2")) return finish("over");
    if (until && document.querySelector(until)) return finish("until");
    if (!document.querySelector(".decide:not(.wait)")) return;
    if (document.querySelector("[data-version]").dataset.version === version) return;
    if (made >= decisions) return finish("decisions");
    const listed = [...document.querySelectorAll("dialog[open] li button[data-action]:enabled")];
    if (listed.length > 0) return take(listed);
    const list = document.querySelector('.decide .act button:enabled:has(use[href$="#text"])');
    const offered = [...document.querySelectorAll(".decide button[data-action]:enabled")];
    if (offered.length > 0 && (!list || chance(2) === 0)) return take(offered);
    list?.click();
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Presses buttons inside the page: those of the decision bar, or of the list of everything that can be done."""


def sit_down(window: Open, mode: str = "2v2", bots: str = "random", size: tuple[int, int] = (1440, 900)) -> Page:
    """A window at a table with bots, set up on the page."""
    page = window(size, path="/new?game=lafamiglia")
    page.locator(f'input[name="mode"][value="{mode}"]').check()
    for field in page.get_by_label("Which bot").all():
        field.select_option(bots)
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-version] .lf").wait_for()
    return page


def four_at_a_table(window: Open) -> list[Page]:
    """Four windows with a seat each at a running table of 2 v 2, the partners are 1 and 3, 2 and 4."""
    host = window(path="/new?game=lafamiglia&friends", name="")
    host.get_by_role("button", name="Open the table").click()
    pages = [host]
    for number in (2, 3, 4):
        link = host.get_by_label(f"Link to seat {number}").input_value()
        guest = window(path="/" + link.split("/", 3)[3])
        guest.get_by_label("Nickname").fill(f"Guest {number}")
        guest.get_by_role("button", name="Sit down").click()
        guest.get_by_text("The host starts the game.").wait_for()
        pages.append(guest)
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        page.locator("[data-version] .lf").wait_for()
    return pages


def click_on(
    page: Page, seed: int = 1, decisions: int = 10_000, until: str = "", hasty: bool = False
) -> tuple[str, int]:
    """Play by pressing what the page offers, up to the end, a number of decisions or something to be seen."""
    why, made = page.evaluate(CLICK, {"seed": seed, "hasty": hasty, "decisions": decisions, "until": until})
    return why, made
