"""Print-and-play: every component as often as the pack says, on pages where it can be cut, backs behind fronts."""

from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trinacria.games.lafamiglia.content.load import sicily
from trinacria.paper.famiglia.cards import cards
from trinacria.paper.lafamiglia import PAPER
from trinacria.paper.lafamiglia.components import PIECES
from trinacria.paper.output import back, front
from trinacria.paper.pdf.document import Laid
from trinacria.paper.poster import OVERLAP, spread
from trinacria.paper.sheet import PAPERS, SIDE, TOP, Leaf, Paper, Piece, arrange
from trinacria.words import words_in

ROOT = Path(__file__).parents[2]
FAMILIES = ("black", "blue", "green", "red", "white", "yellow")
WORDS = words_in("en")
ALL = {kind: list(pieces(sicily(), WORDS)) for kind, pieces in PIECES.items()} | {"card game": list(cards(WORDS))}
NEAR = 1e-6


def counted(*kinds: str) -> Counter[str]:
    return Counter(piece.name for kind in kinds for piece in ALL[kind])


def test_every_kind_is_known_to_the_command() -> None:
    assert PAPER.kinds == ("map", *PIECES, "setup", "rules", "cutting")


def test_each_family_has_its_box() -> None:
    """LF-C-05, LF-C-06: 50 soldati, 4 boats, 5 cars, 6 control tokens, 1 bust, 25 influence tokens, 13 orders."""
    numbers = counted("counters", "influence", "cards", "mats", "screens", "charts")
    for family in FAMILIES:
        assert numbers[f"soldato {family} 1"] + 5 * numbers[f"soldato {family} 5"] == 50
        # Enough of them stand alone: no army is all fives.
        assert numbers[f"soldato {family} 1"] >= 20
        own = {"boat": 4, "car": 5, "control": 6, "bust": 1, "influence": 25, "mat": 1, "screen": 1, "chart": 1}
        assert {piece: numbers[f"{piece} {family}"] for piece in own} == own
        assert [numbers[f"conflict {family} {card}"] for card in ("turncoat", "coward1", "coward2")] == [1, 1, 1]
    assert Counter(piece.name for piece in ALL["orders"]) == Counter(f"order {order}" for order in sicily().orders)


def test_the_common_pieces_are_there() -> None:
    """LF-C-01 to LF-C-03, LX-C-01."""
    numbers = counted("counters", "influence", "money", "cards", "sheets", "solo")
    assert numbers["soldato grey 1"] + 5 * numbers["soldato grey 5"] == 30
    common = {"lab": 30, "start": 1, "influence grey": 8, "money 1": 50, "money 2": 42, "block": 7, "restriction": 1}
    assert {piece: numbers[piece] for piece in common} == common
    assert [numbers[f"sheet {number}"] for number in range(5)] == [1] * 5
    assert sum(number for name, number in numbers.items() if name.startswith("character ")) == 6
    areas = Counter(f"area {name}" for name, area in sicily().areas.items() if area.start != "neutral")
    assert len(areas) == 24
    assert Counter({name: number for name, number in numbers.items() if name.startswith("area ")}) == areas
    assert counted("tiles") == Counter({f"tile {tile}": 2 for tile in sicily().tiles})


def test_the_card_game_has_sixty_people_and_two_starting_sets() -> None:
    """FA-C-02 to FA-C-05."""
    names = [piece.name for piece in ALL["card game"]]
    assert len(set(names)) == len(names) == 60
    fronts = [piece.front for piece in ALL["card game"]]
    assert len(set(fronts)) == 60
    backs = Counter(piece.back for piece in ALL["card game"])
    assert sorted(backs.values()) == [4, 4, 52]
    marked = [back for back, number in backs.items() if number == 4]
    starting = [[piece.name[5:7] for piece in ALL["card game"] if piece.back == back] for back in marked]
    assert starting == [["R0", "B0", "Y0", "G0"]] * 2


def overlaps(one: Laid, other: Laid) -> bool:
    return (
        one.x + one.wide > other.x + NEAR
        and other.x + other.wide > one.x + NEAR
        and one.y + one.high > other.y + NEAR
        and other.y + other.high > one.y + NEAR
    )


def check(leaves: list[Leaf], paper: Paper, pieces: list[Piece]) -> None:
    """Each piece once and in order, inside the margins, clear of the others, its back behind it."""
    assert [placed.piece for leaf in leaves for placed in leaf.placed] == pieces
    for leaf in leaves:
        fronts, backs = front(leaf), back(leaf)
        for laid in (*fronts, *backs):
            assert SIDE - NEAR <= laid.x <= laid.x + laid.wide <= paper.wide - SIDE + NEAR
            assert TOP - NEAR <= laid.y <= laid.y + laid.high <= paper.high - TOP + NEAR
        for side in (fronts, backs):
            rows = sorted(side, key=lambda one: (round(one.y, 3), one.x))
            assert not any(overlaps(one, other) for one, other in pairwise(rows))
        if len(fronts) < 30:
            assert not any(overlaps(one, other) for one, other in combinations(fronts, 2))
        # Turned over its long edge, a sheet shows what was left at its right.
        assert len(backs) in (0, len(fronts))
        for one, other in zip(fronts, backs, strict=False):
            assert one.x + one.wide / 2 + other.x + other.wide / 2 == pytest.approx(paper.wide)
            assert (one.y, one.wide, one.high) == pytest.approx((other.y, other.wide, other.high))
            assert (one.turn + other.turn) % 4 == 0
        for block in leaf.blocks:
            upright, level = block.cuts
            edges = {round(x, 3) for placed in block.placed for x in (placed.x, placed.x + placed.piece.across)}
            assert edges <= {round(x, 3) for x in upright}
            edges = {round(y, 3) for placed in block.placed for y in (placed.y, placed.y + placed.piece.down)}
            assert edges == {round(y, 3) for y in level}


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
@pytest.mark.parametrize("kind", ALL)
def test_pieces_can_be_cut_and_have_their_backs_behind_them(kind: str, paper: Paper) -> None:
    check(arrange(ALL[kind], paper), paper, ALL[kind])


@given(
    st.lists(
        st.tuples(
            st.floats(8, 180), st.floats(8, 250), st.integers(1, 40), st.booleans(), st.sampled_from(sorted(PAPERS))
        ),
        min_size=1,
        max_size=5,
    )
)
@settings(max_examples=60, deadline=None)
def test_pieces_of_any_size_are_laid_out(sizes: list[tuple[float, float, int, bool, str]]) -> None:
    paper = PAPERS["letter" if sizes[0][4] == "letter" else "a4"]
    pieces = [
        Piece(f"{number}.{copy}", "", "" if two_sided else None, wide, high)
        for number, (wide, high, count, two_sided, _) in enumerate(sizes)
        for copy in range(count)
    ]
    check(arrange(pieces, paper), paper, pieces)


def test_what_is_flatter_than_the_room_between_blocks_goes_to_the_next_page() -> None:
    paper = PAPERS["a4"]
    full = [Piece(f"tall {copy}", "", None, 180, (paper.high - 2 * TOP) / 3) for copy in range(3)]
    pieces = [*full, *[Piece(f"flat {copy}", "", None, 60, 8) for copy in range(5)]]
    leaves = arrange(pieces, paper)
    check(leaves, paper, pieces)
    assert [len(list(leaf.placed)) for leaf in leaves] == [3, 5]


def test_what_is_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        arrange([Piece("table", "", None, 300, 20)], PAPERS["a4"])


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_the_pages_of_a_map_meet(paper: Paper) -> None:
    poster = spread(1.6, paper, 4, 2)
    assert poster.wide / poster.high == pytest.approx(1.6)
    assert poster.wide > 700
    for tile in poster.tiles:
        assert tile.wide <= paper.wide - 2 * SIDE + NEAR
        assert tile.high <= paper.high - 2 * TOP + NEAR
    first, second, below = poster.tiles[0], poster.tiles[1], poster.tiles[4]
    assert first.left + first.wide - second.left == pytest.approx(OVERLAP)
    assert first.top + first.high - below.top == pytest.approx(OVERLAP)
    last = poster.tiles[-1]
    assert (last.left + last.wide, last.top + last.high) == pytest.approx((poster.wide, poster.high))
