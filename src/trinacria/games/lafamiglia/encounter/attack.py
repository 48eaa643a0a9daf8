"""An attack: before the bonuses, the bonuses, and the choice between finesse and force. [LF-BN, LF-CF-01, LF-CF-14]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.encounter.aftermath import Conclusion, Knockout
from trinacria.games.lafamiglia.encounter.conflict import (
    force_of,
    lose_attackers,
    lose_defenders,
    vests_in,
    watchmen_in,
)
from trinacria.games.lafamiglia.encounter.finesse import Cards, Defender
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import JUSTICE, NEUTRAL
from trinacria.games.lafamiglia.rules.pieces import pay, recruits
from trinacria.games.lafamiglia.rules.prices import CONVERTS
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event

SPECIAL: Final = 0
BRIBERY: Final = 1
BY_SEA: Final = 1


class Attack(Step):
    """Number and target are announced: special orders and Bribery, then the bonuses. [LF-XO-01..04, LF-XT-02]"""

    name: ClassVar[str] = "Attack"
    verbs: ClassVar[tuple[str, ...]] = ("bribe", "convert", "pay")

    def __init__(self, order: int, way: int, stage: int) -> None:
        self.order = order
        """The order of this Movement; -1: neutral soldati were agitated, without any other symbol. [LF-AG-03]"""
        self.way = way
        self.stage = stage

    def special(self, game: State) -> str:
        """The text on the order."""
        return game.printed.orders[game.order_face(self.order)].special if self.order >= 0 else ""

    def payer(self, game: State) -> int:
        """The one who may pay may raise the money first. [AMB-LF-06, AMB-LF-103]"""
        return game.conflict_agent

    def run(self, game: State) -> bool:
        """Wait where the order or a tile offers something; whether it does is plain to all."""
        there = game.soldati[game.conflict_area]
        if self.stage == SPECIAL:
            special = self.special(game)
            converts = special in CONVERTS and recruits(game, game.conflict_agent) > 0
            if there and (converts or special == "pay_x_remove_x"):
                return True
        elif self.stage == BRIBERY:
            if there and self.order >= 0 and game.has_tile(game.conflict_agent, TileEffect.REMOVE_DEFENDER):
                return True
        else:
            self._bonuses(game)
            return False
        game.replace(Attack(self.order, self.way, self.stage + 1))
        return False

    def ask(self, game: State) -> Decision:
        """How many defenders are replaced or paid off; whether one is bribed."""
        agent = game.conflict_agent
        there = game.soldati[game.conflict_area]
        if self.stage == BRIBERY:
            actions: list[Action] = [game.act("bribe")] if game.money[agent] >= self._bribe(game) else []
            actions.append(game.act("skip"))
            return question(game, agent, "tile_bribery", "LF-XT-02", actions)
        special = self.special(game)
        if special in CONVERTS:
            most = min(CONVERTS[special], there, game.supply[agent])
            rule = "LF-XO-01" if special == "convert_1" else "LF-XO-04"
            return question(game, agent, "convert", rule, [game.act("convert", n) for n in range(most, -1, -1)])
        most = min(there, game.money[agent])
        return question(game, agent, "pay_off", "LF-XO-03", [game.act("pay", n) for n in range(most, -1, -1)])

    def _bribe(self, game: State) -> int:
        return game.tile(TileEffect.REMOVE_DEFENDER).money

    def choose(self, game: State, choice: Choice) -> None:
        """Defenders go to their supply; replaced ones are followed by own soldati, who join the attack. [AMB-LF-102]"""
        agent, area = game.conflict_agent, game.conflict_area
        game.replace(Attack(self.order, self.way, self.stage + 1))
        number = 1 if choice.verb == "bribe" else choice.thing
        if choice.verb == "skip" or number == 0:
            return
        if choice.verb == "bribe":
            pay(game, agent, self._bribe(game))
        elif choice.verb == "pay":
            pay(game, agent, number)
        if choice.verb == "convert":
            # Before the reward for neutral defenders, which comes from the same supply.
            game.supply[agent] -= number
            game.conflict_soldati += number
        lose_defenders(game, number)
        names = game.printed.area_names
        game.say("defenders_gone", agent, area=names[area], soldati=number, how=choice.verb)

    def _bonuses(self, game: State) -> None:
        """Attack less defence: so many defenders are removed. [LF-BN-01..09]"""
        area, agent = game.conflict_area, game.conflict_agent
        if not game.soldati[area]:
            game.replace(Conclusion())
            return
        skull = game.printed.orders[game.order_face(self.order)].skull if self.order >= 0 else 0
        car = game.base(agent, JUSTICE) if game.conflict_car else 0
        guns = 0
        if self.order >= 0 and self.way == BY_SEA and game.has_tile(agent, TileEffect.ATTACK_BONUS):
            guns = game.tile(TileEffect.ATTACK_BONUS).n
        labs, vests, watch = game.labs[area], vests_in(game, area), watchmen_in(game, area)
        difference = skull + car + guns - labs - vests - watch
        # What comes next first: the reward for neutral defenders may ask for something before.
        game.replace(Approach() if game.soldati[area] > difference else Conclusion())
        removed = lose_defenders(game, max(difference, 0))
        game.tell(
            Event(
                "bonuses",
                {
                    "seat": game.seats[agent],
                    "area": game.printed.area_names[area],
                    "attackers": game.conflict_soldati,
                    "defender": game.owner_name(game.owner[area]),
                    "skull": skull,
                    "car": car,
                    "miniguns": guns,
                    "labs": labs,
                    "vests": vests,
                    "watchmen": watch,
                    "attack": skull + car + guns,
                    "defence": labs + vests + watch,
                    "difference": difference,
                    "removed": removed,
                    "defenders": game.soldati[area],
                },
            )
        )

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Too many, or no money."""
        if (choice.verb == "bribe") != (self.stage == BRIBERY):
            return None
        if choice.verb == "bribe":
            return refuse("LF-XT-02", "bribe-too-dear", cost=self._bribe(game))
        if (choice.verb == "pay") == (self.special(game) == "pay_x_remove_x"):
            rule = "LF-XO-03" if choice.verb == "pay" else "LF-XO-01"
            most = max([action.thing for action in self.ask(game).actions if isinstance(action, Choice)])
            return refuse(rule, "too-many", most=most, found=choice.thing)
        return None


class Approach(Step):
    """The attacker chooses finesse or brute force. [LF-CF-01]"""

    name: ClassVar[str] = "Approach"

    def ask(self, game: State) -> Decision:
        return question(game, game.conflict_agent, "approach", "LF-CF-01", [game.act("finesse"), game.act("force")])

    def choose(self, game: State, choice: Choice) -> None:
        """Force costs attackers; finesse needs a defender to play. [LF-CF-02, LF-CF-14, AMB-LF-64, LX-OPT-1]"""
        owner = game.owner[game.conflict_area]
        if choice.verb == "force":
            lost = lose_attackers(game, force_of(game), False)
            game.say("force", game.conflict_agent, area=game.printed.area_names[game.conflict_area], soldati=lost)
            game.replace(Knockout())
            return
        game.say("finesse", game.conflict_agent, area=game.printed.area_names[game.conflict_area])
        game.replace(Defender() if owner >= NEUTRAL else Cards(owner, -1, -1, -1))
