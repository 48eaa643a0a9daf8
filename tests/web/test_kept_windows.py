"""Windows that stay open from test to test (support/page/kept_windows.py) are as if no test had used them."""

from playwright.sync_api import Browser
from support.page.browser import Open
from support.page.kept_windows import KeptWindows
from support.page.screens import resize

COARSE = "matchMedia('(pointer: coarse)').matches"


def test_a_window_whose_pointer_became_a_finger_is_not_kept(browser: Browser, address: str) -> None:
    kept = KeptWindows(browser, address)
    window = Open(address, kept.open)
    page = window(path=None)
    resize(page, page.context.new_cdp_session(page), (390, 844))
    assert page.evaluate(COARSE)
    assert kept.give_back() == []
    assert not window(path=None).evaluate(COARSE)
    kept.close()
