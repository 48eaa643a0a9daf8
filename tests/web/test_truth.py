"""What a table tells is true of this table: its pack, its numbers, its players, and who did what."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect
from support.packs.own_packs import own_pack
from support.page.browser import PATIENCE, Open, change_settings
from support.server.tables import Host

import trinacria

ALONE = [{"kind": "me", "nickname": "Ada"}, *({"kind": "bot", "bot": "random"} for _ in range(3))]


def own_box(host: Host) -> str:
    """The hash of a pack with characters of other names and other numbers."""
    files = own_pack("Our box", {"rounds": 3, "mandamento_areas": 3, "win_team": 8})
    files["characters.toml"] = re.sub(r'^name = "', 'name = "Zed ', files["characters.toml"], flags=re.MULTILINE)
    # Its words are about names that are gone.
    del files["words.toml"]
    well, said = host.request("POST", "/api/v1/packs", {"game": "lafamiglia", "files": files})
    assert well, said
    found: str = json.loads(said)["hash"]
    return found


def log(page: Page) -> Any:
    """The log beside the table."""
    return page.locator(".rail .log")


def drafted(host: Host, **options: Any) -> str:
    """The path of a seat at a table where the families were chosen."""
    made = host.table("lafamiglia", ALONE, options={"draft": True, **options}, places="fixed")
    with host.seat(made) as seat:
        seat.ask("start")
        while seat.screen["game"].get("families") is None:
            seat.until_asked()
            seat.play(seat.options[0])
    return f"/t/{made['table']}#{made['seats'][0]['token']}"


def test_two_tables_in_one_window_are_told_each_with_its_own_pack(window: Open) -> None:
    page = window(path=None)
    page.set_default_timeout(PATIENCE)
    host = window.host(page)
    ours, box = drafted(host, content=own_box(host)), drafted(host)
    for path, rounds, areas, own in ((ours, 3, 3, True), (box, 4, 2, False), (ours, 3, 3, True)):
        window.go(page, path)
        expect(log(page)).to_contain_text("character card")
        told = re.findall("character card “(.+?)”", log(page).locator("ol").first.inner_text())
        assert told
        assert [name.startswith("Zed ") for name in told] == [own] * len(told)
        page.get_by_role("button", name="Explain").first.click()
        page.locator("[data-explain='column police']").first.click()
        page.get_by_role("button", name="All symbols").click()
        expect(page.get_by_role("dialog")).to_contain_text(f"at least {areas} of its 3 areas")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".moment")).to_contain_text(f"Round 1 of {rounds}")


def test_after_a_draft_players_are_called_by_their_names(window: Open) -> None:
    page = window(path=None)
    page.set_default_timeout(PATIENCE)
    host = window.host(page)
    window.go(page, drafted(host))
    expect(log(page)).to_contain_text("family.")
    told = " ".join(" ".join(log(page).locator("li").all_inner_texts()).split())
    assert re.search(r"You lead the \w+ family", told)
    assert not re.search(r"\b(?:nw|ne|sw|se)\b", told), told


def test_another_language_words_the_whole_log_again(window: Open) -> None:
    page = window(path=None)
    page.set_default_timeout(PATIENCE)
    window.go(page, drafted(window.host(page)))
    expect(log(page)).to_contain_text("You lead the")
    english = log(page).inner_text()
    change_settings(page, language="fr")
    expect(log(page)).to_contain_text("Vous dirigez la famille")
    french = log(page).inner_text()
    assert not re.search(r"\b(?:you|your|leads?|the|card|family)\b", french, re.I), french
    assert len(french.splitlines()) == len(english.splitlines())
    change_settings(page, language="en")
    expect(log(page)).to_contain_text("You lead the")
    assert log(page).inner_text() == english


def test_the_recap_of_famiglia_names_who_did_it_once_a_turn(window: Open) -> None:
    page = window(path=None)
    page.set_default_timeout(PATIENCE)
    host = window.host(page)
    # Its street has no card that costs nothing.
    made = host.from_position(trinacria.new_game("famiglia", seed=3), ("p1", "p2"))
    ada, bruno = (f"/t/{made['table']}#{seat['token']}" for seat in made["seats"])
    with host.at(ada) as first, host.at(bruno) as second:
        first.ask("start")
        first.play("pass")
        second.until_asked()
        second.play("new R3")
        second.play("pass")
    window.go(page, ada)
    recap = page.get_by_role("region", name="Since your last turn").first
    expect(recap.locator(".line")).to_have_count(2)
    expect(recap).to_contain_text("1 turn")
    expect(recap.locator(".line").first).to_contain_text("new card")
    for line in recap.locator(".line").all():
        expect(line).to_contain_text("Bruno")
        expect(line).not_to_contain_text("you")
