"""Finesse: two sealed cards, and what they do. [LF-CF-02..13]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.encounter.aftermath import Knockout
from trinacria.games.lafamiglia.encounter.conflict import lose_attackers, lose_defenders
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event

TURNCOAT: Final = 0


class Defender(Step):
    """For neutral or fictional defenders the other side says which of its families plays.

    [LF-CF-02, AMB-LF-57, LX-F-03, AMB-LX-54]
    """

    name: ClassVar[str] = "Defender"
    verbs: ClassVar[tuple[str, ...]] = ("defend",)

    def enemies(self, game: State) -> list[int]:
        """The families of the other side, the next one in order of play first."""
        players = game.mode_rules.players
        following = [(game.conflict_agent + at) % players for at in range(1, players)]
        return [player for player in following if not game.allied(game.conflict_agent, player)]

    def run(self, game: State) -> bool:
        """A solo has nobody to ask."""
        enemies = self.enemies(game)
        if len(enemies) > 1:
            return True
        self._defend(game, enemies[0])
        return False

    def ask(self, game: State) -> Decision:
        """The next enemy in order of play says: that player or the partner."""
        enemies = self.enemies(game)
        actions: list[Action] = [game.act("defend", game.colours[enemy]) for enemy in enemies]
        return question(game, enemies[0], "defender", "LF-CF-02", actions)

    def choose(self, game: State, choice: Choice) -> None:
        self._defend(game, game.colours.index(choice.thing))

    def _defend(self, game: State, player: int) -> None:
        game.say("defends", player, area=game.printed.area_names[game.conflict_area])
        game.replace(Cards(player, -1, -1, -1))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Only a family of the team opposed to the attacker."""
        return refuse("LF-CF-02", "defender-wrong", family=game.printed.colours[choice.thing])


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
        return game.conflict_agent if attackers else self.defender

    def ask(self, game: State) -> Decision:
        """Which card; then whether to take the other's. All three cards are there in every conflict. [LF-CF-15]"""
        if self.defence_card < 0:
            actions: list[Action] = [game.act("card", card) for card in range(3) if game.printed.cards_each[card]]
            return question(game, self.mover(game), "conflict_card", "LF-CF-03", actions)
        return question(game, self.mover(game), "take_card", "LF-CF-04", [game.act("take"), game.act("leave")])

    def choose(self, game: State, choice: Choice) -> None:
        """A chosen card is sealed: only the team knows it. [LF-I-01]"""
        player = self.mover(game)
        if self.defence_card < 0:
            secret: dict[str, object] = {"card": game.printed.card_names[choice.thing]}
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
        """Both cards are revealed, and each is applied to the side in front of which it lies. [LF-CF-06]"""
        names = game.printed.card_names
        mine = [self.attack_card] if not defence_takes else []
        theirs = [self.attack_card] if defence_takes else []
        (mine if self.attack_takes else theirs).append(self.defence_card)
        if game.mode_rules.identical_cards:
            mine, theirs = list(dict.fromkeys(mine)), list(dict.fromkeys(theirs))
        game.tell(
            Event(
                "cards_revealed",
                {
                    "seat": game.seats[game.conflict_agent],
                    "other": game.seats[self.defender],
                    "attack_card": names[self.attack_card],
                    "defence_card": names[self.defence_card],
                    "attacker": [names[card] for card in sorted(mine)],
                    "defender": [names[card] for card in sorted(theirs)],
                },
                reveals=True,
            )
        )
        game.replace(CardEffects(tuple(mine), tuple(theirs)))


class CardEffects(Step):
    """The cards are applied one by one: Turncoats first, then Cowards, the attacker's before. [LF-CF-07..13]

    What one card brings is in the HQ before the next: a reward may leave a soldato in the supply for a Turncoat.
    """

    name: ClassVar[str] = "CardEffects"

    def __init__(self, attack: tuple[int, ...], defence: tuple[int, ...]) -> None:
        self.attack = attack
        """The cards of the attacker that are still to be applied."""
        self.defence = defence

    def following(self) -> tuple[bool, int]:
        """Whose card comes next (True: the attacker's), and which."""
        if TURNCOAT in self.attack:
            return True, TURNCOAT
        if TURNCOAT in self.defence:
            return False, TURNCOAT
        return (True, self.attack[0]) if self.attack else (False, self.defence[0])

    def without(self, attack: bool, card: int) -> "CardEffects":
        """The rest once a card is applied."""
        cards = list(self.attack if attack else self.defence)
        cards.remove(card)
        return CardEffects(tuple(cards), self.defence) if attack else CardEffects(self.attack, tuple(cards))

    def run(self, game: State) -> bool:
        """The next card; after the last one the knockout."""
        if not self.attack and not self.defence:
            game.replace(Knockout())
            return False
        attack, card = self.following()
        game.replace(self.without(attack, card))
        if card == TURNCOAT:
            _turncoat(game, attack)
        else:
            _coward(game, attack, card)
        return False


def _turncoat(game: State, attack: bool) -> None:
    """One enemy soldato goes to its supply, one own comes from the supply; each as far as possible. [LF-CF-09]"""
    area = game.conflict_area
    side = game.conflict_by if attack else game.owner[area]
    lost = min(1, game.soldati[area] if attack else game.conflict_soldati)
    won = min(1, game.supply[side])
    game.supply[side] -= won
    if attack:
        game.conflict_soldati += won
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
                "attackers": game.conflict_soldati,
                "defenders": game.soldati[area],
            },
        )
    )


def _coward(game: State, attack: bool, number: int) -> None:
    """One or two own soldati go back to the HQ; neutral and fictional ones to their stock.

    [LF-CF-10, LF-CF-11, AMB-LF-58, AMB-LX-19]
    """
    area = game.conflict_area
    side = game.conflict_by if attack else game.owner[area]
    if attack:
        gone = lose_attackers(game, number, True)
    elif side >= NEUTRAL:
        gone = lose_defenders(game, number)
    else:
        gone = min(number, game.soldati[area])
        game.soldati[area] -= gone
        game.hq[side] += gone
    facts: dict[str, object] = {"family": game.owner_name(side), "soldati": gone}
    game.tell(Event("coward", facts | {"attackers": game.conflict_soldati, "defenders": game.soldati[area]}))
