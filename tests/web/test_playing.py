"""People play Famiglia in the browser."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from support.games import famiglia
from support.page.axe import violations, violations_of
from support.page.browser import DESK, PHONE, Open, Player, against_a_bot, begin_from
from support.page.editions import at_length_in_both
from support.page.setting_up import open_table, unfold
from support.runs.effort import EVERYTHING, amount

from trinacria.words import Words


def sit_down(page: Page) -> Player:
    """Sit down against a bot as home offers it."""
    page.get_by_role("button", name="Play Famiglia against a bot").click()
    page.locator(".felt").wait_for()
    return Player(page)


def my_turn(player: Player) -> None:
    """Wait until the page asks."""
    player.page.locator(".decide:not(.wait)").wait_for()


def invite(window: Open) -> tuple[Page, Page]:
    """Two windows at one table: Ada opens it, Bruno follows her link, which opens once and leaves no secret behind."""
    ada = window()
    ada.get_by_role("link", name="With a friend").click()
    unfold(ada, "names")
    ada.get_by_label("Nickname").fill("Ada")
    open_table(ada)
    link = ada.get_by_label("Link to seat 2").input_value()
    bruno = window(path="/" + link.split("/", 3)[3])
    bruno.get_by_label("Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    bruno.get_by_text("The host starts the game.").wait_for()
    assert "#" not in bruno.url, "a secret stays in the address bar"
    bruno.reload()
    bruno.get_by_text("The host starts the game.").wait_for()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bruno):
        page.locator(".felt").wait_for()
    return ada, bruno


def talk(ada: Page, bruno: Page) -> None:
    """What one writes reaches the other as it was written."""
    ada.locator(".rail").get_by_role("tab", name="Table").click()
    ada.get_by_label("Write something").fill("<b>Ciao</b> Bruno")
    ada.get_by_label("Write something").press("Enter")
    expect(bruno.locator(".rail .chat")).to_contain_text("<b>Ciao</b> Bruno")
    expect(bruno.locator(".rail .chat")).to_contain_text("Ada")


def asked(players: list[Player]) -> Player:
    """Whoever of two people is asked, once both windows show the same moment; anybody after the end."""
    shown = [player.page.locator("[data-version]").get_attribute("data-version") for player in players]
    latest = max(int(one or 0) for one in shown)
    for player in players:
        player.page.wait_for_function(
            "(latest) => Number(document.querySelector('[data-version]').dataset.version) >= latest", arg=latest
        )
    mover = players[0] if players[0].deciding else players[1]
    mover.until_asked()
    return mover


@pytest.mark.keeps_windows
def test_two_people_meet_by_a_link_talk_and_play_a_whole_game_by_clicking(window: Open) -> None:
    pages = invite(window)
    talk(*pages)
    players = [Player(page, seed, patience=amount(1, 12)) for seed, page in enumerate(pages, 3)]
    expect(players[0].page.locator("header.top .phases .on")).to_have_text("First pass")
    while not (mover := asked(players)).over:
        mover.act()
    for player in players:
        player.page.locator(".rail .end h2").wait_for()
        expect(player.page.locator(".finale")).to_contain_text("revealed, as promised")
    told = [player.page.locator(".rail .end h2").inner_text() for player in players]
    assert told[0] == told[1]
    assert re.search(r"\d+\W+\d+", told[0])


@pytest.mark.keeps_windows
@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.slow), PHONE])
@at_length_in_both
def test_turns_against_a_bot_fit_every_screen_and_axe_finds_nothing_serious(
    window: Open, size: tuple[int, int]
) -> None:
    page = window(size)
    # On a desk `test_everyone.py` looks at home.
    if EVERYTHING:
        assert violations(page) == [], "home"
    player = sit_down(page)
    my_turn(player)
    assert violations_of(page, "header.top, .decide, .rail-btn") == [], "the table"
    for _ in range(amount(1, 4)):
        my_turn(player)
        player.act()
    whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert whole[0] <= size[0]
    assert whole[1] <= size[1]


def lying_over(page: Page, one: str, other: str) -> float:
    """How many pixels the lower edge of what one selector finds lies below the upper edge of the other's."""
    found: float = page.evaluate(
        """(both) => {
          const boxes = (one) => [...document.querySelectorAll(one)].map((part) => part.getBoundingClientRect());
          const [lower, upper] = both.map((one) => boxes(one).filter(({ width }) => width > 0));
          if (lower.length === 0 || upper.length === 0) throw new Error(`nothing is in sight of ${both}`);
          return Math.max(...lower.map(({ bottom }) => bottom)) - Math.min(...upper.map(({ top }) => top));
        }""",
        [one, other],
    )
    return found


@pytest.mark.keeps_windows
@pytest.mark.parametrize("cards", [*(pytest.param(many, marks=pytest.mark.slow) for many in (6, 9, 14)), 17])
@at_length_in_both
def test_nothing_lies_over_another_thing_on_a_small_phone(window: Open, cards: int) -> None:
    street = "R2 B1 G1 Y2 R1 B2 G2 Y1 R3 B3 G3 Y3 R4 B4 G4 Y4 R2"[: 3 * cards - 1]
    game = famiglia.table(street, "R0 B0 G0 Y0", "R0 B0 G0 Y0", deck="G0 R0")
    page = begin_from(window, game, "p1", (360, 640))
    page.locator(".street .slot").first.wait_for()
    assert page.locator(".street .slot").count() == cards
    assert lying_over(page, ".far .label", ".street .slot") <= 0
    # A long street scrolls in its place.
    assert lying_over(page, ".street", ".felt ol.track") <= 0
    assert page.locator(".street .slot").first.evaluate("(card) => card.clientWidth") >= 70
    assert lying_over(page, ".hand .cell", ".felt ol.track") <= 0


@pytest.mark.slow
@at_length_in_both
def test_the_keyboard_alone_suffices_for_a_game(window: Open) -> None:
    page = window()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Play Famiglia against a bot").focus()
    page.keyboard.press("Enter")
    page.locator(".felt").wait_for()
    player = Player(page, 11)
    for turn in range(200):
        player.until_asked()
        if player.over:
            break
        version = page.locator("[data-version]").get_attribute("data-version")
        cards = page.locator(".slot.legal")
        if cards.count() > 0 and (turn < 8 or "pass" not in player.buttons()):
            page.locator(".slot").first.focus()
            wanted = cards.nth(player.chance.randrange(cards.count()))
            for _ in range(40):
                if wanted.evaluate("card => card === document.activeElement"):
                    break
                page.keyboard.press("Tab")
            expect(wanted).to_be_focused()
            if player.moved_on(lambda: page.keyboard.press("Enter")):
                continue
        # A key that comes before its answer is on the screen is lost.
        page.locator(".decide button[data-action]:enabled").first.wait_for()
        page.keyboard.press("1")
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version or "")
    assert player.over


def ask_by_keys_and_clicks(page: Page) -> None:
    """Arrow keys lead, and a card that is not open says why not."""
    hand = page.locator(".hand .slot")
    hand.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".street .slot:focus, .felt button:focus")).to_have_count(1)
    expect(hand.nth(1)).not_to_be_focused()

    page.locator(".hand .slot:not(.legal)").first.click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Not possible")
    rule = bubble.locator(".rule").inner_text().strip()
    bubble.locator(".rule").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"Rule {rule}")
    assert len(page.locator("dialog .text").inner_text()) > 20


def load_anew(player: Player) -> None:
    """The turn is as it was."""
    page = player.page
    street = page.locator(".street .slot").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.reload()
    page.locator(".felt").wait_for()
    my_turn(player)
    again = page.locator(".street .slot").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert again == street


@pytest.mark.keeps_windows
@at_length_in_both
def test_keys_lead_and_a_turn_outlives_a_reload_an_undo_and_another_language(
    window: Open,
) -> None:
    game = famiglia.table("R2 B1 G1 Y2 R1 B2", "Y1 R0 B0 G0", "R0 Y0 B0 G0", deck="G0 G1 Y0 R3 B3")
    page = begin_from(window, game, "p1")
    player = Player(page)
    my_turn(player)
    ask_by_keys_and_clicks(page)
    load_anew(player)
    brute = page.locator('.hand .slot.legal[data-card="Y1"]')
    # To play a Brute only begins an action: no confirm is asked.
    if not player.moved_on(partial(brute.click, position={"x": 6, "y": 24})):
        player.press("play Y1")
    expect(page.locator(".hand .slot")).to_have_count(3)
    page.locator(".decide").get_by_role("button", name=re.compile("^(Undo|Back)")).click()
    expect(page.locator(".hand .slot")).to_have_count(4)
    expect(page.locator(".rail .log")).to_contain_text("undoes 1 action")
    others = (("Italiano", "it"), ("Deutsch", "de"), ("Français", "fr"), ("Español", "es"), ("English", "en"))[
        : amount(0, 4)
    ]
    for language, code in (("Русский", "ru"), *others):
        page.locator("nav .icon-btn").last.click()
        page.get_by_role("radio", name=language).check()
        page.keyboard.press("Escape")
        expect(page.locator(".decide .question")).to_contain_text(Words(code)("famiglia-way-new", place="other"))


@pytest.mark.keeps_windows
def names_of_three_turns(window: Open) -> list[str]:
    """Whom the curtain asks for, three times; empty where both could only pass, and the game was over."""
    page = window(path="/new")
    page.get_by_label("Seat 2").select_option("same-screen")
    unfold(page, "names")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Bruno")
    open_table(page)
    names: list[str] = []
    lift = page.get_by_role("button", name=re.compile("^I am "))
    while True:
        lift.or_(page.locator(".finale")).first.wait_for()
        if lift.count() == 0:
            return []
        names.append(lift.inner_text().removeprefix("I am "))
        assert page.locator(".slot").count() == 0, "the curtain shows cards"
        lift.click()
        expect(page.locator(".near .who")).to_contain_text(names[-1])
        if len(names) == 3:
            return names
        player = Player(page)
        page.locator('.decide button[data-action="pass"]').wait_for()
        takes = page.locator(".street .slot.legal")
        if takes.count() > 0 and not player.moved_on(takes.first.click):
            player.press(player.buttons()[0])
        while page.locator(".decide:not(.wait)").count() > 0:
            player.act()


@at_length_in_both
def test_two_people_at_one_screen_do_not_see_each_others_hands(window: Open) -> None:
    names = next(filter(None, (names_of_three_turns(window) for _ in range(10))))
    assert names[0] != names[1]
    assert names[0] == names[2]


@pytest.mark.slow
@at_length_in_both
def test_the_text_mode_plays_a_whole_game(window: Open) -> None:
    page = against_a_bot(window)
    player = Player(page)
    page.get_by_role("button", name="Text mode").click()
    expect(page.locator(".position")).to_contain_text("Street:")
    player.play_in_text(lambda answer: answer.click())
    assert player.over


def choose_setting(page: Page, name: str, value: str) -> None:
    """In the drawer, whatever language it speaks."""
    page.locator("nav .icon-btn").last.click()
    page.locator(f"dialog input[name={name}][value={value}]").check()
    page.keyboard.press("Escape")


def test_windows_of_one_browser_follow_each_others_settings(window: Open) -> None:
    """What one has changed is not taken back by what another changes later."""
    first = window(path="/about")
    second = first.context.new_page()
    second.goto("/about")
    pages = [page.locator("html") for page in (first, second)]
    for page in pages:
        expect(page).to_have_attribute("lang", "en")
    choose_setting(first, "language", "ru")
    for page in pages:
        expect(page).to_have_attribute("lang", "ru")
    choose_setting(second, "theme", "dark")
    for page in pages:
        expect(page).to_have_attribute("data-theme", "dark")
    first.reload()
    for page in pages:
        expect(page).to_have_attribute("lang", "ru")
        expect(page).to_have_attribute("data-theme", "dark")
