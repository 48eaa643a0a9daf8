/** How actions of Famiglia are told: one beat for each thing that moves. */

import type { Beat, Place } from "@/face/beat";
import { filled } from "@/face/telling";
import type { GameEvent, View } from "@/face/view";
import type { EventKind } from "@/generated/famiglia";
import { say } from "@/words/words.svelte";
import { voice } from "./voice";

interface Way {
  ms: number;
  icon: string;
  from?: (event: GameEvent) => Place;
  to?: (event: GameEvent) => Place;
}

const card = (event: GameEvent, fact = "card"): string => String((event[fact] as string | undefined) ?? "");
const inStreet = (event: GameEvent): Place => [`.street [data-card="${card(event)}"]`];
const ofSeat = (event: GameEvent, part = ""): string => `[data-side="${String(event["seat"])}"]${part}`;
const side = (event: GameEvent): Place => [ofSeat(event, " .label"), ofSeat(event)];
const hand = (event: GameEvent): Place => [ofSeat(event, " .fan"), ofSeat(event, " .hand"), ofSeat(event, " .label")];
const gang = (event: GameEvent): Place => [ofSeat(event, " .gang"), ofSeat(event, " .label")];
const deck = (): Place => ["[data-pile=deck]"];

const WAYS: Partial<Record<EventKind, Way>> = {
  put_away: { ms: 800, icon: "leave", from: inStreet, to: () => ["[data-pile=discard]"] },
  laid_out: { ms: 480, icon: "deck", to: () => [".street"] },
  reshuffled: { ms: 800, icon: "deck", to: deck },
  accountant: { ms: 800, icon: "swap", from: hand, to: gang },
  took_back: { ms: 600, icon: "take", from: gang, to: hand },
  laid_down: { ms: 600, icon: "leave", from: hand, to: gang },
  brute: { ms: 800, icon: "lower", from: hand, to: gang },
  lowered: { ms: 800, icon: "lower", to: inStreet },
  recruited: { ms: 800, icon: "recruit", from: inStreet, to: hand },
  passed: { ms: 800, icon: "next", to: side },
  last_cards: { ms: 800, icon: "deck", to: deck },
  ended: { ms: 1_200, icon: "star" },
};
/** What nobody does: it comes of what was done. */
const FOLLOWS = new Set(["laid_out", "reshuffled", "last_cards", "ended"]);
const EACH_CARD = 320;
const TO_THE_GANG = 600;

export function beats(events: readonly GameEvent[], doer: string, _: View | null, after: View): Beat[] {
  return events.flatMap((event, at): Beat[] => {
    const way = WAYS[event.kind as EventKind];
    if (!way) return [];
    const cards = Array.isArray(event["cards"]) ? event["cards"].map(String) : [];
    const pays = event.kind === "recruited" && card(event, "lay") !== "none";
    return [
      {
        from: at,
        to: at + 1,
        kind: event.kind,
        seat: typeof event["seat"] === "string" ? event["seat"] : doer,
        ms: way.ms + cards.length * EACH_CARD + (pays ? TO_THE_GANG : 0),
        icon: way.icon,
        label: say(`web-beat-famiglia-${event.kind}`, filled(voice, after, {}, event)),
        ...(FOLLOWS.has(event.kind) ? { follows: true } : {}),
        places: { from: way.from?.(event), to: way.to?.(event) },
      },
    ];
  });
}
