"""La Famiglia in sentences: things, what an action brings, the track of the phase, a conflict, the lesson."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from textual.content import Content

from trinacria.cli.games.lafamiglia.map import SYMBOLS, piece, symbol
from trinacria.cli.games.lafamiglia.previews import tell
from trinacria.cli.games.lafamiglia.text import alone, area_pieces, goal, partner_of
from trinacria.cli.screen.scene import Scene
from trinacria.kernel.action import Action
from trinacria.speech.games.lafamiglia.names import Names, column_cost, column_tokens, initiative, pack_of
from trinacria.speech.saying import words_at
from trinacria.words import Words

NOTATION: Final = (
    ("use s1.po2", "use"),
    ("column police", "column"),
    ("token s0.ju1 neutral", "token"),
    ("place enna · soldati 3", "place"),
    ("issue enna · order red.basic.advance", "issue"),
    ("do move · to enna · drive", "move"),
    ("finesse · force · card coward1", "conflict"),
    ("sell red.basic.muster · give", "anytime"),
)


def describe(kind: str, name: str, scene: Scene) -> str:
    """A thing in a sentence."""
    view = scene.view
    told = Names(pack_of(view), scene.words)
    pack, words = told.pack, scene.words
    if kind == "area":
        area = pack.areas[name]
        neighbours = ", ".join(pack.areas[one].name for one in area.neighbours)
        seas = ", ".join(pack.seas[sea].name for sea in area.seas)
        facts = {"area": area.name, "mandamento": pack.mandamenti[area.mandamento].name, "neighbours": neighbours}
        said = words("screen-lafamiglia-area", **facts, pieces=area_pieces(view, name, told))
        return f"{said} · {seas}" if seas else said
    if kind == "sea":
        boats = ", ".join(told.of("colour", boat) for boat in view["seas"][name]) or words("plain-nothing")
        coast = ", ".join(pack.areas[area].name for area in pack.coasts[name])
        return words("screen-lafamiglia-sea", sea=pack.seas[name].name, boats=boats, coast=coast)
    if kind == "space":
        sheets = (view["sheets"]["top"], view["sheets"]["bottom"], view.get("solo_board", {"tokens": {}}))
        tokens: list[str] = next((sheet["tokens"][name] for sheet in sheets if name in sheet["tokens"]), [])
        lies = ", ".join(told.of("colour", token) for token in tokens)
        return told.space_in_full(name) + (f" ({words('table-taken', tokens=lies)})" if tokens else "")
    if kind == "column":
        count = len(column_tokens(view, name))
        money = column_cost(view, name)
        said = words("screen-lafamiglia-column", column=told.of("column", name), count=count, money=money)
        if scene.viewer is not None and view["families"][scene.viewer]["column_barred"] == name:
            said += f" · {words('screen-lafamiglia-restricted')}"
        return said
    if kind == "order":
        return told.order_in_full(name)
    if kind == "tile":
        return told.labelled(pack.tiles[name].name, pack.tiles[name].text)
    return words("screen-lafamiglia-row", row=told.of("row", name))


def foresee(action: Action, scene: Scene) -> str:
    """What an action costs and brings, and what lies where it leads."""
    view = scene.view
    words = words_at(scene.words, view)
    told = Names(pack_of(view), words)
    said: list[str] = []
    preview = scene.preview(action) if scene.preview is not None else None
    if preview is not None:
        purse = view.get("families", {}).get(scene.viewer, {}).get("money")
        change = preview.gain("money") - preview.cost("money")
        if change and purse is not None:
            said.append(words("screen-lafamiglia-money", now=purse, after=purse + change))
        said += tell(preview, scene.words, scene.names, view)
    _, *rest = action.text.split()
    if rest and rest[0] in view["areas"]:
        said.insert(0, told.labelled(told.pack.areas[rest[0]].name, area_pieces(view, rest[0], told)))
    return " · ".join(said)


@cache
def _colours(words: Words) -> dict[str, str]:
    """The colours by what they are called as a player, a family and a token; the longest names first."""
    named = {
        words(f"table-{kind}-{colour}"): colour
        for kind in ("colour", "family", "token")
        for colour in SYMBOLS
        if colour != "neutral"
    }
    return dict(sorted(named.items(), key=lambda name: -len(name[0])))


def paint(text: str, words: Words) -> Content:
    """A sentence in which the families' colours stand in their colour, with their symbol."""
    known = _colours(words)
    parts: list[Content | str | tuple[str, str]] = []
    for at, part in enumerate(re.split(rf"\b({'|'.join(known)})\b", text)):
        colour = known.get(part) if at % 2 else None
        parts.append((f"{SYMBOLS[colour]}{part}", f"bold $house-{colour}-text") if colour else part)
    return Content.assemble(*parts)


def solid(text: str, words: Words) -> Content:
    """The same for any ground: symbols without colour."""
    return Content(paint(text, words).plain)


def track(scene: Scene) -> Content:
    """What comes next: the order of play, or in the encounter the orders by initiative. [LF-T-03, LF-E-03..05]"""
    view, words = scene.view, scene.words
    told = Names(pack_of(view), words)
    if view["revealed"]:
        return _initiative(view, told)
    cycle: list[str] = view["cycle"]
    at = cycle.index(view["phase_first"])
    parts: list[Content | str | tuple[str, str]] = [(f" {words('screen-lafamiglia-order-of-play')} ", "bold")]
    order = cycle[at:] + cycle[:at]
    for seat, after in zip(order, [*order[1:], ""], strict=True):
        now = seat == scene.decider
        solo = f" ({words('table-solo')})" if alone(view, seat) else ""
        parts.append((f" {'▶' if now else ''}{SYMBOLS[seat]} {scene.name(seat)}{solo} ", piece(seat) if now else ""))
        if seat == view["first"]:
            parts.append(("⚑ ", "bold $felt-legal"))
        # Partners who follow one another are tied together.
        parts.append("+ " if after and after == partner_of(view, seat) else "› ")
    return Content.assemble(*parts[:-1])


def _initiative(view: Mapping[str, Any], told: Names) -> Content:
    cycle: list[str] = view["cycle"]
    first = cycle.index(view["phase_first"])
    lying = []
    for name, area in view["areas"].items():
        for order in area.get("orders", ()):
            face = told.pack.orders[order]
            turn = (cycle.index(area["family"]) - first) % len(cycle)
            lying.append(((face.type == "attack", face.initiative, turn), order, name, order in area["executed"]))
    parts: list[Content | str | tuple[str, str]] = [(f" {told.words('screen-lafamiglia-initiative')} ", "bold")]
    waiting = False
    for _, order, name, done in sorted(lying):
        colour = order.partition(".")[0]
        said = f"{SYMBOLS[colour]}{initiative(told.pack, order)} {told.pack.areas[name].name}"
        if done:
            parts.append((f" ✓{said} ", "dim"))
        else:
            parts.append((f" {said} ", piece(colour) if not waiting else "$on-wood"))
            waiting = True
    if not lying:
        parts.append(told.words("plain-nothing"))
    return Content.assemble(*parts)


def duel(scene: Scene) -> Content | None:
    """The conflict under way: both sides, what the bonuses did, and what is known of the cards."""
    conflict = scene.view.get("conflict")
    if conflict is None:
        return None
    view, words = scene.view, scene.words
    told = Names(pack_of(view), words)
    area = view["areas"][conflict["area"]]
    attacker, defender = conflict["attacker"], area["family"] or "neutral"
    parts: list[Content | str | tuple[str, str]] = [
        (f" ⚔ {told.of('area', conflict['area'])} ", "bold $on-wood on $wood-2"),
        " ",
        (f" {SYMBOLS[attacker]} {conflict['soldati']} ", piece(attacker)),
        f" {words('screen-lafamiglia-with-car')} " if conflict["car"] else " ",
        words("screen-lafamiglia-against"),
        " ",
        (f" {symbol(view, defender)} {area['soldati']} ", piece(defender)),
    ]
    for event in reversed(scene.told):
        if event["kind"] == "bonuses" and event.get("area") == conflict["area"]:
            facts = {fact: str(event[fact]) for fact in ("attack", "defence", "removed")}
            parts.append(f"  {words('screen-lafamiglia-bonuses', **facts)}")
            break
    if "cards_chosen" in conflict:
        parts.append(f"  {words('screen-lafamiglia-cards', count=conflict['cards_chosen'])}")
    for side in ("attack_card", "defence_card"):
        if side in conflict:
            parts.append(("  " + told.of("card", conflict[side]) + " ", "bold $chosen"))
    return Content.assemble(*parts)


def standing(scene: Scene) -> Content:
    """How many mandamenti each family controls, team by team."""
    view = scene.view
    lines: list[Content] = []
    for team in view["teams"]:
        parts: list[Content | str | tuple[str, str]] = []
        for seat in team:
            held = view.get("families", {}).get(seat, {}).get("mandamenti", 0)
            parts += [
                (f" {SYMBOLS.get(seat, '·')} ", piece(seat) if seat in SYMBOLS else ""),
                f" {scene.name(seat)} {held}  ",
            ]
        lines.append(Content.assemble(*parts))
    if "score" in view:
        lines.append(Content.styled(goal(view, scene.words), "italic"))
    return Content("\n").join(lines)


def lesson(words: Words) -> Content:
    """The pieces, their marks, and the notation."""
    heading = "bold $legal"
    lines = [Content.styled(words("screen-lafamiglia-pieces"), heading)]
    for colour, sign in SYMBOLS.items():
        lines.append(Content.assemble((f" {sign} ", piece(colour)), f" {words(f'table-colour-{colour}')}"))
    lines += [Content(words("screen-lafamiglia-legend")), Content(words("screen-lafamiglia-legend-solo")), Content("")]
    lines.append(Content.styled(words("screen-notation"), heading))
    for notation, key in NOTATION:
        lines.append(Content.assemble((notation.ljust(40), "bold"), words(f"screen-lafamiglia-notation-{key}")))
    return Content("\n").join(lines)
