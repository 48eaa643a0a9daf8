/** What people and tables are called. */

import type { ChairInfo, TableInfo } from "@/protocol";
import { say } from "./words.svelte";

/** What people are called, by seat of the game. */
export function namesBySeat(chairs: readonly ChairInfo[]): Record<string, string> {
  return Object.fromEntries(chairs.flatMap((chair) => (chair.seat === null ? [] : [[chair.seat, chairName(chair)]])));
}

export function chairName(chair: ChairInfo): string {
  if (chair.kind === "open") return say("web-chair-open");
  if (chair.kind === "person" || !chair.bot) return chair.nickname;
  // Several bots of a kind are told apart by the number the server gave them.
  return say("web-bot", { bot: chair.bot }) + (/ \d+$/.exec(chair.nickname)?.[0] ?? "");
}

/** What a table is called: its name, or else its id. */
export function tableName(table: Pick<TableInfo, "id" | "settings">): string {
  return table.settings.name || table.id;
}
