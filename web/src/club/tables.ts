/** Tables, games and outcomes in words. */

import type { GamePlayed, Tally } from "@/generated/club";
import type { TableListed } from "@/generated/protocol";
import { faceOf } from "@/face/registry";
import { chairName } from "@/people/names";
import { language, need, say, sayOr } from "@/words/words.svelte";

/** "La Famiglia 2 v 2". */
export function kindOfGame(game: string, mode: string): string {
  return [sayOr(`${game}-name`, game), sayOr(`web-${game}-mode-${mode}-name`, "")].filter(Boolean).join(" ");
}

/** Words of the games that are named. */
export async function needGames(games: Iterable<string>): Promise<void> {
  const catalogues = [...new Set(games)].flatMap((game) => faceOf(game).catalogues);
  await need("club-people", ...new Set(catalogues));
}

export const chairsTold = (table: TableListed): string =>
  table.chairs
    .filter((chair) => chair.kind !== "open")
    .map(chairName)
    .join(", ");

const list = (names: string[]): string => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** With whom and against whom somebody played. */
export function companyOf(game: GamePlayed, self: string): string {
  const named = (side: GamePlayed["sides"][number] | undefined): string[] =>
    (side?.players ?? [])
      .filter(({ member }) => member !== self)
      .map(({ name, member }) => member ?? (name || say("web-club-former")));
  const partners = named(game.sides[game.side]);
  const others = list(game.sides.flatMap((side, at) => (at === game.side ? [] : named(side))));
  return partners.length > 0
    ? say("web-seats-with-against", { partners: list(partners), others })
    : say("web-seats-against-only", { others });
}

export const scoreOf = (game: GamePlayed): string =>
  [game.sides[game.side], ...game.sides.filter((_, at) => at !== game.side)]
    .map((side) => side?.score ?? 0)
    .join(" : ");

export function sum(tallies: readonly Tally[]): Tally {
  const all = { finished: 0, won: 0, drawn: 0, lost: 0 };
  for (const one of tallies) for (const key of ["finished", "won", "drawn", "lost"] as const) all[key] += one[key];
  return all;
}

export const share = (part: number, whole: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(
    whole > 0 ? part / whole : 0,
  );

export const when = (at: number): string => {
  const days = Math.floor((Date.now() / 1000 - at) / 86_400);
  return days < 7
    ? new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.max(0, days), "day")
    : new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(at * 1000));
};
