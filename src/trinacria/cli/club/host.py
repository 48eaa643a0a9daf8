"""`trinacria club`, the host's part: link to the page, announcements, words, reports, suspensions with an end."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from trinacria.cli.club.doing import done, member_argument, with_options
from trinacria.cli.options import language_option
from trinacria.words import Words

if TYPE_CHECKING:
    from trinacria.server.store.members import LogLine

MOST = 500
"""Lines that are shown."""
DEEDS = (
    "suspended",
    "restored",
    "removed",
    "warned",
    "dismissed",
    "announced",
    "unannounced",
    "word_added",
    "word_removed",
    "host_key",
    "backed_up",
)
"""What the host does has sentences of its own."""


def host_commands(words: Words) -> list[click.Command]:
    """What the host does beside running the club."""
    return [_link(words), _announce(words), _words(words), _reports(words), _report(words), _warn(words)]


def day_of(until: str | None) -> dict[str, str]:
    """A day as sentences take it."""
    when = date.fromisoformat(until) if until is not None else date.min
    return {"day": str(when.day), "month": f"m{when.month}", "year": str(when.year)}


def deed(line: "LogLine", who: str, words: Words) -> str:
    """What the host did, as a sentence."""
    facts = line.facts
    return words(
        "host-deed",
        what=line.what,
        who=who,
        given="yes" if facts.get("reason") else "no",
        reason=facts.get("reason", ""),
        ended="yes" if facts.get("until") else "no",
        word=facts.get("word", ""),
        text=facts.get("text", ""),
        file=facts.get("file", ""),
        number=facts.get("number", ""),
        **day_of(facts.get("until")),
    )


def until_option(words: Words) -> click.Option:
    return click.Option(["--until"], metavar="DAY", help=words("host-help-until"))


def reason_option(words: Words) -> click.Option:
    return click.Option(["--reason"], default="", help=words("host-help-reason"))


def _command(name: str, told: Callable[..., int], words: Words, *params: click.Parameter) -> click.Command:
    said = words("host-help-command", command=name)
    return click.Command(name, callback=told, help=said, short_help=said, params=with_options(params, words))


def _link(words: Words) -> click.Command:

    def told(address: str, database: str | None) -> int:
        key = done(database, words, lambda host: host.new_key())
        click.echo(words("host-link", address=f"{address.rstrip('/')}/host#{key}"))
        return 0

    where = click.Option(["--address"], default="http://127.0.0.1:8000", show_default=True)
    where.help = words("host-help-address")
    return _command("host", told, words, where)


def _announce(words: Words) -> click.Command:

    def told(text: str, until: str | None, database: str | None) -> int:
        done(database, words, lambda host: host.announce(text, until))
        click.echo(words("host-announced", text=text) if text.strip() else words("host-unannounced"))
        return 0

    return _command("announce", told, words, click.Argument(["text"], required=False, default=""), until_option(words))


def _words(words: Words) -> click.Command:

    def add(word: str, database: str | None) -> int:
        done(database, words, lambda host: host.add_word(word))
        click.echo(words("host-word-added", word=word))
        return 0

    def remove(word: str, database: str | None) -> int:
        done(database, words, lambda host: host.drop_word(word))
        click.echo(words("host-word-removed", word=word))
        return 0

    def listed(database: str | None) -> int:
        found = done(database, words, lambda host: host.words())
        for word in found:
            click.echo(word)
        click.echo(words("host-words-count", count=len(found)))
        return 0

    said = words("host-help-command", command="words")
    group = click.Group(
        "words",
        help=said,
        short_help=said,
        commands=[
            _command("add", add, words, click.Argument(["word"])),
            _command("remove", remove, words, click.Argument(["word"])),
            _command("list", listed, words),
        ],
    )
    group.params.append(language_option(words))
    return group


def _reports(words: Words) -> click.Command:

    def told(database: str | None) -> int:
        found = done(database, words, lambda host: host.reports.open(MOST))
        for report in found:
            about = "guest" if report.member is None else "member"
            facts = {"kind": report.kind, "name": report.name, "about": about, "reason": report.reason}
            click.echo(words("host-report-listed", number=str(report.number), **facts))
            for line in report.context:
                click.echo(f"  {'>' if line.meant else ' '} {line.name}: {line.text}")
        click.echo(words("host-reports-count", count=len(found)))
        return 0

    return _command("reports", told, words)


def _report(words: Words) -> click.Command:

    def told(number: int, act: Any, until: str | None, reason: str, database: str | None) -> int:
        report = done(database, words, lambda host: host.settle(number, act, until, reason))
        click.echo(words("host-report-done", act=act, name=report.name))
        return 0

    return _command(
        "report",
        told,
        words,
        click.Argument(["number"], type=click.IntRange(1, 1_000_000_000)),
        click.Argument(["act"], type=click.Choice(["dismiss", "warn", "suspend"])),
        until_option(words),
        reason_option(words),
    )


def _warn(words: Words) -> click.Command:

    def told(name: str, reason: str, database: str | None) -> int:
        done(database, words, lambda host: host.warn(name, reason))
        click.echo(words("host-warned", name=name))
        return 0

    return _command("warn", told, words, member_argument(), reason_option(words))
