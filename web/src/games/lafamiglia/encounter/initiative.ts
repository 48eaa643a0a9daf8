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
