"""The two action sheets and the influence tokens on them. [LF-P-01..05, LF-PA-01, LF-PA-02, AMB-LF-95]"""

from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.state import OWNERS, State


def empty(game: State, space: int) -> bool:
    """A space with the infinity sign always counts as empty; the others hold one token. [LF-PA-02]"""
    return game.printed.spaces[space].infinite or not game.occupied[space]


def open_spaces(game: State) -> list[int]:
    """The empty action spaces of the bottom sheet. [LF-PA-01]"""
    # Asked all the time: `empty`, without a call for each space.
    occupied, spaces = game.occupied, game.printed.spaces
    return [space for space in game.printed.action_spaces[game.round] if not occupied[space] or spaces[space].infinite]


def top_spaces(game: State) -> tuple[int, ...]:
    """The spaces of the top sheet."""
    return game.printed.spaces_of[game.round - 1]


def top_empty(game: State) -> bool:
    """Whether no token lies on the top sheet."""
    occupied = game.occupied
    for space in top_spaces(game):
        if occupied[space]:
            return False
    return True


def columns(game: State) -> list[list[int]]:
    """For each column of the top sheet, how many tokens of each owner lie in it."""
    return [column_tokens(game, column) for column in range(len(game.printed.columns))]


def column_tokens(game: State, column: int) -> list[int]:
    """How many tokens of each owner lie in a column of the top sheet."""
    tokens, occupied = game.tokens, game.occupied
    counts = [0] * OWNERS
    for space in game.printed.column_spaces[game.round - 1][column]:
        if occupied[space]:
            for who in range(OWNERS):
                counts[who] += tokens[space * OWNERS + who]
    return counts


def column_filled(game: State, column: int) -> bool:
    """Whether a token lies in a column of the top sheet."""
    occupied = game.occupied
    for space in game.printed.column_spaces[game.round - 1][column]:
        if occupied[space]:
            return True
    return False


def foreign(player: int, who: int) -> bool:
    """Whether a token is another player's: its owner is paid for it. [LF-P-04]"""
    return who not in (player, NEUTRAL)


def shift(game: State, player: int, source: int, who: int, target: int) -> None:
    """A token moves from one space to another."""
    game.add_tokens(source, who, -1)
    game.add_tokens(target, who, 1)
    if game.listened:
        names = game.printed.space_names
        game.say("token_moved", player, token=game.owner_name(who), source=names[source], space=names[target])
