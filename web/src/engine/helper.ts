/** A second worker, where bots think and records are read, as Python sees it (server/browser/workers.py). */

import type { FromHelper, ToHelper } from "./messages";
import type { Made, Parts } from "./parts";

interface Bytes {
  getBuffer: (kind: "u8") => { data: Uint8Array; release: () => void };
}

export class Helper {
  private readonly worker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, { answer: (answer: Uint8Array) => void; fail: (reason: Error) => void }>();
  private readonly ready: Promise<void>;
  private fail: (reason: Error) => void = () => undefined;
  private given = 0;

  constructor(parts: Parts, made: Made) {
    this.ready = new Promise((ready, failed) => {
      this.fail = (reason) => {
        failed(reason);
        for (const { fail } of this.waiting.values()) fail(reason);
        this.waiting.clear();
      };
      this.worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
        if (data.kind === "ready") ready();
        else if (data.kind === "failed") this.fail(new Error(data.reason));
        else {
          this.waiting.get(data.id)?.answer(data.answer);
          this.waiting.delete(data.id);
        }
      };
      this.worker.onerror = (problem) => this.fail(new Error(problem.message));
    });
    this.ready.catch(() => undefined);
    this.say({ kind: "start", parts, made });
  }

  started(): Promise<void> {
    return this.ready;
  }

  do(call: Bytes): Promise<Uint8Array> {
    const buffer = call.getBuffer("u8");
    const copy = new Uint8Array(buffer.data);
    buffer.release();
    const id = ++this.given;
    return new Promise((answer, fail) => {
      this.waiting.set(id, { answer, fail });
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
