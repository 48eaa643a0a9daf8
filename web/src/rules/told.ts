/** Answers and reasons in words: with the sentences that the table uses. */

import { filled, tellAction, tellLine } from "@/face/telling";
import type { Examples, Question, Try } from "@/face/rules";
import { say } from "@/words/words.svelte";

export interface Row {
  amount: number;
  text: string;
}

/** An answer as it stands on its button. */
export function answerOf({ voice, names }: Examples, question: Question, { play, value }: Try): string {
  const { view, of } = question;
  if (play) return play.map((action) => tellAction(voice, action, view)).join(" · ");
  if (of === "yes") return say(value === 0 ? "web-rules-play-no" : "web-rules-play-yes");
  if (of === "against") {
    const [one = "", other = ""] = String(value).split(" : ");
    return say("web-rules-play-against", { one, other });
  }
  if (of === "team") {
    const seats = String(value).split(" ").filter(Boolean);
    return seats.map((seat) => names(view)[seat] ?? seat).join(", ") || say("web-rules-play-nobody");
  }
  if (of === "seat") return names(view)[String(value)] ?? String(value);
  return of === "" ? String(value) : String(voice.nameOf?.(of, String(value), view) ?? value);
}

/** What is paid, line by line. */
export function prices({ voice, names }: Examples, { view }: Question, { lines = [] }: Try): Row[] {
  return lines
    .filter(({ kind }) => kind === "money")
    .map((line) => ({ amount: line.amount, text: tellLine(voice, view, names(view), line) }));
}

/** What else comes of an answer. */
export function outcome({ voice, names }: Examples, { view }: Question, { lines = [] }: Try): string[] {
  const told = lines.filter(({ kind }) => kind !== "money").map((line) => tellLine(voice, view, names(view), line));
  return [...new Set(told.filter(Boolean))];
}

/** Why an answer is refused; nothing where the rule alone says it. */
export function refusalOf({ voice, names }: Examples, { view }: Question, { refusal, rule }: Try): string {
  return refusal && !rule
    ? say(refusal.key, filled(voice, view, names(view), { ...refusal.facts, kind: refusal.key }))
    : "";
}

/** The sum that leads to the right answer. */
export const sumOf = ({ sum }: Question): Row[] =>
  sum.map(({ says, amount }) => ({ amount, text: say(`example-sum-${says}`) }));

/** The message with the title of an example; its questions follow it. */
export const keyOf = (id: string): string => `example-${id.slice("EX-".length)}`;
