"""Looking back at a decision of Famiglia, with the net of `master`."""

from random import Random
from typing import Final

from trinacria.bots.games.famiglia.endgame import Ending, TooLong, settled
from trinacria.bots.games.famiglia.master import Player, Search, win_chance
from trinacria.bots.games.famiglia.search import Recollection, Worlds
from trinacria.bots.lessons.reviewer import Came, Fact, Rest, shares_told
from trinacria.bots.search.budget import Budget
from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.actions import Recruit
from trinacria.games.famiglia.cards import KIND_OF, POINTS
from trinacria.kernel.action import Action
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation
from trinacria.kernel.preview import Line

GLANCE: Final = 96
"""Visits of the search that finds candidates."""
VISITS: Final = 64
"""Visits for each world in which they are compared."""
CANDIDATES: Final = 2
CLEARLY: Final = 0.45
"""How much more often something must come to be told."""
POINTS_TOLD: Final = 1.0
ENDING: Final = 40.0
"""What the end of the game counts for among what can be told, in points."""
WHYS: Final = ("won", "lost", "recruit", "reply", "next", "points", "reply_points")


class FamigliaReviewer:
    """The net says how good a position is, and plays on from it."""

    first = 3
    second = 10
    least = 0.05
    mixed: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self._mind = Player().mind

    def candidates(self, seen: Observation, played: str, dice: Random) -> list[str]:
        """What a short search likes best."""
        worlds = Worlds(seen, Recollection(seen))
        search = Search(worlds.deal(dice), self._mind, dice)
        search.think(Budget(1.0, GLANCE))
        root = search.root
        order = sorted(range(len(root.actions)), key=lambda at: (-root.visits[at], -root.prior[at]))
        return [root.actions[at].text for at in order[:CANDIDATES]]

    def chance(self, world: Game, seat: str, dice: Random) -> float:
        """What a search finds; the result itself after the game."""
        assert isinstance(world, Famiglia)
        if world.result is not None:
            return 0.5 if not world.result.winners else float(seat in world.result.winners)
        chance = win_chance(world, VISITS, dice)
        return chance if seat == world.seats[0] else 1.0 - chance

    def follow(self, world: Game, action: str, dice: Random) -> Came:
        """The rest of the turn, the reply to it, and the next turn."""
        assert isinstance(world, Famiglia)
        me = world.mover
        came: dict[Fact, float] = {}
        planned: str | None = action
        for turn, key in enumerate(("recruit", "reply", "next")):
            mover, before = world.mover, world.score_of(world.mover)
            while world.decision is not None and world.mover == mover:
                liked = self._liked(world, dice) if planned is None else world.parse(planned)
                planned = None
                if isinstance(liked, Recruit):
                    came[key, liked.card] = 1.0
                world.play(liked)
            if turn < 2:
                came["reply_points" if turn else "points", ""] = float(world.score_of(mover) - before)
        if world.result is not None and world.result.winners:
            came["won" if world.seats[me] in world.result.winners else "lost", ""] = 1.0
        return came

    def solve(self, game: Game) -> dict[str, float] | None:
        """The end of the second pass, when no card is left to chance and every line can be looked at."""
        assert isinstance(game, Famiglia)
        decision = game.decision
        if decision is None or not settled(game):
            return None
        ending = Ending()
        try:
            return {action.text: ending.result(game, action.text) for action in decision.actions}
        except TooLong:
            return None

    def rest(self, game: Game, action: str) -> Rest | None:
        """The rest of a game that is solved."""
        assert isinstance(game, Famiglia)
        world = game.copy()
        world.play(action)
        try:
            line = Ending().line(world)
        except TooLong:
            return None
        for text in line:
            world.play(text)
        assert world.result is not None
        return Rest(dict(world.result.scores), tuple(line))

    def _liked(self, world: Famiglia, dice: Random) -> Action:
        """What the net would play without a search."""
        root = Search(world, self._mind, dice).root
        return root.actions[root.prior.index(max(root.prior))]

    def tell(self, better: Came, played: Came) -> Line | None:
        """The difference that counts for most points."""
        weighed: list[tuple[float, Fact]] = []
        for fact in {**better, **played}:
            key, card = fact
            ahead = better.get(fact, 0.0) - played.get(fact, 0.0)
            good = ahead if key not in ("reply", "reply_points", "lost") else -ahead
            if key in ("points", "reply_points"):
                if good >= POINTS_TOLD:
                    weighed.append((good, fact))
            elif good >= CLEARLY:
                weighed.append((good * (ENDING if not card else POINTS[KIND_OF[card]] + 0.5), fact))
        if not weighed:
            return None
        fact = max(weighed)[1]
        key, card = fact
        numbers = [better.get(fact, 0.0), played.get(fact, 0.0)]
        if key in ("points", "reply_points"):
            return Line(key, round(abs(numbers[0] - numbers[1])), "FA-V-01")
        shares = [round(100 * number) for number in numbers]
        facts = shares_told(*shares)
        if card:
            facts |= {"card": card, "points": POINTS[KIND_OF[card]]}
        return Line(key, shares[0] - shares[1], "FA-A4-04" if card else "FA-V-01", facts)
