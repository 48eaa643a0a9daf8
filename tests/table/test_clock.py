"""Clocks that read the times of the log."""

from trinacria.table.clock import Clocks
from trinacria.table.screen import ClockFace
from trinacria.table.settings import AnyClock, ChessClock, DecisionClock, NoClock, Settings, TurnClock


def clocks(clock: AnyClock) -> Clocks:
    """Clocks of a table for two."""
    return Clocks(Settings("famiglia", "standard", clock=clock), ["1", "2"])


def test_without_a_clock_nothing_ticks() -> None:
    found = clocks(NoClock())
    found.turn_to("1", 100.0, acted=True)
    assert found.face() is None
    assert found.deadline is None


def test_each_decision_has_its_own_time() -> None:
    found = clocks(DecisionClock(30))
    found.turn_to("1", 100.0, acted=True)
    assert found.deadline == 130.0
    found.turn_to("1", 120.0, acted=True)
    assert found.deadline == 150.0
    found.turn_to("1", 125.0, acted=False)
    assert found.deadline == 150.0, "what others do gives no time"
    found.turn_to(None, 126.0, acted=True)
    assert found.deadline is None, "bots have all the time they need"


def test_a_turn_of_days_does_not_begin_anew_with_each_decision() -> None:
    found = clocks(TurnClock(1))
    found.turn_to("1", 0.0, acted=True)
    found.turn_to("1", 80_000.0, acted=True)
    assert found.deadline == 86_400.0
    found.turn_to("2", 80_001.0, acted=True)
    assert found.deadline == 166_401.0


def test_a_chess_clock_spends_and_gives_back() -> None:
    found = clocks(ChessClock(60, 2))
    found.turn_to("1", 0.0, acted=True)
    found.turn_to("2", 10.0, acted=True)
    assert found.face() == ClockFace("2", 70.0, {"1": 52.0, "2": 60.0})
    found.turn_to("1", 75.0, acted=True)
    assert found.face() == ClockFace("1", 127.0, {"1": 52.0, "2": 2.0})


def test_a_pause_keeps_what_is_left() -> None:
    for clock, left in ((DecisionClock(30), 20.0), (ChessClock(60, 0), 50.0), (TurnClock(1), 86_390.0)):
        found = clocks(clock)
        found.turn_to("1", 0.0, acted=True)
        found.pause(10.0)
        assert found.deadline is None
        found.resume(1000.0)
        assert found.deadline == 1000.0 + left


def test_time_that_is_up_does_not_run_out_twice() -> None:
    found = clocks(DecisionClock(30))
    found.turn_to("1", 0.0, acted=True)
    found.expire()
    assert found.deadline is None
    found.turn_to("2", 50.0, acted=True)
    assert found.deadline == 80.0


def test_nobody_gains_time_from_a_clock_that_is_behind() -> None:
    found = clocks(ChessClock(60, 0))
    found.turn_to("1", 1000.0, acted=True)
    found.turn_to("2", 400.0, acted=True)
    assert found.face() == ClockFace("2", 460.0, {"1": 60.0, "2": 60.0})
    found = clocks(DecisionClock(30))
    found.turn_to("1", 1000.0, acted=True)
    found.pause(400.0)
    found.resume(500.0)
    assert found.deadline == 530.0


def test_time_is_short_when_a_quarter_is_left_but_not_before_the_last_hours() -> None:
    hour = 3600.0
    cases: list[tuple[AnyClock, float | None]] = [
        (NoClock(), None),
        (DecisionClock(2399), None),
        (DecisionClock(2400), 1800.0),
        (DecisionClock(8 * 3600), 6 * hour),
        (TurnClock(1), 18 * hour),
        (TurnClock(30), 30 * 24 * hour - 6 * hour),
        (ChessClock(3600, 0), 2700.0),
    ]
    for clock, short in cases:
        found = clocks(clock)
        found.turn_to("1", 0.0, acted=True)
        assert found.warn_at == short


def test_a_warning_stands_until_somebody_is_asked_anew() -> None:
    for clock in (DecisionClock(7200), ChessClock(7200, 0), TurnClock(1)):
        found = clocks(clock)
        found.turn_to("1", 0.0, acted=True)
        short, end = found.short_at, found.deadline
        assert short is not None
        assert end is not None
        found.warned = True
        assert found.warn_at is None
        found.turn_to("1", 100.0, acted=False)
        assert (found.warn_at, found.short_at) == (None, short), "what others do changes nothing"
        found.pause(200.0)
        assert found.short_at is None
        found.resume(1000.0)
        later: list[float | None] = [found.warn_at, found.short_at, found.deadline]
        assert later == [None, short + 800.0, end + 800.0]
        found.turn_to("2", 1100.0, acted=True)
        assert found.warn_at is not None
