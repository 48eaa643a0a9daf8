"""A tournament among bots: everybody against everybody, or Swiss. What counts follows from its seed alone.

A match is two bots on the same deals, each deal played twice with sides changed. Games are played in whatever order
there is somebody free to play them, but they count in the order of their numbers, and a match ends at the game where
the test (`trinacria.lab.sequential`) says so: so a tournament on many cores, one that was stopped and went on, and one
played in a single process have the same result. Games that were played beyond the end of a match stay in the journal
and do not count.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from trinacria.games import game_class
from trinacria.lab import sequential
from trinacria.lab.journal import Journal, read_journal
from trinacria.lab.sequential import Verdict
from trinacria.lab.series import Outcome, Series, play_one
from trinacria.lab.workers import Workers

ROUND = 20
"""Games of a match before the next match has its turn, so that a tournament tells something early."""


@dataclass(frozen=True)
class Tournament:
    """What is played, and how long a match may last."""

    game: str
    mode: str | None
    entrants: tuple[str, ...]
    seed: str
    games: int = 400
    """The most games of a match."""
    swiss: int = 0
    """Rounds of a Swiss tournament; 0: everybody meets everybody."""
    early: bool = True
    """Whether a match ends once it is decided."""
    switches: tuple[str, ...] = ()
    content: str | None = None

    def heading(self) -> dict[str, Any]:
        """What the journal of this tournament begins with."""
        return {"lab": "tournament", "rules": game_class(self.game).rules_version, **asdict(self)}

    def series(self, one: int, other: int) -> Series:
        """The games of two entrants; all matches meet the same deals."""
        players = (self.entrants[one], self.entrants[other])
        return Series(self.game, self.mode, players, self.seed, False, self.switches, self.content)


class Played(msgspec.Struct, frozen=True):
    """A line of the journal: who met, and what came of it."""

    one: int
    other: int
    outcome: Outcome


@dataclass
class Match:
    """Two entrants and the games between them, in order."""

    one: int
    other: int
    most: int
    early: bool
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    counted: int = 0
    """Games that count so far: all up to the first that is missing, or up to the end of the match."""
    pairs: list[float] = field(default_factory=list)
    verdict: Verdict = field(default_factory=lambda: sequential.verdict(()))
    over: bool = False

    def add(self, outcome: Outcome) -> None:
        """One more game; those that follow on count."""
        self.outcomes[outcome.number] = outcome
        while not self.over and self.counted in self.outcomes:
            self.counted += 1
            if self.counted % 2 == 0:
                self.pairs.append(sum([points(self.outcomes[self.counted - back]) for back in (1, 2)]))
                self.verdict = sequential.verdict(self.pairs)
                self.over = self.early and self.verdict.better >= 0
            self.over = self.over or self.counted >= self.most

    @property
    def games(self) -> list[Outcome]:
        """The games that count."""
        return [self.outcomes[number] for number in range(self.counted)]

    @property
    def score(self) -> float:
        """The first entrant's points."""
        return sum([points(outcome) for outcome in self.games])


def points(outcome: Outcome) -> float:
    """What a game is worth to the first of two players."""
    return 0.5 if not outcome.winners else float(0 in outcome.winners)


@dataclass(frozen=True)
class Task:
    """One game that is to be played."""

    series: Series
    one: int
    other: int
    number: int


def play_task(task: Task) -> Played:
    return Played(task.one, task.other, play_one(task.series, task.number))


class Course:
    """A tournament under way."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.matches: dict[tuple[int, int], Match] = {}

    def match(self, one: int, other: int) -> Match:
        """The match of two entrants."""
        match = self.matches.get((one, other))
        if match is None:
            match = Match(one, other, self.tournament.games, self.tournament.early)
            self.matches[one, other] = match
        return match

    def rounds(self) -> Iterator[list[Match]]:
        """The matches that are played side by side, round by round."""
        count = len(self.tournament.entrants)
        if not self.tournament.swiss:
            yield [self.match(one, other) for one, other in combinations(range(count), 2)]
            return
        for _ in range(self.tournament.swiss):
            paired = swiss_pairs(self.swiss_scores(), set(self.matches))
            if not paired:
                return
            yield [self.match(one, other) for one, other in paired]

    def swiss_scores(self) -> list[float]:
        """Match points: 1 for more than half of the games, ½ for half; and 1 for a round without a match."""
        scores = [0.0] * len(self.tournament.entrants)
        for match in self.matches.values():
            half = match.counted / 2
            for who, score in ((match.one, match.score), (match.other, match.counted - match.score)):
                scores[who] += 1.0 if score > half else 0.5 if score == half else 0.0
        met = [sum(who in pair for pair in self.matches) for who in range(len(scores))]
        return [score + max(met) - met[who] for who, score in enumerate(scores)] if self.matches else scores

    def open_tasks(self, matches: list[Match]) -> Iterator[Task]:
        """The games of these matches that are still wanted, a few of each match in turn."""
        for start in range(0, self.tournament.games, ROUND):
            for match in matches:
                for number in range(start, min(start + ROUND, self.tournament.games)):
                    if match.over:
                        break
                    if number not in match.outcomes:
                        series = self.tournament.series(match.one, match.other)
                        yield Task(series, match.one, match.other, number)


def swiss_pairs(scores: list[float], met: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Neighbours in the ranking who have not met; with an odd number the last who can sits out. Empty: all have met."""
    ranked = sorted(range(len(scores)), key=lambda who: (-scores[who], who))

    def pair(left: list[int]) -> list[tuple[int, int]] | None:
        if len(left) < 2:
            return []
        first, others = left[0], left[1:]
        for other in others:
            couple = (min(first, other), max(first, other))
            if couple not in met:
                rest = pair([who for who in others if who != other])
                if rest is not None:
                    return [couple, *rest]
        return None

    if len(ranked) % 2 == 0:
        return pair(ranked) or []
    for out in sorted(ranked, key=lambda who: (-sum(who in couple for couple in met), -ranked.index(who))):
        pairs = pair([who for who in ranked if who != out])
        if pairs:
            return pairs
    return []


def play_tournament(
    tournament: Tournament,
    workers: Workers,
    journal: Path | None = None,
    watch: Callable[[Course, Match], None] | None = None,
) -> Course:
    """Play a tournament, or what is left of it; `watch` is called after each game."""
    course = Course(tournament)
    with Journal(journal, tournament.heading()) as kept:
        played: dict[tuple[int, int], list[Outcome]] = {}
        for entry in msgspec.convert(kept.entries, list[Played]):
            played.setdefault((entry.one, entry.other), []).append(entry.outcome)
        for matches in course.rounds():
            for match in matches:
                for outcome in played.get((match.one, match.other), ()):
                    match.add(outcome)
            for done in workers.run(play_task, course.open_tasks(matches)):
                kept.add(done)
                match = course.match(done.one, done.other)
                match.add(done.outcome)
                if watch is not None:
                    watch(course, match)
    return course


def read_tournament(journal: Path) -> Course:
    """A tournament as far as its journal tells."""
    heading, entries = read_journal(journal)
    wanted = {key: value for key, value in heading.items() if key not in ("lab", "rules")}
    course = Course(msgspec.convert(wanted, Tournament))
    for entry in msgspec.convert(entries, list[Played]):
        course.match(entry.one, entry.other).add(entry.outcome)
    return course


@dataclass(frozen=True)
class Standing:
    """One entrant's result."""

    entrant: int
    games: int
    points: float
    scores: list[int]
    """Own score in the game (cards' points, Mandamenti), game by game."""


def standings(course: Course) -> list[Standing]:
    """Everybody's result, in the order of the entrants."""
    standings = []
    for who in range(len(course.tournament.entrants)):
        games, won, scores = 0, 0.0, list[int]()
        for match in course.matches.values():
            if who not in (match.one, match.other):
                continue
            games += match.counted
            won += match.score if who == match.one else match.counted - match.score
            side = 0 if who == match.one else 1
            for outcome in match.games:
                mine = [score for at, score in zip(outcome.seating, outcome.scores, strict=True) if at == side]
                scores.append(sum(mine))
        standings.append(Standing(who, games, won, scores))
    return standings


def win_table(course: Course) -> list[list[float]]:
    """wins[i][j]: how often i beat j; a draw is half for each."""
    count = len(course.tournament.entrants)
    wins = [[0.0] * count for _ in range(count)]
    for match in course.matches.values():
        wins[match.one][match.other] += match.score
        wins[match.other][match.one] += match.counted - match.score
    return wins
