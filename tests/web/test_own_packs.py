"""A pack of one's own on the page: brought from a file, played with, tried, and harmless."""

import io
import json
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, expect
from support.packs.own_packs import own_pack
from support.page.axe import violations, violations_of
from support.page.browser import PATIENCE, Look, Open
from support.page.editions import at_length_in_both

SCRIPT = "<img src=x onerror=alert(1)><script>alert(2)</script>"
HOUSE = {"rounds": 2, "start_money": 3}


def archive(folder: Path, files: dict[str, str]) -> str:
    """The files of a pack as one archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as opened:
        for name, text in files.items():
            opened.writestr(name, text)
    file = folder / "box.zip"
    file.write_bytes(packed.getvalue())
    return str(file)


@pytest.mark.keeps_windows
@at_length_in_both
def test_a_pack_is_brought_and_played_with_and_everybody_reads_so(window: Open, tmp_path: Path) -> None:
    page = window(path="/new?game=lafamiglia")
    page.get_by_label("Add a pack").set_input_files(archive(tmp_path, own_pack("La nostra scatola", HOUSE)))
    mine = page.locator(".choice", has_text="La nostra scatola")
    expect(mine.get_by_role("radio")).to_be_checked()
    expect(mine).to_contain_text("The game lasts 2 rounds.")
    assert violations_of(page, "fieldset:has(.choice)") == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".rail")).to_contain_text("La nostra scatola", timeout=PATIENCE)
    expect(page.locator(".rail")).to_contain_text("Every family starts with 3 more money.")
    # Two rounds, as the pack has it.
    expect(page.locator(".moment")).to_contain_text("Round 1 of 2")
    expect(page.locator("header").first).to_contain_text("La nostra scatola")


@pytest.mark.slow
@at_length_in_both
def test_a_pack_has_a_page_that_leads_to_a_table_and_tries_it(window: Open) -> None:
    page = window(path="/")
    wish = {"game": "lafamiglia", "files": own_pack("Tried", HOUSE)}
    well, taken = window.host(page).request("POST", "/api/v1/packs", wish)
    assert well, taken
    window.go(page, f"/packs/{json.loads(taken)['hash']}")
    expect(page.get_by_role("heading", name="Tried")).to_be_visible()
    page.get_by_role("button", name="Play 200 games").click()
    expect(page.locator("progress")).to_have_attribute("value", "4", timeout=PATIENCE)
    expect(page.get_by_role("img", name="North-west")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Play with it").click()
    expect(page.locator(".choice", has_text="Tried").get_by_role("radio")).to_be_checked()


def test_texts_of_a_bad_pack_are_only_text(window: Open, look: Look, tmp_path: Path) -> None:
    page = window(path="/new?game=lafamiglia")
    ran: list[str] = []

    def refuse(dialog: Dialog) -> None:
        ran.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", refuse)
    files = own_pack(SCRIPT)
    files["tiles.toml"] = files["tiles.toml"].replace('trigger = "defending"', f"trigger = '{SCRIPT}'")
    page.get_by_label("Add a pack").set_input_files(archive(tmp_path, files))
    faults = page.get_by_role("alert").filter(has_text="Nothing was kept")
    expect(faults).to_contain_text("<script>alert(2)</script>")
    expect(page.locator(".choice", has_text="Own pack")).to_have_count(0)
    assert page.locator(".faults img, .faults script").count() == 0
    assert ran == []
    # The browser itself notes the refusal; names of files and places are what the faults are about.
    look.faults[:] = [fault for fault in look.faults if "422" not in fault and not fault.startswith("code: ")]
    page.goto("about:blank")
