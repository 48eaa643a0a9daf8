"""What holds wherever a player is alone: fewer than four play. [LX-G, LX-K, LX-F, LX-B, LX-M, LX-P, LX-V]"""

from trinacria.games.lafamiglia import setup
from trinacria.games.lafamiglia.modes.area_tiles import AreaTiles
from trinacria.games.lafamiglia.modes.commission import Commission, discard, free
from trinacria.games.lafamiglia.modes.solo_draft import SoloDraft
from trinacria.games.lafamiglia.modes.solo_rules import SoloRules
from trinacria.games.lafamiglia.planning.spaces import offers, unknown_parts
from trinacria.games.lafamiglia.rules.constants import FICTION, NEUTRAL, NOBODY, ROWS
from trinacria.games.lafamiglia.rules.sheets import column_filled, columns, empty, top_spaces
from trinacria.games.lafamiglia.rules.solo_pieces import SoloPieces
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.event import Event


class Solo(SoloRules):
    """The common part of 1 v 1 and 2 v 1."""

    __slots__ = ()

    # ---------------------------------------------------------------- setting up

    def share_families(self, game: State, drawn: tuple[int, ...]) -> None:
        """Everybody leads a family, every solo has a commission, one colour is the fictional family. [AMB-LX-23]"""
        if self.draft:
            game.push(SoloDraft(drawn, ()))
        else:
            self.take_colours(game, drawn, drawn)

    def take_colours(self, game: State, chosen: tuple[int, ...], drawn: tuple[int, ...]) -> None:
        """First the families, then the commissions; the first colour left of those drawn is fictional."""
        needed = self.players + len(self.solos)
        commissions = [NOBODY] * self.players
        for at, player in enumerate(self.solos):
            commissions[player] = chosen[self.players + at]
        fiction = next(colour for colour in drawn if colour not in chosen[:needed])
        names = game.printed.colours
        game.solo = SoloPieces(tuple(commissions), fiction)
        if not self.draft:
            game.tell(
                Event("families_taken", {"families": [names[one] for one in chosen[: self.players]]}, reveals=True)
            )
        for player in self.solos:
            colour = names[commissions[player]]
            seat = names[chosen[player]]
            game.tell(Event("commission_taken", {"seat": seat, "family": colour}, reveals=True))
        game.tell(Event("fiction_drawn", {"family": names[fiction]}, reveals=True))
        self.lay_solo_board(game)
        setup.lead(game, chosen[: self.players])

    def lay_solo_board(self, game: State) -> None:
        """The pieces of the commissions and of the fictional family. [LX-K-01, LX-F-01]"""
        printed = game.printed
        game.supply[FICTION] = printed.soldati_each
        for player in self.solos:
            game.solo_pieces().left[player] = printed.influence_each - printed.pack.solo.common.doubled_mat_spaces
        game.solo_pieces().board = [0] * (2 * len(printed.solo_spaces[self.board]))

    def deploy(self, game: State) -> None:
        """Area tiles say where the fictional family stands. [LX-1-S04, LX-2-S04]"""
        game.push(AreaTiles(()))

    def deploy_usually(self, game: State) -> None:
        """The first tiles of each set."""
        drawn = [area for areas, number in self.area_tiles(game) for area in areas[:number]]
        self.settle(game, tuple(drawn))

    def settle(self, game: State, drawn: tuple[int, ...]) -> None:
        """Fictional soldati in the areas drawn, neutral ones as usual, the players' where their symbols are.

        A solo has the same number everywhere. [LX-F-01, LX-1-S02..06, LX-2-S04..06]
        """
        printed = game.printed
        fictional = (*self.marked_areas(game), *drawn)
        symbols = self.symbols(printed)
        for area, start in enumerate(printed.starts):
            if area in fictional:
                setup.garrison(game, area, FICTION, printed.fictional_soldati)
            elif start == "neutral":
                setup.garrison(game, area, NEUTRAL, printed.start_soldati[area])
            else:
                player = next(player for player in range(self.players) if start in symbols[player])
                number = self.own_soldati(game) if player in self.solos else printed.start_soldati[area]
                setup.garrison(game, area, player, number)

    def boats(self, game: State, player: int) -> int:
        """A solo has two more, of their commission's colour. [LX-B-01, AMB-LX-22]"""
        return game.printed.boats_each + (game.printed.boats_more if player in self.solos else 0)

    # ---------------------------------------------------------------- planning

    def planning_over(self, game: State, begun: bool) -> bool:
        """After a turn tokens are left in one column of the top sheet only; or there are none. [LX-P-01, AMB-LX-16]"""
        filled = sum([column_filled(game, column) for column in range(len(game.printed.columns))])
        return filled < 2 if begun else filled == 0

    def planning_ends(self, game: State) -> None:
        """The tokens left go to the same column of the bottom sheet, whatever lies there. [LX-P-03, AMB-LX-17]"""
        for column, tokens in enumerate(columns(game)):
            if any(tokens):
                self._keep(game, column)
                game.tell(Event("tokens_kept", {"column": game.printed.columns[column], "count": sum(tokens)}))

    def _keep(self, game: State, column: int) -> None:
        spaces = game.printed.column_spaces[game.round][column]
        for source in top_spaces(game):
            if game.printed.spaces[source].column != column:
                continue
            for who, count in enumerate(game.tokens_on(source)):
                for _ in range(count):
                    target = next((space for space in spaces if empty(game, space)), spaces[0])
                    game.add_tokens(source, who, -1)
                    game.add_tokens(target, who, 1)

    # ---------------------------------------------------------------- the mat and the solo board

    def has_commission_token(self, game: State, player: int, row: int) -> bool:
        """Whether a commission token lies on the next token of a row. [LX-M-01, LX-M-03]"""
        if player not in self.solos:
            return False
        doubled = game.printed.mats[game.colours[player]].doubled[row]
        at = game.removed[player * ROWS + row]
        return at in doubled and game.solo_pieces().lifted[player * ROWS + row] <= doubled.index(at)

    def take_commission_token(self, game: State, player: int, row: int, must: bool) -> None:
        """A commission token comes off; it may go to the solo board, else it goes to the supply. [LX-M-02..05]"""
        game.solo_pieces().lifted[player * ROWS + row] += 1
        game.say("token_lifted", player, row=game.printed.rows[row])
        if self.usable(game, player):
            game.push(Commission(player, must))
        else:
            discard(game, player)

    def usable(self, game: State, player: int) -> list[int]:
        """The free spaces of the solo board whose action would have an effect, at any price. [LX-M-04, AMB-LX-13]"""
        known = unknown_parts()
        return [
            space
            for space in game.printed.solo_spaces[self.board]
            if free(game, space) and self.unlocked(game, space) and offers(game, player, space, known)
        ]

    def payable(self, game: State, player: int) -> list[int]:
        """Those that the player can pay: a dark number is due before the action. [LF-PA-05]"""
        columns = self.usable(game, player)
        if self.first_rules:
            return columns
        return [space for space in columns if game.printed.spaces[space].coin >= -game.money[player]]

    def usable_commission_tokens(self, game: State, player: int) -> int:
        """How many commission tokens could be used now. [LX-M-05]"""
        return len(self.usable(game, player))
