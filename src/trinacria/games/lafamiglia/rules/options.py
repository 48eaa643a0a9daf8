"""Every option of the game, in which modes it is known, and what is usual there: one table. [AMB-LX-09]

A record holds the options that were chosen. What it does not name is as usual, so what is usual in a mode stays
as it is, and an option that comes later is usually off: it changes no game that was played without it.
"""

from typing import Final, NamedTuple

TEAMS: Final = "2v2"
DUEL: Final = "1v1"
ONE_AGAINST_TWO: Final = "2v1"
ALL: Final = (TEAMS, DUEL, ONE_AGAINST_TWO)
FEWER: Final = (DUEL, ONE_AGAINST_TWO)
"""The modes of the expansion, in which its optional rules are usual."""


class Option(NamedTuple):
    """A switch, or a choice among words."""

    modes: tuple[str, ...] = ALL
    on_in: tuple[str, ...] = ()
    """The modes in which a switch is usually on."""
    words: tuple[str, ...] = ()
    """What can be chosen instead of on and off, the usual word first."""


TABLE: Final[dict[str, Option]] = {
    "first_game": Option(modes=(TEAMS,)),
    "draft": Option(),
    "variant_identical_cards": Option(),
    "opt_neutral_force1": Option(on_in=FEWER),
    "opt_neutral_reward2": Option(on_in=FEWER),
    "opt_blank_spaces": Option(on_in=FEWER),
    "opt_rally_boat": Option(on_in=FEWER),
    "opt_move_tile_tokens": Option(on_in=FEWER),
    "opt_tie_start_piece": Option(on_in=FEWER),
    "difficulty": Option(modes=(ONE_AGAINST_TWO,), words=("medium", "easy", "hard")),
}
SWITCHES: Final = tuple([name for name, option in TABLE.items() if option.on_in])
"""The optional rules of the expansion. [LX-OPT]"""


def options_in(mode: str, table: dict[str, Option] = TABLE) -> dict[str, tuple[bool | str, ...]]:
    """The options of a mode with their values, the usual one first."""
    return {name: _values(option, mode) for name, option in table.items() if mode in option.modes}


def _values(option: Option, mode: str) -> tuple[bool | str, ...]:
    if option.words:
        return (*option.words,)
    return (True, False) if mode in option.on_in else (False, True)
