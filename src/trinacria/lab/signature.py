"""Signatures of arena reports with SSH keys, made and checked by OpenSSH's own `ssh-keygen`.

A signature says who answers for a report; that its games are right, `check_report` finds out by itself.
"""

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from trinacria.kernel.errors import TrinacriaError

NAMESPACE: Final = "trinacria-arena"
"""A signature made for anything else is not accepted."""


class BadSignature(TrinacriaError):
    """A report cannot be signed, or its signature is not of this report."""


def sign(digest: str, key: Path) -> str:
    """The signature of a report's digest with the private key in a file, or with that key of the SSH agent."""
    signed = _ssh_keygen(["sign", "-n", NAMESPACE, "-f", str(key)], digest)
    if signed.returncode:
        raise BadSignature("arena-error-signing", reason=signed.stderr.strip().splitlines()[-1])
    return signed.stdout


def signer_of(digest: str, signature: str) -> str:
    """The fingerprint of the key that signed a digest; raises BadSignature where it signed something else."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "signature"
        file.write_text(signature, encoding="utf-8")
        checked = _ssh_keygen(["check-novalidate", "-n", NAMESPACE, "-s", str(file)], digest)
    found = re.search(r"\bSHA256:\S+", checked.stdout)
    if checked.returncode or found is None:
        raise BadSignature("arena-error-signature")
    return found.group()


def _ssh_keygen(arguments: list[str], message: str) -> "subprocess.CompletedProcess[str]":
    command = ["ssh-keygen", "-Y", *arguments]
    try:
        return subprocess.run(command, input=message, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise BadSignature("arena-error-no-ssh") from None
