"""Counting the pieces of a game of La Famiglia in any mode."""

from collections import Counter

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.modes.commission import Commission
from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.rules.constants import FICTION, NEUTRAL, NOBODY


def check_pieces(game: trinacria.Game) -> None:
    """Every piece of the box is somewhere, nowhere twice, and within its limits."""
    assert isinstance(game, LaFamiglia)
    if game.colours[0] == NOBODY:
        return
    for player in range(game.mode_rules.players):
        mine = [area for area, owner in enumerate(game.owner) if owner == player]
        fights = game.conflict_by == player
        on_board = sum([game.soldati[area] for area in mine]) + fights * game.conflict_soldati
        assert game.hq[player] + game.supply[player] + on_board == 50
        cars = sum([game.cars[area] for area in mine]) + fights * game.conflict_car
        assert game.cars_left[player] + cars == 5
        assert game.boats_left[player] + sum(game.boats[player::4]) == game.mode_rules.boats(game, player)
        mat = 17 - sum(game.removed[player * 4 : player * 4 + 4])
        assert game.influence[player] + mat + sum(game.tokens[player::5]) + game.marked.count(player) == 25
    assert min(game.money + game.hq + game.supply + game.influence + game.cars_left + game.boats_left) >= 0
    grey = sum([number for number, owner in zip(game.soldati, game.owner, strict=True) if owner == NEUTRAL])
    assert game.supply[NEUTRAL] + grey + (game.conflict_by == NEUTRAL) * game.conflict_soldati == 30
    assert game.lab_stock + sum(game.labs) == 30
    assert sum(game.tokens[NEUTRAL::5]) in (0, 8)
    assert len(game.order_at) == game.mode_rules.players * 13
    assert max(game.labs) <= 2
    assert max([sum(game.boats[sea * 4 : sea * 4 + 4]) for sea in range(9)]) <= 2
    lying = Counter(where for where in game.order_at if where >= 0)
    assert all(count <= 2 for count in lying.values())
    check_areas(game)
    if game.solo is not None:
        check_solo(game)


def check_areas(game: LaFamiglia) -> None:
    """An area has soldati of one owner or of nobody; cars and orders lie with a family. [LF-TW-02]"""
    for area, owner in enumerate(game.owner):
        if area != game.conflict_area:
            assert (owner == NOBODY) == (game.soldati[area] == 0)
        if owner in (NOBODY, NEUTRAL, FICTION):
            assert game.cars[area] == 0
    for order, where in enumerate(game.order_at):
        assert where < 0 or game.owner[where] == order // 13
    for space in range(game.printed.sheet_spaces):
        number = sum(game.tokens[space * 5 : space * 5 + 5])
        # Where fewer than four play, tokens left in a column may share a space of the next top sheet.
        on_top = game.mode_rules.tokens_share_spaces and game.printed.spaces[space].sheet <= game.round
        assert game.printed.spaces[space].infinite or number <= 1 or on_top


def check_solo(game: LaFamiglia) -> None:
    """Twelve seats, members nowhere else, every commission token and Block token somewhere. [LX-1-K07, LX-2-R06]"""
    solo, rules, printed = game.solo_pieces(), solo_rules(game), game.printed
    standing = sum([game.soldati[area] for area, owner in enumerate(game.owner) if owner == FICTION])
    assert standing + game.supply[FICTION] == 50
    assert game.conflict_by != FICTION
    for space in printed.solo_spaces[rules.board]:
        at = 2 * (space - printed.solo_spaces[rules.board][0])
        assert printed.spaces[space].infinite or sum(solo.board[at : at + 2]) <= 1
    for player in rules.solos:
        lifted = sum(solo.lifted[player * 4 : player * 4 + 4])
        there = 5 - lifted + solo.left[player] + sum(solo.board[rules.sides[player] :: 2]) + sum(solo.extra)
        there += sum([isinstance(step, Commission) and step.player == player for step in game.frames])
        assert 25 - lifted * (rules.board == 1) <= there <= 25, "only tokens of the mat leave the game, in 2 v 1"
        for row in range(4):
            doubled = printed.mats[game.colours[player]].doubled[row]
            uncovered = [space for space in doubled if space < game.removed[player * 4 + row]]
            assert len(uncovered) <= solo.lifted[player * 4 + row] <= len(uncovered) + 1
    if rules.extra_mandamenti:
        assert sum(solo.coupole) == 12
        assert min(solo.coupole + solo.members + solo.members_left) >= 0
        for player in range(2):
            assert solo.coupole[player] + solo.members[player] + solo.members_left[player] == 50
    else:
        level = {"easy": 3 + 1, "medium": 4, "hard": 5}[str(game.options.get("difficulty", "medium"))]
        ticks = sum(solo.blocks) + sum(solo.opened)
        assert ticks in (level, level - (game.options.get("difficulty") == "easy"))
