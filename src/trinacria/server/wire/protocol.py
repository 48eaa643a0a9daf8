"""The messages of a table's socket, in both directions. `docs/protocol.md` explains them; this file is the law."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from trinacria.server.wire.previews import PreviewLine, PreviewLines
from trinacria.table.history.log import Channel, Offering
from trinacria.table.history.telling import AnyTold
from trinacria.table.plan import MOST_MARKS, Mark
from trinacria.table.screen import Screen
from trinacria.table.settings import Name, Settings

VERSION: Final = 1
LARGEST: Final = 16_384
"""The longest message in bytes that a client may send."""
MOST_PREMOVES: Final = 4

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\u0000]*$")]
"""No NUL: PostgreSQL stores none."""
ChairId = Annotated[str, Meta(min_length=1, max_length=2)]
ChatService: TypeAlias = Literal["discord", "slack", "telegram", "ntfy", "other"]
Token = Annotated[str, Meta(min_length=1, max_length=100)]


# -------------------------------------------------------------------- what a client says


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. Without a token: a spectator. With a member's key, `chair` says which of their seats."""

    v: int
    token: Token | None = None
    last_seq: Annotated[int, Meta(ge=0)] = 0
    """The last entry the client knows; the story since then comes with the welcome."""
    lang: Annotated[str, Meta(max_length=8)] | None = None
    name: Name | None = None
    """What a spectator is called in the chat."""
    chair: ChairId | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""


class Asked(FromClient, frozen=True):
    """Is answered with `done` or `refused`. A repeated id of a client is answered again, not carried out again."""

    id: Id


class AskedOfChair(Asked, frozen=True):
    """A message about one chair."""

    chair: ChairId


class Play(Asked, frozen=True, tag="play"):
    """Play an action: an answer to the open decision, or an anytime option."""

    version: Annotated[int, Meta(ge=0)]
    """The last entry seen. Refused as stale when the game has gone on since."""
    action: Annotated[str, Meta(max_length=2000)]


class Why(Asked, frozen=True, tag="why"):
    """Why is this action not legal? Answered with `because`, or with `done` when it is."""

    action: Annotated[str, Meta(max_length=2000)]


class Preview(Asked, frozen=True, tag="preview"):
    """What would this legal action, or anytime option, cost and bring? Answered with `previewed`."""

    action: Annotated[str, Meta(max_length=2000)]


class Foresee(Asked, frozen=True, tag="foresee"):
    """What will I be asked after these planned answers, if nothing changes? Answered with `foreseen`."""

    planned: Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(max_length=MOST_PREMOVES)] = []


class Premove(Asked, frozen=True, tag="premove"):
    """Answer so if nothing changes until I am asked; an empty list: I would rather be asked."""

    version: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(max_length=MOST_PREMOVES)]


class Undo(Asked, frozen=True, tag="undo"):
    """Take back the last actions of this turn: as many as said, at most `you.undo`."""

    version: Annotated[int, Meta(ge=0)]
    count: Annotated[int, Meta(ge=1)] = 1


class Hint(Asked, frozen=True, tag="hint"):
    """What would a bot do? Answered with `hinted`."""


class Chat(Asked, frozen=True, tag="chat"):
    """Say something."""

    to: Channel
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Plan(Asked, frozen=True, tag="plan"):
    """Draw on the team's planning layer, or wipe something off."""

    put: Annotated[list[Mark], Meta(max_length=MOST_MARKS)] = []
    drop: Annotated[list[str], Meta(max_length=MOST_MARKS)] = []


class AddSalt(Asked, frozen=True, tag="salt"):
    """Of version 0.1: an open salt. It is refused: who knows the others' salts could choose a fitting one."""

    text: Annotated[str, Meta(min_length=1, max_length=100)]


class Seal(Asked, frozen=True, tag="seal"):
    """Show the seal of one's salt, until the host starts; once more replaces it."""

    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the text COMMITMENT/SALT, in hex."""


class OpenSalt(Asked, frozen=True, tag="open_salt"):
    """Open one's salt, once `fairness.opening` waits for it. With the last one the game begins."""

    salt: Annotated[str, Meta(min_length=1, max_length=100)]


class CallOff(Asked, frozen=True, tag="call_off"):
    """Host: throw the deal away, when a salt stayed shut until `fairness.opening.until`. There is a new commitment, and
    everybody seals anew."""


class Notify(Asked, frozen=True, tag="notify"):
    """Tell "your turn" to this address too (https, of a chat service), or with null to nobody. It is never shown
    again."""

    url: Annotated[str, Meta(min_length=1, max_length=500)] | None
    service: ChatService | None = None
    """What kind of chat service is there; left out: what its name says, else one of Slack's style."""


class Rename(Asked, frozen=True, tag="rename"):
    """Be called otherwise."""

    nickname: Name


class Leave(Asked, frozen=True, tag="leave"):
    """Stand up. In a running game a bot goes on until somebody sits down by a new link."""


class Start(Asked, frozen=True, tag="start"):
    """Host: begin the game. Every chair must be taken. Where seals are in, the salts are opened first."""


class Pause(Asked, frozen=True, tag="pause"):
    """Host: stop the clocks."""


class Resume(Asked, frozen=True, tag="resume"):
    """Go on: the host; anybody seated when the host is gone, or the pause has lasted long (`table.pause`)."""


class SeatBot(AskedOfChair, frozen=True, tag="seat_bot"):
    """Host: put a bot on a chair; after the start only the agreed one on a chair nobody sits on."""

    bot: Annotated[str, Meta(max_length=40)]


class Unseat(AskedOfChair, frozen=True, tag="unseat"):
    """Host: take a person or a bot off a chair. `done.token` is the invitation to it. In a running game as with
    `hand_over`: who is concerned is asked first."""


class HandOver(Asked, frozen=True, tag="hand_over"):
    """Give one's chair away, or as host another's: `done.token` is the invitation, the old secret is dead. In a running
    game another's only with consent, or when its player is gone: without either the answer has no token, the player is
    asked (`seat_asked`), and after a yes the host asks once more."""

    chair: ChairId | None = None


class Consent(AskedOfChair, frozen=True, tag="consent"):
    """Say whether the host may give this seat to somebody else; a yes may be taken back until it is given."""

    yes: bool


class AnswerReturn(AskedOfChair, frozen=True, tag="answer_return"):
    """Say whether somebody who asks to return is the player of this seat."""

    yes: bool


class Swap(AskedOfChair, frozen=True, tag="swap"):
    """Host, before the start: two chairs change places."""

    other: ChairId


class Change(Asked, frozen=True, tag="change"):
    """Host, before the start: another agreement. Game and mode stay."""

    settings: Settings


class GiveHost(AskedOfChair, frozen=True, tag="give_host"):
    """Host: give the host's rights to another person."""


class StandIn(AskedOfChair, frozen=True, tag="stand_in"):
    """Let a bot play for a chair: one's own, or that of a person who is gone. For others it is the agreed bot, and the
    host decides, or a vote of all other people who are there."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class ComeBack(Asked, frozen=True, tag="come_back"):
    """Play oneself again instead of the bot. Saying hello does it too when the bot came for an absence."""


class MakeOffer(Asked, frozen=True, tag="offer"):
    """Offer to resign, to end the game in a draw or at the score as it stands, or to go back to before one's last turn.
    Partners are asked first, then the other side (`you.offer`). It waits for every person, also for one who is away; a
    bot is not asked, and where no person is to be asked, it is done at once."""

    what: Offering


class AnswerOffer(Asked, frozen=True, tag="answer_offer"):
    """Agree to the offer in `you.offer`, or not. By a no its maker withdraws it, and a yes is taken back."""

    yes: bool
    version: int | None = None
    """The last entry seen. Refused as stale when the offer was made since, and for a yes when the game has gone on."""


class Rematch(Asked, frozen=True, tag="rematch"):
    """After the end: another game among the same people, at a new table that their secrets open."""


ClientMessage: TypeAlias = (
    Hello
    | Ping
    | Play
    | Why
    | Preview
    | Foresee
    | Premove
    | Undo
    | Hint
    | Chat
    | Plan
    | AddSalt
    | Seal
    | OpenSalt
    | CallOff
    | Notify
    | Rename
    | Leave
    | Start
    | Pause
    | Resume
    | SeatBot
    | Unseat
    | HandOver
    | Consent
    | AnswerReturn
    | Swap
    | Change
    | GiveHost
    | StandIn
    | ComeBack
    | MakeOffer
    | AnswerOffer
    | Rematch
)


# -------------------------------------------------------------------- what the server tells


class PatchOp(Struct, frozen=True, omit_defaults=True):
    """One change of a screen (RFC 6902)."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Any | UnsetType = UNSET
    """Not with `remove`."""


class FromServer(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Entry(FromServer, frozen=True, tag="entry", omit_defaults=True):
    """One entry of the log. Numbers have no gaps: what the viewer may not know is an envelope with only seq and at."""

    seq: int
    at: float
    """When, in seconds since 1970."""
    what: AnyTold | None = None
    patch: list[PatchOp] | None = None
    """What changed on the screen; left out when nothing did."""
    screen: Screen | None = None
    """The whole screen, where that is shorter than a patch."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to hello."""

    v: int
    now: float
    """The server's clock."""
    seq: int
    """The last entry; `screen` is as of it."""
    since: int
    """`entries` tells seq since+1 to seq. Older ones: GET /api/v1/tables/{id}/entries."""
    entries: list[Entry]
    """What was missed, without patches."""
    screen: Screen
    plan: list[Mark]
    """The team's planning layer."""
    presence: "Presence"


class Resync(FromServer, frozen=True, tag="resync"):
    """Throw the screen away and take this one."""

    seq: int
    screen: Screen


class Done(FromServer, frozen=True, tag="done", omit_defaults=True):
    """It was carried out, and is stored."""

    id: str
    seq: int | None = None
    """The entry it made."""
    token: str | None = None
    """An invitation, where one was asked for."""
    table: str | None = None
    """The new table, after `rematch`."""


class Refused(FromServer, frozen=True, tag="refused", omit_defaults=True):
    """It was not carried out; nothing has changed."""

    key: str
    """The name of the error: a key of the catalogues."""
    message: str
    """The error as a sentence in the connection's language."""
    id: str | None = None
    rule: str | None = None
    facts: dict[str, str | int] = {}


class Because(FromServer, frozen=True, tag="because", omit_defaults=True):
    """Why an action is not legal."""

    id: str
    key: str
    message: str
    rule: str | None = None
    facts: dict[str, str | int] = {}


class Previewed(FromServer, frozen=True, tag="previewed"):
    """The answer to `preview`."""

    id: str
    preview: PreviewLines


class Foreseen(FromServer, frozen=True, tag="foreseen"):
    """The answer to `foresee`: what could be planned next, in notation; empty where something must change first."""

    id: str
    actions: list[str]


class Promised(Struct, frozen=True):
    """What an action promises."""

    action: str
    chance: float
    """The chance to win, from 0 to 1."""
    lead: float
    """By how much: points in Famiglia, Mandamenti in La Famiglia."""


class Hinted(FromServer, frozen=True, tag="hinted", omit_defaults=True):
    """What a bot would do, and why."""

    id: str
    action: str
    promises: list[Promised] = []
    """The actions it has looked into, the chosen one first; none if it has chosen at first sight."""
    reason: PreviewLine | None = None
    """Why, in terms of the game: its sentence is `{game}-hint-{kind}` or `-{kind}-{why}` in the catalogues."""


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is connected."""

    chairs: list[str]
    spectators: int


class Bots(FromServer, frozen=True, tag="bots", omit_defaults=True):
    """Whether the bot that must decide has to wait, because the bots are busy at other tables."""

    busy: bool
    message: str = ""
    """That, as a sentence in the connection's language."""


class Planned(FromServer, frozen=True, tag="planned"):
    """The team's planning layer has changed."""

    put: list[Mark]
    drop: list[str]


class Pong(FromServer, frozen=True, tag="pong"):
    """I am here."""

    now: float


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the connection: the secret is dead."""

    key: str
    message: str


Answer: TypeAlias = Done | Refused | Because | Previewed | Foreseen | Hinted
ServerMessage: TypeAlias = Welcome | Entry | Resync | Answer | Presence | Bots | Planned | Pong | Bye
