"""The Coupole: twelve seats in a tug of war. [LX-1-K01..K15]"""

from typing import ClassVar

from trinacria.games.lafamiglia.planning.placing import Place
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Placing, Step, question, refuse, wrong_number
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event


def seatable(game: State, player: int) -> int:
    """How many members of the HQ find an enemy to send away. [LX-1-K06, AMB-LX-35]"""
    return min(game.solo_pieces().members[player], game.solo_pieces().coupole[1 - player])


def seat(game: State, player: int, number: int) -> None:
    """Each member that is seated sends an enemy back to its supply. [LX-1-K06, LX-1-K07]"""
    solo, other = game.solo_pieces(), 1 - player
    solo.coupole[player] += number
    solo.coupole[other] -= number
    solo.members_left[other] += number
    told = {"members": number, "seats": solo.coupole[player], "others": solo.coupole[other]}
    game.say("members_seated", player, **told)


def summon(game: State, player: int, number: int) -> None:
    """Members come from their supply into the HQ. [LX-1-K04]"""
    game.solo_pieces().members[player] += number
    game.solo_pieces().members_left[player] -= number


class Split(Step):
    """New soldati in the HQ: for each of them a member may come instead. Only their owner sees how many. [LX-1-K04]"""

    name: ClassVar[str] = "Split"
    verbs: ClassVar[tuple[str, ...]] = ("members",)

    def __init__(self, player: int, number: int, joined: int = 0) -> None:
        self.player = player
        self.number = number
        self.joined = joined
        """How many of them are members already, for want of soldati."""

    def least(self, game: State) -> int:
        """How many are members in any case: those who came for want of soldati."""
        if not game.mode_rules.older_rules:
            return self.joined
        return max(0, self.joined - game.supply[self.player])

    def most(self, game: State) -> int:
        """How many can be members."""
        more = min(game.hq[self.player], game.solo_pieces().members_left[self.player])
        return min(self.number, self.joined + more)

    def ask(self, game: State) -> Decision:
        """How many of them are members."""
        actions: list[Action] = [game.act("members", number) for number in range(self.least(game), self.most(game) + 1)]
        return question(game, self.player, "split", "LX-1-K04", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Soldati go back to the supply, members come from theirs."""
        game.pop()
        player, more = self.player, choice.thing - self.joined
        game.hq[player] -= more
        game.supply[player] += more
        summon(game, player, more)
        facts: dict[str, object] = {"seat": game.seats[player], "soldati": self.number, "members": "hidden"}
        game.tell(Event("split", facts, secrets={"members": choice.thing}, keepers=game.team(player)))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than came, or fewer than were needed."""
        return wrong_number("LX-1-K04", self.least(game), self.most(game), choice.thing)


class SeatMembers(Step):
    """Soldati are to be placed: for each of them a member of the HQ may go to the Coupole instead. [LX-1-K05]

    Both are answers to one question: a question of its own would tell the other that there are members.
    """

    name: ClassVar[str] = "SeatMembers"
    verbs: ClassVar[tuple[str, ...]] = ("seat", "skip", "place", "soldati")

    def __init__(self, player: int, most: int) -> None:
        self.player = player
        self.most = most

    def subject(self, game: State) -> Placing:
        """The step that places soldati."""
        under = game.frames[-2]
        assert isinstance(under, Placing)
        return under

    def limit(self, game: State) -> int:
        """How many members can be seated."""
        return min(self.most, seatable(game, self.player))

    def run(self, game: State) -> bool:
        """Wait if there are members, and enemies to send away."""
        if self.limit(game):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """What is asked of soldati, or members; nothing at all only if nothing need be placed. [LF-PA-09, AMB-LX-36]"""
        actions: list[Action] = [game.act("seat", number) for number in range(self.limit(game), 0, -1)]
        under = self.subject(game)
        if under.ready(game):
            usual = under.ask(game)
            return question(game, self.player, usual.kind, usual.rule, [*usual.actions, *actions])
        if under.leavable():
            actions.append(game.act("skip"))
        return question(game, self.player, "seat", "LX-1-K05", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """They take their seats; so many soldati fewer can be placed."""
        under = self.subject(game)
        game.pop()
        if choice.verb == "seat":
            game.solo_pieces().members[self.player] -= choice.thing
            seat(game, self.player, choice.thing)
            game.replace(under.fewer(choice.thing))
        elif under.ready(game):
            under.choose(game, choice)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than there are, nothing at all, or what soldati may not."""
        if choice.verb == "seat":
            return refuse("LX-1-K05", "too-many", most=self.limit(game), found=choice.thing)
        if choice.verb == "skip":
            return refuse("LF-PA-09", "nothing-done")
        under = self.subject(game)
        return under.why_not(game, choice) if choice.verb in under.verbs else None


class Bonus(Place):
    """The start of a round: the player with the majority may place soldati in one area. [LX-1-K13, LX-1-K14]"""

    name: ClassVar[str] = "Bonus"

    def __init__(self, player: int, most: int) -> None:
        super().__init__(player, most, True, True)

    def fewer(self, number: int) -> Placing:
        """The rest of the bonus."""
        return Bonus(self.player, self.most - number)

    def ready(self, game: State) -> bool:
        """It is asked whatever is behind the screen: nobody shall learn from the question what is there."""
        return self.most > 0

    def ask(self, game: State) -> Decision:
        """Which area, or none."""
        actions: list[Action] = [game.act("place", area) for area in self.areas(game)] if game.hq[self.player] else []
        actions.append(game.act("skip"))
        return question(game, self.player, "coupole_bonus", "LX-1-K13", actions)


class Restore(Step):
    """Then the other may bring the Coupole back towards equality. [LX-1-K15, AMB-LX-32]"""

    name: ClassVar[str] = "Restore"
    verbs: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, player: int) -> None:
        self.player = player

    def gap(self, game: State) -> int:
        """How many seats are missing."""
        return game.printed.coupole.reset_up_to - game.solo_pieces().coupole[self.player]

    def run(self, game: State) -> bool:
        """Wait, even without members: nobody shall learn from the question what is there."""
        if self.gap(game) > 0:
            return True
        game.pop()
        return False

    def open_answers(self, game: State) -> bool:
        """Members are hidden, unless nothing at all lies behind the screen."""
        return game.mode_rules.open_placing(game, self.player)

    def ask(self, game: State) -> Decision:
        most = min(self.gap(game), seatable(game, self.player))
        actions: list[Action] = [game.act("seat", number) for number in range(most, 0, -1)]
        actions.append(game.act("skip"))
        return question(game, self.player, "coupole_restore", "LX-1-K15", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """They take their seats."""
        game.pop()
        if choice.verb == "seat":
            game.solo_pieces().members[self.player] -= choice.thing
            seat(game, self.player, choice.thing)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than there are, or than are missing."""
        most = min(self.gap(game), seatable(game, self.player))
        return refuse("LX-1-K15", "too-many", most=most, found=choice.thing)


class CoupoleControl(Step):
    """The management after the encounter phase: with eleven members a control token may lie there. [LX-1-K09..K10]"""

    name: ClassVar[str] = "CoupoleControl"

    def strong(self, game: State) -> int:
        """Who has enough members."""
        for player in range(2):
            if game.solo_pieces().coupole[player] >= game.printed.coupole.control_from:
                return player
        return NOBODY

    def run(self, game: State) -> bool:
        """Wait if somebody may claim it; the token of nobody strong goes. [AMB-LX-38]"""
        strong, holder = self.strong(game), game.control[-1]
        if strong not in (NOBODY, holder):
            return True
        game.pop()
        if strong == NOBODY and holder != NOBODY:
            game.control[-1] = NOBODY
            game.say("coupole_lost", holder)
        return False

    def ask(self, game: State) -> Decision:
        """Claim it or not."""
        return question(game, self.strong(game), "claim", "LX-1-K09", [game.act("claim"), game.act("skip")])

    def choose(self, game: State, choice: Choice) -> None:
        """The token lies there until the management at the end of the next round. [LX-1-K12]"""
        strong = self.strong(game)
        game.pop()
        if choice.verb == "claim":
            game.control[-1] = strong
            game.say("coupole_won", strong)
