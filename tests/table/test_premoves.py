"""Premoves: what a player will answer if nothing changes; kept, played, and dropped by anything that does."""

from typing import Any

import pytest
from support.page.sicily_page import moment
from support.server.evening import Evening

import trinacria
from trinacria.kernel.errors import IllegalAction
from trinacria.table.history.event import Viewer
from trinacria.table.premoves.foresight import foresee
from trinacria.table.refusal import Refusal, Stale


def at_cards() -> tuple[Evening, Viewer, Viewer]:
    """A card game, who must decide, and who waits."""
    evening = Evening()
    evening.start()
    mover = evening.decider()
    return evening, mover, next(one for one in evening.people if one != mover)


def in_conflict() -> tuple[Evening, Viewer, Viewer]:
    """A conflict by finesse before its cards, the attacker, and the defender."""
    evening = Evening("lafamiglia", "pppp", moment("conflict_card").position(), places="fixed")
    evening.start()
    attacker = evening.decider()
    waiting = [one for one in evening.people if one != attacker and evening.requests.foresee(one, [])]
    assert len(waiting) == 1, "only the defender is asked next"
    return evening, attacker, waiting[0]


def you(evening: Evening, viewer: Viewer) -> dict[str, Any]:
    """What a viewer may do."""
    found: dict[str, Any] = evening.table.screens([viewer])[viewer]["you"]
    assert found == evening.twin().screens([viewer])[viewer]["you"], "the log says the same"
    return found


def plan(evening: Evening, viewer: Viewer, *actions: str) -> None:
    """Somebody plans."""
    evening.do(evening.requests.premove(viewer, evening.table.seq, actions))


def answer(evening: Evening) -> None:
    """The table answers by itself."""
    evening.do(evening.requests.play_premove(evening.table.game_seq))


def play(evening: Evening, action: str) -> None:
    """Whoever must decide does."""
    evening.do(evening.requests.play(evening.decider(), evening.table.seq, action))


def test_a_pass_changes_nothing_and_the_planned_pass_follows_it() -> None:
    evening, mover, other = at_cards()
    assert you(evening, other)["ahead"]
    assert not you(evening, mover)["ahead"], "who is asked plans nothing"
    plan(evening, other, "pass")
    assert you(evening, other)["premoves"] == ["pass"]
    assert evening.table.premover is None
    play(evening, "pass")
    assert evening.table.premover == other.chair
    answer(evening)
    assert evening.table.status == "over"
    (last,) = [one.told(mover, False) for one in evening.table.events[-1:]]
    assert last is not None
    assert getattr(last, "by", None) == "premove"


def test_anything_else_drops_it() -> None:
    evening, _, other = at_cards()
    plan(evening, other, "pass")
    assert evening.table.progress is not None
    decision = evening.table.progress.game.decision
    assert decision is not None
    play(evening, next(action.text for action in decision.actions if action.text != "pass"))
    assert you(evening, other)["premoves"] == []
    with pytest.raises(Stale):
        answer(evening)


def test_a_card_is_laid_ahead_and_the_other_one_left() -> None:
    evening, attacker, defender = in_conflict()
    cards = evening.requests.foresee(defender, [])
    assert {card.split()[0] for card in cards} == {"card"}
    assert evening.requests.foresee(defender, cards[:1]) == ["take", "leave"], "if the attacker leaves it"
    assert evening.requests.foresee(defender, [cards[0], "leave"]) == [], "then both cards are revealed"
    plan(evening, defender, cards[0], "leave")
    play(evening, "card turncoat")
    answer(evening)
    assert evening.table.decider == attacker.chair
    assert you(evening, defender)["premoves"] == ["leave"]
    play(evening, "leave")
    answer(evening)
    assert any(event.kind == "cards_revealed" for event in evening.table.events[-1].events)


def test_a_card_that_is_taken_drops_the_rest() -> None:
    evening, _, defender = in_conflict()
    plan(evening, defender, evening.requests.foresee(defender, [])[0], "leave")
    play(evening, "card turncoat")
    answer(evening)
    play(evening, "take")
    assert you(evening, defender)["premoves"] == []
    assert evening.table.decider == defender.chair


def test_only_its_player_knows() -> None:
    evening, _, defender = in_conflict()
    others = [*(one for one in evening.people if one != defender), Viewer()]
    before = evening.table.screens(others)
    plan(evening, defender, evening.requests.foresee(defender, [])[1])
    assert evening.table.screens(others) == before
    entry = evening.table.events[-1]
    assert [entry.told(one, False) for one in others] == [None] * len(others)
    assert entry.told(defender, False) is not None


def test_what_cannot_be_foreseen_is_not_planned() -> None:
    evening, mover, other = at_cards()
    for viewer, actions in ((mover, ["pass"]), (other, ["pass", "pass"]), (other, ["new 99"])):
        with pytest.raises((Refusal, IllegalAction)):
            plan(evening, viewer, *actions)
    with pytest.raises(Refusal):
        evening.requests.premove(Viewer(), evening.table.seq, ["pass"])
    with pytest.raises(Stale):
        evening.requests.premove(other, 0, ["pass"])
    assert you(evening, other)["premoves"] == []


def test_nobody_looks_at_the_deck_by_planning() -> None:
    game = trinacria.new_game("famiglia", seed=3)
    assert game.decision is not None
    other = next(seat for seat in game.seats if seat != game.decision.seat)
    new = [action.text for action in foresee(game, other) if action.text.startswith("new")]
    assert new, "new cards can be planned"
    assert foresee(game, other, new[:1]) == (), "but not what they turn out to be"


@pytest.mark.parametrize("how", ["withdrawn", "left", "played by a bot"])
def test_it_is_gone(how: str) -> None:
    evening, mover, other = at_cards()
    plan(evening, other, "pass")
    assert other.chair is not None
    match how:
        case "withdrawn":
            plan(evening, other)
        case "left":
            evening.do(evening.requests.leave(other))
        case "played by a bot":
            evening.do(evening.requests.stand_in(other, other.chair, None, [mover.chair or "", other.chair]))
    assert evening.table.premoves == {}
