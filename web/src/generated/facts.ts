// Made by tools/page_types.py from trinacria.kernel.event; do not edit.

/** The kind of thing that a fact of an event, a preview or a refusal names. */
export const FACTS: Readonly<Record<string, string>> = {
  seat: "seat",
  other: "seat",
  winner: "seat",
  winners: "seat",
  action: "action",
  example: "action",
  candidates: "action",
  asked: "decision",
  decision: "decision",
};
/** A fact of an action's sentence, which word of the notation it is (0: all of them), and whether it is
 * known only while the action is asked for. */
export type ActionFact = readonly [fact: string, kind: string, word: number, now?: true];
