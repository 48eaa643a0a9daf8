"""The decision bar: one confirm an action, warnings, hints on the board, nothing over the map."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect
from support.games import famiglia
from support.games.lafamiglia import table
from support.page.browser import Open, Player, begin_from, change_settings
from support.page.editions import StaticOpen, at_length_in_both
from support.page.screens import resize
from support.page.sicily_page import moment, sit_at, sit_together

import trinacria

pytestmark = pytest.mark.keeps_windows

SIZES = [(360, 640), (1280, 720), (1440, 900)]
TOP = {"s0.ju1": "neutral", "s0.po1": "neutral", "s0.ch1": "blue"}


def version(page: Page) -> str:
    """Which moment of the game is shown."""
    return page.locator("[data-version]").get_attribute("data-version") or ""


def pressed(page: Page, thing: str) -> None:
    """Press a thing and wait until the game has moved on."""
    before = version(page)
    page.locator(thing).first.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before)


def planning() -> trinacria.Game:
    """Red may lay an order."""
    return table(top=TOP, money={"red": 9}, hq={"red": 3}, enna="red 3", corleone="red 2")


def order_space(game: trinacria.Game) -> str:
    """A space that offers one order and nothing else."""
    printed: Any = game
    spaces = {space.id: [part.word for part in space.parts] for space in printed.printed.spaces}
    assert game.decision is not None
    actions = [str(action).split() for action in game.decision.actions]
    return next(words[1] for words in actions if words[0] == "use" and spaces[words[1]] == ["issue"])


def lay_an_order(page: Page, game: trinacria.Game, confirm: str = "one") -> int:
    """Space, token, area, order; and as many confirms as the player wants. How many clicks it took."""
    clicks = 0
    order = "red.basic.advance"
    things = [
        (f'[data-space="{order_space(game)}"]', f"use {order_space(game)}"),
        ('[data-space="s0.ju1"] .take', "token s0.ju1 neutral"),
        ('[data-area="enna"]', "issue enna"),
        (f'[data-order="{order}"]', f"order {order}"),
    ]
    for thing, action in things:
        before = version(page)
        page.locator(thing).first.click()
        clicks += 1
        primary = page.locator(f'.decide .primary[data-action="{action}"]')
        last = action.startswith("order")
        if confirm == "each" or (confirm == "one" and last):
            if last:
                expect(primary).to_have_text("Issue Advance")
            primary.wait_for()
            assert version(page) == before
            primary.click()
            clicks += 1
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before)
    expect(page.locator(".log")).to_contain_text("Enna")
    return clicks


@pytest.mark.slow
@pytest.mark.parametrize(("confirm", "clicks"), [("none", 4), ("each", 8)])
def test_clicks_to_lay_an_order(window: Open, confirm: str, clicks: int) -> None:
    """One confirm is what everybody has who changes nothing: it is asked for below, and so is none."""
    game = planning()
    assert lay_an_order(sit_at(window, game, confirm=confirm), game, confirm) == clicks


def test_a_question_with_one_answer_answers_itself_and_confirms_can_be_off(window: Open) -> None:
    """In a game begun under version 2 of the rules, where the game itself leaves none of the answers out."""
    start = table("encounter", corleone="red 1 red.basic.advance", prizzi="blue 3", sciacca="blue 1")
    game = trinacria.from_position({**start.position(), "steps": [], "rules": "2"})
    game.play("do move")
    page = sit_at(window, game)
    question = page.locator(".decide .question")
    expect(question).to_contain_text("where your soldati in Corleone move")
    before = int(version(page))
    page.locator('[data-area="prizzi"]').first.click()
    page.locator('.decide .primary[data-action="to prizzi"]').click()
    expect(page.locator(".log")).to_contain_text("Prizzi")
    # The target, and how many go there.
    page.wait_for_function(
        "(both) => Number(document.querySelector('[data-version]').dataset.version) >= both", arg=before + 2
    )
    expect(page.locator('.decide [data-number="soldati 1"]')).to_have_count(0)
    page.locator(".decide").get_by_role("button", name="Undo").click()
    expect(question).to_contain_text("where your soldati in Corleone move")
    change_settings(page, forced=False, confirm="none")
    first = int(version(page))
    page.locator('[data-area="prizzi"]').first.click()
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(first + 1))
    expect(page.locator('.decide [data-number="soldati 1"]')).to_be_visible()


@at_length_in_both
def test_a_hint_is_marked_a_step_is_undone_and_an_order_is_laid_with_five_clicks(window: Open) -> None:
    """The first two leave the question as it was."""
    game = planning()
    page = sit_at(window, game, size=(1280, 720))
    page.keyboard.press("h")
    strip = page.locator(".decide .strip.advice")
    expect(strip).to_be_visible()
    assert "%" not in strip.inner_text()
    expect(page.locator(".lf :is(.advised, .bulb)").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    expect(page.locator(".lf :is(.advised, .bulb)")).to_have_count(0)

    question = page.locator(".decide .question")
    asked = question.inner_text()
    pressed(page, f'[data-space="{order_space(game)}"]')
    pressed(page, '[data-space="s0.ju1"] .take')
    back = page.locator(".decide").get_by_role("button", name="Back")
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".take.legal").first).to_be_visible()
    back.click()
    expect(question).to_have_text(asked)
    expect(back).to_have_count(0)

    assert lay_an_order(page, game) == 5
    # The planning tools lie beside the map, too.
    page.get_by_role("button", name="Plan with your teammate").first.click()
    page.locator(".plan").wait_for()
    at_rest(page)
    frame, tools = boxes(page, ".frame", ".plan")
    assert not covers(frame, tools)


def boxes(page: Page, *selectors: str) -> list[FloatRect]:
    """Where things are."""
    found = [page.locator(selector).first.bounding_box() for selector in selectors]
    return [box for box in found if box is not None]


def covers(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"]) > 2
        and min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"]) > 2
    )


def on_the_land(page: Page) -> list[FloatRect]:
    """Where the names of the areas and the pieces in them are."""
    found: list[FloatRect] = page.locator(".map [data-name], .map [data-pieces] > use").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def at_rest(page: Page) -> None:
    """Wait until everything lies where it will stay."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function("document.getAnimations().length === 0")


@at_length_in_both
def test_nothing_lies_over_the_map_and_enter_confirms_a_number(
    window: Open,
) -> None:
    """One march, at every size up to the question how many go; at the last one they go."""
    game = table("encounter", corleone="red 6 1c red.basic.advance", prizzi="blue 4", sciacca="yellow 2")
    game.play("do move")
    page = sit_at(window, game, size=SIZES[-1])
    line = page.context.new_cdp_session(page)
    bar = page.locator(".decide")
    for size in SIZES:
        resize(page, line, size)
        at_rest(page)
        (before,) = boxes(page, ".frame")
        page.locator('[data-area="prizzi"]').first.click()
        bar.locator(".numbers").wait_for()
        bar.locator(".strip").wait_for()
        at_rest(page)
        frame, under = boxes(page, ".frame", ".decide")
        if size[0] > 700:
            assert frame == before, "the map does not move"
        assert not covers(frame, under)
        for tip in boxes(page, ".tip") if page.locator(".tip:visible").count() else []:
            # What comes of it lies in the sea.
            assert not [one for one in on_the_land(page) if covers(one, tip)]
            assert not covers(under, tip)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        if size != SIZES[-1]:
            page.keyboard.press("Escape")
            expect(bar.locator(".numbers")).to_have_count(0)

    expect(bar).to_contain_text("Send how many soldati from Corleone to Prizzi?")
    expect(bar.locator(".primary")).to_have_text("Send 6")
    expect(bar.locator(".strip.risk")).to_contain_text("Corleone is left empty")
    expect(bar.locator('[data-number="soldati 6"] .sign')).to_be_visible()
    bar.locator('[data-number="soldati 5"]').click()
    expect(bar.locator(".strip")).to_have_count(0)
    expect(bar.locator(".primary")).to_have_text("Send 5")
    page.locator("h2:visible").first.click()
    asked = version(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", asked)

    drive = bar.locator('[data-action="drive"]')
    expect(drive.locator("small")).to_contain_text("Attack")
    expect(page.locator(".tip")).to_contain_text("Prizzi")
    on_foot = bar.locator('[data-action="walk"] small').inner_text()
    expect(drive.locator("small")).not_to_have_text(on_foot)


@at_length_in_both
def test_recruit_and_put_away_look_different_and_a_second_pass_is_warned_of(window: Open) -> None:
    """One card can be recruited with a pair of the hand; to put cards away is a mode of its own."""
    game = famiglia.table("R1 B2 G3", "R0 R0 G0 Y0", "R0 B0 G0 Y0", deck="G0 R2", passes=1)
    page = begin_from(window, game, "p1")
    expect(page.locator('.street [data-card="R1"].legal:not(.away)')).to_be_visible()
    expect(page.locator(".street .away")).to_have_count(0)
    page.locator(".decide").get_by_role("button", name="Put a card away").click()
    expect(page.locator('.street [data-card="R1"].away')).to_be_visible()
    expect(page.locator('.street [data-card="B2"].away')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".street .away")).to_have_count(0)
    expect(page.locator(".decide .strip.risk")).to_contain_text("the game ends")
    expect(page.locator('.decide [data-action="pass"] .sign')).to_be_visible()


def test_where_nothing_can_be_recruited_a_card_is_put_away_before_anybody_passes(window: Open) -> None:
    page = begin_from(window, famiglia.table("R3 B4 Y2", "R0 G0 B0", "R0 B0 G0 Y0", deck="G1 B2 Y1 R1 R2 G2 Y3"), "p1")
    player = Player(page)
    player.until_asked()
    expect(page.locator(".street .legal")).to_have_count(0)
    player.act()
    log = page.locator(".rail .log")
    expect(log).to_contain_text("New in the street")
    expect(log).not_to_contain_text("pass")


@at_length_in_both
def test_members_are_not_chosen_for_anybody(window: Open) -> None:
    """All as members would ruin the start: none is taken up, and the bar says what members are for."""
    page = sit_at(window, moment("split", mode="1v1"))
    expect(page.locator('.decide [data-number="members 0"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".decide .note")).to_contain_text("Cupola")
    expect(page.locator(".coupole")).to_be_visible()


@at_length_in_both
def test_options_without_effect_cannot_be_ticked(window: Open) -> None:
    page = window(path="/new?game=lafamiglia")
    for mode, shown in (("2v2", 1), ("2v1", 0), ("1v1", 0)):
        page.locator(f'input[name="mode"][value="{mode}"]').check()
        expect(page.get_by_label("The starting piece breaks ties")).to_have_count(shown)
    expect(page.get_by_label("Brute force with or against neutral soldati costs 1")).to_have_count(0)


@at_length_in_both
def test_locked_spaces_are_called_locked_and_a_solo_player_has_no_team_chat(window: Open) -> None:
    game = moment("turn", mode="2v1")
    alone = next(team[0] for team in game.teams if len(team) == 1)
    (page,) = sit_together(window, game, alone).values()
    page.get_by_role("tab", name="Solo board").click()
    expect(page.locator('[data-spot="solo-board"] .space.locked').first).to_have_accessible_name(re.compile("locked"))
    # On one device nobody writes to anybody.
    chats = [] if isinstance(window, StaticOpen) else ["Table"]
    expect(page.locator(".rail").get_by_role("tab")).to_have_text(["Log", *chats, "Tiles", "Notes"])


LONG = "ru"
"""The language whose answers are longest."""


@at_length_in_both
def test_answers_that_do_not_fit_are_rows_beside_the_map(window: Open) -> None:
    """The bar keeps its height, and nothing of one's own is covered."""
    game = moment("exert", "exert_supply", seed=9)
    assert game.decision is not None
    page = sit_at(window, game, size=(1280, 720), language=LONG)
    rows = page.locator(".answers .option")
    expect(rows).to_have_count(len(game.decision.actions))
    expect(page.locator(".decide .option")).to_have_count(0)
    at_rest(page)
    bar, own, frame, answers = boxes(page, ".decide", ".own", ".map .frame", ".answers")
    assert not covers(bar, own)
    assert not covers(answers, frame)
    assert bar["height"] <= 72
    # What tells an answer apart is read first, and all of it is there.
    for row in rows.all():
        name = row.locator(".head").inner_text().split(":")[0].strip()
        assert row.inner_text().strip().startswith(name)
        assert row.evaluate(
            "(one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1"
        )
    version_before = version(page)
    page.keyboard.press("1")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version_before)
    expect(page.locator(".answers")).to_have_count(0)


@at_length_in_both
def test_few_actions_with_long_names_do_not_cover_ones_own_line(window: Open) -> None:
    """Tokens are pointed at, or chosen from the list; the bar shows no more of them than fits."""
    game = moment("token", seed=9)
    for seed in range(1, 40):
        game = moment("token", seed=seed)
        if game.decision is not None and 3 <= len(game.decision.actions) <= 4:
            break
    assert game.decision is not None
    page = sit_at(window, game, size=(1280, 720), language=LONG)
    at_rest(page)
    bar, own, frame = boxes(page, ".decide", ".own", ".map .frame")
    assert not covers(bar, own)
    assert not covers(bar, frame) or frame["y"] + frame["height"] - bar["y"] <= 6
    assert page.locator(".decide").evaluate("(bar) => bar.scrollWidth <= bar.clientWidth")
    named = page.locator(".decide [data-action]").count()
    if named < len(game.decision.actions):
        page.keyboard.press("l")
        expect(page.locator("dialog[open] [data-action]")).to_have_count(len(game.decision.actions))


@at_length_in_both
def test_on_a_phone_each_answer_has_a_row_and_the_differing_word_comes_first(window: Open) -> None:
    game = moment("exert", "exert_supply", seed=9)
    assert game.decision is not None
    page = sit_at(window, game, size=(390, 844))
    rows = page.locator(".decide .option")
    expect(rows).to_have_count(len(game.decision.actions))
    at_rest(page)
    tops = rows.evaluate_all("(rows) => rows.map((row) => [row.offsetTop, row.offsetHeight, row.offsetWidth])")
    assert len({top for top, _, _ in tops}) == len(tops), "one a row"
    assert all(52 <= height <= 57 for _, height, _ in tops), tops
    names = [row.locator(".head").inner_text() for row in rows.all()]
    words = [re.split(r"\W", name)[0] for name in names]
    assert len(set(words)) == len(words), names
    for row, word in zip(rows.all(), words, strict=True):
        expect(row).to_have_accessible_name(re.compile(f"^{word}"))


@at_length_in_both
def test_the_second_boat_is_called_the_second(window: Open) -> None:
    for seed in range(1, 30):
        game = moment("setup_boat", seed=seed)
        assert game.decision is not None
        about: Any = game.view(game.decision.seat)["about"]
        if about.get("of") == 2:
            break
    page = sit_at(window, game, size=(390, 844))
    expect(page.locator(".decide .count")).to_have_text("boat 1 of 2")
    assert game.decision is not None
    sea = str(game.decision.actions[0]).split()[1]
    page.locator(f'[data-sea="{sea}"]').first.click()
    page.locator(f'.decide .primary[data-action="boat {sea}"]').click()
    expect(page.locator(".decide .count")).to_have_text("boat 2 of 2")
