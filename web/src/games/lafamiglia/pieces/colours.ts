/** Families by colour, symbol and pattern (art/patterns.json). */

import patterns from "@art/patterns.json";

/** Neutral pieces are grey. */
export const paint = (colour: string): string => (colour === "neutral" ? "grey" : colour);
export const symbol = (colour: string): string => `family-${paint(colour)}`;

/** Size and drawing of each family's pattern, in the ink that stands on its colour. */
export const PATTERNS: Readonly<Record<string, { size: number; draw: string }>> = {
  ...patterns.families,
  grey: { size: 10, draw: "" },
};
