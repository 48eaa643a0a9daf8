/** What anything on the table is: a game tells it in words, and whatever shows it names it with `data-explain`. */

import type { Component } from "svelte";
import type { View } from "./view";

export interface Explanation {
  title: string;
  /** What it does; the text of the rule where nothing is said here. */
  text?: string;
  /** What it means for the viewer in this position. */
  now?: string;
  icon?: string;
  rule?: string;
  /** What pressing it would do, where that is possible now. */
  choose?: string;
}

interface LegendGroup {
  title: string;
  /** What can be explained, in the words of `data-explain`. */
  things: readonly string[];
}

export interface Explaining {
  /** A thing, like "order red.basic.advance"; nothing where it has no words. */
  tell: (thing: string, view: View, near: string) => Explanation | undefined;
  /** The thing large, where a picture says more. */
  Picture?: Component<{ thing: string }>;
  /** Whether a thing has a picture. */
  pictured?: (thing: string) => boolean;
  /** All signs of the game. */
  legend: () => LegendGroup[];
}
