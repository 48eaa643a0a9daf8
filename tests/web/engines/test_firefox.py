"""The short journey through the page in Firefox: every part in both games, and the static edition without a host."""

from collections.abc import Callable
from pathlib import Path

import pytest
from support.engines import canary, journey
from support.engines.running import FIREFOX
from support.engines.window import Window
from support.page.static_host import StaticHost

ENGINE = FIREFOX
Opened = Callable[..., Window]


@pytest.mark.parametrize("part", journey.PARTS)
def test_the_page_works(opened: Opened, address: str, part: str) -> None:
    journey.PARTS[part](opened(address))


@pytest.mark.slow
@pytest.mark.parametrize("part", journey.PARTS)
def test_the_page_works_on_a_phone(opened: Opened, address: str, part: str) -> None:
    window = opened(address)
    window.engine.size(*journey.PHONE)
    journey.PARTS[part](window)


def test_the_static_edition_plays_without_its_host(
    opened: Opened, site: Path, tmp_path: Path, figure: Callable[[str], None]
) -> None:
    host = StaticHost(tmp_path)
    host.offer(site)
    window = opened(host.address, static=True, seconds=journey.SLOWEST)
    journey.offline(window, host.close)
    figure(f"{window.engine.name} {window.engine.version} played")


@pytest.mark.parametrize("fault", canary.FAULTS)
def test_a_fault_is_found(opened: Opened, tmp_path: Path, fault: str) -> None:
    """What only Chromium knows, and what breaks a page in any engine."""
    with canary.served(tmp_path, fault) as address:
        window = opened(address)
        window.engine.faults.clear()
        window.go("/")
        window.click("button")
        with pytest.raises(AssertionError, match=canary.FAULTS[fault].found):
            window.look_over()
    window.engine.faults.clear()
