/** What an action is called on its button, and what follows from it. */

import type { Option } from "@/face/table";
import { actionFacts, tellAction, tellLine } from "@/face/telling";
import type { PreviewLines } from "@/generated/protocol";
import { knows, say } from "@/words/words.svelte";
import type { Move } from "./choices";
import type { FamigliaView } from "../view";
import { voice } from "../voice";

const ICONS: Readonly<Record<string, string>> = { new: "deck", back: "take", lay: "check", lower: "lower" };

/** An action as a short button. */
export function option(view: FamigliaView, { notation, verb, card, shown }: Move, alone: boolean): Option {
  const plain = alone || (verb === "take" && shown.length === 0);
  const keys = [...(plain ? [`web-famiglia-confirm-${verb}`] : []), `web-famiglia-do-${verb}`, `famiglia-do-${verb}`];
  const label = say(keys.find(knows) ?? "", actionFacts(voice, notation, view));
  if (verb === "pass" || verb === "done" || (verb === "take" && !plain)) return { notation, label };
  const icon = verb === "play" ? (card.startsWith("B") ? "swap" : "lower") : (ICONS[verb] ?? "check");
  return { notation, label, icon, primary: plain };
}

/** What follows from an action, as the engine says; nothing for one that only begins. */
export const effectOf = (view: FamigliaView, lines: PreviewLines | undefined): string =>
  lines?.complete ? [...lines.gains, ...lines.open].map((line) => tellLine(voice, view, {}, line)).join(" · ") : "";

/** The action in words, and what follows from it. */
export const told = (view: FamigliaView, { notation }: Move, lines: PreviewLines | undefined): string =>
  [tellAction(voice, notation, view), effectOf(view, lines)].filter(Boolean).join(" · ");

/** What may be overlooked in an action. */
export const warned = (view: FamigliaView, lines: PreviewLines | undefined): string[] =>
  (lines?.risks ?? []).map((line) => tellLine(voice, view, {}, line));
