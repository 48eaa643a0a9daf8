"""The lessons of both games: their files by address, and where the bubble of a step stands."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

PAGE = Path(__file__).parents[3] / "web" / "src" / "games"
GUIDES = sorted(PAGE.rglob("guide*.json"))
ADDRESSES = {
    "/".join([file.relative_to(PAGE).parts[0], *file.stem.partition("-")[2:]]).rstrip("/"): file for file in GUIDES
}
MINUTES = ("boats", "strike", "pentito", "agitate", "final", "commission", "coupole", "solo-board")


def lesson(address: str) -> dict[str, Any]:
    """The file behind an address."""
    found: dict[str, Any] = json.loads(ADDRESSES[address].read_text(encoding="utf-8"))
    return found


def over(page: Page, one: str, other: str) -> float:
    """How many square pixels of a thing lie under another."""
    found: float = page.evaluate(
        """([one, other]) => {
          const [a, b] = [one, other].map((what) => document.querySelector(what)?.getBoundingClientRect());
          if (!a || !b || b.width === 0) return 0;
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return Math.max(0, wide) * Math.max(0, high);
        }""",
        [one, other],
    )
    return found


def at_step(page: Page, number: int) -> Locator:
    """The bubble as it tells a step."""
    return page.locator(f'.lesson[data-step="{number}"]')


def settled(page: Page) -> None:
    """The bubble has come to rest: nothing moves it for as long as a step's beginning may last."""
    page.wait_for_function(
        """() => {
          const lesson = document.querySelector('.lesson');
          if (!lesson || lesson.getAnimations().length) return false;
          const now = performance.now();
          const where = JSON.stringify([lesson.dataset.step, lesson.getBoundingClientRect()]);
          const seen = (window.rested ??= { where: '', since: now });
          if (seen.where !== where) window.rested = { where, since: now };
          return now - window.rested.since > 700;
        }"""
    )


def beside(page: Page, stop: dict[str, Any]) -> None:
    """The bubble lies inside the window, twelve pixels from what it is about, and on nothing that is needed."""
    settled(page)
    found: dict[str, Any] = page.evaluate(
        """(spot) => {
          const box = (one) => one?.getBoundingClientRect();
          const bubble = box(document.querySelector('.lesson'));
          const side = document.querySelector('.lesson').dataset.side;
          const over = (other) => other && other.width > 0 &&
            Math.min(bubble.right, other.right) - Math.max(bubble.x, other.x) > 0.5 &&
            Math.min(bubble.bottom, other.bottom) - Math.max(bubble.y, other.y) > 0.5;
          const target = spot && box(document.querySelector(`.board ${spot}`));
          const gap = target && { right: bubble.x - target.right, left: target.x - bubble.right,
            below: bubble.y - target.bottom, above: target.y - bubble.bottom }[side];
          return { side, gap, target: over(target) ?? false, bar: over(box(document.querySelector('.decide'))) ?? false,
            arrow: document.querySelectorAll('.lesson .arrow').length,
            inside: bubble.x >= 0 && bubble.y >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight };
        }""",
        stop.get("spot"),
    )
    assert found["inside"], (stop, found)
    assert not found["bar"], (stop, found)
    if found["side"] != "edge":
        assert not found["target"], (stop, found)
        assert abs(found["gap"] - 12) < 1.5, (stop, found)
        assert found["arrow"] == 1, (stop, found)
