"""What a rated table asks for: its result changes ratings, so nothing may help or hurt one side more than the other."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from trinacria.games import game_class, new_game
from trinacria.table.chair import Chair
from trinacria.table.refusal import NotNow, Refusal
from trinacria.table.settings import NoClock, Settings

Sitting = Mapping[str, tuple[str, str]]
"""By chair, the member who sits there, and the hash of the secret by which they do."""


def check_rated(settings: Settings, position: dict[str, Any] | None) -> Settings:
    """The agreement of a rated table, where nobody plays for anybody else; raises Refusal for what it cannot have."""
    if not settings.rated:
        return settings
    rules = game_class(settings.game)
    if position is not None:
        raise Refusal("table-error-rated-position")
    standard = dict(new_game(settings.game, settings.mode, "").options)
    if rules.pack_of(settings.options) != rules.pack_of(standard):
        raise Refusal("table-error-rated-pack")
    if {**standard, **settings.options} != standard:
        raise Refusal("table-error-rated-options")
    if isinstance(settings.clock, NoClock):
        raise Refusal("table-error-rated-clock")
    if settings.hints:
        raise Refusal("table-error-rated-hints")
    return replace(settings, on_timeout="nothing", absent_after=None)


def check_wishes(settings: Settings, wishes: Sequence[str]) -> None:
    """Raises Refusal where bots would sit at a rated table, or somebody in two places; `wishes` by kind."""
    if settings.rated and "bot" in wishes:
        raise Refusal("table-error-rated-bots")
    if settings.rated and wishes.count("me") > 1:
        raise Refusal("table-error-rated-twice")


def members_of(chairs: Sequence[Chair], sitting: Sitting) -> dict[str, str]:
    """By chair, the members whose ratings a game shall change; raises Refusal where it cannot begin."""
    guests = [chair.nickname for chair in chairs if not _is_member(chair, sitting)]
    if guests:
        raise NotNow("table-error-rated-seated", names=", ".join(guests))
    members = {chair.id: sitting[chair.id][0] for chair in chairs}
    if len(set(members.values())) != len(members):
        raise Refusal("table-error-rated-twice")
    unsealed = [chair.nickname for chair in chairs if chair.seal is None]
    if unsealed:
        raise NotNow("table-error-rated-sealed", names=", ".join(unsealed))
    return members


def _is_member(chair: Chair, sitting: Sitting) -> bool:
    # Somebody else may have sat down since it was looked up.
    return chair.id in sitting and chair.opened_by(sitting[chair.id][1])
