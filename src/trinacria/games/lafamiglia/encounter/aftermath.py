"""The end of a conflict: knockout, who has the area, and what it brings. [LF-BN-08, LF-KO, LF-XT-07, LF-AG-05]"""

from typing import ClassVar

from trinacria.games.lafamiglia.encounter.conflict import lose_attackers, lose_defenders
from trinacria.games.lafamiglia.planning.recruiting import Recruiting
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.pieces import gain, lab_off, lose_area, place_from_hq, recruits
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Placing, Step, begin_placing, question, refuse
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event


class Knockout(Step):
    """One attacker and one defender at a time, until a side has none. [LF-KO-01, LF-KO-02]"""

    name: ClassVar[str] = "Knockout"

    def run(self, game: State) -> bool:
        """Both sides lose as many; the one who removes neutral ones is rewarded before the end."""
        area = game.conflict_area
        number = min(game.conflict_soldati, game.soldati[area])
        game.replace(Conclusion())
        lose_attackers(game, number, False)
        lose_defenders(game, number)
        facts: dict[str, object] = {"area": game.printed.area_names[area], "soldati": number}
        game.tell(Event("knockout", facts | {"attackers": game.conflict_soldati, "defenders": game.soldati[area]}))
        return False


class Conclusion(Step):
    """The end of a conflict. By now every reward has come, so that the tile Recruitment finds it in the HQ."""

    name: ClassVar[str] = "Conclusion"

    def run(self, game: State) -> bool:
        """Say who has the area."""
        _conclude(game)
        return False


def _conclude(game: State) -> None:
    """Who has the area now, and what becomes of cars, orders and labs. [LF-BN-08, LF-KO-03..07]"""
    area, by, agent = game.conflict_area, game.conflict_by, game.conflict_agent
    number, car, removed = game.conflict_soldati, game.conflict_car, game.conflict_removed
    defender = game.owner[area]
    beaten = game.soldati[area] == 0
    game.pop()
    game.conflict_area = game.conflict_by = game.conflict_agent = NOBODY
    game.conflict_soldati = game.conflict_car = game.conflict_removed = 0
    name = game.printed.area_names[area]
    if beaten:
        lose_area(game, area)
    if removed and defender < NEUTRAL:
        game.push(AgitateReward(defender, removed))
    if not number:
        if car:
            game.cars_left[by] += car
        game.say("attack_failed", agent, area=name, family=game.owner_name(by), car=car)
    elif beaten:
        game.owner[area] = by
        game.soldati[area] = number
        game.cars[area] = car
        game.say("area_taken", agent, area=name, family=game.owner_name(by), soldati=number)
        lab_off(game, area)
        if by != NEUTRAL and game.has_tile(by, TileEffect.PLACE_FROM_HQ):
            number = game.tile(TileEffect.PLACE_FROM_HQ).n
            begin_placing(game, Recruitment(by, number, area))
        if by != NEUTRAL and defender == NEUTRAL and game.mode_rules.neutral_reward2:
            game.mode_rules.after_recruit(game, by, *gain(game, by, game.mode_rules.neutral_soldati))


class Recruitment(Placing):
    """The tile Recruitment: exactly two soldati of the HQ into an area just taken by attack. [LF-XT-07, AMB-LF-99]"""

    name: ClassVar[str] = "Recruitment"

    def __init__(self, player: int, most: int, area: int) -> None:
        super().__init__(player, most)
        self.area = area

    def ready(self, game: State) -> bool:
        """With too few in the HQ it cannot be used."""
        return 0 < self.most <= game.hq[self.player]

    def leavable(self) -> bool:
        """The tile need not be used."""
        return True

    def fewer(self, number: int) -> Placing:
        """The rest of the two."""
        return Recruitment(self.player, self.most - number, self.area)

    def ask(self, game: State) -> Decision:
        """Use it or not."""
        return question(game, self.player, "tile_recruitment", "LF-XT-07", [game.act("reinforce"), game.act("skip")])

    def choose(self, game: State, choice: Choice) -> None:
        """They come from the HQ."""
        game.pop()
        if choice.verb == "reinforce":
            place_from_hq(game, self.player, self.area, self.most)


class AgitateReward(Recruiting):
    """The family that was attacked by agitated soldati may recruit one for each of them removed. [LF-AG-05]"""

    name: ClassVar[str] = "AgitateReward"

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number = number

    def ask(self, game: State) -> Decision:
        """How many of them."""
        most = min(self.number, recruits(game, self.player))
        actions: list[Action] = [game.act("recruit", number) for number in range(most, -1, -1)]
        return question(game, self.player, "agitate_reward", "LF-AG-05", actions)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than were removed."""
        return refuse("LF-AG-05", "too-many", most=min(self.number, recruits(game, self.player)), found=choice.thing)
