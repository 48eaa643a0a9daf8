/** Famiglia in words: actions, consequences, and the position in lines. */

import type { Option, View } from "@/games/face";
import { say } from "@/shell/words.svelte";
import { points, value } from "./cards";
import { readMove, type Move } from "./choices";
import type { FamigliaView } from "./view";

/** An action as a sentence. */
export function tellAction(notation: string): string {
  const { verb, card, by, shown } = readMove(notation);
  const [lay, keep] = shown;
  switch (verb) {
    case "new":
      return say("famiglia-action-new", { card, count: value(card) });
    case "play":
      return say(card.startsWith("B") ? "famiglia-action-accountant" : "famiglia-action-brute", {
        card,
        value: value(card),
      });
    case "back":
      return say("famiglia-action-back", { card });
    case "lay":
      return say("famiglia-action-lay", { card });
    case "lower":
      return say("famiglia-action-lower", { card, by, value: value(card) - by });
    case "take":
      if (lay === undefined || keep === undefined) return say("famiglia-action-take-free", { card });
      if (lay === keep) return say("famiglia-action-take-pair", { card, lay });
      return say("famiglia-action-take-joker", { card, lay, keep });
    case "pass":
      return say("famiglia-action-pass");
    default:
      return say("famiglia-action-done");
  }
}

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

/** The position in lines, for ears. */
export function describe(seen: View, names: Record<string, string>): string[] {
  const view = seen as FamigliaView;
  const nothing = say("plain-nothing");
  const street = view.street.map((card, at) => (view.lowered?.at === at ? `${card}→${view.lowered.value}` : card));
  const lines = [
    say("plain-deck", { run: view.pass, deck: view.deck_size, discard: view.discard.length }),
    say("plain-street", { cards: street.join(" ") || nothing }),
  ];
  if (view.deck_bottom.length > 0) lines.push(say("plain-bottom", { cards: view.deck_bottom.join(" ") }));
  if (view.turns_left !== null && !view.result) lines.push(say("plain-last-turns", { count: view.turns_left }));
  for (const seat of view.seats) {
    const held = view.hands?.[seat];
    const facts = {
      name: names[seat] ?? seat,
      gang: view.gangs[seat]?.join(" ") || nothing,
      gang_points: view.gang_points[seat] ?? 0,
    };
    if (held) {
      lines.push(
        say("plain-player", { ...facts, hand: held.join(" ") || nothing, hand_points: view.hand_points?.[seat] ?? 0 }),
      );
    } else {
      lines.push(say("plain-player-hidden", { ...facts, count: view.hand_sizes[seat] ?? 0 }));
    }
  }
  return lines;
}

/** Points a seat is known to have: hand and gang where both are seen, else the gang. */
export function known(view: FamigliaView, seat: string): number {
  return (view.gang_points[seat] ?? 0) + (view.hand_points?.[seat] ?? 0);
}
