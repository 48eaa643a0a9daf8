"""What others do is told in its own time: in order, long enough, and everywhere on the page at the same moment."""

import itertools
import random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import PHONE, Open, Player, visit
from support.page.sicily_page import moment
from support.page.story import Heard, beats
from support.server.tables import Host

import trinacria

pytestmark = pytest.mark.keeps_windows

AT_REST = "() => !document.querySelector('.telling')"
TOLD = """(seq) => Number(document.querySelector("[data-version]").dataset.version) >= seq
  && !document.querySelector(".telling")"""
UNTOLD = {"turn", "sheets_shifted"}
"""Events that another one stands for."""
# A machine may be faster or slower than any story: whoever looks must be there before it begins.
HOLD = """() => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".telling")) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""
# Every text that a thing ever shows, one after the other.
SHOWN = """(selector) => {
  const shown = (window.__shown = []);
  const look = () => {
    const text = document.querySelector(selector)?.textContent.trim();
    if (text && text !== shown.at(-1)) shown.push(text);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def against_a_bot(window: Open, **wishes: Any) -> tuple[Page, Heard]:
    """A window at a table of Famiglia where the viewer begins and can recruit, and what it hears."""
    games = (trinacria.new_game("famiglia", seed=seed) for seed in range(1, 50))
    game = next(game for game in games if taking(game))
    assert game.decision is not None
    page = window(path=None, **wishes)
    heard = Heard(page)
    host = Host(window.address, page.context)
    visit(page, host.start(host.from_position(game, [game.decision.seat], bot="greedy")))
    Player(page).until_asked()
    return page, heard


def taking(game: trinacria.Game) -> list[str]:
    """The ways to recruit now."""
    assert game.decision is not None
    return [str(action) for action in game.decision.actions if str(action).startswith("take")]


def let_the_bot_play(page: Page) -> int:
    """Recruit, which ends the turn; the entry that did it."""
    before = int(page.locator("[data-version]").get_attribute("data-version") or 0)
    page.locator(".street .slot.legal").first.click()
    page.locator('.decide button[data-action^="take"]').first.click()
    return before + 1


def told_in_time(page: Page, heard: Heard, since: int, seat: str) -> None:
    """Everything that this seat has played since then was on the screen, in order and for its time."""
    wanted = [
        (entry["seq"], at)
        for entry in heard.played(since, seat)
        for at, event in enumerate(entry["what"]["events"])
        if event["kind"] not in UNTOLD
    ]
    assert wanted
    last = wanted[-1][0]
    told = [beat for beat in beats(page) if since < beat.seq <= last]
    assert sorted(told, key=lambda beat: (beat.seq, beat.first)) == told
    shown = [(beat.seq, at) for beat in told for at in range(beat.first, beat.end)]
    assert [one for one in wanted if one not in shown] == []
    assert [beat for beat in told if beat.shown < beat.given - 1] == []
    for one, following in itertools.pairwise(told):
        assert following.began >= one.began + one.given - 1


def test_a_bots_turn_at_cards_is_told_in_time(window: Open) -> None:
    page, heard = against_a_bot(window, speed="normal", motion=True)
    page.evaluate(SHOWN, ".flight .caption")
    since = let_the_bot_play(page)
    # Until its answer comes the page still asks what was asked before.
    page.wait_for_function(TOLD, arg=since + 1)
    Player(page).until_asked()
    page.wait_for_function(AT_REST)
    assert page.evaluate("window.__shown")
    told_in_time(page, heard, since, heard.next_after(since))
    assert min(beat.given for beat in beats(page)) >= 480


def test_a_card_that_a_bot_takes_flies_to_its_hand_on_a_phone(window: Open) -> None:
    """The hand of others is not a fan there. A place that is written wrongly would end the story with an error."""
    page, heard = against_a_bot(window, size=PHONE, speed="normal", motion=True)
    since = let_the_bot_play(page)
    page.wait_for_function(TOLD, arg=since + 1)
    Player(page).until_asked()
    page.wait_for_function(AT_REST)
    told_in_time(page, heard, since, heard.next_after(since))
    assert {beat.kind for beat in beats(page)} & {"recruited", "accountant", "brute", "took_back"}


def after(game: trinacria.Game, action: str) -> tuple[str, str]:
    """Who must decide after an action, and what."""
    later = game.copy()
    later.play(action)
    assert later.decision is not None
    return later.decision.seat, later.decision.kind


class Sicily(NamedTuple):
    """A window at La Famiglia whose viewer must decide, what it hears, and the bot that plays next."""

    page: Page
    heard: Heard
    action: str
    bot: str

    def act(self) -> int:
        """Do it; the entry that did it."""
        before = int(self.page.locator("[data-version]").get_attribute("data-version") or 0)
        if self.action.startswith("mark"):
            self.page.locator(f'[data-tile="{self.action.split()[1]}"] :is(button, .lift)').first.click()
        self.page.locator(f'.lf button[data-action="{self.action}"] >> visible=true').first.click()
        return before + 1


def before_a_bot(window: Open, kind: str, verb: str) -> Sicily:
    """One bot plays after the viewer; the others are people who do not answer."""
    for seed in range(1, 40):
        game = moment(kind, seed=seed, verb=verb if verb == "done" else "")
        assert game.decision is not None
        me = game.decision.seat
        mine = [str(action) for action in game.decision.actions if str(action).split()[0] == verb]
        if not mine:
            continue
        bot, asked = after(game, mine[0])
        if bot != me and (verb != "mark" or asked == kind):
            break
    page = window(path=None, speed="normal", motion=True)
    heard = Heard(page)
    host = Host(window.address, page.context)
    people = [seat for seat in game.seats if seat != bot]
    made = host.from_position(game, people)
    host.start(made)
    visit(page, f"/t/{made['table']}#{made['seats'][people.index(me)]['token']}")
    page.locator(".decide:not(.wait)").wait_for()
    return Sicily(page, heard, mine[0], bot)


# At every change of the page: the moment on the board, how far the log has come, and what the bar tells.
KEEP = """() => {
  const kept = (window.__moments = []);
  const number = (selector, name) => Number(document.querySelector(selector)?.dataset[name] ?? 0);
  const look = () => kept.push([number(".board", "number"), number("[data-told]", "told"), number(".telling", "seq")]);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def never_ahead(page: Page, heard: Heard) -> set[int]:
    """The moments that were on the board: never was one there before log and bar had come so far."""

    def number(seq: int) -> int:
        """The moment after an entry; one before the first that was heard is in the first picture."""
        last = max((one for one in heard.screens if one <= seq), default=min(heard.screens))
        found: int = heard.screens[last]["number"]
        return found

    looks = {tuple(look) for look in page.evaluate("() => window.__moments")}
    for board, told, bar in looks:
        assert board <= number(told)
        assert bar == 0 or board <= number(bar) <= number(told)
    return {board for board, _, _ in looks}


@pytest.mark.parametrize(
    ("kind", "verb"),
    [
        ("column_action", "done"),
        # Told as the first is, with one action in place of several.
        pytest.param("approach", "force", marks=pytest.mark.slow),
        pytest.param("mark_tile", "mark", marks=pytest.mark.slow),
    ],
)
def test_a_bots_turn_in_each_phase_is_told_in_time(window: Open, kind: str, verb: str) -> None:
    """The window has heard of all of it long before; the board waits for the story as log and bar do."""
    here = before_a_bot(window, kind, verb)
    here.page.evaluate(KEEP)
    since = here.act()
    here.heard.until_played(since, here.bot)
    here.page.wait_for_function(TOLD, arg=max(here.heard.screens))
    told_in_time(here.page, here.heard, since, here.bot)
    boards = never_ahead(here.page, here.heard)
    # A turn of columns has several actions.
    assert len(boards) > (2 if kind == "column_action" else 0)


def before_the_reveal() -> trinacria.Game:
    """Whoever must decide says that it is enough, and the planning phase is over."""
    # The first four end otherwise.
    for seed in range(5, 40):
        game, chance = trinacria.new_game("lafamiglia", mode="2v2", seed=seed), random.Random(seed)
        while game.view(None)["phase"] == "planning":
            assert game.decision is not None
            before, action = game.copy(), str(chance.choice(game.decision.actions))
            game.play(action)
        if action == "done":
            return before
    raise AssertionError("no planning phase ends like this")


def test_the_orders_are_counted_as_they_are_revealed(window: Open) -> None:
    game = before_the_reveal()
    assert game.decision is not None
    page = window(path=None, speed="normal", motion=True)
    host = Host(window.address, page.context)
    made = host.from_position(game, game.seats)
    host.start(made)
    visit(page, f"/t/{made['table']}#{made['seats'][game.seats.index(game.decision.seat)]['token']}")
    done = page.locator('.lf button[data-action="done"] >> visible=true').first
    done.wait_for()
    page.evaluate(SHOWN, ".track .count")
    done.click()
    game.play("done")
    view: Any = game.view(None)
    lying = sum(len(area.get("orders", ())) for area in view["areas"].values())
    expect(page.locator(".track .count")).to_have_text(f"{lying} orders left")
    *counted, last = page.evaluate("window.__shown")
    assert last == f"{lying} orders left"
    numbers = [int(text.removesuffix(f" of {lying} revealed")) for text in counted]
    assert numbers == sorted(numbers)
    assert numbers[-1] == lying
    assert len(numbers) > 1


def test_the_viewer_is_said_to_be_next_only_when_nobody_else_comes_before(window: Open) -> None:
    """Three bots play, one after the other, before the viewer is asked again."""
    game = moment("column_action", seed=2, verb="done")
    assert game.decision is not None
    me = game.decision.seat
    page = window(path=None, speed="normal", motion=True)
    heard = Heard(page)
    host = Host(window.address, page.context)
    made = host.from_position(game, [me])
    visit(page, host.start(made))
    page.locator(".decide:not(.wait)").wait_for()
    page.evaluate(HOLD)
    since = max(heard.screens)
    page.locator('.lf button[data-action="done"] >> visible=true').first.click()
    heard.until_asked(since, me)
    telling = page.locator(".telling")
    last = page.locator(".telling .then")
    said = []
    while telling.count() > 0:
        seq = int(telling.get_attribute("data-seq") or 0)
        said.append((heard.seat_of(seq), last.count() > 0))
        page.keyboard.press("ArrowRight")
    turns = [(seat, any(told for _, told in beats)) for seat, beats in itertools.groupby(said, key=lambda one: one[0])]
    assert len(turns) > 1
    assert [told for _, told in turns] == [False] * (len(turns) - 1) + [True]


def test_without_a_story_everything_is_there_at_once(window: Open) -> None:
    page, heard = against_a_bot(window)
    let_the_bot_play(page)
    Player(page).until_asked()
    assert beats(page) == []
    assert page.locator(".telling").count() == 0
    version = int(page.locator("[data-version]").get_attribute("data-version") or 0)
    assert version == max(heard.screens)


def test_a_story_can_be_stopped_stepped_skipped_and_ended_by_a_click(window: Open) -> None:
    page, _ = against_a_bot(window, speed="normal", motion=True)
    page.evaluate(HOLD)
    let_the_bot_play(page)
    telling = page.locator(".telling")
    expect(telling.get_by_role("button", name="Continue")).to_have_attribute("aria-pressed", "true")
    first = telling.get_attribute("data-beat")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(first) => document.querySelector('.telling')?.dataset.beat !== first", arg=first)
    page.keyboard.press("s")
    expect(telling).to_have_count(0)
    expect(page.locator(".decide:not(.wait)")).to_be_visible()

    page.evaluate(HOLD)
    let_the_bot_play(page)
    page.locator(".telling .then").wait_for()
    page.locator(".hand .slot").first.click(position={"x": 6, "y": 24})
    expect(page.locator(".decide:not(.wait)")).to_be_visible()
    expect(page.locator(".slot.chosen")).to_have_count(0)


def test_without_motion_nothing_flies_and_the_recap_shows_what_the_bot_did(window: Open) -> None:
    page, _ = against_a_bot(window, speed="normal")
    page.evaluate(HOLD)
    let_the_bot_play(page)
    told = page.wait_for_function(
        """() => {
          const there = (one) => document.querySelector(`.flight .${one}`) !== null;
          return there("caption") && there("ring") && { flies: there("piece") };
        }"""
    )
    assert told.json_value() == {"flies": False}
    recap = page.get_by_role("region", name="Since your last turn").first
    # In a low panel the log has the room until the turns are asked for.
    fold = recap.get_by_role("button", name="Since your last turn")
    fold.click()
    line = recap.locator(".line").last
    expect(line).to_be_visible()
    expect(line).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("s")
    Player(page).until_asked()
    expect(line).to_have_attribute("aria-disabled", "false")
    version = page.locator("[data-version]").get_attribute("data-version")
    line.click()
    page.locator(".telling .past").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".decide:not(.wait)")).to_be_visible()
    assert page.locator("[data-version]").get_attribute("data-version") == version
    page.reload()
    Player(page).until_asked()
    expect(page.locator(".telling")).to_have_count(0)
    fold.click()
    expect(recap.locator(".line").last).to_be_visible()
