"""What a chair has in front of it: the table, its rights and the game as it may see it. Plain data for the wire."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from trinacria.kernel.content.packs import PackAbout
from trinacria.table.history.log import Offering
from trinacria.table.settings import Settings

Status: TypeAlias = Literal["lobby", "running", "paused", "over"]
ChairKind: TypeAlias = Literal["open", "person", "bot"]


class AbsenceInfo(Struct, frozen=True):
    """A person who is not connected while the game runs."""

    since: float
    until: float | None
    """When the grace period is over; None: not while nothing is asked of this player, in a game over days."""
    gone: bool
    """Whether it is over: a bot may stand in, and the host may give the seat to somebody else."""


class RequestInfo(Struct, frozen=True):
    """The host would like to give this seat to somebody else."""

    by: str | None
    """The host's chair; None: the host has none."""
    of: str
    """The chair that says yes or no."""
    granted: bool
    """Whether it has said yes."""


class ReturnInfo(Struct, frozen=True):
    """Somebody with the invitation that this seat was taken by says that the seat is theirs, and waits."""

    at: float
    agreed: list[str]
    """The other chairs that have said yes."""
    open: bool
    """Whether others than the seat's player may say yes, while that player is not here."""


class PauseInfo(Struct, frozen=True):
    """The table is paused. The host can go on; anybody seated once the host is gone, or the pause has lasted long."""

    by: str | None
    """The chair of whoever paused; None: a host without a chair."""
    since: float
    until: float
    """From when on anybody seated may go on."""
    free: bool
    """Whether anybody seated may go on already, for the host is gone."""


class OfferInfo(Struct, frozen=True):
    """What somebody offers: to end the game, or to go back to the last turn."""

    by: str
    what: Offering
    agreed: list[str]
    """The chairs that have said yes."""
    waiting: list[str]
    """The chairs that are asked now: partners first, then the other side."""


class ChairInfo(Struct, frozen=True):
    """A chair as everybody sees it. Chairs keep their ids; seats belong to the game and come with its start."""

    id: str
    """ "1", "2", ..."""
    kind: ChairKind
    nickname: str
    bot: str | None
    """The bot that sits here."""
    stand_in: str | None
    """The bot that plays for an absent person."""
    salted: bool
    """Whether a salt of this player goes into the seed: sealed, until the game begins."""
    seat: str | None
    """The seat of the game, once it has begun; a draft may rename it."""
    team: int | None
    """Which team, once the game has begun."""
    absence: AbsenceInfo | None = None
    request: RequestInfo | None = None
    awaited: bool = False
    """Whether this person has yet to come to a rematch that another has asked for: it does not start before."""
    returning: ReturnInfo | None = None


class ClockFace(Struct, frozen=True):
    """The clocks: who is ticking, until when, and what everybody has left."""

    chair: str | None
    """Whose time is running; None while nobody's is."""
    deadline: float | None
    """When it runs out: seconds since 1970 by the server's clock."""
    left: dict[str, float]
    """Seconds left by chair, while their clock stands still (chess clock only)."""


class Opening(Struct, frozen=True):
    """The host has started, and the salts are being opened."""

    since: float
    until: float
    """From then on the host may call the deal off."""
    waiting: list[str]
    """The chairs whose salt is still shut."""


class Fairness(Struct, frozen=True):
    """The proof that chance was honest. `seed` stays empty until the game is over."""

    commitment: str
    """SHA-256 of the server's seed, shown from the beginning. A deal that is called off brings a new one."""
    salts: dict[str, str]
    """What the players added, by chair, once the game has begun."""
    seed: str | None
    """The server's seed, revealed at the end."""
    seals: dict[str, str]
    """The seals of the salts, by chair: SHA-256 of the text COMMITMENT/SALT."""
    promise: str | None
    """Once the host has started: what holds the commitment, what was agreed, and the seals. Note it down."""
    opening: Opening | None
    called_off: int
    """How many deals were called off, because a salt stayed shut."""
    unopened: list[str]
    """The chairs that did not open their salt in time: they add none any more."""


class EndInfo(Struct, frozen=True):
    """How a game ended."""

    winners: list[str]
    """The chairs that won; none: a draw."""
    reason: str
    """As the game names it, or "resigned", "draw_agreed", "score_agreed", "forfeited"."""
    scores: dict[str, int]
    """By chair."""


class TableInfo(Struct, frozen=True):
    """The table as everybody may know it."""

    id: str
    status: Status
    settings: Settings
    host: str | None
    """The chair with the host's rights; None: the host has no chair."""
    chairs: list[ChairInfo]
    teams: list[list[int]]
    """The places round the table that play together, as indices into the order of play."""
    clock: ClockFace | None
    fairness: Fairness
    rules: str
    """The version of the rules."""
    content: str
    """The hash of the content pack; empty for a game without packs."""
    created: float
    rematch: str | None
    """The table where the game goes on."""
    origin: str | None
    """The table this one was forked from or is a rematch of."""
    from_position: bool
    """Whether the game begins from a position that somebody chose, not from its set-up: who made the table may know
    the cards to come."""
    votes: dict[str, list[str]]
    """Who wants a bot to play for whom: chairs by the absent chair."""
    pause: PauseInfo | None = None
    stand_in: str = ""
    """The bot that plays for absent people."""
    decider: str | None = None
    """The chair that must decide; None before the start and after the end."""
    ended: EndInfo | None = None
    """How the game ended, once it has."""
    pack: PackAbout | None = None
    """The pack that is played, where it is not the built-in one."""


class You(Struct, frozen=True):
    """What the viewer is and may do."""

    chair: str | None
    """None: a spectator."""
    host: bool
    seat: str | None
    undo: int
    """How many of the last actions may be taken back; 0: none."""
    anytime: list[str]
    """What may be done beside the open question, in notation."""
    notified: bool = False
    """Whether "your turn" is told elsewhere too; where, is never shown."""
    offer: OfferInfo | None = None
    """The open offer, where the viewer may know of it."""
    way_back: bool = False
    """Whether the viewer's last turn could be undone with the others' consent (`offer` "undo")."""
    premoves: list[str] = []
    """What the viewer will answer if nothing changes until then, in notation. Nobody else knows it."""
    ahead: bool = False
    """Whether there is something (more) to plan: `foresee` tells what."""


class Screen(Struct, frozen=True):
    """All that one viewer has in front of it. Patches change it; a resync replaces it."""

    table: TableInfo
    you: You
    game: dict[str, Any] | None
    """`Game.view(seat)`, with the open decision; None before the start."""
    number: int
    """How many moves the record has so far, chance's included: the address of this moment."""
