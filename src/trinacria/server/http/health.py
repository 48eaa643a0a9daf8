"""What a host's tools ask: whether the process lives, whether it can serve, and what it counts."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from trinacria.server.live.live_tables import LiveTables
from trinacria.server.ops import metrics
from trinacria.table.refusal import NotFound


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(tables: NamedDependency[LiveTables]) -> str:
    """The process can serve: its store can be read and written."""
    await tables.services.checkup()
    return "ready"


@get("/metrics", include_in_schema=False)
async def counted(request: Request[Any, Any, Any], tables: NamedDependency[LiveTables]) -> Response[bytes]:
    """All counts, for Prometheus; only to this machine and private networks."""
    if not metrics.may_watch(request.client.host if request.client is not None else ""):
        raise NotFound("table-error-path")
    metrics.tables.set(len(tables.live))
    # Litestar adds the charset that this one has already.
    return Response(metrics.exposition(), headers={"Content-Type": metrics.CONTENT_TYPE})
