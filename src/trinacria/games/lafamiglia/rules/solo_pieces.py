"""What lies on the table only when fewer than four play: the commission, the Coupole and the solo board. [LX-C-01]"""

from typing import Final

from trinacria.games.lafamiglia.rules.constants import NOBODY, ROWS

SIDES: Final = 2


class SoloPieces:
    """Commission tokens on mats and on the solo board, members, Block tokens and the Restriction token."""

    __slots__ = (
        "blocks",
        "board",
        "commissions",
        "coupole",
        "extra",
        "extra_used",
        "fiction",
        "left",
        "lifted",
        "mark",
        "mark_by",
        "members",
        "members_left",
        "opened",
    )

    def __init__(self, commissions: tuple[int, ...], fiction: int) -> None:
        self.commissions = commissions
        """The colour of each player's commission; NOBODY for players of a team. [LX-K-01]"""
        self.fiction = fiction
        """The colour of the fictional family. [LX-F-01]"""
        self.left: list[int] = [0] * len(commissions)
        """Commission tokens in the supply."""
        self.lifted: list[int] = [0] * (len(commissions) * ROWS)
        """Commission tokens taken off each row of each mat. [LX-M-02]"""
        self.board: list[int] = []
        """Tokens on the solo board: for each of its spaces one number a side."""
        self.coupole: list[int] = [0] * SIDES
        """The seats each player holds. [LX-1-K01]"""
        self.members: list[int] = [0] * SIDES
        """Members behind the screen."""
        self.members_left: list[int] = [0] * SIDES
        """Members in the supply."""
        self.extra: list[int] = []
        """Extra action tokens on the round spaces. [LX-2-S01]"""
        self.blocks: list[int] = []
        """Block tokens, padlock up, on the round spaces. [LX-2-S02]"""
        self.opened: list[int] = []
        """Block tokens, tick up, on the locked spaces. [LX-2-R07]"""
        self.extra_used = False
        """Whether the extra action of this turn was done. [LX-2-R03]"""
        self.mark = NOBODY
        """The column that the Restriction token marks, and who used it. [LX-2-T03]"""
        self.mark_by = NOBODY

    def copy(self) -> "SoloPieces":
        twin = SoloPieces(self.commissions, self.fiction)
        twin.left = self.left[:]
        twin.lifted = self.lifted[:]
        twin.board = self.board[:]
        twin.coupole = self.coupole[:]
        twin.members = self.members[:]
        twin.members_left = self.members_left[:]
        twin.extra = self.extra[:]
        twin.blocks = self.blocks[:]
        twin.opened = self.opened[:]
        twin.extra_used = self.extra_used
        twin.mark = self.mark
        twin.mark_by = self.mark_by
        return twin
