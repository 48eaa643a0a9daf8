"""Prints which rules have no test."""

import pytest
from support.rules import known_rules, unproved_rules


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """After the tests: the rule report."""
    unproved = unproved_rules()
    terminalreporter.section("rules without a test")
    terminalreporter.write_line("\n".join(unproved) if unproved else f"none, of {len(known_rules())}")
