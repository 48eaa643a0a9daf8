"""Taking a game up from a position: every part is checked, and all that is wrong is told at once."""

from typing import Any, Final, cast

from trinacria.games.lafamiglia import setup
from trinacria.games.lafamiglia.encounter import (
    aftermath,
    agitate,
    attack,
    encounter,
    finesse,
    movement,
    orders,
    pentito,
    special_orders,
    strike,
)
from trinacria.games.lafamiglia.modes import area_tiles, characters, commission, coupole, extra_actions, solo_draft
from trinacria.games.lafamiglia.modes import registry as modes
from trinacria.games.lafamiglia.planning import (
    column,
    equipment,
    gather,
    issuing,
    mat,
    placing,
    planning,
    recruiting,
    spaces,
    tiles,
)
from trinacria.games.lafamiglia.position import solo
from trinacria.games.lafamiglia.position.write import (
    KEYS,
    PHASES,
    AreaPart,
    ConflictPart,
    FamilyPart,
    ResultPart,
    SheetsPart,
    TilesPart,
    write,
)
from trinacria.games.lafamiglia.rounds import management, rearranging, rounds
from trinacria.games.lafamiglia.rules.constants import FICTION, NEUTRAL, NOBODY, ROWS
from trinacria.games.lafamiglia.rules.pieces import IN_HQ, ON_MAT, SOLD
from trinacria.games.lafamiglia.rules.state import OWNERS, PLAYERS, State
from trinacria.games.lafamiglia.rules.step import Step, fields_of, first_fields_of
from trinacria.kernel.errors import TrinacriaError, UnknownMode, UnknownOption
from trinacria.kernel.position import PositionReader
from trinacria.kernel.result import Result

DEFAULT_CYCLE: Final = ("red", "blue", "green", "yellow")

MODULES: Final = (
    aftermath, agitate, area_tiles, attack, characters, column, commission, coupole, encounter, equipment,
    extra_actions, finesse, gather, issuing, management, mat, movement, orders, pentito, placing, planning, rearranging,
    recruiting, rounds, setup, solo_draft, spaces, special_orders, strike, tiles,
)  # fmt: skip
STEPS: Final[dict[str, type[Step]]] = {
    kind.name: kind
    for module in MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Step) and kind.name
}
"""Every kind of step by the name under which it is stored."""


def read(game: State, position: dict[str, object], seed: str | None, version: str | None) -> None:
    """Fill a bare game from a position, by a version of the rules (None: the position's).

    Raises InvalidPosition with every fault.
    """
    reader = PositionReader(position, KEYS)
    _read_game(game, reader, seed, version)
    game.clear_board()
    known = _read_cycle(game, reader)
    _read_time(game, reader)
    reader.close()
    if known:
        setup.take_pieces(game)
        solo.read(game, reader)
        _read_families(game, reader)
        _read_board(game, reader)
    _read_tiles(game, reader)
    if known:
        _read_sheets(game, reader)
        _count(game, reader)
    result: ResultPart | None = reader.take("result", ResultPart | None, None)
    frames = _read_steps(game, reader)
    reader.close()
    if result is not None:
        game.result = Result(tuple(result.winners), result.reason, dict(result.scores), result.decided_by)
    else:
        _go_on(game, reader, frames)
    game._events = []
    game.start = write(game)


def _read_game(game: State, reader: PositionReader, seed: str | None, version: str | None) -> None:
    reader.check_game(game)
    told = reader.take("rules", str, game.rules_version)
    game.version = version if version is not None else told
    if not game.plays(game.version):
        known = ", ".join([*game.older_versions, game.rules_version])
        reader.fault("position-choice", key="rules", found=game.version, known=known)
    mode = reader.take("mode", str, game.modes[0])
    options: dict[str, object] = reader.take("options", dict[str, object], {})
    try:
        game.mode_rules = modes.find(mode, options, game.version)
        game.mode = mode
        game.options = dict(options)
    except (UnknownMode, UnknownOption) as error:
        reader.faults.append(error)
    reader.take_chance(game, seed)


def _read_cycle(game: State, reader: PositionReader) -> bool:
    """The families in order of play, their corners and teams; False: they are not chosen yet. [LF-T-01]"""
    printed = game.printed
    players = game.mode_rules.players
    cycle = reader.take("cycle", list[str], list(DEFAULT_CYCLE[:players]))
    if cycle == list(game.seats):
        return False
    if len(cycle) != players or len(set(cycle)) != players or any(name not in printed.colours for name in cycle):
        reader.fault("position-cycle", "LF-T-01", found=" ".join(cycle), known=" ".join(printed.colours))
        return True
    game.seats = tuple(cycle)
    game.colours = [printed.colours.index(name) for name in cycle]
    places = [printed.corners[corner] for corner in game.corners]
    usual: dict[str, str] = dict(zip(cycle, places, strict=True))
    corners = reader.take("corners", dict[str, str], usual)
    seated = [corners.get(seat, "") for seat in cycle]
    turns = [places[at:] + places[:at] for at in range(players if game.mode_rules.any_corner_first else 1)]
    if seated not in turns or len(corners) != players:
        reader.fault("position-corners", "LF-T-01", found=" ".join(seated), known=" ".join(printed.corners))
    else:
        game.corners = [printed.corners.index(name) for name in seated]
    sides = [list(side) for side in game.teams]
    teams = reader.take("teams", list[list[str]], sides)
    if sorted([sorted(team) for team in teams]) != sorted([sorted(side) for side in sides]):
        reader.fault("position-teams", "LF-T-01", found=str(teams))
    return True


def _read_time(game: State, reader: PositionReader) -> None:
    game.round = _number(reader, "round", 1, game.printed.rounds, 1)
    phase = reader.take("phase", str, PHASES[0])
    if phase not in PHASES:
        reader.fault("position-choice", key="phase", found=phase, known=", ".join(PHASES))
    game.encounter = phase == PHASES[1]
    game.first = _seat(game, reader, "first", game.seats[0])
    game.phase_first = _seat(game, reader, "phase_first", game.seats[game.first])
    game.revealed = reader.take("revealed", bool, False)
    base = reader.take("base", str, "setup")
    if base not in ("setup", "empty"):
        reader.fault("position-choice", key="base", found=base, known="setup, empty")


def _number(reader: PositionReader, key: str, low: int, high: int, default: int) -> int:
    number = reader.take(key, int, default)
    if not low <= number <= high:
        reader.fault("position-range", key=key, found=number, low=low, high=high)
        return default
    return number


def _seat(game: State, reader: PositionReader, key: str, default: str) -> int:
    seat = reader.take(key, str, default)
    if seat not in game.seats:
        reader.fault("position-choice", key=key, found=seat, known=", ".join(game.seats))
        return 0
    return game.seats.index(seat)


def _find(names: tuple[str, ...], name: str, key: str, reader: PositionReader) -> int:
    if name not in names:
        reader.fault("position-unknown-id", key=key, found=name)
        return NOBODY
    return names.index(name)


def _read_families(game: State, reader: PositionReader) -> None:
    printed = game.printed
    parts: dict[str, FamilyPart] = reader.take("families", dict[str, FamilyPart], {})
    for seat in parts:
        if seat not in game.seats:
            reader.fault("position-choice", key="families", found=seat, known=", ".join(game.seats))
    for player, seat in enumerate(game.seats):
        part = parts.get(seat, FamilyPart())
        if part.money < 0 or part.hq < 0:
            reader.fault("position-negative", key=f"families.{seat}")
        game.money[player], game.hq[player] = part.money, part.hq
        for name, count in part.removed.items():
            row = _find(printed.rows, name, f"families.{seat}.removed", reader)
            length = printed.mats[game.colours[player]].length
            if row >= 0 and not 0 <= count <= length[row]:
                key = f"families.{seat}.removed.{name}"
                reader.fault("position-range", "LF-S-10", key=key, found=count, low=0, high=length[row])
            elif row >= 0:
                game.removed[player * ROWS + row] = count
        if part.character is not None:
            key = f"families.{seat}.character"
            game.characters[player] = _find(printed.character_names, part.character, key, reader)
        if part.bust is not None:
            game.busts[player] = _find(printed.space_names, part.bust, f"families.{seat}.bust", reader)
        _read_orders(game, reader, player, part)


def _read_orders(game: State, reader: PositionReader, player: int, part: FamilyPart) -> None:
    """Orders in the HQ: those named, or by default the basic ones and what the mat has given. [LF-S-08, LF-FM-10]"""
    printed, seat, each = game.printed, game.seats[player], game.printed.orders_each
    mat_face = printed.mats[game.colours[player]]
    for order in range(player * each, player * each + each):
        slot = printed.orders[game.order_face(order)].slot
        if slot[0] in printed.rows:
            row = printed.rows.index(slot[0])
            first = mat_face.first_of[row].index(slot[1])
            won = game.removed[player * ROWS + row] > first
            game.order_at[order] = IN_HQ if won else ON_MAT
        if part.orders is not None and game.order_at[order] == IN_HQ:
            game.order_at[order] = SOLD
    for name in [*(part.orders or []), *part.sold]:
        order = _order(game, name, f"families.{seat}.orders", reader)
        if order >= 0 and order // each != player:
            reader.fault("position-order-owner", "LF-C-05", order=name, family=seat)
        elif order >= 0:
            game.order_at[order] = SOLD if name in part.sold else IN_HQ


def _order(game: State, name: str, key: str, reader: PositionReader) -> int:
    face = _find(game.printed.order_names, name, key, reader)
    return game.order_number(face) if face >= 0 else NOBODY


def _read_board(game: State, reader: PositionReader) -> None:
    printed = game.printed
    if reader.take("base", str, "setup") == "setup":
        game.mode_rules.deploy_usually(game)
    areas: dict[str, AreaPart] = reader.take("areas", dict[str, AreaPart], {})
    for name, part in areas.items():
        area = _find(printed.area_names, name, "areas", reader)
        if area >= 0:
            _read_area(game, reader, area, part)
    seas: dict[str, list[str]] = reader.take("seas", dict[str, list[str]], {})
    for name, colours in seas.items():
        sea = _find(printed.sea_names, name, "seas", reader)
        for colour in colours:
            player = _find(game.seats, colour, f"seas.{name}", reader)
            if sea >= 0 and player >= 0:
                game.add_boats(sea, player, 1)
        if len(colours) > printed.boats_limit:
            reader.fault("position-limit", "LF-AC-11", key=f"seas.{name}", found=len(colours), high=printed.boats_limit)
    control: dict[str, str] | None = reader.take("control", dict[str, str] | None, None)
    for at in range(len(printed.mandamenti)):
        game.control[at] = management.controller(game, at) if control is None else NOBODY
    for name, seat in (control or {}).items():
        at = _find(printed.mandamento_names, name, "control", reader)
        player = _find(game.seats, seat, f"control.{name}", reader)
        if at >= 0:
            game.control[at] = player
    fight: ConflictPart | None = reader.take("conflict", ConflictPart | None, None)
    if fight is not None:
        game.conflict_area = _find(printed.area_names, fight.area, "conflict.area", reader)
        game.conflict_by = NEUTRAL if fight.by == "neutral" else _find(game.seats, fight.by, "conflict.by", reader)
        game.conflict_agent = _find(game.seats, fight.agent, "conflict.agent", reader)
        game.conflict_soldati, game.conflict_car, game.conflict_removed = fight.soldati, fight.car, fight.removed


def _read_area(game: State, reader: PositionReader, area: int, part: AreaPart) -> None:
    printed, name = game.printed, game.printed.area_names[area]
    key = f"areas.{name}"
    if min(part.soldati, part.cars, part.labs) < 0:
        reader.fault("position-negative", key=key)
    if part.labs > printed.labs_limit:
        reader.fault("position-limit", "LF-S-22", key=f"{key}.labs", found=part.labs, high=printed.labs_limit)
    if len(part.orders) > printed.orders_limit:
        reader.fault(
            "position-limit", "LF-XA-03", key=f"{key}.orders", found=len(part.orders), high=printed.orders_limit
        )
    owner = NOBODY
    if part.family == "neutral":
        owner = NEUTRAL
    elif part.family is not None and part.family == solo.fiction_of(game):
        owner = FICTION
    elif part.family is not None:
        owner = _find(game.seats, part.family, f"{key}.family", reader)
    in_conflict = _in_conflict(reader, name)
    if (owner == NOBODY) != (part.soldati == 0) and not in_conflict:
        reader.fault("position-soldati", "LF-MG-02", key=key)
    if (part.cars or part.orders) and not 0 <= owner < NEUTRAL:
        reader.fault("position-ownerless", "LF-MG-02", key=key)
    game.owner[area], game.soldati[area] = owner, part.soldati
    game.cars[area], game.labs[area] = part.cars, part.labs
    for named in part.orders:
        order = _order(game, named, f"{key}.orders", reader)
        if order < 0 or game.order_owner(order) != owner:
            reader.fault("position-order-owner", "LF-AC-06", order=named, family=str(part.family))
        else:
            game.order_at[order] = area
            game.order_done[order] = int(named in part.executed)


def _in_conflict(reader: PositionReader, name: str) -> bool:
    part = reader.parts.get("conflict")
    return isinstance(part, dict) and part.get("area") == name


def _read_tiles(game: State, reader: PositionReader) -> None:
    printed = game.printed
    part = reader.take("tiles", TilesPart, TilesPart())
    if part.in_play is None:
        game.tiles_in_play = tuple(range(printed.tiles_in_play))
    else:
        tiles = [_find(printed.tile_names, name, "tiles.in_play", reader) for name in part.in_play]
        game.tiles_in_play = tuple(sorted(set(tiles)))
    teams: list[list[str]] = reader.take("teams", list[list[str]], [])
    for at, marks in enumerate(part.marked[:2]):
        for name, seat in marks.items():
            tile = _find(printed.tile_names, name, "tiles.marked", reader)
            player = _find(game.seats, seat, "tiles.marked", reader)
            if player >= 0 and len(teams) == 2 and seat not in teams[at]:
                reader.fault("position-mark", "LF-CT-02", tile=name, family=seat)
            elif tile >= 0 and player >= 0:
                game.marked[game.mark_place(player, tile)] = player
                if tile not in game.tiles_in_play:
                    reader.fault("position-tile-out", "LF-S-04", tile=name)


def _read_sheets(game: State, reader: PositionReader) -> None:
    part = reader.take("sheets", SheetsPart, SheetsPart())
    if part.top is None and reader.take("base", str, "setup") == "setup" and game.round == 1:
        setup.grey_tokens(game)
    for name, sheet, lying in (("top", game.round - 1, part.top or {}), ("bottom", game.round, part.bottom)):
        for space_name, tokens in lying.items():
            space = _find(game.printed.space_names, space_name, f"sheets.{name}", reader)
            if space < 0:
                continue
            if space not in game.printed.spaces_of[sheet]:
                reader.fault("position-space", "LF-EE-02", space=space_name, sheet=sheet)
            if len(tokens) > 1 and not game.printed.spaces[space].infinite and not game.mode_rules.tokens_share_spaces:
                reader.fault("position-limit", "LF-PA-02", key=f"sheets.{name}.{space_name}", found=len(tokens), high=1)
            for token in tokens:
                who = NEUTRAL if token == "neutral" else _find(game.seats, token, f"sheets.{name}", reader)
                if who >= 0:
                    game.add_tokens(space, who, 1)
    for seat, bust in zip(game.seats, game.busts, strict=False):
        if bust != NOBODY and not any(game.tokens_on(bust)):
            reader.fault("position-bust-alone", "LF-AC-18", family=seat, space=game.printed.space_names[bust])


def _count(game: State, reader: PositionReader) -> None:
    """The supplies are what is left; no piece may be there more often than in the box. [LF-C-06, LF-C-07]"""
    printed = game.printed
    for player, seat in enumerate(game.seats):
        mine = [area for area, owner in enumerate(game.owner) if owner == player]
        fights = game.conflict_by == player
        soldati = game.hq[player] + sum([game.soldati[area] for area in mine]) + fights * game.conflict_soldati
        cars = sum([game.cars[area] for area in mine]) + fights * game.conflict_car
        boats = sum(game.boats[player::PLAYERS])
        length = sum(printed.mats[game.colours[player]].length)
        influence = length - sum(game.removed[player * ROWS : player * ROWS + ROWS])
        influence += sum(game.tokens[player::OWNERS]) + game.marked.count(player)
        for piece, count, high in (
            ("soldati", soldati, printed.soldati_each),
            ("cars", cars, printed.cars_each),
            ("boats", boats, game.mode_rules.boats(game, player)),
            ("influence", influence, printed.influence_each),
        ):
            if count > high:
                reader.fault("position-pieces", "LF-C-06", family=seat, piece=piece, found=count, high=high)
        game.supply[player] = printed.soldati_each - soldati
        game.cars_left[player] = printed.cars_each - cars
        game.boats_left[player] = game.mode_rules.boats(game, player) - boats
        game.influence[player] = printed.influence_each - influence
    grey = sum([game.soldati[area] for area, owner in enumerate(game.owner) if owner == NEUTRAL])
    grey += game.conflict_soldati if game.conflict_by == NEUTRAL else 0
    for piece, count, high in (
        ("soldati", grey, printed.neutral_soldati),
        ("labs", sum(game.labs), printed.labs),
        ("influence", sum(game.tokens[NEUTRAL::OWNERS]), printed.neutral_influence),
    ):
        if count > high:
            reader.fault("position-pieces", "LF-C-02", family="neutral", piece=piece, found=count, high=high)
    game.supply[NEUTRAL] = printed.neutral_soldati - grey
    game.lab_stock = printed.labs - sum(game.labs)
    solo.count(game, reader)


def _read_steps(game: State, reader: PositionReader) -> list[Step]:
    """The steps under way; without them the phase begins, or goes on with the player to move."""
    frames: list[Step] = []
    entries: list[list[Any]] = reader.take("steps", list[list[Any]], [])
    for entry in entries:
        name = entry[0] if entry else ""
        kind = STEPS.get(name) if isinstance(name, str) else None
        values = [tuple(value) if isinstance(value, list) else value for value in entry[1:]]
        if kind is None or not _fits(kind, len(values)) or not all(_plain(value) for value in values):
            reader.fault("position-step", found=str(entry))
            continue
        try:
            frames.append(cast("Any", kind)(*values))
        except TypeError:
            # Compiled steps look at the type of each value.
            reader.fault("position-step", found=str(entry))
    if frames:
        return frames
    if game.encounter:
        return [rounds.Rounds(rounds.AFTER_ENCOUNTER), encounter.Encounter()]
    mover = _seat(game, reader, "to_move", game.seats[game.phase_first])
    return [rounds.Rounds(rounds.AFTER_PLANNING), planning.Planning(mover, 0, False)]


def _fits(kind: type[Step], count: int) -> bool:
    return len(first_fields_of(kind)) <= count <= len(fields_of(kind))


def _plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(part, int) for part in value)
    return isinstance(value, int)


def _go_on(game: State, reader: PositionReader, frames: list[Step]) -> None:
    """Take up the game; steps that fit nothing on the board are a fault of the position."""
    for frame in frames:
        game.push(frame)
    try:
        game._advance()
        decision = game.decision
    except TrinacriaError:
        raise
    except (AssertionError, IndexError, ValueError, KeyError, TypeError, AttributeError, StopIteration):
        reader.fault("position-step", found=" ".join([frame.name for frame in frames]))
        reader.close()
        raise
    if decision is not None and not decision.actions:
        reader.fault("position-step", found=frames[-1].name)
        reader.close()
