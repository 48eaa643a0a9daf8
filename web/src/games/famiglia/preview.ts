/** What an action is called on its button, and what follows from it. */

import type { Option } from "@/games/face";
import { say } from "@/shell/words.svelte";
import { points, value } from "./cards";
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
export function consequence(view: FamigliaView, near: string, move: Move): string {
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
  if (verb === "pass" && view.passes > 0 && view.turns_left === null) return say("screen-famiglia-after-pass");
  return "";
}
