"""The two action sheets and the influence tokens on them. [LF-P-01..05, LF-PA-01, LF-PA-02, AMB-LF-95]"""

from typing import TYPE_CHECKING

from trinacria.games.lafamiglia.book import NEUTRAL

if TYPE_CHECKING:
    from trinacria.games.lafamiglia.game import LaFamiglia


def occupied(game: "LaFamiglia", space: int) -> int:
    """How many tokens lie on a space."""
    return sum(game.tokens[space * 5 : space * 5 + 5])


def empty(game: "LaFamiglia", space: int) -> bool:
    """A space with the infinity sign always counts as empty; the others hold one token. [LF-PA-02]"""
    return game.book.spaces[space].infinite or not any(game.tokens[space * 5 : space * 5 + 5])


def open_spaces(game: "LaFamiglia") -> list[int]:
    """The empty action spaces of the bottom sheet. [LF-PA-01]"""
    return [space for space in game.book.action_spaces[game.round] if empty(game, space)]


def top_spaces(game: "LaFamiglia") -> tuple[int, ...]:
    """The spaces of the top sheet."""
    return game.book.spaces_of[game.round - 1]


def top_tokens(game: "LaFamiglia") -> list[tuple[int, int]]:
    """Every kind of token on the top sheet: its space and its owner."""
    return [(space, who) for space in top_spaces(game) for who in range(5) if game.tokens[space * 5 + who]]


def column_tokens(game: "LaFamiglia", column: int) -> list[int]:
    """How many tokens of each owner lie in a column of the top sheet."""
    found = [0] * 5
    for space in top_spaces(game):
        if game.book.spaces[space].column == column:
            for who in range(5):
                found[who] += game.tokens[space * 5 + who]
    return found


def foreign(player: int, who: int) -> bool:
    """Whether a token is another player's: its owner is paid for it. [LF-P-04]"""
    return who not in (player, NEUTRAL)


def shift(game: "LaFamiglia", player: int, source: int, who: int, target: int) -> None:
    """A token moves from one space to another."""
    game.tokens[source * 5 + who] -= 1
    game.tokens[target * 5 + who] += 1
    names = game.book.space_names
    game.say("token_moved", player, token=game.owner_name(who), source=names[source], space=names[target])
