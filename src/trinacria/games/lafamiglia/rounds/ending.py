"""The end of the game. [LF-G-03..05, LF-EG-01..04]"""

from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.event import Event
from trinacria.kernel.result import Result


def examine(game: State) -> bool:
    """After the encounter phase: five Mandamenti of a family or six of a team win; after round 4 more of them do.

    Equals are told apart by Bronte; without it round 4 is a draw and an earlier round goes on, unless the start piece
    breaks ties. True: the game goes on. [LF-EG-01..04, AMB-LF-91, AMB-LF-92, LX-OPT-6, LX-V-01..03]
    """
    sides = game.mode_rules.sides
    held = [game.mandamenti_of(player) for player in range(game.mode_rules.players)]
    best = [max([count for player, count in enumerate(held) if sides[player] == side]) for side in (0, 1)]
    totals = _totals(game, held)
    strong = [side for side in (0, 1) if best[side] >= game.printed.win_family or totals[side] >= game.printed.win_team]
    last = game.round >= game.printed.rounds
    if not strong and not last:
        return True
    candidates = strong or [0, 1]
    decided_by = "mandamenti"
    if len(candidates) == 2:
        if totals[0] != totals[1]:
            candidates = [0] if totals[0] > totals[1] else [1]
        else:
            decided_by = "bronte"
            holder = game.owner[game.printed.tie_break]
            candidates = [sides[holder]] if 0 <= holder < NEUTRAL else []
            if not candidates and game.mode_rules.start_breaks_ties:
                candidates = [sides[game.first]]
                decided_by = "start_piece"
            if not candidates:
                if not last:
                    return True
                decided_by = "draw"
    reason = "last_round"
    if strong:
        reason = "family" if best[candidates[0] if candidates else strong[0]] >= game.printed.win_family else "team"
    winners = game.side(candidates[0]) if candidates else ()
    finish(game, winners, reason, held, decided_by)
    return False


def finish(game: State, winners: tuple[str, ...], reason: str, held: list[int], decided_by: str) -> None:
    """Victory is shared by the team. [LF-G-02]"""
    scores = {seat: held[player] for player, seat in enumerate(game.seats)}
    game.finish(Result(winners, reason, scores, decided_by))
    told: dict[str, object] = {"reason": reason, "winners": list(winners), "decided_by": decided_by}
    one, two = _totals(game, held)
    game.tell(Event("ended", told | {"one": one, "two": two}))


def _totals(game: State, held: list[int]) -> tuple[int, int]:
    """The Mandamenti of the two sides."""
    sides = game.mode_rules.sides
    one = sum([count for player, count in enumerate(held) if sides[player] == 0])
    return one, sum(held) - one
