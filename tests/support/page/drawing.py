"""Windows are laid out, but not drawn: drawing takes a fifth of their processor time, and nobody looks at them.

A page that is wholly transparent is not drawn. Its texts, boxes, focus and clicks are as ever; whatever depends on what
can be seen has the page drawn for as long as it looks.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import BrowserContext, Page

CLEAR: Final = """{
  window.__clear = new CSSStyleSheet();
  window.__clear.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(window.__clear);
}"""

DRAW: Final = "(drawn) => { if (window.__clear) window.__clear.disabled = drawn; }"
AS_DRAWN: Final = """(look) => {
  const clear = window.__clear ?? {};
  clear.disabled = true;
  try {
    return look();
  } finally {
    clear.disabled = false;
  }
}"""
"""Calls a function that sees the page as if it were drawn; it is not, because no frame passes meanwhile."""


def leave_undrawn(context: BrowserContext) -> None:
    """Draw no page of these windows."""
    context.add_init_script(CLEAR)


@contextmanager
def drawn(page: Page) -> Iterator[None]:
    """The page is drawn for a while."""
    page.evaluate(DRAW, True)
    try:
        yield
    finally:
        page.evaluate(DRAW, False)
