"""1 v 1: two solos, each with a commission, and the Coupole between them. [LX-1]"""

from typing import ClassVar

from trinacria.games.lafamiglia import setup
from trinacria.games.lafamiglia.modes.characters import KeepCharacter
from trinacria.games.lafamiglia.modes.coupole import (
    Bonus,
    CoupoleControl,
    Restore,
    SeatMembers,
    Split,
    seat,
    seatable,
    summon,
)
from trinacria.games.lafamiglia.modes.solo import Solo
from trinacria.games.lafamiglia.rules.constants import ALONE
from trinacria.games.lafamiglia.rules.options import DUEL, options_in
from trinacria.games.lafamiglia.rules.pieces import pay
from trinacria.games.lafamiglia.rules.prices import GENTLE_FORCE
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import begin_placing
from trinacria.kernel.action import Action


class OneAgainstOne(Solo):
    """Strict alternation; each player has the two symbols of a side of the board. [LX-1-S03, AMB-LX-42]"""

    __slots__ = ()

    options: ClassVar[dict[str, tuple[bool | str, ...]]] = options_in(DUEL)
    idle_options: ClassVar[frozenset[str]] = Solo.idle_options | {"opt_neutral_force1"}
    token_rule: ClassVar[str] = "LX-1-S11"

    def __init__(self, options: dict[str, object], version: str) -> None:
        super().__init__(options, version)
        self.players = 2
        self.solos = (0, 1)
        self.sides = (0, 1)
        self.partners = (ALONE, ALONE)
        self.character_rule = "LX-1-S07"
        self.extra_mandamenti = 1
        self.open_supplies = False
        self.force = self.force_neutral = GENTLE_FORCE  # [LX-1-R01, AMB-LX-04]

    # ---------------------------------------------------------------- setting up

    def symbols(self, printed: PrintedGame) -> tuple[tuple[str, ...], ...]:
        """The two corners of a side. [LX-1-S03]"""
        return tuple([tuple(side) for side in printed.pack.map.sides])

    def lay_solo_board(self, game: State) -> None:
        """Six members each in the Coupole. [LX-1-S01]"""
        super().lay_solo_board(game)
        start = game.printed.coupole.start_members_each
        game.solo_pieces().coupole = [start, start]
        game.solo_pieces().members_left = [game.printed.soldati_each - start, game.printed.soldati_each - start]

    def marked_areas(self, game: State) -> tuple[int, ...]:
        """The four areas whose tiles are set aside. [LX-1-S02, AMB-LX-27]"""
        printed = game.printed
        return tuple([printed.area_names.index(area) for area in printed.pack.map.marked_1v1])

    def area_tiles(self, game: State) -> tuple[tuple[tuple[int, ...], int], ...]:
        """One tile of each symbol. [LX-1-S04]"""
        printed = game.printed
        sets: list[tuple[tuple[int, ...], int]] = []
        for corner in printed.corners:
            tiles = printed.pack.corners[corner]
            areas = [
                area for area in (*tiles.series_2v1, *tiles.series_rest) if area not in printed.pack.map.marked_1v1
            ]
            sets.append((tuple([printed.area_names.index(area) for area in areas]), 1))
        return tuple(sets)

    def own_soldati(self, game: State) -> int:
        """Two in each area. [LX-1-S06]"""
        return game.printed.pack.solo.one_v_one.setup.own_soldati

    def deployed(self, game: State) -> None:
        """A starting player is drawn as usual. [LF-S-16]"""
        game.push(setup.Lots(setup.START, ()))

    def share_characters(self, game: State, drawn: tuple[int, ...]) -> None:
        """Two cards each, of which one is kept. [LX-1-S07]"""
        setup.grey_tokens(game)
        game.push(setup.Deployment(setup.UNITS, 0, ()))
        for player in reversed(game.in_order()):
            game.push(KeepCharacter(player, drawn[2 * player : 2 * player + 2]))

    def character_kept(self, game: State, player: int) -> None:
        """More soldati, less money; then the soldati of the HQ are split in secret. [LX-1-S08, LX-1-S09, LX-1-K04]"""
        numbers = game.printed.pack.solo.one_v_one.setup
        setup.fill_hq(game, player, numbers.extra_hq_soldati)
        back = numbers.start_player_returns if player == game.first else numbers.other_returns
        pay(game, player, min(back, game.money[player]))  # [AMB-LX-40]
        game.push(Split(player, game.hq[player], 0))

    def units(self, game: State, player: int) -> tuple[int, int, int]:
        """Two soldati more. [LX-1-S10]"""
        soldati, cars, boats = super().units(game, player)
        return soldati + game.printed.pack.solo.one_v_one.setup.extra_board_soldati, cars, boats

    def token_turns(self, game: State) -> list[int]:
        """Four tokens each, one by one. [LX-1-S11]"""
        return game.in_order() * game.printed.pack.solo.one_v_one.setup.influence_tokens_each

    def instead_of_soldato(self, game: State, player: int) -> list[Action]:
        """A member of the supply may be seated instead of a soldato of the supply. [LX-1-K05, AMB-LX-33, AMB-LX-41]"""
        possible = game.solo_pieces().members_left[player] and game.solo_pieces().coupole[1 - player]
        return [game.act("seat", 1)] if possible else []

    def do_instead_of_soldato(self, game: State, player: int) -> None:
        game.solo_pieces().members_left[player] -= 1
        seat(game, player, 1)

    # ---------------------------------------------------------------- members

    def substitutes(self, game: State, player: int) -> int:
        """Members have a supply of their own. [LX-1-K04]"""
        return 0 if self.first_rules else game.solo_pieces().members_left[player]

    def after_recruit(self, game: State, player: int, number: int, missing: int) -> None:
        """For each soldato a member may come instead; for those missing it does. [LX-1-K04, AMB-LX-34]"""
        if number:
            summon(game, player, missing)
            game.push(Split(player, number, missing))

    def after_reward(self, game: State, player: int, number: int, missing: int) -> None:
        """The same: at once, before anything else takes soldati from the supply or brings them back."""
        if not self.older_rules:
            self.after_recruit(game, player, number, missing)
        elif number:
            self._split_later(game, player, number, missing)

    def _split_later(self, game: State, player: int, number: int, missing: int) -> None:
        """Before the third version of the rules the rewards of an attack were split together, when it was over."""
        summon(game, player, missing)
        under = game.frames[-2]
        if isinstance(under, Split) and under.player == player:
            game.frames[-2] = Split(player, under.number + number, under.joined + missing)
        else:
            game.frames.insert(len(game.frames) - 1, Split(player, number, missing))

    def can_place(self, game: State, player: int, area: bool) -> bool:
        """Members need no area. [LX-1-K05, AMB-LX-36]"""
        return super().can_place(game, player, area) or seatable(game, player) > 0

    def placing(self, game: State, player: int, most: int) -> None:
        """Members first, then soldati. [LX-1-K05]"""
        game.push(SeatMembers(player, most))

    def open_placing(self, game: State, player: int) -> bool:
        """How many of the pieces behind a screen are members is hidden, unless there are none at all."""
        return game.hq[player] + game.solo_pieces().members[player] == 0

    def usable(self, game: State, player: int) -> list[int]:
        """Nothing while the other holds every seat. [LX-1-K08, AMB-LX-39]"""
        if game.solo_pieces().coupole[1 - player] >= game.printed.coupole.lockout_at:
            return []
        return super().usable(game, player)

    # ---------------------------------------------------------------- rounds

    def round_begins(self, game: State) -> None:
        """The majority places soldati, then the other answers. [LX-1-K13..15, AMB-LX-29]"""
        for player in range(2):
            entitled = game.solo_pieces().coupole[player] - game.printed.coupole.deploy_minus
            if entitled > 0:
                game.push(Restore(1 - player))
                begin_placing(game, Bonus(player, entitled))

    def management(self, game: State) -> None:
        """The Coupole before the tiles. [LX-1-K09, LX-1-K11]"""
        game.push(CoupoleControl())
