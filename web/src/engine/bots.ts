/** The worker where bots think: it does calls that the tables send, one after the other. */

import type { PyProxy } from "pyodide/ffi";
import { keep } from "./memory";
import type { FromHelper, ToHelper } from "./messages";
import { Net } from "./net";
import { fetchedAtOnce } from "./packed";
import { startPython } from "./python";

interface Answer {
  toJs: () => Uint8Array;
  destroy: () => void;
}
interface Workers {
  begin: (
    words: (language: string) => Uint8Array,
    fetch: (name: string) => Uint8Array,
    make: (shapes: string, numbers: PyProxy) => Net,
  ) => void;
  work: (call: Uint8Array) => Answer;
}

const say = (message: FromHelper): void => postMessage(message);
let workers: Workers | undefined;

onmessage = async ({ data }: MessageEvent<ToHelper>) => {
  try {
    if (data.kind === "start") {
      const { python, memory } = await startPython(data.parts, data.made);
      if (!data.made.memory?.prepared) {
        (python.pyimport("trinacria.server.browser.beginning") as { prepare: () => void }).prepare();
        const prepared = memory(true);
        if (prepared) void keep(data.parts, prepared);
      }
      workers = python.pyimport("trinacria.server.browser.calls") as Workers;
      const { words, nets } = data.parts;
      workers.begin(
        (language) => fetchedAtOnce(words[language]),
        (name) => fetchedAtOnce(nets[name]),
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
