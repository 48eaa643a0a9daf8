/** What every view of a game has, as far as any seat may know it. */

import type { PreviewLine } from "@/generated/protocol";

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
  /** The ways to go on, the best of each kind first, in games that name them. */
  ways?: PreviewLine[];
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

export type Outcome = "won" | "lost" | "drawn" | "neutral";

/** How the result is for those on these seats. */
export function outcomeOf(result: Result, own: readonly string[]): Outcome {
  if (result.winners.length === 0) return "drawn";
  const won = own.filter((seat) => result.winners.includes(seat)).length;
  return own.length === 0 || (won > 0 && won < own.length) ? "neutral" : won > 0 ? "won" : "lost";
}
