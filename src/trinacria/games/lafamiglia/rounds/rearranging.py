"""The optional rule: partners rearrange their tokens among the control tiles. [LX-OPT-5, AMB-LX-07]"""

from typing import ClassVar

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, current_step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


def holder(game: State, player: int, tile: int) -> int:
    """Whose token lies on a tile of the player's side."""
    return game.marked[game.mark_place(player, tile)]


def put(game: State, player: int, tile: int, who: int) -> None:
    """A token of this family lies on the tile now; NOBODY: none."""
    game.marked[game.mark_place(player, tile)] = who


class RearrangeTokens(Step):
    """In order of play everybody may move own tokens to empty tiles, or swap one with the partner if they agree.

    Anyone whose partner changes something afterwards is asked once more, so a tile can be vacated for the other.
    """

    name: ClassVar[str] = "RearrangeTokens"
    verbs: ClassVar[tuple[str, ...]] = ("transfer", "swap")

    def __init__(self, waiting: tuple[int, ...], moved: tuple[int, ...], declined: tuple[int, ...], again: int) -> None:
        self.waiting = waiting
        """The players who are still asked; the first of them now."""
        self.moved = moved
        """The tiles to which they have moved a token: each goes once."""
        self.declined = declined
        """The tiles that their partner would not give."""
        self.again = again
        """How often somebody can still be asked once more: it has to end."""

    def run(self, game: State) -> bool:
        """Wait while the player at hand has a token that can move."""
        if not self.waiting:
            game.pop()
            return False
        if self.options(game):
            return True
        self._next(game)
        return False

    def _next(self, game: State) -> None:
        game.replace(RearrangeTokens(self.waiting[1:], (), (), self.again))

    def options(self, game: State) -> list[Action]:
        """Every own token with every empty tile, and with every tile of the partner."""
        player = self.waiting[0]
        partner = game.partner(player)
        mine = [tile for tile in game.tiles_in_play if holder(game, player, tile) == player and tile not in self.moved]
        actions: list[Action] = []
        for tile in mine:
            for other in game.tiles_in_play:
                who = holder(game, player, other)
                if who == NOBODY:
                    actions.append(game.act("transfer", tile, other))
                elif who == partner and other not in self.declined:
                    actions.append(game.act("swap", tile, other))
        return actions

    def ask(self, game: State) -> Decision:
        """Which token goes where."""
        return question(game, self.waiting[0], "transfer", "LX-OPT-5", [*self.options(game), game.act("done")])

    def choose(self, game: State, choice: Choice) -> None:
        """Move it, or ask the partner; and perhaps another one."""
        player = self.waiting[0]
        if choice.verb == "done":
            self._next(game)
        elif choice.verb == "swap":
            names = game.printed.tile_names
            other = game.seats[game.partner(player)]
            game.say("swap_offered", player, other=other, old_tile=names[choice.thing], tile=names[choice.count])
            game.push(SwapTokens(player, choice.thing, choice.count))
        else:
            put(game, player, choice.thing, NOBODY)
            put(game, player, choice.count, player)
            names = game.printed.tile_names
            game.say("tile_transferred", player, old_tile=names[choice.thing], tile=names[choice.count])
            game.replace(self.after(game, choice.count))

    def after(self, game: State, tile: int) -> "RearrangeTokens":
        """A token has come to this tile: the partner shall be able to answer."""
        partner = game.partner(self.waiting[0])
        waiting, again = self.waiting, self.again
        if partner >= 0 and partner not in waiting and again:
            waiting, again = (*waiting, partner), again - 1
        return RearrangeTokens(waiting, (*self.moved, tile), self.declined, again)

    def without(self, tile: int) -> "RearrangeTokens":
        """The partner keeps this tile."""
        return RearrangeTokens(self.waiting, self.moved, (*self.declined, tile), self.again)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A foreign token, one that was moved, a tile that is taken, or one that the partner keeps."""
        names = game.printed.tile_names
        told = {"old_tile": names[choice.thing], "tile": names[choice.count]}
        if choice.verb == "swap" and choice.count in self.declined:
            return refuse("LX-OPT-5", "swap-declined", **told)
        return refuse("LX-OPT-5", "transfer-not-allowed" if choice.verb == "transfer" else "swap-not-allowed", **told)


class SwapTokens(Step):
    """The partner is asked for their tile: tokens are moved by their own family. [LX-OPT-5, AMB-LF-119]"""

    name: ClassVar[str] = "SwapTokens"

    def __init__(self, player: int, old_tile: int, tile: int) -> None:
        self.player = player
        self.old_tile = old_tile
        """The tile that is offered."""
        self.tile = tile

    def ask(self, game: State) -> Decision:
        actions: list[Action] = [game.act("agree"), game.act("decline")]
        return question(game, game.partner(self.player), "swap_tiles", "LX-OPT-5", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """The two tokens change places, or stay."""
        game.pop()
        under = current_step(game)
        assert isinstance(under, RearrangeTokens)
        player, partner = self.player, game.partner(self.player)
        names = game.printed.tile_names
        told = {"other": game.seats[partner], "old_tile": names[self.old_tile], "tile": names[self.tile]}
        if choice.verb == "agree":
            put(game, player, self.old_tile, partner)
            put(game, player, self.tile, player)
            game.say("tiles_swapped", player, **told)
            game.replace(under.after(game, self.tile))
        else:
            game.say("swap_declined", partner)
            game.replace(under.without(self.tile))
