"""The short journey through the page in Firefox: every part in both games, and the static edition without a host."""

from collections.abc import Callable
from pathlib import Path

import pytest
from support.engines import at_length, canary, journey
from support.engines.running import FIREFOX
from support.engines.window import Window
from support.page.guides import ADDRESSES
from support.page.screens import SCREENS
from support.page.static_host import StaticHost

from trinacria.rulebook import Example, examples_of

ENGINE = FIREFOX
Opened = Callable[..., Window]
EXAMPLES = [example for game in ("famiglia", "lafamiglia") for example in examples_of(game)]


@pytest.mark.parametrize("part", journey.PARTS)
def test_the_page_works(opened: Opened, address: str, part: str) -> None:
    journey.PARTS[part](opened(address))


@pytest.mark.slow
@pytest.mark.parametrize("part", journey.PARTS)
def test_the_page_works_on_a_phone(opened: Opened, address: str, part: str) -> None:
    window = opened(address)
    window.engine.size(*journey.PHONE)
    journey.PARTS[part](window)


@pytest.mark.slow
@pytest.mark.parametrize("language", at_length.LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_has_room(opened: Opened, address: str, name: str, language: str) -> None:
    at_length.screen(opened(address), address, name, language)


@pytest.mark.slow
def test_a_whole_game_of_cards(opened: Opened, address: str) -> None:
    at_length.famiglia(opened(address, seconds=at_length.GAME))


@pytest.mark.slow
@pytest.mark.parametrize("mode", at_length.MODES)
def test_a_whole_game_of_the_war(opened: Opened, address: str, mode: str) -> None:
    at_length.lafamiglia(opened(address, seconds=at_length.GAME), mode)


@pytest.mark.slow
@pytest.mark.parametrize("name", ADDRESSES)
def test_a_lesson_is_shown_to_its_end(opened: Opened, address: str, name: str) -> None:
    at_length.learn(opened(address), name)


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_an_example_is_answered_wrong_and_right(opened: Opened, address: str, example: Example) -> None:
    at_length.answer(opened(address), example)


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
