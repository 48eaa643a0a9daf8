"""What people ask of a table, and whether they may have it. Nothing is changed here: the answer is what to log."""

from trinacria.kernel import chance
from trinacria.kernel.errors import IllegalAction
from trinacria.table.chair import Chair
from trinacria.table.creation import check_settings, cleaned
from trinacria.table.history import log
from trinacria.table.history import told as story
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Refusal, Stale
from trinacria.table.rights import Step
from trinacria.table.seats import SeatDesk
from trinacria.table.secret import hashed, new_secret
from trinacria.table.settings import Settings
from trinacria.table.state import BotTurn


class Desk(SeatDesk):
    """The rights at one table. Every method raises Refusal where they end."""

    # ---------------------------------------------------------------- playing

    def play(self, viewer: Viewer, version: int, action: str) -> Step:
        """An answer to the open decision, or an anytime option."""
        table = self.table
        chair = self._seated(viewer)
        course = self._running(version)
        if not chair.plays_self:
            raise Refusal("table-error-stand-in")
        place = table.order.index(chair.id)
        move = course.consider(action, course.game.seats[place])
        return Step((log.Acted(place, move.text, "person"),), move)

    def play_bot(self, turn: BotTurn, action: str) -> Step:
        """A bot's answer; raises Stale when it is not asked any more."""
        if self.table.bot_turn != turn or self.table.course is None:
            raise Stale("table-error-stale")
        course = self.table.course
        move = course.consider(action, course.game.seats[turn.place])
        return Step((log.Acted(turn.place, action, turn.by),), move)

    def why(self, viewer: Viewer, action: str) -> IllegalAction | None:
        """Why an action is not legal in the viewer's open decision; None: it is."""
        chair = self._seated(viewer)
        course = self._running(None)
        game, seat = course.game, self.table.seat_of(chair.id)
        decision = game.decision
        assert decision is not None
        if decision.seat != seat:
            raise Refusal("table-error-not-asked")
        found = game.parse(action)
        return None if found in decision.actions else game.refusal(found)

    def may_have_hint(self, viewer: Viewer) -> Chair:
        """The chair that must decide and may ask a bot what it would do."""
        chair = self._seated(viewer)
        self._running(None)
        if not self.table.settings.hints:
            raise Refusal("table-error-hints-off")
        if self.table.decider != chair.id:
            raise Refusal("table-error-not-asked")
        return chair

    def undo(self, viewer: Viewer, version: int, count: int) -> Step:
        """Take back the last actions of one's own."""
        chair = self._seated(viewer)
        course = self._running(version)
        if not self.table.settings.undo:
            raise Refusal("table-error-undo-off")
        place = self.table.order.index(chair.id)
        if count > course.undoable(place):
            raise Refusal("table-error-no-undo")
        return Step((log.TookBack(place, count),))

    # ---------------------------------------------------------------- before and around the game

    def sit(self, nickname: str, invitation: str | None, wish: str | None) -> Step:
        """Sit down: by an invitation, or before the start on any open chair."""
        table = self.table
        if table.status == "over":
            raise Refusal("table-error-over")
        if invitation is not None:
            chair = table.chair_of_invitation(invitation)
            if chair is None or wish not in (None, chair.id):
                raise Refusal("table-error-secret")
        else:
            # Later an opponent could look behind the screen of a chair that was left.
            if table.status != "lobby":
                raise Refusal("table-error-started")
            chair = self._open_chair(wish)
        token = new_secret("s")
        return Step((log.SatDown(chair.id, self._name(nickname), hashed(token)),), token=token)

    def seal(self, viewer: Viewer, seal: str) -> Step:
        """Show the seal of one's salt."""
        chair = self._seated(viewer)
        self._lobby()
        return Step((self.table.deal.seal(chair, seal),))

    def open_salt(self, viewer: Viewer, salt: str) -> Step:
        """Open one's salt, after the host has started; with the last one the game begins."""
        table = self.table
        chair = self._seated(viewer)
        opened = table.deal.check(chair, salt)
        last = table.deal.shut == [chair.id]
        body = log.SaltOpened(chair.id, salt)
        return Step((body, table.begun(opened)) if last else (body,))

    def call_off(self, viewer: Viewer, now: float) -> Step:
        """Throw the deal away, for a salt stayed shut: everybody seals anew."""
        self._host(viewer)
        return Step((self.table.deal.call_off(now),))

    def notify(self, viewer: Viewer, url: str | None) -> Step:
        """Be told of one's turn at an address that was found fit, or not any more."""
        chair = self._seated(viewer)
        self._not_over()
        return Step((log.NoticeSet(chair.id, url),))

    def rename(self, viewer: Viewer, nickname: str) -> Step:
        """Be called otherwise."""
        chair = self._seated(viewer)
        return Step((story.Renamed(chair.id, chair.nickname, self._name(nickname)),))

    def leave(self, viewer: Viewer) -> Step:
        """Stand up."""
        chair = self._seated(viewer)
        self._not_over()
        got_up = log.GotUp(chair.id, hashed(new_secret("i")), "self")
        if self.table.deal.opening:
            # Nobody has to stay; the others have opened their salts for nothing.
            return Step((self.table.deal.leave(chair), got_up))
        return Step((got_up,))

    def chat(self, viewer: Viewer, to: story.Channel, text: str) -> Step:
        """Say something."""
        if not (said := cleaned(text)):
            raise Refusal("table-error-empty")
        if viewer.chair is None and to != "spectators" and not (viewer.host and to == "table"):
            raise Refusal("table-error-spectator")
        if viewer.chair is not None and to == "spectators" and self.table.status != "over":
            raise Refusal("table-error-spectators-only")
        if viewer.beside and to == "spectators" and self.table.status != "over":
            raise Refusal("table-error-beside")
        if to == "team" and len(self.table.team_of(viewer.chair)) < 2:
            raise Refusal("table-error-no-partner")
        name = self.table.chairs[viewer.chair].nickname if viewer.chair is not None else cleaned(viewer.name)
        return Step((log.Spoke(viewer.chair, name, to, said),))

    # ---------------------------------------------------------------- the host

    def start(self, viewer: Viewer) -> Step:
        """Begin the game."""
        self._host(viewer)
        self._lobby()
        table = self.table
        # A chair that was handed over waits for whoever has the link to it.
        if any(chair.bot is None and chair.secret is None for chair in table.chairs.values()):
            raise Refusal("table-error-chairs-open")
        promise = table.deal.promised(table.fresh_game(""), table.places, table.settled_order, table.chairs.values())
        if any(chair.seal is not None for chair in table.chairs.values()):
            return Step((story.SealsClosed(promise),))
        salts = {chair.id: chair.salt for chair in table.chairs.values() if chair.salt is not None}
        return Step((table.begun(salts, promise),))

    def pause(self, viewer: Viewer) -> Step:
        """Stop the clocks."""
        self._host(viewer)
        self._running(None)
        return Step((story.Paused(viewer.chair),))

    def swap(self, viewer: Viewer, one: str, other: str) -> Step:
        """Two chairs change places."""
        self._host(viewer)
        self._lobby()
        return Step((story.Swapped(self._chair(one).id, self._chair(other).id),))

    def change(self, viewer: Viewer, settings: Settings) -> Step:
        """Another agreement; the game and its mode stay."""
        self._host(viewer)
        self._lobby()
        now = self.table.settings
        if (settings.game, settings.mode) != (now.game, now.mode):
            raise Refusal("table-error-other-game")
        check_settings(settings, self.table.position)
        return Step((story.Changed(settings),))

    # ---------------------------------------------------------------- what time brings

    def remind(self, chair_id: str) -> Step | None:
        """Somebody who is not there, and wants to be told elsewhere, must decide."""
        table, chair = self.table, self.table.chairs[chair_id]
        if table.status != "running" or table.decider != chair_id or not chair.plays_self:
            return None
        return Step((story.Reminded(chair_id),)) if chair.webhook is not None and not chair.reminded else None

    def expire(self, now: float) -> Step | None:
        """The time of whoever thinks is up."""
        table = self.table
        deadline = table.clocks.deadline if table.clocks is not None else None
        decider = table.decider
        if table.status != "running" or deadline is None or now < deadline or decider is None:
            return None
        late = story.TimedOut(decider)
        if table.settings.on_timeout == "bot_takes_seat":
            return Step((late, story.StoodIn(decider, table.stand_in_bot, "clock")))
        return Step((late,))

    def rematch(self, viewer: Viewer, table_id: str) -> tuple[Step, log.TableLaid]:
        """Another game among the same people, each one place further on; their secrets open the new table too."""
        table = self.table
        self._seated(viewer)
        if table.status != "over":
            raise Refusal("table-error-not-over")
        if table.rematch is not None:
            raise Refusal("table-error-rematch-made")
        chairs = [
            log.ChairLaid(chair.nickname, chair.bot, chair.secret, chair.invitation) for chair in table.chairs.values()
        ]
        laid = log.TableLaid(
            table.settings,
            table.rules,
            table.content,
            chance.new_seed(),
            chairs,
            table.host,
            table.host_secret,
            None,
            table.id,
            [*table.order[1:], table.order[0]],
        )
        return Step((story.RematchMade(table_id),)), laid

    # ---------------------------------------------------------------- chairs

    def _open_chair(self, wish: str | None) -> Chair:
        if wish is not None:
            chair = self._chair(wish)
            if chair.kind != "open":
                raise Refusal("table-error-chair-taken", chair=chair.id)
            return chair
        for chair in self.table.chairs.values():
            if chair.kind == "open":
                return chair
        raise Refusal("table-error-full")
