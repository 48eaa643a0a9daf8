"""The static edition keeps Python's memory for the next visit, and does without where it is of no use."""

import pytest
from playwright.sync_api import Browser, Page
from support.page.browser import Player, until
from support.page.static_host import StaticHost, installed, visiting

KEPT = """async () => {
  for (;;) {
    const cache = await caches.open("trinacria-memory");
    const [kept] = await cache.matchAll();
    if (kept) return kept.headers.get("X-Memory");
    await new Promise((later) => setTimeout(later, 100));
  }
}"""
COUNT = """async () => (await (await caches.open("trinacria-memory")).keys()).length"""
DAMAGE = """async () => {
  const cache = await caches.open("trinacria-memory");
  const [kept] = await cache.keys();
  const found = await cache.match(kept);
  const size = (await found.arrayBuffer()).byteLength;
  await cache.put(kept, new Response(new Uint8Array(size).fill(255), { headers: found.headers }));
}"""


@pytest.mark.slow
def test_a_visit_goes_on_from_the_memory_of_the_last_one_or_starts_anew(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (_, page):
        installed(page)
        page.get_by_role("button", name="Play Famiglia against a bot").click()
        player = Player(page, seed=5)
        player.until_asked()
        before = player.version
        first = _kept(page)
        page.reload()
        player.until_asked()
        assert player.version == before
        player.act()
        player.until_asked()
        before = player.version
        assert page.evaluate(COUNT) == 1, "it is kept once"
        assert _kept(page) == first, "the bots went on from it"
        page.evaluate(DAMAGE)
        page.reload()
        player.until_asked()
        assert player.version == before
        player.act()
        player.until_asked()
        # A start anew leaves its memory for the next visit.
        until(lambda: _kept(page) != first)


def _kept(page: Page) -> str:
    """What is told of the memory that is kept, as soon as there is some."""
    told: str = page.evaluate(KEPT)
    return told
