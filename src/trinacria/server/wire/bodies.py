"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct, field

from trinacria.kernel.content.packs import PackAbout
from trinacria.server.wire.previews import PreviewLine, PreviewLines
from trinacria.server.wire.protocol import ChairId, ChatService, Entry, PatchOp, Token
from trinacria.table.creation import ChairWish
from trinacria.table.screen import ChairInfo, Status
from trinacria.table.settings import Name, Settings


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


Unopened = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
"""A JSON object of somebody else's, as it came. Only a process of its own opens it."""
NOTHING: Final = Raw(b"null")


def _nothing() -> Raw:
    # msgspec cannot describe it as a plain default.
    return NOTHING


PerhapsUnopened = Annotated[Raw, Meta(extra_json_schema={"anyOf": [{"type": "object"}, {"type": "null"}]})]
"""The same, where it may be left out."""


class ModeInfo(Struct, frozen=True):
    """One way to play a game."""

    name: str
    seats: int
    teams: list[list[int]]
    """The places round the table that play together."""
    options: dict[str, list[bool | str]]
    """What can be agreed, with the values each option can have, the usual one first."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    content: str
    modes: list[ModeInfo]
    options: list[str]
    bots: list[str]
    """Those that know it, the best first."""
    packs: dict[str, str]
    """The names of the content packs by their hashes; the option `content` of a table names another than the usual."""
    lessons: bool = True
    """Whether bots can judge its moves, and find costly ones."""


class About(Struct, frozen=True):
    """What this server is."""

    version: str
    protocol: int
    now: float
    languages: list[str]
    games: list[GameInfo]


class CreateTable(Asking, frozen=True):
    """Set up a table."""

    settings: Settings
    chairs: Annotated[list[ChairWish], Meta(max_length=8)] = []
    """One for each chair; left out: me on the first, the others open."""
    position: PerhapsUnopened = field(default_factory=_nothing)
    """Begin from this position."""
    record: PerhapsUnopened = field(default_factory=_nothing)
    """Begin from this record's game after move `at`."""
    at: Annotated[int, Meta(ge=0)] | None = None
    """With `record`: how many of its moves, chance's included; left out: all."""


class Secret(Struct, frozen=True):
    """The secret that opens a chair. The link is /t/{table}#{token}."""

    chair: str
    token: str


class TableMade(Struct, frozen=True):
    """The new table and its secrets. They are told once; only their hashes are kept."""

    table: str
    host: str | None
    """The host's own token, when the host has no chair."""
    seats: list[Secret]
    """The chairs of the creator; the first has the host's rights."""
    invitations: list[Secret]
    """For the open chairs. An invitation is exchanged for a seat's own secret by joining."""
    commitment: str
    """SHA-256 of the server's seed."""


class JoinTable(Asking, frozen=True):
    """Sit down: by an invitation, or on an open chair of a listed table."""

    nickname: Name
    invitation: Token | None = None
    chair: ChairId | None = None


class AskReturn(Asking, frozen=True):
    """Say that a seat is one's own, with the invitation that was used for it."""

    invitation: Token


class KeyInfo(Struct, frozen=True):
    """What a token is good for at this table."""

    kind: Literal["seat", "host", "invitation", "used", "asked", "off"] | None
    """ "used": an invitation by which somebody sat down; "asked": what opens a seat if that is agreed; "off": a link
    that the player of its seat has turned off; None: for nothing, or not any more."""
    chair: str | None


class TableListed(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    status: Status
    settings: Settings
    chairs: list[ChairInfo]
    created: float
    from_position: bool | None = None
    """Whether the game begins from a position that somebody chose. None: not looked up yet."""
    pack: PackAbout | None = None
    """The pack that is played, where it is not the built-in one."""
    host: str | None = None
    """The chair with the host's rights, where it is known and there is one."""


class Lobby(Struct, frozen=True):
    """The listed tables, the newest first."""

    tables: list[TableListed]


class ForkTable(Asking, frozen=True):
    """Go on from a moment of a finished game."""

    at: Annotated[int, Meta(ge=0)]
    """After how many moves of the record, chance's included."""
    settings: Settings | None = None
    """Left out: as the finished game's. Game, mode and options stay."""
    chairs: Annotated[list[ChairWish], Meta(max_length=8)] = []


class Entries(Struct, frozen=True):
    """A stretch of the story as the asking seat may know it, without patches."""

    entries: list[Entry]
    seq: int


class ReplayRecord(Asking, frozen=True):
    """Look through a record that is not of this server."""

    record: Unopened


class Step(Struct, frozen=True, omit_defaults=True):
    """One move of a finished game."""

    number: int
    """0: the beginning."""
    seat: str
    action: str
    events: list[dict[str, Any]]
    """As the chosen viewpoint saw them; with viewpoint "all" everything."""
    patch: list[PatchOp] | None = None
    """From the view before."""
    view: dict[str, Any] | None = None
    """The whole view: of the first step, and where it is shorter."""
    preview: PreviewLines | None = None
    """What the next move would cost and bring, where it is the viewpoint's own."""


class Steps(Struct, frozen=True):
    """A finished game, move by move, from one viewpoint."""

    game: str
    seats: list[str]
    """The seats by their final names."""
    players: dict[str, str]
    total: int
    verified: bool
    """Whether every shuffle was recomputed from the revealed seed; who chose that seed, `fair` of the record proves."""
    from_position: bool
    """Whether the game began from a position that somebody chose: the cards that lay there, nothing proves."""
    steps: list[Step]


class Chance(Struct, frozen=True):
    """How a game stood when somebody's turn was done."""

    number: int
    """Of the last move, as in `Steps`."""
    seat: str
    chance: float
    """The first side's chance to win, from 0 to 1."""
    change: float
    """How it changed for the side that moved."""
    setup: bool = False
    """Whether the game was still being set up: no turning point."""


class Chances(Struct, frozen=True):
    """The course of a finished game, as the bots see it now that it lies open."""

    sides: list[list[str]]
    start: float
    """The first side's chance at the beginning."""
    total: int
    """How many moments the whole game has; `since` counts them."""
    turn: float
    """By how much a turning point changes the chances, at least."""
    most_turns: int
    """How many of them are worth telling: the greatest."""
    moments: list[Chance]


class CostlyMove(Struct, frozen=True):
    """A move that cost its player a part of the chance to win."""

    number: int
    """How many moves were played before it, as in `Steps`: there the table is as its player saw it."""
    seat: str
    played: str
    better: str
    chance: float
    """The chance of the player's side to win after the better action, from 0 to 1."""
    cost: float
    """By how much it was less after the one that was played."""
    doubt: float
    """What is uncertain about the cost, either way."""
    worlds: int
    """In how many worlds the two were compared that fit what the player knew."""
    why: PreviewLine | None
    """The plainest difference in what came of them: its sentence is `{game}-lesson-{kind}`."""
    reason: PreviewLine | None
    """What speaks for the better one, as in a hint: its sentence is `{game}-hint-{kind}` or `-{kind}-{why}`."""


class Lessons(Struct, frozen=True):
    """The costliest moves of one seat in a finished game; none: it made no costly move that could be proved."""

    done: bool
    """Whether all was looked at. Until then, ask again: each request does a stretch."""
    share: float
    """How much is done, from 0 to 1."""
    decisions: int
    """How many decisions of the seat are looked at."""
    moves: list[CostlyMove]
    """In the order of the game; only when all is done."""


class MoveTried(Struct, frozen=True):
    """An action tried at the moment of a costly move, compared with the better one in the same worlds."""

    done: bool
    """Whether it is decided. Until then, ask again: each request does a stretch, first of finding the costly moves."""
    share: float
    """How much is done, from 0 to 1."""
    right: bool
    """Whether it is the better action, or as good as far as the bots can tell; only when it is decided."""
    chance: float
    """The chance of the player's side to win after it, from 0 to 1, as soon as something was compared."""
    better: float
    """The same after the better one."""
    doubt: float
    """What is uncertain about the difference, either way."""
    worlds: int
    """In how many worlds the two were compared so far."""
    why: PreviewLine | None
    """What a wrong one misses: the sentence is `{game}-lesson-{kind}`."""
    reason: PreviewLine | None
    """What speaks for a right one: the sentence is `{game}-hint-{kind}` or `-{kind}-{why}`."""
    step: Step | None
    """What the player sees after a right one, from the view of the puzzle's moment."""


class MovePuzzle(Struct, frozen=True):
    """A costly move as a puzzle: its moment, as its player saw it."""

    move: CostlyMove
    steps: Steps
    """The moment alone."""
    previews: dict[str, PreviewLines]
    """What each legal action would cost and bring."""
    tried: dict[str, MoveTried]
    """What is known of actions: of the better one, of the one that was played, and of those that somebody tried."""
    remembered: dict[str, list[str]] | None
    """By seat, the cards of hands that everybody saw being taken."""


class PuzzleDay(Struct, frozen=True):
    """A day that has a puzzle of a game."""

    day: str
    """As in 2026-11-16; it begins at midnight UTC."""
    game: str


class PuzzleDays(Struct, frozen=True):
    """The days with puzzles, the last one first, each once for every game that has puzzles."""

    today: str
    days: list[PuzzleDay]


class PuzzleAnswer(Struct, frozen=True):
    """What comes of an action."""

    chance: float
    """The chance to win after it; in a puzzle that is proved 1, 0.5 or 0."""
    score: dict[str, int] | None
    """How it ends with best play by both, where that is proved."""
    why: PreviewLine | None
    """What it misses: the sentence is `{game}-lesson-{kind}`."""


class PuzzleShown(Struct, frozen=True):
    """A puzzle: a moment of a game between bots in which exactly one action is best."""

    day: str
    id: str
    game: str
    seat: str
    best: str
    proved: bool
    """Whether every line was followed to the end; else it rests on many simulations with two seeds."""
    steps: Steps
    """The moment, then the solution move by move, as the seat sees it."""
    previews: dict[str, PreviewLines]
    """What each action would cost and bring."""
    answers: dict[str, PuzzleAnswer]
    why: PreviewLine | None
    """What the most tempting of the others misses: the sentence is `{game}-lesson-{kind}`."""
    remembered: dict[str, list[str]] | None
    """By seat, the cards of hands that everybody saw being taken."""
    reason: PreviewLine | None
    """What speaks for the best action: the sentence is `{game}-hint-{kind}` or `-{kind}-{why}`."""


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    status: int
    key: str
    message: str
    rule: str | None
    facts: dict[str, str | int]
    reasons: list[str]
    """All that is wrong with a position, as sentences."""


class PushKey(Struct, frozen=True):
    """By which a device knows the server that may tell it something."""

    key: str


class QuietHours(Asking, frozen=True):
    """When a device wants to hear nothing, in minutes since midnight; they may go over midnight."""

    since: Annotated[int, Meta(ge=0, lt=1440)]
    until: Annotated[int, Meta(ge=0, lt=1440)]


class DeviceNamed(Asking, frozen=True):
    """A device, by the address that its push service gave it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class DeviceWish(DeviceNamed, frozen=True):
    """A device that wants to be told: what its browser says of it, and how its owner likes it."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """The owner's time zone, by its IANA name."""
    language: Annotated[str, Meta(max_length=8)] = "en"
    quiet: QuietHours | None = None


class DeviceKept(Struct, frozen=True):
    """Whether the device is told from now on."""

    on: bool


class NoticeTest(Asking, frozen=True):
    """What shall be tried: one of the asker's devices, a chat room's address, or with neither the asker's chat room."""

    url: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    service: ChatService | None = None
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)] | None = None


class NoticeTried(Struct, frozen=True):
    """What came of it, in the asker's language."""

    told: bool
    message: str
