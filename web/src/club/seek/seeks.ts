/** What members ask of the server about seeks, and a seek in words. */

import type { Fitting, MySeek, SeekList, SeekListed, SeekPut, SeekWish, UsualWait } from "@/generated/club";
import { points } from "@/club/ratings/ratings";
import { membership } from "@/browser/membership.svelte";
import { settings } from "@/browser/settings.svelte";
import { own } from "@/members/api";
import { ask } from "@/session/api";
import { language, say, sayOr } from "@/words/words.svelte";

const SEEKS = "/club/seeks";
const query = (wish: Record<string, string>): string => new URLSearchParams(wish).toString();

export type Clock = SeekWish["clock"];

export const seeks = {
  /** A guest may read them, too. */
  list: (): Promise<SeekList> => {
    const path = `${SEEKS}?${query({ language: settings.language })}`;
    return membership.key ? own(path) : ask(path);
  },
  put: async (wish: SeekWish): Promise<MySeek> =>
    (await own<SeekPut>(SEEKS, { ...wish, language: settings.language })).seek,
  take: async ({ id }: Pick<SeekListed, "id">): Promise<MySeek> =>
    (await own<SeekPut>(`${SEEKS}/${id}/take`, { language: settings.language })).seek,
  answer: (id: string, yes: boolean): Promise<unknown> =>
    own(`${SEEKS}/${id}/answer`, { yes, language: settings.language }),
  come: (id: string): Promise<unknown> => own(`${SEEKS}/${id}/come`, {}),
  stop: (id: string): Promise<unknown> => own(`${SEEKS}/${id}/stop`, {}),
  fitting: (wish: SeekWish): Promise<Fitting> => {
    const { game, mode = "", low, high, partner } = wish;
    const asked = Object.entries({ low, high, partner }).flatMap(([name, value]) =>
      value == null ? [] : [[name, String(value)] as const],
    );
    return own(`${SEEKS}/fitting?${query({ game, mode, ...Object.fromEntries(asked) })}`);
  },
  usual: (game: string, mode: string, live: boolean): Promise<UsualWait> =>
    own(`${SEEKS}/usual?${query({ game, mode, pace: live ? "live" : "days" })}`),
};

/** "1,330 to 1,730", "from 1,650"; nothing where all may come. */
export function rangeTold({ low, high }: Pick<SeekWish, "low" | "high">): string {
  if (low != null && high != null) return say("web-seek-range-both", { low: points(low), high: points(high) });
  if (low != null) return `≥ ${points(low)}`;
  return high != null ? `≤ ${points(high)}` : "";
}

/** "60 min + 30 s", "2 days a turn". */
export function clockTold(clock: Clock): string {
  if (clock.kind === "turn") return say("web-seek-days", { days: clock.days });
  if (clock.kind === "decision") return say("web-seek-seconds", { seconds: clock.seconds });
  return say("web-seek-minutes", { minutes: Math.round(clock.base / 60), seconds: clock.increment });
}

/** A game by the first part of its name. */
export const shortName = (game: string): string => sayOr(`${game}-name`, game).split(/\s*:\s/)[0] ?? game;

/** "La Famiglia 2 v 2". */
export const gameTold = ({ game, mode }: Pick<MySeek, "game" | "mode">): string =>
  [shortName(game), sayOr(`web-${game}-mode-${mode}-name`, "")].filter(Boolean).join(" ");

/** "Ada and Bruno"; the reader is "You". */
export function whoTold(people: SeekListed["people"]): string {
  const me = membership.own?.name;
  const names = people.map(({ name }) => (name === me ? say("web-seek-you") : name));
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** "2 min", as rows say it. */
export function sinceTold(seconds: number): string {
  const unit = seconds < 3600 ? "minute" : seconds < 86_400 ? "hour" : "day";
  const size = { minute: 60, hour: 3600, day: 86_400 }[unit];
  const count = Math.max(unit === "minute" ? 1 : 0, Math.floor(seconds / size));
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(count);
}

function mark(clock: Clock): string {
  if (clock.kind === "turn") return `${clock.days} days`;
  return clock.kind === "chess" ? `${clock.base} + ${clock.increment}` : `${clock.seconds} seconds`;
}
export const isSame = (one: Clock, other: Clock): boolean => mark(one) === mark(other);
