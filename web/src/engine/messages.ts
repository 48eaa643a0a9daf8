/** What the page and the worker with the tables say to each other. */

import type { Made, Parts } from "./parts";

export type ToTables =
  | { kind: "start"; parts: Parts }
  | { kind: "ask"; id: number; method: string; url: string; headers: Record<string, string>; body: string }
  | { kind: "connect"; socket: number; table: string }
  /** Without a text: the connection is closed. */
  | { kind: "hear"; socket: number; text: string | null };

export type FromTables =
  /** How much of the way to the first table is behind us, from 0 to 1. */
  | { kind: "progress"; part: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; type: string; body: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "end"; socket: number; code: number };

export type ToHelper = { kind: "start"; parts: Parts; made: Made } | { kind: "work"; id: number; call: Uint8Array };
export type FromHelper =
  { kind: "ready" } | { kind: "failed"; reason: string } | { kind: "done"; id: number; answer: Uint8Array };
