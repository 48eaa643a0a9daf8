"""What a host's tools ask: whether the process lives, whether it can serve, and what it counts."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from trinacria.server.live.live_tables import House
from trinacria.server.ops import metrics
from trinacria.table.refusal import Refusal


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(house: NamedDependency[House]) -> str:
    """The process can serve: its store can be read and written."""
    await house.services.checkup()
    return "ready"


@get("/metrics", include_in_schema=False)
async def counted(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:
    """All counts, for Prometheus; only to this machine and private networks."""
    if not metrics.may_watch(request.client.host if request.client is not None else ""):
        raise Refusal("table-error-path")
    metrics.tables.set(len(house.rooms))
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)
