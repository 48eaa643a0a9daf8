"""The character cards (LF-S-17 to LF-S-22)."""

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "characters.toml"


def check_characters(pack: Pack, report: Report) -> None:
    """Six cards, no more on them than can be placed."""
    cards = pack.files.characters.character
    wanted = pack.pieces.common.characters
    report.need(
        len(cards) == wanted,
        FILE,
        "character",
        said("has-cards", value=len(cards)),
        said("value", value=wanted),
        "LF-C-01",
    )
    for name in twice(card.id for card in cards):
        report.add(FILE, f"character[{name}].id", said("occurs-twice"), said("a-different-id-for-every-card"))
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
            report.need(
                number <= most, FILE, f"{key}.{name}", said("is", value=number), said("at-most", value=most), why
            )
        men = card.soldati + card.hq_soldati + start
        report.need(
            men <= pieces.soldati,
            FILE,
            f"{key}.soldati",
            said("needs-soldati-with-the-start-areas", value=men),
            said("at-most", value=pieces.soldati),
            "LF-C-06",
        )
        report.need(
            card.money >= 1,
            FILE,
            f"{key}.money",
            said("is", value=card.money),
            said("at-least-what-the-first-player-gives"),
            "AMB-LF-108",
        )
        if pack.about.balanced:
            report.need(
                card.money >= 3, FILE, f"{key}.money", said("is", value=card.money), said("at-least", value=3), "ours"
            )
            report.need(
                1 <= card.labs <= 3,
                FILE,
                f"{key}.labs",
                said("is", value=card.labs),
                said("range", low=1, high=3),
                "ours",
            )
    report.need(
        any(card.labs == 3 for card in cards), FILE, "character", said("no-card-has-3-labs"), said("one"), "EX-LF-22"
    )
