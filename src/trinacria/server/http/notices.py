"""Devices and chat rooms over HTTP: where a seat is told of its turn, and whether that works."""

from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import API, client_of, viewer_of
from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.notices.outbound import LONGEST_ENDPOINT, NotDelivered, check_url
from trinacria.server.notices.push import Push
from trinacria.server.notices.quiet import check_zone
from trinacria.server.notices.webpush import check_device
from trinacria.server.notices.wording import trial_notice
from trinacria.server.store.devices import MOST_DEVICES, MOST_SEATS, Device, DeviceSeat, device_id
from trinacria.server.wire import bodies
from trinacria.server.wire.answers import language
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Forbidden, Refusal, TooMany


@get(f"{API}/push")
async def push_key(push: Push) -> bodies.PushKey:
    """The key by which a device knows this server: made once, and kept in the database."""
    return bodies.PushKey(await push.public_key())


@post(f"{API}/tables/{{table}}/device")
async def keep_device(
    table: str, data: JSONBody[bodies.DeviceWish], request: Request, tables: LiveTables, push: Push
) -> bodies.DeviceKept:
    """Have a device told when it is the asker's turn; or tell what is new of the device."""
    check_url(data.endpoint, LONGEST_ENDPOINT)
    check_device(data.p256dh, data.auth)
    check_zone(data.zone)
    live, viewer, holder = await _seat(table, request, tables)
    devices, chair, id = push.devices, viewer.chair or "", device_id(data.endpoint)
    seats, mine = await devices.seats(id), (table, chair, holder)
    known = next((one for one in seats if (one.table, one.chair, one.holder) == mine), None)
    if known is None and (len(seats) >= MOST_SEATS or len(await devices.at_seat(*mine)) >= MOST_DEVICES):
        raise TooMany("notice-error-devices")
    if not live.table.chairs[chair].devices:
        await live.writer.ask(None, lambda requests: requests.use_device(viewer, True))
    site, spoken = request.site, language(data.language).language
    hours = (data.quiet.since, data.quiet.until) if data.quiet is not None else (None, None)
    device = Device(id, data.endpoint, data.p256dh, data.auth, site, spoken, data.zone, *hours)
    await devices.save(device, DeviceSeat(id, *mine) if known is None else None)
    return bodies.DeviceKept(True)


@post(f"{API}/tables/{{table}}/device/forget")
async def forget_device(
    table: str, data: JSONBody[bodies.DeviceNamed], request: Request, tables: LiveTables, push: Push
) -> bodies.DeviceKept:
    """Have a device told no more when it is the asker's turn."""
    live, viewer, holder = await _seat(table, request, tables)
    devices, chair = push.devices, viewer.chair or ""
    await devices.drop_seat(device_id(data.endpoint), table, chair)
    left = await devices.at_seat(table, chair, holder)
    if not left and live.table.chairs[chair].devices and live.table.status != "over":
        await live.writer.ask(None, lambda requests: requests.use_device(viewer, False))
    return bodies.DeviceKept(False)


@post(f"{API}/tables/{{table}}/notice/test")
async def try_notice(
    table: str, data: JSONBody[bodies.NoticeTest], request: Request, tables: LiveTables, push: Push
) -> bodies.NoticeTried:
    """Tell a chat room or one of the asker's devices something, now; the answer says what came of it."""
    live, viewer, holder = await _seat(table, request, tables)
    services, words = tables.services, language(request.headers.get("accept-language"))
    services.limits.test(client_of(request))
    try:
        if data.endpoint is None:
            # Without an address: at the one that the seat has given before.
            own = live.table.chairs[viewer.chair or ""]
            url, service = (data.url, data.service) if data.url is not None else (own.webhook, own.chat_service)
            if url is None:
                raise Refusal("notice-error-url")
            await services.reminders.try_out(url, words("notice-test"), service)
        else:
            id = device_id(data.endpoint)
            mine = await push.devices.at_seat(table, viewer.chair or "", holder)
            device = next((one for one in mine if one.id == id), None)
            if device is None:
                raise Refusal("notice-error-device")
            await push.send(device, trial_notice(device.language), tries=1)
    except NotDelivered as error:
        return bodies.NoticeTried(False, words("notice-test-failed", why=_why(error.status)))
    return bodies.NoticeTried(True, words("notice-test-done"))


def _why(status: int | None) -> str:
    """What kind of no it was."""
    if status is None:
        return "silent"
    if status in (400, 404, 405, 410):
        return "unknown"
    if status in (401, 403):
        return "forbidden"
    return "busy" if status == 429 or status >= 500 else "refused"


async def _seat(table: str, request: Request, tables: LiveTables) -> tuple[LiveTable, Viewer, str]:
    """The table, the seat that the asker's token opens, and the hash of that token; raises Refusal."""
    live = await tables.get(table, client_of(request))
    viewer = await viewer_of(live.table, request, tables)
    holder = live.table.chairs[viewer.chair].secret if viewer.chair is not None else None
    if holder is None:
        raise Forbidden("table-error-spectator")
    return live, viewer, holder


HANDLERS = (push_key, keep_device, forget_device, try_notice)
