/** The tables are on this device: a worker has them, and everything the page asks goes there. */

import type { FromTables, ToTables } from "@/engine/messages";
import type { Parts } from "@/engine/parts";
import { OPEN, type TableSocket, type Transport } from "./transport";

const CLOSED = 3;

/** How the start of the tables goes; null for `failed`: nothing has gone wrong. */
class Start {
  part = $state(0);
  ready = $state(false);
  failed = $state<string | null>(null);
}

export const start = new Start();

class DeviceSocket implements TableSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    private readonly say: (text: string | null) => void,
    private readonly gone: () => void,
  ) {
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.say(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.say(null);
    this.ended();
  }

  ended(): void {
    this.readyState = CLOSED;
    this.gone();
    this.onclose?.();
  }
}

export function onDevice(parts: Parts): Transport {
  const worker = new Worker(new URL("@/engine/tables.ts", import.meta.url), { type: "module" });
  const say = (message: ToTables): void => worker.postMessage(message);
  const answers = new Map<number, (answer: Response) => void>();
  const sockets = new Map<number, DeviceSocket>();
  let given = 0;
  worker.onmessage = ({ data }: MessageEvent<FromTables>) => {
    if (data.kind === "progress") start.part = data.part;
    else if (data.kind === "ready") start.ready = true;
    else if (data.kind === "failed") start.failed = data.reason;
    else if (data.kind === "answer") {
      const { status } = data;
      answers.get(data.id)?.(new Response(data.body, { status, headers: { "Content-Type": data.type } }));
      answers.delete(data.id);
    } else if (data.kind === "say") sockets.get(data.socket)?.onmessage?.({ data: data.text });
    else sockets.get(data.socket)?.ended();
  };
  worker.onerror = (problem) => (start.failed = problem.message);
  say({ kind: "start", parts });
  return {
    needsNetwork: false,
    fetch: (url, { method = "GET", headers = {}, body = "" } = {}) =>
      new Promise((answer) => {
        const id = ++given;
        answers.set(id, answer);
        say({ kind: "ask", id, method, url, headers, body });
      }),
    connect: (table) => {
      const socket = ++given;
      say({ kind: "connect", socket, table });
      const made = new DeviceSocket(
        (text) => say({ kind: "hear", socket, text }),
        () => sockets.delete(socket),
      );
      sockets.set(socket, made);
      return made;
    },
  };
}
