"""The rights to end a game before its rules do, and to go back with the others' consent."""

from collections.abc import Sequence
from typing import Final

from trinacria.kernel.result import Stop
from trinacria.table.attendance import grace_of
from trinacria.table.chair import Chair
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.offers.consent import nobody_to_ask, offer_before, offer_of_side, waiting
from trinacria.table.offers.offer import Offer
from trinacria.table.refusal import NotNow, Refusal, Stale
from trinacria.table.rights import Outcome, Rights

STOPS: Final[dict[log.Offering, Stop]] = {
    "resign": "resigned",
    "draw": "draw_agreed",
    "score": "score_agreed",
}


class OfferRequests(Rights):
    """The rights to end a game before its rules do, and to go back with the others' consent."""

    def offer(self, viewer: Viewer, what: log.Offering, now: float) -> Outcome:
        """Offer something to the others; where nobody is to be asked, it is done at once."""
        table, chair = self.table, self._seated(viewer)
        self._begun()
        if what == "undo":
            if self.table.settings.rated:
                raise Refusal("table-error-rated-undo")
            self._way_back(chair)
        own, asking = offer_of_side(table, chair.id), offer_before(table, chair.id)
        if own is not None and (own.by, own.what) != (chair.id, what):
            raise NotNow("table-error-offer-open")
        if asking is not None and chair.id in waiting(table, asking):
            raise NotNow("table-error-offer-open")
        wanted = own or Offer(chair.id, what, table.seq, table.game_seq)
        if nobody_to_ask(table, wanted):
            raise Refusal("table-error-nobody-agrees")
        if not waiting(table, wanted):
            return Outcome((log.Offered(chair.id, what), *self._done(wanted)))
        if own is not None:
            raise Refusal("table-error-asked-already")
        if now < table.declined.get(chair.id, float("-inf")) + grace_of(table.settings):
            raise Refusal("table-error-offer-declined")
        return Outcome((log.Offered(chair.id, what),))

    def answer_offer(self, viewer: Viewer, yes: bool, version: int | None = None) -> Outcome:
        """Agree or not; by a no an offer is withdrawn, and a yes taken back. `version`: the last entry seen."""
        table, chair = self.table, self._seated(viewer)
        self._begun()
        offer = offer_before(table, chair.id)
        if offer is None:
            raise Refusal("table-error-no-offer")
        if version is not None and version < (max(offer.made, table.game_seq) if yes else offer.made):
            raise Stale("table-error-stale")
        may_end = (offer.by, *offer.agreed(table.game_seq)) if not yes else ()
        if chair.id not in (*waiting(table, offer), *may_end):
            raise Refusal("table-error-no-offer")
        answer = log.OfferAnswered(chair.id, offer.what, yes)
        if not yes:
            return Outcome((answer,))
        agreed = offer.agreed_by(chair.id, table.game_seq)
        return Outcome((answer,) if waiting(table, agreed) else (answer, *self._done(agreed)))

    def _done(self, offer: Offer) -> Sequence[log.Body]:
        """What follows when everybody has agreed."""
        if offer.what == "undo":
            return [log.TakenBack(self.table.order.index(offer.by))]
        side = list(self.table.team_of(offer.by)) if offer.what == "resign" else []
        return [log.Stopped(STOPS[offer.what], side)]

    def _way_back(self, chair: Chair) -> None:
        progress = self._running(None)
        if not self.table.settings.undo:
            raise Refusal("table-error-undo-off")
        if not progress.way_back(self.table.order.index(chair.id)):
            raise Refusal("table-error-no-undo")
