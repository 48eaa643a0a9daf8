/** The orders on the board in the order in which they will be executed. [LF-E-03..05] */

import type { Order } from "@/generated/pack";
import type { Pack } from "../model/pack";
import type { LaFamigliaView } from "../model/view";

export interface Lying {
  order: Order;
  area: string;
  done: boolean;
}

export function lyingOrders(pack: Pack, view: LaFamigliaView): Lying[] {
  const first = view.cycle.indexOf(view.phase_first);
  const found: (Lying & { turn: number })[] = [];
  for (const [area, lies] of Object.entries(view.areas)) {
    for (const id of lies.orders ?? []) {
      const order = pack.orders[id];
      if (!order) continue;
      const turn = (view.cycle.indexOf(lies.family ?? "") - first + view.cycle.length) % view.cycle.length;
      found.push({ order, area, done: (lies.executed ?? []).includes(id), turn });
    }
  }
  const rank = ({ order, turn }: (typeof found)[number]): number =>
    (order.type === "attack" ? 10_000 : 0) + order.initiative * 10 + turn;
  return found.sort((one, other) => rank(one) - rank(other));
}

/** So many rows are in sight on any desk. */
const MOST = 11;
/** How many of those that are done stay in sight all the same. */
const LAST_DONE = 1;

/** How many of the first orders, all done, are one line, so that those to come are in sight. */
export function folded(lying: readonly Lying[]): number {
  if (lying.length <= MOST) return 0;
  const next = lying.findIndex(({ done }) => !done);
  const done = next < 0 ? lying.length : next;
  return Math.max(done - LAST_DONE, 0);
}
