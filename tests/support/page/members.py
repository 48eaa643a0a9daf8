"""Browsers of one member: each keeps its own things, and has a lock of its own to make passkeys with."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from support.page.browser import PATIENCE, Look, at_speed, without_worker

LAPTOP = (1280, 720)
SMALL = (360, 640)
_LOCK = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@dataclass
class Lock:
    """The lock of a device."""

    line: CDPSession
    id: str

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        """What it holds."""
        found: list[dict[str, Any]] = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, passkeys: list[dict[str, Any]]) -> None:
        """Those that another device of the same person has brought along."""
        for one in passkeys:
            self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": one})


@dataclass
class Browsers:
    """Opens browsers of their own at the server's name, as passkeys want it."""

    browser: Browser
    address: str
    look: Look
    contexts: list[BrowserContext] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)

    def __call__(
        self, size: tuple[int, int] = LAPTOP, *, theme: str = "light", language: str = "en-GB", path: str = "/"
    ) -> Page:
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            reduced_motion="reduce",
            has_touch=size[0] < 600,
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        at_speed(context)
        without_worker(context)
        self.look.follow(context)
        self.contexts.append(context)
        page = context.new_page()
        self.pages.append(page)
        page.goto(path)
        page.locator("h1").first.wait_for()
        return page

    def close(self) -> None:
        for page in self.pages:
            self.look.over(page)
        for context in self.contexts:
            context.close()


def lock_of(page: Page) -> Lock:
    """Give the device of a window a lock that opens by itself."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": _LOCK})
    return Lock(line, str(made["authenticatorId"]))


def become(page: Page, name: str) -> None:
    """Keep a name, as far as the second keys."""
    page.get_by_role("button", name="Keep my name and games").click()
    field = page.get_by_label("Your name in the club")
    field.fill(name)
    page.get_by_text("Available. Others will see it.").wait_for()
    page.get_by_role("button", name="Keep this name").click()
    page.get_by_role("heading", name=f"Welcome, {name}").wait_for()


def at_localhost(address: str) -> str:
    """The same server by its name: an address in figures has no passkeys."""
    return address.replace("127.0.0.1", "localhost")


Opener = Callable[..., Page]
