"""A series of games among bots: seats rotated, every game repeatable from the series' seed, on all cores."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from trinacria.bots import Bot, find_bot, play_match
from trinacria.games import game_class, new_game, read_options
from trinacria.kernel.game import Game
from trinacria.kernel.record import dump
from trinacria.lab.workers import workers

CHUNK = 10
"""Games that a process plays before it tells of them: so few that one sees them come, so many that telling costs
little."""


@dataclass(frozen=True)
class Series:
    """What is played: the game, the bots (one for each team, or one for each seat), and the seed of everything."""

    game: str
    mode: str | None
    players: tuple[str, ...]
    seed: str
    records: bool = False
    switches: tuple[str, ...] = ()
    """Options of the game as a person writes them."""
    content: str | None = None
    """The folder of a content pack; None: the built-in one."""


@dataclass(frozen=True)
class Outcome:
    """One game of a series. `seating[i]` is the player at seat i, in order of play; `first` is asked first."""

    number: int
    seating: tuple[int, ...]
    first: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int
    record: str | None


def parties(game: Game, players: int) -> tuple[tuple[str, ...], ...]:
    """The seats that each of so many players takes: a team's or a single one; none where the number does not fit."""
    for parties in (game.teams, tuple([(seat,) for seat in game.seats])):
        if len(parties) == players:
            return parties
    return ()


def play_one(series: Series, number: int) -> Outcome:
    """Game `number` of a series. Each player sits at each place in turn, and all meet the same deals."""
    count = len(series.players)
    deal, turn = divmod(number, count)
    options = read_options(series.switches)
    if series.content is not None:
        options.update(game_class(series.game).use_content(series.content))
    game = new_game(series.game, series.mode, seed=f"{series.seed}/{deal}", options=options)
    player_at: dict[str, int] = {}
    bots: dict[str, Bot] = {}
    for at, party in enumerate(parties(game, count)):
        player = (turn + at) % count
        for partner, seat in enumerate(party):
            player_at[seat] = player
            # Partners are of one kind, but each rolls dice of its own.
            bots[seat] = find_bot(series.players[player])(seed=number * len(game.seats) + partner * count + player)
    assert game.decision is not None
    first = player_at[game.decision.seat]
    seating = tuple(player_at[seat] for seat in game.seats)
    decisions = play_match(game, bots)
    result = game.result
    assert result is not None
    player_at = dict(zip(game.seats, seating, strict=True))
    names = {seat: series.players[player_at[seat]] for seat in game.seats}
    return Outcome(
        number,
        seating,
        first,
        tuple(dict.fromkeys(player_at[seat] for seat in result.winners)),
        tuple(result.scores[seat] for seat in game.seats),
        result.reason,
        decisions,
        dump(game.record(names)) if series.records else None,
    )


def play_series(series: Series, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes of a series, in order, whatever the number of processes."""
    size = max(1, min(CHUNK, games // (jobs * 8)))
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    early: dict[int, list[Outcome]] = {}
    due = 0
    for outcomes in workers(jobs).run(partial(_play_some, series), chunks):
        early[outcomes[0].number] = outcomes
        while due in early:
            told = early.pop(due)
            due += len(told)
            yield from told


def _play_some(series: Series, numbers: range) -> list[Outcome]:
    return [play_one(series, number) for number in numbers]


@dataclass(frozen=True)
class Tally:
    """What a series amounts to, for one player: games won (a draw is half a win), and the scores."""

    player: str
    wins: int
    draws: int
    games: int
    scores: list[int]


def tally(series: Series, outcomes: list[Outcome]) -> list[Tally]:
    """Each player's share of a series; a player at several seats has the sum of their scores."""
    tallies = []
    for player, name in enumerate(series.players):
        wins = sum(player in outcome.winners for outcome in outcomes)
        draws = sum(not outcome.winners for outcome in outcomes)
        scores = [
            sum(score for who, score in zip(outcome.seating, outcome.scores, strict=True) if who == player)
            for outcome in outcomes
        ]
        tallies.append(Tally(name, wins, draws, len(outcomes), scores))
    return tallies
