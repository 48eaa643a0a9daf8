"""What axe finds on a page: whatever keeps somebody from reading or using it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from support.page.drawing import drawn
from support.runs.effort import EVERYTHING

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# To know what lies behind a text, axe asks every element of the page where it is, however small the part it looks at.
# What does not touch the part is not behind it, and need not be asked.
_LOOK = """async ([within, wanted]) => {
  const all = (where) => [...where.querySelectorAll("*")];
  const place = (one) => one.getBoundingClientRect();
  const parts = [...document.querySelectorAll(within)].map((part) => {
    const places = [part, ...all(part)].map(place).filter(({ width, height }) => width && height);
    const least = (side) => Math.min(...places.map((one) => one[side]));
    const most = (side) => Math.max(...places.map((one) => one[side]));
    return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
  });
  const touch = (one, other) =>
    one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
  const near = new Set();
  for (const one of all(document))
    if (parts.some((part) => touch(place(one), part)))
      for (let each = one; each && !near.has(each); each = each.parentElement) near.add(each);
  const asked = (node) => (near.has(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
  const walk = Document.prototype.createTreeWalker;
  document.createTreeWalker = (root, show) =>
    walk.call(document, root, show, show === NodeFilter.SHOW_ELEMENT ? asked : null);
  try {
    return (await axe.run(within, wanted)).violations;
  } finally {
    delete document.createTreeWalker;
  }
}"""
_LOOK_OVER = "async ([within, wanted]) => (await axe.run(within, wanted)).violations"


def violations(page: Page, *rules: str, within: str = "html") -> list[str]:
    """What axe calls serious or critical, by all its rules or by these, on the whole page or within a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Axe refuses to look at a part that is still to come.
    page.locator(within).first.wait_for()
    # What is in order need not be described.
    wanted = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    with drawn(page):
        found: list[dict[str, Any]] = page.evaluate(_LOOK if within != "html" else _LOOK_OVER, [within, wanted])
    return [
        f"{one['id']}: {one['help']} {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def violations_of(page: Page, part: str) -> list[str]:
    """The same for a part that is new on a page which other tests look at whole; `make test-all` does so here, too."""
    return violations(page, within="html" if EVERYTHING else part)


def violations_in_both_themes(page: Page, part: str = "html") -> list[str]:
    """The same in the light theme, and what is hard to see in the dark one."""
    found = violations_of(page, part)
    page.emulate_media(color_scheme="dark")
    found += violations(page, "color-contrast", within="html" if EVERYTHING else part)
    page.emulate_media(color_scheme="light")
    return found
