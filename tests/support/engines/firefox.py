"""Firefox, over its own WebDriver BiDi socket: no driver is needed."""

import base64
import json
import os
import re
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from support.engines.engine import Engine

PREFERENCES: Final[dict[str, Any]] = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "intl.accept_languages": "en-GB,en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    # Every other name leads nowhere, as on a network without internet.
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.type": 1,
    "network.proxy.no_proxies_on": "127.0.0.1",
    "remote.prefs.recommended": True,
    "toolkit.startup.max_resumed_crashes": -1,
    "ui.prefersReducedMotion": 1,
}
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
KEYS: Final = {"Escape": "\ue00c", "Enter": "\ue007", "Tab": "\ue004", "ArrowRight": "\ue014"}
TOLD: Final = ("error", "warn")


class Firefox(Engine):
    name = "Firefox"

    def __init__(self, program: str) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        home = Path(self._folder.name)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (home / "user.js").write_text("".join(lines))
        wanted = [program, "--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port", "0"]
        environment = {**os.environ, "HOME": str(home), "MOZ_HEADLESS": "1", "MOZ_DISABLE_CONTENT_SANDBOX": "1"}
        with (home / "told.log").open("w") as log:
            self._process = subprocess.Popen(wanted, stdout=log, stderr=log, env=environment)
        self._asked = 0
        self._open = ExitStack()
        try:
            self._connect(home / "told.log")
        except BaseException:
            self.close()
            raise

    def _connect(self, told: Path) -> None:
        line = connect(
            f"{self._listening(told)}/session",
            max_size=None,
            open_timeout=self.left,
            close_timeout=2,
            ping_interval=None,
        )
        self._socket = self._open.enter_context(line)
        self.version = str(self._ask("session.new", capabilities={})["capabilities"]["browserVersion"])
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context: str = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _listening(self, told: Path) -> str:
        while (found := LISTENING.search(told.read_text(errors="replace"))) is None:
            if self._process.poll() is not None or time.monotonic() > self.deadline:
                said = told.read_text(errors="replace")[-2000:]
                raise self.give_up(f"starting: {said}")
            time.sleep(0.05)
        return found[1]

    def _ask(self, method: str, **told: Any) -> Any:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": told}))
        while True:
            try:
                said = json.loads(self._socket.recv(self.left))
            except TimeoutError:
                raise self.give_up(f"{method} {json.dumps(told)[:300]}") from None
            if said.get("id") == self._asked:
                assert said["type"] == "success", f"{method}: {said.get('message')}"
                return said["result"]
            self._note(said)

    def _note(self, said: dict[str, Any]) -> None:
        if said.get("method") == "log.entryAdded" and said["params"]["level"] in TOLD:
            self.faults.append(f"{said['params']['level']}: {said['params']['text']}")

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, program: str, *told: object) -> Any:
        # As text: values of BiDi say the kind of each part.
        called = f"async (told) => JSON.stringify((await ({program})(...JSON.parse(told))) ?? null)"
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=called,
            arguments=[{"type": "string", "value": json.dumps(told)}],
            awaitPromise=True,
            target={"context": self._context},
            userActivation=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def _act(self, kind: str, *actions: dict[str, Any]) -> None:
        source = {"type": kind, "id": kind, "actions": list(actions)}
        self._ask("input.performActions", context=self._context, actions=[source])

    def press(self, x: float, y: float) -> None:
        at = {"x": round(x), "y": round(y)}
        up, down = {"type": "pointerUp", "button": 0}, {"type": "pointerDown", "button": 0}
        self._act("pointer", {"type": "pointerMove", **at}, down, up)

    def key(self, name: str) -> None:
        value = KEYS.get(name, name)
        self._act("key", {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        shown = self._ask("browsingContext.captureScreenshot", context=self._context, origin="viewport")
        path.write_bytes(base64.b64decode(shown["data"]))

    def hear(self) -> None:
        # Whatever was told before this is answered has come.
        self._ask("session.status")

    def close(self) -> None:
        if not self.alive:
            return
        self.alive = False
        self._open.close()
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(20)
        self._folder.cleanup()
