"""Setting up. [LF-S-01..24]

Until the families are chosen the seats bear the names of their corners; then each takes the colour of its family and
keeps its place in the order of play.
"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.rounds.rounds import PLANNING, Rounds
from trinacria.games.lafamiglia.rules.actions import Choice, Draw
from trinacria.games.lafamiglia.rules.constants import FREE, GREY, NEUTRAL
from trinacria.games.lafamiglia.rules.pieces import IN_HQ, ON_MAT, own_areas, pay
from trinacria.games.lafamiglia.rules.prices import START_GIFT
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import CHANCE, Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event

TILES: Final = 0
FAMILIES: Final = 1
START: Final = 2
CHARACTERS: Final = 3

UNITS: Final = 0
LABS: Final = 1
TOKENS: Final = 2
TOKENS_EACH: Final = 2
QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    "place": ("setup_soldati", "LF-S-20"),
    "car": ("setup_car", "LF-S-20"),
    "boat": ("setup_boat", "LF-S-20"),
    "lab": ("setup_lab", "LF-S-21"),
    "put": ("setup_token", ""),
}
"""What is asked where a piece is set, and by which rule; empty: the mode knows."""
CARDS: Final = 4
"""Character cards drawn, however many play. [LF-S-17, LX-1-S07, LX-2-S07]"""


def begin(game: State) -> None:
    """Tiles first, then families: the partners know the tiles when they choose. [LF-S-04, LF-S-05]"""
    game.push(Rounds(PLANNING))
    game.push(Lots(TILES, ()))


class Lots(Step):
    """Chance draws: the tiles, the colours of the teams, the starting player, the character cards."""

    name: ClassVar[str] = "Lots"

    def __init__(self, what: int, drawn: tuple[int, ...]) -> None:
        self.what = what
        self.drawn = drawn

    def names(self, game: State) -> tuple[str, ...]:
        """What lies in the bag."""
        printed = game.printed
        if self.what == TILES:
            return printed.tile_names
        if self.what == FAMILIES:
            return printed.first_colours if game.mode_rules.first_game else printed.colours
        if self.what == START:
            return tuple([printed.corners[corner] for corner in game.corners])
        return printed.character_names

    def wanted(self, game: State) -> int:
        """How many are drawn."""
        return (game.printed.tiles_in_play, len(self.names(game)), 1, CARDS)[self.what]

    def run(self, game: State) -> bool:
        """Draw by the seed; with explicit chance one by one."""
        names = self.names(game)
        drawn = self.drawn
        wanted = self.wanted(game)
        if not game.explicit_chance:
            drawn = tuple(game.shuffle(list(range(len(names))), names)[:wanted])
        elif len(names) - len(drawn) == 1:
            drawn += tuple([at for at in range(len(names)) if at not in drawn])
        if len(drawn) < wanted:
            return True
        game.pop()
        if self.what == TILES:
            _take_tiles(game, drawn)
        elif self.what == FAMILIES:
            game.mode_rules.share_families(game, tuple([game.printed.colours.index(names[at]) for at in drawn]))
        elif self.what == START:
            _take_start(game, drawn)
        else:
            game.mode_rules.share_characters(game, drawn)
        return False

    def ask(self, game: State) -> Decision:
        """What chance draws next: all that is left is as likely."""
        names = self.names(game)
        left = [at for at in range(len(names)) if at not in self.drawn]
        rule = ("LF-S-04", "LF-S-05", "LF-S-16", "LF-S-17")[self.what]
        return Decision(CHANCE, "draw", rule, tuple([Draw(f"draw {names[at]}", at, 1 / len(left)) for at in left]))

    def answer(self, game: State, action: Action) -> None:
        """One more is drawn."""
        assert isinstance(action, Draw)
        game.replace(Lots(self.what, (*self.drawn, action.lot)))


def _take_tiles(game: State, drawn: tuple[int, ...]) -> None:
    """Seven of the eleven tiles, the same for both teams. [LF-S-04]"""
    game.tiles_in_play = tuple(sorted(drawn))
    told = [game.printed.tile_names[tile] for tile in game.tiles_in_play]
    game.tell(Event("tiles_drawn", {"tiles": told}, reveals=True))
    game.push(Lots(FAMILIES, ()))


def share_families(game: State, drawn: tuple[int, ...]) -> None:
    """Each team is given three colours, in a first game two; by default the first two play. [LF-S-05, AMB-LF-108]"""
    told = [game.printed.colours[colour] for colour in drawn]
    each = len(drawn) // 2
    game.tell(Event("families_dealt", {"one": told[:each], "two": told[each:]}, reveals=True))
    if game.mode_rules.draft:
        game.push(Draft(0, drawn))
    else:
        lead(game, (drawn[0], drawn[each], drawn[1], drawn[each + 1]))


class Draft(Step):
    """The partners decide who leads which family: in order of play each takes one that is left. [LF-S-05]"""

    name: ClassVar[str] = "Draft"
    verbs: ClassVar[tuple[str, ...]] = ("family",)

    def __init__(self, at: int, pool: tuple[int, ...]) -> None:
        self.at = at
        self.pool = pool
        """The colours of the first team, then those of the second, then those chosen in order of play."""

    def left(self, player: int) -> list[int]:
        """The colours a player can still choose."""
        dealt = len(self.pool) - self.at
        each = dealt // 2
        first = player % 2 * each
        return [colour for colour in self.pool[first : first + each] if colour not in self.pool[dealt:]]

    def open_answers(self, game: State) -> bool:
        """Colours lie on the table."""
        return True

    def ask(self, game: State) -> Decision:
        """Which family to lead."""
        actions: list[Action] = [game.act("family", colour) for colour in self.left(self.at)]
        return question(game, self.at, "family", "LF-S-05", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """This family; when all have chosen, the mats are taken."""
        pool = (*self.pool, choice.thing)
        game.tell(
            Event("family_chosen", {"seat": game.seats[self.at], "family": game.printed.colours[choice.thing]}),
        )
        if self.at < 3:
            game.replace(Draft(self.at + 1, pool))
        else:
            game.pop()
            lead(game, pool[-4:])

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Another team's colour, or one already chosen."""
        return refuse("LF-S-05", "family-not-yours", family=game.printed.colours[choice.thing])


def lead(game: State, colours: tuple[int, ...]) -> None:
    """The players take their families' pieces, deploy them, and the grey figures are set. [LF-S-07..15]"""
    game.colours = list(colours)
    game.seats = tuple([game.printed.colours[colour] for colour in colours])
    take_pieces(game)
    game.mode_rules.deploy(game)


def take_pieces(game: State) -> None:
    """Basic orders to the HQ, advanced ones and 17 influence tokens to the mat, the rest is supply. [LF-S-07..11]"""
    printed = game.printed
    game.order_at = []
    for player in range(game.mode_rules.players):
        first = game.colours[player] * printed.orders_each
        for face in range(first, first + printed.orders_each):
            game.order_at.append(IN_HQ if printed.orders[face].basic else ON_MAT)
        game.influence[player] = printed.influence_each - sum(printed.mats[game.colours[player]].length)
        game.boats_left[player] = game.mode_rules.boats(game, player)
    game.order_done = [0] * len(game.order_at)


def deploy(game: State) -> None:
    """One soldato for every symbol of a player's corner, one neutral soldato for every grey figure. [LF-S-13..15]"""
    printed = game.printed
    for area, start in enumerate(printed.starts):
        owner = NEUTRAL if start == "neutral" else game.corners.index(printed.corners.index(start))
        garrison(game, area, owner, printed.start_soldati[area])


def garrison(game: State, area: int, owner: int, number: int) -> None:
    """Soldati come from their supply into an area, which is theirs from the start. [LF-S-13..15]"""
    game.owner[area] = owner
    game.soldati[area] = number
    game.supply[owner] -= number


def grey_tokens(game: State) -> None:
    """A neutral influence token on each grey circle of sheet 0. [LF-S-23]"""
    for space in game.printed.spaces_of[0]:
        if game.printed.spaces[space].kind == GREY:
            game.add_tokens(space, NEUTRAL, 1)


def _take_start(game: State, drawn: tuple[int, ...]) -> None:
    """The starting player takes the start piece. [LF-S-16]"""
    game.first = game.phase_first = drawn[0]
    game.tell(Event("start_drawn", {"seat": game.seats[game.first]}, reveals=True))
    game.push(Lots(CHARACTERS, ()))


def share_characters(game: State, drawn: tuple[int, ...]) -> None:
    """Everybody has a card; the starting player gives 1 to the last. [LF-S-17..19]"""
    grey_tokens(game)
    for player, card in enumerate(drawn):
        take_character(game, player, card)
    last = (game.first + 3) % 4
    pay(game, game.first, min(START_GIFT, game.money[game.first]), last)
    game.push(Deployment(UNITS, 0, ()))


def take_character(game: State, player: int, card: int) -> None:
    """Money and soldati of the card go to the HQ. [LF-S-18]"""
    game.characters = [*game.characters[:player], card, *game.characters[player + 1 :]]
    character = game.printed.characters[card]
    game.money[player] = game.printed.money_of(card)
    fill_hq(game, player, character.hq_soldati)
    facts: dict[str, object] = {"seat": game.seats[player], "character": character.id}
    game.tell(Event("character", facts, reveals=True))


def fill_hq(game: State, player: int, number: int) -> None:
    """Soldati to begin with go from the supply to the HQ. [LF-S-18]"""
    number = min(number, game.supply[player])
    game.supply[player] -= number
    game.hq[player] += number


class Deployment(Step):
    """In order of play: the units of the character cards, then the labs, then two influence tokens each.

    `left` counts what the player still has to set: soldati, cars and boats, or labs. [LF-S-20..24]
    """

    name: ClassVar[str] = "Deployment"
    verbs: ClassVar[tuple[str, ...]] = ("put", "boat", "place", "car", "lab")

    def __init__(self, what: int, at: int, left: tuple[int, ...]) -> None:
        self.what = what
        self.at = at
        self.left = left

    def player(self, game: State) -> int:
        """Who sets the next piece."""
        return game.mode_rules.token_turns(game)[self.at] if self.what == TOKENS else game.player_at(self.at)

    def run(self, game: State) -> bool:
        """Wait while something can be set; then the next player, the next kind, the game."""
        if self.what == TOKENS:
            if self.at < len(game.mode_rules.token_turns(game)):
                return True
            game.pop()
            return False
        if self.at == game.mode_rules.players:
            game.replace(Deployment(self.what + 1, 0, ()))
            return False
        if not self.left:
            player = self.player(game)
            left = game.mode_rules.units(game, player) if self.what == UNITS else (game.mode_rules.labs(game, player),)
            game.replace(Deployment(self.what, self.at, left))
            return False
        if self.options(game):
            return True
        game.replace(Deployment(self.what, self.at + 1, ()))
        return False

    def options(self, game: State) -> list[Action]:
        """Where the next piece can go: own areas, for boats the seas next to them. [LF-S-20..22, AMB-LF-19]"""
        player = self.player(game)
        printed = game.printed
        if self.what == TOKENS:
            return game.acts(
                "put",
                [
                    space
                    for space in printed.spaces_of[0]
                    if printed.spaces[space].kind == FREE and not game.occupied[space]
                ],
            )
        areas = own_areas(game, player)
        if self.what == LABS:
            if not self.left[0] or not game.lab_stock:
                return []
            return game.acts("lab", [area for area in areas if game.labs[area] < printed.labs_limit])
        if self.left[0] and game.supply[player]:
            return game.acts("place", areas) + game.mode_rules.instead_of_soldato(game, player)
        if self.left[1] and game.cars_left[player]:
            return game.acts("car", areas)
        if self.left[2] and game.boats_left[player]:
            seas = sorted({sea for area in areas for sea in printed.seas_of[area]})
            return game.acts("boat", [sea for sea in seas if sum(game.boats_on(sea)) < printed.boats_limit])
        return []

    def counted(self, game: State) -> tuple[int, int] | None:
        """The second boat, the third soldato: of as many as there are pieces for."""
        player = self.player(game)
        if self.what == TOKENS:
            turns = game.mode_rules.token_turns(game)
            nth, total = turns[: self.at].count(player) + 1, turns.count(player)
        elif self.what == LABS:
            nth, total = _counted(game.mode_rules.labs(game, player), self.left[0], game.lab_stock)
        else:
            stocks = game.supply[player], game.cars_left[player], game.boats_left[player]
            kind = next(kind for kind, stock in enumerate(stocks) if self.left[kind] and stock)
            nth, total = _counted(game.mode_rules.units(game, player)[kind], self.left[kind], stocks[kind])
        return (nth, total) if total > 1 else None

    def open_answers(self, game: State) -> bool:
        """Areas, seas and sheets lie open; in 1 v 1 the soldati of a supply do not. [LF-I-02]"""
        return game.mode_rules.open_supplies or self.what != UNITS or self.left[0] == 0

    def ask(self, game: State) -> Decision:
        """Where to set the next piece."""
        actions = self.options(game)
        assert isinstance(actions[0], Choice)
        kind, rule = QUESTIONS[actions[0].verb]
        return question(game, self.player(game), kind, rule or game.mode_rules.token_rule, actions)

    def choose(self, game: State, choice: Choice) -> None:
        player = self.player(game)
        thing = choice.thing
        if self.what == TOKENS:
            game.influence[player] -= 1
            game.add_tokens(thing, player, 1)
            game.say("token_put", player, token=game.seats[player], space=game.printed.space_names[thing])
            game.replace(Deployment(TOKENS, self.at + 1, ()))
            return
        left = list(self.left)
        if choice.verb == "seat":
            left[0] -= 1
            game.mode_rules.do_instead_of_soldato(game, player)
        elif choice.verb == "place":
            left[0] -= 1
            game.supply[player] -= 1
            game.soldati[thing] += 1
            game.say("placed", player, area=game.printed.area_names[thing], soldati=1)
        elif choice.verb == "car":
            left[0] = 0
            left[1] -= 1
            game.cars_left[player] -= 1
            game.cars[thing] += 1
            game.say("car_placed", player, area=game.printed.area_names[thing])
        elif choice.verb == "boat":
            left[0] = left[1] = 0
            left[2] -= 1
            game.boats_left[player] -= 1
            game.add_boats(thing, player, 1)
            game.say("boat_placed", player, sea=game.printed.sea_names[thing])
        else:
            left[0] -= 1
            game.lab_stock -= 1
            game.labs[thing] += 1
            game.say("lab_placed", player, area=game.printed.area_names[thing])
        game.replace(Deployment(self.what, self.at, tuple(left)))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Foreign areas, distant seas, a third lab, a space that is taken."""
        printed = game.printed
        thing = choice.thing
        player = self.player(game)
        if choice.verb == "put":
            return refuse("LF-S-24", "setup-space", space=printed.space_names[thing])
        if choice.verb == "boat":
            if sum(game.boats_on(thing)) >= printed.boats_limit:
                return refuse("LF-S-20", "sea-full", sea=printed.sea_names[thing])
            return refuse("LF-S-20", "sea-not-adjacent", sea=printed.sea_names[thing])
        if game.owner[thing] != player:
            rule = "LF-S-21" if choice.verb == "lab" else "LF-S-20"
            return refuse(rule, "area-not-yours", area=printed.area_names[thing])
        return refuse("LF-S-22", "labs-full", area=printed.area_names[thing])


def _counted(total: int, left: int, stock: int) -> tuple[int, int]:
    """Which one is next, and how many there will be with what is in stock."""
    done = total - left
    return done + 1, done + min(left, stock)
