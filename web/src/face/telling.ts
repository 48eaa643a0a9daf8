/** Facts and notations as sentences. Generated tables say what fills a sentence, a game's voice what its things are called. */

import { FACTS, type ActionFact } from "@/generated/facts";
import type { PreviewLine } from "@/generated/protocol";
import { knows, say, type Facts } from "@/words/words.svelte";
import type { GameEvent, View } from "./view";
import type { Voice } from "./voice";

type Names = Readonly<Record<string, string>>;

/** What fills the sentence of an action that no table has. */
const ANY_ACTION: readonly ActionFact[] = [["what", "", 0]];

const plainName = (_: string, id: string): string | number => (/^\d+$/.test(id) ? Number(id) : id);

/** Facts as a sentence takes them: what is of a kind by its name, and of a list also how many there are.
 * Sentences choose by `$viewer` between "you" and a name. */
export function filled(
  voice: Voice,
  view: View,
  names: Names,
  facts: Readonly<Record<string, unknown>>,
  viewer = view.seat,
): Facts {
  const told: Facts = { ...voice.numbers?.(view) };
  told["viewer"] = viewer !== null && facts["seat"] === viewer ? "self" : "other";
  for (const [fact, value] of Object.entries(facts)) {
    const kind = voice.facts?.[`${String(facts["kind"])}.${fact}`] ?? voice.facts?.[fact] ?? FACTS[fact];
    const named = (one: unknown): string | number =>
      kind === undefined ? String(one) : nameFor(voice, view, names, kind, String(one));
    if (Array.isArray(value)) {
      told[fact] = value.map(named).join(kind === undefined ? " " : ", ");
      told[`${fact}_count`] = value.length;
    } else told[fact] = typeof value === "number" ? value : named(value);
  }
  return told;
}

function nameFor(voice: Voice, view: View, names: Names, kind: string, value: string): string | number {
  if (kind === "action") {
    const actions = value.split("; ");
    return actions.map((one) => (one === "" || one === "…" ? one : tellAction(voice, one, view))).join("; ");
  }
  if (kind === "decision") return tellQuestion(voice, value, view);
  return (kind === "seat" ? names[value] : undefined) ?? (voice.nameOf ?? plainName)(kind, value, view);
}

/** An action in words: `nim-do-take`, or its notation. */
export function tellAction(voice: Voice, notation: string, view: View): string {
  const [verb = ""] = notation.split(" ");
  const past = !asked(notation, view) && voice.actions?.[verb]?.some(([, , , now]) => now);
  const key = `${voice.name}-${past ? "did" : "do"}-${verb}`;
  return knows(key) && voice.canTell?.(view) !== false ? say(key, actionFacts(voice, notation, view)) : notation;
}

/** Whether the viewer may answer so now: in a record an answer may be past, and what it was about is gone. */
const asked = (notation: string, view: View): boolean =>
  view.seat !== null && view.decision?.actions?.includes(notation) === true;

/** What fills the sentences of an action. */
export function actionFacts(voice: Voice, notation: string, view: View): Facts {
  const [verb = "", ...rest] = notation.split(" ");
  const told: Facts = { ...voice.numbers?.(view) };
  for (const [fact, kind, word, now] of voice.actions?.[verb] ?? ANY_ACTION) {
    const given = word === 0 ? rest.join(" ") : rest[word - 1];
    if (given !== undefined && (!now || asked(notation, view)))
      told[fact] = (voice.nameOf ?? plainName)(kind, given, view);
  }
  return told;
}

/** An event as its viewer reads it. */
export const tellEvent = (voice: Voice, view: View, names: Names, event: GameEvent, viewer = view.seat): string =>
  say(`${voice.name}-event-${event.kind}`, filled(voice, view, names, event, viewer));

/** What a decision of this kind asks. */
export const tellQuestion = (voice: Voice, kind: string, view: View): string =>
  say(`${voice.name}-decision-${kind}`, voice.numbers?.(view));

/** A line of a preview, the reason of a hint, or what a lesson compares; nothing where no catalogue has it. */
export function tellLine(
  voice: Voice,
  view: View,
  names: Names,
  { kind, amount, facts }: PreviewLine,
  about: "preview" | "hint" | "lesson" = "preview",
): string {
  const why = typeof facts["why"] === "string" ? `-${facts["why"]}` : "";
  const key = `${voice.name}-${about}-${kind}${why}`;
  return knows(key) ? say(key, { ...filled(voice, view, names, facts), amount }) : "";
}

/** The best way to go on, and the best of another kind, in one sentence; nothing where the game names none. */
export function tellWays(voice: Voice, view: View, filledFor: (way: PreviewLine) => Facts = () => ({})): string {
  const [first, ...rest] = view.decision?.ways ?? [];
  if (!first) return "";
  const other = rest.find((way) => way.kind !== first.kind);
  const told = (way: PreviewLine, place: string): string =>
    say(`${voice.name}-way-${way.kind}`, {
      ...filled(voice, view, {}, way.facts),
      amount: way.amount,
      ...filledFor(way),
      place,
    });
  const begins = told(first, "first");
  return other
    ? say(`${voice.name}-ways-two`, { first: begins, other: told(other, "other") })
    : say(`${voice.name}-ways-one`, { first: begins });
}
