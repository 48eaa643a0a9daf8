"""Is the game fair? Win rates of sides and of what players have, with their intervals."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

import msgspec

from trinacria.bots import find_bot, play_match
from trinacria.games import game_class, new_game, read_options
from trinacria.lab.statistics import Share, wilson
from trinacria.lab.study import Aspect, Traits, aspects_of, study_of
from trinacria.words import Words


@dataclass(frozen=True)
class Balance:
    """What is played: one game, one mode, the same bot at every seat."""

    game: str
    mode: str | None
    bot: str
    games: int
    seed: str
    switches: tuple[str, ...] = ()
    content: str | None = None
    """The folder of a pack."""
    pack: str | None = None
    """The hash of a pack that is at hand."""

    def heading(self) -> dict[str, Any]:
        """What the journal begins with. More games may be asked for later."""
        wanted = asdict(self)
        del wanted["games"]
        if self.pack is None:
            del wanted["pack"]
        return {"lab": "balance", "rules": game_class(self.game).rules_version, **wanted}


class Told(msgspec.Struct, frozen=True):
    """One game: who won, and for each seat in order of play the things whose worth is asked."""

    number: int
    winners: list[int]
    reason: str
    decisions: int
    scores: list[int]
    traits: dict[str, list[list[str]]]


@dataclass(frozen=True)
class Task:
    """One game that is to be played."""

    balance: Balance
    number: int


def play_task(task: Task) -> Told:
    """Play it, and tell what everybody had."""
    wanted = task.balance
    options = read_options(wanted.switches)
    if wanted.content is not None:
        options.update(game_class(wanted.game).use_content(wanted.content))
    if wanted.pack is not None:
        options["content"] = wanted.pack
    game = new_game(wanted.game, wanted.mode, seed=f"{wanted.seed}/{task.number}", options=options)
    first: list[str] = []
    study = study_of(wanted.game)

    def watch(_: object) -> None:
        if not first:
            starter = study.starter(game.view(None))
            if starter is not None:
                first.append(starter)

    bots = {seat: find_bot(wanted.bot)(seed=task.number * len(game.seats) + at) for at, seat in enumerate(game.seats)}
    decisions = play_match(game, bots, watch)
    result = game.result
    assert result is not None
    seats = game.seats
    return Told(
        task.number,
        [seats.index(seat) for seat in result.winners],
        result.reason,
        decisions,
        [result.scores[seat] for seat in seats],
        traits(game.view(None), seats, game.teams, first[0] if first else "")
        | study.deeds([(seat, action.text) for seat, action in game.history()], seats),
    )


def traits(view: dict[str, Any], seats: tuple[str, ...], teams: tuple[tuple[str, ...], ...], first: str) -> Traits:
    """What each seat had, aspect by aspect, read from the open table after the game."""
    traits: Traits = {"first": [], "side": []}
    for seat in seats:
        team = next(one for one in teams if seat in one)
        traits["first"].append(["first" if first in team else "second"])
        sizes = {len(one) for one in teams}
        traits["side"].append(["pair" if len(team) > 1 else "alone"] if len(sizes) > 1 else [])
    return traits | study_of(view["game"]).traits(view, seats)


@dataclass(frozen=True)
class Rate:
    """How often one thing was on the winning side."""

    aspect: str
    kind: Aspect
    name: str
    games: int
    share: Share

    @property
    def fair(self) -> bool | None:
        """Whether one half lies near enough; None where nothing is demanded."""
        reach = self.kind.reach
        return None if reach is None else abs(self.share.share - 0.5) <= reach

    def thing(self, words: Words) -> str:
        """What a row about it is called."""
        return self.kind.named(self.name, words)


Tally: TypeAlias = dict[tuple[str, str], tuple[float, int]]
"""How often a thing of an aspect was on the winning side, and in how many games it was there."""


def rates(games: list[Told], game: str) -> list[Rate]:
    """The win rates of everything that there is room for."""
    return [rate for rate in rates_of(tally(games), game) if rate.kind.listed]


def tally(games: Iterable[Told]) -> Tally:
    """What games come to; one that nobody won is half a win for all."""
    tally: Tally = {}
    for told in games:
        for aspect, seats in told.traits.items():
            # A team wins once, however many of its members share a trait.
            seen: set[tuple[str, bool]] = set()
            for at, names in enumerate(seats):
                won = 0.5 if not told.winners else float(at in told.winners)
                for name in names:
                    once = (name, at in told.winners)
                    if aspect in ("first", "side") and once in seen:
                        continue
                    seen.add(once)
                    hits, trials = tally.get((aspect, name), (0.0, 0))
                    tally[aspect, name] = hits + won, trials + 1
    return tally


def rates_of(tally: Tally, game: str) -> list[Rate]:
    """The win rates in the order of the report; raises KeyError for an aspect that the game does not have."""
    aspects = aspects_of(game)
    order = {aspect: at for at, aspect in enumerate(aspects)}
    return [
        Rate(aspect, aspects[aspect], name, count, wilson(hits, count))
        for (aspect, name), (hits, count) in sorted(tally.items(), key=lambda entry: (order[entry[0][0]], entry[0][1]))
        if (aspect, name) != ("first", "second")
    ]


def usual(rates: list[Rate], aspect: str) -> float:
    """The win rate of all things of an aspect together: winners may have more of them, so theirs is not one half."""
    same = [rate for rate in rates if rate.aspect == aspect and rate.kind.single]
    games = sum([rate.games for rate in same])
    return sum([rate.share.share * rate.games for rate in same]) / games if games else 0.5


def outliers(rates: list[Rate], most: int, least_games: int = 10) -> list[Rate]:
    """The single things farthest from what is usual, by the bound of the interval that is nearest it."""
    single = [rate for rate in rates if rate.kind.single and rate.games >= least_games]
    middle = {aspect: usual(rates, aspect) for aspect in {rate.aspect for rate in single}}

    def distance(rate: Rate) -> float:
        return max(rate.share.low - middle[rate.aspect], middle[rate.aspect] - rate.share.high)

    return sorted(single, key=distance, reverse=True)[:most]
