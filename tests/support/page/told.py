"""Browsers that can be told something while their page is closed, and their service workers."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from support.page.browser import until
from support.server.push_service import TestDevice, text
from support.server.threaded import Threaded

PHONE, LAPTOP = (360, 640), (1280, 720)
# A browser without a screen shows no notices and reaches no push service of the world: what it would say of both is the
# test's to say. Everything else is its own: the worker, its events, and whatever the page does with them.
SUBSCRIBED = """({ endpoint, p256dh, auth, answer }) => {
  let key = null;
  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;
  const made = () => ({
    endpoint,
    options: { applicationServerKey: key },
    getKey: (name) => bytes(name === "auth" ? auth : p256dh),
    unsubscribe: async () => true,
  });
  PushManager.prototype.getSubscription = async () => (key ? made() : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.byteLength !== 65) throw new Error("not a wish");
    key = applicationServerKey.buffer;
    return made();
  };
  let permission = "default";
  Notification.requestPermission = async () => (permission = answer);
  Object.defineProperty(Notification, "permission", { get: () => permission });
  self.answerAnew = (next) => ((permission = "default"), (answer = next));
}"""


KEEP_SHOWN = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, rest) =>
    void self.shown.push({ title, ...rest });
  Clients.prototype.openWindow = async (url) => void (self.led = `opened ${url}`);
  WindowClient.prototype.focus = async function () {
    self.led = `focused ${this.url}`;
  };
}"""
PRESSED = """async ([notification, action]) => {
  const press = new Event("notificationclick");
  let done;
  const shown = { ...notification, close: () => undefined };
  Object.assign(press, { action, notification: shown, waitUntil: (work) => (done = work) });
  self.dispatchEvent(press);
  await done;
  return self.led;
}"""


@contextmanager
def told(
    browser: Browser,
    server: Threaded,
    device: TestDevice,
    size: tuple[int, int] = LAPTOP,
    language: str = "en-GB",
    answer: str = "granted",
) -> Iterator[BrowserContext]:
    """A browser that can be told something by its service worker, once it is asked whether it may."""
    width, height = size
    context = browser.new_context(
        base_url=server.address,
        locale=language,
        timezone_id="Asia/Tokyo",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=width < 600,
    )
    wish = {"endpoint": device.endpoint, "p256dh": text(device.point), "auth": text(device.auth), "answer": answer}
    context.add_init_script(f"({SUBSCRIBED})({json.dumps(wish)})")
    yield context
    context.close()


class Worker:
    """The service worker of a browser; `page` is a window of it that is there meanwhile."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        (self._worker,) = context.service_workers
        self._worker.evaluate(KEEP_SHOWN)
        self._page = page
        self._devtools = context.new_cdp_session(page)
        self._found: list[dict[str, Any]] = []
        self._devtools.on(
            "ServiceWorker.workerRegistrationUpdated", lambda told: self._found.extend(told["registrations"])
        )
        self._devtools.send("ServiceWorker.enable")

    @property
    def shown(self) -> list[dict[str, Any]]:
        """The notices that it has shown."""
        found: list[dict[str, Any]] = self._worker.evaluate("self.shown")
        return found

    def deliver(self, address: str, notice: Any) -> None:
        """Have it hear a message, and wait until it has shown one more."""
        before = len(self.shown)
        # What a browser tells is heard only while it is asked something.
        until(lambda: self._page.evaluate("true") and self._found)
        push = {"origin": address, "registrationId": self._found[0]["registrationId"], "data": json.dumps(notice)}
        self._devtools.send("ServiceWorker.deliverPushMessage", push)
        until(lambda: len(self.shown) > before)

    def press(self, notice: dict[str, Any], action: str = "") -> str:
        """Press a notice, or a button of it; where it leads."""
        return str(self._worker.evaluate(PRESSED, [notice, action]))
