"""The same journey in WebKit."""

from support.engines.running import WEBKIT
from web.engines.test_firefox import (
    test_a_fault_is_found,
    test_the_page_works,
    test_the_page_works_on_a_phone,
    test_the_static_edition_plays_without_its_host,
)

ENGINE = WEBKIT
__all__ = [
    "test_a_fault_is_found",
    "test_the_page_works",
    "test_the_page_works_on_a_phone",
    "test_the_static_edition_plays_without_its_host",
]
