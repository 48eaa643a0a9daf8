"""The character cards (LF-S-17 to LF-S-22)."""

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.fault import Report
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "characters.toml"


def check_characters(pack: Pack, report: Report) -> None:
    """Six cards, no more on them than can be placed."""
    cards = pack.files.characters.character
    wanted = pack.pieces.common.characters
    report.need(len(cards) == wanted, FILE, "character", f"has {len(cards)} cards", f"{wanted} (LF-C-01)")
    for name in twice(card.id for card in cards):
        report.add(FILE, f"character[{name}].id", "occurs twice", "a different id for every card")
    pieces = pack.pieces.family
    # Six start areas hold this many labs; a lone player may find four of them taken by another family.
    room = pack.pieces.limits.labs_per_area * 6
    start = max((sum(a.soldati for a in pack.map.area if a.start == c.id) for c in pack.map.corner), default=0)
    for card in cards:
        key = f"character[{card.id}]"
        for name, most, why in (
            ("cars", pieces.cars, "LF-C-06"),
            ("boats", pieces.boats, "LF-C-06"),
            ("labs", min(room, pack.pieces.common.labs), "LF-S-22"),
        ):
            number = getattr(card, name)
            report.need(number <= most, FILE, f"{key}.{name}", f"is {number}", f"at most {most} ({why})")
        men = card.soldati + card.hq_soldati + start
        report.need(
            men <= pieces.soldati,
            FILE,
            f"{key}.soldati",
            f"needs {men} soldati with the start areas",
            f"at most {pieces.soldati} (LF-C-06)",
        )
        report.need(
            card.money >= 1,
            FILE,
            f"{key}.money",
            f"is {card.money}",
            "at least 1, which the starting player gives away (AMB-LF-108)",
        )
        if pack.about.balanced:
            report.need(card.money >= 3, FILE, f"{key}.money", f"is {card.money}", "at least 3 (ours)")
            report.need(1 <= card.labs <= 3, FILE, f"{key}.labs", f"is {card.labs}", "1 to 3 (ours)")
    report.need(any(card.labs == 3 for card in cards), FILE, "character", "no card has 3 labs", "one (EX-LF-22)")
