"""What a host's tools ask: whether the process lives, whether it can serve, and what it counts."""

import asyncio
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from trinacria.server import metrics
from trinacria.server.house import House
from trinacria.table.refusal import Refusal

SECONDS: Final = 2.0
"""How long a store may take to answer."""


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(house: NamedDependency[House]) -> str:
    """The process can serve: its store answers."""
    try:
        async with asyncio.timeout(SECONDS):
            await house.services.store.listed(1)
    except Exception:
        raise Refusal("table-error-store") from None
    return "ready"


@get("/metrics", include_in_schema=False)
async def counted(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:
    """All counts, for Prometheus; only to this machine and private networks."""
    if not metrics.may_watch(request.client.host if request.client is not None else ""):
        raise Refusal("table-error-path")
    metrics.tables.set(len(house.rooms))
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)
