"""The rule of consent: nothing is agreed by somebody who is not there.

- Every person who plays is asked, also one who is away, or whose seat a bot plays meanwhile. Only that person's own yes
  counts: no silence, no absence and no bot says it.
- A side that people have played agrees through a person. While only bots play its seats, because its people have left
  or lost them, it agrees to nothing. Bots that play a side from the beginning are not asked.
- A yes counts for the position it was said to. Once the game has moved on, everybody is asked again, and an offer to
  go back is over.
- Nobody has to wait: an offer stops no move, can be withdrawn, and keeps only those from another offer who are asked.
"""

from collections.abc import Iterable

from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.offers.offer import Offer
from trinacria.table.screen import OfferInfo
from trinacria.table.state import TableState


def waiting(table: TableState, offer: Offer) -> list[str]:
    """The chairs whose yes is missing and asked for now: first the partners, then the other side."""
    team, settled = table.team_of(offer.by), (offer.by, *offer.agreed(table.game_seq))
    missing = [chair for chair in _voices(table) if chair not in settled]
    partners = [chair for chair in missing if chair in team]
    return partners or ([] if offer.what == "resign" else missing)


def nobody_to_ask(table: TableState, offer: Offer) -> bool:
    """Whether a yes is missing that nobody can say, for no person plays that side any more."""
    return any(table.chairs[chair].kind != "person" for chair in waiting(table, offer))


def is_public(table: TableState, offer: Offer) -> bool:
    """Whether the other side knows of it: not of what partners settle between themselves."""
    return offer.what != "resign" and not set(waiting(table, offer)) & set(table.team_of(offer.by))


def standing(table: TableState) -> list[Offer]:
    return [one for one in table.offers.values() if one.what != "undo" or one.position == table.game_seq]


def offer_of_side(table: TableState, chair: str) -> Offer | None:
    """The open offer of a chair or its partners."""
    return next((one for one in standing(table) if one.by in table.team_of(chair)), None)


def offer_before(table: TableState, chair: str | None) -> Offer | None:
    """The open offer that a chair has in front of it: one that asks it, or that of its own side, or any it may know."""
    known = [one for one in standing(table) if is_public(table, one) or chair in table.team_of(one.by)]
    asking = (one for one in known if chair in waiting(table, one))
    own = (one for one in known if chair in table.team_of(one.by))
    return next(asking, None) or next(own, None) or next(iter(known), None)


def offer_of(table: TableState, viewer: Viewer) -> OfferInfo | None:
    """What a viewer may know of the open offer."""
    offer = offer_before(table, viewer.chair) if table.status in ("running", "paused") else None
    if offer is None:
        return None
    return OfferInfo(offer.by, offer.what, offer.agreed(table.game_seq), waiting(table, offer))


def settle(table: TableState, at: float, body: log.Offered | log.OfferAnswered) -> tuple[log.Channel, tuple[str, ...]]:
    """Let an entry about an offer happen; who hears of it."""
    if isinstance(body, log.Offered):
        made = Offer(body.chair, body.what, table.seq, table.game_seq)
        table.offers = {**{one.by: one for one in standing(table)}, made.by: made}
        return _heard(table, made)
    offer = _answered(table, body)
    heard = _heard(table, offer)
    if body.yes:
        table.offers[offer.by] = offer.agreed_by(body.chair, table.game_seq)
        return heard
    if body.chair != offer.by:
        table.declined[offer.by] = at
    del table.offers[offer.by]
    return heard


def forget(table: TableState, chair: str) -> None:
    """Somebody else has a chair: the person there has offered nothing and agreed to nothing."""
    table.offers = {one.by: one.without(chair) for one in table.offers.values() if one.by != chair}


def _voices(table: TableState) -> Iterable[str]:
    """The chairs that must agree: all people, and the seats of a side that has no person left."""
    for chair in table.chairs.values():
        if chair.kind == "person" or (chair.id in table.peopled and not _has_person(table, table.team_of(chair.id))):
            yield chair.id


def _has_person(table: TableState, side: Iterable[str]) -> bool:
    return any(table.chairs[chair].kind == "person" for chair in side)


def _answered(table: TableState, body: log.OfferAnswered) -> Offer:
    """The offer that an entry of the log answers."""
    before = offer_before(table, body.chair)
    if before is not None and before.what == body.what:
        return before
    # Logs of older versions: where somebody was away, the next were asked, and a yes outlived the position.
    return next(one for one in table.offers.values() if one.what == body.what)


def _heard(table: TableState, offer: Offer) -> tuple[log.Channel, tuple[str, ...]]:
    return ("table", ()) if is_public(table, offer) else ("team", table.team_of(offer.by))
