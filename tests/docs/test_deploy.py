"""The files for a machine on the internet start the server as it is."""

import re
import shlex
from typing import Any

import click
import msgspec
from support.text.fences import ROOT

from trinacria.cli.main import build
from trinacria.words import words_in


def wishes(program: str, name: str, *options: str) -> dict[str, Any]:
    """What the program makes of this command line."""
    commands = build(words_in("en"))
    assert program == "/opt/trinacria/bin/trinacria"
    command = commands.get_command(click.Context(commands), name)
    assert command is not None
    return command.make_context(name, list(options)).params


def test_service_and_proxy_speak_of_the_same_server() -> None:
    service = (ROOT / "deploy" / "trinacria.service").read_text(encoding="utf-8")
    found = re.search(r"^ExecStart=(.*)$", service, re.MULTILINE)
    assert found is not None
    wanted = wishes(*shlex.split(found.group(1)))
    assert wanted["database"] == "sqlite:////var/lib/trinacria/tables.db"
    assert "StateDirectory=trinacria\n" in service
    proxy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy {wanted['host']}:{wanted['port']}\n" in proxy


def test_the_container_starts_the_server_as_it_is() -> None:
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    said = dict(line.split(" ", 1) for line in container.splitlines() if line and line[0].isupper())
    start: list[str] = [*msgspec.json.decode(said["ENTRYPOINT"]), *msgspec.json.decode(said["CMD"])]
    wanted = wishes(*start)
    assert wanted["database"] == f"sqlite:///{said['VOLUME']}/tables.db"
    assert (wanted["host"], str(wanted["port"])) == ("0.0.0.0", said["EXPOSE"])
    assert f"127.0.0.1:{said['EXPOSE']}/readyz" in said["HEALTHCHECK"]
    assert said["USER"] != "root"
