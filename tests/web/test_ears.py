"""The table for ears and for the keyboard: what is announced, where the focus is, and the text mode's order."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from support.games import famiglia
from support.page.axe import violations_of
from support.page.browser import DESK, PATIENCE, Open, Player, begin_from, change_settings, in_text_mode, kept
from support.page.editions import at_length_in_both
from support.page.screens import faults_on
from support.page.sicily_page import click_on, moment, short_round, sit_at, sit_down
from support.runs.effort import EVERYTHING, amount
from support.text.codes import codes_in

import trinacria

pytestmark = pytest.mark.keeps_windows

HEARD = Path(__file__).parents[2] / ".cache" / "web" / "heard"
"""What was announced, to be read by people."""
CARD_CODE = re.compile(r"\b[RBYG][0-4]\b")
# Everything that the live region ever says, in its order.
_LISTEN = """() => {
  const listens = "__heard" in window;
  window.__heard = [];
  if (listens) return;
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (target.closest?.(".announcer")) addedNodes.forEach((one) => window.__heard.push(one.textContent));
  }).observe(document, { childList: true, subtree: true });
}"""
# Many lines, and among them what sums others up.
_HEARD_ENOUGH = """() => window.__heard.length > 20 && window.__heard.some((line) => line.includes("more line"))"""

_REACHED = """(version) => Number(document.querySelector("[data-version]").dataset.version) >= version"""


def short_game() -> trinacria.Game:
    """Famiglia shortly before its end; a bot that can recruit does."""
    street, deck = ("R1 B2 Y1 R3 G1 B0", "G0 B3 R2 Y0") if EVERYTHING else ("R1 Y1 G1 B0", "G0")
    return famiglia.table(street, "R0 R0 R2 B2 B1 Y1 G3", "Y0 Y0 B1 B1 G0 R1", deck=deck, run=2)


# What has the focus two frames after it has come to anything.
_FOCUSED = """async (patience) => {
  const frame = () => new Promise(requestAnimationFrame);
  const late = performance.now() + patience;
  while ((document.activeElement ?? document.body) === document.body && performance.now() < late) await frame();
  await frame();
  await frame();
  return document.activeElement?.tagName;
}"""


def check_focus(page: Page) -> None:
    """The page itself never has the focus, once everything has been drawn."""
    assert page.evaluate(_FOCUSED, PATIENCE) not in (None, "BODY")


def heard_in(page: Page, name: str) -> list[str]:
    """What was announced so far, kept in a file for whoever wants to read it."""
    told: list[str] = page.evaluate("window.__heard")
    HEARD.mkdir(parents=True, exist_ok=True)
    (HEARD / f"{name}.txt").write_text("\n".join(told), encoding="utf-8")
    return told


@at_length_in_both
def test_the_focus_never_falls_to_the_page_in_a_whole_game_by_keyboard(
    window: Open,
) -> None:
    page = begin_from(window, short_game(), "p1", bot="greedy")
    page.locator(".felt").wait_for()
    page.evaluate(_LISTEN)
    player = Player(page, 11)
    page.keyboard.press("d")
    check_focus(page)
    for turn in range(200):
        player.until_asked()
        check_focus(page)
        if player.over:
            break
        version = page.locator("[data-version]").get_attribute("data-version")
        cards = page.locator(".slot.legal")
        if cards.count() > 0 and (turn < amount(3, 10) or "pass" not in player.buttons()):
            cards.nth(player.chance.randrange(cards.count())).focus()
            moved = player.moved_on(lambda: page.keyboard.press("Enter"))
            check_focus(page)
            if moved:
                continue
        page.locator(".decide button[data-action]:enabled").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version or "")
        check_focus(page)
    assert player.over
    expect(page.locator(".finale")).to_be_focused()
    page.keyboard.press("Escape")
    check_focus(page)
    page.locator(".rail .panel.end").wait_for()
    assert violations_of(page, ".rail") == [], "after the end"
    told = heard_in(page, "famiglia")
    assert [line for line in told if CARD_CODE.search(line)] == []
    assert any("recruits" in line for line in told)
    assert any("wins" in line or "draw" in line for line in told), "the result was not announced"


@at_length_in_both
def test_the_text_mode_has_its_answers_first_and_keeps_the_focus(window: Open) -> None:
    page = begin_from(window, short_game(), "p1", bot="greedy")
    player = Player(page, 3)
    page.get_by_role("button", name="Text mode").click()
    page.locator(".actions button").first.wait_for()
    order = page.locator(".text h3, .text .actions, .text .position").evaluate_all(
        "parts => parts.map((part) => part.className.split(' ')[0] || part.tagName)"
    )
    assert order[:3] == ["question", "actions", "position"]
    assert not CARD_CODE.search(page.locator(".text").inner_text())

    def press(answer: Locator) -> None:
        answer.focus()
        page.keyboard.press("Enter")

    player.play_in_text(press, lambda: check_focus(page))
    assert player.over
    assert violations_of(page, ".text") == []


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
@at_length_in_both
def test_the_text_mode_tells_every_part_of_a_game_for_fewer(window: Open, mode: str) -> None:
    page, game = window(path=None), moment("token", "turn", mode=mode, round=2)
    in_text_mode(page)
    assert game.decision is not None
    host = window.host(page)
    window.go(page, host.start(host.from_position(game, [game.decision.seat])))
    text = page.locator(".text .position")
    expect(text).to_contain_text("Solo board")
    told = text.inner_text()
    wanted = ["Next to", "Fictional family", "commission", "Mandamenti and their areas"]
    wanted += ["Cupola", "members in the HQ"] if mode == "1v1" else ["Extra action tokens"]
    assert [part for part in wanted if part not in told] == []
    headings: list[Any] = page.locator(".text h3").all_inner_texts()
    assert len(headings) > 6
    assert violations_of(page, ".text") == []


def answer_by_keyboard(page: Page, answers: int) -> None:
    """Play in text mode, by the keyboard alone: the focus never falls to the page."""
    page.get_by_role("button", name="Text mode").click()
    dice = random.Random(5)
    for _ in range(answers):
        page.locator(".actions button:enabled").first.wait_for(timeout=PATIENCE)
        version = page.locator("[data-version]").get_attribute("data-version")
        offered = page.locator(".actions button")
        offered.nth(dice.randrange(offered.count())).focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version or "", timeout=PATIENCE)
        check_focus(page)
    page.get_by_role("button", name="Text mode").click()
    page.locator("[data-version] .lf").wait_for()


@pytest.mark.parametrize(
    "sit", [lambda window: sit_at(window, short_round()), pytest.param(sit_down, marks=pytest.mark.slow)],
    ids=["short", "whole"],
)  # fmt: skip
def test_a_round_by_keyboard_in_text_mode_is_announced_in_sentences(
    window: Open, figure: Any, sit: Callable[[Open], Page]
) -> None:
    """What others do in a war is heard, summed up where much happens at once, and never as codes."""
    page, chance = sit(window), random.Random(5)
    page.evaluate(_LISTEN)
    answer_by_keyboard(page, 6)
    (end,) = click_on(page, seed=5, until='[data-round="2"]')
    assert end.why == "until", end
    figure(f"Clicks per answered question in a round: {end.clicks / end.decisions:.2f}")
    assert end.clicks < 1.8 * end.decisions
    # Whoever holds the seat elsewhere plays on: what the others do is heard here, too. This window answers nothing by
    # itself meanwhile, and has no answer under way once it offers some.
    change_settings(page, forced=False)
    page.get_by_role("button", name="Text mode").click()
    page.locator(".actions button:enabled").first.wait_for(timeout=PATIENCE)
    (mine,) = kept(page, "seats")
    with window.host(page).seat({"table": mine["table"], "seats": [mine]}) as elsewhere:
        for _ in range(20):
            if page.evaluate(_HEARD_ENOUGH):
                break
            elsewhere.play_on(chance.choice, 4)
            page.wait_for_function(_REACHED, arg=elsewhere.seq)
    page.wait_for_function(_HEARD_ENOUGH, timeout=PATIENCE)
    told = heard_in(page, "lafamiglia")
    assert len(told) > 20
    assert any("more line" in line for line in told), "nothing was summed up"
    for line in told:
        assert not codes_in(line, "en"), line
        assert "○" not in line
        assert "✶" not in line


@pytest.mark.slow
def test_the_focus_stays_while_a_war_is_played_by_keyboard_in_text_mode(window: Open) -> None:
    answer_by_keyboard(sit_at(window, short_round()), 25)


def test_a_duel_fits_a_desk_and_a_phone_and_axe_finds_nothing_serious(window: Open) -> None:
    page = sit_at(window, moment("conflict_card", seed=9))
    page.locator(".scene, .duel").first.wait_for()
    assert violations_of(page, ":is(.scene, .duel), .decide") == [], "drawn"
    assert faults_on(page, ".scene") == ""
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.get_by_role("button", name="Text mode").click()
    page.locator(".text").wait_for()
    assert violations_of(page, ".text") == [], "in text mode"
