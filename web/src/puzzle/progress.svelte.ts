/** Which puzzles were solved, kept in this browser alone. */

const PLACE = "trinacria-puzzles";
const DAY = 24 * 60 * 60 * 1000;

export type Standing = "solved" | "shown" | "open";

function read(): Record<string, Standing> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as unknown;
    return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? (kept as Record<string, Standing>) : {};
  } catch {
    return {};
  }
}

let kept = $state.raw<Record<string, Standing>>(read());

addEventListener("storage", (change) => {
  if (change.key === PLACE) kept = read();
});

export const progress = {
  of: (day: string): Standing => (kept[day] === "solved" || kept[day] === "shown" ? kept[day] : "open"),
  /** What was solved stays solved, and what was shown cannot be solved any more. */
  keep(day: string, standing: Standing): void {
    if (progress.of(day) !== "open") return;
    kept = { ...kept, [day]: standing };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // Without storage it is known until the page is left.
    }
  },
  /** How many days in a row are solved, up to today; today may still come. */
  streak(today: string): number {
    let at = Date.parse(today);
    if (progress.of(today) !== "solved") at -= DAY;
    let days = 0;
    while (progress.of(new Date(at).toISOString().slice(0, 10)) === "solved") {
      days += 1;
      at -= DAY;
    }
    return days;
  },
};
