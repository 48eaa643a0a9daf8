/** What an attack would do, from what lies open: the bonuses of both sides. The engine alone decides. [LF-BN] */

import type { Pack } from "./pack";
import type { LaFamigliaView } from "./view";

export interface Forecast {
  skull: number;
  car: number;
  attack: number;
  labs: number;
  vests: number;
  watchmen: number;
  defence: number;
  /** Defenders before and after the bonuses. */
  defenders: number;
  left: number;
  removed: number;
}

function tileWith(pack: Pack, view: LaFamigliaView, effect: string, seat: string): number {
  for (const marked of view.tiles.marked) {
    for (const [id, holder] of Object.entries(marked)) {
      const tile = pack.tiles[id];
      if (holder === seat && tile?.effect.do === effect) return tile.effect.n;
    }
  }
  return 0;
}

/** Skulls of an order against the labs, vests and watchmen of an area. */
export function forecast(
  pack: Pack,
  view: LaFamigliaView,
  seat: string,
  target: string,
  order: string | undefined,
  car: number,
  boat = false,
): Forecast {
  const area = view.areas[target];
  const parts = (order ? pack.orders[order]?.parts : undefined) ?? [];
  const skull = parts.filter(({ part }) => part === "skull").reduce((sum, { n }) => sum + (n ?? 0), 0);
  const guns = boat ? tileWith(pack, view, "attack_bonus", seat) : 0;
  const labs = area?.labs ?? 0;
  const lying = (area?.orders ?? []).flatMap((id) => pack.orders[id]?.parts ?? []);
  const vests = lying.filter(({ part }) => part === "vest").reduce((sum, { n }) => sum + (n ?? 0), 0);
  const watchmen = labs === 0 && area?.family ? tileWith(pack, view, "defence_bonus", area.family) : 0;
  const attack = skull + car + guns;
  const defence = labs + vests + watchmen;
  const defenders = area?.soldati ?? 0;
  const removed = Math.min(defenders, Math.max(0, attack - defence));
  return {
    skull: skull + guns,
    car,
    attack,
    labs,
    vests,
    watchmen,
    defence,
    defenders,
    left: defenders - removed,
    removed,
  };
}
