/** What an action is called on its button, and what follows from it. */

import type { Option } from "@/face/table";
import type { PreviewLines } from "@/generated/protocol";
import { say } from "@/words/words.svelte";
import { points, value } from "./cards/cards";
import { tellAction } from "./describe";
import type { Move } from "./choices";
import type { FamigliaView } from "./view";

/** An action as a short button. */
export function option(move: Move, alone: boolean): Option {
  const { notation, verb, card, by, shown } = move;
  switch (verb) {
    case "new":
      return { notation, label: say("web-famiglia-do-new", { count: value(card) }), icon: "deck", primary: alone };
    case "play":
      return {
        notation,
        label: say("web-famiglia-do-play"),
        icon: card.startsWith("B") ? "swap" : "lower",
        primary: alone,
      };
    case "back":
      return { notation, label: say("web-famiglia-do-back"), icon: "take", primary: alone };
    case "lay":
      return { notation, label: say("web-famiglia-do-lay"), icon: "check", primary: alone };
    case "lower":
      return {
        notation,
        label: say("web-famiglia-do-lower", { by, value: value(card) - by }),
        icon: "lower",
        primary: alone,
      };
    case "take":
      if (alone || shown.length === 0)
        return { notation, label: say("web-famiglia-do-take"), icon: "check", primary: true };
      if (shown[0] === shown[1]) return { notation, label: say("web-famiglia-do-take-pair", { lay: shown[0] ?? "" }) };
      return { notation, label: say("web-famiglia-do-take-lay", { lay: shown[0] ?? "", keep: shown[1] ?? "" }) };
    case "pass":
      return { notation, label: say("famiglia-action-pass") };
    default:
      return { notation, label: say("famiglia-action-done") };
  }
}

/** What follows from an action, in the player's own numbers. */
export function told(view: FamigliaView, near: string, move: Move): string {
  return [tellAction(move.notation), consequence(view, near, move)].filter(Boolean).join(" ");
}

/** The same on its button, where several are to choose from. */
export function effectOf(view: FamigliaView, near: string, move: Move): { effect?: string } {
  const effect = consequence(view, near, move);
  return effect ? { effect } : {};
}

/** What the glowing cards mean, while none is chosen. */
export function noteOf(view: FamigliaView, moves: readonly Move[]): string {
  if (view.decision?.kind !== "turn" && view.decision?.kind !== "recruit") return "";
  const can = (verb: string): boolean => moves.some((move) => move.verb === verb);
  return say("bar-famiglia-note", { take: can("take") ? "yes" : "no", away: can("new") ? "yes" : "no" });
}

/** What may be overlooked in an action. */
export function warned(lines: PreviewLines | undefined): string[] {
  return (lines?.risks ?? []).map(({ kind }) => say(`famiglia-preview-${kind}`));
}

function consequence(view: FamigliaView, near: string, move: Move): string {
  const { verb, card, by } = move;
  if (verb === "take") {
    const now = (view.hand_points?.[near] ?? 0) + (view.gang_points[near] ?? 0);
    return say("screen-famiglia-after-take", { now, after: now + points(card) });
  }
  if (verb === "new") {
    const now = view.street.length;
    return say("screen-famiglia-after-new", {
      now,
      after: now - 1 + Math.min(value(card), view.deck_size + view.discard.length + 1),
    });
  }
  if (verb === "lower") {
    const left = value(card) - by;
    if (left === 0) return say("screen-famiglia-after-lower-free", { card });
    return say("screen-famiglia-after-lower", { card, needed: `${card[0]}${left - 1}` });
  }
  return "";
}
