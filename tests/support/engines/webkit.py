"""WebKit, as WebKitGTK brings it: its own driver, spoken to over HTTP, and its small browser on a screen of its own."""

import base64
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from support.engines.engine import Engine
from support.page.drawing import CLEAR, DRAW

SCREEN: Final = "1800x1300x24"
# The driver tells nothing of the console, and the browser keeps nothing of it where it is driven: so the page does, as
# soon as it is loaded.
LISTEN: Final = """() => {
  const told = (window.__told = []);
  addEventListener("error", ({ message }) => told.push(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => told.push(`error: ${reason}`));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      told.push(`${level}: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
}"""
# The driver's own mouse stands still on this page, so the page is told what a mouse would tell it.
PRESS: Final = """(x, y) => {
  const at = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, button: 0 };
  const pen = { pointerId: 1, pointerType: "mouse", isPrimary: true };
  const there = document.elementFromPoint(x, y);
  const pointer = (kind, buttons) => there.dispatchEvent(new PointerEvent(kind, { ...at, ...pen, buttons }));
  const mouse = (kind, buttons) => there.dispatchEvent(new MouseEvent(kind, { ...at, buttons, detail: 1 }));
  pointer("pointerover", 0);
  pointer("pointermove", 0);
  pointer("pointerdown", 1);
  if (mouse("mousedown", 1)) there.closest("a, button, input, select, textarea, [tabindex]")?.focus();
  pointer("pointerup", 0);
  mouse("mouseup", 0);
  // Only a click of its own follows a link, and an SVG has none.
  if (there instanceof HTMLElement) there.click();
  else mouse("click", 0);
}"""


LOST: Final = "Could not parse script result"


class Lost(AssertionError):
    """What a program in the page has answered did not arrive."""


class Programs(NamedTuple):
    """What it takes."""

    driver: str
    browser: str
    screen: str


class WebKit(Engine):
    name = "WebKit"

    def __init__(self, programs: Programs) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        self._home = Path(self._folder.name)
        self._started: list[subprocess.Popen[bytes]] = []
        self._session = ""
        self._asked = 0
        self._open = ExitStack()
        try:
            self._begin(programs)
        except BaseException:
            self.close()
            raise

    def _begin(self, programs: Programs) -> None:
        client = httpx.Client(base_url=self._start(programs), timeout=self.left)
        self._driver = self._open.enter_context(client)
        options = {"binary": programs.browser, "args": ["--automation"], "overlayScrollbarsEnabled": False}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        answer = self._ask("POST", "/session", capabilities=wanted)
        self.version = str(answer["capabilities"]["browserVersion"])
        self._session = f"/session/{answer['sessionId']}"
        self._ask("POST", "/timeouts", script=600_000, pageLoad=600_000, implicit=0)

    def _start(self, programs: Programs) -> str:
        """Start a screen and the driver; the driver's address."""
        read, write = os.pipe()
        screen = [programs.screen, "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        self._run(screen, {}, "screen.log", keep=(write,))
        os.close(write)
        with os.fdopen(read) as told:
            display = told.readline().strip()
        environment = {
            "DISPLAY": f":{display}",
            "GDK_BACKEND": "x11",
            "HOME": str(self._home),
            "LANG": "en_GB.UTF-8",
            "LANGUAGE": "en_GB",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "XDG_RUNTIME_DIR": str(self._home),
        }
        port = _free_port()
        self._run([programs.driver, f"--port={port}"], environment, "driver.log")
        address = f"http://127.0.0.1:{port}"
        while True:
            try:
                httpx.get(f"{address}/status", timeout=5)
            except httpx.TransportError:
                if time.monotonic() > self.deadline:
                    raise self.give_up("starting its driver") from None
                time.sleep(0.05)
            else:
                return address

    def _run(self, wanted: list[str], environment: dict[str, str], log: str, keep: tuple[int, ...] = ()) -> None:
        with (self._home / log).open("w") as told:
            process = subprocess.Popen(
                wanted,
                stdout=told,
                stderr=told,
                env={**os.environ, **environment},
                pass_fds=keep,
                start_new_session=True,
            )
        self._started.append(process)

    def _ask(self, method: str, path: str, **told: Any) -> Any:
        try:
            body = told if method == "POST" else None
            answer = self._driver.request(method, self._session + path, json=body, timeout=self.left)
        except httpx.TransportError:
            raise self.give_up(f"{path} {json.dumps(told)[:300]}") from None
        value = answer.json()["value"]
        if answer.status_code != 200 and value["error"] == "invalid session id":
            raise self.give_up(f"its page is gone: {value['message']}")
        if answer.status_code != 200:
            raise (Lost if LOST in value["message"] else AssertionError)(f"{path}: {value}")
        return value

    def go(self, address: str) -> None:
        self._ask("POST", "/url", url=address)
        self.run(LISTEN)
        # It draws in software, and nobody looks.
        self.run(f"() => {CLEAR}")

    def run(self, program: str, *told: object) -> Any:
        # Now and then the driver loses what was answered. Asked again, the page tells it and does nothing twice.
        self._asked += 1
        called = f"""const [asked, told, done] = arguments;
if (window.__asked?.[0] !== asked)
  window.__asked = [asked, (async () => ({program})(...JSON.parse(told)))().then(
    (value) => JSON.stringify({{ value: value ?? null }}),
    (fault) => JSON.stringify({{ fault: String(fault) }}),
  )];
window.__asked[1].then(done);"""
        wish = {"script": called, "args": [self._asked, json.dumps(told)]}
        try:
            said = self._ask("POST", "/execute/async", **wish)
        except Lost:
            said = self._ask("POST", "/execute/async", **wish)
        answer = json.loads(said)
        assert "fault" not in answer, answer["fault"]
        return answer["value"]

    def press(self, x: float, y: float) -> None:
        self.run(PRESS, x, y)

    def key(self, name: str) -> None:
        self.run(
            """(key) => ["keydown", "keyup"].forEach((kind) => (document.activeElement ?? document.body).dispatchEvent(
              new KeyboardEvent(kind, { key, bubbles: true, cancelable: true })))""",
            name,
        )

    def size(self, width: int, height: int) -> None:
        """Its windows are 447 pixels wide at least."""
        inner = "() => [innerWidth, innerHeight]"
        for _ in range(3):
            across, down = self.run(inner)
            if (across, down) == (width, height):
                return
            box = self._ask("GET", "/window/rect")
            wanted = {"width": box["width"] + width - across, "height": box["height"] + height - down}
            self._ask("POST", "/window/rect", x=0, y=0, **wanted)

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.run(DRAW, True)
        path.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def hear(self) -> None:
        self.faults += self.run("() => window.__told?.splice(0) ?? []")

    def close(self) -> None:
        if not self.alive:
            return
        self.alive = False
        for process in reversed(self._started):
            # What the driver has started goes with it.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(20)
        self._open.close()
        self._folder.cleanup()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
