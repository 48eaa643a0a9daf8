/** Whose yes an offer needs, in words. The rule itself is the server's: nobody who is away has agreed. */

import type { TableInfo } from "@/generated/protocol";
import { chairName } from "@/people/names";
import { language, say } from "@/words/words.svelte";

/** Names as a list: "Ada, Bruno and Chiara". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** What to say about those of these chairs who are away; empty where all are there. */
export function awayOf(table: TableInfo, chairs: readonly string[]): string {
  const away = table.chairs.filter((chair) => chairs.includes(chair.id) && chair.absence);
  return away.length > 0 ? say("web-seats-offer-away", { count: away.length, names: listed(away.map(chairName)) }) : "";
}

/** For whom an offer waits. */
export function waitsFor(table: TableInfo, chairs: readonly string[]): string {
  const there = table.chairs.filter((chair) => chairs.includes(chair.id) && !chair.absence);
  const told = there.length > 0 ? say("web-seats-offer-waits", { names: listed(there.map(chairName)) }) : "";
  return [told, awayOf(table, chairs)].filter(Boolean).join(" ");
}
