"""Games as tables for those who train bots: one row for each game, one for each decision with what its seat saw."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trinacria.extras import needs
from trinacria.games import unfold
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.record import check, load
from trinacria.lab.series import Series, play_one
from trinacria.lab.study import study_of
from trinacria.lab.workers import Workers

BATCH = 50
"""Games in a row group: what is read at once."""


@dataclass(frozen=True)
class Source:
    """A game that is to be told: its number, and a record or the series that it is played in."""

    number: int
    record: str | None
    series: Series | None


@dataclass(frozen=True)
class Rows:
    """A game as rows."""

    game: dict[str, object]
    decisions: list[dict[str, object]]


class WrongRecords(TrinacriaError):
    """The records are not what a dataset was asked of."""


def sources(records: Path | None, series: Series, games: int) -> Iterator[Source]:
    """The records of the series' game in a folder, or so many games of the series."""
    if records is None:
        for number in range(games):
            yield Source(number, None, series)
        return
    files = sorted(records.glob("*.txt"))
    if not files:
        raise WrongRecords("laboratory-no-records", folder=str(records))
    for number, file in enumerate(files):
        text = file.read_text(encoding="utf-8")
        game = check(load(text)).game
        if game != series.game:
            raise WrongRecords("laboratory-other-game", file=str(file), found=game, wanted=series.game)
        yield Source(number, text, None)


def tell(source: Source) -> Rows:
    """A game as rows. Seats are told by their place in the order of play, which a draft does not change."""
    text = source.record
    if text is None:
        assert source.series is not None
        text = play_one(source.series, source.number).record
        assert text is not None
    record = load(text)
    head = check(record)
    features = study_of(head.game).features
    decisions: list[dict[str, object]] = []
    places: list[int] = []
    final: Any = None
    for step in unfold(record):
        final = step.game
        decision = final.decision
        if decision is None or step.number == len(head.moves):
            continue
        seat, text_of = head.moves[step.number]
        texts = [str(action) for action in decision.actions]
        if seat == CHANCE or seat != decision.seat or text_of not in texts:
            # Chance, and anytime options, which answer no question.
            continue
        place = final.seats.index(seat)
        places.append(place)
        decisions.append(
            {
                "game": source.number,
                "decision": len(decisions),
                "place": place,
                "kind": decision.kind,
                "rule": decision.rule,
                "actions": texts,
                "chosen": texts.index(text_of),
                **{f"x_{name}": float(value) for name, value in features(final.view(seat)).items()},
            }
        )
    result = final.result
    winners = [final.seats.index(seat) for seat in result.winners] if result is not None else []
    for row, place in zip(decisions, places, strict=True):
        row["won"] = None if result is None else 0.5 if not winners else float(place in winners)
    told = {
        "game": source.number,
        "name": head.game,
        "mode": head.mode,
        "seats": list(final.seats),
        "players": [head.players.get(seat, "") for seat in final.seats],
        "winners": winners,
        "scores": [result.scores[seat] for seat in final.seats] if result is not None else [],
        "reason": result.reason if result is not None else "",
        "decisions": len(decisions),
        "record": text,
    }
    return Rows(told, decisions)


def write_dataset(sources: Iterator[Source], workers: Workers, folder: Path, watch: Any = None) -> tuple[int, int]:
    """Write games.parquet and decisions.parquet into a folder; how many games and decisions there are."""
    with needs("lab", "lab dataset"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    folder.mkdir(parents=True, exist_ok=True)
    games: list[dict[str, object]] = []
    waiting: list[dict[str, object]] = []
    count = 0
    writer: Any = None

    def flush() -> None:
        nonlocal writer, count
        if waiting:
            table = pa.Table.from_pylist(waiting, schema=writer.schema if writer is not None else None)
            if writer is None:
                writer = pq.ParquetWriter(folder / "decisions.parquet", table.schema, compression="zstd")
            writer.write_table(table)
            count += len(waiting)
            waiting.clear()

    try:
        for rows in workers.run(tell, sources):
            games.append(rows.game)
            waiting += rows.decisions
            if len(games) % BATCH == 0:
                flush()
            if watch is not None:
                watch(len(games))
        flush()
    finally:
        if writer is not None:
            writer.close()
    games.sort(key=lambda game: int(str(game["game"])))
    if games:
        pq.write_table(pa.Table.from_pylist(games), folder / "games.parquet", compression="zstd")
    return len(games), count
