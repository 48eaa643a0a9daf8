"""The solo board of the expansion: the Coupole side for 1 v 1, the Block-token side for 2 v 1 (LX)."""

from typing import Annotated

import msgspec

from trinacria.games.lafamiglia.content.model.actions import SoloAction
from trinacria.games.lafamiglia.content.model.components import Offer
from trinacria.games.lafamiglia.content.model.record import Count, Positive, Record, UnreadNumber


class SoloSpace(Offer, frozen=True, kw_only=True):
    """A space of the solo board; the token itself costs nothing (AMB-LX-15)."""

    actions: Annotated[tuple[SoloAction, ...], msgspec.Meta(min_length=1)]


class SoloCommon(Record, frozen=True):
    """What both sides share (LX-C-01, LX-M-01, LX-B-01)."""

    doubled_mat_spaces: Positive
    extra_boats: Positive
    block_tokens: Positive
    restriction_tokens: Positive
    fictional_soldati: Positive


class Coupole(Record, frozen=True):
    """The council of the 1 v 1 side (LX-1-K)."""

    seats: Positive
    start_members_each: Positive
    control_from: Positive
    lockout_at: Positive
    deploy_minus: Positive
    reset_up_to: Positive
    control_token_places: UnreadNumber = msgspec.UNSET


class OneVOneSetup(Record, frozen=True, kw_only=True):
    """Changes of the set-up in 1 v 1 (LX-1-S)."""

    characters_drawn: UnreadNumber = msgspec.UNSET
    extra_hq_soldati: Count
    extra_board_soldati: Count
    start_player_returns: Count
    other_returns: Count
    influence_tokens_each: Positive
    own_soldati: Positive


class OneVOneBoard(Record, frozen=True):
    """The action spaces of the 1 v 1 side, each usable once a game (LX-1-R03)."""

    space: tuple[SoloSpace, ...]


class OneVOne(Record, frozen=True):
    """The 1 v 1 side."""

    coupole: Coupole
    setup: OneVOneSetup
    board: OneVOneBoard


class TwoVOneSetup(Record, frozen=True, kw_only=True):
    """Changes of the set-up in 2 v 1 (LX-2-S)."""

    characters_drawn: UnreadNumber = msgspec.UNSET
    extra_hq_soldati: Count
    extra_money: Count
    board_soldati: Count
    board_labs: Count
    board_cars: Count
    board_boats: Count
    influence_tokens_solo: Positive
    influence_tokens_team_each: Positive
    own_soldati: Positive


class Difficulty(Record, frozen=True):
    """How many extra actions are blocked at the start (LX-2-S02, LX-2-S03)."""

    block_tokens: Positive
    blocked_spaces: tuple[Positive, ...]
    ticks_at_start: Count


class Difficulties(Record, frozen=True):
    """The three levels."""

    easy: Difficulty
    medium: Difficulty
    hard: Difficulty


class TwoVOneBoard(Record, frozen=True):
    """The action spaces of the 2 v 1 side: locked above, open below (LX-2-R01)."""

    locked: tuple[SoloSpace, ...]
    open: tuple[SoloSpace, ...]


class TwoVOne(Record, frozen=True, kw_only=True):
    """The 2 v 1 side."""

    round_spaces: Positive
    extra_actions_per_turn: UnreadNumber = msgspec.UNSET
    unlocks_per_round_end: UnreadNumber = msgspec.UNSET
    setup: TwoVOneSetup
    difficulty: Difficulties
    board: TwoVOneBoard
