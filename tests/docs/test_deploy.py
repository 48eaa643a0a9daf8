"""The files for a machine on the internet start the server as it is."""

import re
import shlex

import click
from support.fences import ROOT

from trinacria.cli.main import build
from trinacria.words import words_in


def test_service_and_proxy_speak_of_the_same_server() -> None:
    service = (ROOT / "deploy" / "trinacria.service").read_text(encoding="utf-8")
    found = re.search(r"^ExecStart=(.*)$", service, re.MULTILINE)
    assert found is not None
    program, name, *options = shlex.split(found.group(1))
    commands = build(words_in("en"))
    assert program.endswith("/trinacria")
    command = commands.get_command(click.Context(commands), name)
    assert command is not None
    wanted = command.make_context(name, options).params
    assert wanted["database"] == "sqlite:////var/lib/trinacria/tables.db"
    assert "StateDirectory=trinacria\n" in service
    proxy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy {wanted['host']}:{wanted['port']}\n" in proxy
