/** The worker where bots think: it does calls that the tables send, one after the other. */

import type { PyProxy } from "pyodide/ffi";
import type { FromHelper, ToHelper } from "./messages";
import { Net } from "./net";
import { startPython } from "./python";

interface Answer {
  toJs: () => Uint8Array;
  destroy: () => void;
}
interface Workers {
  begin: (fetch: (name: string) => Uint8Array, make: (shapes: string, numbers: PyProxy) => Net) => void;
  work: (call: Uint8Array) => Answer;
}

/** Python waits for it in the middle of a thought, and nobody waits for this worker but Python. */
function fetched(address: string): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return new Uint8Array(request.response as ArrayBuffer);
}

const say = (message: FromHelper): void => postMessage(message);
let workers: Workers | undefined;

onmessage = async ({ data }: MessageEvent<ToHelper>) => {
  try {
    if (data.kind === "start") {
      const python = await startPython(data.parts, "trinacria.server.browser.calls");
      workers = python.pyimport("trinacria.server.browser.calls") as Workers;
      const { nets } = data.parts;
      workers.begin(
        (name) => fetched(nets[name] ?? ""),
        (shapes, numbers) => new Net(shapes, numbers.toJs() as Uint8Array[]),
      );
      say({ kind: "ready" });
    } else if (workers) {
      const answer = workers.work(data.call);
      say({ kind: "done", id: data.id, answer: answer.toJs() });
      answer.destroy();
    }
  } catch (problem) {
    say({ kind: "failed", reason: String(problem) });
  }
};
