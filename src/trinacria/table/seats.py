"""Whose seat is whose: taking seats, giving them away, bots for absent people, and the host's rights."""

from collections.abc import Collection

from trinacria.table.attendance import gone_at, grace_of, host_is_gone, host_passes_at, pause_ends
from trinacria.table.chair import Chair
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import NotNow, Refusal
from trinacria.table.rights import Outcome, Rights
from trinacria.table.secret import hashed, new_secret


class SeatRequests(Rights):
    """The rights to seats.

    Whoever holds a seat sees what it sees. So in a running game the host gives no seat away that is another's, unless
    its player agrees, or was away for the grace period and everybody could see it.
    """

    # ---------------------------------------------------------------- seats that change hands

    def seat_bot(self, viewer: Viewer, chair_id: str, bot: str) -> Outcome:
        """Put a bot on a chair that is open; before the start any, also in a bot's place; later the agreed one."""
        self._host(viewer)
        self._not_over()
        if self.table.settings.rated:
            raise Refusal("table-error-rated-bots")
        chair = self._chair(chair_id)
        begun = self.table.status != "lobby"
        if chair.kind == "person" or (begun and chair.kind == "bot"):
            raise NotNow("table-error-chair-taken", chair=chair.id)
        chosen = self._bot(bot)
        if begun:
            self._agreed(chosen)
        return Outcome((log.BotSat(chair.id, chosen),))

    def unseat(self, viewer: Viewer, chair_id: str, now: float) -> Outcome:
        """Take a person or a bot off a chair; the token is the invitation to it. Without a token: it was asked for."""
        self._host(viewer)
        self._not_over()
        self._keep_seats()
        chair = self._chair(chair_id)
        if (asking := self._ask_for(viewer, chair, now)) is not None:
            return asking
        token = new_secret("i")
        return Outcome((log.StoodUp(chair.id, hashed(token), "host"),), token=token)

    def hand_over(self, viewer: Viewer, chair_id: str | None, now: float) -> Outcome:
        """A new invitation to a person's chair; the old secret is dead. Without a token: it was asked for."""
        self._not_over()
        self._keep_seats()
        if chair_id is None or chair_id == viewer.chair:
            chair = self._seated(viewer)
        else:
            self._host(viewer)
            chair = self._chair(chair_id)
        if chair.kind != "person":
            raise Refusal("table-error-not-person", chair=chair.id)
        if (asking := self._ask_for(viewer, chair, now)) is not None:
            return asking
        token = new_secret("i")
        return Outcome((log.HandedOver(chair.id, hashed(token)),), token=token)

    def _keep_seats(self) -> None:
        """In a rated game who has begun it ends it."""
        if self.table.status != "lobby" and self.table.settings.rated:
            raise Refusal("table-error-rated-seat")

    def consent(self, viewer: Viewer, chair_id: str, yes: bool) -> Outcome:
        """Say whether the host may give a seat to somebody else; a yes may be taken back."""
        me, chair = self._seated(viewer), self._chair(chair_id)
        self._begun()
        request = chair.request
        if request is None or request.of != me.id or (yes and request.granted):
            raise Refusal("table-error-no-request")
        return Outcome((log.SeatAnswered(chair.id, me.id, yes),))

    def _ask_for(self, viewer: Viewer, chair: Chair, now: float) -> Outcome | None:
        """The question that comes before a seat can be had; None: it can."""
        of = self._whose_consent(viewer, chair)
        request = chair.request
        if of is None:
            return None
        if request is not None and (request.by, request.of) == (viewer.chair, of):
            if request.granted:
                return None
            raise Refusal("table-error-asked-already")
        if now < chair.declined_at + grace_of(self.table.settings):
            raise Refusal("table-error-declined")
        return Outcome((log.SeatAsked(chair.id, viewer.chair, of),))

    def _whose_consent(self, viewer: Viewer, chair: Chair) -> str | None:
        """The chair that must agree before another gets this seat."""
        if self.table.status == "lobby" or chair.id == viewer.chair:
            return None
        if chair.kind == "person":
            return None if chair.gone else chair.id
        # Nobody sits there, but a partner's secrets can be seen from there; who is away agrees to nothing.
        for partner in self.table.team_of(chair.id):
            one = self.table.chairs[partner]
            if one.kind == "person" and viewer.chair not in self.table.team_of(chair.id):
                return partner
        return None

    # ---------------------------------------------------------------- the host

    def resume(self, viewer: Viewer, now: float) -> Outcome:
        """Go on: the host, and everybody seated when the host is gone or has paused for long."""
        table = self.table
        if table.status != "paused":
            raise Refusal("table-error-not-paused")
        if not viewer.host:
            self._seated(viewer)
            if not host_is_gone(table) and now < pause_ends(table):
                raise Refusal("table-error-pause-held")
        return Outcome((log.Resumed(viewer.chair),))

    def give_host(self, viewer: Viewer, chair_id: str) -> Outcome:
        """Give the host's rights away."""
        self._host(viewer)
        chair = self._chair(chair_id)
        if chair.kind != "person":
            raise Refusal("table-error-not-person", chair=chair.id)
        return Outcome((log.HostChanged(chair.id),))

    def pass_host(self, now: float, present: Collection[str]) -> Outcome | None:
        """The host has been away for long: somebody who is there has the rights from now on."""
        due = host_passes_at(self.table)
        heir = self.heir(present)
        if due is None or now < due or heir is None or self.table.status not in ("running", "paused"):
            return None
        return Outcome((log.HostChanged(heir, "absence"),))

    def heir(self, present: Collection[str]) -> str | None:
        """Who would have the host's rights after the host."""
        people = (chair.id for chair in self.table.chairs.values() if chair.kind == "person" and chair.id in present)
        return next((chair for chair in people if chair != self.table.host), None)

    # ---------------------------------------------------------------- absent people

    def went(self, chair_id: str, since: float) -> Outcome | None:
        """A player's last connection ended a while ago."""
        chair = self.table.chairs[chair_id]
        if self.table.status not in ("running", "paused") or chair.kind != "person" or chair.away_since is not None:
            return None
        return Outcome((log.Away(chair_id, max(since, chair.seen_at)),))

    def lapse(self, chair_id: str, now: float) -> Outcome | None:
        """The grace period of an absent player is over."""
        chair = self.table.chairs[chair_id]
        due = gone_at(self.table, chair)
        if self.table.status not in ("running", "paused") or chair.gone or due is None or now < due:
            return None
        return Outcome((log.Gone(chair_id),))

    def returned(self, viewer: Viewer) -> Outcome | None:
        """A person comes to a rematch, or back from an absence to play again without asking."""
        chair = self.table.chairs.get(viewer.chair or "")
        if chair is None or self.table.status == "over":
            return None
        bodies: list[log.Body] = [log.Came(chair.id)] if chair.awaited else []
        if chair.away_since is not None:
            bodies.append(log.Back(chair.id))
        if chair.stand_in is not None and chair.stand_in_cause != "self":
            bodies.append(log.CameBack(chair.id))
        return Outcome(tuple(bodies)) if bodies else None

    def stand_in(self, viewer: Viewer, chair_id: str, bot: str | None, present: Collection[str]) -> Outcome:
        """Let a bot play for a chair: one's own at will; one that is gone by the host or all others who are there."""
        table = self.table
        self._begun()
        if self.table.settings.rated:
            raise Refusal("table-error-rated-bots")
        chair = self._chair(chair_id)
        if chair.kind != "person" or chair.stand_in is not None:
            raise Refusal("table-error-not-person", chair=chair.id)
        chosen = self._bot(bot) if bot is not None else table.stand_in_bot
        if viewer.chair == chair.id:
            return Outcome((log.StoodIn(chair.id, chosen, "self"),))
        if chair.id in present:
            raise Refusal("table-error-present", chair=chair.id)
        self._agreed(chosen)
        if not chair.gone:
            raise Refusal("table-error-not-gone", chair=chair.id)
        if viewer.host:
            return Outcome((log.StoodIn(chair.id, chosen, "host"),))
        me = self._seated(viewer).id
        votes = {*table.votes.get(chair.id, ()), me}
        if me in table.votes.get(chair.id, ()):
            raise Refusal("table-error-voted")
        voters = {one.id for one in table.chairs.values() if one.plays_self and one.id in present} - {chair.id}
        voted = log.Voted(me, chair.id)
        if voters <= votes:
            return Outcome((voted, log.StoodIn(chair.id, chosen, "vote")))
        return Outcome((voted,))

    def come_back(self, viewer: Viewer) -> Outcome:
        """Take one's seat back from the bot."""
        chair = self._seated(viewer)
        if chair.stand_in is None:
            raise Refusal("table-error-no-stand-in")
        return Outcome((log.CameBack(chair.id),))

    def absent(self, chair_id: str) -> Outcome | None:
        """A decision has waited too long for somebody who is not there."""
        table, chair = self.table, self.table.chairs[chair_id]
        if table.status != "running" or table.decider != chair_id or not chair.plays_self or not chair.gone:
            return None
        return Outcome((log.StoodIn(chair_id, table.stand_in_bot, "absence"),))

    def _agreed(self, bot: str) -> None:
        """Nobody chooses a weak bot for somebody else."""
        if bot != self.table.stand_in_bot:
            raise Refusal("table-error-bot-agreed", bot=self.table.stand_in_bot)
