/** Famiglia in sentences: actions, and the position in lines. */

import type { View } from "@/games/face";
import { say } from "@/shell/words.svelte";
import { value } from "./cards";
import { readMove } from "./choices";
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
  else if (view.passes === 1 && !view.result) lines.push(say("famiglia-one-pass"));
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
