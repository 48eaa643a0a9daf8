"""A series of games among bots: seats rotated, every game repeatable from the series' seed, on all cores."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from trinacria.bots import find_bot, play_match
from trinacria.games import new_game
from trinacria.kernel.record import dump


@dataclass(frozen=True)
class Series:
    """What is played: the game, the bots, and the seed that everything follows from."""

    game: str
    mode: str | None
    players: tuple[str, ...]
    seed: str
    records: bool = False


@dataclass(frozen=True)
class Outcome:
    """One game of a series. `seating[i]` is the player at seat i, in order of play."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int
    record: str | None


def play_one(series: Series, number: int) -> Outcome:
    """Game `number` of a series. Each player sits at each seat in turn, and all meet the same deals."""
    count = len(series.players)
    deal, turn = divmod(number, count)
    seating = tuple((turn + seat) % count for seat in range(count))
    game = new_game(series.game, series.mode, seed=f"{series.seed}/{deal}")
    bots = {
        seat: find_bot(series.players[player])(seed=number * count + player)
        for seat, player in zip(game.seats, seating, strict=True)
    }
    decisions = play_match(game, bots)
    result = game.result
    assert result is not None
    names = {seat: series.players[player] for seat, player in zip(game.seats, seating, strict=True)}
    return Outcome(
        number,
        seating,
        tuple(seating[game.seats.index(seat)] for seat in result.winners),
        tuple(result.scores[seat] for seat in game.seats),
        result.reason,
        decisions,
        dump(game.record(names)) if series.records else None,
    )


def play_series(series: Series, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes of a series, in order, whatever the number of processes."""
    if jobs == 1:
        yield from (play_one(series, number) for number in range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play_one, series), range(games), chunksize=max(1, min(50, games // (jobs * 8))))


@dataclass(frozen=True)
class Tally:
    """What a series amounts to, for one player: games won (a draw is half a win), and the scores."""

    player: str
    wins: int
    draws: int
    games: int
    scores: list[int]


def tally(series: Series, outcomes: list[Outcome]) -> list[Tally]:
    """Each player's share of a series."""
    tallies = []
    for player, name in enumerate(series.players):
        wins = sum(player in outcome.winners for outcome in outcomes)
        draws = sum(not outcome.winners for outcome in outcomes)
        scores = [outcome.scores[outcome.seating.index(player)] for outcome in outcomes]
        tallies.append(Tally(name, wins, draws, len(outcomes), scores))
    return tallies
