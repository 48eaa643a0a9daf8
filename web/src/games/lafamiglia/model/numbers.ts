/** The numbers of the rules that a pack, a mode or an option may change, for every sentence that names one. */

import { BOX_NUMBERS, NUMBER_PLACES, PRICES } from "@/generated/lafamiglia";
import type { Facts } from "@/words/words.svelte";
import { packOf } from "./pack";
import type { LaFamigliaView } from "./view";

/** Those of the game that is played; of the box while its pack is on its way. */
export function numbers(view: LaFamigliaView): Facts {
  const pieces = packOf(view.content)?.data.pieces as Record<string, unknown> | undefined;
  const told: Facts = { ...BOX_NUMBERS };
  for (const [name, [table, field]] of Object.entries(NUMBER_PLACES)) {
    const value = (pieces?.[table] as Record<string, unknown> | undefined)?.[field];
    if (typeof value === "number") told[name] = value;
  }
  for (const name of PRICES) told[`price_${name}`] = view.prices[name];
  return told;
}
