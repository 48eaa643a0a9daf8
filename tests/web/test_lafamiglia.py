"""People play La Famiglia in the browser."""

from playwright.sync_api import expect
from support.page import PHONE, Open
from support.sicily_page import click_on, four_at_a_table, sit_down


def test_the_game_for_two_is_played_by_clicking(window: Open) -> None:
    page = sit_down(window, "1v1")
    assert click_on(page, seed=7, decisions=40)[1] == 40
    expect(page.locator("[data-spot='solo-board']")).to_be_attached()


def test_a_phone_is_enough(window: Open) -> None:
    page = sit_down(window, size=PHONE)
    assert click_on(page, decisions=15)[1] == 15
    whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert whole[0] <= PHONE[0]
    assert whole[1] <= PHONE[1]


def test_pointing_at_what_glows_is_playing(window: Open) -> None:
    page = sit_down(window)
    for _ in range(4):
        page.locator(".decide:not(.wait)").wait_for()
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        if page.locator(".decide button[data-action]:enabled").count() == 0:
            page.locator(":is(.area, .sea, .space button, [data-area], [data-sea]).legal").first.click()
        page.locator(".decide button[data-action]:enabled").first.click()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)


def test_a_plan_is_seen_by_the_partner_alone(window: Open) -> None:
    pages = four_at_a_table(window)
    mine, others, partner = pages[0], [pages[1], pages[3]], pages[2]
    mine.get_by_role("button", name="Plan with your partner").first.click()
    mine.get_by_role("button", name="Pin", exact=True).click()
    mine.locator('[data-area="enna"]').click()
    expect(mine.locator("[data-mark]")).to_have_count(1)
    expect(partner.locator("[data-mark]")).to_have_count(1)
    for page in others:
        expect(page.locator("[data-mark]")).to_have_count(0)
