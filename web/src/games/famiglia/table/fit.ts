/** How the cards of a table fit its room: always all of them, as large as they can be. */

/** How a table is laid out: gangs beside the cards, above and below them, or as one line each. */
export type Shape = "wide" | "tall" | "small";

interface Fit {
  columns: number;
  rows: number;
  wide: number;
  high: number;
  /** There is no room for all of them: the rest is reached by scrolling. */
  scrolls: boolean;
}

/** A name can still be read on it. */
const LEAST_WIDE = 76;
const LEAST_HIGH = 76;
const MOST_WIDE = 168;
/** A card is at least so high for its width, and at most. */
const LOWEST = 0.85;
const HIGHEST = 1.6;
const UPRIGHT = 1.1;
/** So many cards fill a hand's row at most. */
const ROW_OF_HAND = 9;

export function shapeOf(width: number, height: number): Shape {
  if (width >= 740 && height > 400 && width > height) return "wide";
  return width >= 560 && height >= 620 ? "tall" : "small";
}

/** The larger the better, and better upright than lying. */
const worth = (wide: number, high: number): number => wide * high * Math.min(1, high / (UPRIGHT * wide));

/** Cards in a block: the number of columns that makes them largest. */
export function fitBlock(width: number, height: number, count: number, gap: number): Fit {
  let best: Fit | undefined;
  for (let columns = Math.min(4, count); columns <= Math.max(8, Math.ceil(count / 2)); columns++) {
    const rows = Math.ceil(count / columns);
    const room = (height - gap * (rows - 1)) / rows;
    const wide = Math.floor(Math.min((width - gap * (columns - 1)) / columns, room / LOWEST, MOST_WIDE));
    const high = Math.floor(Math.min(room, wide * HIGHEST));
    if (wide < LEAST_WIDE || high < LEAST_HIGH) continue;
    if (!best || worth(wide, high) > worth(best.wide, best.high)) best = { columns, rows, wide, high, scrolls: false };
  }
  if (best) return best;
  const columns = Math.max(1, Math.min(count, Math.floor((width + gap) / (LEAST_WIDE + gap))));
  const wide = Math.floor((width - gap * (columns - 1)) / columns);
  const rows = Math.ceil(count / columns);
  return { columns, rows, wide: Math.min(wide, MOST_WIDE), high: LEAST_HIGH, scrolls: true };
}

/** The cards of a hand: a row, then a second one, then sideways with half a card in sight. */
export function fitHand(width: number, felt: number, count: number, gap: number, shape: Shape): Fit {
  const wideAt = (columns: number): number => Math.floor((width - gap * (columns - 1)) / Math.max(columns, 1));
  const low = shape === "small" && felt < 400;
  if (shape !== "small" && count <= ROW_OF_HAND && wideAt(Math.max(count, 7)) >= LEAST_WIDE) {
    const high = felt * (shape === "wide" ? 0.225 : 0.137);
    const wide = Math.min(wideAt(Math.max(count, 7)), 118);
    return { columns: count, rows: 1, wide, high: bound(high, LEAST_HIGH, wide * HIGHEST), scrolls: false };
  }
  const rows = low || (shape === "small" && count <= 4) ? 1 : 2;
  const columns = shape === "small" ? Math.max(4, Math.ceil(count / rows)) : Math.ceil(count / rows);
  const high = bound(felt * (shape === "small" ? 0.12 : 0.15), LEAST_HIGH, 110);
  const wide = Math.min(wideAt(columns), 110);
  if (wide >= LEAST_WIDE) return { columns, rows, wide, high, scrolls: false };
  const seen = Math.floor((width - LEAST_WIDE / 2 + 4) / (LEAST_WIDE + gap)) + 0.5;
  return { columns, rows, wide: Math.floor((width - gap * Math.floor(seen)) / seen), high, scrolls: true };
}

const bound = (wanted: number, least: number, most: number): number =>
  Math.floor(Math.max(least, Math.min(wanted, most)));
