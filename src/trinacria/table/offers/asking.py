"""Who is asked about an offer, who may know of it, and what the answers come to."""

from trinacria.table.history import told
from trinacria.table.history.event import Viewer
from trinacria.table.offers.offer import Offer
from trinacria.table.screen import OfferInfo
from trinacria.table.state import TableState


def waiting(table: TableState, offer: Offer) -> list[str]:
    """Who is asked now: first the partners, then the other side. Bots and people who are gone are not asked."""
    team, settled = table.team_of(offer.by), (offer.by, *offer.agreed)
    asked = [
        chair.id for chair in table.chairs.values() if chair.plays_self and not chair.gone and chair.id not in settled
    ]
    partners = [chair for chair in asked if chair in team]
    return partners or ([] if offer.what == "resign" else asked)


def is_public(table: TableState, offer: Offer) -> bool:
    """Whether the other side knows of it: not of what partners settle between themselves."""
    return offer.what != "resign" and not set(waiting(table, offer)) & set(table.team_of(offer.by))


def offer_of(table: TableState, viewer: Viewer) -> OfferInfo | None:
    """What a viewer may know of the open offer."""
    offer = table.offer
    if offer is None or table.status not in ("running", "paused"):
        return None
    if not (is_public(table, offer) or viewer.chair in table.team_of(offer.by)):
        return None
    return OfferInfo(offer.by, offer.what, list(offer.agreed), waiting(table, offer))


def settle(
    table: TableState, at: float, body: told.Offered | told.OfferAnswered
) -> tuple[told.Channel, tuple[str, ...]]:
    """Let an entry about an offer happen; who hears of it."""
    if isinstance(body, told.Offered):
        table.offer = Offer(body.chair, body.what)
        return _heard(table, table.offer)
    offer = table.offer
    assert offer is not None
    heard = _heard(table, offer)
    if body.yes:
        table.offer = offer.agreed_by(body.chair)
        return heard
    if body.chair != offer.by:
        table.declined[offer.by] = at
    table.offer = None
    return heard


def _heard(table: TableState, offer: Offer) -> tuple[told.Channel, tuple[str, ...]]:
    return ("table", ()) if is_public(table, offer) else ("team", table.team_of(offer.by))
