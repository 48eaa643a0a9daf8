"""Famiglia for bots that search: worlds that fit what was seen, a first look, quick playouts, an evaluation."""

from collections import Counter
from math import exp
from random import Random
from typing import Any

from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Thinking
from trinacria.bots.search.tree import Liking, Tree, no_liking
from trinacria.games import from_position
from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.actions import LayDown, Lower, NewCards, PlayCard, Recruit
from trinacria.games.famiglia.cards import (
    BLUE,
    COPIES,
    GREEN,
    KIND_OF,
    KINDS,
    NAMES,
    POINTS,
    START_SET,
    VALUE,
    YELLOW,
)
from trinacria.kernel.action import Action
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation

TURNS_AHEAD = 6
"""Turns that a playout goes on before the world is judged."""


class Memory:
    """The other's hand, followed from the beginning: all they take lies open before. What was missed stays unknown."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter(NAMES[kind] for kind in START_SET)
        self.recruits = 0

    def hear(self, seen: Observation) -> None:
        """Follow what the other did since the last decision."""
        for event in seen.events:
            if event.get("seat") == seen.seat or "seat" not in event:
                continue
            kind, card = event["kind"], str(event.get("card"))
            if kind == "recruited":
                self.recruits += 1
                self.hand[card] += 1
                self.hand[str(event["lay"])] -= event["lay"] != "none"
            elif kind in ("accountant", "brute", "laid_down"):
                self.hand[card] -= 1
            elif kind == "took_back":
                self.hand[card] += 1

    def known(self, view: dict[str, Any], other: str) -> list[str] | None:
        """The other's hand; None if not all of the game was seen."""
        held = view["hand_sizes"][other]
        if len(START_SET) + self.recruits != held + len(view["gangs"][other]):
            return None
        if min(self.hand.values()) < 0 or self.hand.total() != held:
            return None
        return list(self.hand.elements())


class Recollection:
    """What the observation itself says everybody remembers; in a game begun from a position it is a part of a hand."""

    def __init__(self, seen: Observation) -> None:
        self.hands: dict[str, list[str]] = seen.memory["hands"]

    def known(self, view: dict[str, Any], other: str) -> list[str]:
        """The cards of the other's hand that everybody has seen."""
        return self.hands[other]


class Worlds:
    """Worlds that fit an observation: the deck is shuffled, and the other's hand dealt where it is not remembered."""

    def __init__(self, seen: Observation, memory: "Memory | Recollection") -> None:
        view = seen.view
        other = next(seat for seat in view["seats"] if seat != seen.seat)
        self.other = view["seats"].index(other)
        unseen: Counter[str] = Counter()
        for kind, name in enumerate(NAMES):
            unseen[name] = COPIES[VALUE[kind]]
        lying = [
            view["hands"][seen.seat],
            *view["gangs"].values(),
            view["street"],
            view["discard"],
            view["deck_bottom"],
        ]
        for zone in lying:
            unseen.subtract(zone)
        known = memory.known(view, other)
        if known is not None and any(unseen[card] < count for card, count in Counter(known).items()):
            known = None
        if known is not None:
            unseen.subtract(known)
        self.pool = [KIND_OF[card] for card in unseen.elements()]
        """The cards that may lie in the deck, or in the other's hand where that is not known."""
        self.dealt = view["hand_sizes"][other] - len(known or ())
        self.top = view["deck_size"] - len(view["deck_bottom"])
        self.bottom = [KIND_OF[card] for card in view["deck_bottom"]]
        hands = {seen.seat: view["hands"][seen.seat], other: known or []}
        lowered = view["lowered"]
        world = from_position(
            {
                "game": "famiglia",
                "street": view["street"],
                "deck": [NAMES[kind] for kind in self.pool[: self.top] + self.bottom],
                "known_bottom": len(self.bottom),
                "discard": view["discard"],
                "pass": view["pass"],
                "to_move": view["to_move"],
                "hands": hands,
                "gangs": view["gangs"],
                "lowered": {"at": lowered["at"], "by": lowered["by"]} if lowered else None,
                "turn": seen.flow,
                "passes": view["passes"],
                "turns_left": view["turns_left"],
            },
            seed=0,
        )
        assert isinstance(world, Famiglia)
        # Anyone who searches looks at the cards themselves; nobody in the world need remember them.
        world.hidden = []
        self.world = world

    def deal(self, dice: Random) -> Famiglia:
        """One of the worlds."""
        world = self.world.copy()
        pool = self.pool
        dice.shuffle(pool)
        world.deck = pool[self.dealt : self.dealt + self.top] + self.bottom
        if self.dealt:
            hand = world.hand_of(self.other)
            for kind in pool[: self.dealt]:
                world.cards[hand + kind] += 1
        # A reshuffle to come is another one in every world.
        world.seed = str(dice.random())
        return world


def redeal(seen: Observation, dice: Random) -> Famiglia:
    """One of the worlds that fit an observation; everybody in it remembers what everybody remembers."""
    recollection = Recollection(seen)
    world = Worlds(seen, recollection).deal(dice)
    hidden = world.cards[:KINDS] + world.cards[2 * KINDS : 3 * KINDS]
    for player, seat in enumerate(world.seats):
        for card in recollection.hands[seat]:
            hidden[player * KINDS + KIND_OF[card]] -= 1
    world.hidden = hidden if any(hidden) else []
    return world


PAIR, SINGLE, ABILITY = 0.6, 0.2, 0.5


def _worth(kind: int, count: int) -> float:
    """What so many cards of a kind are good for in a hand, beyond their points."""
    value = VALUE[kind]
    ability = ABILITY * value if kind > BLUE and value else 0.0
    if value == 4:
        return ability * count
    climb = POINTS[kind + 1] - POINTS[kind] + 1
    return ability * count + climb * (PAIR if count > 1 else SINGLE if count else 0.0)


WORTH = [[_worth(kind, count) for count in range(6)] for kind in range(KINDS)]


class Sight:
    """The guide of the search."""

    def glance(self, world: Game, actions: tuple[Action, ...]) -> list[float]:
        """Points and use of what an action brings."""
        assert isinstance(world, Famiglia)
        return [min(1.0, max(0.0, 0.3 + glance(world, action) / 12)) for action in actions]

    def value(self, world: Game, seat: str, dice: Random) -> tuple[float, float]:
        """Play on for some turns, then judge."""
        assert isinstance(world, Famiglia)
        me = world.seats.index(seat)
        mover, left = world.mover, TURNS_AHEAD
        decision = world.decision
        while decision is not None:
            if world.mover != mover:
                mover = world.mover
                left -= 1
                if not left:
                    break
            world.play(quick(world, decision.actions, dice))
            decision = world.decision
        return prospects(world, me)


def prospects(world: Famiglia, me: int) -> tuple[float, float]:
    """A player's chance to win as it looks now, and their lead in points; certain when the game is over."""
    if world.result is not None:
        winners, scores = world.result.winners, world.result.scores
        ahead = scores[world.seats[me]] - scores[world.seats[1 - me]]
        return (0.5 if not winners else float(winners[0] == world.seats[me])), float(ahead)
    lead = 0.0
    cards = world.cards
    left = len(world.deck) + (0 if world.second_pass else len(world.discard) + 10)
    use = min(1.0, left / 20)
    for player, sign in ((me, 1.0), (1 - me, -1.0)):
        hand = world.hand_of(player)
        points = 0.0
        more = 0.0
        for kind in range(KINDS):
            held = cards[hand + kind]
            if held:
                points += POINTS[kind] * held
                more += WORTH[kind][held]
            points += POINTS[kind] * cards[hand + KINDS + kind]
        lead += sign * (points + use * more)
    return 1 / (1 + exp(-lead / (3.0 + 0.35 * left))), lead


def glance(world: Famiglia, action: Action) -> float:
    """How good an action looks, in points."""
    cards = world.cards
    hand = world.hand_of(world.mover)
    if isinstance(action, Recruit):
        kind = action.kind
        held = cards[hand + kind]
        gain = POINTS[kind] + 1 + WORTH[kind][held + 1] - WORTH[kind][held]
        if action.lay >= 0:
            lay = cards[hand + action.lay]
            gain -= WORTH[action.lay][lay] - WORTH[action.lay][lay - 1]
        return gain
    if isinstance(action, PlayCard):
        if action.kind >= YELLOW:
            return _brute(world, hand, VALUE[action.kind]) - 0.5 * VALUE[action.kind]
        return 0.0
    if isinstance(action, Lower):
        return _lowered(world, hand, action.kind, VALUE[action.kind] - action.by)
    if isinstance(action, NewCards):
        return 0.35 * VALUE[action.kind] - 0.01 * POINTS[action.kind]
    return 0.0


def _lowered(world: Famiglia, hand: int, kind: int, value: int) -> float:
    """The points of a street card that counts `value`, if it can be paid."""
    cards = world.cards
    if value:
        true = kind - VALUE[kind] + value - 1
        held = cards[hand + true]
        if not held or (held < 2 and not any(cards[hand + GREEN + value : hand + GREEN + 5])):
            return 0.0
    return POINTS[kind] + 1.0


def _brute(world: Famiglia, hand: int, strength: int) -> float:
    best = 0.0
    for kind in world.street:
        value = VALUE[kind]
        for by in range(1, min(strength, value) + 1):
            gain = _lowered(world, hand, kind, value - by)
            if gain > best:
                best = gain
    return best


def quick(world: Famiglia, actions: tuple[Action, ...], dice: Random) -> Action:
    """A playout's move: the best at first sight, now and then another."""
    if len(actions) == 1:
        return actions[0]
    if dice.random() < 0.1:
        return actions[int(dice.random() * len(actions))]
    best, most = actions[-1], 0.0
    for action in actions:
        worth = glance(world, action)
        if worth > most:
            best, most = action, worth
    return best


def win_chance(world: Game, dice: Random) -> float:
    """The first player's chance to win, for looking back: only cards that nobody had drawn yet are shuffled."""
    assert isinstance(world, Famiglia)
    top = len(world.deck) - world.known_bottom
    unknown = world.deck[:top]
    dice.shuffle(unknown)
    world.deck = unknown + world.deck[top:]
    return Sight().value(world, world.seats[0], dice)[0]


class Player:
    """A player of Famiglia who searches."""

    def __init__(self, liking: Liking = no_liking) -> None:
        self.memory = Memory()
        self.liking = liking

    def hear(self, seen: Observation) -> None:
        """Remember what the other did."""
        self.memory.hear(seen)

    def think(self, seen: Observation, budget: Budget, dice: Random) -> Thinking:
        """Search the tree of worlds."""
        worlds = Worlds(seen, self.memory)
        return Tree(seen.seat, (seen.seat,), Sight(), lambda: worlds.deal(dice), dice, self.liking).think(budget)

    def sight(self, seen: Observation, dice: Random) -> list[float]:
        """How good each action looks to a beginner: what counts most now, and what a Brute may bring."""
        world = Worlds(seen, Memory()).deal(dice)
        numbers = []
        for action in seen.actions:
            if isinstance(action, Recruit):
                numbers.append(POINTS[action.kind] + 1.0)
            elif isinstance(action, LayDown):
                numbers.append(-float(POINTS[action.kind]))
            else:
                numbers.append(glance(world, action))
        return numbers
