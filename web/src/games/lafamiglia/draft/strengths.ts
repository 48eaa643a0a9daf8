/** What a family is good at, counted from its orders and its mat: right for every pack. */

import { ROWS, type Row } from "@/generated/lafamiglia";
import type { Order, Part } from "@/generated/pack";
import type { Pack } from "../model/pack";

export const STRENGTHS = ["attack", "defence", "soldati", "money", "speed"] as const;
export type Strength = (typeof STRENGTHS)[number];
export const MOST = 5;

/** Soldati by the Police value count as the value that everybody starts with. */
const BASE = 2;

const WORTH: Partial<Record<Part["part"], Strength>> = {
  skull: "attack",
  strike: "attack",
  strike2: "attack",
  agitate: "attack",
  pentito: "attack",
  vest: "defence",
  place: "soldati",
  place_base: "soldati",
  recruit: "soldati",
  money: "money",
  launder: "money",
  lab: "money",
};

function amount(part: Part): number {
  if (part.part === "strike2") return 2;
  if (part.part === "place_base") return BASE + (part.bonus ?? 0);
  return part.n ?? (part.list ? Math.max(...part.list) : 1);
}

function counted(orders: readonly Order[]): Record<Strength, number> {
  const sums: Record<Strength, number> = { attack: 0, defence: 0, soldati: 0, money: 0, speed: 0 };
  for (const part of orders.flatMap((order) => order.parts)) {
    const strength = WORTH[part.part];
    if (strength) sums[strength] += amount(part);
  }
  // Who is early is fast.
  sums.speed = -orders.reduce((sum, order) => sum + order.initiative, 0) / Math.max(orders.length, 1);
  return sums;
}

/** From 1 to 5 among the families of the pack. */
export function strengthsOf(pack: Pack): Record<string, Record<Strength, number>> {
  const colours = Object.keys(pack.families);
  const sums = Object.fromEntries(colours.map((colour) => [colour, counted(pack.ordersOf(colour))]));
  return Object.fromEntries(
    colours.map((colour) => [
      colour,
      Object.fromEntries(
        STRENGTHS.map((strength) => {
          const all = colours.map((one) => sums[one]?.[strength] ?? 0);
          const [low, high] = [Math.min(...all), Math.max(...all)];
          const own = sums[colour]?.[strength] ?? 0;
          return [strength, high === low ? 3 : 1 + Math.round(((own - low) / (high - low)) * (MOST - 1))];
        }),
      ) as Record<Strength, number>,
    ]),
  );
}

/** The row of the mat with the most spaces. */
export function longestRow(pack: Pack, colour: string): Row {
  const length = (row: Row): number => pack.families[colour]?.mat[row].spaces.length ?? 0;
  return ROWS.toSorted((one, other) => length(other) - length(one))[0] ?? "police";
}
