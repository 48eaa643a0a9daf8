/** Families by colour, symbol and pattern. */

/** Neutral pieces are grey. */
export const paint = (colour: string): string => (colour === "neutral" ? "grey" : colour);
export const symbol = (colour: string): string => `family-${paint(colour)}`;

/** Size and drawing of each family's pattern, in the ink that stands on its colour. */
export const PATTERNS: Record<string, { size: number; draw: string }> = {
  black: { size: 10, draw: '<path d="M0 10L10 0M0 0L10 10" stroke="currentColor" stroke-width="1.2"/>' },
  blue: { size: 14, draw: '<path d="M0 7q3.5-5 7 0t7 0" fill="none" stroke="currentColor" stroke-width="1.5"/>' },
  green: { size: 10, draw: '<path d="M-2 12L12-2M-7 7L7-7M3 17L17 3" stroke="currentColor" stroke-width="1.5"/>' },
  red: {
    size: 10,
    draw: '<circle cx="2.5" cy="2.5" r="1.4" fill="currentColor"/><circle cx="7.5" cy="7.5" r="1.4" fill="currentColor"/>',
  },
  white: { size: 12, draw: '<path d="M6 3v6M3 6h6" stroke="currentColor" stroke-width="1.3"/>' },
  yellow: { size: 9, draw: '<path d="M4.5 0V9" stroke="currentColor" stroke-width="1.6"/>' },
  grey: { size: 10, draw: "" },
};
