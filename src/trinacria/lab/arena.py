"""The arena: a bot against a fixed ladder, on fixed deals, with a report that anybody can check.

Every rung of the ladder answers by its seed alone, so a report proves itself: its records are played again, and at each
decision of a rung that bot is asked once more. Only the entrant's own decisions are taken on trust.
"""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

import trinacria
from trinacria.bots import Bot, BotFault, find_bot
from trinacria.bots.match import ask
from trinacria.bots.registry import PROGRAM
from trinacria.games import game_class, new_game
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.event import Event
from trinacria.kernel.record import load
from trinacria.kernel.seal import digest, sha256
from trinacria.lab.journal import Journal
from trinacria.lab.series import Outcome, Series, parties, play_one
from trinacria.lab.statistics import wilson
from trinacria.lab.study import study_of
from trinacria.lab.workers import Workers

ARENA: Final = 1
"""Changes whenever the same entrant would meet other games."""
LADDER: Final = ("random", "greedy", "normal@50", "hard@100", "master@16")
"""The weakest first; where a bot does not know a game its rung is left out."""
GAMES: Final = 40
"""Games on every rung: each deal twice, sides changed."""


class InvalidReport(TrinacriaError):
    """A report is damaged, or tells what cannot have happened."""


class Rung(msgspec.Struct, frozen=True):
    """How the entrant did against one bot of the ladder."""

    opponent: str
    games: int
    wins: int
    draws: int
    share: float
    """Of the points; a draw is half a win."""
    low: float
    high: float


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entrant did in the arena."""

    arena: int
    trinacria: str
    game: str
    mode: str
    rules: str
    entrant: str
    source: str
    """SHA-256 of the entrant's source; empty where it cannot be read."""
    rungs: list[Rung]
    score: float
    """The mean of the shares."""
    records: dict[str, list[str]]
    """The games on every rung, in order."""
    digest: str = ""
    signature: str = ""
    """Of the digest, by anyone who played the games and wants to answer for them: see `trinacria.lab.signature`."""


@dataclass(frozen=True)
class Task:
    """One game that is to be played."""

    series: Series
    number: int


class Played(msgspec.Struct, frozen=True):
    """A line of the journal: on which rung, and what came of it."""

    opponent: str
    outcome: Outcome


def play_task(task: Task) -> Played:
    return Played(task.series.players[1], play_one(task.series, task.number))


def ladder_of(game: str) -> tuple[str, ...]:
    """The rungs of a game."""
    later = study_of(game).learnt_later
    return tuple(name for name in LADDER if find_bot(name).knows(game) and name not in later)


def series_of(game: str, mode: str, entrant: str, opponent: str) -> Series:
    """The games of one rung."""
    return Series(game, mode, (entrant, opponent), f"arena-{ARENA}/{opponent}", records=True)


def play_arena(
    game: str,
    mode: str,
    entrant: str,
    workers: Workers,
    watch: Callable[[int, int], None],
    games: int = GAMES,
    journal: Path | None = None,
) -> Report:
    """Let an entrant climb the ladder, or what is left of it."""
    ladder = ladder_of(game)
    about: dict[str, Any] = {
        "arena": ARENA,
        "trinacria": trinacria.__version__,
        "game": game,
        "mode": mode,
        "rules": game_class(game).rules_version,
        "entrant": shown(entrant),
        "source": source_of(entrant),
    }
    with Journal(journal, {"lab": "arena", **about}) as kept:
        played = msgspec.convert(kept.entries, list[Played])
        known = {(one.opponent, one.outcome.number) for one in played}

        def missing() -> Iterator[Task]:
            for opponent in ladder:
                for number in range(games):
                    if (opponent, number) not in known:
                        yield Task(series_of(game, mode, entrant, opponent), number)

        for done in workers.run(play_task, missing()):
            kept.add(done)
            played.append(done)
            watch(len(played), games * len(ladder))
    rungs, records = [], {}
    for opponent in ladder:
        outcomes = sorted((one.outcome for one in played if one.opponent == opponent), key=lambda one: one.number)
        rungs.append(_rung(opponent, [outcome.winners for outcome in outcomes]))
        records[opponent] = [outcome.record or "" for outcome in outcomes]
    report = Report(**about, rungs=rungs, score=_score(rungs), records=records)
    return msgspec.structs.replace(report, digest=digest(_sealed(report)))


def _sealed(report: Report) -> dict[str, Any]:
    """What the digest of a report is of: all but itself and the signature, which is of the digest."""
    parts: dict[str, Any] = msgspec.to_builtins(report)
    del parts["signature"]
    return parts


def _score(rungs: list[Rung]) -> float:
    return sum(rung.share for rung in rungs) / len(rungs)


def _rung(opponent: str, winners: list[tuple[int, ...]]) -> Rung:
    wins, draws = sum(0 in who for who in winners), sum(not who for who in winners)
    share = wilson(wins + draws / 2, len(winners))
    return Rung(opponent, len(winners), wins, draws, *(round(part, 4) for part in share))


def source_of(entrant: str) -> str:
    """SHA-256 of a bot's source; empty for a program or a bot whose source cannot be read."""
    if entrant.startswith(PROGRAM):
        return ""
    file = entrant.rpartition(":")[0]
    try:
        path = Path(file if file.endswith(".py") else inspect.getfile(find_bot(entrant)))
        return sha256(path.read_text(encoding="utf-8"))
    except (OSError, TypeError, UnicodeDecodeError):
        return ""


def shown(entrant: str) -> str:
    """A bot's name without the folder it lies in."""
    file, colon, name = entrant.rpartition(":")
    return f"{Path(file).name}{colon}{name}" if file.endswith(".py") else entrant


def read_report(text: str) -> Report:
    """A report from its JSON; raises InvalidReport where it was changed."""
    try:
        report = msgspec.json.decode(text, type=Report)
    except msgspec.DecodeError as error:
        raise InvalidReport("arena-error-form", reason=str(error)) from None
    if digest(_sealed(report)) != report.digest:
        raise InvalidReport("arena-error-digest")
    if report.arena != ARENA or report.rules != game_class(report.game).rules_version:
        raise InvalidReport("arena-error-version", arena=report.arena, rules=report.rules)
    return report


def check_report(
    report: Report, watch: Callable[[int, int], None], most: int | None = None, games: int | None = None
) -> int:
    """Play a report's games again, at most so many on each rung; how many. Raises InvalidReport where they differ."""
    if tuple(report.records) != ladder_of(report.game) or len(report.rungs) != len(report.records):
        raise InvalidReport("arena-error-ladder", known=", ".join(ladder_of(report.game)))
    games = games or GAMES
    for opponent, records in report.records.items():
        if len(records) != games:
            raise InvalidReport("arena-error-games", opponent=opponent, games=games, found=len(records))
    total = sum(len(records[:most]) for records in report.records.values())
    done = 0
    for rung, (opponent, records) in zip(report.rungs, report.records.items(), strict=True):
        winners = []
        for number, text in enumerate(records):
            record = load(text)
            winners.append(_winners(report, opponent, number, record))
            if most is None or number < most:
                _play_again(report, opponent, number, record)
                done += 1
                watch(done, total)
        if rung != _rung(opponent, winners):
            raise InvalidReport("arena-error-count", opponent=opponent)
    if report.score != _score(report.rungs):
        raise InvalidReport("arena-error-score")
    return done


def _seating(report: Report, opponent: str, number: int) -> tuple[Any, dict[str, int]]:
    """The game at its beginning, and who sits where: 0 the entrant, 1 the rung. As in `play_one`."""
    series = series_of(report.game, report.mode, report.entrant, opponent)
    deal, turn = divmod(number, 2)
    game = new_game(report.game, report.mode, seed=f"{series.seed}/{deal}")
    return game, {seat: (turn + at) % 2 for at, party in enumerate(parties(game, 2)) for seat in party}


def _winners(report: Report, opponent: str, number: int, record: dict[str, Any]) -> tuple[int, ...]:
    game, player_at = _seating(report, opponent, number)
    if record["seed"] != game.seed or record["result"] is None:
        raise InvalidReport("arena-error-deal", opponent=opponent, number=number + 1)
    return tuple(dict.fromkeys(player_at[seat] for seat in record["result"]["winners"]))


def _play_again(report: Report, opponent: str, number: int, record: dict[str, Any]) -> None:
    game, player_at = _seating(report, opponent, number)
    bots = _bots(opponent, number, game)
    unseen: list[list[Event]] = [[] for _ in game.seats]
    for seat, text in record["moves"]:
        if seat == CHANCE:
            continue
        decision = game.decision
        if decision is None or decision.seat != seat:
            raise InvalidReport("arena-error-move", opponent=opponent, number=number + 1, action=text)
        place = game.seats.index(seat)
        if player_at[seat] == 1:
            try:
                answer = str(ask(bots[seat], game, unseen[place]))
            except BotFault:
                answer = ""
            if answer != text:
                raise InvalidReport("arena-error-move", opponent=opponent, number=number + 1, action=text)
        unseen[place] = []
        try:
            events = game.play(text)
        except TrinacriaError as error:
            raise InvalidReport("arena-error-form", reason=str(error)) from None
        for event in events:
            for told in unseen:
                told.append(event)
    if game.result is None or game.result.as_dict() != record["result"]:
        raise InvalidReport("arena-error-deal", opponent=opponent, number=number + 1)


def _bots(opponent: str, number: int, game: Any) -> dict[str, Bot]:
    """The rung's bots with the seeds they had. As in `play_one`."""
    return {
        seat: find_bot(opponent)(seed=number * len(game.seats) + partner * 2 + 1)
        for party in parties(game, 2)
        for partner, seat in enumerate(party)
    }
