/** What people and tables are called. */

import { OWN_BOTS, PEOPLE } from "@/generated/bots";
import type { GameFace } from "@/face/face";
import type { View } from "@/face/view";
import type { ChairInfo, TableInfo } from "@/generated/protocol";
import { knows, say, sayOr } from "@/words/words.svelte";

/** What people are called, by seat of the game. */
export function namesBySeat(chairs: readonly ChairInfo[]): Record<string, string> {
  const names = chairs.flatMap((chair): [string, string][] =>
    chair.seat === null ? [] : [[chair.seat, chairName(chair)]],
  );
  // Two of one character bear one name: the second is told apart.
  return Object.fromEntries(
    names.map(([seat, name], at) => {
      const before = names.slice(0, at).filter(([, other]) => other === name).length;
      return [seat, before === 0 ? name : `${name} ${"I".repeat(before + 1)}`];
    }),
  );
}

/** The same with what seats were called before a draft: moments of that time are told with it. */
export function withFormerSeats(
  face: Pick<GameFace, "formerSeats"> | undefined,
  names: Record<string, string>,
  view: View | undefined,
): Record<string, string> {
  const former = (view && face?.formerSeats?.(view)) ?? {};
  const before = Object.entries(former).map(([seat, now]) => [seat, names[now] ?? now]);
  return { ...names, ...(Object.fromEntries(before) as Record<string, string>) };
}

export function chairName(chair: ChairInfo): string {
  if (chair.kind === "open") return say("web-chair-open");
  return hasFace(chair) ? say("bots-person", { number: personOf(chair) }) : chair.nickname;
}

/** A program goes by the name its host gave it; our own bots have names and faces of people, one for each chair. */
export function hasFace(chair: ChairInfo): boolean {
  return chair.kind === "bot" && OWN_BOTS.has(chair.bot ?? "");
}

/** Which of the people a bot is: one with a character is always the same, others go by their chairs. */
export function personOf(chair: ChairInfo): number {
  return PEOPLE[chair.bot ?? ""] ?? Number(chair.id);
}

/** What kind of bot this is. */
export function botLevel(bot: string): string {
  return say("bots-kind", { bot });
}

/** A bot in a list to choose from: those with a character by name. */
export function botChoice(bot: string): string {
  const number = PEOPLE[bot];
  const level = botLevel(bot);
  return number === undefined ? level : say("bots-person-level", { name: say("bots-person", { number }), level });
}

/** What a bot with a character is like in a game, in a sentence; nothing for others. */
export function character(bot: string | null | undefined, game: string): string {
  const key = `bots-style-${game}`;
  return bot && PEOPLE[bot] !== undefined && knows(key) ? say(key, { style: bot }) : "";
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
