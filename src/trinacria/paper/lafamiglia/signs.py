"""The legend of La Famiglia: what each icon is called, and the rule that says what it does, by their messages."""

from typing import Final, NamedTuple


class Sign(NamedTuple):
    """An icon, the message with its name, and the rule that explains it."""

    icon: str
    name: str
    rule: str


SIGNS: Final[dict[str, tuple[Sign, ...]]] = {
    "explain-group-pieces": (
        Sign("soldato", "explain-soldato", "LF-MG-02"),
        Sign("car", "explain-car", "LF-MV-08"),
        Sign("boat", "explain-boat", "LF-MV-06"),
        Sign("lab", "explain-lab", "LF-DL-02"),
        Sign("influence", "explain-influence", "LF-P-03"),
        Sign("control", "explain-control", "LF-MG-03"),
        Sign("tile", "web-lafamiglia-tiles", "LF-CT-01"),
        Sign("start-player", "explain-start-player", "LF-T-03"),
        Sign("infinity", "table-infinite", "LF-PA-02"),
    ),
    "explain-group-actions": (
        Sign("recruit", "table-part-recruit", "LF-AC-01"),
        Sign("place", "table-part-place", "LF-AC-02"),
        Sign("reinforce", "table-part-reinforce", "LF-AC-03"),
        Sign("order", "table-part-issue-order", "LF-AC-06"),
        Sign("equipment", "table-part-equipment", "LF-AC-08"),
        Sign("launder", "table-part-launder", "LF-AC-13"),
        Sign("gather", "table-part-gather", "LF-XA-05"),
        Sign("exert", "table-part-exert-influence", "LF-AC-15"),
        Sign("exert-sheet", "explain-exert-sheet", "LF-AC-16"),
        Sign("exert-row", "table-part-influence-row2", "LF-PB-08"),
        Sign("two-institutions", "table-column-two_institutions", "LF-PB-10"),
        Sign("final-action", "table-part-final-action", "LF-AC-18"),
    ),
    "explain-group-rows": (
        Sign("justice", "table-column-justice", "LF-FM-07"),
        Sign("police", "table-column-police", "LF-FM-08"),
        Sign("economy", "table-column-economy", "LF-FM-09"),
    ),
    "explain-group-orders": (
        Sign("initiative-supply", "explain-initiative-supply", "LF-E-03"),
        Sign("initiative-attack", "explain-initiative-attack", "LF-E-04"),
        Sign("soldato-base", "table-part-place-base", "LF-O-03"),
        Sign("advance", "table-part-move", "LF-MV-04"),
        Sign("skull", "table-part-skull", "LF-BN-01"),
        Sign("strike", "table-part-strike", "LF-ST-01"),
        Sign("car-bomb", "explain-car-bomb", "LF-ST-02"),
        Sign("rally", "table-part-rally", "LF-MV-01"),
        Sign("pentito", "table-part-pentito", "LF-PN-01"),
        Sign("agitate", "table-part-agitate", "LF-AG-01"),
        Sign("vest", "table-part-vest", "LF-O-12"),
    ),
    "explain-group-conflict": (
        Sign("shield", "web-lafamiglia-duel-defence", "LF-BN-06"),
        Sign("finesse", "lafamiglia-do-finesse", "LF-CF-02"),
        Sign("force", "explain-force", "LF-CF-14"),
        Sign("turncoat", "table-card-turncoat", "LF-CF-09"),
        Sign("coward", "table-card-coward1", "LF-CF-10"),
        Sign("take", "lafamiglia-do-take", "LF-CF-04"),
        Sign("leave", "lafamiglia-do-leave", "LF-CF-05"),
        Sign("knockout", "explain-knockout", "LF-KO-01"),
    ),
}
