"""2 v 1: a solo with extra actions of their own against a team. [LX-2]

The solo is the first in the order of play, the two players of the team follow one another.
"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia import setup
from trinacria.games.lafamiglia.content.model.solo import Difficulty
from trinacria.games.lafamiglia.modes.characters import KeepCharacter
from trinacria.games.lafamiglia.modes.commission import why_not_use
from trinacria.games.lafamiglia.modes.extra_actions import ExtraAction, Unlock, begin_extra
from trinacria.games.lafamiglia.modes.solo import Solo
from trinacria.games.lafamiglia.rules.constants import ALONE, NOBODY
from trinacria.games.lafamiglia.rules.options import ONE_AGAINST_TWO, options_in
from trinacria.games.lafamiglia.rules.pieces import earn
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import refuse
from trinacria.kernel.action import Action
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event

SOLO: Final = 0
"""The number of the player who is alone."""


class TwoAgainstOne(Solo):
    """The solo begins; how hard it is for them was agreed. [LX-2-S02, LX-2-S10, LX-2-T01]"""

    __slots__ = ("difficulty",)

    options: ClassVar[dict[str, tuple[bool | str, ...]]] = options_in(ONE_AGAINST_TWO)
    token_rule: ClassVar[str] = "LX-2-S11"

    def __init__(self, options: dict[str, object], version: str) -> None:
        super().__init__(options, version)
        self.players = 3
        self.solos = (SOLO,)
        self.sides = (0, 1, 1)
        self.partners = (ALONE, 2, 1)
        self.board = 1
        self.character_rule = "LX-2-S07"
        self.difficulty = str(options.get("difficulty", self.options["difficulty"][0]))

    # ---------------------------------------------------------------- setting up

    def symbols(self, printed: PrintedGame) -> tuple[tuple[str, ...], ...]:
        """The solo has the two corners of their side, the players of the team one each. [LX-2-S04, LX-2-S05]"""
        ours, theirs = printed.pack.map.sides
        return tuple(ours), (theirs[1],), (theirs[0],)

    def level(self, printed: PrintedGame) -> Difficulty:
        """How many extra actions are blocked."""
        level = getattr(printed.pack.solo.two_v_one.difficulty, self.difficulty)
        assert isinstance(level, Difficulty)
        return level

    def lay_solo_board(self, game: State) -> None:
        """A token on each round space, Block tokens on some of them. [LX-2-S01, LX-2-S02]"""
        super().lay_solo_board(game)
        solo, count = game.solo_pieces(), game.printed.pack.solo.two_v_one.round_spaces
        solo.left[SOLO] -= count
        solo.extra = [1] * count
        blocked = self.level(game.printed).blocked_spaces
        solo.blocks = [1 if at + 1 in blocked else 0 for at in range(count)]
        solo.opened = [0] * game.printed.locked

    def area_tiles(self, game: State) -> tuple[tuple[tuple[int, ...], int], ...]:
        """Two of the three tiles of each of the solo's symbols. [LX-2-S04]"""
        printed = game.printed
        return tuple(
            [
                (tuple([printed.area_names.index(area) for area in printed.pack.corners[corner].series_2v1]), 2)
                for corner in self.symbols(printed)[SOLO]
            ]
        )

    def own_soldati(self, game: State) -> int:
        """Two in each area. [LX-2-S06]"""
        return game.printed.pack.solo.two_v_one.setup.own_soldati

    def deployed(self, game: State) -> None:
        """The solo takes the start piece; in an easy game they open an action. [LX-2-S03, LX-2-S10]"""
        game.first = game.phase_first = SOLO
        game.tell(Event("start_taken", {"seat": game.seats[SOLO]}))
        game.push(setup.Lots(setup.CHARACTERS, ()))
        for _ in range(self.level(game.printed).ticks_at_start):
            game.push(Unlock(SOLO, True))

    def share_characters(self, game: State, drawn: tuple[int, ...]) -> None:
        """Two cards for the solo, of which they keep one, and one for each of the others. [LX-2-S07]"""
        setup.grey_tokens(game)
        for player in (1, 2):
            setup.take_character(game, player, drawn[player + 1])
        game.push(setup.Deployment(setup.UNITS, 0, ()))
        game.push(KeepCharacter(SOLO, drawn[:2]))

    def character_kept(self, game: State, player: int) -> None:
        """More soldati and money for the solo, who pays nothing. [LX-2-S08, LX-2-S10]"""
        numbers = game.printed.pack.solo.two_v_one.setup
        setup.fill_hq(game, player, numbers.extra_hq_soldati)
        earn(game, player, numbers.extra_money)

    def units(self, game: State, player: int) -> tuple[int, int, int]:
        """More soldati, a car and a boat for the solo. [LX-2-S09]"""
        soldati, cars, boats = super().units(game, player)
        if player != SOLO:
            return soldati, cars, boats
        more = game.printed.pack.solo.two_v_one.setup
        return soldati + more.board_soldati, cars + more.board_cars, boats + more.board_boats

    def labs(self, game: State, player: int) -> int:
        """One lab more for the solo. [LX-2-S09]"""
        more = game.printed.pack.solo.two_v_one.setup.board_labs if player == SOLO else 0
        return super().labs(game, player) + more

    def token_turns(self, game: State) -> list[int]:
        """The solo two, the others one each, and once more. [LX-2-S11, AMB-LX-52]"""
        numbers = game.printed.pack.solo.two_v_one.setup
        each = numbers.influence_tokens_team_each
        turns: list[int] = []
        for player in game.in_order():
            turns += [player] * (numbers.influence_tokens_solo // each if player == SOLO else 1)
        return turns * each

    # ---------------------------------------------------------------- extra actions

    def unlocked(self, game: State, space: int) -> bool:
        """The locked spaces come first on the board; each is opened by a Block token, tick up. [LX-2-R01, LX-2-R07]"""
        at = space - game.printed.solo_spaces[self.board][0]
        opened = game.solo_pieces().opened
        return at >= len(opened) or opened[at] > 0

    def available(self, game: State) -> bool:
        """Whether an extra action token lies on a round space without a Block token. [LX-2-R03, LX-2-R04]"""
        solo = game.solo_pieces()
        return any(token and not block for token, block in zip(solo.extra, solo.blocks, strict=True))

    def turn_begins(self, game: State, player: int) -> None:
        """The solo may do one extra action, before or after their move. [LX-2-R03, AMB-LX-43]"""
        game.solo_pieces().extra_used = False
        if player == SOLO:
            game.push(ExtraAction(player))

    def extra_actions(self, game: State, player: int) -> list[Action]:
        """The free spaces for an extra action token. [LX-2-R03..05]"""
        if player != SOLO or game.solo_pieces().extra_used or not self.available(game):
            return []
        return [game.act("extra", space) for space in self.payable(game, player)]

    def extra_open(self, game: State, player: int) -> bool:
        """Whether an extra action is left that money could pay. [LX-2-R03]"""
        return (
            player == SOLO
            and not game.solo_pieces().extra_used
            and self.available(game)
            and bool(self.usable(game, player))
        )

    def do_extra(self, game: State, player: int, space: int) -> None:
        begin_extra(game, player, space)

    def why_not_extra(self, game: State, player: int, space: int) -> IllegalAction | None:
        """Not the solo's, done in this turn, no token, or the space is of no use."""
        if player != SOLO:
            return refuse("LX-2-R01", "extra-not-yours")
        if game.solo_pieces().extra_used:
            return refuse("LX-2-R03", "extra-done")
        if not self.available(game):
            return refuse("LX-2-R04", "extra-none-left")
        return why_not_use(game, player, space)

    def round_ends(self, game: State) -> None:
        """The tokens go back to the round spaces; then a Block token may open an action. [LX-2-R06, LX-2-R07]"""
        solo = game.solo_pieces()
        tokens = sum(solo.board)
        solo.board = [0] * len(solo.board)
        for at, token in enumerate(solo.extra):
            if not token and tokens:
                solo.extra[at] = 1
                tokens -= 1
        game.tell(Event("extra_tokens_back", {"seat": game.seats[SOLO], "out": tokens}))
        game.push(Unlock(SOLO, False))

    # ---------------------------------------------------------------- order of play

    def round_begins(self, game: State) -> None:
        """No column is marked yet. [LX-2-T03]"""
        game.solo_pieces().mark = game.solo_pieces().mark_by = NOBODY

    def column_used(self, game: State, player: int, column: int) -> None:
        """The Restriction token marks the column. [LX-2-T03]"""
        game.solo_pieces().mark = column
        game.solo_pieces().mark_by = player

    def barred_column(self, game: State, player: int) -> int:
        """The column that the partner used in the turn directly before. [LX-2-T02, AMB-LX-48]"""
        solo, partner = game.solo_pieces(), self.partners[player]
        before = (player - 1) % self.players
        return solo.mark if partner == before and solo.mark_by == partner else NOBODY
