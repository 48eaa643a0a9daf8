"""`trinacria club`: the host runs the club of a database, in every language and with words for everything."""

import asyncio
from pathlib import Path

import pytest
from support.terminal.club_commands import admitted, club, new_database

from trinacria.server.club.club import Club, Opened
from trinacria.server.club.database import with_club
from trinacria.words import LANGUAGES


@pytest.fixture
def database(tmp_path: Path) -> str:
    return new_database(tmp_path)


def test_the_host_sees_names_and_removes_members(database: str) -> None:
    assert "No members yet" in club(database, "list")
    admitted(database, "Ada")
    admitted(database, "Bruno")
    told = club(database, "list")
    assert told.index("Ada") < told.index("Bruno")
    assert "2 members" in told
    assert "Ada B" in club(database, "rename", "Ada", "Ada B")
    assert "can only watch" in club(database, "suspend", "bruno")
    assert "suspended" in club(database, "list")
    club(database, "restore", "Bruno")
    assert "suspended" not in club(database, "list")
    club(database, "remove", "Bruno")
    assert "1 member." in club(database, "list")
    assert "no member called Bruno" in club(database, "key", "Bruno", code=2)


def test_a_given_key_opens_the_member(database: str) -> None:
    admitted(database, "Ada")
    told = club(database, "key", "Ada")
    sheet = told.split("Ada: ")[1].split()[0]

    async def enter(found: Club) -> Opened:
        return await found.enter_by_sheet(sheet, "", "")

    assert asyncio.run(with_club(database, enter)).member.name == "Ada"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(database: str, language: str) -> None:
    admitted(database, "Ada")
    spoken = ["--lang", language]
    for wish in (
        ["list"],
        ["admission", "open"],
        ["admission", "closed"],
        ["admission"],
        ["name", "Friday"],
        ["picture", "r2-1"],
        ["picture"],
        ["rename", "Ada", "Eva"],
    ):
        assert club(database, *wish, *spoken).strip()
    assert "c-" in club(database, "admission", "code", *spoken)
    for wish in (["suspend", "Eva"], ["restore", "Eva"], ["key", "Eva"], ["remove", "Eva"]):
        assert club(database, *wish, *spoken).strip()
    told = club(database, "log", *spoken)
    assert len(told.splitlines()) == 12
    for code in ("club-", "{", "renamed", "signed_out", "key_given"):
        assert code not in told


def test_a_database_that_is_not_there_is_named(tmp_path: Path) -> None:
    told = club(f"sqlite:///{tmp_path / 'none.db'}", "list", code=2)
    assert "none.db" in told
    assert not (tmp_path / "none.db").exists()


def test_the_host_has_all_games_counted_once_more(database: str) -> None:
    assert club(database, "recount") == "0 games counted.\n"
