"""The end of the game. [LF-G-03..05, LF-EG-01..04]"""

from typing import TYPE_CHECKING

from trinacria.kernel.event import Event
from trinacria.kernel.result import Result

if TYPE_CHECKING:
    from trinacria.games.lafamiglia.game import LaFamiglia


def examine(game: "LaFamiglia") -> bool:
    """After the encounter phase: five Mandamenti of a family or six of a team win; after round 4 more of them do.

    Equals are told apart by Bronte; without it round 4 is a draw and an earlier round goes on.
    True: the game goes on. [LF-EG-01..04, AMB-LF-91, AMB-LF-92]
    """
    held = [game.mandamenti_of(player) for player in range(4)]
    totals = (held[0] + held[2], held[1] + held[3])
    strong = [
        team
        for team in (0, 1)
        if max(held[team], held[team + 2]) >= game.book.win_family or totals[team] >= game.book.win_team
    ]
    last = game.round >= game.book.rounds
    if not strong and not last:
        return True
    candidates = strong or [0, 1]
    decided_by = "mandamenti"
    if len(candidates) == 2:
        if totals[0] != totals[1]:
            candidates = [0] if totals[0] > totals[1] else [1]
        else:
            decided_by = "bronte"
            holder = game.owner[game.book.tie_break]
            candidates = [holder % 2] if 0 <= holder < 4 else []
            if not candidates:
                if not last:
                    return True
                decided_by = "draw"
    reason = "last_round"
    if strong:
        team = candidates[0] if candidates else strong[0]
        reason = "family" if max(held[team], held[team + 2]) >= game.book.win_family else "team"
    winners = tuple([game.seats[player] for player in range(4) if candidates and player % 2 == candidates[0]])
    finish(game, winners, reason, held, decided_by)
    return False


def finish(game: "LaFamiglia", winners: tuple[str, ...], reason: str, held: list[int], decided_by: str) -> None:
    """Victory is shared by the team. [LF-G-02]"""
    scores = {seat: held[player] for player, seat in enumerate(game.seats)}
    game.finish(Result(winners, reason, scores, decided_by))
    told: dict[str, object] = {"reason": reason, "winners": list(winners), "decided_by": decided_by}
    game.tell(Event("ended", told | {"one": held[0] + held[2], "two": held[1] + held[3]}))
