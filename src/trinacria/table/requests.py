"""What people ask of a table, and whether they may have it. Nothing is changed here: the answer is what to log."""

from collections.abc import Sequence

from trinacria.bots.reasons import explain
from trinacria.games import game_class
from trinacria.kernel import chance
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.preview import Line, Preview
from trinacria.table.chair import Chair
from trinacria.table.creation import check_settings, cleaned
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.offers.requests import OfferRequests
from trinacria.table.premoves.requests import PremoveRequests
from trinacria.table.rated.conditions import Sitting, check_rated, members_of
from trinacria.table.rated.meeting import missing
from trinacria.table.refusal import Forbidden, NotNow, Refusal, Stale, Unauthorized
from trinacria.table.returning import ReturnRequests
from trinacria.table.rights import Outcome
from trinacria.table.seats import SeatRequests
from trinacria.table.secret import hashed, new_secret
from trinacria.table.settings import Settings
from trinacria.table.state import BotTurn


class Requests(SeatRequests, OfferRequests, PremoveRequests, ReturnRequests):
    """The rights at one table. Every method raises Refusal where they end."""

    # ---------------------------------------------------------------- playing

    def play(self, viewer: Viewer, version: int, action: str) -> Outcome:
        """An answer to the open decision, or an anytime option."""
        table = self.table
        chair = self._seated(viewer)
        progress = self._running(version)
        if not chair.plays_self:
            raise Refusal("table-error-stand-in")
        place = table.order.index(chair.id)
        move = progress.consider(action, progress.game.seats[place])
        return Outcome((log.Played(place, move.text, "person"),), move)

    def play_bot(self, turn: BotTurn, action: str) -> Outcome:
        """A bot's answer; raises Stale when it is not asked any more."""
        if self.table.bot_turn != turn or self.table.progress is None:
            raise Stale("table-error-stale")
        progress = self.table.progress
        move = progress.consider(action, progress.game.seats[turn.place])
        return Outcome((log.Played(turn.place, action, turn.by),), move)

    def why(self, viewer: Viewer, action: str) -> IllegalAction | None:
        """Why an action is not legal in the viewer's open decision; None: it is."""
        chair = self._seated(viewer)
        progress = self._running(None)
        game, seat = progress.game, self.table.seat_of(chair.id)
        decision = game.decision
        assert decision is not None
        if decision.seat != seat:
            raise Refusal("table-error-not-asked")
        parsed = game.parse(action)
        return None if parsed in decision.actions else game.refusal(parsed)

    def preview(self, viewer: Viewer, action: str) -> Preview:
        """What an action of the viewer would cost and bring; raises what playing it would raise."""
        chair = self._seated(viewer)
        game, seat = self._running(None).game, self.table.seat_of(chair.id)
        assert seat is not None
        return game.preview(action, seat)

    def may_have_hint(self, viewer: Viewer) -> Chair:
        """The chair that must decide and may ask a bot what it would do."""
        chair = self._seated(viewer)
        self._running(None)
        if not self.table.settings.hints:
            raise Refusal("table-error-hints-off")
        if self.table.decider != chair.id:
            raise Refusal("table-error-not-asked")
        return chair

    def explain(self, viewer: Viewer, action: str, others: Sequence[str]) -> Line | None:
        """Why an action of the viewer's is good; nothing where that is unknown, or where the game has moved on."""
        self.may_have_hint(viewer)
        game = self._running(None).game
        decision = game.decision
        legal = () if decision is None else tuple([one.text for one in decision.actions])
        return explain(game, action, [other for other in others if other in legal]) if action in legal else None

    def undo(self, viewer: Viewer, version: int, count: int) -> Outcome:
        """Take back the last actions of one's own."""
        chair = self._seated(viewer)
        progress = self._running(version)
        if not self.table.settings.undo:
            raise Refusal("table-error-undo-off")
        place = self.table.order.index(chair.id)
        if count > progress.undoable(place):
            raise Refusal("table-error-no-undo")
        return Outcome((log.Undone(place, count),))

    # ---------------------------------------------------------------- before and around the game

    def sit(self, nickname: str, invitation: str | None, wish: str | None) -> Outcome:
        """Sit down: by an invitation, or before the start on any open chair."""
        table = self.table
        if table.status == "over":
            raise NotNow("table-error-over")
        if invitation is not None:
            chair = table.chair_of_invitation(invitation)
            if chair is None or wish not in (None, chair.id):
                raise Unauthorized("table-error-secret")
        else:
            # Later an opponent could look behind the screen of a chair that was left.
            if table.status != "lobby":
                raise NotNow("table-error-started")
            chair = self._open_chair(wish)
        token = new_secret("s")
        return Outcome((log.Sat(chair.id, self._name(nickname, chair), hashed(token)),), token=token)

    def give_seat(self, chair: str, nickname: str, secret: str) -> Outcome:
        """Before the start somebody who was asked gets an open chair; `secret` is the hash of what opens it."""
        self._lobby()
        open_chair = self._open_chair(chair)
        return Outcome((log.Sat(open_chair.id, self._name(nickname, open_chair), secret),))

    def seal(self, viewer: Viewer, seal: str) -> Outcome:
        """Show the seal of one's salt."""
        chair = self._seated(viewer)
        self._lobby()
        return Outcome((self.table.deal.seal(chair, seal),))

    def open_salt(self, viewer: Viewer, salt: str) -> Outcome:
        """Open one's salt, after the host has started; with the last one the game begins."""
        table = self.table
        chair = self._seated(viewer)
        opened = table.deal.check(chair, salt)
        last = table.deal.shut == [chair.id]
        body = log.SaltOpened(chair.id, salt)
        return Outcome((body, table.start_entry(opened)) if last else (body,))

    def call_off(self, viewer: Viewer, now: float) -> Outcome:
        """Throw the deal away, for a salt stayed shut: everybody seals anew."""
        self._host(viewer)
        return Outcome((self.table.deal.call_off(now),))

    def notify(
        self, viewer: Viewer, url: str | None, service: str | None = None, language: str | None = None
    ) -> Outcome:
        """Be told of one's turn at an address that was found fit, or not any more."""
        chair = self._seated(viewer)
        self._not_over()
        return Outcome((log.WebhookSet(chair.id, url, service, language),))

    def use_device(self, viewer: Viewer, on: bool) -> Outcome:
        """Be told of one's turn on a device, or on none any more."""
        chair = self._seated(viewer)
        self._not_over()
        return Outcome((log.DeviceSet(chair.id, on),))

    def turn_off_link(self, chair: str, holder: str) -> Outcome | None:
        """Have a seat opened by nothing but the own key of its player; `holder` is the hash of what opened it. None:
        that is done already."""
        seat = self._chair(chair)
        if not seat.opened_by(holder):
            raise Unauthorized("table-error-secret")
        return None if seat.link_off else Outcome((log.LinkOff(seat.id),))

    def rename(self, viewer: Viewer, nickname: str) -> Outcome:
        chair = self._seated(viewer)
        return Outcome((log.Renamed(chair.id, chair.nickname, self._name(nickname, chair)),))

    def leave(self, viewer: Viewer) -> Outcome:
        chair = self._seated(viewer)
        self._not_over()
        if self.table.settings.rated and self.table.status != "lobby":
            return Outcome((self._forfeit(chair),))
        got_up = log.StoodUp(chair.id, hashed(new_secret("i")), "self")
        if self.table.deal.opening:
            # Nobody has to stay; the others have opened their salts for nothing.
            return Outcome((self.table.deal.leave(chair), got_up))
        return Outcome((got_up,))

    def chat(self, viewer: Viewer, to: log.Channel, text: str) -> Outcome:
        if not (said := cleaned(text)):
            raise Refusal("table-error-empty")
        if viewer.chair is None and to != "spectators" and not (viewer.host and to == "table"):
            raise Forbidden("table-error-spectator")
        if viewer.chair is not None and to == "spectators" and self.table.status != "over":
            raise Refusal("table-error-spectators-only")
        if viewer.shares_address and to == "spectators" and self.table.status != "over":
            raise Refusal("table-error-beside")
        if to == "team" and len(self.table.team_of(viewer.chair)) < 2:
            raise Refusal("table-error-no-partner")
        name = self.table.chairs[viewer.chair].nickname if viewer.chair is not None else self._guest_name(viewer.name)
        return Outcome((log.Said(viewer.chair, name, to, said),))

    # ---------------------------------------------------------------- the host

    def start(self, viewer: Viewer, sitting: Sitting | None = None) -> Outcome:
        """Begin. At a rated table `sitting` says which members are there."""
        self._host(viewer)
        self._lobby()
        return self._start(sitting or {})

    def meet(self, sitting: Sitting) -> Outcome | None:
        """Begin, for people who were brought together: all of them have come and sealed."""
        table = self.table
        if not table.meets or table.status != "lobby" or table.deal.opening or missing(table):
            return None
        return self._start(sitting)

    def _start(self, sitting: Sitting) -> Outcome:
        table = self.table
        # A chair that was handed over waits for whoever has the link to it.
        if any(chair.bot is None and chair.secret is None for chair in table.chairs.values()):
            raise Refusal("table-error-chairs-open")
        awaited = [chair.nickname for chair in table.chairs.values() if chair.awaited]
        if awaited:
            raise Refusal("table-error-awaited", names=", ".join(awaited))
        members = members_of(list(table.chairs.values()), sitting) if table.settings.rated else {}
        promise = table.deal.promised(table.fresh_game(""), table.places, table.settled_order, table.chairs.values())
        if any(chair.seal is not None for chair in table.chairs.values()):
            return Outcome((log.SealsClosed(promise, members),))
        salts = {chair.id: chair.salt for chair in table.chairs.values() if chair.salt is not None}
        return Outcome((table.start_entry(salts, promise),))

    def pause(self, viewer: Viewer) -> Outcome:
        self._host(viewer)
        self._running(None)
        return Outcome((log.Paused(viewer.chair),))

    def swap(self, viewer: Viewer, one: str, other: str) -> Outcome:
        """Two chairs change places."""
        self._host(viewer)
        self._lobby()
        return Outcome((log.Swapped(self._chair(one).id, self._chair(other).id),))

    def change(self, viewer: Viewer, settings: Settings) -> Outcome:
        """Another agreement; the game and its mode stay."""
        self._host(viewer)
        self._lobby()
        now = self.table.settings
        if (settings.game, settings.mode) != (now.game, now.mode):
            raise Refusal("table-error-other-game")
        if settings.rated != now.rated:
            raise Refusal("table-error-rated-settled")
        rules = game_class(now.game)
        if rules.pack_of(settings.options) != rules.pack_of(now.options):
            raise Refusal("table-error-other-pack")
        check_settings(settings, self.table.position)
        return Outcome((log.Changed(check_rated(settings, self.table.position)),))

    # ---------------------------------------------------------------- what time brings

    def remind(self, chair_id: str, now: float) -> Outcome | None:
        """Somebody who is not there, and wants to be told elsewhere, must decide; or must do so soon."""
        table, chair = self.table, self.table.chairs[chair_id]
        if table.status != "running" or table.decider != chair_id or not chair.plays_self:
            return None
        if not chair.told_elsewhere:
            return None
        warn_at = table.clocks.warn_at if table.clocks is not None else None
        if warn_at is not None and warn_at <= now:
            return Outcome((log.Warned(chair_id),))
        return Outcome((log.Reminded(chair_id),)) if not chair.reminded else None

    def expire(self, now: float) -> Outcome | None:
        """The time of whoever thinks is up."""
        table = self.table
        deadline = table.clocks.deadline if table.clocks is not None else None
        decider = table.decider
        if table.status != "running" or deadline is None or now < deadline or decider is None:
            return None
        late = log.TimedOut(decider)
        if table.settings.rated:
            return Outcome((late, self._forfeit(table.chairs[decider])))
        if table.settings.on_timeout == "bot_takes_seat":
            return Outcome((late, log.StoodIn(decider, table.stand_in_bot, "clock")))
        return Outcome((late,))

    def rematch(self, viewer: Viewer, table_id: str) -> tuple[Outcome, log.Created]:
        """Another game among the same people, each one place further on; their secrets open the new table too.

        Who asks has agreed to it; the others agree by coming.
        """
        table, asker = self.table, self._seated(viewer)
        if table.status != "over":
            raise NotNow("table-error-not-over")
        if table.rematch is not None:
            raise Refusal("table-error-rematch-made")
        chairs = [
            log.NewChair(
                chair.nickname,
                chair.bot,
                chair.secret,
                chair.invitation,
                awaited=chair.kind == "person" and chair is not asker,
                keys=list(chair.keys),
                link_off=chair.link_off,
            )
            for chair in table.chairs.values()
        ]
        created = log.Created(
            table.settings,
            table.rules_version,
            table.content,
            chance.new_seed(),
            chairs,
            table.host,
            table.host_secret,
            None,
            table.id,
            [*table.order[1:], table.order[0]],
        )
        return Outcome((log.RematchMade(table_id),)), created

    # ---------------------------------------------------------------- chairs

    def _forfeit(self, chair: Chair) -> log.Body:
        """In a rated game the side of somebody who leaves, or whose time is up, has lost."""
        return log.Stopped("forfeited", list(self.table.team_of(chair.id)))

    def _open_chair(self, wish: str | None) -> Chair:
        if wish is not None:
            chair = self._chair(wish)
            if chair.kind != "open":
                raise NotNow("table-error-chair-taken", chair=chair.id)
            return chair
        for chair in self.table.chairs.values():
            if chair.kind == "open":
                return chair
        raise NotNow("table-error-full")
