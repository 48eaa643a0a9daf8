/** A second worker, where bots think and records are read, as Python sees it (server/browser/workers.py). */

import type { PyBuffer } from "pyodide/ffi";
import type { FromHelper, Parts, ToHelper } from "./messages";

interface Bytes {
  getBuffer: (kind: "u8") => PyBuffer;
}

export class Helper {
  private readonly worker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" });
  private readonly answers = new Map<number, (answer: Uint8Array) => void>();
  private readonly ready: Promise<void>;
  private fail: (reason: Error) => void = () => undefined;
  private given = 0;

  constructor(parts: Parts) {
    this.ready = new Promise((ready, failed) => {
      this.fail = failed;
      this.worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
        if (data.kind === "ready") ready();
        else if (data.kind === "failed") failed(new Error(data.reason));
        else {
          this.answers.get(data.id)?.(data.answer);
          this.answers.delete(data.id);
        }
      };
      this.worker.onerror = (problem) => failed(new Error(problem.message));
    });
    this.ready.catch(() => undefined);
    this.say({ kind: "start", parts });
  }

  started(): Promise<void> {
    return this.ready;
  }

  do(call: Bytes): Promise<Uint8Array> {
    const buffer = call.getBuffer("u8");
    const copy = new Uint8Array(buffer.data as Uint8Array);
    buffer.release();
    const id = ++this.given;
    return new Promise((answer) => {
      this.answers.set(id, answer);
      this.say({ kind: "work", id, call: copy });
    });
  }

  end(): void {
    this.fail(new Error("ended"));
    this.worker.terminate();
  }

  private say(message: ToHelper): void {
    this.worker.postMessage(message);
  }
}
