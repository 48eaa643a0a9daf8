/** What the shell and a game agree on. The shell knows the kernel's vocabulary only; a game adds its face. */

import type { Component, Snippet } from "svelte";
import type { Mark, PreviewLines } from "@/protocol";
import type { Sound } from "@/shell/sound";

export interface Decision {
  seat: string;
  /** Known to the seat that must decide. */
  kind?: string;
  rule?: string;
  /** Whether one of the actions declines what is offered. */
  optional?: boolean;
  /** There is one answer, and everybody at the table can tell it. */
  forced?: boolean;
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
  /** What comes of it, in a few words. */
  effect?: string;
  icon?: string;
  primary?: boolean;
  /** Its preview warns of something. */
  risky?: boolean;
  /** It only begins an action, and the rest is asked for. */
  goesOn?: boolean;
}

/** Numbers to choose from. */
export interface NumberRow {
  label: string;
  /** Whether the label is shown: the question does not say it already. */
  named: boolean;
  numbers: { id: string; number: number; chosen: boolean; risky: boolean }[];
  pick: (id: string, beside: Element) => void;
  hover: (id: string | null) => void;
}

/** When an action is asked for once more before it is played. */
export type Confirm = "none" | "one" | "each";

/** What a bot would do, and why. */
export interface Advice {
  notation: string;
  sentence: string;
  reason: string;
}

/** What the viewer is about to do: shown in the decision bar before it is done. */
export interface Proposal {
  sentence?: string;
  note?: string;
  options: Option[];
  numbers?: NumberRow[];
  /** What may be overlooked. */
  warnings?: string[];
  /** Every way to go on, where the buttons do not name them all: shown as a list on demand. */
  more?: Option[];
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
  /** Play an action; `goesOn`: it is only the beginning of one, and the rest is asked for. */
  play: (notation: string, goesOn?: boolean) => void;
  /** When what is pointed at is played at once. */
  confirm?: Confirm;
  /** The action that a hint is about, marked where it would be done. */
  advised?: string | undefined;
  propose: (proposal: Proposal) => void;
  /** Tell beside an element why this action is not possible. */
  refuse: (notation: string, beside: Element) => void;
  /** The decision bar, for a table that finds a place for it. */
  bar?: Snippet | undefined;
  /** What the viewer may do at any moment. */
  anytime?: readonly string[];
  /** The team's planning layer, for a seat with partners. */
  plan?: Planning | undefined;
  /** What an action of the viewer's would cost and bring, as the engine says; nothing while it cannot be asked. */
  foretell?: ((notation: string) => Promise<PreviewLines | undefined>) | undefined;
}

export interface Planning {
  marks: readonly Mark[];
  /** Who drew a mark, by its chair. */
  drawnBy: (chair: string) => string;
  put: (mark: Omit<Mark, "chair">) => void;
  drop: (ids: string[]) => void;
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
  /** There is no drawn table: the game is played in text mode. */
  textOnly?: boolean;
  /** The picture on the home page. */
  Cover: Component;
  Table: Component<TableProps>;
  /** The table shows the decision bar itself. */
  holdsBar?: boolean;
  /** Round and phase, for the top bar. */
  Moment?: Component<{ view: View }>;
  /** The sign of a seat beside its player's name. */
  Badge?: Component<{ seat: string; size?: number }>;
  /** Panels of the rail beside the table. */
  Side: Component<SideProps>;
  /** A sentence with the game's signs in it. */
  RichText: Component<{ text: string }>;
  /** The position in lines, for the text mode. */
  describe: (view: View, names: Record<string, string>) => string[];
  tellAction: (notation: string, view: View) => string;
  /** An event with names in the place of ids. */
  readable?: (event: GameEvent) => GameEvent;
  /** The rules that tell what the options are; labels are `web-{game}-option-{name}` and `web-{game}-option-{name}-{value}`. */
  optionRules?: Readonly<Record<string, string>>;
  measures: readonly Measure[];
  /** What an event sounds like. */
  sounds: Readonly<Record<string, Sound>>;
  /** The catalogue and the record of the guided first game, if there is one. */
  guide?: GuideFile;
  /** Further lessons by their modes: their titles are `{catalogue}`. */
  lessons?: Readonly<Record<string, GuideFile>>;
}

export interface GuideFile {
  catalogue: string;
  load: () => Promise<Guide>;
}

/** One stop of a guided game: words at a moment of the record. */
export interface Stop {
  /** After how many moves of the record, chance's included. */
  at: number;
  /** The message of the guide's catalogue: its title is `{key}-title`. */
  key: string;
  rule?: string;
  /** What the words point at, as a selector inside the table. */
  spot?: string;
  /** The learner makes the next move; otherwise the guide goes on by itself. */
  yours?: boolean;
}

/** A record to play through, with explanations. */
export interface Guide {
  seat: string;
  /** The seats that play on the learner's side. */
  partners?: string[];
  record: Record<string, unknown>;
  stops: Stop[];
}
