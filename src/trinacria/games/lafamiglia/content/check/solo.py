"""The solo board: the Coupole side and the Block-token side (LX)."""

from itertools import chain

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.check.sheets import check_offer, offers
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model import actions
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "solo.toml"


def check_solo(pack: Pack, report: Report) -> None:
    """Spaces, the arithmetic of seats and tokens, and the two actions of the annex."""
    one, two = pack.solo.one_v_one.board.space, pack.solo.two_v_one.board
    places = {f"one_v_one.board.space[{s.id}]": s for s in one}
    places |= {f"two_v_one.board.locked[{s.id}]": s for s in two.locked}
    places |= {f"two_v_one.board.open[{s.id}]": s for s in two.open}
    for name in twice(space.id for space in chain(one, two.locked, two.open)):
        report.add(FILE, f"space[{name}].id", said("occurs-twice"), said("a-different-id-for-every-space"))
    for key, space in places.items():
        check_offer(FILE, key, space, report)
        once = not space.infinite or ".open" in key
        report.need(once, FILE, f"{key}.infinite", said("is-true"), said("false-this-space-is-used-once"), "LX-1-R03")
    endless = sum(space.infinite for space in two.open)
    report.need(
        endless == 1,
        FILE,
        "two_v_one.board.open",
        said("has-infinity-spaces", value=endless),
        said("value", value=1),
        "LX-2-R03",
    )
    for side, spaces in (("one_v_one.board", one), ("two_v_one.board", (*two.locked, *two.open))):
        for kind, value in ((actions.LabSoldati, 3), (actions.PlaceOwn, 2), (actions.PlaceOwn, 3)):
            report.need(
                any(offers(space, kind, max=value) for space in spaces),
                FILE,
                side,
                said("has-no-space-with-action", tag=kind.__struct_config__.tag, value=value),
                said("one"),
                "LX-A-01, LX-A-02",
            )
    _coupole(pack, report)
    _blocks(pack, report)
    if pack.about.balanced:
        tokens = 2 * pack.solo.common.doubled_mat_spaces
        report.need(
            len(one) > tokens,
            FILE,
            "one_v_one.board.space",
            said("has-spaces-for-tokens", count=len(one), tokens=tokens),
            said("more-spaces-than-tokens"),
            "ours",
        )
        opened = pack.pieces.limits.rounds - 1 + pack.solo.two_v_one.difficulty.easy.ticks_at_start
        report.need(
            len(two.locked) > opened,
            FILE,
            "two_v_one.board.locked",
            said("has-spaces", value=len(two.locked)),
            said("more-than-can-be-opened", value=opened),
            "ours",
        )

        tokens = pack.solo.two_v_one.round_spaces - pack.solo.two_v_one.difficulty.easy.block_tokens
        report.need(
            len(two.open) >= tokens,
            FILE,
            "two_v_one.board.open",
            said("has-spaces", value=len(two.open)),
            said("one-for-each-extra-action", value=tokens),
            "ours",
        )


def _coupole(pack: Pack, report: Report) -> None:
    coupole = pack.solo.one_v_one.coupole
    key = "one_v_one.coupole"
    report.need(
        2 * coupole.start_members_each == coupole.seats,
        FILE,
        f"{key}.seats",
        said("is", value=coupole.seats),
        said("twice-start-members-each"),
        "LX-1-K07",
    )
    report.need(
        coupole.lockout_at == coupole.seats,
        FILE,
        f"{key}.lockout_at",
        said("is", value=coupole.lockout_at),
        said("all-the-seats"),
        "LX-1-K08",
    )
    report.need(
        coupole.deploy_minus < coupole.control_from <= coupole.seats,
        FILE,
        f"{key}.control_from",
        said("is", value=coupole.control_from),
        said("more-than-half-of-the-seats"),
    )


def _blocks(pack: Pack, report: Report) -> None:
    two, tokens = pack.solo.two_v_one, pack.solo.common.block_tokens
    for name in ("easy", "medium", "hard"):
        level = getattr(two.difficulty, name)
        key = f"two_v_one.difficulty.{name}"
        blocked = level.blocked_spaces
        report.need(
            len(set(blocked)) == len(blocked) == level.block_tokens,
            FILE,
            f"{key}.blocked_spaces",
            said("names-spaces", value=len(set(blocked))),
            said("one-a-block-token", value=level.block_tokens),
            "LX-2-S02",
        )
        report.need(
            all(space <= two.round_spaces for space in blocked),
            FILE,
            f"{key}.blocked_spaces",
            said("names-list", value=str(list(blocked))),
            said("spaces-1-to", value=two.round_spaces),
        )
        report.need(
            level.block_tokens + level.ticks_at_start <= tokens,
            FILE,
            f"{key}.block_tokens",
            said("is", value=level.block_tokens),
            said("at-most-with-the-ticks", value=tokens),
            "LX-C-01",
        )
    last = tuple(range(two.round_spaces - 2, two.round_spaces + 1))
    easy = two.difficulty.easy.blocked_spaces
    report.need(
        easy == last,
        FILE,
        "two_v_one.difficulty.easy.blocked_spaces",
        said("is", value=str(list(easy))),
        said("the-last-three", value=str(list(last))),
        "EX-LX-05",
    )
