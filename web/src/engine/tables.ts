/** The worker with the tables: the server's rooms, handlers and rules, without a server. */

import type { PyProxy } from "pyodide/ffi";
import { Database } from "./database";
import { Helper } from "./helper";
import type { FromTables, ToTables } from "./messages";
import { fetchedAtOnce } from "./packed";
import { make, startPython } from "./python";

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
  words: (language: string) => Uint8Array,
) => Program;

const MODULE = "trinacria.server.browser.program";
/** How much of a start is behind us when Python is unpacked and compiled, and when it runs. */
const MADE = 0.6;
const RUNS = 0.9;
const say = (message: FromTables): void => postMessage(message);

async function start({ parts }: Extract<ToTables, { kind: "start" }>): Promise<Program> {
  const opened = Database.open();
  // Anyone who waits for Python first must not be told of a failed database twice.
  opened.catch(() => undefined);
  say({ kind: "progress", part: 0.1 });
  const made = await make(parts);
  say({ kind: "progress", part: MADE });
  // Where memory is kept, the bots' Python goes on from it beside ours; else it waits for the memory of ours.
  let early = made.memory && new Helper(parts, made);
  const { python, memory } = await startPython(parts, made);
  const module = python.pyimport(MODULE) as unknown as { Program: NewProgram };
  // The bots' Python need not begin anew.
  made.memory ??= memory(false);
  say({ kind: "progress", part: RUNS });
  const program = module.Program(
    await opened,
    () => {
      const helper = early ?? new Helper(parts, made);
      early = null;
      return helper;
    },
    (socket, kind, what) =>
      say(kind === "say" ? { kind, socket, text: String(what) } : { kind, socket, code: Number(what) }),
    (language) => fetchedAtOnce(parts.words[language]),
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
