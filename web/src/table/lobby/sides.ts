/** Who sits with whom before a game, and what is said of each seat. */

import type { ChairInfo, TableInfo } from "@/generated/protocol";
import { botLevel, chairName, character } from "@/people/names";
import { say } from "@/words/words.svelte";

type Side = readonly ChairInfo[];
type Chairs = ReadonlySet<string | null | undefined>;

/** The chairs of each side, where that is settled before the game; else all of them together. */
export function sidesOf(table: TableInfo): Side[] {
  if (table.settings.places === "drawn" || !table.teams.some((team) => team.length > 1)) return [table.chairs];
  return table.teams.map((team) => team.flatMap((place) => table.chairs[place] ?? []));
}

export function sideHeading(side: Side, at: number, mine: Chairs): string {
  const names = side.filter((chair) => chair.kind !== "open").map(chairName);
  if (side.some((chair) => mine.has(chair.id))) return say("web-seats-side-mine");
  return names.length > 0
    ? say("web-seats-side-of", { name: names[0] ?? "" })
    : say("web-seats-side", { number: at + 1 });
}

function partnerOf(chair: ChairInfo, sides: readonly Side[]): ChairInfo | undefined {
  if (sides.length < 2) return undefined;
  return sides.find((side) => side.includes(chair))?.find((one) => one !== chair && one.kind !== "open");
}

/** What is known about a seat, in a few words. */
export function aboutChair(chair: ChairInfo, table: TableInfo, mine: Chairs): string {
  const told = [];
  if (chair.id === table.host) told.push(say("web-host"));
  if (chair.kind === "bot") told.push(botLevel(chair.bot ?? ""));
  const known = character(chair.bot, table.settings.game);
  if (known) told.push(known);
  const partner = partnerOf(chair, sidesOf(table));
  if (partner && !mine.has(chair.id))
    told.push(
      say("web-seats-partner-of", { name: chairName(partner), viewer: mine.has(partner.id) ? "self" : "other" }),
    );
  else if (chair.kind === "open" && told.length === 0) told.push(say("web-link-send"));
  if (chair.salted) told.push(say("web-salted"));
  if (table.fairness.unopened.includes(chair.id)) told.push(say("web-unopened"));
  return told.join(" · ");
}
