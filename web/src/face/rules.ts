/** The rules of a game as pages. */

import type { Component } from "svelte";

/** A position that explains a rule; what else it holds only the game's picture knows. */
export interface Example {
  key: string;
  /** It stands at the end of this rule's chapter. */
  rule: string;
}

export interface RuleBook {
  /** How the ids of its rules begin. */
  ids: string;
  /** Its rules are in the catalogue `rules-{name}`. */
  name: string;
  /** The message that names it. */
  title: string;
  /** The book in one picture: a turn, a round, or what is different with fewer players. */
  Overview: Component;
  /** They come after the words, for they need the board or the cards. */
  examples: () => Promise<{ Picture: Component<{ example: Example }>; examples: readonly Example[] }>;
}

export interface Rules {
  /** The catalogues that the pages need beside those of the rules. */
  catalogues: readonly string[];
  books: readonly RuleBook[];
}
