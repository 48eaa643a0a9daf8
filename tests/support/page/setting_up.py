"""Setting up a table on the page, as a host clicks it."""

from playwright.sync_api import Page


def open_table(page: Page, timeout: float | None = None) -> None:
    """Press the button that opens the table, or begins at once: it says which."""
    page.locator("form .bar .btn.primary").click(timeout=timeout)


def unfold(page: Page, name: str) -> None:
    """Open one of the folded lines: "clock", "options", "names", "watching" or "more"."""
    page.locator(f'details[data-fold="{name}"] > summary').click()


def seat_bots(page: Page, bot: str) -> None:
    """Put this bot on every seat of a bot."""
    page.locator(".seat select").first.wait_for()
    for seat in page.locator(".seat select").all():
        if seat.input_value().startswith("bot:"):
            seat.select_option(f"bot:{bot}")
