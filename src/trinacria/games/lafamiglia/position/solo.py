"""The part of a position that there is only where fewer than four play."""

import msgspec

from trinacria.games.lafamiglia.modes.commission import place_of
from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.position.solo_views import tokens_on_board
from trinacria.games.lafamiglia.rules.constants import FICTION, NOBODY, ROWS
from trinacria.games.lafamiglia.rules.solo_pieces import SoloPieces
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.position import PositionReader


class SoloPart(msgspec.Struct, forbid_unknown_fields=True):
    """Commissions, the solo board and the Coupole; what is left out lies as at the beginning."""

    commissions: dict[str, str] = msgspec.field(default_factory=dict)
    fiction: str | None = None
    lifted: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    supply: dict[str, int] | None = None
    board: dict[str, list[str]] = msgspec.field(default_factory=dict)
    coupole: dict[str, int] | None = None
    council: str | None = None
    members: dict[str, int] = msgspec.field(default_factory=dict)
    extra: list[int] | None = None
    blocks: list[int] | None = None
    opened: list[str] = msgspec.field(default_factory=list)
    extra_used: bool = False
    mark: str | None = None
    mark_by: str | None = None


def fiction_of(game: State) -> str | None:
    """The colour of the fictional family, where there is one."""
    return game.printed.colours[game.solo.fiction] if game.solo is not None else None


def write(game: State) -> dict[str, object]:
    """The whole truth about the pieces of the expansion."""
    solo, rules, printed = game.solo_pieces(), solo_rules(game), game.printed
    first = printed.solo_spaces[rules.board][0]
    own = {player: game.seats[player] for player in rules.solos}
    rows = {
        seat: dict(zip(printed.rows, solo.lifted[player * ROWS : player * ROWS + ROWS], strict=True))
        for player, seat in own.items()
    }
    data: dict[str, object] = {
        "commissions": {seat: printed.colours[solo.commissions[player]] for player, seat in own.items()},
        "fiction": printed.colours[solo.fiction],
        "lifted": rows,
        "supply": {seat: solo.left[player] for player, seat in own.items()},
        "board": {space: lying for space, lying in tokens_on_board(game).items() if lying},
    }
    if rules.extra_mandamenti:
        holder = game.control[-1]
        data["coupole"] = {seat: solo.coupole[player] for player, seat in own.items()}
        data["council"] = game.seats[holder] if holder != NOBODY else None
        data["members"] = {seat: solo.members[player] for player, seat in own.items()}
    else:
        data["extra"] = list(solo.extra)
        data["blocks"] = list(solo.blocks)
        data["opened"] = [printed.space_names[first + at] for at, tick in enumerate(solo.opened) if tick]
        data["extra_used"] = solo.extra_used
        data["mark"] = printed.columns[solo.mark] if solo.mark != NOBODY else None
        data["mark_by"] = game.seats[solo.mark_by] if solo.mark_by != NOBODY else None
    return data


def read(game: State, reader: PositionReader) -> None:
    """Fill in what the position says; by default the colours are those no family has, in their order."""
    part: SoloPart | None = reader.take("solo", SoloPart | None, None)
    if not game.mode_rules.has_solo:
        if part is not None:
            reader.fault("position-solo", "LX-C-01", mode=game.mode)
        return
    part = part if part is not None else SoloPart()
    _read_colours(game, reader, part)
    rules = solo_rules(game)
    rules.lay_solo_board(game)
    solo = game.solo_pieces()
    for player in rules.solos:
        seat = game.seats[player]
        solo.members[player] = part.members.get(seat, 0)
        mat = game.printed.mats[game.colours[player]]
        for name, count in part.lifted.get(seat, {}).items():
            row = game.printed.rows.index(name) if name in game.printed.rows else NOBODY
            if row < 0 or not 0 <= count <= len(mat.doubled[row]):
                high = len(mat.doubled[row]) if row >= 0 else 0
                reader.fault(
                    "position-range", "LX-M-01", key=f"solo.lifted.{seat}.{name}", found=count, low=0, high=high
                )
            else:
                solo.lifted[player * ROWS + row] = count
    _read_board(game, reader, part)
    if rules.extra_mandamenti:
        _read_coupole(game, reader, part)
    else:
        _read_extra(game, reader, part)


def _read_colours(game: State, reader: PositionReader, part: SoloPart) -> None:
    """Every colour is used once. [LX-K-01, LX-F-01]"""
    names, rules = game.printed.colours, solo_rules(game)
    taken = [*game.seats, *part.commissions.values()]
    left = [name for name in names if name not in (*taken, part.fiction)]
    commissions = [NOBODY] * rules.players
    for player in rules.solos:
        name = part.commissions.get(game.seats[player]) or left.pop(0)
        taken.append(name)
        commissions[player] = names.index(name) if name in names else NOBODY
    fiction = part.fiction or left[0]
    used = [*game.seats, *part.commissions.values(), fiction]
    solos = [game.seats[player] for player in rules.solos]
    strangers = [seat for seat in part.commissions if seat not in solos]
    if strangers or len(set(used)) < len(used) or any(name not in names for name in used):
        reader.fault("position-solo-colours", "LX-K-01", found=" ".join(used), known=" ".join(names))
        fiction = names[0]
    game.solo = SoloPieces(tuple(commissions), names.index(fiction))


def _read_board(game: State, reader: PositionReader, part: SoloPart) -> None:
    rules, printed, solo = solo_rules(game), game.printed, game.solo_pieces()
    spaces = {printed.space_names[space]: space for space in printed.solo_spaces[rules.board]}
    solos = [game.seats[player] for player in rules.solos]
    for name, lying in part.board.items():
        if name not in spaces:
            reader.fault("position-unknown-id", "LX-M-04", key="solo.board", found=name)
            continue
        if len(lying) > 1 and not printed.spaces[spaces[name]].infinite:
            reader.fault("position-limit", "LX-1-R03", key=f"solo.board.{name}", found=len(lying), high=1)
        for seat in lying:
            if seat not in solos:
                reader.fault("position-choice", key=f"solo.board.{name}", found=seat, known=", ".join(solos))
            else:
                solo.board[place_of(game, spaces[name]) + rules.sides[game.seats.index(seat)]] += 1


def _read_coupole(game: State, reader: PositionReader, part: SoloPart) -> None:
    solo, printed = game.solo_pieces(), game.printed
    if part.coupole is not None:
        solo.coupole = [part.coupole.get(seat, 0) for seat in game.seats]
    if sum(solo.coupole) != printed.coupole.seats or min(solo.coupole) < 0:
        reader.fault("position-coupole", "LX-1-K07", found=sum(solo.coupole), seats=printed.coupole.seats)
    if part.council is not None:
        if part.council not in game.seats:
            reader.fault("position-choice", key="solo.council", found=part.council, known=", ".join(game.seats))
        else:
            game.control[-1] = game.seats.index(part.council)
    if min(solo.members) < 0:
        reader.fault("position-negative", key="solo.members")
    for player in range(len(solo.coupole)):
        solo.members_left[player] = printed.soldati_each - solo.coupole[player] - solo.members[player]


def _read_extra(game: State, reader: PositionReader, part: SoloPart) -> None:
    solo, printed, rules = game.solo_pieces(), game.printed, solo_rules(game)
    for key, lying in (("extra", part.extra), ("blocks", part.blocks)):
        if lying is None:
            continue
        if len(lying) != len(solo.extra) or any(number not in (0, 1) for number in lying):
            reader.fault("position-round-spaces", "LX-2-S01", key=f"solo.{key}", number=len(solo.extra))
        elif key == "extra":
            solo.extra = list(lying)
        else:
            solo.blocks = list(lying)
    first = printed.solo_spaces[rules.board][0]
    for name in part.opened:
        at = printed.space_names.index(name) - first if name in printed.space_names else NOBODY
        if 0 <= at < len(solo.opened):
            solo.opened[at] = 1
        else:
            reader.fault("position-unknown-id", "LX-2-R07", key="solo.opened", found=name)
    solo.extra_used = part.extra_used
    if part.mark is not None and part.mark not in printed.columns:
        reader.fault("position-unknown-id", "LX-2-T03", key="solo.mark", found=part.mark)
    elif part.mark is not None:
        solo.mark = printed.columns.index(part.mark)
    if part.mark_by is not None and part.mark_by in game.seats:
        solo.mark_by = game.seats.index(part.mark_by)


def count(game: State, reader: PositionReader) -> None:
    """The supplies are what is left. [LX-G-03]"""
    if game.solo is None:
        return
    solo, printed, rules = game.solo, game.printed, solo_rules(game)
    standing = sum([game.soldati[area] for area, owner in enumerate(game.owner) if owner == FICTION])
    members = [number for number in solo.members_left if number < 0]
    if standing > printed.soldati_each or members:
        fiction = printed.colours[solo.fiction]
        reader.fault(
            "position-pieces", "LX-G-03", family=fiction, piece="soldati", found=standing, high=printed.soldati_each
        )
    game.supply[FICTION] = printed.soldati_each - standing
    part: SoloPart | None = reader.take("solo", SoloPart | None, None)
    for player in rules.solos:
        seat = game.seats[player]
        lying = sum(solo.lifted[player * ROWS : player * ROWS + ROWS])
        board = sum(solo.board[rules.sides[player] :: 2])
        most = solo.left[player] + lying - board + (len(solo.extra) - sum(solo.extra))
        named = part.supply.get(seat) if part is not None and part.supply is not None else None
        solo.left[player] = most if named is None else named
        if not 0 <= solo.left[player] <= max(most, 0):
            reader.fault(
                "position-range", "LX-K-01", key=f"solo.supply.{seat}", found=solo.left[player], low=0, high=most
            )
