"""Creating a table: checking what was agreed, and handing out the secrets."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from trinacria.games import game_class, unfold
from trinacria.kernel import chance
from trinacria.kernel.game import Game
from trinacria.kernel.record import check
from trinacria.table.bots import bots_for
from trinacria.table.chair import told_apart
from trinacria.table.history.log import Created, NewChair
from trinacria.table.rated.conditions import check_rated, check_wishes
from trinacria.table.refusal import Refusal
from trinacria.table.secret import hashed, new_secret
from trinacria.table.settings import Name, Settings
from trinacria.table.table import begin, check_playable
from trinacria.words import LANGUAGES, words_in


class ChairWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a chair."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """Left out: the best that knows the game."""
    nickname: Name | None = None
    """With `me`: what the creator is called there. Several chairs may be `me`: people at one screen."""


@dataclass(frozen=True)
class NewTable:
    """The first entry of a log, and the secrets that go with it, by chair."""

    entry: Created
    seats: dict[str, str]
    invitations: dict[str, str]
    host: str | None


def cleaned(text: str) -> str:
    """A text of a person without what would break a line or hide in it."""
    kept = "".join(" " if char.isspace() else char for char in text if unicodedata.category(char) not in ("Cc", "Cf"))
    return " ".join(kept.split())


def check_settings(settings: Settings, position: dict[str, Any] | None) -> Game:
    """The game as agreed, to try it out; raises what the kernel raises."""
    if settings.language not in LANGUAGES:
        raise Refusal("table-error-language", language=settings.language, known=", ".join(LANGUAGES))
    known = bots_for(settings.game)
    if settings.stand_in is not None and settings.stand_in not in known:
        raise Refusal("table-error-bot", bot=settings.stand_in, known=", ".join(known))
    game = begin(settings, position, "")
    check_playable(game)
    return game


def new_table(
    settings: Settings,
    wishes: Sequence[ChairWish],
    position: dict[str, Any] | None = None,
    origin: str | None = None,
    *,
    brought: bool = False,
) -> NewTable:
    """A new table. The first chair of the creator has the host's rights; without one there is a secret for them.

    `brought`: people were brought together, and each chair that is `me` is somebody else's.
    """
    rules = game_class(settings.game)
    if not settings.mode:
        settings = replace(settings, mode=rules.modes[0])
    settings = replace(settings, name=cleaned(settings.name))
    if position is not None:
        # Whoever chose the seed would know the cards to come.
        position = {key: value for key, value in position.items() if key != "seed"}
    game = check_settings(settings, position)
    # As the game understood it: a position says its own mode and options.
    settings = check_rated(replace(settings, mode=game.mode, options=dict(game.options)), position)
    wishes = list(wishes) or [ChairWish("me"), *[ChairWish("open")] * (len(game.seats) - 1)]
    if len(wishes) != len(game.seats):
        raise Refusal("table-error-chairs", wanted=len(game.seats), found=len(wishes))
    if not brought:
        check_wishes(settings, [wish.kind for wish in wishes])
    seats: dict[str, str] = {}
    invitations: dict[str, str] = {}
    chairs: list[NewChair] = []
    for at, wish in enumerate(wishes, 1):
        new = _chair(str(at), wish, settings, seats, invitations)
        chairs.append(replace(new, nickname=told_apart(new.nickname, [one.nickname for one in chairs])))
    host = None if seats else new_secret("h")
    entry = Created(
        settings,
        game.version,
        game.content,
        chance.new_seed(),
        chairs,
        next(iter(seats), None),
        hashed(host) if host is not None else None,
        position,
        origin,
        [str(at) for at, _ in enumerate(wishes, 1)] if origin is not None else None,
    )
    return NewTable(entry, seats, invitations, host)


def moment(record: object, at: int | None) -> tuple[Settings, dict[str, Any]]:
    """The position of a record after so many moves, and what was agreed; raises InvalidRecord or Refusal."""
    told = check(record)
    at = len(told.moves) if at is None else at
    for step in unfold(record):
        if step.number == at:
            if step.game.result is not None:
                break
            return Settings(told.game, told.mode, told.options), step.game.position()
    raise Refusal("table-error-no-moment", number=at, last=len(told.moves) - (told.result is not None))


def _chair(
    id: str, wish: ChairWish, settings: Settings, seats: dict[str, str], invitations: dict[str, str]
) -> NewChair:
    if wish.kind == "bot":
        known = bots_for(settings.game)
        bot = wish.bot if wish.bot is not None else known[0]
        if bot not in known:
            raise Refusal("table-error-bot", bot=bot, known=", ".join(known))
        return NewChair(bot=bot)
    if wish.kind == "open":
        invitations[id] = new_secret("i")
        return NewChair(invitation=hashed(invitations[id]))
    seats[id] = new_secret("s")
    nickname = cleaned(wish.nickname or "") or words_in(settings.language)("table-player", number=id)
    return NewChair(nickname=nickname, secret=hashed(seats[id]))
