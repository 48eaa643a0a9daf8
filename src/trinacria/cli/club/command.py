"""`trinacria club`: who is a member of a server, and how its club is run. Works while the server runs."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trinacria.cli.database import chosen_database, database_option
from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.words import Words

if TYPE_CHECKING:
    from trinacria.server.club.club import Club

MOST = 10_000
"""Lines that are shown."""
Found = TypeVar("Found")
Work = Callable[["Club"], Awaitable[Found]]


def club_command(words: Words) -> click.Group:
    """The command `club` with its subcommands."""
    group = click.Group(
        "club",
        help=words("club-help"),
        short_help=words("club-help"),
        commands=[
            _list(words),
            _key(words),
            _rename(words),
            *(_suspend(words, name) for name in ("suspend", "restore")),
            _remove(words),
            _admission(words),
            _name(words),
            _recount(words),
            _log(words),
        ],
    )
    group.params.append(language_option(words))
    return group


def _list(words: Words) -> click.Command:

    def told(database: str | None) -> int:
        members = _done(database, words, lambda club: club.members("", MOST))
        for member in members:
            state = "suspended" if member.suspended else "member"
            click.echo(words("club-listed", name=member.name, since=_day(member.since), state=state))
        click.echo(words("club-count", count=len(members)))
        return 0

    return _command("list", told, words)


def _key(words: Words) -> click.Command:

    def told(name: str, database: str | None) -> int:
        sheet = _done(database, words, lambda club: club.give_key(name))
        click.echo(words("club-key-given", name=name, sheet=sheet))
        return 0

    return _command("key", told, words, _member())


def _rename(words: Words) -> click.Command:

    def told(name: str, new_name: str, database: str | None) -> int:
        member = _done(database, words, lambda club: club.rename_for(name, new_name))
        click.echo(words("club-renamed", before=name, after=member.name))
        return 0

    return _command("rename", told, words, _member(), click.Argument(["new_name"]))


def _suspend(words: Words, command: str) -> click.Command:

    def told(name: str, database: str | None) -> int:
        _done(database, words, lambda club: club.suspend(name, command == "suspend"))
        click.echo(words("club-suspended" if command == "suspend" else "club-restored", name=name))
        return 0

    return _command(command, told, words, _member())


def _remove(words: Words) -> click.Command:

    def told(name: str, database: str | None) -> int:
        _done(database, words, lambda club: club.remove(name))
        click.echo(words("club-removed", name=name))
        return 0

    return _command("remove", told, words, _member())


def _admission(words: Words) -> click.Command:

    def told(who: Any, database: str | None) -> int:
        code = _done(database, words, lambda club: club.run(admission=who))
        click.echo(words("club-admission", who=who, code=code or ""))
        return 0

    return _command("admission", told, words, click.Argument(["who"], type=click.Choice(["open", "code", "closed"])))


def _name(words: Words) -> click.Command:

    def told(name: str, database: str | None) -> int:
        _done(database, words, lambda club: club.run(name=name[:60]))
        click.echo(words("club-named", name=name[:60]))
        return 0

    return _command("name", told, words, click.Argument(["name"]))


def _recount(words: Words) -> click.Command:

    def told(database: str | None) -> int:
        with needs("server", "trinacria club"):
            from trinacria.server.club.people.recount import recount

        click.echo(words("people-recounted", count=asyncio.run(recount(chosen_database(database, words)))))
        return 0

    command = _command("recount", told, words)
    command.help = command.short_help = words("people-help-recount")
    return command


def _log(words: Words) -> click.Command:

    def told(count: int, database: str | None) -> int:
        async def read(club: "Club") -> list[tuple[str, str]]:
            names = {member.id: member.name for member in await club.members("", MOST)}
            return [
                (
                    time.strftime("%Y-%m-%d %H:%M", time.localtime(line.at)),
                    words(
                        "club-deed",
                        who=names.get(line.member or "", "") or words("club-former"),
                        what=line.what,
                        before=line.facts.get("before", ""),
                        after=line.facts.get("after", ""),
                        named="yes" if line.facts.get("device") else "no",
                        device=line.facts.get("device", ""),
                    ),
                )
                for line in await club.story(None, count)
            ]

        for at, said in _done(database, words, read):
            click.echo(f"{at}  {said}")
        return 0

    most = click.Option(["--count"], type=click.IntRange(1, MOST), default=50, show_default=True)
    most.help = words("club-help-count")
    return _command("log", told, words, most)


def _command(name: str, told: Callable[..., int], words: Words, *params: click.Parameter) -> click.Command:
    return click.Command(
        name,
        callback=told,
        help=words("club-help-command", command=name),
        short_help=words("club-help-command", command=name),
        params=[*params, database_option(words), language_option(words)],
    )


def _member() -> click.Argument:
    return click.Argument(["name"])


def _done(database: str | None, words: Words, work: Work[Found]) -> Found:
    """Have something done with the club of a database; raises Refusal."""
    # The server takes a while to import: no other command waits for it.
    with needs("server", "trinacria club"):
        from trinacria.server.club.database import with_club

    return asyncio.run(with_club(chosen_database(database, words), work))


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))
