/** The rules of a game as pages, and the worked examples that a reader plays there. */

import type { Component } from "svelte";
import type { PreviewLine } from "@/generated/protocol";
import type { View } from "./view";
import type { Voice } from "./voice";

/** One answer that can be given, and what the engine said to it. */
export interface Try {
  right: boolean;
  /** The actions that are tried, or else the number or thing that is the answer. */
  play?: string[];
  value?: string | number;
  /** The rule that says best why it is wrong. */
  rule?: string;
  refusal?: { key: string; rule: string | null; facts: Record<string, string | number> };
  /** What the actions cost and bring. */
  lines?: PreviewLine[];
}

export interface Question {
  picture: string;
  seat: string;
  /** Of what kind the answers are. */
  of: string;
  rules: string[];
  /** What must be in sight. */
  near: string[];
  tries: Try[];
  sum: { says: string; amount: number }[];
  /** What there is to pay with, where that matters. */
  have: number;
  view: View;
}

/** A worked example of the rulebook: questions about positions, answered by the engine beforehand. */
export interface Example {
  id: string;
  /** Its place is the end of this rule's chapter. */
  rule: string;
  questions: Question[];
}

export interface PictureProps {
  question: Question;
  /** How the tries that were made turned out, by their number. */
  given: Readonly<Record<number, boolean>>;
  onpick: (attempt: number) => void;
}

/** What the examples of a book are drawn and told with. */
export interface Examples {
  examples: readonly Example[];
  Picture: Component<PictureProps>;
  /** A sentence with the signs of its things. */
  RichText: Component<{ text: string }>;
  voice: Voice;
  /** What the seats are called. */
  names: (view: View) => Record<string, string>;
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
  /** The rulings that a player meets, each with the rule it belongs to. */
  rulings: readonly (readonly [ruling: string, rule: string])[];
  /** They come after the words, for they need the board or the cards. */
  examples: () => Promise<Examples>;
}

interface Comparison {
  what: string;
  won: number;
  lost: number;
}

/** Games between strong bots: what each side did on average, the clear differences first. */
export interface Series {
  bot: string;
  games: number;
  /** How many of the decided games the starting side won. */
  first: number;
  decided: number;
  clear: Comparison[];
  open: Comparison[];
}

export interface Rules {
  /** The catalogues that the pages need beside those of the rules. */
  catalogues: readonly string[];
  books: readonly RuleBook[];
  strategy: () => Promise<Series>;
}
