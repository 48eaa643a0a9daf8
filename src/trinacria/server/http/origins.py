"""By which name a server is spoken to, and from which site.

A browser sends anybody's page to any address, also to a server that only this machine or this network can reach. Two
headers that no page can forge tell it: `Origin`, the site that asks, and `Host`, the name that it asked for.
"""

import socket
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from trinacria.table.refusal import Forbidden, Refusal, WrongHost

HOME: Final = ("localhost", "local", "lan", "home", "internal", "localdomain", "home.arpa", "test")
"""Names that end so belong to nobody on the internet."""
ANY: Final = "*"
USUAL_PORTS: Final = {"http": 80, "ws": 80, "https": 443, "wss": 443}


class Origins:
    """Which names and sites may speak to this server; `more` are names that the host allows, `*.example.org` too."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        self._more = [name.lower().rstrip(".") for name in more]
        self._own = {socket.gethostname().lower(), socket.getfqdn().lower()}

    def check_name(
        self, headers: Mapping[str, str], port: int | None, client: str, *, for_the_host: bool = False
    ) -> None:
        """Raises Refusal when the server is called by a name that may be anybody's.

        The owner of a name can point it at 127.0.0.1, and their page then reads what that server answers. Its
        browser asks this server's own port, which stands in `Host`. A proxy of the host listens at another one.
        """
        named = headers.get("host", "")
        if not named:
            return
        name, asked = _parts(f"//{named}")
        if not name:
            raise Refusal("table-error-message", reason=f"Host: {named[:100]}")
        if self._known(name):
            return
        through_a_proxy = _forwarded(headers, client) and port is not None and (asked or 80) != port
        if for_the_host or not through_a_proxy:
            raise WrongHost("table-error-host", host=name[:100])

    def check_site(self, headers: Mapping[str, str], client: str) -> None:
        """Raises Refusal when another site's page asks."""
        origin = headers.get("origin")
        if origin is None:
            return
        site, _ = _parts(origin)
        scheme = origin.partition(":")[0]
        if site and self._allowed(site):
            return
        proxied = _forwarded(headers, client)
        names = [headers.get("host", "")]
        if proxied and "x-forwarded-host" in headers:
            names.append(headers["x-forwarded-host"].split(",")[0].strip())
        for named in names:
            if site and _same(origin, scheme, named):
                return
        # A proxy that does not tell by which name it was called. A page cannot pretend to be one: with a header of its
        # own it would have to ask first, and gets no leave.
        if proxied and _is_address(_parts(f"//{names[0]}")[0]) and len(names) == 1:
            return
        raise Forbidden("table-error-origin", origin=origin[:100])

    def _known(self, name: str) -> bool:
        if _is_address(name) or "." not in name or name in self._own or self._allowed(name):
            return True
        return any(name.endswith(f".{end}") for end in HOME)

    def _allowed(self, name: str) -> bool:
        return any(one in (ANY, name) or (one.startswith("*.") and name.endswith(one[1:])) for one in self._more)


def secure_site(headers: Mapping[str, str]) -> tuple[str, str]:
    """The address of the page that asks, as its browser says it, and the name in it: what passkeys are bound to.

    That it is this server's own has been checked before. Raises Refusal where browsers have no passkeys.
    """
    origin = headers.get("origin", "")
    name, _ = _parts(origin)
    scheme = origin.partition(":")[0]
    at_home = name == "localhost" or name.endswith(".localhost")
    if not name or _is_address(name) or not (scheme == "https" or (scheme == "http" and at_home)):
        raise Refusal("club-error-passkey-site")
    return origin, name


def _parts(url: str) -> tuple[str, int | None]:
    """The host's name and the port of an address; an empty name when it is none."""
    try:
        parts = urlsplit(url)
        return (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return "", None


def _same(origin: str, scheme: str, named: str) -> bool:
    """Whether a site's address and a `Host` mean the same. Behind a proxy that ends TLS the scheme may differ."""
    site, port = _parts(origin)
    host, asked = _parts(f"//{named}")
    usual = USUAL_PORTS.get(scheme, 80)
    return site == host and (port or usual) == (asked or usual)


def _forwarded(headers: Mapping[str, str], client: str) -> bool:
    """Whether a proxy that is trusted says who asks: only then is the client one that it names."""
    named = [part.strip().strip("[]") for part in headers.get("x-forwarded-for", "").split(",")]
    return bool(client) and any(part == client or part.rpartition(":")[0].strip("[]") == client for part in named)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
