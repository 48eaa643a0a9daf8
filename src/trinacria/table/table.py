"""A table: everything that its log says, made ready to look at. It changes only by the entries of its log."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from trinacria.bots import BOTS
from trinacria.games import from_position, game_class, new_game
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation, observe
from trinacria.table.attendance import absence_of, attend, come_again, pause_of, request_of, return_of
from trinacria.table.chair import Chair
from trinacria.table.clock import Clocks
from trinacria.table.game_in_progress import GameInProgress, Move
from trinacria.table.history import log
from trinacria.table.history.event import LogEvent, Viewer
from trinacria.table.offers.consent import forget, offer_of, settle
from trinacria.table.premoves.foresight import foresee
from trinacria.table.premoves.keeping import drop_premoves, keep_premoves, set_premoves
from trinacria.table.refusal import NotNow, Refusal
from trinacria.table.screen import ChairInfo, ClockFace, EndInfo, Screen, Status, TableInfo, You
from trinacria.table.settings import Places, Settings
from trinacria.table.state import TableState

REMEMBERED = 4096
"""How many requests a table can answer again."""


class Table(TableState):
    """One running game among people. Rebuilt from its log by any process that needs it."""

    def __init__(self, id: str, entries: Iterable[log.Logged]) -> None:
        log_so_far = list(entries)
        super().__init__(id, log_so_far[0])
        self._info: dict[str, Any] | None = None
        for logged in log_so_far:
            self.apply(logged)

    def observed_by(self, bot: str) -> Observation:
        """The open decision as a bot sees it that sits down only for it; one that remembers hears the whole story."""
        assert self.progress is not None
        return observe(self.progress.game, self.progress.events if BOTS[bot].remembers else ())

    # ---------------------------------------------------------------- the game

    def fresh_game(self, seed: str) -> Game:
        """The game at its beginning."""
        return begin(self.settings, self.position, seed, self.rules_version)

    @property
    def seed(self) -> str:
        """The server's seed; secret until the end."""
        return self.deal.seed

    @property
    def places(self) -> Places:
        """How the chairs get their places."""
        return "fixed" if self.settled_order is not None else self.settings.places

    def start_entry(self, opened: dict[str, str], promise: str | None = None) -> log.Started:
        """The beginning of the game, when these salts are the last to be opened."""
        seed = self.deal.game_seed(opened)
        # With its own seed: nothing is logged that cannot happen.
        game = self.fresh_game(seed)
        check_playable(game)
        game.views([None, *game.seats])
        return log.Started(self.deal.order(game, self.places, self.settled_order, seed), promise)

    def record(self) -> dict[str, object]:
        """The record of a finished game, with the proof of its seed; raises Refusal before the end."""
        if self.progress is None or self.status != "over":
            raise NotNow("table-error-not-over")
        told = self.progress.game.record(self.names_for_records)
        return self.deal.sign({**told, "rated": True} if self.members else told, self.places, self.order)

    # ---------------------------------------------------------------- what is seen

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return TableInfo(
            self.id,
            self.status,
            self.settings,
            self.host,
            [self._chair_info(chair) for chair in self.chairs.values()],
            [list(team) for team in self.teams],
            self.clocks.face() if self.clocks is not None else None,
            self.deal.shown(self.chairs.values(), self.progress is not None, self.status == "over"),
            self.rules_version,
            self.content,
            self.created,
            self.rematch,
            self.origin,
            self.position is not None,
            {absent: list(votes) for absent, votes in self.votes.items()},
            pause_of(self),
            self.stand_in_bot,
            self.decider,
            self._ended(),
            self.pack,
        )

    def _ended(self) -> EndInfo | None:
        result = self.progress.game.result if self.progress is not None else None
        if self.progress is None or result is None:
            return None
        chairs = dict(zip(self.progress.game.seats, self.order, strict=True))
        scores = {chairs[seat]: score for seat, score in result.scores.items()}
        return EndInfo([chairs[seat] for seat in result.winners], result.reason, scores)

    def screens(self, viewers: Iterable[Viewer]) -> dict[Viewer, dict[str, Any]]:
        """What each viewer has in front of it, as plain data; parts are shared, so change nothing."""
        viewers = list(viewers)
        game = self.progress.game if self.progress is not None else None
        seats = {viewer: self.seat_of(viewer.chair) for viewer in viewers}
        views = game.views(list(set(seats.values()))) if game is not None else {}
        if self._info is None:
            self._info = msgspec.to_builtins(self.info())
        return {
            viewer: {
                "table": self._info,
                "you": self._you(viewer, seats[viewer]),
                "game": views[seats[viewer]] if game is not None else None,
                "number": game.number if game is not None else 0,
            }
            for viewer in viewers
        }

    def game_seen_by(self, viewer: Viewer) -> dict[str, Any] | None:
        """The game as one viewer sees it; None before it has begun."""
        return None if self.progress is None else self.progress.game.view(self.seat_of(viewer.chair))

    def screen(self, viewer: Viewer) -> Screen:
        """What one viewer has in front of it."""
        return msgspec.convert(self.screens([viewer])[viewer], Screen)

    def _you(self, viewer: Viewer, seat: str | None) -> dict[str, Any]:
        undo, anytime, way_back, ahead = 0, [], False, False
        premoves = self.premoves.get(viewer.chair or "", [])
        if seat is not None and self.progress is not None and viewer.chair is not None and self.status == "running":
            place = self.place_of(viewer.chair)
            if place is not None and self.settings.undo:
                undo = self.progress.undoable(place)
                way_back = not self.settings.rated and self.progress.way_back(place)
            anytime = [action.text for action in self.progress.game.anytime(seat)]
            ahead = bool(foresee(self.progress.game, seat, premoves))
        notified = viewer.chair is not None and self.chairs[viewer.chair].webhook is not None
        offer = offer_of(self, viewer)
        told_you = You(viewer.chair, viewer.host, seat, undo, anytime, notified, offer, way_back, premoves, ahead)
        you: dict[str, Any] = msgspec.to_builtins(told_you)
        return you

    def _chair_info(self, chair: Chair) -> ChairInfo:
        place = self.place_of(chair.id)
        team = next((at for at, places in enumerate(self.teams) if place in places), None)
        return ChairInfo(
            chair.id,
            chair.kind,
            chair.nickname,
            chair.bot,
            chair.stand_in,
            chair.id in self.deal.salts if self.progress is not None else bool(chair.seal or chair.salt),
            self.seat_of(chair.id),
            team,
            absence_of(self, chair),
            request_of(chair),
            chair.awaited,
            return_of(self, chair),
        )

    # ---------------------------------------------------------------- what the log says

    def apply(self, logged: log.Logged, move: Move | None = None) -> LogEvent:
        """Let an entry of the log happen. `move` is its action already thought through."""
        assert logged.seq == self.seq + 1, f"entry {logged.seq} comes after {self.seq}"
        before = self._face()
        self.seq = logged.seq
        if logged.asked is not None:
            self.answered[self._request(logged.asked)] = logged.seq
            if len(self.answered) > REMEMBERED:
                self.answered.popitem(last=False)
        self.room.note(logged.body)
        event = self._apply(logged, logged.body, move)
        self.events.append(event)
        if isinstance(logged.body, log.QUIET):
            self._show_change(before)
        else:
            self._info = None
        return event

    def _face(self) -> tuple[tuple[Status, tuple[str, ...]], str | None, ClockFace | None] | None:
        """What an action can change on the table beside the game."""
        if self.progress is None or self.clocks is None:
            return None
        return (self.status, self.progress.game.seats), self.decider, self.clocks.face()

    def _show_change(self, before: object) -> None:
        """Bring what is known of the table up to date after an action: mostly, another must decide."""
        face = self._face()
        if face == before or self._info is None:
            return
        away = any(chair.away_since is not None for chair in self.chairs.values())
        if face is None or not isinstance(before, tuple) or before[0] != face[0] or away:
            self._info = None
        else:
            self._info = {**self._info, "decider": face[1], "clock": msgspec.to_builtins(face[2])}

    def _apply(self, logged: log.Logged, body: log.Body, move: Move | None) -> LogEvent:
        drop_premoves(self, body)
        match body:
            case log.Created():
                return self._created(logged, body)
            case log.Started():
                return self._started(logged, body)
            case log.Played():
                return self._played(logged, body, move)
            case log.Undone():
                return self._undone(logged, body)
            case log.TakenBack():
                return self._taken_back(logged, body)
            case log.Premoved(chair, actions):
                set_premoves(self, body)
                return LogEvent(logged.seq, logged.at, replace(body, count=len(actions)), "team", (chair,))
            case log.Offered() | log.OfferAnswered():
                return LogEvent(logged.seq, logged.at, body, *settle(self, logged.at, body))
            case log.Said():
                return LogEvent(logged.seq, logged.at, body, body.to, self.team_of(body.chair))
            case log.WebhookSet(chair, url, service, language):
                seated = self.chairs[chair]
                seated.webhook, seated.chat_service, seated.chat_language = url, service, language
                return LogEvent(logged.seq, logged.at, replace(body, on=url is not None), "team", (chair,))
            case log.DeviceSet(chair, on):
                self.chairs[chair].devices = on
                return LogEvent(logged.seq, logged.at, body, "team", (chair,))
            case log.LinkOff(chair):
                self.chairs[chair].turn_off_link()
                return LogEvent(logged.seq, logged.at, body, "team", (chair,))
            case log.Reminded(chair) | log.Warned(chair):
                self.chairs[chair].reminded, self.chairs[chair].reminded_at = True, logged.at
                if isinstance(body, log.Warned) and self.clocks is not None:
                    self.clocks.warned = True
                return LogEvent(logged.seq, logged.at, body, "team", (chair,))
        return LogEvent(logged.seq, logged.at, self._changed(logged.at, body))

    def _created(self, logged: log.Logged, body: log.Created) -> LogEvent:
        rules = game_class(body.settings.game)
        if not rules.plays(body.rules_version):
            raise NotNow("table-error-rules", found=body.rules_version, known=rules.rules_version)
        for number, new in enumerate(body.chairs, 1):
            self.chairs[str(number)] = Chair.new(str(number), new, self.chairs.values())
        self.teams = self.fresh_game("").team_places
        return LogEvent(logged.seq, logged.at, body)

    def _started(self, logged: log.Logged, body: log.Started) -> LogEvent:
        self.order = list(body.order)
        self.deal.begin(self.chairs.values(), body.promise)
        self.progress = GameInProgress(self.fresh_game(self.deal.game_seed()))
        self.teams = self.progress.game.team_places
        self.clocks = Clocks(self.settings, list(self.chairs))
        self.status = "running"
        self.game_seq = logged.seq
        self.peopled = {chair.id for chair in self.chairs.values() if chair.kind == "person"}
        for chair in self.chairs.values():
            chair.seen_at = logged.at
        self._mind_the_clock(logged.at, acted=True)
        return LogEvent(logged.seq, logged.at, body)

    def _played(self, logged: log.Logged, body: log.Played, move: Move | None) -> LogEvent:
        assert self.progress is not None
        if move is None:
            move = self.progress.consider(body.action, self.progress.game.seats[body.place])
        seats = {chair: self.progress.game.seats[place] for place, chair in enumerate(self.order)}
        decider, chair = self.decider, self.order[body.place]
        keep_premoves(self, chair, move.text)
        self.progress.make(move, final=body.by != "person" or not self.settings.undo)
        self.game_seq = logged.seq
        self.timed_out = None
        self.chairs[chair].reminded = False
        game = self.progress.game
        if game.result is not None:
            self.status = "over"
        self._mind_the_clock(logged.at, acted=chair == decider)
        what = replace(body, chair=chair, seat=move.seat, number=game.number)
        return LogEvent(logged.seq, logged.at, what, events=move.events, seats=seats)

    def _undone(self, logged: log.Logged, body: log.Undone) -> LogEvent:
        assert self.progress is not None
        self.progress.undo(body.count)
        self.game_seq = logged.seq
        self._mind_the_clock(logged.at, acted=False)
        return LogEvent(logged.seq, logged.at, replace(body, **self._taken_from(body.place)))

    def _taken_back(self, logged: log.Logged, body: log.TakenBack) -> LogEvent:
        assert self.progress is not None
        count = self.progress.go_back(body.place)
        self.game_seq, self.timed_out = logged.seq, None
        self._mind_the_clock(logged.at, acted=False)
        return LogEvent(logged.seq, logged.at, replace(body, count=count, **self._taken_from(body.place)))

    def _taken_from(self, place: int) -> dict[str, str | int]:
        """Whose actions were taken back, and where the game is now."""
        assert self.progress is not None
        game = self.progress.game
        return {"chair": self.order[place], "seat": game.seats[place], "number": game.number}

    def _changed(self, at: float, body: log.Body) -> log.Body:
        """Entries that touch no game, with what follows for those who hear of them."""
        if isinstance(body, log.Sat | log.BotSat | log.StoodUp | log.HandedOver):
            forget(self, body.chair)
        match body:
            case log.Sat(chair, nickname, secret):
                self.chairs[chair].sit(nickname, secret)
                self.chairs[chair].seen_at = at
                self.votes.pop(chair, None)
                self.peopled.add(chair)
                if self.host is None and self.host_secret is None:
                    self.host = chair
                self._mind_the_clock(at, acted=False)
            case log.BotSat(chair, bot):
                self.chairs[chair].seat_bot(bot, [one for one in self.chairs.values() if one.id != chair])
                self._find_host()
                self._mind_the_clock(at, acted=False)
            case log.StoodUp(chair, invitation):
                body = replace(body, nickname=self.chairs[chair].nickname)
                running = self.status in ("running", "paused")
                self.chairs[chair].stand_up(invitation, self.stand_in_bot if running else None)
                self._find_host()
                self._mind_the_clock(at, acted=False)
            case log.HandedOver(chair, invitation):
                self.chairs[chair].hand_over(invitation)
            case log.Renamed(chair, _, nickname):
                self.chairs[chair].nickname = nickname
            case log.Swapped(chair, other):
                self.chairs[chair].swap(self.chairs[other])
                if self.host in (chair, other):
                    self.host = other if self.host == chair else chair
            case log.Changed(settings):
                self.settings = settings
            case log.HostChanged(chair):
                self.host = chair
            case log.Salted() | log.Sealed() | log.SealsClosed() | log.SaltOpened() | log.CalledOff():
                self.deal.apply(body, at, self.chairs)
                if isinstance(body, log.SealsClosed):
                    self.members = dict(body.members)
            case log.Paused(chair):
                self.status, self.paused = "paused", (chair, at)
                if self.clocks is not None:
                    self.clocks.pause(at)
            case log.Resumed():
                self.status = "running"
                if self.clocks is not None:
                    self.clocks.resume(at)
                self._mind_the_clock(at, acted=False)
            case log.TimedOut(chair):
                self.timed_out = chair
                if self.clocks is not None:
                    self.clocks.expire()
            case log.StoodIn(chair, bot, cause):
                self.chairs[chair].stand_in, self.chairs[chair].stand_in_cause = bot, cause
                self.votes.pop(chair, None)
                self._mind_the_clock(at, acted=False)
            case log.CameBack(chair):
                self.chairs[chair].stand_in = None
                self._mind_the_clock(at, acted=False)
            case log.Voted(chair, absent):
                self.votes.setdefault(absent, []).append(chair)
            case log.Stopped(how, chairs):
                assert self.progress is not None
                self.progress.stop(how, [self.order.index(chair) for chair in chairs])
                self.game_seq, self.status, self.offers = self.seq, "over", {}
                self._mind_the_clock(at, acted=False)
            case log.RematchMade(table):
                self.rematch = table
            case log.Came(chair):
                self.chairs[chair].awaited = False
            case log.Away() | log.Gone() | log.Back() | log.SeatAsked() | log.SeatAnswered():
                attend(self, at, body)
            case log.ReturnAsked() | log.ReturnAnswered() | log.Returned():
                come_again(self.chairs[body.chair], at, body)
            case _:
                raise AssertionError(f"{type(body).__name__} happens elsewhere")
        return body

    def _find_host(self) -> None:
        """The host's rights go on to the next person when their chair is left."""
        if self.host is not None and self.chairs[self.host].kind != "person":
            self.host = next((chair.id for chair in self.chairs.values() if chair.kind == "person"), None)

    def _mind_the_clock(self, at: float, acted: bool) -> None:
        """Only people's time is counted, and only while a decision waits for them."""
        if self.clocks is None or self.status == "paused":
            return
        decider = self.decider
        counted = decider is not None and self.chairs[decider].plays_self
        self.clocks.turn_to(decider if counted else None, at, acted)


def check_playable(game: Game) -> None:
    """Raises Refusal for a game that a table cannot play."""
    if game.explicit_chance:
        raise Refusal("table-error-position-chance")
    if game.decision is None:
        raise Refusal("table-error-position-over")


def begin(settings: Settings, position: dict[str, Any] | None, seed: str, version: str | None = None) -> Game:
    """The game of an agreement, from its set-up or from a position; raises what the kernel raises."""
    if position is not None:
        return from_position(position, seed, version)
    game_class(settings.game)
    return new_game(settings.game, settings.mode, seed, settings.options, version=version)
