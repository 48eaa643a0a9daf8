"""Packs as players bring them: copies of the built-in one with changes, as texts by file name."""

from collections.abc import Mapping

from trinacria.games.lafamiglia.content.house import HOUSE_RULES
from trinacria.games.lafamiglia.content.load import BUILT_IN
from trinacria.games.lafamiglia.content.model.pack import FILES


def built_in() -> dict[str, str]:
    """The files of the built-in pack."""
    return {name: (BUILT_IN / name).read_text(encoding="utf-8") for name in FILES}


def edited(changes: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The built-in pack with a text in some of its files replaced by another."""
    files = built_in()
    for name, (old, new) in changes.items():
        assert old in files[name], f"{name} has no {old!r}"
        files[name] = files[name].replace(old, new, 1)
    return files


def own_pack(called: str = "Our box", house: Mapping[str, int] | None = None) -> dict[str, str]:
    """A pack with a name of its own, a richer Notary, and these house rules."""
    files = edited(
        {
            "pack.toml": ('name = "Sicilia"', f'name = "{called}"'),
            "characters.toml": ("money = 7", "money = 8"),
        }
    )
    files["pack.toml"] = files["pack.toml"].replace("balanced = true", "balanced = false")
    for rule, value in (house or {}).items():
        files["pieces.toml"] = with_house_rule(files["pieces.toml"], rule, value)
    return files


def with_house_rule(pieces: str, rule: str, value: int) -> str:
    """pieces.toml with a house rule."""
    place = HOUSE_RULES[rule].key
    table, _, field = place.partition(".")
    usual = f"\n{field} = {HOUSE_RULES[rule].usual}"
    head, body = pieces.split(f"[{table}]", 1)
    changed = f"\n{field} = {value}"
    body = body.replace(usual, changed, 1) if usual in body else changed + body
    lines = [line for line in head.splitlines() if not line.startswith(f'"{place}"')]
    lines.insert(lines.index("[sources]") + 1, f'"{place}" = "house"')
    return "\n".join([*lines, f"[{table}]{body}"])
