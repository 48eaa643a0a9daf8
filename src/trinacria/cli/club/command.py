"""`trinacria club`: who is a member of a server, and how its club is run. Works while the server runs."""

import asyncio
import re
import time
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import click

from trinacria.cli.club.doing import done, member_argument, with_options
from trinacria.cli.club.host import DEEDS, day_of, deed, host_commands, reason_option, until_option
from trinacria.cli.database import chosen_database
from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.kernel.errors import TrinacriaError
from trinacria.words import Words

if TYPE_CHECKING:
    from trinacria.server.club.admission import AdmissionCode
    from trinacria.server.club.host.host import Host
    from trinacria.server.store.members import LogLine

MOST = 10_000
"""Lines that are shown."""
PERSON = re.compile(r"[rbyg]\d-\d$")
"""What a card with a face is called."""


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
            _suspend(words),
            _restore(words),
            _remove(words),
            _admission(words),
            _name(words),
            _picture(words),
            _recount(words),
            _log(words),
            *host_commands(words),
        ],
    )
    group.params.append(language_option(words))
    return group


def _list(words: Words) -> click.Command:

    def told(database: str | None) -> int:
        members = done(database, words, lambda host: host.found("", "all", "", MOST))
        now = time.time()
        for line in members:
            member, ended = line.member, line.suspension is not None and (line.suspension.until or now + 1) <= now
            state = "suspended" if member.suspended and not ended else "member"
            click.echo(words("club-listed", name=member.name, since=_day(member.since), state=state))
        click.echo(words("club-count", count=len(members)))
        return 0

    return _command("list", told, words)


def _key(words: Words) -> click.Command:

    def told(name: str, database: str | None) -> int:
        sheet = done(database, words, lambda host: host.give_key(name))
        click.echo(words("club-key-given", name=name, sheet=sheet))
        return 0

    return _command("key", told, words, member_argument())


def _rename(words: Words) -> click.Command:

    def told(name: str, new_name: str, reason: str, database: str | None) -> int:
        member = done(database, words, lambda host: host.rename(name, new_name, reason))
        click.echo(words("club-renamed", before=name, after=member.name))
        return 0

    return _command("rename", told, words, member_argument(), click.Argument(["new_name"]), reason_option(words))


def _suspend(words: Words) -> click.Command:

    def told(name: str, until: str | None, reason: str, database: str | None) -> int:
        done(database, words, lambda host: host.suspend(name, until, reason))
        said = "club-suspended" if until is None else "host-suspended-until"
        click.echo(words(said, name=name, **day_of(until)))
        return 0

    return _command("suspend", told, words, member_argument(), until_option(words), reason_option(words))


def _restore(words: Words) -> click.Command:

    def told(name: str, reason: str, database: str | None) -> int:
        done(database, words, lambda host: host.restore(name, reason))
        click.echo(words("club-restored", name=name))
        return 0

    return _command("restore", told, words, member_argument(), reason_option(words))


def _remove(words: Words) -> click.Command:

    def told(name: str, reason: str, database: str | None) -> int:
        done(database, words, lambda host: host.remove(name, reason))
        click.echo(words("club-removed", name=name))
        return 0

    return _command("remove", told, words, member_argument(), reason_option(words))


def _admission(words: Words) -> click.Command:

    def told(who: Any, count: int | None, until: str | None, database: str | None) -> int:
        if who is None:
            now, kept = done(database, words, _admitted)
            click.echo(words("club-admitted", who=now))
            if kept is not None:
                from trinacria.server.club.host.host import until_day

                left = None if kept.most is None else max(0, kept.most - kept.used)
                _tell_bounds(kept.most, left, until_day(kept), words)
            return 0
        code = done(database, words, lambda host: host.run(admission=who, most=count, day=until))
        click.echo(words("club-admission", who=who, code=code or ""))
        _tell_bounds(count, count, until, words)
        return 0

    return _command(
        "admission",
        told,
        words,
        click.Argument(["who"], type=click.Choice(["open", "code", "closed"]), required=False),
        click.Option(["--count"], type=int, help=words("club-help-code-count")),
        until_option(words),
    )


async def _admitted(host: "Host") -> "tuple[str, AdmissionCode | None]":
    """Who may become a member, and what is known of the code by which they come."""
    now = await host.club.admission()
    return now, await host.club.code() if now == "code" else None


def _tell_bounds(most: int | None, left: int | None, until: str | None, words: Words) -> None:
    """How many may still come by a code, and until when."""
    if most is not None:
        click.echo(words("club-code-left", left=left or 0, most=most))
    if until is not None:
        click.echo(words("club-code-until", day=until))


def _people() -> list[str]:
    """The people of Famiglia's cards, who have faces."""
    drawn = (one.name.removesuffix(".svg").lower() for one in files("trinacria.art").joinpath("faces").iterdir())
    return sorted(name for name in drawn if PERSON.match(name))


def _picture(words: Words) -> click.Command:

    def told(person: str | None, database: str | None) -> int:
        known = _people()
        if person is not None and person.lower() not in known:
            raise TrinacriaError("club-error-picture", person=person[:20], known=", ".join(known))
        face = f"famiglia/{person.lower()}" if person is not None else ""
        done(database, words, lambda host: host.run(picture=face))
        click.echo(words("club-pictured", shown="yes" if face else "no", person=(person or "").upper()))
        return 0

    return _command("picture", told, words, click.Argument(["person"], required=False))


def _name(words: Words) -> click.Command:

    def told(name: str, database: str | None) -> int:
        done(database, words, lambda host: host.run(name=name[:60]))
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
        for line, who in done(database, words, lambda host: host.log(None, count)):
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(line.at))
            click.echo(f"{at}  {_said(line, who or words('club-former'), words)}")
        return 0

    most = click.Option(["--count"], type=click.IntRange(1, MOST), default=50, show_default=True)
    most.help = words("club-help-count")
    return _command("log", told, words, most)


def _said(line: "LogLine", who: str, words: Words) -> str:
    if line.what in DEEDS:
        return deed(line, who, words)
    facts = line.facts
    return words(
        "club-deed",
        who=who,
        what=line.what,
        before=facts.get("before", ""),
        after=facts.get("after", ""),
        named="yes" if facts.get("device") else "no",
        device=facts.get("device", ""),
    )


def _command(name: str, told: Callable[..., int], words: Words, *params: click.Parameter) -> click.Command:
    said = words("club-help-command", command=name)
    return click.Command(name, callback=told, help=said, short_help=said, params=with_options(params, words))


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))
