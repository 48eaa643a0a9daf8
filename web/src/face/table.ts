/** What the table hands to a game, and what it wants back: the drawn table, and what the viewer is about to do. */

import type { Confirm } from "@/browser/settings.svelte";
import type { Mark, PreviewLines } from "@/generated/protocol";
import type { Snippet } from "svelte";
import type { Beat } from "./beat";
import type { GameEvent, View } from "./view";

/** One way to go on, as a button of the decision bar. */
export interface Option {
  notation: string;
  label: string;
  /** What tells it apart from the others: it is read first. */
  head?: string;
  /** What comes of it, in a few words. */
  effect?: string;
  /** The number that changes: `3 → 4`. */
  change?: string;
  /** Something on the table stands for it, and can be pointed at instead. */
  pointed?: boolean;
  icon?: string;
  primary?: boolean;
  /** It is the first of the ways to go on, and drawn as such. */
  best?: boolean;
  /** It does nothing of what is offered: it comes at the end. */
  last?: boolean;
  /** What it does on the table, in place of playing an action. */
  choose?: () => void;
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
  pick: (id: string, anchor: Element) => void;
  hover: (id: string | null) => void;
}

/** What a bot would do, and why. */
export interface Advice {
  notation: string;
  sentence: string;
  reason: string;
}

/** What the viewer is about to do: shown in the decision bar before it is done. */
export interface Proposal {
  sentence?: string;
  /** Which of several like it: `boat 2 of 2`. */
  count?: string;
  note?: string;
  /** What comes of what is chosen, where no card beside the table says so. */
  consequence?: string;
  options: Option[];
  numbers?: NumberRow[];
  /** What may be overlooked. */
  warnings?: string[];
  /** Every way to go on, where the buttons do not name them all: shown as a list on demand. */
  more?: Option[];
  /** Whether the button of that list says how many ways there are beside the buttons. */
  counted?: boolean;
  /** The answers may stand beside the table, a row each, where the bar has no room for them. */
  apart?: boolean;
  /** Gives up what was chosen so far. */
  clear?: () => void;
}

export interface Planning {
  marks: readonly Mark[];
  /** Who drew a mark, by its chair. */
  drawnBy: (chair: string) => string;
  put: (mark: Omit<Mark, "chair">) => void;
  drop: (ids: string[]) => void;
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
  refuse: (notation: string, anchor: Element) => void;
  /** The decision bar, for a table that finds a place for it. */
  bar?: Snippet | undefined;
  /** What stands beside the table, for a table that finds a place for it. */
  rail?: Snippet<[readonly TalkTab[]]> | undefined;
  /** What a page tells about the table, before all else in its column and after it: a task, a replay's log. */
  lead?: Snippet | undefined;
  trail?: Snippet | undefined;
  /** Answers for which the decision bar has no room, a row each. */
  answers?: Snippet | undefined;
  /** What the page is telling about, to be brought into sight: `area enna`, `space s1.ju3`, `spot mat`. */
  told?: string | undefined;
  /** What the viewer may do at any moment. */
  anytime?: readonly string[];
  /** The team's planning layer, for a seat with partners. */
  plan?: Planning | undefined;
  /** What an action of the viewer's would cost and bring, as the engine says; nothing while it cannot be asked. */
  foretell?: ((notation: string) => Promise<PreviewLines | undefined>) | undefined;
}

/** A player in the order of play. */
export interface Placed {
  seat: string;
  /** Which in the order; nothing where all is said by where they stand. */
  place?: number;
  /** Has the piece of the one who begins. */
  first?: boolean;
}

export interface ScoreProps<V extends View = View> {
  view: V;
  near: string;
  names: Record<string, string>;
  /** Draws some of the players; missing where nobody sits at the table. */
  seats?: Snippet<[readonly Placed[]]> | undefined;
}

/** A tab that a game adds to log and chat. */
export interface TalkTab {
  name: string;
  label: string;
  body: Snippet;
}

export interface SideProps<V extends View = View> {
  view: V;
  near: string;
  /** Whose turn is being told. */
  playing?: string | null | undefined;
  names: Record<string, string>;
}
