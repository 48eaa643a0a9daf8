/** Fair chance, computed in this browser. `docs/concepts/chance.md` explains it. */

import type { PackAbout } from "@/generated/protocol";
import { sha256 } from "./sha256";

/** The part of a record that proves where its seed came from. */
interface Fair {
  commitment: string;
  seed: string;
  salts: string[];
  places: string;
  order: string[];
  /** Left out: a table of version 0.1. */
  seals?: string[] | null;
  called_off?: number;
}

/** What is checked of a record; all of it was written by somebody else. */
export interface GameRecord {
  seed: string;
  commitment: string;
  start: Record<string, unknown> | null;
  fair?: Fair | null;
  pack?: PackAbout | null;
  [part: string]: unknown;
}

export const seal = (commitment: string, salt: string): Promise<string> => sha256(`${commitment}/${salt}`);

/** The one JSON text of a value, as Python writes it: sorted keys, no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
}

/** What a table promises once all seals are in: the commitment, what was agreed, and the seals. */
async function promise(record: GameRecord, fair: Fair): Promise<string> {
  const { game, mode, rules, content, options } = record;
  const start = record.start && Object.fromEntries(Object.entries(record.start).filter(([key]) => key !== "seed"));
  const order = fair.places === "fixed" ? fair.order : fair.order.toSorted();
  const agreed = {
    game,
    mode,
    rules,
    content,
    options,
    start,
    places: fair.places,
    order,
    called_off: fair.called_off ?? 0,
  };
  return sha256([fair.commitment, await sha256(canonical(agreed)), ...(fair.seals ?? [])].join("/"));
}

async function salted(seed: string, salts: readonly string[]): Promise<string> {
  return salts.length === 0 ? seed : sha256([seed, ...(await Promise.all(salts.map(sha256)))].join("/"));
}

export interface Findings {
  /** The server's seed is the one it promised. */
  seed: boolean;
  /** Every salt is the sealed one, and goes into the deal. */
  salts: boolean;
  /** The promise holds what the record says. */
  promise: boolean;
}

/** What this browser finds in a record. */
export async function examine(record: GameRecord, fair: Fair): Promise<Findings> {
  const { seals } = fair;
  const sealed = await Promise.all(fair.salts.map((salt) => seal(fair.commitment, salt)));
  const fits = !seals || (seals.length === sealed.length && sealed.every((one, at) => !seals[at] || one === seals[at]));
  return {
    seed: (await sha256(fair.seed)) === fair.commitment,
    salts: fits && (await salted(fair.seed, fair.salts)) === record.seed,
    promise: !seals || (await promise(record, fair)) === record.commitment,
  };
}

/** What was shown at the table as its promise: in version 0.1 the commitment alone. */
export const promiseOf = (record: GameRecord): string =>
  record.fair && !record.fair.seals ? record.fair.commitment : record.commitment;
