"""What people ask of a table, and whether they may have it. Nothing is changed here: the answer is what to log."""

from collections.abc import Collection
from dataclasses import dataclass

from trinacria.kernel import chance
from trinacria.kernel.errors import IllegalAction
from trinacria.table import entry as log
from trinacria.table import story
from trinacria.table.bots import bots_for
from trinacria.table.chair import Chair
from trinacria.table.course import Course, Move
from trinacria.table.happened import Viewer
from trinacria.table.laying import check_settings, cleaned
from trinacria.table.refusal import Refusal, Stale
from trinacria.table.secret import hashed, new_secret
from trinacria.table.settings import Settings
from trinacria.table.table import BotTurn, Table, check_playable


@dataclass(frozen=True)
class Step:
    """What shall be logged, in this order; and what the asker alone is told."""

    bodies: tuple[log.Body, ...]
    thought: Move | Course | None = None
    """The first body's action, or the beginning of its game, thought through: nothing is stored that cannot happen."""
    token: str | None = None


class Desk:
    """The rights at one table. Every method raises Refusal where they end."""

    def __init__(self, table: Table) -> None:
        self.table = table

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

    def salt(self, viewer: Viewer, text: str) -> Step:
        """Add salt to the seed."""
        chair = self._seated(viewer)
        self._lobby()
        return Step((log.SaltAdded(chair.id, text),))

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
        return Step((log.GotUp(chair.id, hashed(new_secret("i")), "self"),))

    def chat(self, viewer: Viewer, to: story.Channel, text: str) -> Step:
        """Say something."""
        if not (said := cleaned(text)):
            raise Refusal("table-error-empty")
        if viewer.chair is None and to != "spectators" and not (viewer.host and to == "table"):
            raise Refusal("table-error-spectator")
        if viewer.chair is not None and to == "spectators" and self.table.status != "over":
            raise Refusal("table-error-spectators-only")
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
        if any(chair.kind == "open" for chair in table.chairs.values()):
            raise Refusal("table-error-chairs-open")
        game = table.fresh_game(table.game_seed)
        check_playable(game)
        game.views([None, *game.seats])
        return Step((log.Begun(self._order()),), Course(game))

    def pause(self, viewer: Viewer) -> Step:
        """Stop the clocks."""
        self._host(viewer)
        self._running(None)
        return Step((story.Paused(viewer.chair),))

    def resume(self, viewer: Viewer) -> Step:
        """Go on."""
        self._host(viewer)
        if self.table.status != "paused":
            raise Refusal("table-error-not-paused")
        return Step((story.Resumed(viewer.chair),))

    def seat_bot(self, viewer: Viewer, chair_id: str, bot: str) -> Step:
        """Put a bot on a chair that is open; before the start also in a bot's place."""
        self._host(viewer)
        self._not_over()
        chair = self._chair(chair_id)
        if chair.kind == "person":
            raise Refusal("table-error-chair-taken", chair=chair.id)
        return Step((story.BotSat(chair.id, self._bot(bot)),))

    def unseat(self, viewer: Viewer, chair_id: str) -> Step:
        """Take a person or a bot off a chair; the token is the invitation to it."""
        self._host(viewer)
        self._not_over()
        chair = self._chair(chair_id)
        token = new_secret("i")
        return Step((log.GotUp(chair.id, hashed(token), "host"),), token=token)

    def hand_over(self, viewer: Viewer, chair_id: str | None) -> Step:
        """A new invitation to a person's chair; the old secret is dead."""
        self._not_over()
        if chair_id is None or chair_id == viewer.chair:
            chair = self._seated(viewer)
        else:
            self._host(viewer)
            chair = self._chair(chair_id)
        if chair.kind != "person":
            raise Refusal("table-error-not-person", chair=chair.id)
        token = new_secret("i")
        return Step((log.Handed(chair.id, hashed(token)),), token=token)

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

    def give_host(self, viewer: Viewer, chair_id: str) -> Step:
        """Give the host's rights away."""
        self._host(viewer)
        chair = self._chair(chair_id)
        if chair.kind != "person":
            raise Refusal("table-error-not-person", chair=chair.id)
        return Step((story.HostChanged(chair.id),))

    # ---------------------------------------------------------------- absent people

    def stand_in(self, viewer: Viewer, chair_id: str, bot: str | None, present: Collection[str]) -> Step:
        """Let a bot play for a chair: one's own at will; an absent one by the host or by all others who are there."""
        table = self.table
        self._begun()
        chair = self._chair(chair_id)
        if chair.kind != "person" or chair.stand_in is not None:
            raise Refusal("table-error-not-person", chair=chair.id)
        chosen = self._bot(bot) if bot is not None else table.stand_in_bot
        if viewer.chair == chair.id:
            return Step((story.StoodIn(chair.id, chosen, "self"),))
        if chair.id in present:
            raise Refusal("table-error-present", chair=chair.id)
        if viewer.host:
            return Step((story.StoodIn(chair.id, chosen, "host"),))
        me = self._seated(viewer).id
        votes = {*table.votes.get(chair.id, ()), me}
        if me in table.votes.get(chair.id, ()):
            raise Refusal("table-error-voted")
        voters = {one.id for one in table.chairs.values() if one.plays_self and one.id in present} - {chair.id}
        voted = story.Voted(me, chair.id)
        if voters <= votes:
            return Step((voted, story.StoodIn(chair.id, chosen, "vote")))
        return Step((voted,))

    def come_back(self, viewer: Viewer) -> Step:
        """Take one's seat back from the bot."""
        chair = self._seated(viewer)
        if chair.stand_in is None:
            raise Refusal("table-error-no-stand-in")
        return Step((story.CameBack(chair.id),))

    def returned(self, viewer: Viewer) -> Step | None:
        """Whoever comes back from an absence plays again without asking."""
        chair = self.table.chairs.get(viewer.chair or "")
        if chair is None or chair.stand_in is None or chair.stand_in_cause == "self" or self.table.status == "over":
            return None
        return Step((story.CameBack(chair.id),))

    def absent(self, chair_id: str) -> Step | None:
        """A decision has waited too long for somebody who is not there."""
        table = self.table
        if table.status != "running" or table.decider != chair_id or not table.chairs[chair_id].plays_self:
            return None
        return Step((story.StoodIn(chair_id, table.stand_in_bot, "absence"),))

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

    # ---------------------------------------------------------------- who may

    def _seated(self, viewer: Viewer) -> Chair:
        if viewer.chair is None:
            raise Refusal("table-error-spectator")
        return self.table.chairs[viewer.chair]

    def _name(self, nickname: str) -> str:
        name = cleaned(nickname)
        if not name:
            raise Refusal("table-error-empty")
        return name

    def _host(self, viewer: Viewer) -> None:
        if not viewer.host:
            raise Refusal("table-error-not-host")

    def _lobby(self) -> None:
        if self.table.status != "lobby":
            raise Refusal("table-error-started")

    def _not_over(self) -> None:
        if self.table.status == "over":
            raise Refusal("table-error-over")

    def _begun(self) -> None:
        if self.table.status == "lobby":
            raise Refusal("table-error-not-started")
        self._not_over()

    def _running(self, version: int | None) -> Course:
        """The course of the game, if it runs and the asker has seen where it is."""
        table = self.table
        # Who has not seen the last of it has not seen the end or the pause either.
        if version is not None and version < table.game_seq:
            raise Stale("table-error-stale")
        self._begun()
        if table.status == "paused":
            raise Refusal("table-error-paused")
        assert table.course is not None
        return table.course

    def _chair(self, chair: str) -> Chair:
        found = self.table.chairs.get(chair)
        if found is None:
            raise Refusal("table-error-no-chair", chair=chair, known=", ".join(self.table.chairs))
        return found

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

    def _bot(self, bot: str) -> str:
        known = bots_for(self.table.settings.game)
        if bot not in known:
            raise Refusal("table-error-bot", bot=bot, known=", ".join(known))
        return bot

    def _order(self) -> list[str]:
        """The chairs in order of play."""
        table = self.table
        chairs = tuple(table.chairs)
        if table.settled_order is not None:
            return table.settled_order
        if table.settings.places == "drawn":
            return list(chance.seat_players(chairs, table.game_seed))
        if table.settings.places == "teams":
            return list(chance.seat_teams(chairs, table.teams, table.game_seed))
        return list(chairs)
