"""`python -m support.server.fuzzing KIND PORT COUNT SEED`: send so many inputs to a server on this machine."""

import json
import sys

from support.server.fuzzing.requests import RequestFuzzer
from support.server.fuzzing.sockets import SocketFuzzer

kind, port, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
match kind:
    case "messages":
        told = SocketFuzzer(port, seed).run(count)
    case "requests":
        told = RequestFuzzer(port, seed).run(count)
    case "nonsense":
        told = RequestFuzzer(port, seed).run_raw(count)
    case _:
        raise SystemExit(f"unknown kind: {kind}")
print(json.dumps(told))
