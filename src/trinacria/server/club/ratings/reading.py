"""What a finished table says of its players' strength."""

from trinacria.server.club.ratings.folding import pool_of
from trinacria.server.store.people.rated import RatedGame
from trinacria.table.table import Table


def rated_game(table: Table) -> RatedGame | None:
    """A finished rated game: of those who sat there when it began, whoever has left since."""
    game = table.progress.game if table.progress is not None else None
    if table.status != "over" or game is None or game.result is None or not table.members:
        return None
    sides = [[table.order[place] for place in team] for team in table.teams]
    winners = {chair for chair, seat in zip(table.order, game.seats, strict=True) if seat in game.result.winners}
    won = [at for at, side in enumerate(sides) if winners & set(side)]
    return RatedGame(
        table.id,
        pool_of(table.settings.game, table.settings.mode),
        table.events[table.game_seq - 1].at,
        [[table.members[chair] for chair in side] for side in sides],
        won[0] if len(won) == 1 else None,
    )
