/** What the shell and a game agree on. The shell knows the kernel's vocabulary only; a game adds its face. */

import type { Component } from "svelte";

export interface Decision {
  seat: string;
  /** Known to the seat that must decide. */
  kind?: string;
  rule?: string;
  actions?: string[];
}

export interface Result {
  winners: string[];
  reason: string;
  scores: Record<string, number>;
  decided_by: string;
}

export interface View {
  game: string;
  seat: string | null;
  seats: string[];
  decision: Decision | null;
  result: Result | null;
}

export interface GameEvent {
  kind: string;
  [fact: string]: unknown;
}

/** One way to go on, as a button of the decision bar. */
export interface Option {
  notation: string;
  label: string;
  icon?: string;
  primary?: boolean;
}

/** What the viewer is about to do: shown in the decision bar before it is done. */
export interface Proposal {
  sentence?: string;
  note?: string;
  options: Option[];
  /** Gives up what was chosen so far. */
  clear?: () => void;
}

export interface TableProps<V extends View = View> {
  view: V;
  /** The seat at the near side of the table. */
  near: string;
  names: Record<string, string>;
  bots: ReadonlySet<string>;
  /** What happened so far, as far as the viewer knows. */
  events: readonly GameEvent[];
  /** Whether the viewer may decide now. */
  active: boolean;
  play: (notation: string) => void;
  propose: (proposal: Proposal) => void;
  /** Tell beside an element why this action is not possible. */
  refuse: (notation: string, beside: Element) => void;
}

export interface SideProps<V extends View = View> {
  view: V;
  near: string;
  names: Record<string, string>;
}

/** A line of the chart in the replay: a measure of a view, a number a seat. */
export interface Measure {
  key: string;
  of: (view: View) => Record<string, number>;
}

export interface GameFace {
  name: string;
  /** The catalogue files the game's words are in. */
  catalogues: string[];
  modes: readonly string[];
  seats: (mode: string) => readonly string[];
  Table: Component<TableProps>;
  /** Panels of the rail beside the table. */
  Side: Component<SideProps>;
  /** A sentence with the game's signs in it. */
  Told: Component<{ text: string }>;
  /** The position in lines, for the text mode. */
  describe: (view: View, names: Record<string, string>) => string[];
  tellAction: (notation: string) => string;
  measures: readonly Measure[];
  sounds: Record<string, string>;
}
