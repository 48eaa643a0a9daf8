"""How much one seat and one address may ask for. Everybody else is served meanwhile."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from trinacria.table.refusal import TooMany


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


MESSAGES: Final = Rate(30, 120)
"""What a seat, or an address that watches, may say at one table."""
SPOKEN: Final = Rate(120, 1200)
"""What an address may say at all tables together."""
MOVES: Final = Rate(30, 600)
"""How many moves of an address are stored: a family of eight that plays fast makes ten a second at most."""
STORED: Final = Rate(10, 300)
"""The same for all else that is stored of what an address says: talk, names, notices, drawings, offers."""
REQUESTS: Final = Rate(20, 200)
"""What an address may ask over HTTP."""
FILES: Final = Rate(100, 4000)
"""How many parts of the page an address may fetch: a first visit takes about 420, and a class comes all at once."""
WORKS: Final = Rate(2, 100)
"""What an address may ask over HTTP that takes work: creating a table, joining, replaying a record."""
CONNECTIONS: Final = Rate(10, 200)
"""How many sockets an address may open."""
TESTS: Final = Rate(0.1, 6)
"""How many notices an address may try out."""
RETURNS: Final = Rate(0.05, 10)
"""How often an address may say that a seat is its own."""
HINTS: Final = Rate(0.5, 10)
"""How many hints an address may ask bots for."""
TRIALS: Final = Rate(0.5, 120)
"""How many stretches of games among bots an address may have played to try a pack: two trials at once, then slowly."""
KEYS: Final = Rate(0.1, 20)
"""How many keys of members an address may try: numbers, sheets, codes."""
OWN_KEYS: Final = Rate(0.1, 20)
"""How many keys a member, or an address for its members, may make or be let in by: codes, sheets, passkeys."""
QUESTIONS: Final = Rate(0.5, 40)
"""How many questions of passkeys an address, or a member, may have made."""
WRONG_KEYS: Final = Rate(0.5, 60)
"""How many device keys that open nothing may come from an address: those of browsers that were signed out do, too."""
ASKED_BY_MEMBERS: Final = Rate(30, 400)
"""What a member may ask over HTTP by all keys and from all addresses together."""
NEW_MEMBERS: Final = Rate(5 / 86_400, 5)
"""How many members may come from an address."""
NAMES: Final = Rate(1, 60)
"""How many names an address may ask about: enough to type, too few to read a list of members off."""
STEPS: Final = Rate(0.05, 30)
"""How often a member may ask to be a friend, follow or block."""
INVITATIONS: Final = Rate(0.1, 20)
"""How many seats a member may offer to others."""
PESTERING: Final = Rate(1 / 300, 4)
"""How many of these to the same one."""
SEEKS: Final = Rate(0.1, 30)
"""How often a member or an address may look for others to play with."""
SEARCHES: Final = Rate(1, 60)
"""How often an address or a member may look for others by name."""
REPORTS: Final = Rate(1 / 300, 10)
"""How often an address may report something to the host."""
MOST_BOT_TABLES: Final = 50
"""At how many tables of an address bots may play at a time."""
PATIENCE: Final = 50
"""So many refusals in a row, and a connection that floods is cut off."""
CUT_OFF: Final = 4429
"""The code that it is closed with."""
MOST_REMEMBERED: Final = 10_000
MOST_TOLD, WORTH_TELLING = 25, 3
"""Of how many other processes hear at a time, and who is worth a word."""


@lru_cache(maxsize=MOST_REMEMBERED)
def network_of(address: str) -> str:
    """What an address counts as: who has one of IPv6 has the whole network of 64 bits that it lies in."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped) if ip.ipv4_mapped is not None else ip.exploded[:19]
    return str(ip)


class Meter:
    """A bucket of tokens for each key: it fills slowly, and each request takes one out."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}
        """How much is left, and when that was looked at."""
        self._spent: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Whether this key may go on."""
        left = self._left(key)
        if left >= 1:
            self._spent[key] += 1
        self._keep(key, left - 1 if left >= 1 else left)
        return left >= 1

    def has(self, key: str) -> bool:
        """Whether this key could go on; nothing is taken."""
        left = self._left(key)
        self._keep(key, left)
        return left >= 1

    def spent(self) -> dict[str, int]:
        """What was taken since this was last asked, by those who took most."""
        spent, self._spent = self._spent, Counter()
        return {key: count for key, count in spent.most_common(MOST_TOLD) if count >= WORTH_TELLING}

    def owe(self, key: str, count: int) -> None:
        """Another process has let so much through."""
        self._keep(key, max(self._left(key) - count, -float(self._rate.at_once)))

    def _left(self, key: str) -> float:
        left, seen = self._buckets.pop(key, (float(self._rate.at_once), self._now()))
        return min(float(self._rate.at_once), left + (self._now() - seen) * self._rate.a_second)

    def _keep(self, key: str, left: float) -> None:
        if len(self._buckets) >= MOST_REMEMBERED:
            # The one that was not heard of for longest: its bucket is the fullest.
            del self._buckets[next(iter(self._buckets))]
        self._buckets[key] = (left, self._now())

    def check(self, key: str) -> None:
        """Raises Refusal when this key asks for too much."""
        if not self.take(key):
            raise TooMany("table-error-flood")


class Limits:
    """All meters of a process. Switched off, everything may go on: for benchmarks and closed networks."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._messages = Meter(MESSAGES, now)
        self._spoken = Meter(SPOKEN, now)
        self._moves = Meter(MOVES, now)
        self._stored = Meter(STORED, now)
        self._requests = Meter(REQUESTS, now)
        self._files = Meter(FILES, now)
        self._works = Meter(WORKS, now)
        self._connections = Meter(CONNECTIONS, now)
        self._hints = Meter(HINTS, now)
        self._tests = Meter(TESTS, now)
        self._trials = Meter(TRIALS, now)
        self._keys = Meter(KEYS, now)
        self._own_keys = Meter(OWN_KEYS, now)
        self._questions = Meter(QUESTIONS, now)
        self._wrong_keys = Meter(WRONG_KEYS, now)
        self._asked_by_members = Meter(ASKED_BY_MEMBERS, now)
        self._members = Meter(NEW_MEMBERS, now)
        self._returns = Meter(RETURNS, now)
        self._names = Meter(NAMES, now)
        self._steps = Meter(STEPS, now)
        self._invitations = Meter(INVITATIONS, now)
        self._pestering = Meter(PESTERING, now)
        self._searches = Meter(SEARCHES, now)
        self._seeks = Meter(SEEKS, now)
        self._reports = Meter(REPORTS, now)

    def message(self, table: str, chair: str | None, address: str) -> None:
        """A message on a socket; raises Refusal. However many connections a seat has, they count together, and so do
        all seats of an address."""
        if self.on:
            network = network_of(address)
            self._messages.check(f"{table}/{chair}" if chair is not None else f"{table} {network}")
            self._spoken.check(network)

    def store(self, address: str, move: bool = False) -> None:
        """Something that an address says is about to be stored, a move or anything else; raises Refusal."""
        if self.on and not (self._moves if move else self._stored).take(network_of(address)):
            raise TooMany("table-error-much-stored")

    def request(self, address: str, work: bool) -> None:
        """A request over HTTP; raises Refusal."""
        if self.on:
            (self._works if work else self._requests).check(network_of(address))

    def file(self, address: str) -> None:
        """A part of the page is fetched; raises Refusal."""
        if self.on:
            self._files.check(network_of(address))

    def connection(self, address: str) -> None:
        """A new socket; raises Refusal."""
        if self.on:
            self._connections.check(network_of(address))

    def spent(self) -> dict[str, dict[str, int]]:
        """What was let through since this was last asked, for the other processes over the same database."""
        by_meter = {name: meter.spent() for name, meter in self._meters().items()}
        return {name: spent for name, spent in by_meter.items() if spent}

    def hear(self, spent: dict[str, dict[str, int]]) -> None:
        """Another process tells what it has let through: all count together, a moment late."""
        meters = self._meters()
        for name, keys in spent.items():
            for key, count in keys.items():
                if name in meters:
                    meters[name].owe(key, int(count))

    def _meters(self) -> dict[str, Meter]:
        return {name: meter for name, meter in vars(self).items() if isinstance(meter, Meter)}

    def hint(self, address: str) -> None:
        """A bot's advice; raises Refusal."""
        if self.on and not self._hints.take(network_of(address)):
            raise TooMany("table-error-hints-many")

    def test(self, address: str) -> None:
        """A notice that is tried out; raises Refusal."""
        if self.on:
            self._tests.check(network_of(address))

    def trial(self, address: str) -> None:
        """Some games that try a pack; raises Refusal."""
        if self.on:
            self._trials.check(network_of(address))

    def key(self, address: str) -> None:
        """Somebody tries a key of a member; raises Refusal."""
        if self.on and not self._keys.take(network_of(address)):
            raise TooMany("club-error-many-keys")

    def own_key(self, member: str, address: str) -> None:
        """A member makes a key, or is let in by one; raises Refusal."""
        if not self._both(self._own_keys, member, address):
            raise TooMany("club-error-many-keys")

    def question(self, member: str | None, address: str) -> None:
        """Somebody wants a question that a passkey can answer; raises Refusal."""
        if not self._both(self._questions, member, address):
            raise TooMany("club-error-many-keys")

    def wrong_key(self, address: str) -> None:
        """A device key has come that opens nothing; raises Refusal. Those that open something are heard all the
        same."""
        if self.on and not self._wrong_keys.take(network_of(address)):
            raise TooMany("club-error-many-keys")

    def asked_by(self, member: str) -> None:
        """A member asks for something, with whichever key; raises Refusal."""
        if self.on:
            self._asked_by_members.check(f"m {member}")

    def may_try(self, address: str) -> None:
        """Whether somebody could try one more key: also the right one is not heard after too many; raises Refusal."""
        if self.on and not self._keys.has(network_of(address)):
            raise TooMany("club-error-many-keys")

    def report(self, address: str) -> None:
        """Something is reported to the host; raises Refusal."""
        if self.on and not self._reports.take(network_of(address)):
            raise TooMany("host-error-many-reports")

    def member(self, address: str) -> None:
        """Somebody becomes a member; raises Refusal."""
        if self.on and not self._members.take(network_of(address)):
            raise TooMany("club-error-many-members")

    def name(self, address: str) -> None:
        """Somebody asks whether a name is free; raises Refusal."""
        if self.on and not self._names.take(network_of(address)):
            raise TooMany("club-error-many-names")

    def people_step(self, member: str, address: str) -> None:
        """A member wants something else of another one; raises Refusal."""
        if not self._both(self._steps, member, address):
            raise TooMany("people-error-many")

    def invitation(self, member: str, to: str, address: str) -> None:
        """A member offers a seat to another one; raises Refusal."""
        if not self._both(self._invitations, member, address):
            raise TooMany("people-error-many")
        if self.on and not self._pestering.take(f"{member}/{to}"):
            raise TooMany("people-error-many")

    def search(self, member: str | None, address: str) -> None:
        """Somebody looks for others by name; raises Refusal."""
        if not self._both(self._searches, member, address):
            raise TooMany("people-error-many")

    def seek(self, member: str, address: str) -> None:
        """A member looks for others to play with; raises Refusal."""
        if not self._both(self._seeks, member, address):
            raise TooMany("people-error-many")

    def _both(self, meter: Meter, member: str | None, address: str) -> bool:
        """Whether an address may, and where there is one, a member."""
        keys = [network_of(address), *([f"m {member}"] if member is not None else [])]
        return not self.on or all(meter.take(key) for key in keys)

    def ask_return(self, address: str) -> None:
        """Somebody says that a seat is theirs; raises Refusal."""
        if self.on:
            self._returns.check(network_of(address))

    def bot_table(self, playing: int) -> None:
        """A table with bots of an address that has so many; raises Refusal."""
        if self.on and playing >= MOST_BOT_TABLES:
            raise TooMany("table-error-bots-many", most=MOST_BOT_TABLES)
