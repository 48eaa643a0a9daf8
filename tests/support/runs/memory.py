"""How much memory a process holds."""

from pathlib import Path


def memory(pid: int) -> int:
    """Bytes that it holds now."""
    return _said(pid, "VmRSS")


def peak_memory(pid: int) -> int:
    """The most bytes that it has ever held."""
    return _said(pid, "VmHWM")


def _said(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) * 1024
