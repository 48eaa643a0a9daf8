"""Management: who controls which Mandamento, and the tokens on the control tiles. [LF-MG-01..07, LF-CT-01..07]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.rounds.rearranging import RearrangeTokens
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

REMOVALS: Final = 0
PLACEMENTS: Final = 1


def controller(game: State, mandamento: int) -> int:
    """The family with soldati in at least two of the three areas; partners do not add up. [LF-MG-03]"""
    held = [0] * NEUTRAL
    for area in game.printed.mandamenti[mandamento]:
        owner = game.owner[area]
        if 0 <= owner < NEUTRAL:
            held[owner] += 1
            if held[owner] >= game.printed.hold:
                return owner
    return NOBODY


def lay_control_tokens(game: State) -> None:
    """A control token lies where a family controls a Mandamento, and nowhere else. [LF-MG-04]"""
    for mandamento in range(len(game.printed.mandamenti)):
        before = game.control[mandamento]
        now = controller(game, mandamento)
        if now != before:
            game.control[mandamento] = now
            name = game.printed.mandamento_names[mandamento]
            if before != NOBODY:
                game.say("control_lost", before, mandamento=name)
            if now != NOBODY:
                game.say("control_won", now, mandamento=name)


class Management(Step):
    """Control tokens first, then the tiles."""

    name: ClassVar[str] = "Management"

    def __init__(self, last: bool) -> None:
        self.last = last
        """Whether it is the one after the encounter phase."""

    def run(self, game: State) -> bool:
        """Count soldati; then removals before placements. [LF-CT-03, LF-CT-05]"""
        lay_control_tokens(game)
        game.pop()
        if self.last and game.mode_rules.move_tile_tokens:
            if game.mode_rules.first_rules:
                game.push(TransferTokens(0, ()))
            else:
                game.push(RearrangeTokens(tuple(game.in_order()), (), (), len(game.tiles_in_play)))
        game.push(MarkTiles(REMOVALS, 0))
        if self.last:
            game.mode_rules.management(game)
        return False


class MarkTiles(Step):
    """Tokens on tiles are made equal to Mandamenti: all removals in order of play, then all placements. [AMB-LF-86]"""

    name: ClassVar[str] = "MarkTiles"
    verbs: ClassVar[tuple[str, ...]] = ("mark", "unmark")

    def __init__(self, what: int, at: int) -> None:
        self.what = what
        self.at = at

    def run(self, game: State) -> bool:
        """Wait while the player at hand has a token to take off or to put on."""
        if self.at == game.mode_rules.players:
            if self.what == REMOVALS:
                game.replace(MarkTiles(PLACEMENTS, 0))
            else:
                game.pop()
            return False
        if self.options(game):
            return True
        game.replace(MarkTiles(self.what, self.at + 1))
        return False

    def options(self, game: State) -> list[Action]:
        """The tiles to choose from: own ones when there are too many, free ones when too few. [LF-CT-03]"""
        player = game.player_at(self.at)
        first = game.mark_place(player, 0)
        lying = [tile for tile in game.tiles_in_play if game.marked[first + tile] == player]
        due = game.mandamenti_of(player) - len(lying)
        if self.what == REMOVALS:
            return game.acts("unmark", lying) if due < 0 else []
        if due <= 0 or not game.influence[player]:
            return []
        return game.acts("mark", [tile for tile in game.tiles_in_play if game.marked[first + tile] == NOBODY])

    def open_answers(self, game: State) -> bool:
        """Tiles and tokens lie open."""
        return True

    def ask(self, game: State) -> Decision:
        kind = "unmark_tile" if self.what == REMOVALS else "mark_tile"
        return question(game, game.player_at(self.at), kind, "LF-CT-03", self.options(game))

    def choose(self, game: State, choice: Choice) -> None:
        """Put a token on a tile, or take it off to the supply."""
        player = game.player_at(self.at)
        at = game.mark_place(player, choice.thing)
        name = game.printed.tile_names[choice.thing]
        if choice.verb == "mark":
            game.influence[player] -= 1
            game.marked[at] = player
            game.say("tile_marked", player, tile=name)
        else:
            game.influence[player] += 1
            game.marked[at] = NOBODY
            game.say("tile_unmarked", player, tile=name)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A tile that is out of the game, taken, or not one's own."""
        tile = game.printed.tile_names[choice.thing]
        if choice.thing not in game.tiles_in_play:
            return refuse("LF-S-04", "tile-out", tile=tile)
        if choice.verb == "mark":
            return refuse("LF-CT-02", "tile-taken", tile=tile)
        return refuse("LF-CT-03", "tile-not-yours", tile=tile)


class TransferTokens(Step):
    """The optional rule as the first version had it: each token goes once, to an empty tile, in order of play."""

    name: ClassVar[str] = "TransferTokens"
    verbs: ClassVar[tuple[str, ...]] = ("transfer",)

    def __init__(self, at: int, moved: tuple[int, ...]) -> None:
        self.at = at
        self.moved = moved
        """The tiles to which the player at hand has moved a token."""

    def run(self, game: State) -> bool:
        """Wait while the player at hand has a token that can move."""
        if self.at == game.mode_rules.players:
            game.pop()
            return False
        if self.options(game):
            return True
        game.replace(TransferTokens(self.at + 1, ()))
        return False

    def options(self, game: State) -> list[Action]:
        """Every own token with every empty tile."""
        player = game.player_at(self.at)
        first = game.mark_place(player, 0)
        free = [tile for tile in game.tiles_in_play if game.marked[first + tile] == NOBODY]
        return [
            game.act("transfer", tile, other)
            for tile in game.tiles_in_play
            if game.marked[first + tile] == player and tile not in self.moved
            for other in free
        ]

    def ask(self, game: State) -> Decision:
        """Which token goes where."""
        actions = [*self.options(game), game.act("done")]
        return question(game, game.player_at(self.at), "transfer", "LX-OPT-5", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Move it, and perhaps another one."""
        if choice.verb == "done":
            game.replace(TransferTokens(self.at + 1, ()))
            return
        player = game.player_at(self.at)
        first = game.mark_place(player, 0)
        game.marked[first + choice.thing] = NOBODY
        game.marked[first + choice.count] = player
        names = game.printed.tile_names
        game.say("tile_transferred", player, old_tile=names[choice.thing], tile=names[choice.count])
        game.replace(TransferTokens(self.at, (*self.moved, choice.count)))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A foreign token, one that was moved, or a tile that is taken."""
        names = game.printed.tile_names
        return refuse("LX-OPT-5", "transfer-not-allowed", old_tile=names[choice.thing], tile=names[choice.count])
