"""Looking back at a decision of La Famiglia: rounds played out by judgement, in worlds that fit what a seat knew."""

from random import Random
from typing import Final

from trinacria.bots.games.lafamiglia.judgement.judge import RULES, judge
from trinacria.bots.games.lafamiglia.judgement.weights import LEARNED
from trinacria.bots.games.lafamiglia.search.player import MIXED
from trinacria.bots.games.lafamiglia.search.prospects import USUAL
from trinacria.bots.lessons.reviewer import Came, Fact, Rest, shares_told
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation
from trinacria.kernel.preview import Line

CANDIDATES: Final = 2
WORTHWHILE: Final = 0.5
"""By how much an action must look better at first sight to be looked into."""
CLEARLY: Final = 0.2
"""How much more often something must come to be told."""
WEIGHT: Final = {"won": 30.0, "lost": 30.0, "holds": 9.0, "theirs": 9.0, "areas": 2.0, "soldati": 0.6, "money": 0.4}
LEAST: Final = {"areas": 0.4, "soldati": 1.0, "money": 1.5}
"""Amounts that are worth telling."""
WHYS: Final = tuple(WEIGHT)
AGAINST: Final = ("theirs", "lost")


class LaFamigliaReviewer:
    """A round is played to its end as good bots would; then what was won and lost is counted."""

    first = 3
    second = 24
    least = 0.04
    mixed = frozenset(MIXED)

    def candidates(self, seen: Observation, played: str, dice: Random) -> list[str]:
        """What learned judgement likes clearly better."""
        if seen.kind not in RULES:
            return []
        worth = judge(seen, 0, LEARNED)
        worths = {action.text: worth(action) for action in seen.actions}
        better = [text for text, other in worths.items() if other > worths[played] + WORTHWHILE]
        return sorted(better, key=lambda text: -worths[text])[:CANDIDATES]

    def chance(self, world: Game, seat: str, dice: Random) -> float:
        """How it stands at the end of the round."""
        assert isinstance(world, LaFamiglia)
        world.listened = False
        if world.result is None:
            USUAL.play_round(world, world.round, dice)
        return USUAL.prospects(world, world.seats.index(seat))[0]

    def follow(self, world: Game, action: str, dice: Random) -> Came:
        """What a side has at the end of the round."""
        assert isinstance(world, LaFamiglia)
        assert world.decision is not None
        me = world.seats.index(world.decision.seat)
        number = world.round
        world.listened = False
        world.play(action)
        USUAL.play_round(world, number, dice)
        return _standing(world, me)

    def solve(self, game: Game) -> dict[str, float] | None:
        """Nothing: a round has too many ways to end."""
        return None

    def rest(self, game: Game, action: str) -> Rest | None:
        """Nothing is solved."""
        return None

    def tell(self, better: Came, played: Came) -> Line | None:
        weighed: list[tuple[float, Fact]] = []
        for fact in {**better, **played}:
            ahead = better.get(fact, 0.0) - played.get(fact, 0.0)
            good = -ahead if fact[0] in AGAINST else ahead
            if good >= LEAST.get(fact[0], CLEARLY):
                weighed.append((good * WEIGHT[fact[0]], fact))
        if not weighed:
            return None
        fact = max(weighed)[1]
        key, thing = fact
        pair = better.get(fact, 0.0), played.get(fact, 0.0)
        if key in LEAST:
            return Line(key, max(1, round(pair[0] - pair[1])), "LF-MG-04")
        shares = [round(100 * share) for share in pair]
        return Line(
            key, shares[0] - shares[1], "LF-MG-04", shares_told(*shares) | ({"mandamento": thing} if thing else {})
        )


def _standing(world: LaFamiglia, me: int) -> Came:
    """What the side of a player has now."""
    sides, printed = world.mode_rules.sides, world.printed
    came: dict[Fact, float] = {}
    for number, name in enumerate(printed.mandamento_names):
        holder = world.control[number]
        if 0 <= holder < NEUTRAL:
            came["holds" if sides[holder] == sides[me] else "theirs", name] = 1.0
    areas = [area for area, who in enumerate(world.owner) if 0 <= who < NEUTRAL and sides[who] == sides[me]]
    came["areas", ""] = float(len(areas))
    came["soldati", ""] = float(sum([world.soldati[area] for area in areas]))
    came["money", ""] = float(world.money[me])
    if world.result is not None:
        came["won" if world.seats[me] in world.result.winners else "lost", ""] = 1.0
    return came
