/** The salts this browser has sealed, and the promises of tables it sat at. They never leave it but to be opened. */

import { untrack } from "svelte";
import type { OpenSalt, Screen, Seal, TableInfo } from "@/generated/protocol";
import { seal } from "./fairness";

/** What is asked of a table's session. */
interface Asking<Answer> {
  table: string;
  state: string;
  screen: Screen | null;
  ask: (request: Omit<Seal, "id"> | Omit<OpenSalt, "id">) => Promise<Answer>;
}

interface Salt {
  table: string;
  seal: string;
  salt: string;
}

/** What a table had promised before any salt was opened. */
interface Noted {
  table: string;
  promise: string;
  calledOff: number;
  /** Whether the game has begun on it: from then on it stays. */
  final: boolean;
}

const MOST = 200;

/** A list in the browser's storage; where there is none, it lives as long as the page. */
function storedList<T extends { table: string }>(place: string) {
  let here: T[] = [];
  const all = (): T[] => {
    try {
      const kept = JSON.parse(localStorage.getItem(place) ?? "[]") as unknown;
      return Array.isArray(kept) ? (kept as T[]) : here;
    } catch {
      return here;
    }
  };
  const write = (next: T[]): void => {
    here = next.slice(0, MOST);
    try {
      localStorage.setItem(place, JSON.stringify(here));
    } catch {
      // It is kept above.
    }
  };
  return { all, write, of: (table: string): T[] => all().filter((one) => one.table === table) };
}

const salts = storedList<Salt>("trinacria-salts");
const notes = storedList<Noted>("trinacria-promises");

export const promiseNoted = (table: string): Noted | undefined => notes.of(table)[0];
export const sealsOf = (table: string): string[] => salts.of(table).map((one) => one.seal);
const saltOf = (table: string, sealed: string): string | undefined =>
  salts.of(table).find((one) => one.seal === sealed)?.salt;

function write(note: Noted): void {
  notes.write([note, ...notes.all().filter((one) => one.table !== note.table)]);
}

/** Keep what a table promises, from before any salt is opened until the game is over. */
function note({ id, status, fairness }: TableInfo): void {
  const before = promiseNoted(id);
  const known = { table: id, promise: fairness.promise ?? fairness.commitment, calledOff: fairness.called_off };
  if (before?.final) return;
  if (status === "lobby") {
    if (fairness.opening && (!before || fairness.called_off > before.calledOff)) write({ ...known, final: false });
  } else if (status !== "over") {
    // Anyone who was away while a deal was called off has not seen the promise of the next one.
    const stale = !before || fairness.called_off > before.calledOff;
    write({ ...(stale ? known : before), final: true });
  }
}

/** Make a salt, keep it, and show its seal. With words of one's own the random part still hides them. */
export async function sealSalt<Answer>(session: Asking<Answer>, words = ""): Promise<Answer | undefined> {
  const screen = session.screen;
  if (!screen) return undefined;
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const salt = `${words} ${random}`.trim();
  const sealed = await seal(screen.table.fairness.commitment, salt);
  salts.write([{ table: session.table, seal: sealed, salt }, ...salts.all()]);
  return session.ask({ type: "seal", seal: sealed });
}

/** Seal and open by itself what a chair adds to the deal. Run it whenever the session's screen changes. */
export class Sealing {
  /** For which commitments a salt was sealed here: a second window must not fight over whose salt it is. */
  private readonly sealed = new Set<string>();
  private readonly opened = new Set<string>();

  look(session: Asking<unknown>): void {
    const { screen, state } = session;
    if (state !== "open" || !screen || screen.you.chair === null) return;
    const { table, you } = screen;
    untrack(() => this.mind(session, table, you.chair ?? ""));
  }

  private mind(session: Asking<unknown>, table: TableInfo, chair: string): void {
    note(table);
    const { seals, opening, commitment, unopened } = table.fairness;
    const shown = seals[chair];
    if (table.status !== "lobby") return;
    if (opening) {
      const salt = shown && opening.waiting.includes(chair) ? saltOf(table.id, shown) : undefined;
      if (!shown || !salt || this.opened.has(shown)) return;
      this.opened.add(shown);
      void session.ask({ type: "open_salt", salt });
    } else if (!unopened.includes(chair) && !this.sealed.has(commitment) && (!shown || !saltOf(table.id, shown))) {
      this.sealed.add(commitment);
      void sealSalt(session);
    }
  }
}
