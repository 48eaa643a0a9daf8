"""Famiglia for `master`: a trained net, and a search that asks it.

The search is a tree of positions (PUCT, as AlphaZero has it). Whoever remembers all of a game knows everything but the
order of the deck, so a branch is an action and, where cards are turned over, which ones came: each visit deals the
deck anew. The net says where to look and how good a position is. A person wants a game: so a draw counts less than half
a win, and in the first ten turns the bot passes only while it is ahead.
"""

from math import atanh, sqrt, tanh
from random import Random

from trinacria.bots.games.famiglia.search import Memory, Worlds
from trinacria.bots.games.famiglia.sight import sight
from trinacria.bots.search import nets
from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Option, Thinking
from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.action_table import ACTION_NUMBER
from trinacria.games.famiglia.actions import PASS
from trinacria.games.famiglia.cards import START_SET
from trinacria.kernel.action import Action, ChanceAction
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.observation import Observation

TOGETHER = 16
"""Positions that the net looks at in one go."""
LOOK = 48
"""After so many visits it is asked whether the rest can change anything."""
CURIOSITY = 1.2
"""How much an action that looks good and was seldom tried is worth trying."""
DOUBT = 0.15
"""By how much an action that was never tried is held to be worse than the position it starts from."""
GUESSES = 4
"""Worlds that are searched side by side where the other hand is not known."""
LEAD_SCALE = 25.0
DRAW_COST = 0.3
"""What a draw costs both players, as the net was taught."""
EARLY = 10
"""Before so many turns the bot passes only while it is ahead: a person wants a game."""
WIN, CLEARLY = 0.9, 0.1
"""What counts: to win, and a little by how much."""


class Worth:
    """Result and lead as the first player sees them, and the cost, added up over visits."""

    __slots__ = ("cost", "lead", "result")

    def __init__(self, result: float = 0.0, lead: float = 0.0, cost: float = 0.0) -> None:
        self.result = result
        self.lead = lead
        self.cost = cost

    def add(self, other: "Worth") -> None:
        self.result += other.result
        self.lead += other.lead
        self.cost += other.cost

    def to(self, side: int) -> float:
        """What a player gets out of it, from -1 to 1; side is 1 for the first and -1 for the second."""
        return side * (WIN * self.result + CLEARLY * self.lead) - self.cost


def turns_told(world: Famiglia) -> int:
    """How many turns were ended, as far as a position tells: recruits, and the passes just made."""
    return sum(world.cards) - 2 * len(START_SET) + world.passes


def choices(world: Famiglia, mannered: int = -1) -> tuple[Action, ...]:
    """What there is to choose; the player with manners does without an early pass that could end in a draw or worse."""
    decision = world.decision
    if decision is None:
        return ()
    actions = decision.actions
    if len(actions) > 1 and world.mover == mannered and actions[-1] is PASS and turns_told(world) < EARLY:
        points = [world.score_of(player) for player in (mannered, 1 - mannered)]
        if points[0] <= points[1]:
            return actions[:-1]
    return actions


class Node:
    """A position in which somebody chooses among several actions, or the end."""

    __slots__ = ("actions", "branches", "prior", "side", "taken", "visits", "waiting", "world", "worth", "worths")

    def __init__(self, world: Famiglia, mannered: int) -> None:
        self.world = world
        self.side = 1 if world.mover == 0 else -1
        self.actions = choices(world, mannered)
        self.branches: list[Node | dict[tuple[int, ...], Node] | None] = [None] * len(self.actions)
        self.prior: list[float] = []
        """How likely each action is good, as the net sees it; empty until it has looked."""
        self.worth = Worth()
        """What the net, or the end itself, says about the position."""
        self.taken = 0
        self.visits = [0] * len(self.actions)
        self.waiting = [0] * len(self.actions)
        """Visits under way, whose worth is not known yet: they count as lost, so that the next one goes elsewhere."""
        self.worths = [Worth() for _ in self.actions]

    def choose(self) -> int:
        """The place of the action to look into next."""
        side, unknown = self.side, self.worth.to(self.side) - DOUBT
        reach = CURIOSITY * sqrt(self.taken + 1)
        best, most = 0, -1e9
        for at, prior in enumerate(self.prior):
            visits = self.visits[at] + self.waiting[at]
            known = (self.worths[at].to(side) - self.waiting[at]) / visits if visits else unknown
            worth = known + reach * prior / (1 + visits)
            if worth > most:
                best, most = at, worth
        return best


def final_worth(world: Famiglia) -> Worth:
    """A game that is over."""
    result = world.result
    assert result is not None
    first, second = world.seats
    won = 0.0 if not result.winners else (1.0 if result.winners[0] == first else -1.0)
    lead = tanh((result.scores[first] - result.scores[second]) / LEAD_SCALE)
    return Worth(won, lead, 0.0 if won else DRAW_COST)


class Search:
    """The tree of one decision."""

    def __init__(self, world: Famiglia, mind: nets.Net, dice: Random, mannered: int = -1) -> None:
        self.mind = mind
        self.dice = dice
        self.mannered = mannered
        """The player who keeps to the bot's manners; -1: nobody. The first choice is looked at without them."""
        self.root = Node(world, -1)
        self._look([self.root])

    def think(self, budget: Budget) -> None:
        """Search as long as the budget lasts, or until no other action can overtake the best."""
        while budget.left() and not self._settled(budget):
            leaves: list[Node] = []
            paths: list[list[tuple[Node, int]]] = []
            room = TOGETHER if not budget.playouts else min(TOGETHER, budget.playouts - budget.used)
            for _ in range(room):
                leaf, path = self._descend()
                if leaf.actions and not leaf.prior:
                    leaves.append(leaf)
                paths.append([*path, (leaf, -1)])
            self._look(leaves)
            for path in paths:
                _remember(path)
                budget.spend()

    def _settled(self, budget: Budget) -> bool:
        """Whether the action that was visited most is the best as well and cannot be overtaken."""
        root = self.root
        if budget.used < LOOK:
            return len(root.actions) < 2
        visits = sorted(root.visits)
        if visits[-1] - visits[-2] <= budget.ahead():
            return False
        known = [
            worth.to(root.side) / count if count else -1e9
            for worth, count in zip(root.worths, root.visits, strict=True)
        ]
        return root.visits[known.index(max(known))] == visits[-1]

    def _descend(self) -> tuple[Node, list[tuple[Node, int]]]:
        """Go down to a position that nobody has looked at, or to an end."""
        node = self.root
        path: list[tuple[Node, int]] = []
        while node.prior:
            at = node.choose()
            node.waiting[at] += 1
            node.taken += 1
            path.append((node, at))
            node = self._follow(node, at)
        return node, path

    def _follow(self, node: Node, at: int) -> Node:
        """What an action leads to: always the same position, or one of those that a deal brings."""
        known = node.branches[at]
        if isinstance(known, Node):
            return known
        world = node.world.copy()
        self._shuffle(world)
        size = len(world.deck)
        world.play(node.actions[at])
        while len(forced := choices(world, self.mannered)) == 1:
            world.play(forced[0])
        if known is None and len(world.deck) == size and world.second_pass == node.world.second_pass:
            node.branches[at] = child = Node(world, self.mannered)
            return child
        outcomes = known if known is not None else {}
        node.branches[at] = outcomes
        key = (world.mover, *sorted(world.street), len(world.deck))
        outcome = outcomes.get(key)
        if outcome is None:
            outcomes[key] = outcome = Node(world, self.mannered)
        return outcome

    def _shuffle(self, world: Famiglia) -> None:
        top = len(world.deck) - world.known_bottom
        unknown = world.deck[:top]
        self.dice.shuffle(unknown)
        world.deck = unknown + world.deck[top:]
        world.seed = str(self.dice.random())

    def _look(self, nodes: list[Node]) -> None:
        """Let the net look at these positions."""
        fresh = [node for node in dict.fromkeys(nodes) if node.actions]
        if not fresh:
            return
        choices = [[ACTION_NUMBER[action.text] for action in node.actions] for node in fresh]
        told = self.mind.look([sight(node.world) for node in fresh], choices)
        for node, (prior, (result, lead, cost)) in zip(fresh, told, strict=True):
            node.worth = Worth(node.side * result, node.side * lead, max(0.0, cost))
            node.prior = prior


def _remember(path: list[tuple[Node, int]]) -> None:
    """Tell every position on the way what came of it."""
    leaf = path.pop()[0]
    worth = leaf.worth if leaf.actions else final_worth(leaf.world)
    for node, at in path:
        node.waiting[at] -= 1
        node.visits[at] += 1
        node.worths[at].add(worth)


class Player:
    """A player of Famiglia with a net."""

    def __init__(self, mind: nets.Net | None = None) -> None:
        self.memory = Memory()
        self.mind = mind if mind is not None else nets.load(__package__)

    def hear(self, seen: Observation) -> None:
        """Remember what the other did."""
        self.memory.hear(seen)

    def think(self, seen: Observation, budget: Budget, dice: Random) -> Thinking:
        """Search; where the other hand is not known, in several worlds. Without time, what the net likes best."""
        worlds = Worlds(seen, self.memory)
        count = 1 if not worlds.dealt else min(GUESSES, budget.playouts or GUESSES)
        searches = []
        for number in range(count):
            share = budget if count == 1 else budget.part(number, count)
            world = worlds.deal(dice)
            search = Search(world, self.mind, dice, world.mover)
            search.think(share)
            searches.append(search)
        return _thinking(searches)

    def sight(self, seen: Observation, dice: Random) -> list[float]:
        """How good each action looks to the net, as a rank."""
        ranked = [option.action for option in self.think(seen, Budget(0.0), dice).options]
        return [-float(ranked.index(action)) for action in seen.actions]


def _thinking(searches: list[Search]) -> Thinking:
    """All searches together: visits first, then what the net likes; a pass against the bot's manners comes last."""
    roots = [search.root for search in searches]
    side = roots[0].side
    mannered = [choices(root.world, root.world.mover) for root in roots]
    options = []
    for at, action in enumerate(roots[0].actions):
        # Where the other hand is dealt, the bot may be ahead in some worlds only.
        barred = 2 * sum([action in allowed for allowed in mannered]) < len(roots)
        visits = sum([root.visits[at] for root in roots])
        prior = sum([root.prior[at] for root in roots])
        total = Worth()
        for root in roots:
            total.add(root.worths[at] if visits else root.worth)
        count = visits or len(roots)
        option = Option(action, (1 + side * total.result / count) / 2, _points(side * total.lead / count), visits)
        options.append((barred, -visits, -prior, option))
    options.sort(key=lambda one: one[:3])
    return Thinking(tuple([option for *_, option in options]))


def _points(lead: float) -> float:
    return LEAD_SCALE * atanh(min(0.999, max(-0.999, lead)))


def win_chance(world: Famiglia, playouts: int, dice: Random) -> float:
    """The first player's chance to win from here on, whatever the order of the deck."""
    if world.decision is None or world.decision.seat != CHANCE:
        return _chance(world, playouts, dice)
    # Cards are about to be turned over: it depends on which.
    return sum([_chance(world, playouts // GUESSES, dice) for _ in range(GUESSES)]) / GUESSES


def _chance(world: Famiglia, playouts: int, dice: Random) -> float:
    search = Search(_forced(world.copy(), dice), nets.load(__package__), dice)
    root = search.root
    if not root.actions:
        return (1 + final_worth(root.world).result) / 2
    if playouts:
        search.think(Budget(1.0, playouts))
    used = sum(root.visits)
    total = sum([worth.result for worth in root.worths]) / used if used else root.worth.result
    return (1 + total) / 2


def _forced(world: Famiglia, dice: Random) -> Famiglia:
    """The next position with a choice, or the end."""
    while (decision := world.decision) is not None and decision.seat == CHANCE:
        odds = [action.probability for action in decision.actions if isinstance(action, ChanceAction)]
        world.play(dice.choices(decision.actions, odds)[0])
    world.explicit_chance = False
    while len(forced := choices(world)) == 1:
        world.play(forced[0])
    return world
