"""What a table's log has come to: its people, its settings, and how far the game is."""

from collections import OrderedDict

import msgspec

from trinacria.bots.registry import BOTS
from trinacria.bots.styles import PEOPLE
from trinacria.games import game_class
from trinacria.table.bots import bots_for
from trinacria.table.chair import Chair
from trinacria.table.clock import Clocks
from trinacria.table.deal import Deal
from trinacria.table.game_in_progress import GameInProgress
from trinacria.table.history import log
from trinacria.table.history.event import LogEvent, Viewer
from trinacria.table.history.room import LogRoom
from trinacria.table.offers.offer import Offer
from trinacria.table.refusal import Forbidden, Unauthorized
from trinacria.table.screen import Status
from trinacria.table.secret import hashed
from trinacria.words import words_in

QUICK = "greedy"


class BotTurn(msgspec.Struct, frozen=True):
    """A bot must decide: which, at which place, and for whom."""

    place: int
    bot: str
    by: log.Mover
    version: int
    """The entry that led to it: an answer that comes after another one is thrown away."""


class TableState:
    """Who sits where, what was agreed, and who must decide."""

    def __init__(self, id: str, first: log.Logged) -> None:
        created = first.body
        assert isinstance(created, log.Created), "a log begins with the table"
        self.id = id
        self.seq = 0
        self.game_seq = 0
        """The last entry that changed the game: who has seen it may act."""
        self.status: Status = "lobby"
        self.settings = created.settings
        self.chairs: dict[str, Chair] = {}
        self.host = created.host
        self.host_secret = created.host_secret
        self.progress: GameInProgress | None = None
        self.order: list[str] = []
        """The chairs in order of play: by place."""
        self.clocks: Clocks | None = None
        self.rematch: str | None = None
        self.votes: dict[str, list[str]] = {}
        self.events: list[LogEvent] = []
        self.room = LogRoom()
        self.answered: OrderedDict[str, int] = OrderedDict()
        """The entries that requests made, by the secret of the asker and the id. A chair may change hands."""
        self.premoves: dict[str, list[str]] = {}
        """What chairs will answer if nothing changes until they are asked, in notation."""
        self.offers: dict[str, Offer] = {}
        """By the chair that made them: a side has one open at a time."""
        self.peopled: set[str] = set()
        """The chairs on which a person has played this game."""
        self.declined: dict[str, float] = {}
        """When an offer of a chair was last declined."""
        self.timed_out: str | None = None
        """The chair that has thought too long about the open decision."""
        self.paused: tuple[str | None, float] | None = None
        """Who paused, and when."""
        self.rules_version = created.rules_version
        self.content = created.content
        self.pack = game_class(created.settings.game).about_pack(created.content)
        self.created = first.at
        self.deal = Deal(created.seed)
        self.position = created.position
        """Where the game began, if not from its set-up."""
        self.origin = created.origin
        self.settled_order = created.order
        self.meets = created.meets
        """Whether the game begins by itself when all have come."""
        self.teams: tuple[tuple[int, ...], ...] = ()
        self.members: dict[str, str] = {}
        """At a rated table: by chair, the members whose ratings the game changes."""

    # ---------------------------------------------------------------- who is who

    def viewer(self, token: str | None, name: str = "") -> Viewer:
        """Who holds this token; without one a spectator. Raises Refusal."""
        if token is None:
            if not self.settings.spectators and self.status != "over":
                raise Forbidden("table-error-no-spectators")
            return Viewer(None, False, name)
        if self.turned_off(token) is not None:
            raise Unauthorized("table-error-link-off")
        viewer = self.holder(hashed(token), name)
        if viewer is not None:
            return viewer
        if self.chair_of_invitation(token) is not None:
            raise Unauthorized("table-error-invitation")
        raise Unauthorized("table-error-secret")

    def holder(self, secret: str, name: str = "") -> Viewer | None:
        """Who holds the token with this hash; None when it opens nothing (any more)."""
        for chair in self.chairs.values():
            if chair.opened_by(secret):
                return Viewer(chair.id, chair.id == self.host, chair.nickname)
        return Viewer(None, self.host is None, name) if secret == self.host_secret else None

    def opens(self, secret: str) -> bool:
        """Whether the token with this hash opens something still."""
        return secret == self.host_secret or any(chair.opened_by(secret) for chair in self.chairs.values())

    def turned_off(self, token: str) -> Chair | None:
        """The chair that a link led to until its player turned it off."""
        digest = hashed(token)
        shut = (chair for chair in self.chairs.values() if chair.link_off)
        return next((chair for chair in shut if chair.opened_by(digest) or chair.used == digest), None)

    def chair_of_invitation(self, token: str) -> Chair | None:
        """The chair that an invitation is good for."""
        digest = hashed(token)
        for chair in self.chairs.values():
            if chair.invitation == digest:
                return chair
        return None

    def chair_once_invited(self, token: str) -> Chair | None:
        """The chair whose player sat down by this invitation, and still sits there."""
        digest = hashed(token)
        return next((chair for chair in self.chairs.values() if chair.used == digest), None)

    def chair_asked_by(self, secret: str) -> Chair | None:
        """The chair that the token with this hash will open if that is agreed."""
        asked = (chair for chair in self.chairs.values() if chair.returning is not None)
        return next((chair for chair in asked if chair.returning and chair.returning.secret == secret), None)

    def answer_to(self, asked: str | None) -> int | None:
        """The entry that this request has made already, if whoever holds the chair now has asked it."""
        return self.answered.get(self._request(asked)) if asked is not None else None

    def _request(self, asked: str) -> str:
        """A request "CHAIR/ID" by the secret that opens the chair at this moment."""
        chair, _, id = asked.partition("/")
        return f"{self.chairs[chair].secret if chair in self.chairs else self.host_secret}/{id}"

    def place_of(self, chair: str) -> int | None:
        """Where a chair sits round the table, once the game has begun."""
        return self.order.index(chair) if chair in self.order else None

    def seat_of(self, chair: str | None) -> str | None:
        """The seat of a chair, as the game calls it now."""
        place = self.place_of(chair) if chair is not None else None
        return self.progress.game.seats[place] if place is not None and self.progress is not None else None

    def team_of(self, chair: str | None) -> tuple[str, ...]:
        """The chairs that play together with this one, itself included."""
        place = self.place_of(chair) if chair is not None else None
        for team in self.teams:
            if place in team:
                return tuple(self.order[one] for one in team)
        return ()

    @property
    def decider(self) -> str | None:
        """The chair that must decide."""
        decision = self.progress.game.decision if self.progress is not None else None
        if self.progress is None or decision is None:
            return None
        return self.order[self.progress.game.seats.index(decision.seat)]

    @property
    def names(self) -> dict[str, str]:
        """The nicknames by seat."""
        seats = self.progress.game.seats if self.progress is not None else ()
        return {seat: self.chairs[chair].nickname for seat, chair in zip(seats, self.order, strict=False)}

    @property
    def names_for_records(self) -> dict[str, str]:
        """The same for a reader who does not see the table: our bots by the names they go by here, with their kind."""
        said = words_in(self.settings.language)
        bots = {
            chair.nickname: said(
                "bots-person-level",
                name=said("bots-person", number=PEOPLE.get(chair.bot, int(chair.id))),
                level=said("bots-kind", bot=chair.bot),
            )
            for chair in self.chairs.values()
            if chair.bot in BOTS
        }
        return {seat: bots.get(name, name) for seat, name in self.names.items()}

    @property
    def bot_turn(self) -> BotTurn | None:
        """The bot that must decide now."""
        decider = self.decider
        if decider is None or self.status != "running":
            return None
        chair, place = self.chairs[decider], self.order.index(decider)
        if chair.bot is not None:
            return BotTurn(place, chair.bot, "bot", self.game_seq)
        if chair.stand_in is not None:
            return BotTurn(place, chair.stand_in, "stand_in", self.game_seq)
        if self.timed_out == decider and self.settings.on_timeout == "bot_plays_once":
            return BotTurn(place, self.stand_in_bot, "clock", self.game_seq)
        return None

    @property
    def premover(self) -> str | None:
        """The chair that must decide and has planned what."""
        decider = self.decider
        ready = decider in self.premoves and self.status == "running" and self.bot_turn is None
        return decider if ready else None

    @property
    def stand_in_bot(self) -> str:
        """Who plays for absent people: as agreed, or one that answers at once."""
        known = bots_for(self.settings.game)
        if self.settings.stand_in in known:
            return self.settings.stand_in
        return QUICK if QUICK in known else known[0]
