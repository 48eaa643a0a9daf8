"""Which seeks become tables."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from trinacria.server.club.seeks.matching import (
    Apart,
    Searcher,
    Sides,
    fits,
    group_with,
    has_room,
    is_full,
    matched,
)

PAIR: Final = (1, 1)
TEAMS: Final = (2, 2)
LANGUAGES: Final = ("de", "en", "it")


def one(
    id: str,
    since: float = 0.0,
    kind: str = "duel",
    *,
    with_: str | None = None,
    speaks: str = "en",
    wants: str = "",
    rating: float | None = None,
    low: float | None = None,
    high: float | None = None,
) -> Searcher:
    members = (id, with_) if with_ is not None else (id,)
    spoken = frozenset(speaks.split())
    return Searcher(
        id, since, kind, members, tuple(spoken for _ in members), frozenset(wants.split()), rating, low, high
    )


def named(groups: Sequence[Sequence[Searcher]]) -> list[str]:
    return [" ".join(member.id for member in group) for group in groups]


def test_who_waits_longest_comes_first() -> None:
    pool = [one("late", 3), one("first", 1), one("second", 2), one("last", 4)]
    assert named(matched(pool, {"duel": PAIR}, {})) == ["first second", "late last"]


def test_who_waits_longest_comes_before_those_who_come_at_once() -> None:
    pool = [one("ada", 1, wants="it"), one("bruno", 2), one("chiara", 3, speaks="it en")]
    assert named(matched(pool, {"duel": PAIR}, {}, fresh={"bruno", "chiara"})) == ["ada chiara"]


def test_games_and_clocks_are_the_same() -> None:
    pool = [one("a", 1), one("b", 2, "other"), one("c", 3)]
    assert named(matched(pool, {"duel": PAIR, "other": PAIR}, {})) == ["a c"]


def test_both_sides_say_what_they_want() -> None:
    wide, strong, choosy = one("wide", 1, rating=1400), one("strong", 2, rating=1700), one("choosy", 3, rating=1600)
    picky = choosy._replace(low=1500, high=1650)
    assert named(matched([wide, picky], {"duel": PAIR}, {})) == []
    assert named(matched([strong, picky], {"duel": PAIR}, {})) == []
    assert named(matched([strong, picky._replace(high=1700)], {"duel": PAIR}, {})) == ["strong choosy"]
    assert named(matched([one("new", 1), picky], {"duel": PAIR}, {})) == [], "nobody knows how strong they are"


def test_languages_are_those_of_everybody_there() -> None:
    ada = one("ada", 1, "teams", with_="bruno", speaks="en it", wants="it")
    german = one("gina", 2, "teams", with_="hugo", speaks="de en")
    mixed = Searcher("ivo", 3, "teams", ("ivo", "jana"), (frozenset({"it"}), frozenset({"de"})), frozenset())
    italian = one("karl", 4, "teams", with_="lia", speaks="it")
    assert named(matched([ada, german, mixed, italian], {"teams": TEAMS}, {})) == ["ada karl", "gina ivo"]


def test_partners_sit_on_one_side_and_the_rest_is_filled_up() -> None:
    pool = [
        one("single", 1, "teams"),
        one("pair", 2, "teams", with_="partner"),
        one("other pair", 3, "teams", with_="other partner"),
        one("second", 4, "teams"),
    ]
    assert named(matched(pool, {"teams": TEAMS}, {})) == ["single pair second"]
    assert not has_room([pool[1], pool[2], pool[0]], TEAMS)
    assert not has_room([pool[1], pool[2]], (1, 2)), "one of them would have no side of their own"
    singles = [one(name, at, "three") for at, name in enumerate("abcd")]
    assert named(matched(singles, {"three": (1, 2)}, {})) == ["a b c"]


def test_it_goes_back_where_the_first_choice_leads_nowhere() -> None:
    """The oldest that fits does not fit the others, who fit each other."""
    apart: Apart = {"lone": {"c", "d"}, "c": {"lone"}, "d": {"lone"}}
    pool = [one(name, at, "teams") for at, name in enumerate(["a", "lone", "b", "c", "d"])]
    assert named(matched(pool, {"teams": TEAMS}, apart)) == ["a b c d"]


def test_nobody_meets_themselves() -> None:
    twice = one("seek 2", 2)._replace(members=("ada",))
    assert named(matched([one("ada", 1), twice], {"duel": PAIR}, {})) == []


def test_a_group_has_those_in_it_who_were_chosen() -> None:
    older, wanted, mine = one("older", 1), one("wanted", 2), one("mine", 3)
    assert named([group_with([wanted, mine], [older, wanted], PAIR, {}) or []]) == ["wanted mine"]
    assert group_with([wanted, mine], [older, wanted], TEAMS, {}) is None, "one is missing"


def test_only_groups_with_somebody_new_are_looked_for() -> None:
    pool = [one("a", 1), one("b", 2), one("c", 3)]
    assert named(matched(pool, {"duel": PAIR}, {}, fresh=["c"])) == ["a c"]
    assert named(matched(pool, {"duel": PAIR}, {}, fresh=[])) == []


Made = tuple[list[Searcher], dict[str, Sides], dict[str, set[str]]]


def drawn(seed: int) -> Made:
    """Up to 18 people in seeks of three kinds, and who has nothing to do with whom."""
    dice = Random(seed)
    people = [f"m{number:02}" for number in dice.sample(range(24), dice.randint(2, 18))]
    pool: list[Searcher] = []
    while people:
        kind = dice.choice(("duel", "teams", "three"))
        count = 2 if kind == "teams" and len(people) > 1 and dice.random() < 0.5 else 1
        members = tuple(people.pop() for _ in range(count))
        spoken = tuple(frozenset(dice.sample(LANGUAGES, dice.randint(1, 3))) for _ in members)
        wants = frozenset(dice.sample(LANGUAGES, dice.choice((0, 0, 1, 2))))
        rating = dice.choice((None, float(dice.randint(1200, 1800))))
        low = dice.choice((None, None, float(dice.randint(1100, 1500))))
        high = dice.choice((None, None, float(dice.randint(1500, 1900))))
        since = float(dice.randint(0, 30))
        pool.append(Searcher(members[0], since, kind, members, spoken, wants, rating, low, high))
    named = [member for seek in pool for member in seek.members]
    apart: dict[str, set[str]] = {}
    for _ in range(dice.randint(0, 6)):
        mine, theirs = dice.sample(named, 2) if len(named) > 1 else ("", "")
        apart.setdefault(mine, set()).add(theirs)
        apart.setdefault(theirs, set()).add(mine)
    return pool, {"duel": PAIR, "teams": TEAMS, "three": (1, 2)}, apart


pools = st.integers(0, 2**32).map(drawn)


@given(pools)
def test_everybody_of_a_group_fits_everybody_else(
    made: Made,
) -> None:
    pool, sides, apart = made
    groups = matched(pool, sides, apart)
    taken = [seek.id for group in groups for seek in group]
    assert len(taken) == len(set(taken)), "nobody is found twice"
    for group in groups:
        assert has_room(group, sides[group[0].kind])
        assert is_full(group, sides[group[0].kind])
        for mine, other in combinations(group, 2):
            assert fits(mine, other, apart)
            assert fits(other, mine, apart)
            for ranging, rated in ((mine, other), (other, mine)):
                if ranging.low is not None:
                    assert rated.rating is not None
                    assert rated.rating >= ranging.low
                if ranging.high is not None:
                    assert rated.rating is not None
                    assert rated.rating <= ranging.high


@given(pools)
def test_nobody_waits_who_could_play(made: Made) -> None:
    pool, sides, apart = made
    taken = {seek.id for group in matched(pool, sides, apart) for seek in group}
    left = [seek for seek in pool if seek.id not in taken]
    for count in (2, 3, 4):
        for group in combinations(left, count):
            whole = is_full(group, sides[group[0].kind]) and has_room(group, sides[group[0].kind])
            assert not (whole and all(fits(mine, other, apart) for mine, other in combinations(group, 2)))


@given(pools)
def test_whoever_comes_one_after_the_other_finds_the_same_room(
    made: Made,
) -> None:
    """A look at those who are new misses nothing that a look at all would find."""
    pool, sides, apart = made
    waiting: list[Searcher] = []
    for seek in pool:
        waiting.append(seek)
        taken = {member.id for group in matched(waiting, sides, apart, fresh=[seek.id]) for member in group}
        waiting = [member for member in waiting if member.id not in taken]
    assert matched(waiting, sides, apart) == []


@given(st.lists(st.integers(0, 3), min_size=1, max_size=60))
def test_nobody_starves_among_equals(arrivals: list[int]) -> None:
    """However many come at once, whoever is left is among the last who came."""
    waiting: list[Searcher] = []
    count = 0
    for at, coming in enumerate(arrivals):
        fresh = [one(f"{count + number:04}", float(at)) for number in range(coming)]
        count += coming
        waiting += fresh
        groups = matched(waiting, {"duel": PAIR}, {}, fresh=[seek.id for seek in fresh])
        taken = {seek.id for group in groups for seek in group}
        left = [seek for seek in waiting if seek.id not in taken]
        assert len(left) <= 1
        assert all(seek.place >= max(other.place for other in waiting if other.id in taken) for seek in left if taken)
        waiting = left


def test_tangled_wishes_come_to_an_end() -> None:
    """Four hundred in three camps: whoever is of one camp does not meet the others of it, so no four fit."""
    pool = [one(f"{at:03}", at, "teams") for at in range(400)]
    camps = [{seek.id for seek in pool if int(seek.id) % 3 == camp} for camp in range(3)]
    apart = {seek.id: camps[int(seek.id) % 3] - {seek.id} for seek in pool}
    assert matched(pool, {"teams": TEAMS}, apart) == []
