/** Which person is on which card.
 *
 * The engine tells cards by family and value alone; the page gives each card one of the people drawn for it and follows
 * it from view to view, so that a face stays a face while its card moves. A hidden card is followed as far as anybody
 * at the table could follow it with the eyes.
 */

import { COPIES } from "@/generated/famiglia";
import { value, type Kind } from "./cards";
import type { FamigliaView } from "./view";

export interface Placed {
  street: string[];
  discard: string[];
  gangs: Record<string, string[]>;
  hands: Record<string, string[]>;
}

const kindOf = (id: string): Kind => id.slice(0, 2);
const hidden = (id: string): boolean => id.startsWith("?");

export class People {
  private placed: Placed = { street: [], discard: [], gangs: {}, hands: {} };
  private unseen = 0;

  /** The people of a view, taken over from the view before wherever a card is still the same. */
  follow(view: FamigliaView): Placed {
    const before = this.placed;
    const open: Array<[string[], readonly Kind[], (ids: string[]) => void]> = [];
    const next: Placed = { street: [], discard: [], gangs: {}, hands: {} };
    open.push([before.street, view.street, (ids) => (next.street = ids)]);
    open.push([before.discard, view.discard, (ids) => (next.discard = ids)]);
    for (const seat of view.seats) {
      open.push([before.gangs[seat] ?? [], view.gangs[seat] ?? [], (ids) => (next.gangs[seat] = ids)]);
      const hand = view.hands?.[seat];
      if (hand) open.push([before.hands[seat] ?? [], hand, (ids) => (next.hands[seat] = ids)]);
    }

    // First what lies where it lay; what is left over may have moved.
    const kept = open.map(([old, now]) => stay(old, now));
    const used = new Set(kept.flat().filter((id) => id !== null));
    const moved = open.flatMap(([old]) => old).filter((id) => !used.has(id) && !hidden(id));
    const secret = view.seats.filter((seat) => !view.hands?.[seat]);
    const fromHands = secret.flatMap((seat) => before.hands[seat] ?? []);

    open.forEach(([, now, put], index) => {
      const ids = kept[index] ?? [];
      put(
        now.map((kind, at) => {
          const id = ids[at] ?? take(moved, kind) ?? take(fromHands, kind) ?? this.fresh(kind, used, before);
          used.add(id);
          return id;
        }),
      );
    });

    for (const seat of secret) {
      const size = view.hand_sizes[seat] ?? 0;
      const ids = (before.hands[seat] ?? []).filter((id) => !used.has(id));
      // What was recruited from the street went into the hand of whoever has more cards than before.
      while (ids.length < size) ids.push(moved.pop() ?? `?${seat}${this.unseen++}`);
      while (ids.length > size) ids.splice(Math.max(ids.findIndex(hidden), 0), 1);
      for (const id of ids) used.add(id);
      next.hands[seat] = ids;
    }
    this.placed = next;
    return next;
  }

  private fresh(kind: Kind, used: Set<string>, before: Placed): string {
    const held = new Set(Object.values(before.hands).flat());
    const copies = Array.from({ length: COPIES[value(kind)] ?? 1 }, (_, at) => `${kind}-${at + 1}`);
    return copies.find((id) => !used.has(id) && !held.has(id)) ?? copies.find((id) => !used.has(id)) ?? `${kind}-1`;
  }
}

/** The ids that stay: walking both rows from the left, as cards leave a row and others join its end. */
function stay(old: readonly string[], now: readonly Kind[]): Array<string | null> {
  let from = 0;
  return now.map((kind) => {
    for (let at = from; at < old.length; at++) {
      const id = old[at];
      if (id !== undefined && kindOf(id) === kind) {
        from = at + 1;
        return id;
      }
    }
    return null;
  });
}

function take(pool: string[], kind: Kind): string | undefined {
  const at = pool.findIndex((id) => kindOf(id) === kind);
  return at < 0 ? undefined : pool.splice(at, 1)[0];
}
