"""La Famiglia in lines of text: the board, the sheets, the families."""

from collections.abc import Mapping
from typing import Any

from trinacria.games.lafamiglia.content.model.components import COLUMNS, INSTITUTIONS
from trinacria.speech.games.lafamiglia.names import Names, column_cost, initiative, pack_of
from trinacria.words import Words


def describe(view: dict[str, Any], words: Words, names: dict[str, str]) -> list[str]:
    """What a viewer sees, a line each: the moment, the map by mandamento, the sheets, the families, the tiles."""
    told = Names(pack_of(view), words)
    lines = [_moment(view, words, names, told)]
    lines += _rules(view, words)
    if "families" in view:
        lines += [_order_of_play(view, words, names, told), *score(view, names, told)]
        lines += [*_map(view, names, told), _seas(view, names, told)]
        lines += _sheets(view, names, told)
        for seat in _from_viewer(view):
            lines += _family(view, seat, names, told)
    lines.append(_tiles(view, names, told))
    lines.append(words("table-stock", labs=view["lab_stock"], soldati=view["neutral_stock"]))
    if "solo_board" in view:
        lines += [*coupole(view, names, told), *solo_board(view, told)]
    lines += _conflict(view, told)
    return lines


def area_pieces(view: Mapping[str, Any], name: str, told: Names) -> str:
    """What lies in an area: `6 soldati (Red), 1 car, order Advance`."""
    area, words = view["areas"][name], told.words
    if area["family"] is None:
        said = [words("table-empty-area")]
    else:
        said = [words("table-soldati-of", count=area["soldati"], family=owner(view, area["family"], told))]
    if area["cars"]:
        said.append(words("table-cars", count=area["cars"]))
    if area["labs"]:
        said.append(words("table-labs", count=area["labs"]))
    orders = area.get("orders")
    if orders:
        faces = ", ".join(f"{initiative(told.pack, order)} {told.order(order)}" for order in orders)
        said.append(words("table-orders", count=len(orders), orders=faces))
        done = area.get("executed")
        if done:
            said.append(words("table-orders-done", orders=", ".join(told.order(order) for order in done)))
    elif area["order_count"]:
        said.append(words("table-orders-hidden", count=area["order_count"]))
    return ", ".join(said)


def owner(view: Mapping[str, Any], family: str, told: Names) -> str:
    """Whose soldati they are: a family's, neutral ones, or `Red (fictional)`."""
    colour = told.of("family", family)
    return told.words("table-fictional", colour=colour) if family == view.get("fictional") else colour


def alone(view: Mapping[str, Any], seat: str) -> bool:
    """Whether this seat plays alone against a team."""
    return [seat] in view["teams"] and any(len(team) > 1 for team in view["teams"])


def partner_of(view: Mapping[str, Any], seat: str | None) -> str | None:
    """The seat that shares its screen with this one."""
    for team in view["teams"]:
        if seat in team:
            return next((str(other) for other in team if other != seat), None)
    return None


def who(view: Mapping[str, Any], seat: str, names: Mapping[str, str], told: Names) -> str:
    """`Red, Ada, you`: a family, who leads it, and what they are to the viewer."""
    said = [told.of("colour", seat), names.get(seat, seat)]
    if seat == view["seat"]:
        said.append(told.words("table-you"))
    elif seat == partner_of(view, view["seat"]):
        said.append(told.words("table-partner"))
    if alone(view, seat):
        said.append(told.words("table-solo"))
    return ", ".join(said)


def mat_rows(view: Mapping[str, Any], seat: str, told: Names) -> dict[str, int]:
    """How many tokens are left on each row of a mat."""
    mat = told.pack.families[seat].mat  # type: ignore[index]
    removed = view["families"][seat]["removed"]
    return {row: len(mat.row(row).spaces) - removed[row] for row in INSTITUTIONS}


def _moment(view: Mapping[str, Any], words: Words, names: Mapping[str, str], told: Names) -> str:
    rounds = told.pack.pieces.limits.rounds
    return words("table-round", round=view["round"], rounds=rounds, phase=words(f"table-phase-{view['phase']}")) + "."


def _rules(view: Mapping[str, Any], words: Words) -> list[str]:
    """The mode and its difficulty, and the optional rules that are on."""
    options = dict(view["options"])
    difficulty = words(f"table-difficulty-{options.pop('difficulty', 'medium')}")
    lines = [words(f"table-game-{view['mode']}", difficulty=difficulty) + "."]
    rules = [words(f"table-option-{name}") for name, on in options.items() if on]
    return [*lines, words("table-options", rules=", ".join(rules)) + "."] if rules else lines


def _order_of_play(view: Mapping[str, Any], words: Words, names: Mapping[str, str], told: Names) -> str:
    cycle: list[str] = view["cycle"]
    at = cycle.index(view["phase_first"])
    order = []
    for seat in cycle[at:] + cycle[:at]:
        solo = f" ({words('table-solo')})" if alone(view, seat) else ""
        order.append(f"{told.of('colour', seat)} {names.get(seat, seat)}{solo}")
    return words("table-order-of-play", seats=" > ".join(order), name=names.get(view["first"], view["first"]))


def goal(view: Mapping[str, Any], words: Words) -> str:
    """How many Mandamenti win."""
    goals, teams = view["score"]["goals"], view["teams"]
    kind = "alone" if goals["together"] is None else "mixed" if [team for team in teams if len(team) == 1] else "teams"
    return words("table-score-goal", kind=kind, alone=goals["alone"], together=goals["together"] or 0)


def sides(view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    """How many Mandamenti each side has of those it needs."""
    goals, said = view["score"]["goals"], []
    for team in view["teams"]:
        held = sum([view["families"][seat]["mandamenti"] for seat in team])
        needed = goals["together"] if len(team) > 1 else goals["alone"]
        people = ", ".join(names.get(seat, seat) for seat in team)
        said.append(words("table-score-side", names=people, count=held, goal=needed))
    return said


def score(view: Mapping[str, Any], names: Mapping[str, str], told: Names) -> list[str]:
    """The Mandamenti of both sides, what wins, and which are about to change hands."""
    words, standing = told.words, view["score"]
    lines = [f"{'; '.join(sides(view, words, names))}. {goal(view, words)}."]
    for mandamento in told.pack.mandamenti.values():
        said = []
        if mandamento.id in standing["due"]:
            taker = standing["due"][mandamento.id]
            said.append(words("table-score-lost" if taker is None else "table-score-due", **_whom(view, taker, names)))
        for seat, areas in standing["near"].get(mandamento.id, {}).items():
            missing = ", ".join(told.of("area", area) for area in areas)
            said.append(words("table-score-near", **_whom(view, seat, names), areas=missing))
        if said:
            lines.append(f"{mandamento.name}: {' '.join(said)}")
    return lines


def _whom(view: Mapping[str, Any], seat: str | None, names: Mapping[str, str]) -> dict[str, str]:
    return {"viewer": "self" if seat == view["seat"] else "other", "name": names.get(seat or "", seat or "")}


def _map(view: Mapping[str, Any], names: Mapping[str, str], told: Names) -> list[str]:
    lines = []
    for mandamento in told.pack.mandamenti.values():
        areas = [f"{told.pack.areas[area].name} {area_pieces(view, area, told)}" for area in mandamento.areas]
        holder = view["control"][mandamento.id]
        held = f" ({told.words('table-held-by', name=names.get(holder, holder))})" if holder is not None else ""
        lines.append(f"  {told.labelled(f'{mandamento.name}{held}', '; '.join(areas))}")
    return lines


def _seas(view: Mapping[str, Any], names: Mapping[str, str], told: Names) -> str:
    seas = [
        f"{told.pack.seas[sea].name} {', '.join(told.of('colour', boat) for boat in boats)}"
        for sea, boats in view["seas"].items()
        if boats
    ]
    return told.words("table-seas", seas="; ".join(seas)) if seas else told.words("table-no-boats")


def _sheets(view: Mapping[str, Any], names: Mapping[str, str], told: Names) -> list[str]:
    words = told.words
    top, bottom = view["sheets"]["top"], view["sheets"]["bottom"]
    lines = [told.heading(words("table-sheet-top", number=top["sheet"]))]
    for column in COLUMNS:
        lying = [
            f"{told.space_name(space)} {', '.join(told.of('colour', token) for token in tokens)}"
            for space, tokens in top["tokens"].items()
            if tokens and told.pack.spaces[space].column == column
        ]
        if lying:
            name, cost = told.of("column", column), column_cost(view, column)
            lines.append("  " + words("table-column-line", column=name, money=cost, tokens="; ".join(lying)))
    lines.append(told.heading(words("table-sheet-bottom", number=bottom["sheet"])))
    for column in COLUMNS:
        said = []
        for space, tokens in bottom["tokens"].items():
            face = told.pack.spaces[space]
            if face.column != column or (face.kind == "blank" and not tokens):
                continue
            lies = ", ".join(told.of("colour", token) for token in tokens)
            said.append(told.space_in_full(space) + (f" ({words('table-taken', tokens=lies)})" if tokens else ""))
        if said:
            lines.append(f"  {'; '.join(said)}")
    return lines


def _from_viewer(view: Mapping[str, Any]) -> list[str]:
    """The viewer's family first, then the others in order of play."""
    seats: list[str] = list(view["cycle"])
    at = seats.index(view["seat"]) if view["seat"] in seats else 0
    return seats[at:] + seats[:at]


def _family(view: Mapping[str, Any], seat: str, names: Mapping[str, str], told: Names) -> list[str]:
    words, family = told.words, view["families"][seat]
    name = told.pack.families[seat].name  # type: ignore[index]
    first = [words("table-family", name=name, who=who(view, seat, names, told), count=family["mandamenti"])]
    first.append(
        words(
            "table-values",
            police=family["police"],
            church=family["church"],
            car=family["car_attack"],
            bomb=family["car_bomb"],
        )
    )
    rows = ", ".join(_row(view, seat, row, left, told) for row, left in mat_rows(view, seat, told).items())
    second = [words("table-mat-left", rows=rows)]
    pieces = {"cars": family["cars"], "boats": family["boats"], "influence": family["influence"]}
    if "supply" in family:
        second.append(words("table-supply", soldati=family["supply"], **pieces))
    else:
        second.append(words("table-supply-hidden", **pieces))
    second += solo_pieces(view, seat, told)
    if family["sold"]:
        second.append(words("table-sold", orders=", ".join(told.order(order) for order in family["sold"])))
    if family["bust"] is not None:
        second.append(words("table-bust", space=told.space_name(family["bust"])))
    if "money" in family:
        orders = "; ".join(told.order_in_full(order) for order in family["orders"])
        orders = orders or words("plain-nothing")
        third = words("table-hq", money=family["money"], soldati=family["hq"], orders=orders)
    else:
        third = words("table-hq-hidden", count=family["orders_in_hq"])
    return ["; ".join(first) + ".", "  " + "; ".join(second) + ".", "  " + third]


def _row(view: Mapping[str, Any], seat: str, row: str, left: int, told: Names) -> str:
    """The tokens left on a row of a mat, and the commission tokens on top of them."""
    doubled = len(view["families"][seat].get("commission_mat", {}).get(row, ()))
    name = told.of("row", row)
    return told.words("table-row-doubled", row=name, count=left, doubled=doubled) if doubled else f"{name} {left}"


def _tiles(view: Mapping[str, Any], names: Mapping[str, str], told: Names) -> str:
    said = []
    for tile in view["tiles"]["in_play"]:
        name = told.pack.tiles[tile].name
        holders = [names.get(marked[tile], marked[tile]) for marked in view["tiles"]["marked"] if tile in marked]
        said.append(told.words("table-tile-marked", tile=name, names=", ".join(holders)) if holders else name)
    return told.words("table-tiles", tiles=", ".join(said))


def coupole(view: Mapping[str, Any], names: Mapping[str, str], told: Names) -> list[str]:
    """The seats of the Coupole, and whose control token lies there; nothing where there is none."""
    if "coupole" not in view:
        return []
    seats = ", ".join(f"{told.of('colour', seat)} {count}" for seat, count in view["coupole"]["seats"].items())
    holder, council = view["coupole"]["control"], told.pack.solo.one_v_one.coupole
    if holder is None:
        return [told.words("table-coupole", seats=seats, all=council.seats, **{"from": council.control_from})]
    return [told.words("table-coupole-held", seats=seats, all=council.seats, name=names.get(holder, holder))]


def solo_board(view: Mapping[str, Any], told: Names) -> list[str]:
    """The solo board: its spaces with their tokens, the extra action tokens, and the colour of the fictional family."""
    board, words = view["solo_board"], told.words
    lines = [
        words("table-solo-fictional", colour=told.of("colour", view["fictional"])),
        told.heading(words("table-solo-board")),
    ]
    for space, tokens in board["tokens"].items():
        said = told.space_in_full(space)
        if space in board.get("locked", ()):
            said += f" ({words('table-solo-locked')})"
        if tokens:
            said += f" ({words('table-taken', tokens=', '.join(told.of('colour', token) for token in tokens))})"
        lines.append(f"  {said}")
    if "extra" in board:
        free = sum(token and not block for token, block in zip(board["extra"], board["blocks"], strict=True))
        done = f"; {words('table-solo-extra-done')}" if board["extra_used"] else ""
        lines.append("  " + words("table-solo-extra", free=free, blocked=sum(board["blocks"])) + done)
        if board["restriction"] is not None:
            lines.append("  " + words("table-solo-restriction", column=told.of("column", board["restriction"])))
    return lines


def solo_pieces(view: Mapping[str, Any], seat: str, told: Names) -> list[str]:
    """What a family has only where fewer than four play: commission tokens on its mat, members."""
    family, words = view["families"][seat], told.words
    said = []
    if family.get("commission") is not None:
        left = sum(len(spaces) for spaces in family["commission_mat"].values())
        said.append(words("table-commission", colour=told.of("colour", family["commission"]), count=left))
    if "behind_screen" in family:
        said.append(words("table-behind", count=family["behind_screen"]))
    if "members" in family:
        said.append(words("table-members", members=family["members"], supply=family["members_supply"]))
    return said


def _conflict(view: Mapping[str, Any], told: Names) -> list[str]:
    conflict = view.get("conflict")
    if conflict is None:
        return []
    words, area = told.words, view["areas"][conflict["area"]]
    said = words(
        "table-conflict",
        area=told.of("area", conflict["area"]),
        attacker=told.of("colour", conflict["attacker"]),
        soldati=conflict["soldati"],
        defender=owner(view, area["family"] or "neutral", told),
        defenders=area["soldati"],
    )
    if conflict["car"]:
        said += " " + words("table-conflict-car")
    lines = [said]
    for side in ("attack_card", "defence_card"):
        if side in conflict:
            lines.append(words("table-conflict-card", card=told.of("card", conflict[side])))
    return lines
