"""The app's icons and the pictures of its links, drawn from the page's own mark and tables: `tools/app_pictures.py`.

They are kept in web/public, for they change as seldom as the mark. Needs the built page and Chromium, as `make shots`;
with arguments only the pictures whose names begin with one of them are drawn.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from support.page.browser import PATIENCE, at_speed, chromium, serving
from support.page.sicily_page import moment
from support.server.tables import Host

import trinacria

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
MARK = (ROOT / "web" / "src" / "styles" / "mark.svg").read_text(encoding="utf-8")
LINES = MARK[MARK.index("<g ") : MARK.index("</svg>")]
"""The mark without the tile it lies on."""
WOOD, PAPER = "#3b2413", "#f6ead2"
LINK = (1200, 630)
"""The size that messengers show."""


def icons() -> dict[str, tuple[int, str]]:
    """Name, size and drawing: a tile, one that may be cut to any shape, and a white shape for a status bar."""
    # What is cut away from a maskable icon may be all but a circle of four fifths of its width.
    cut = f'<rect width="24" height="24" fill="{WOOD}"/><g transform="translate(1.8 1.8) scale(.85)">{LINES}</g>'
    flat = LINES.replace(PAPER, "#ffffff").replace('fill-opacity=".25"', 'fill-opacity="0"')
    return {
        "icon-192": (192, MARK),
        "icon-512": (512, MARK),
        "maskable-192": (192, _svg(cut)),
        "maskable-512": (512, _svg(cut)),
        "apple-180": (180, _svg(f'<rect width="24" height="24" fill="{WOOD}"/>{LINES}')),
        "badge-96": (96, _svg(f'<g transform="translate(-2.4 -2.4) scale(1.2)">{flat}</g>')),
    }


def _svg(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{inside}</svg>'


def draw_icons(browser: Browser) -> None:
    """Each icon as a PNG with its ground left clear."""
    page = browser.new_page()
    for name, (size, drawing) in icons().items():
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}")
        page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        print(name)
    page.close()


def draw_links(browser: Browser, address: str) -> None:
    """A table of each game as anybody may see it, with the mark and the name on it."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": LINK[0], "height": LINK[1]},
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    at_speed(context)
    page, host = context.new_page(), Host(address, context)
    games = {"famiglia": trinacria.new_game("famiglia", seed="3"), "lafamiglia": moment("turn", seed=9, round=2)}
    for name, game in games.items():
        if not asked_for(f"link-{name}"):
            continue
        made = host.from_position(game, list(game.seats), "random")
        host.start(made)
        page.goto(f"/t/{made['table']}")
        page.locator(".felt" if name == "famiglia" else ".map").first.evaluate(_ALONE)
        _caption(page, "La Famiglia" if name == "lafamiglia" else "Famiglia")
        page.screenshot(path=PUBLIC / "preview" / f"{name}.jpg", type="jpeg", quality=80)
        print(f"link-{name}")
    if asked_for("link-home"):
        page.goto("/")
        page.locator(".position .felt").evaluate(_ALONE)
        _caption(page, "Trinacria")
        page.screenshot(path=PUBLIC / "preview" / "home.jpg", type="jpeg", quality=80)
        print("link-home")
    context.close()


_ALONE = """(table) => {
  document.body.replaceChildren(table);
  table.style.cssText += "position:fixed;inset:0;width:100vw;height:100vh;max-width:none;border:0;border-radius:0";
}"""
_WRITE = """([mark, name]) => {
  const sign = document.createElement("div");
  sign.innerHTML = mark;
  sign.append(name);
  sign.style.cssText =
    "position:fixed;left:0;bottom:0;z-index:9;display:flex;gap:26px;align-items:center;padding:22px 44px 22px 32px;" +
    "background:#3b2413;color:#f6ead2;border-radius:0 28px 0 0;font:800 76px/1 var(--font-display)";
  sign.firstElementChild.style.cssText = "width:104px;height:104px";
  document.body.append(sign);
}"""


def _caption(page: Page, name: str) -> None:
    page.evaluate(_WRITE, [MARK, name])
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)


def asked_for(name: str) -> bool:
    """Whether a picture is wanted."""
    wishes = sys.argv[1:]
    return not wishes or any(name.startswith(wish) or wish.startswith(name) for wish in wishes)


def main() -> None:
    for folder in ("icons", "preview"):
        (PUBLIC / folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        if asked_for("icon"):
            draw_icons(browser)
        if asked_for("link"):
            with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
                draw_links(browser, address)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="the beginnings of names")
    parser.parse_args()
    main()
