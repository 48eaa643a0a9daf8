/** How what happens is told: on the table, in the log and in charts. */

import type { GameEvent, View } from "./view";

/** A place on the page, as selectors: the first of them that is in sight. */
export type Place = readonly string[];

/** One thing that happens on the table, told in its own time. */
export interface Beat {
  /** Which events of the action it tells: the first, and the one after the last. */
  from: number;
  to: number;
  /** The kind of the event it is mainly about. */
  kind: string;
  /** Whose doing it is. */
  seat: string | null;
  /** How long it stays, in milliseconds at normal speed. */
  ms: number;
  icon: string;
  /** It in a few words, without a name: "4 soldati, Palagonia". */
  label: string;
  /** What else is worth saying about it. */
  note?: string | undefined;
  /** Whose sign the moving piece carries, where it is not the doer's. */
  piece?: string | undefined;
  /** Where it happens: a piece goes from one place to the other. */
  places: { from?: Place | undefined; to?: Place | undefined };
  /** From this beat on the board shows what the action has led to; without any, from its first one. */
  lands?: boolean | undefined;
  /** It only follows from what was done before it, and is nobody's own doing. */
  follows?: boolean | undefined;
  /** What it belongs to. Scenes are told of the viewer's own actions too. */
  scene?: "duel" | "reveal" | "title" | undefined;
}

/** How the log of a game is told. */
export interface Story {
  /** What an event opens. */
  opens: (event: GameEvent) => "phase" | "turn" | undefined;
  /** What the phase is called that an event opens, in the game that is seen. */
  phase: (event: GameEvent, view: View) => string;
  /** Whether an event is what a turn came to, worth telling while its details are folded. */
  outcome: (event: GameEvent) => boolean;
  /** What it brings its seat in money; below zero: what it costs. */
  money: (event: GameEvent) => number | undefined;
  /** The things on the table that it is about, each by kind and id: "area enna". */
  marks: (event: GameEvent) => readonly string[];
}

/** A line of the chart in the replay: a measure of a view, a number a seat. */
export interface Measure {
  key: string;
  of: (view: View) => Record<string, number>;
  /** What wins, as a line across the chart. */
  goal?: (view: View) => { value: number; label: string } | undefined;
}

/** Tells events again, for anyone who comes back: each as a sentence with the names of people and things. */
export type Retelling = (
  view: View,
  events: readonly GameEvent[],
  names: Readonly<Record<string, string>>,
) => (event: GameEvent) => string;
