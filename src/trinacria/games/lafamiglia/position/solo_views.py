"""What else can be seen where fewer than four play: commissions, the Coupole, the solo board. [LX-M, LX-1-K, LX-2-R]"""

from typing import Final

from trinacria.games.lafamiglia.modes.commission import place_of
from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.rules.constants import NOBODY, ROWS
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.audience import PUBLIC
from trinacria.kernel.fact import Fact

SIDES: Final = ("1v1", "2v1")


def facts(game: State, facts: list[Fact]) -> None:
    """All lies open but the members behind a screen, and with them the supplies from which they could be counted."""
    solo, rules, names = game.solo_pieces(), solo_rules(game), game.printed.colours
    facts.append(Fact(("fictional",), PUBLIC, names[solo.fiction]))
    symbols = rules.symbols(game.printed)
    for player, seat in enumerate(game.seats):
        at = ("families", seat)
        colour = solo.commissions[player]
        facts.append(Fact((*at, "symbols"), PUBLIC, list(symbols[player])))
        facts.append(Fact((*at, "commission"), PUBLIC, names[colour] if colour != NOBODY else None))
        if colour != NOBODY:
            facts.append(Fact((*at, "commission_supply"), PUBLIC, solo.left[player]))
            facts.append(Fact((*at, "commission_mat"), PUBLIC, covered_spaces(game, player)))
    _board(game, facts)
    if rules.extra_mandamenti:
        _coupole(game, facts)


def covered_spaces(game: State, player: int) -> dict[str, list[int]]:
    """For each row of a mat, the spaces (from 0) that still carry a commission token. [LX-M-01]"""
    mat = game.printed.mats[game.colours[player]]
    lifted = game.solo_pieces().lifted
    return {name: list(mat.doubled[row][lifted[player * ROWS + row] :]) for row, name in enumerate(game.printed.rows)}


def tokens_on_board(game: State) -> dict[str, list[str]]:
    """The commission tokens on each space of the solo board, by the seats of their owners."""
    solo, rules = game.solo_pieces(), solo_rules(game)
    tokens: dict[str, list[str]] = {}
    for space in game.printed.solo_spaces[rules.board]:
        at = place_of(game, space)
        tokens[game.printed.space_names[space]] = [
            game.seats[player] for player in rules.solos for _ in range(solo.board[at + rules.sides[player]])
        ]
    return tokens


def _board(game: State, facts: list[Fact]) -> None:
    solo, rules, printed = game.solo_pieces(), solo_rules(game), game.printed
    colours = {game.seats[player]: printed.colours[solo.commissions[player]] for player in rules.solos}
    tokens = {name: [colours[seat] for seat in lying] for name, lying in tokens_on_board(game).items()}
    facts.append(Fact(("solo_board", "side"), PUBLIC, SIDES[rules.board]))
    facts.append(Fact(("solo_board", "tokens"), PUBLIC, tokens))
    if not solo.extra:
        return
    locked = [
        printed.space_names[space] for space in printed.solo_spaces[rules.board] if not rules.unlocked(game, space)
    ]
    facts += [
        Fact(("solo_board", "extra"), PUBLIC, [bool(token) for token in solo.extra]),
        Fact(("solo_board", "blocks"), PUBLIC, [bool(block) for block in solo.blocks]),
        Fact(("solo_board", "locked"), PUBLIC, locked),
        Fact(("solo_board", "extra_used"), PUBLIC, solo.extra_used),
        Fact(("solo_board", "restriction"), PUBLIC, printed.columns[solo.mark] if solo.mark != NOBODY else None),
    ]


def _coupole(game: State, facts: list[Fact]) -> None:
    solo, holder = game.solo_pieces(), game.control[-1]
    seats = {seat: solo.coupole[player] for player, seat in enumerate(game.seats)}
    facts.append(Fact(("coupole", "seats"), PUBLIC, seats))
    facts.append(Fact(("coupole", "control"), PUBLIC, game.seats[holder] if holder != NOBODY else None))
    for player, seat in enumerate(game.seats):
        at, team = ("families", seat), game.team(player)
        facts.append(Fact((*at, "members"), team, solo.members[player]))
        facts.append(Fact((*at, "members_supply"), team, solo.members_left[player]))
        facts.append(Fact((*at, "behind_screen"), PUBLIC, game.hq[player] + solo.members[player]))
