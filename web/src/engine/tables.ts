/** The worker with the tables: the server's rooms, handlers and rules, without a server. */

import type { PyProxy } from "pyodide/ffi";
import { Database } from "./database";
import { Helper } from "./helper";
import type { FromTables, ToTables } from "./messages";
import { startPython } from "./python";

interface Program {
  open: () => Promise<void>;
  ask: (method: string, url: string, headers: string, body: string) => Promise<PyProxy>;
  connect: (socket: number, table: string) => void;
  /** Undefined is None in Python; null is something else there. */
  hear: (socket: number, text: string | undefined) => void;
}
type NewProgram = (
  database: Database,
  hire: () => Helper,
  tell: (socket: number, kind: "say" | "end", what: string | number) => void,
) => Program;

const MODULE = "trinacria.server.browser.program";
const say = (message: FromTables): void => postMessage(message);

async function start({ parts }: Extract<ToTables, { kind: "start" }>): Promise<Program> {
  const database = await Database.open();
  const python = await startPython(parts, MODULE, (part) => say({ kind: "progress", part }));
  const { Program: create } = python.pyimport(MODULE) as unknown as { Program: NewProgram };
  const program = create(
    database,
    () => new Helper(parts),
    (socket, kind, what) =>
      say(kind === "say" ? { kind, socket, text: String(what) } : { kind, socket, code: Number(what) }),
  );
  await program.open();
  return program;
}

async function answer(program: Program, asked: Extract<ToTables, { kind: "ask" }>): Promise<void> {
  const told = await program.ask(asked.method, asked.url, JSON.stringify(asked.headers), asked.body);
  const [status, type, body] = told.toJs() as [number, string, string];
  told.destroy();
  say({ kind: "answer", id: asked.id, status, type, body });
}

let started: Promise<Program> | undefined;

onmessage = async ({ data }: MessageEvent<ToTables>) => {
  if (data.kind === "start") {
    started = start(data);
    try {
      await started;
      say({ kind: "ready" });
    } catch (problem) {
      say({ kind: "failed", reason: String(problem) });
    }
    return;
  }
  const program = await started;
  if (data.kind === "ask" && program) await answer(program, data);
  else if (data.kind === "connect") program?.connect(data.socket, data.table);
  else if (data.kind === "hear") program?.hear(data.socket, data.text ?? undefined);
};
