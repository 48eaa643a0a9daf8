/** What people are told of a pack that is not the built-in one. */

import type { PackAbout } from "@/generated/protocol";
import type { Line } from "@/log/log";
import { say } from "@/words/words.svelte";

/** Its house rules, a sentence each. */
export function houseRules(house: Readonly<Record<string, number>> | undefined): string[] {
  return Object.entries(house ?? {}).map(([name, number]) => say(`packs-house-${name}`, { number }));
}

/** The first line of a log: which pack is played, and by which house rules. */
export function packLines(pack: PackAbout | null | undefined): Line[] {
  if (!pack) return [];
  const text = [say("packs-log", { name: pack.name }), ...houseRules(pack.house)].join(" ");
  return [{ key: -1, text, aside: true }];
}
