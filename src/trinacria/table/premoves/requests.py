"""What people ask about premoves, and whether they may have it."""

from collections.abc import Sequence

from trinacria.kernel.errors import TrinacriaError
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.premoves.foresight import foresee
from trinacria.table.refusal import Refusal, Stale
from trinacria.table.rights import Outcome, Rights


class PremoveRequests(Rights):
    """What people ask about premoves. Every method raises Refusal where their rights end."""

    def foresee(self, viewer: Viewer, planned: Sequence[str]) -> list[str]:
        """What the viewer could plan after these answers, in notation."""
        chair = self._seated(viewer)
        game, seat = self._running(None).game, self.table.seat_of(chair.id)
        assert seat is not None
        return [action.text for action in foresee(game, seat, planned)] if chair.plays_self else []

    def premove(self, viewer: Viewer, version: int, actions: Sequence[str]) -> Outcome:
        """Plan these answers, or none any more."""
        chair = self._seated(viewer)
        self._running(version)
        for at, action in enumerate(actions):
            if action not in self.foresee(viewer, actions[:at]):
                raise Refusal("table-error-premove")
        return Outcome((log.Premoved(chair.id, list(actions)),))

    def play_premove(self, version: int) -> Outcome:
        """The planned answer of the one who must decide; raises Stale when there is none any more."""
        table = self.table
        chair = table.premover
        if chair is None or table.progress is None or table.game_seq != version:
            raise Stale("table-error-stale")
        action, place = table.premoves[chair][0], table.order.index(chair)
        try:
            move = table.progress.consider(action, table.progress.game.seats[place])
        except TrinacriaError:
            # Something did change: the player decides.
            return Outcome((log.Premoved(chair, []),))
        return Outcome((log.Played(place, move.text, "premove"),), move)
