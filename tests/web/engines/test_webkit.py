"""The same in WebKit."""

from support.engines.running import WEBKIT
from web.engines.test_firefox import (
    test_a_fault_is_found,
    test_a_lesson_is_shown_to_its_end,
    test_a_screen_has_room,
    test_a_whole_game_of_cards,
    test_a_whole_game_of_the_war,
    test_an_example_is_answered_wrong_and_right,
    test_the_page_works,
    test_the_page_works_on_a_phone,
    test_the_static_edition_plays_without_its_host,
)

ENGINE = WEBKIT
__all__ = [
    "test_a_fault_is_found",
    "test_a_lesson_is_shown_to_its_end",
    "test_a_screen_has_room",
    "test_a_whole_game_of_cards",
    "test_a_whole_game_of_the_war",
    "test_an_example_is_answered_wrong_and_right",
    "test_the_page_works",
    "test_the_page_works_on_a_phone",
    "test_the_static_edition_plays_without_its_host",
]
