/** The worker where bots think: it does calls that the tables send, one after the other. */

import type { PyProxy } from "pyodide/ffi";
import type { FromHelper, ToHelper } from "./messages";
import { startPython } from "./python";

interface Workers {
  work: (call: Uint8Array) => PyProxy & { toJs: () => Uint8Array; destroy: () => void };
}

const say = (message: FromHelper): void => postMessage(message);
let workers: Workers | undefined;

onmessage = async ({ data }: MessageEvent<ToHelper>) => {
  try {
    if (data.kind === "start") {
      const python = await startPython(data.parts, "trinacria.server.browser.calls");
      workers = python.pyimport("trinacria.server.browser.calls") as unknown as Workers;
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
