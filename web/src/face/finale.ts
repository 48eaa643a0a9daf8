/** The last page of a game. */

import type { Component, Snippet } from "svelte";
import type { GameEvent, Outcome, View } from "./view";

/** What is known at the end of a game. */
export interface EndProps<V extends View = View> {
  view: V;
  near: string;
  names: Record<string, string>;
  /** The seats of the viewer; none: a spectator. */
  own: readonly string[];
  events: readonly GameEvent[];
}

/** How a game ended, for the viewer. */
export interface Verdict {
  outcome: Outcome;
  title: string;
  note: string;
  /** The sides, the viewer's first, and what they have. */
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
