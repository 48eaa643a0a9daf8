"""`trinacria club`, the host's part, beside what the page does: the same acts, and the same lines in the log."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.terminal.club_commands import admitted, club, new_database

from trinacria.server.club.database import first_key, with_host
from trinacria.server.club.host.host import Host
from trinacria.server.club.host.reports import Told
from trinacria.server.ops.backup import back_up, restore
from trinacria.server.store.host import LineSaid
from trinacria.server.store.members import MemberSeat
from trinacria.words import LANGUAGES

DAY = "2099-12-31"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return new_database(tmp_path)


def reported(database: str, *names: str) -> None:
    """Each of them has said something at a table; the first one is a member."""

    async def report(host: Host) -> None:
        ada = await host.club.found("Ada")
        await host.club._store.seat([MemberSeat(ada.id, "table", "1", "hash", 0.0)])
        for at, name in enumerate(names):
            context = [LineSaid(0.0, name, "Bad line", True)]
            seat = ("1", ["hash"]) if name == "Ada" else None
            told = Told("line", "table", "Friday", seat, name, str(at), "2", "Bruno", "insults", context)
            await host.reports.take(told, "")

    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        file.execute("insert into tables values ('table', 'lobby', 0, '{}', 0, null, null)")
        file.commit()
    asyncio.run(with_host(database, report))


def test_the_link_is_new_each_time_and_only_its_hash_is_kept(database: str) -> None:
    first = asyncio.run(first_key(database))
    assert first is not None
    assert asyncio.run(first_key(database)) is None
    told = club(database, "host", "--address", "https://play.example/")
    key = told.split("https://play.example/host#")[1].split()[0]
    assert key != first

    async def tries(host: Host) -> None:
        await host.check(key, "")
        with pytest.raises(Exception, match="no longer opens"):
            await host.check(first, "")

    asyncio.run(with_host(database, tries))
    stored = Path(database.removeprefix("sqlite:///")).read_bytes()
    assert key.encode() not in stored


def test_the_host_deals_with_reports(database: str) -> None:
    assert "No reports are waiting" in club(database, "reports")
    admitted(database, "Ada")
    reported(database, "Ada", "Guest", "Ada")
    told = club(database, "reports")
    assert "3 reports are waiting" in told
    assert "> Guest: Bad line" in told
    assert "(guest)" in told
    assert "as a guest" in club(database, "report", "2", "warn", code=2)
    club(database, "report", "2", "dismiss")
    assert "Ada was warned" in club(database, "report", "1", "warn", "--reason", "Be kind")
    assert "Ada is suspended" in club(database, "report", "3", "suspend", "--until", DAY, "--reason", "Again")
    assert "No reports are waiting" in club(database, "reports")
    assert "No report with the number 1" in club(database, "report", "1", "dismiss", code=2)
    log = club(database, "log")
    assert "The host suspended Ada until the end of 31 December 2099. Reason: Again" in log
    assert "The host warned Ada. Reason: Be kind" in log
    assert "The host dismissed report 2." in log
    assert "suspended" in club(database, "list")


def test_words_announcements_and_warnings(database: str) -> None:
    admitted(database, "Ada")
    club(database, "words", "add", "Stronzo")
    assert "Stronzo" in club(database, "words", "list")
    assert "already" in club(database, "words", "add", "STRONZO", code=2)
    club(database, "words", "remove", "stronzo")
    assert "No words yet" in club(database, "words", "list")
    assert "Friday at eight" in club(database, "announce", "Friday at eight", "--until", DAY)
    club(database, "announce")
    assert "not a day" in club(database, "announce", "x", "--until", "tomorrow", code=2)
    club(database, "warn", "Ada", "--reason", "Be kind")
    log = club(database, "log").splitlines()
    assert len(log) == 6
    assert "Be kind" in log[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_host_has_its_words(database: str, language: str) -> None:
    admitted(database, "Ada")
    reported(database, "Ada", "Guest")
    spoken = ["--lang", language]
    for wish in (
        ["host"],
        ["announce", "Friday", "--until", DAY],
        ["announce"],
        ["words", "add", "bad"],
        ["words", "list"],
        ["words", "remove", "bad"],
        ["reports"],
        ["warn", "Ada"],
        ["suspend", "Ada", "--until", DAY, "--reason", "Why"],
        ["restore", "Ada"],
        ["report", "1", "suspend"],
        ["report", "2", "dismiss"],
        ["remove", "Ada", "--reason", "Why"],
    ):
        assert club(database, *wish, *spoken).strip()
    told = club(database, "log", *spoken)
    assert len(told.splitlines()) == 12
    for code in ("host-", "{", "word_added", "m12", DAY):
        assert code not in told


def test_a_backup_takes_along_what_the_host_keeps(database: str, tmp_path: Path) -> None:
    admitted(database, "Ada")
    reported(database, "Guest")
    club(database, "words", "add", "bad")
    club(database, "suspend", "Ada", "--until", DAY)
    asyncio.run(back_up(database, tmp_path / "backup.db"))
    there = f"sqlite:///{tmp_path / 'there.db'}"
    asyncio.run(restore(tmp_path / "backup.db", there))
    for wish in (["reports"], ["words", "list"], ["list"], ["log"]):
        assert club(there, *wish) == club(database, *wish)
