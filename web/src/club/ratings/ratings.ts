/** Ratings in words and numbers. */

import type { Ladder, RatingAfter, RatingCourse } from "@/generated/club";
import { membership } from "@/browser/membership.svelte";
import { own } from "@/members/api";
import { ask } from "@/session/api";
import { language, say } from "@/words/words.svelte";

const read = <T>(path: string): Promise<T> => (membership.key ? own<T>(path) : ask<T>(path));

export const ratings = {
  course: (name: string, game: string, mode: string): Promise<RatingCourse> =>
    read(`/club/people/${encodeURIComponent(name)}/rating?${new URLSearchParams({ game, mode }).toString()}`),
  after: (table: string): Promise<RatingAfter> => own(`/club/me/ratings/${encodeURIComponent(table)}`),
  ladder: (wish: Record<string, string>): Promise<Ladder> =>
    read(`/club/ladder?${new URLSearchParams(wish).toString()}`),
};

/** "+9", "−4": what a game made of a rating. */
export const gained = (gain: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(gain);

export const points = (value: number): string => new Intl.NumberFormat(language()).format(value);

/** "1,641 ± 55": never without its spread. */
export const rated = (value: number, spread: number): string => `${points(value)} ± ${points(spread)}`;

/** A quarter of a year: "2026-4". */
export function seasonInWords(season: string): string {
  const [year = "", quarter = "1"] = season.split("-");
  return say("web-club-season", { quarter: Number(quarter), year });
}
