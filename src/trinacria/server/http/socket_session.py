"""A client at a table: each of its messages becomes a request to the table."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.http.messages import Gone, Socket, id_in, read
from trinacria.server.live.connection import Connection
from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.ops.limits import CUT_OFF, PATIENCE
from trinacria.server.ops.logs import mark_of
from trinacria.server.ops.quotas import maker_of
from trinacria.server.wire import protocol
from trinacria.server.wire.answers import because, preview_line, preview_lines, refused
from trinacria.server.wire.envelope import encode
from trinacria.server.work.fair_queue import Ticket
from trinacria.speech.saying import ABOUT_ACTIONS
from trinacria.table.bots import bots_for
from trinacria.table.refusal import Forbidden, Refusal, ServerFault, Stale, Unauthorized
from trinacria.table.requests import Requests
from trinacria.table.rights import Outcome
from trinacria.table.secret import new_table_id
from trinacria.table.store import Conflict, StoreFailed

LAST_WORDS = 5.0
"""Seconds to send what still waits."""
OVER, LATER = 1000, 1013
"""The codes that a connection is closed with: usually, and when it may come later."""
READING = (protocol.Hello, protocol.Ping, protocol.Why, protocol.Preview, protocol.Foresee)
"""What changes nothing, and tells nothing that the screen does not show."""
MOVES = (protocol.Play, protocol.Premove, protocol.Undo)
FLOODS = ("table-error-flood", "table-error-much-stored")
"""Refusals of what is too much."""

_log = logging.getLogger("trinacria.socket")


class SocketSession:
    """One connection from its hello to its end."""

    def __init__(
        self,
        socket: Socket,
        tables: LiveTables,
        live: LiveTable,
        connection: Connection,
        last_seq: int,
        key: str | None = None,
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.live = live
        self.connection = connection
        self.last_seq = last_seq
        self.key = key
        """By which somebody known has come."""
        self.lost_key = False
        """Whether that key is worth nothing any more."""
        self.code = OVER

    async def stay(self) -> None:
        """Answer until the client goes, or is sent away."""
        pump, watch = asyncio.create_task(self._pump()), asyncio.create_task(self._watch_key())
        try:
            try:
                await self.live.welcome(self.connection, self.last_seq)
            except StoreFailed as error:
                self._send(refused(error, self.connection.words, {}, None))
                self.code = LATER
                self.connection.close()
            await self._listen()
        finally:
            watch.cancel()
            self.live.leave(self.connection)
            # What waits is still sent to whom the server itself sends away.
            self.connection.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(pump, LAST_WORDS)

    async def _pump(self) -> None:
        with contextlib.suppress(Gone, RuntimeError, OSError):
            await self.connection.pump(self.socket.send)
            await self.socket.close(self.code)

    async def _listen(self) -> None:
        floods = 0
        while not self.connection.closing:
            text: str | bytes = ""
            try:
                text = await self.socket.receive()
                self._limit()
                message = read(text)
                self.tables.services.counts.message(type(message).__name__.lower())
                self.connection.answering = True
                self._send(await self._answer(message))
                floods = 0
            except TrinacriaError as error:
                floods = floods + 1 if error.key in FLOODS else 0
                if floods == PATIENCE:
                    self.code = CUT_OFF
                    self.connection.close()
                self.tables.services.counts.refusal(error.key)
                names = self.live.table.names
                self._send(refused(error, self.connection.words, names, id_in(text), self._seen(error)))
                if isinstance(error, Stale):
                    table, viewer = self.live.table, self.connection.viewer
                    screen = table.screens([viewer])[viewer]
                    self.connection.send(encode({"type": "resync", "seq": table.seq, "screen": screen}))
            except Gone:
                raise
            except Exception:
                _log.exception("message_failed", extra={"table": mark_of(self.live.table.id)})
                self._send(refused(ServerFault("table-error-fault"), self.connection.words, {}, id_in(text)))
            finally:
                self.connection.answering = False
            if self.lost_key:
                self.connection.close()
            elif self.connection.farewell is not None:
                self.live.audience.part(self.connection, self.connection.farewell)

    def _seen(self, error: TrinacriaError) -> dict[str, Any] | None:
        """The game that an error is told with; most are told without."""
        return self.live.table.game_seen_by(self.connection.viewer) if isinstance(error, ABOUT_ACTIONS) else None

    def _limit(self) -> None:
        """Raises Refusal when this seat says too much."""
        viewer = self.connection.viewer
        self.tables.services.limits.message(self.live.table.id, viewer.chair, self.socket.address)

    def _check_store(self, message: protocol.Asked) -> None:
        """Raises Refusal when this address has too much stored."""
        self.tables.services.limits.store(self.socket.address, move=isinstance(message, MOVES))

    def _send(self, message: protocol.ServerMessage) -> None:
        self.connection.send(encode(message))

    async def _answer(self, message: protocol.ClientMessage) -> protocol.ServerMessage:
        viewer, live = self.connection.viewer, self.live
        if not isinstance(message, READING):
            await self._check_key()
        match message:
            case protocol.Hello():
                raise Refusal("table-error-hello-again")
            case protocol.Ping():
                return protocol.Pong(live.now())
            case protocol.Why():
                error = live.writer.requests.why(viewer, message.action)
                if error is None:
                    return protocol.Done(message.id)
                view = live.table.game_seen_by(viewer)
                assert view is not None
                return because(error, self.connection.words, live.table.names, message.id, view)
            case protocol.Preview():
                preview = live.writer.requests.preview(viewer, message.action)
                return protocol.Previewed(message.id, preview_lines(preview))
            case protocol.Foresee():
                return protocol.Foreseen(message.id, live.writer.requests.foresee(viewer, message.planned))
            case protocol.Hint():
                return await self._hint(message)
            case protocol.Plan():
                self._check_store(message)
                await live.plans.draw(viewer, message.put, message.drop)
                return protocol.Done(message.id)
            case protocol.Rematch():
                return await self._rematch(message)
            case protocol.Change() if message.settings.listed and not live.table.settings.listed:
                await self.tables.services.quotas.check_listing(maker_of(self.socket.address))
        self._check_store(message)
        await self._check_conduct(message)
        if isinstance(message, protocol.Start) and live.table.settings.rated:
            return await self._start_rated(message)
        seq, token = await live.writer.ask(self._asked(message.id), self._of_the_holder(self._request(message)))
        return protocol.Done(message.id, seq, token)

    async def _start_rated(self, message: protocol.Start) -> protocol.Done:
        """Begin a game that changes ratings: of the members who sit there."""
        live, viewer = self.live, self.connection.viewer
        sitting = await self.tables.services.neighbours.sitting(live.table)
        make = self._of_the_holder(lambda requests: requests.start(viewer, sitting))
        seq, token = await live.writer.ask(self._asked(message.id), make)
        return protocol.Done(message.id, seq, token)

    async def _check_key(self) -> None:
        """Raises Refusal when the key of a seat has lost its rights since it came: the member was suspended or removed,
        or has signed this device out. The connection ends then; whoever comes back is what the key is now."""
        if self.key is None or self.connection.viewer.chair is None:
            return
        try:
            await self.tables.services.members.check(self.key)
        except (Forbidden, Unauthorized):
            self.lost_key = True
            raise

    async def _watch_key(self) -> None:
        """Whoever only listens is looked at from time to time: a device that was signed out sees no hand any more."""
        while self.key is not None and self.connection.viewer.chair is not None:
            await asyncio.sleep(self.tables.services.key_checked_every)
            try:
                await self._check_key()
            except StoreFailed:
                continue
            except Refusal:
                self.connection.close()
                return

    async def _check_conduct(self, message: protocol.Asked) -> None:
        """Raises Refusal for words that are unwanted here, and for somebody who may not speak."""
        conduct, secret, chair = self.tables.services.conduct, self.connection.secret, self.connection.viewer.chair
        match message:
            case protocol.Chat():
                seat = None if chair is None or secret is None else (self.live.table.id, chair, secret)
                await conduct.check_line(message.text, self.key, seat)
                if chair is None:
                    await self.tables.services.neighbours.check_watcher(self.live.table.id, self.key)
            case protocol.Rename():
                await conduct.check_names([message.nickname])
            case protocol.Change():
                await conduct.check_names([message.settings.name])

    def _asked(self, id: str) -> str | None:
        """Under which name a request is remembered. Spectators have none: nothing they can ask is worth it."""
        viewer = self.connection.viewer
        return f"{viewer.chair or 'host'}/{id}" if viewer.chair is not None or viewer.host else None

    def _of_the_holder(self, make: Callable[[Requests], Outcome]) -> Callable[[Requests], Outcome]:
        """While a request waited for its turn, the asker may have lost the chair."""

        def made(requests: Requests) -> Outcome:
            secret = self.connection.secret
            if secret is not None and (self.connection.closing or not requests.table.opens(secret)):
                raise Unauthorized("table-error-secret")
            return make(requests)

        return made

    def _request(self, message: protocol.Asked) -> Callable[[Requests], Outcome]:
        """What a message asks of the table."""
        viewer, live, now = self.connection.viewer, self.live, self.live.now
        match message:
            case protocol.Play():
                return lambda requests: requests.play(viewer, message.version, message.action)
            case protocol.Premove():
                return lambda requests: requests.premove(viewer, message.version, message.actions)
            case protocol.Undo():
                return lambda requests: requests.undo(viewer, message.version, message.count)
            case protocol.Chat():
                return lambda requests: requests.chat(viewer, message.to, message.text)
            case protocol.AddSalt():
                raise Refusal("table-error-open-salt")
            case protocol.Seal():
                return lambda requests: requests.seal(viewer, message.seal)
            case protocol.OpenSalt():
                return lambda requests: requests.open_salt(viewer, message.salt)
            case protocol.CallOff():
                return lambda requests: requests.call_off(viewer, now())
            case protocol.Notify():
                url = self.tables.services.reminders.check(message.url) if message.url is not None else None
                spoken = self.connection.words.language
                return lambda requests: requests.notify(viewer, url, message.service, spoken)
            case protocol.Rename():
                return lambda requests: requests.rename(viewer, message.nickname)
            case protocol.Leave():
                return lambda requests: requests.leave(viewer)
            case protocol.Start():
                return lambda requests: requests.start(viewer)
            case protocol.Pause():
                return lambda requests: requests.pause(viewer)
            case protocol.Resume():
                return lambda requests: requests.resume(viewer, now())
            case protocol.SeatBot():
                if not live.has_bots:
                    self.tables.check_bots(live.owner)
                return lambda requests: requests.seat_bot(viewer, message.chair, message.bot)
            case protocol.Unseat():
                return lambda requests: requests.unseat(viewer, message.chair, now())
            case protocol.HandOver():
                return lambda requests: requests.hand_over(viewer, message.chair, now())
            case protocol.Consent():
                return lambda requests: requests.consent(viewer, message.chair, message.yes)
            case protocol.AnswerReturn():
                return lambda requests: requests.answer_return(
                    viewer, message.chair, message.yes, live.presence.current().chairs
                )
            case protocol.Swap():
                return lambda requests: requests.swap(viewer, message.chair, message.other)
            case protocol.Change():
                return lambda requests: requests.change(viewer, message.settings)
            case protocol.GiveHost():
                return lambda requests: requests.give_host(viewer, message.chair)
            case protocol.StandIn():
                return lambda requests: requests.stand_in(
                    viewer, message.chair, message.bot, live.presence.current().chairs
                )
            case protocol.MakeOffer():
                return lambda requests: requests.offer(viewer, message.what, now())
            case protocol.AnswerOffer():
                return lambda requests: requests.answer_offer(viewer, message.yes, message.version)
            case protocol.ComeBack():
                return lambda requests: requests.come_back(viewer)
        raise AssertionError(f"{type(message).__name__} is answered elsewhere")

    async def _hint(self, message: protocol.Hint) -> protocol.Hinted:
        """What a bot would do in the viewer's place, seeing what the viewer sees."""
        live, table, viewer = self.live, self.live.table, self.connection.viewer
        live.writer.requests.may_have_hint(viewer)
        services, address = self.tables.services, self.connection.address
        services.limits.hint(address)
        bot = bots_for(table.settings.game)[0]
        action, promises = await services.thinkers.advise(table.seq, table.observed_by(bot), Ticket(address))
        reason = live.writer.requests.explain(viewer, action, [promise[0] for promise in promises])
        told = None if reason is None else preview_line(reason)
        return protocol.Hinted(message.id, action, [protocol.Promised(*promise) for promise in promises], told)

    async def _rematch(self, message: protocol.Rematch) -> protocol.Done:
        """A new table first, then the entry that leads there."""
        live, viewer = self.live, self.connection.viewer
        if live.table.rematch is None:
            self._check_store(message)
            id = new_table_id()
            _, created = live.writer.requests.rematch(viewer, id)
            made = await self.tables.create(created, id, self.connection.address)
            try:
                await live.writer.ask(self._asked(message.id), lambda requests: requests.rematch(viewer, id)[0])
            except Refusal:
                # Another was faster; the way to that one is the answer.
                if live.table.rematch is None:
                    raise
            else:
                # Their links open it, whatever goes wrong here.
                with contextlib.suppress(Refusal, Conflict):
                    await self.tables.services.members.follow(live.table.id, made.table)
        return protocol.Done(message.id, table=live.table.rematch)
