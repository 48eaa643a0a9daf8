"""The two action sheets and the influence tokens on them. [LF-P-01..05, LF-PA-01, LF-PA-02, AMB-LF-95]"""

from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.state import OWNERS, State


def occupied(game: State, space: int) -> int:
    """How many tokens lie on a space."""
    return sum(game.tokens_on(space))


def empty(game: State, space: int) -> bool:
    """A space with the infinity sign always counts as empty; the others hold one token. [LF-PA-02]"""
    return game.printed.spaces[space].infinite or not any(game.tokens[space * OWNERS : space * OWNERS + OWNERS])


def open_spaces(game: State) -> list[int]:
    """The empty action spaces of the bottom sheet. [LF-PA-01]"""
    # Asked all the time: `empty`, without a call for each space.
    tokens, spaces = game.tokens, game.printed.spaces
    return [
        space
        for space in game.printed.action_spaces[game.round]
        if spaces[space].infinite or not any(tokens[space * OWNERS : space * OWNERS + OWNERS])
    ]


def top_spaces(game: State) -> tuple[int, ...]:
    """The spaces of the top sheet."""
    return game.printed.spaces_of[game.round - 1]


def top_tokens(game: State) -> list[tuple[int, int]]:
    """Every kind of token on the top sheet: its space and its owner."""
    tokens = game.tokens
    found: list[tuple[int, int]] = []
    for space in top_spaces(game):
        lying = tokens[space * OWNERS : space * OWNERS + OWNERS]
        if any(lying):
            found += [(space, who) for who in range(OWNERS) if lying[who]]
    return found


def columns(game: State) -> list[list[int]]:
    """For each column of the top sheet, how many tokens of each owner lie in it."""
    found = [[0] * OWNERS for _ in game.printed.columns]
    for space, who in top_tokens(game):
        found[game.printed.spaces[space].column][who] += game.tokens[space * OWNERS + who]
    return found


def column_tokens(game: State, column: int) -> list[int]:
    """How many tokens of each owner lie in a column of the top sheet."""
    return columns(game)[column]


def foreign(player: int, who: int) -> bool:
    """Whether a token is another player's: its owner is paid for it. [LF-P-04]"""
    return who not in (player, NEUTRAL)


def shift(game: State, player: int, source: int, who: int, target: int) -> None:
    """A token moves from one space to another."""
    game.add_tokens(source, who, -1)
    game.add_tokens(target, who, 1)
    names = game.printed.space_names
    game.say("token_moved", player, token=game.owner_name(who), source=names[source], space=names[target])
