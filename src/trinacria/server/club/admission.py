"""The code by which a club takes members: how many may come by it, and until when."""

import hmac
from typing import Final

from msgspec import Struct

from trinacria.server.store.members import CODE, CODE_MOST, CODE_UNTIL, Members
from trinacria.table.refusal import Forbidden, NotNow
from trinacria.table.secret import hashed

MOST_BY_CODE: Final = 1000
"""So many can be let in by one code that counts."""


class AdmissionCode(Struct, frozen=True):
    """What is kept of a code."""

    hash: str
    most: int | None
    """None: as many as come."""
    until: float | None
    """None: until there is another one."""
    used: int
    """How many have come by it; not counted where there is no bound."""

    def check(self, said: str, now: float) -> None:
        """Raises Refusal where this does not let anybody in."""
        if not hmac.compare_digest(hashed(said.strip()), self.hash):
            raise Forbidden("club-error-admission-code")
        if self.until is not None and now >= self.until:
            raise NotNow("club-error-code-ended")
        if self.most is not None and self.used >= self.most:
            raise NotNow("club-error-code-used")


async def code_of(store: Members) -> AdmissionCode | None:
    """The code that there is now."""
    kept = {name: await store.setting(name) for name in (CODE, CODE_MOST, CODE_UNTIL)}
    secret, most, until = kept[CODE], kept[CODE_MOST], kept[CODE_UNTIL]
    if secret is None:
        return None
    used = await store.admitted() if most else 0
    return AdmissionCode(secret, int(most) if most else None, float(until) if until else None, used)
