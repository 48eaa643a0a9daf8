/** A game's voice: what fills its sentences, and what its things are called. */

import type { ActionFact } from "@/generated/facts";
import type { Facts } from "@/words/words.svelte";
import type { View } from "./view";

/** How a game is told. What is left out is told in a way that fits any game. */
export interface Voice {
  /** The game. */
  name: string;
  /** What fills `{game}-do-{verb}`, by verb. */
  actions?: Readonly<Record<string, readonly ActionFact[]>>;
  /** The kinds of things that facts name; `kind.fact` where it holds for one kind of event or refusal. */
  facts?: Readonly<Record<string, string>>;
  /** What a thing of some kind is called in the game that is seen. */
  nameOf?: (kind: string, id: string, view: View) => string | number;
  /** Whether the names of things are here. Without it they always are. */
  canTell?: (view: View) => boolean;
  /** The numbers of the rules in the game that is seen, for all sentences that name one. */
  numbers?: (view: View) => Facts;
  /** What seats were called before a draft, each with what it is called now. */
  formerSeats?: (view: View) => Readonly<Record<string, string>>;
}
