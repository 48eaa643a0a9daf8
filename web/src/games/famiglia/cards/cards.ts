/** The cards of Famiglia as the engine names them: family letter and value, like "R3". */

import { WORTH, type Family } from "@/generated/famiglia";
import { say } from "@/words/words.svelte";

export type Kind = string;

const CODE = /\b[RBYG][0-4]\b/g;
/** "the Accountant Accountant 2" is said once; words differ in their endings. */
const TWICE = /(\p{L}{5})(\p{L}*) \1\p{L}* (\d)/gu;

export const family = (kind: Kind): Family => kind[0] as Family;
export const value = (kind: Kind): number => Number(kind[1]);

/** A card in words: "Accountant 3". */
export const inWords = (kind: Kind): string => say(`web-seats-card-${family(kind)}`, { value: value(kind) });

/** A sentence with its cards in words. */
export const spoken = (text: string): string => text.replace(CODE, inWords).replace(TWICE, "$1$2 $3");

export const points = (kind: Kind): number => WORTH[family(kind)][value(kind)] ?? 0;

export const ABILITY_ICON: Partial<Record<Family, string>> = { B: "swap", Y: "lower", G: "joker" };

/** What a card's ability can do, in signs: up to 3 swaps, a joker for 0 to 2, lower by up to 2. */
export function power(kind: Kind): string {
  const worth = value(kind);
  if (family(kind) === "B") return `≤${worth}`;
  if (family(kind) === "Y") return worth > 1 ? `−1–${worth}` : "−1";
  return worth > 1 ? `0–${worth - 1}` : "0";
}

/** The name in the catalogue of the person on a card, like "famiglia-card-R3-2". */
export const personKey = (id: string): string => `famiglia-card-${id}`;

const drawings = new Map(
  Object.entries(import.meta.glob<string>("@art/faces/*.svg", { query: "?url", import: "default", eager: true })).map(
    ([path, url]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), url],
  ),
);
export const face = (name: string): string => drawings.get(name) ?? "";
