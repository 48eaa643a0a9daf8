/** What the shell and a game agree on. The shell knows the kernel's vocabulary only; a game adds its face. */

import type { Explaining } from "@/shell/explain";
import type { Component, Snippet } from "svelte";
import type { Mark, PreviewLines } from "@/protocol";
import type { Sound } from "@/shell/sound";
import type { Facts } from "@/shell/words.svelte";

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

/** One thing that happens on the table, told in its own time. */
/** A place on the page, as selectors: the first of them that is in sight. */
export type Place = readonly string[];

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
  /** What it belongs to. Scenes are told of the viewer's own actions too. */
  scene?: "duel" | "reveal" | "title" | undefined;
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
  /** What is being told just now; nothing while the game stands still or is not told in time. */
  beat?: Beat | null | undefined;
  /** Go on to the end of the scene that is being told. */
  skip?: (() => void) | undefined;
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
  /** Whose turn is being told. */
  playing?: string | null | undefined;
  names: Record<string, string>;
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

/** What is known at the end of a game. */
export interface EndProps<V extends View = View> {
  view: V;
  near: string;
  names: Record<string, string>;
  /** The seats of whoever looks; none: a spectator. */
  own: readonly string[];
  events: readonly GameEvent[];
}

export type Outcome = "won" | "lost" | "drawn" | "neutral";

/** A part of the position in words, under its heading. */
export interface Section {
  title: string;
  lines: string[];
}

/** How a game ended, for whoever looks. */
export interface Verdict {
  outcome: Outcome;
  title: string;
  note: string;
  /** The sides, that of whoever looks first, and what they have. */
  sides: { seats: readonly string[]; score: number }[];
}

export interface PictureProps extends EndProps {
  verdict: Verdict;
  /** It is not the end that is shown, but a moment before it. */
  past?: boolean;
  /** Says which moment that is, somewhere over the picture. */
  mark?: Snippet;
}

/** The last page of a game. */
export interface Finale {
  verdict: (end: EndProps) => Verdict;
  /** The whole table at the end. */
  Picture: Component<PictureProps>;
  /** The picture tells the verdict itself. */
  headed?: boolean;
  /** Who has what. */
  Standings?: Component<EndProps>;
}

/** How the result is for whoever sits on these seats. */
export function outcomeOf(result: Result, own: readonly string[]): Outcome {
  if (result.winners.length === 0) return "drawn";
  const won = own.filter((seat) => result.winners.includes(seat)).length;
  return own.length === 0 || (won > 0 && won < own.length) ? "neutral" : won > 0 ? "won" : "lost";
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
  /** The position in words, for the text mode. */
  describe: (view: View, names: Record<string, string>) => Section[];
  /** A sentence for ears: words in the place of signs and codes. */
  spoken?: (text: string) => string;
  tellAction: (notation: string, view: View) => string;
  /** Whether the names are here that actions are told with; `describe` fetches them. Without it they always are. */
  canTell?: (view: View) => boolean;
  /** An event of the game that is seen, with names in the place of ids. */
  readable?: (event: GameEvent, view: View) => GameEvent;
  /** The numbers of the rules in the game that is seen, for all sentences that name one. */
  numbers?: (view: View) => Facts;
  /** The same in the box, for sentences about no game in particular. */
  boxNumbers?: Facts;
  /** What seats were called before a draft, each with what it is called now. */
  formerSeats?: (view: View) => Readonly<Record<string, string>>;
  /** The rules that tell what the options are; labels are `web-{game}-option-{name}` and `web-{game}-option-{name}-{value}`. */
  optionRules?: Readonly<Record<string, string>>;
  /** What the things on the table are, in words. */
  explaining?: Explaining;
  story?: Story;
  finale?: Finale;
  /** The colour of a seat's line in a chart. */
  colour?: (seat: string) => string;
  measures: readonly Measure[];
  /** An action as it is told: its events, who did it, and the view before (where it is known) and after it. Without it there is a beat an event. */
  beats?: (events: readonly GameEvent[], doer: string, before: View | null, after: View) => Beat[];
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
