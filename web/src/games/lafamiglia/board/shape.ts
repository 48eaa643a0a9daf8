/** How the table is laid out, by the room there is: the one place that decides it. */

/**
 * desk: the page beside the map. tablet: the page below the hand. tall: a phone, the map above a drawer.
 * low: a small phone, the map takes turns with the drawer. rail: a low window, the question beside the map.
 */
export type Shape = "desk" | "tablet" | "tall" | "low" | "rail";

const NARROW = 560;
const WIDE = 1000;
const LOW = 440;
/** A map and a drawer under it need this much. */
const TALL = 640;

export function shapeOf(wide: number, high: number): Shape {
  if (wide < NARROW) return high < TALL ? "low" : "tall";
  if (high < LOW || (wide < WIDE && high < TALL)) return "rail";
  return wide < WIDE ? "tablet" : "desk";
}
