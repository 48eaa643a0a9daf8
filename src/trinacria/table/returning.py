"""A player who has lost the way to the own seat comes back by the invitation that was used for it.

A used invitation proves little: its host knows it, too. So somebody says yes first.

- While the seat's player is here in another browser, that player alone answers.
- While the player is away, all others who are here must say yes; in a running game only after the grace period, as for
  any other way to somebody's seat. One no is enough.
"""

from collections.abc import Collection
from typing import Final

from trinacria.table.attendance import others_may_agree
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Forbidden, NotNow, Refusal, Unauthorized
from trinacria.table.rights import Outcome, Rights
from trinacria.table.secret import hashed, new_secret

AGAIN: Final = 60.0
"""Seconds after which somebody may ask once more."""


class ReturnRequests(Rights):
    """The rights of those who come back, and of those who know them."""

    def ask_return(self, invitation: str, now: float) -> Outcome:
        """Say that a seat is one's own. The token opens it once that is agreed, and nothing before."""
        self._not_over()
        chair = self.table.chair_once_invited(invitation)
        if chair is None:
            raise Unauthorized("table-error-secret")
        if chair.link_off:
            raise Unauthorized("table-error-link-off")
        before = chair.returning.at if chair.returning is not None else float("-inf")
        if now < max(before, chair.return_declined_at) + AGAIN:
            raise NotNow("table-error-return-soon")
        token = new_secret("s")
        return Outcome((log.ReturnAsked(chair.id, hashed(token)),), token=token)

    def answer_return(self, viewer: Viewer, chair_id: str, yes: bool, present: Collection[str]) -> Outcome:
        """Say whether the one who asks is the player of a seat; the last yes that is needed opens it."""
        self._not_over()
        chair = self._chair(chair_id)
        if viewer.chair is None and not viewer.host:
            raise Forbidden("table-error-spectator")
        if chair.returning is None:
            raise Refusal("table-error-no-return")
        answer = log.ReturnAnswered(chair.id, viewer.chair, yes)
        if viewer.chair == chair.id:
            return Outcome((answer, log.Returned(chair.id)) if yes else (answer,))
        if chair.id in present:
            raise Refusal("table-error-return-here")
        if not yes:
            return Outcome((answer,))
        if not others_may_agree(self.table, chair):
            raise Refusal("table-error-not-gone", chair=chair.id)
        agreed = chair.returning.agreed
        if viewer.chair in agreed:
            raise Refusal("table-error-voted")
        people = {one.id for one in self.table.chairs.values() if one.kind == "person" and one.id in present}
        missing = people - {chair.id, viewer.chair, *agreed}
        return Outcome((answer,) if missing else (answer, log.Returned(chair.id)))
