"""Every rule, worked example and vector has a test that names it."""

from support.games.rules import known_rules, proved_rules, unproved_rules


def test_every_rule_has_a_test() -> None:
    assert unproved_rules() == []


def test_tests_name_only_rules_there_are() -> None:
    assert sorted(set(proved_rules()) - set(known_rules())) == []


def test_the_rulebooks_were_read() -> None:
    least = {"FA-": 68, "EX-FA-": 6, "DX-FA-": 7, "LF-": 250, "EX-LF-": 23, "DX-LF-": 10}
    least |= {"LX-": 86, "EX-LX-": 7, "DX-LX-": 6}
    for family, number in least.items():
        assert sum(rule.startswith(family) for rule in known_rules()) >= number
