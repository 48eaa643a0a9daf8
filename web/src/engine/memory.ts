/**
 * What Python's memory holds once our code is loaded. A second worker goes on from there, and so does the next visit:
 * it is kept in the browser, under the hashes of our code and of Python. Anyone who cannot keep it starts anew each time,
 * and so does anyone who cannot go on from what was kept.
 */

import type { Memory, Parts } from "./parts";

/** A page of memory: only those are kept that Python has changed. */
const PAGE = 4096;
const KEPT = "trinacria-memory";

/** What has changed since the memory was fresh. */
export function taken(memory: Uint8Array, fresh: Uint8Array, state: unknown, prepared: boolean): Memory {
  const runs: [number, number][] = [];
  const now = new BigUint64Array(memory.buffer, 0, memory.length / 8);
  const then = new BigUint64Array(fresh.buffer, 0, fresh.length / 8);
  const changed = (start: number): boolean => {
    for (let at = start / 8; at < (start + PAGE) / 8; at++) if (now[at] !== (then[at] ?? 0n)) return true;
    return false;
  };
  for (let start = 0; start < memory.length; start += PAGE) {
    if (!changed(start)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === start) last[1] += PAGE;
    else runs.push([start, PAGE]);
  }
  const bytes = new Uint8Array(runs.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [start, length] of runs) {
    bytes.set(memory.subarray(start, start + length), at);
    at += length;
  }
  return { size: memory.length, runs, state, prepared, bytes };
}

export function restore({ runs, bytes }: Memory, memory: Uint8Array): void {
  let at = 0;
  for (const [start, length] of runs) {
    memory.set(bytes.subarray(at, at + length), start);
    at += length;
  }
}

/** Not the address of the code itself: the service worker looks for that in all that is kept. */
const mark = ({ program, python }: Parts): string => `${program}?memory-of=${encodeURIComponent(python)}`;

/** Only where the page is served safely do browsers keep files. */
const openCache = (): Promise<Cache> | null => ("caches" in globalThis ? caches.open(KEPT) : null);

type Told = Omit<Memory, "bytes"> & { hash: string };

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** What is kept for this code; null: nothing. */
export async function find(parts: Parts): Promise<Memory | null> {
  try {
    const found = await (await openCache())?.match(mark(parts));
    const told = found?.headers.get("X-Memory");
    if (!found || !told) return null;
    const bytes = new Uint8Array(await found.arrayBuffer());
    // Damaged memory could bring the browser down.
    const { hash, ...memory } = JSON.parse(told) as Told;
    return hash === (await hashOf(bytes)) ? { ...memory, bytes } : null;
  } catch {
    return null;
  }
}

/** Keep it for the next visit, in the place of what older code has left. */
export async function keep(parts: Parts, { bytes, ...memory }: Memory): Promise<void> {
  try {
    await forget();
    const told: Told = { ...memory, hash: await hashOf(bytes) };
    const cache = await openCache();
    await cache?.put(mark(parts), new Response(bytes, { headers: { "X-Memory": JSON.stringify(told) } }));
  } catch {
    // The disk is full, or the browser keeps nothing: the next start takes longer.
  }
}

/** Whatever is kept. */
export async function forget(): Promise<void> {
  const cache = await openCache();
  for (const kept of (await cache?.keys()) ?? []) await cache?.delete(kept);
}
