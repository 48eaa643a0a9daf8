"""Some rows of many games: in this process, or in one of their own with the arrays in shared memory."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np

from trinacria.envs.arrays import Arrays, Shape, arrays_in
from trinacria.envs.rows import Rows

STEP = b"step"


class Kind(NamedTuple):
    """Which game is played, and how."""

    name: str
    mode: str | None
    options: dict[str, object] | None
    anew: bool
    """Whether a game that ends is followed by a new one at once, and not in the next step."""


class Part:
    """Rows of games that read and fill their rows of the arrays."""

    def __init__(self, kind: Kind, first: int, arrays: Arrays) -> None:
        self.rows = Rows(kind.name, kind.mode, kind.options, first, len(arrays.place))
        self._anew = kind.anew
        self._arrays = arrays

    def begin(self, seed: str) -> None:
        """Begin all games."""
        self.rows.begin(seed)
        self._tell()

    def refuse(self, row: int, number: int) -> None:
        """Raise why the action with this number is not legal in a row."""
        self.rows.games[row].find(number)

    def send(self) -> None:
        """Nothing is sent: `step` does the work."""

    def step(self) -> None:
        """Play the chosen actions and look at what is asked next."""
        self.rows.step(self._arrays.chosen.tolist(), self._anew)
        self._tell()

    def close(self) -> None:
        """Nothing is open."""

    def _tell(self) -> None:
        """Fill the arrays with what the games have written."""
        arrays, rows = self._arrays, self.rows
        np.copyto(arrays.observation, _view(rows.observation, arrays.observation.shape), casting="safe")
        np.copyto(arrays.mask, _view(rows.mask, arrays.mask.shape).view(np.int8))
        np.copyto(arrays.place, _view(rows.place, arrays.place.shape))
        arrays.ended[:] = False
        arrays.returns[:] = 0
        if rows.ended:
            arrays.ended[rows.ended] = True
            arrays.returns[rows.ended] = rows.returns
            arrays.final[rows.ended] = _view(b"".join(rows.finals), (len(rows.ended), arrays.final.shape[1]))
        if rows.has_features:
            np.copyto(arrays.legal, rows.legal)
            told = np.frombuffer(b"".join(rows.features), np.uint8)
            arrays.features.reshape(-1)[: len(told)] = told


def _view(row: Any, shape: tuple[int, ...]) -> Any:
    """The numbers that the games wrote, where they are."""
    return np.frombuffer(row, np.uint8).reshape(shape)


class FarPart:
    """Rows of games in a process of their own."""

    def __init__(self, kind: Kind, first: int, count: int, memory: Any, shape: Shape) -> None:
        # Nothing of this process, its threads and locks goes along.
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, kind, first, count, memory, shape), daemon=True, name=f"games from {first}"
        )
        self._process.start()
        theirs.close()

    def begin(self, seed: str) -> None:
        """Begin all games."""
        self._line.send_bytes(b"begin " + seed.encode())
        self.step()

    def refuse(self, row: int, number: int) -> None:
        """Raise why the action with this number is not legal in a row."""
        self._line.send_bytes(f"refuse {row} {number}".encode())
        self.step()

    def send(self) -> None:
        """Let the other process play."""
        self._line.send_bytes(STEP)

    def step(self) -> None:
        """Wait until it has."""
        error = self._line.recv()
        if error is not None:
            raise error

    def close(self) -> None:
        """End the process."""
        self._line.close()
        self._process.join()


def _serve(line: "Connection[Any, Any]", kind: Kind, first: int, count: int, memory: Any, shape: Shape) -> None:
    """Play what is chosen in shared memory whenever somebody says so, until the line is closed."""
    part = Part(kind, first, arrays_in(memory, shape).part(first, count))
    while True:
        try:
            words = line.recv_bytes().decode().split()
        except EOFError:
            return
        try:
            if words[0] == "begin":
                part.begin(words[1])
            elif words[0] == "refuse":
                part.refuse(int(words[1]), int(words[2]))
            else:
                part.step()
            line.send(None)
        except Exception as error:
            line.send(error)
