/** What people and tables are called. */

import type { ChairInfo, TableInfo } from "@/protocol";
import { say, sayOr } from "./words.svelte";

const OWN_BOTS = new Set(["master", "hard", "normal", "easy", "greedy", "random"]);

/** What people are called, by seat of the game. */
export function namesBySeat(chairs: readonly ChairInfo[]): Record<string, string> {
  return Object.fromEntries(chairs.flatMap((chair) => (chair.seat === null ? [] : [[chair.seat, chairName(chair)]])));
}

export function chairName(chair: ChairInfo): string {
  if (chair.kind === "open") return say("web-chair-open");
  return hasFace(chair) ? say("bots-person", { number: Number(chair.id) }) : chair.nickname;
}

/** A program goes by the name its host gave it; our own bots have names and faces of people, one for each chair. */
export function hasFace(chair: ChairInfo): boolean {
  return chair.kind === "bot" && OWN_BOTS.has(chair.bot ?? "");
}

/** What kind of bot this is. */
export function botLevel(bot: string): string {
  return say("web-bot", { bot });
}

/** What a table is called: its name, or else its game. */
export function tableName(table: Pick<TableInfo, "settings">): string {
  const { name, game } = table.settings;
  return name || say("web-table-unnamed", { game: sayOr(`${game}-name`, game) });
}

/** What stands below it: the game, where its name does not say so, and the own pack that is played. */
export function subtitleOf(table: Pick<TableInfo, "settings" | "pack">): string {
  const { name, game } = table.settings;
  const own = table.pack ? say("packs-at-table", { name: table.pack.name }) : "";
  // First, for the line may be cut off.
  return [own, name ? sayOr(`${game}-name`, game) : ""].filter(Boolean).join(" · ");
}
