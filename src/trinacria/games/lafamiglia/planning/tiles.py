"""Control tiles that work at the beginning of planning. [LF-CT-06, LF-CT-07, LF-XT-05, LF-XT-08, AMB-LF-98, AMB-LF-100]

The other tiles work where their moment comes: in `spaces`, `movement`, `conflict`, `strike` and `orders`.
"""

from typing import ClassVar

from trinacria.games.lafamiglia.planning.equipment import BOATS, Sail, places
from trinacria.games.lafamiglia.planning.mat import TakeOff, rows_left
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import earn
from trinacria.games.lafamiglia.rules.printed import PrintedTile
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


class PlanningTiles(Step):
    """In order of play, each player's tiles of the beginning of planning, one after the other."""

    name: ClassVar[str] = "PlanningTiles"
    verbs: ClassVar[tuple[str, ...]] = ("boat", "row")

    def __init__(self, at: int, tile: int) -> None:
        self.at = at
        self.tile = tile

    def run(self, game: State) -> bool:
        """Money comes by itself; the rest is a question where it is possible."""
        tiles, first = game.printed.tiles, self.tile
        for at in range(self.at, game.mode_rules.players):
            player = game.player_at(at)
            for tile in range(first, len(tiles)):
                face = tiles[tile]
                if not face.planning_start or not game.has_tile(player, face.effect):
                    continue
                if face.effect == TileEffect.MONEY_PER_MANDAMENTO:
                    earn(game, player, face.n * game.mandamenti_of(player))
                elif self.options(game, player, face):
                    game.replace(PlanningTiles(at, tile))
                    return True
            first = 0
        game.pop()
        return False

    def options(self, game: State, player: int, face: PrintedTile) -> list[Action]:
        """What the tile offers."""
        if face.effect == TileEffect.PLACE_BOAT:
            return places(game, player, BOATS, -1)
        if game.hq[player] < face.hq_soldati:
            return []
        return game.acts("row", rows_left(game, player))

    def ask(self, game: State) -> Decision:
        """Use the tile or leave it."""
        player = game.player_at(self.at)
        face = game.printed.tiles[self.tile]
        actions = [*self.options(game, player, face), game.act("skip")]
        if face.effect == TileEffect.PLACE_BOAT:
            return question(game, player, "tile_speedboats", "LF-XT-08", actions)
        return question(game, player, "tile_influence", "LF-XT-05", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """A boat by the usual rules; or one soldato of the HQ for a token of the mat."""
        player = game.player_at(self.at)
        face = game.printed.tiles[self.tile]
        game.replace(PlanningTiles(self.at, self.tile + 1))
        if choice.verb == "skip":
            return
        game.say("tile_used", player, tile=face.id)
        if choice.verb == "boat":
            game.push(Sail(player, choice.thing))
        else:
            game.hq[player] -= face.hq_soldati
            game.supply[player] += face.hq_soldati
            game.push(TakeOff(player, choice.thing, face.n, False))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A distant sea, or an empty row."""
        if choice.verb == "boat":
            return refuse("LF-AC-10", "sea-not-adjacent", sea=game.printed.sea_names[choice.thing])
        if choice.verb == "row":
            return refuse("LF-AC-14", "row-empty", row=game.printed.rows[choice.thing])
        return None
