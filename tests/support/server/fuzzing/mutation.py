"""Valid things, and what becomes of them: other types, other sizes, other bytes."""

from random import Random
from typing import Any, Final

import msgspec

NUMBERS: Final = (0, -1, 1, 2**31, -(2**31), 2**53, 2**63 - 1, -(2**63), 2**64, 10**40, 0.1, -0.0, 1e308, 5e-324)
TEXTS: Final = (
    *("", " ", "\x00", "\u202e", "💣" * 30, "e\u0301" * 40, "\ufeff", "\u2028", "a" * 41, "x" * 600, "y" * 3000),
    *("null", "-1", "1e999", "../../etc/passwd", "%s%n%00", "' or 1=1 --", "<script>", "{}", "[]", "__proto__"),
    *("pass", "1", "2", "table", "team", "spectators", "famiglia", "lafamiglia", "random", "resign", "undo", "s1"),
)
RAW: Final = (
    b"\xff",
    b"\x00",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b'"',
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"1e9999",
)
DEEP: Final = (20, 200, 3000)


class Mutator:
    """Changes things, by dice."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def text(self, valid: Any) -> bytes:
        """Something valid as JSON, after up to three changes; sometimes its bytes are changed too."""
        dice = self.dice
        made: Any = valid
        for _ in range(dice.choice((0, 1, 1, 1, 2, 3))):
            made = self.value(made)
        found = msgspec.json.encode(made)
        while dice.random() < 0.2:
            found = self.bytes(found)
        return found

    def value(self, value: Any) -> Any:
        """One change somewhere inside."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.85:
            key = dice.choice(list(value))
            match dice.randrange(8):
                case 0:
                    return {other: one for other, one in value.items() if other != key}
                case 1:
                    return {**value, dice.choice(TEXTS)[:50]: self.other()}
                case 2:
                    return {**value, key: self.other()}
                case _:
                    return {**value, key: self.value(value[key])}
        if isinstance(value, list) and value and dice.random() < 0.7:
            at = dice.randrange(len(value))
            match dice.randrange(4):
                case 0:
                    return value[:at] + value[at + 1 :]
                case 1:
                    return [*value, *value[: 200 // len(value)]]
                case _:
                    return [*value[:at], self.value(value[at]), *value[at + 1 :]]
        if isinstance(value, str) and value and dice.random() < 0.6:
            at = dice.randrange(len(value) + 1)
            return value[:at] + dice.choice(TEXTS)[:100] + value[at + dice.randrange(3) :]
        if isinstance(value, int) and dice.random() < 0.6:
            return value + dice.choice((-2, -1, 1, 2, 1000))
        return self.other()

    def other(self) -> Any:
        dice = self.dice
        match dice.randrange(8):
            case 0 | 1:
                return dice.choice(TEXTS)
            case 2 | 3:
                number = dice.choice(NUMBERS)
                # Larger than the encoder takes: as a text, of which the quotes may go.
                return number if abs(number) < 2**64 else str(number)
            case 4:
                return dice.choice((None, True, False))
            case 5:
                return [dice.choice(TEXTS) for _ in range(dice.randrange(4))]
            case 6:
                return {text[:20]: dice.choice(NUMBERS[:8]) for text in dice.sample(TEXTS, dice.randrange(3))}
        deep: Any = 1
        for _ in range(dice.choice((3, 20, 60))):
            deep = [deep] if dice.random() < 0.5 else {"a": deep}
        return deep

    def bytes(self, found: bytes) -> bytes:
        """One change among the bytes."""
        dice = self.dice
        at = dice.randrange(len(found) + 1)
        match dice.randrange(8):
            case 0:
                return found[:at]
            case 1:
                return found[:at] + dice.choice(RAW) + found[at:]
            case 2:
                return found[:at] + dice.choice(RAW) + found[at + 1 :]
            case 3:
                return found[:at] + dice.randbytes(dice.randrange(1, 9)) + found[at:]
            case 4:
                return found[:at] + found[max(0, at - 20) :]
            case 5:
                depth = dice.choice(DEEP)
                return found[:at] + b"[" * depth + (b"]" * depth if dice.random() < 0.5 else b"")
            case 6:
                return found.replace(b'"', b"", 2)
        return found[:at] + b" \t\r\n" * dice.randrange(20) + found[at:]
