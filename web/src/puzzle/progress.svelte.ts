/** Which puzzles were solved, and of which game the last one was; kept in this browser alone. */

import { recall, remember } from "./memory";

const PLACE = "trinacria-puzzles";
const GAME = "trinacria-puzzle-game";
const DAY = 24 * 60 * 60 * 1000;
/** Its puzzles were the only ones once, and are kept under their day alone. */
const FIRST = "famiglia";

export type Standing = "solved" | "shown" | "open";

function read(): Record<string, Standing> {
  try {
    const kept = JSON.parse(recall(PLACE) ?? "{}") as unknown;
    return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? (kept as Record<string, Standing>) : {};
  } catch {
    return {};
  }
}

let kept = $state.raw<Record<string, Standing>>(read());

addEventListener("storage", (change) => {
  if (change.key === PLACE) kept = read();
});

const place = (day: string, game: string): string => (game === FIRST ? day : `${day} ${game}`);
const standing = (found: Standing | undefined): Standing => (found === "solved" || found === "shown" ? found : "open");

export const progress = {
  of: (day: string, game: string): Standing => standing(kept[place(day, game)]),
  /** How a day stands: one of its puzzles is enough. */
  best(day: string): Standing {
    const found = Object.entries(kept).flatMap(([at, one]) => (at.split(" ")[0] === day ? [standing(one)] : []));
    return found.includes("solved") ? "solved" : found.includes("shown") ? "shown" : "open";
  },
  /** What was solved stays solved, and what was shown cannot be solved any more. */
  keep(day: string, game: string, how: Standing): void {
    if (progress.of(day, game) !== "open") return;
    kept = { ...kept, [place(day, game)]: how };
    remember(PLACE, JSON.stringify(kept));
  },
  /** How many days in a row are solved, up to today; today may still come. */
  streak(today: string): number {
    let at = Date.parse(today);
    if (progress.best(today) !== "solved") at -= DAY;
    let days = 0;
    while (progress.best(new Date(at).toISOString().slice(0, 10)) === "solved") {
      days += 1;
      at -= DAY;
    }
    return days;
  },
  /** The game whose puzzle was looked at last. */
  game: (): string => recall(GAME) ?? FIRST,
  choose(game: string): void {
    remember(GAME, game);
  },
};
