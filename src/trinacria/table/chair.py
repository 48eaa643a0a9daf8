"""A chair at a table, and who sits on it."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from typing import Final

from trinacria.table.history.log import Cause, NewChair
from trinacria.table.screen import ChairKind

MOST_LETTERS: Final = 40
"""Of a name."""


@dataclass(frozen=True)
class SeatRequest:
    """The host would like to give a seat to somebody else."""

    by: str | None
    """The host's chair when it was asked."""
    of: str
    """The chair that says yes or no."""
    granted: bool = False


@dataclass(frozen=True)
class ReturnRequest:
    """Somebody with the invitation that this seat was taken by says that the seat is theirs."""

    secret: str
    """The hash of the token that opens the seat as well, once that is agreed."""
    at: float
    agreed: tuple[str, ...] = ()
    """The other chairs that have said yes."""


@dataclass
class Chair:
    """Chairs keep their ids; people, bots and secrets come and go."""

    id: str
    kind: ChairKind = "open"
    nickname: str = ""
    bot: str | None = None
    stand_in: str | None = None
    stand_in_cause: Cause = "self"
    secret: str | None = None
    """The hash of the token that opens it."""
    keys: tuple[str, ...] = ()
    """The hashes of further tokens that open it: the same player's, in other browsers."""
    link_off: bool = False
    """Whether no token opens it any more: the player comes by a key of their own."""
    used: str | None = None
    """The hash of the invitation by which the player sat down."""
    returning: ReturnRequest | None = None
    invitation: str | None = None
    """The hash of the token that lets somebody sit down."""
    salt: str | None = None
    """Added openly, at a table of version 0.1."""
    seal: str | None = None
    """Of the person's salt, before the game."""
    unopened: bool = False
    """Whether the person did not open a salt in time."""
    webhook: str | None = None
    """Where the person is told of its turn."""
    chat_service: str | None = None
    chat_language: str | None = None
    """In which it is told there."""
    devices: bool = False
    """Whether the person is told on a device, too."""
    reminded: bool = False
    """Whether the person was told since it acted last."""
    reminded_at: float = float("-inf")
    seen_at: float = 0.0
    """When the log last showed the person at the table."""
    away_since: float | None = None
    """When the person's last connection ended, if there is none."""
    gone: bool = False
    """Whether the person has been away for the grace period."""
    awaited: bool = False
    """Whether the person has yet to come to a rematch that another has asked for."""
    request: SeatRequest | None = None
    declined_at: float = float("-inf")
    """When the host was last told that this seat is not to be had."""
    return_declined_at: float = float("-inf")
    """When somebody who said that this seat is theirs was last told no."""

    @classmethod
    def new(cls, id: str, new: NewChair, others: Iterable["Chair"]) -> "Chair":
        """A chair at the beginning, beside others."""
        kind: ChairKind = "bot" if new.bot is not None else "person" if new.secret is not None else "open"
        return cls(
            id,
            kind,
            new.nickname or (bot_name(new.bot, others) if new.bot is not None else ""),
            new.bot,
            secret=new.secret,
            invitation=new.invitation,
            awaited=new.awaited,
            keys=tuple(new.keys),
            link_off=new.link_off,
        )

    @property
    def plays_self(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "person" and self.stand_in is None

    def sit(self, nickname: str, secret: str) -> None:
        """A person sits down, by a new secret."""
        invitation = self.invitation
        self.kind, self.nickname, self.secret = "person", nickname, secret
        self.bot = self.stand_in = self.invitation = None
        self._tell_nowhere()
        self._new_holder()
        self.used = invitation

    def seat_bot(self, bot: str, others: Iterable["Chair"]) -> None:
        """A bot sits down beside others."""
        self.kind, self.nickname, self.bot = "bot", bot_name(bot, others), bot
        self.secret = self.invitation = self.stand_in = self.salt = None
        self._tell_nowhere()
        self._new_holder()

    def stand_up(self, invitation: str, stand_in: str | None) -> None:
        """Nobody sits here any more; in a running game a bot plays on."""
        self.stand_in = self.bot or self.stand_in or stand_in if stand_in is not None else None
        self.kind, self.nickname, self.invitation = "open", "", invitation
        self.secret = self.bot = None
        self._tell_nowhere()
        self._new_holder()
        if stand_in is None:
            self.salt = None

    def hand_over(self, invitation: str) -> None:
        """The old secret is dead; the holder of the invitation takes over."""
        self.secret, self.invitation = None, invitation
        self._forget_keys()
        self._tell_nowhere()
        self.request = None
        self.lose_seal()

    def lose_seal(self) -> None:
        """Who sits here now has sealed nothing."""
        self.seal = None
        self.unopened = False

    def come(self, at: float) -> None:
        """The person is there."""
        self.seen_at, self.away_since, self.gone = at, None, False

    def opened_by(self, secret: str) -> bool:
        """Whether the token with this hash opens the seat; with its link turned off, whether it did."""
        return secret == self.secret or secret in self.keys

    def turn_off_link(self) -> None:
        """The player alone has the seat, by a key of their own."""
        self.link_off, self.returning, self.devices = True, None, False

    @property
    def told_elsewhere(self) -> bool:
        """Whether the person is told of its turn when it is not at the table."""
        return self.webhook is not None or self.devices

    def _tell_nowhere(self) -> None:
        """Who sits here now has not asked to be told anywhere."""
        self.webhook = self.chat_service = self.chat_language = None
        self.devices = False

    def _forget_keys(self) -> None:
        """What opened the seat, or would have, opens nothing any more."""
        self.keys, self.used, self.returning, self.link_off = (), None, None, False

    def _new_holder(self) -> None:
        """What was said of the one before is said no more."""
        self._forget_keys()
        self.away_since, self.gone, self.awaited, self.request = None, False, False, None
        self.lose_seal()

    def swap(self, other: "Chair") -> None:
        """Two chairs change all but their ids."""
        mine, theirs = vars(self).copy(), vars(other).copy()
        for name in mine.keys() - {"id"}:
            setattr(self, name, theirs[name])
            setattr(other, name, mine[name])


def bot_name(bot: str, others: Iterable[Chair]) -> str:
    """What a bot is called: those of a kind are told apart by a number."""
    return told_apart(bot.capitalize(), [chair.nickname for chair in others])


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that none of the others has: with a number behind it if need be."""
    taken = {_heard(other) for other in others}
    called = (name if at == 1 else f"{name[: MOST_LETTERS - len(str(at)) - 1].rstrip()} {at}" for at in count(1))
    return next(one for one in called if not name or _heard(one) not in taken)


def _heard(name: str) -> str:
    """Two names that look alike are one."""
    return unicodedata.normalize("NFKC", name).casefold()
