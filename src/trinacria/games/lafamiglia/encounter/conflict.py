"""An attack: before the bonuses, the bonuses, finesse or force, knockout and result. [LF-BN, LF-CF, LF-KO]

While it lasts the attackers stand in the `clash_*` fields of the game and the defenders in their area.
"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.book import JUSTICE, NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.pieces import (
    gain,
    lab_off,
    lose_area,
    muster,
    orders_in,
    pay,
    recruit,
    recruits,
    remove_soldati,
    reward,
)
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Placing, Step, begin_placing, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event

SPECIAL: Final = 0
BRIBERY: Final = 1
BONUSES: Final = 2
BY_SEA: Final = 1
CONVERTS: Final = {"convert_1": 1, "convert_2": 2}
TURNCOAT: Final = 0
NEUTRAL_AREA: Final = 2
"""Soldati for taking a neutral area, by the optional rule. [LX-OPT-2a]"""


def vests_in(game: State, area: int) -> int:
    """The vests of the orders in an area, executed or not. [LF-BN-05, AMB-LF-34, AMB-LF-35]"""
    return sum([game.book.orders[game.order_face(order)].vest for order in orders_in(game, area)])


def watchmen_in(game: State, area: int) -> int:
    """The tile Watchmen: 1 in own areas without a lab. [AMB-LF-100]"""
    owner = game.owner[area]
    if owner >= NEUTRAL or game.labs[area] or not game.has_tile(owner, "defence_bonus"):
        return 0
    return game.book.tiles[game.book.tile_of["defence_bonus"]].n


def force_of(game: State) -> int:
    """What brute force costs in the conflict under way. [LF-CF-14, LX-OPT-1, LX-1-R01]"""
    neutral = NEUTRAL in (game.owner[game.clash_area], game.clash_by)
    return game.rules.force_neutral if neutral else game.rules.force


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
        return game.book.orders[game.order_face(self.order)].special if self.order >= 0 else ""

    def payer(self, game: State) -> int:
        """Whoever may pay may raise the money first. [AMB-LF-06, AMB-LF-103]"""
        return game.clash_agent

    def run(self, game: State) -> bool:
        """Wait where the order or a tile offers something; whether it does is plain to all."""
        there = game.soldati[game.clash_area]
        if self.stage == SPECIAL:
            special = self.special(game)
            converts = special in CONVERTS and recruits(game, game.clash_agent) > 0
            if there and (converts or special == "pay_x_remove_x"):
                return True
        elif self.stage == BRIBERY:
            if there and self.order >= 0 and game.has_tile(game.clash_agent, "remove_defender"):
                return True
        else:
            self._bonuses(game)
            return False
        game.replace(Attack(self.order, self.way, self.stage + 1))
        return False

    def ask(self, game: State) -> Decision:
        """How many defenders are replaced or paid off; whether one is bribed."""
        agent = game.clash_agent
        there = game.soldati[game.clash_area]
        if self.stage == BRIBERY:
            found: list[Action] = [game.act("bribe")] if game.money[agent] >= self._bribe(game) else []
            found.append(game.act("skip"))
            return question(game, agent, "tile_bribery", "LF-XT-02", found)
        special = self.special(game)
        if special in CONVERTS:
            most = min(CONVERTS[special], there, game.supply[agent])
            rule = "LF-XO-01" if special == "convert_1" else "LF-XO-04"
            return question(game, agent, "convert", rule, [game.act("convert", n) for n in range(most, -1, -1)])
        most = min(there, game.money[agent])
        return question(game, agent, "pay_off", "LF-XO-03", [game.act("pay", n) for n in range(most, -1, -1)])

    def _bribe(self, game: State) -> int:
        return game.book.tiles[game.book.tile_of["remove_defender"]].money

    def choose(self, game: State, choice: Choice) -> None:
        """Defenders go to their supply; replaced ones are followed by own soldati, who join the attack. [AMB-LF-102]"""
        agent, area = game.clash_agent, game.clash_area
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
            game.clash_soldati += number
        lose_defenders(game, number)
        names = game.book.area_names
        game.say("defenders_gone", agent, area=names[area], soldati=number, how=choice.verb)

    def _bonuses(self, game: State) -> None:
        """Attack less defence: so many defenders are removed. [LF-BN-01..09]"""
        area, agent = game.clash_area, game.clash_agent
        if not game.soldati[area]:
            conclude(game)
            return
        skull = game.book.orders[game.order_face(self.order)].skull if self.order >= 0 else 0
        car = game.base(agent, JUSTICE) if game.clash_car else 0
        guns = 0
        if self.order >= 0 and self.way == BY_SEA and game.has_tile(agent, "attack_bonus"):
            guns = game.book.tiles[game.book.tile_of["attack_bonus"]].n
        labs, vests, watch = game.labs[area], vests_in(game, area), watchmen_in(game, area)
        difference = skull + car + guns - labs - vests - watch
        removed = lose_defenders(game, max(difference, 0))
        game.tell(
            Event(
                "bonuses",
                {
                    "seat": game.seats[agent],
                    "area": game.book.area_names[area],
                    "attackers": game.clash_soldati,
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
        if game.soldati[area]:
            game.replace(Approach())
        else:
            conclude(game)

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
        """Cards, or soldati."""
        return question(game, game.clash_agent, "approach", "LF-CF-01", [game.act("finesse"), game.act("force")])

    def choose(self, game: State, choice: Choice) -> None:
        """Force costs attackers; finesse needs a defender to play. [LF-CF-02, LF-CF-14, AMB-LF-64, LX-OPT-1]"""
        owner = game.owner[game.clash_area]
        if choice.verb == "force":
            lost = lose_attackers(game, force_of(game), False)
            game.say("force", game.clash_agent, area=game.book.area_names[game.clash_area], soldati=lost)
            knockout(game)
            return
        game.say("finesse", game.clash_agent, area=game.book.area_names[game.clash_area])
        game.replace(Defender() if owner >= NEUTRAL else Cards(owner, -1, -1, -1))


class Defender(Step):
    """For neutral or fictional defenders the other side says which of its families plays.

    [LF-CF-02, AMB-LF-57, LX-F-03, AMB-LX-54]
    """

    name: ClassVar[str] = "Defender"
    verbs: ClassVar[tuple[str, ...]] = ("defend",)

    def enemies(self, game: State) -> list[int]:
        """The families of the other side, the next one in order of play first."""
        players = game.rules.players
        following = [(game.clash_agent + at) % players for at in range(1, players)]
        return [player for player in following if not game.allied(game.clash_agent, player)]

    def run(self, game: State) -> bool:
        """A solo has nobody to ask."""
        enemies = self.enemies(game)
        if len(enemies) > 1:
            return True
        self._defend(game, enemies[0])
        return False

    def ask(self, game: State) -> Decision:
        """The next enemy in order of play says: he or his partner."""
        enemies = self.enemies(game)
        found: list[Action] = [game.act("defend", game.colours[one]) for one in enemies]
        return question(game, enemies[0], "defender", "LF-CF-02", found)

    def choose(self, game: State, choice: Choice) -> None:
        """This one."""
        self._defend(game, game.colours.index(choice.thing))

    def _defend(self, game: State, player: int) -> None:
        game.say("defends", player, area=game.book.area_names[game.clash_area])
        game.replace(Cards(player, -1, -1, -1))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Only a family of the team opposed to the attacker."""
        return refuse("LF-CF-02", "defender-wrong", family=game.book.colours[choice.thing])


class Cards(Step):
    """Finesse: two sealed cards, then take or leave, the attacker first. [LF-CF-03..05, AMB-LF-112]"""

    name: ClassVar[str] = "Cards"

    def __init__(self, defender: int, attack_card: int, defence_card: int, attack_takes: int) -> None:
        self.defender = defender
        self.attack_card = attack_card
        self.defence_card = defence_card
        self.attack_takes = attack_takes
        """Whether the attacker takes the defender's card; -1: not yet decided."""

    def mover(self, game: State) -> int:
        """Who is asked now."""
        attackers = self.attack_card < 0 or (self.defence_card >= 0 and self.attack_takes < 0)
        return game.clash_agent if attackers else self.defender

    def ask(self, game: State) -> Decision:
        """Which card; then whether to take the other's. All three cards are there in every conflict. [LF-CF-15]"""
        if self.defence_card < 0:
            found: list[Action] = [game.act("card", card) for card in range(3) if game.book.cards_each[card]]
            return question(game, self.mover(game), "conflict_card", "LF-CF-03", found)
        return question(game, self.mover(game), "take_card", "LF-CF-04", [game.act("take"), game.act("leave")])

    def choose(self, game: State, choice: Choice) -> None:
        """A chosen card is sealed: only the team knows it. [LF-I-01]"""
        player = self.mover(game)
        if self.defence_card < 0:
            secret: dict[str, object] = {"card": game.book.card_names[choice.thing]}
            facts: dict[str, object] = {"seat": game.seats[player], "card": "hidden"}
            game.tell(Event("card_chosen", facts, secrets=secret, keepers=game.team(player)))
            if self.attack_card < 0:
                game.replace(Cards(self.defender, choice.thing, -1, -1))
            else:
                game.replace(Cards(self.defender, self.attack_card, choice.thing, -1))
            return
        takes = choice.verb == "take"
        game.say("card_taken" if takes else "card_left", player)
        if self.attack_takes < 0:
            game.replace(Cards(self.defender, self.attack_card, self.defence_card, 1 if takes else 0))
        else:
            self._resolve(game, takes)

    def _resolve(self, game: State, defence_takes: bool) -> None:
        """Both cards are revealed and applied: Turncoats first, then Cowards, the attacker's before. [LF-CF-06..13]"""
        names = game.book.card_names
        mine = [self.attack_card] if not defence_takes else []
        theirs = [self.attack_card] if defence_takes else []
        (mine if self.attack_takes else theirs).append(self.defence_card)
        if game.rules.identical_cards:
            mine, theirs = list(dict.fromkeys(mine)), list(dict.fromkeys(theirs))
        game.tell(
            Event(
                "cards_revealed",
                {
                    "seat": game.seats[game.clash_agent],
                    "other": game.seats[self.defender],
                    "attack_card": names[self.attack_card],
                    "defence_card": names[self.defence_card],
                    "attacker": [names[card] for card in sorted(mine)],
                    "defender": [names[card] for card in sorted(theirs)],
                },
                reveals=True,
            )
        )
        for _ in range(mine.count(TURNCOAT)):
            _turncoat(game, True)
        for _ in range(theirs.count(TURNCOAT)):
            _turncoat(game, False)
        for card in mine:
            if card != TURNCOAT:
                _coward(game, True, card)
        for card in theirs:
            if card != TURNCOAT:
                _coward(game, False, card)
        knockout(game)


def _turncoat(game: State, attack: bool) -> None:
    """One enemy soldato goes to its supply, one own comes from the supply; each as far as possible. [LF-CF-09]"""
    area = game.clash_area
    side = game.clash_by if attack else game.owner[area]
    lost = min(1, game.soldati[area] if attack else game.clash_soldati)
    won = min(1, game.supply[side])
    game.supply[side] -= won
    if attack:
        game.clash_soldati += won
        lose_defenders(game, lost)
    else:
        game.soldati[area] += won
        lose_attackers(game, lost, False)
    game.tell(
        Event(
            "turncoat",
            {
                "family": game.owner_name(side),
                "lost": lost,
                "won": won,
                "attackers": game.clash_soldati,
                "defenders": game.soldati[area],
            },
        )
    )


def _coward(game: State, attack: bool, number: int) -> None:
    """One or two own soldati go back to the HQ; neutral and fictional ones to their stock.

    [LF-CF-10, LF-CF-11, AMB-LF-58, AMB-LX-19]
    """
    area = game.clash_area
    side = game.clash_by if attack else game.owner[area]
    if attack:
        gone = lose_attackers(game, number, True)
    elif side >= NEUTRAL:
        gone = lose_defenders(game, number)
    else:
        gone = min(number, game.soldati[area])
        game.soldati[area] -= gone
        game.hq[side] += gone
    facts: dict[str, object] = {"family": game.owner_name(side), "soldati": gone}
    game.tell(Event("coward", facts | {"attackers": game.clash_soldati, "defenders": game.soldati[area]}))


def lose_defenders(game: State, number: int) -> int:
    """Defenders leave for their supply; neutral ones bring the attacker as many soldati. [LF-BN-07, AMB-LF-59]"""
    area = game.clash_area
    removed = remove_soldati(game, area, number)
    reward(game, game.clash_agent, game.owner[area], removed)
    return removed


def lose_attackers(game: State, number: int, to_hq: bool) -> int:
    """Attackers leave for the supply, or the HQ; agitated ones are counted for the defender.

    [LF-AG-05, AMB-LF-83, AMB-LX-02]
    """
    number = min(number, game.clash_soldati)
    game.clash_soldati -= number
    if game.clash_by == NEUTRAL and not game.rules.neutral_reward2:
        game.clash_removed += number
    if to_hq and game.clash_by < NEUTRAL:
        game.hq[game.clash_by] += number
    else:
        game.supply[game.clash_by] += number
    return number


def knockout(game: State) -> None:
    """One attacker and one defender at a time, until a side has none. [LF-KO-01, LF-KO-02]"""
    area = game.clash_area
    number = min(game.clash_soldati, game.soldati[area])
    lose_attackers(game, number, False)
    lose_defenders(game, number)
    facts: dict[str, object] = {"area": game.book.area_names[area], "soldati": number}
    game.tell(Event("knockout", facts | {"attackers": game.clash_soldati, "defenders": game.soldati[area]}))
    conclude(game)


def conclude(game: State) -> None:
    """Who has the area now, and what becomes of cars, orders and labs. [LF-BN-08, LF-KO-03..07]"""
    area, by, agent = game.clash_area, game.clash_by, game.clash_agent
    number, car, removed = game.clash_soldati, game.clash_car, game.clash_removed
    defender = game.owner[area]
    beaten = game.soldati[area] == 0
    game.pop()
    game.clash_area = game.clash_by = game.clash_agent = NOBODY
    game.clash_soldati = game.clash_car = game.clash_removed = 0
    name = game.book.area_names[area]
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
        if by != NEUTRAL and game.has_tile(by, "place_from_hq"):
            number = game.book.tiles[game.book.tile_of["place_from_hq"]].n
            begin_placing(game, Recruitment(by, number, area))
        if by != NEUTRAL and defender == NEUTRAL and game.rules.neutral_reward2:
            game.rules.received(game, by, *gain(game, by, NEUTRAL_AREA))


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

    def run(self, game: State) -> bool:
        """Wait if it can be used."""
        if self.ready(game):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """Use it or not."""
        return question(game, self.player, "tile_recruitment", "LF-XT-07", [game.act("reinforce"), game.act("skip")])

    def choose(self, game: State, choice: Choice) -> None:
        """They come from the HQ."""
        game.pop()
        if choice.verb == "reinforce":
            muster(game, self.player, self.area, self.most)


class AgitateReward(Step):
    """The family that was attacked by agitated soldati may recruit one for each of them removed. [LF-AG-05]"""

    name: ClassVar[str] = "AgitateReward"
    verbs: ClassVar[tuple[str, ...]] = ("recruit",)

    def __init__(self, player: int, number: int) -> None:
        self.player = player
        self.number = number

    def run(self, game: State) -> bool:
        """Nothing to ask without soldati in the supply."""
        if recruits(game, self.player):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """How many of them."""
        most = min(self.number, recruits(game, self.player))
        found: list[Action] = [game.act("recruit", number) for number in range(most, -1, -1)]
        return question(game, self.player, "agitate_reward", "LF-AG-05", found)

    def choose(self, game: State, choice: Choice) -> None:
        """They come to the HQ."""
        game.pop()
        if choice.thing:
            recruit(game, self.player, choice.thing)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than were removed."""
        return refuse("LF-AG-05", "too-many", most=min(self.number, recruits(game, self.player)), found=choice.thing)
