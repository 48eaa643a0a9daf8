"""The face that a member chooses, and others see."""

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations_in_both_themes
from support.page.members import LAPTOP, SMALL, Browsers, become
from support.page.screens import faults_on

FACES = 60
BOX = "main form.box"


def at_home(page: Page, name: str) -> Page:
    """A new member's own page."""
    become(page, name)
    page.goto("/me")
    page.locator("[data-here]").wait_for()
    return page


def picture_in(page: Page, place: str) -> str:
    """Where the picture of a face lies; it was drawn, for it has a size of its own."""
    image = page.locator(f"{place} svg.member-face image")
    image.wait_for()
    drawn = """async (image) => {
      const tried = new Image();
      tried.src = image.getAttribute("href");
      await tried.decode();
      return tried.naturalWidth > 0 ? tried.src : "";
    }"""
    found: str = image.evaluate(drawn)
    return found


def test_a_face_is_chosen_by_keys_and_seen_by_others(browsers: Browsers) -> None:
    page = at_home(browsers(), "Fiora Faces")
    expect(page.locator("a.me .letter")).to_have_text("F")
    page.get_by_role("button", name="Choose a face").press("Enter")
    group = page.get_by_role("radiogroup", name="Your face")
    expect(group.get_by_role("radio")).to_have_count(1 + FACES)
    names = group.get_by_role("radio").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert len(set(names)) == 1 + FACES, "each has a name of its own"
    assert not any("-card-" in name for name in names)
    letter = group.get_by_role("radio", name="My first letter")
    expect(letter).to_be_checked()
    letter.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio", name=names[2], exact=True)).to_be_checked()
    assert page.locator("a.me .letter").inner_text() == "F", "nothing is kept before it is saved"
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(group).to_have_count(0)
    chosen = picture_in(page, "a.me")
    assert picture_in(page, "main header") == chosen

    guest = browsers(path="/people/Fiora Faces")
    assert picture_in(guest, "main .head") == chosen
    other = at_home(browsers(), "Gina Guests")
    other.goto("/people")
    other.get_by_label("Find somebody").fill("Fiora F")
    expect(other.locator("li.person").first).to_contain_text("Fiora Faces")
    assert picture_in(other, "li.person:first-child") == chosen

    page.get_by_role("button", name="Choose a face").click()
    page.get_by_role("radio", name="My first letter").check(force=True)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("a.me .letter")).to_have_text("F")
    guest.reload()
    expect(guest.locator("main .head .letter")).to_have_text("F")


def test_a_face_that_the_page_does_not_have_is_a_letter(browsers: Browsers) -> None:
    page = at_home(browsers(), "Nora Nobody")
    for face in ("famiglia/r9-9", "famiglia/ground-r", "nowhere/r2-1", "r2-1"):
        page.evaluate(
            """(face) => fetch("/api/v1/club/me", {
              method: "POST",
              headers: {
                "Content-Type": "application/json",
                Authorization: `Bearer ${JSON.parse(localStorage["trinacria-member"]).key}`,
              },
              body: JSON.stringify({ face }),
            })""",
            face,
        )
        page.reload()
        expect(page.locator("main header .letter")).to_have_text("N")


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "phone"])
def test_faces_fit_and_can_be_heard(browsers: Browsers, size: tuple[int, int]) -> None:
    page = at_home(browsers(size), f"Fine {size[0]}")
    page.get_by_role("button", name="Choose a face").click()
    page.get_by_role("radio").nth(9).check(force=True)
    assert faults_on(page, BOX, scrolls=True) == ""
    assert violations_in_both_themes(page, "main") == []
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.goto(f"/people/Fine {size[0]}")
    page.locator("main .head svg.member-face").wait_for()
    assert faults_on(page, "h1", scrolls=True) == ""
    assert violations_in_both_themes(page) == []
