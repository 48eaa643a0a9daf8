"""How large the page is and how fast it answers; the figures are printed."""

import gzip
from pathlib import Path

import pytest
from support.page import Open, Player

import trinacria

BUILT = Path(trinacria.__file__).parent / "web"
LARGEST = 200_000
FIRST_PAINT = 1000.0
ANSWER = 100.0


def test_the_program_is_small(capsys: pytest.CaptureFixture[str]) -> None:
    size = sum(len(gzip.compress(file.read_bytes())) for file in BUILT.rglob("*.js"))
    with capsys.disabled():
        print(f"\npage: {size / 1000:.1f} kB of JavaScript, compressed")
    assert 10_000 < size < LARGEST


def test_nothing_inside_asks_another_host() -> None:
    for file in BUILT.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert "http://" not in text
        assert "https://" not in text
        assert "<style" not in text


def test_the_first_paint_comes_at_once(window: Open, capsys: pytest.CaptureFixture[str]) -> None:
    times = []
    for _ in range(3):
        page = window()
        page.locator("h1").wait_for()
        times.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    with capsys.disabled():
        print(f"\npage: first paint after {min(times):.0f} ms")
    assert min(times) < FIRST_PAINT


WATCH = """notation => new Promise(done => {
  const button = document.querySelector(`.decide button[data-action="${notation}"]`);
  const whole = document.querySelector("[data-version]");
  const begun = performance.now();
  const changed = new MutationObserver(() => done(performance.now() - begun));
  changed.observe(whole, { attributes: true, attributeFilter: ["data-version"] });
  button.click();
})"""


def test_a_click_is_answered_at_once(window: Open, capsys: pytest.CaptureFixture[str]) -> None:
    """From the press of a button, over the server, to the changed page."""
    page = window()
    page.get_by_role("button", name="Play against bots now").click()
    player = Player(page, 3)
    times: list[float] = []
    while len(times) < 8:
        page.locator(".decide:not(.wait)").wait_for()
        page.locator(".slot.legal").first.click(position={"x": 6, "y": 24})
        page.locator(".decide button[data-action]:enabled").first.wait_for()
        times.append(page.evaluate(WATCH, player.buttons()[0]))
    best = sorted(times)
    with capsys.disabled():
        print(f"\npage: a click is answered in {best[0]:.0f} ms at best, {best[len(best) // 2]:.0f} ms in the middle")
    assert best[0] < ANSWER
