/** The chapters of a lesson: from which stop to which. */

import type { Stop } from "@/face/guide";

export interface Chapter {
  /** Nothing in a lesson that has no chapters: it is one itself. */
  chapter: string | undefined;
  from: number;
  to: number;
}

export function chaptersOf(stops: readonly Stop[]): Chapter[] {
  const begins = stops.flatMap(({ chapter }, at) => (at === 0 || chapter ? { chapter, from: at } : []));
  return begins.map((one, nth) => ({ ...one, to: (begins[nth + 1]?.from ?? stops.length) - 1 }));
}

/** Where a stop is among them, counted from 1. */
export function placeIn(
  chapters: readonly Chapter[],
  stop: number,
): Record<"chapter" | "chapters" | "step" | "steps", number> {
  const at = chapters.findIndex(({ to }) => stop <= to);
  const { from, to } = chapters[at] ?? { from: 0, to: 0 };
  return { chapter: at + 1, chapters: chapters.length, step: stop - from + 1, steps: to - from + 1 };
}
