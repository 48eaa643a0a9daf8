/** Famiglia in sentences: the position in lines. */

import type { Section } from "@/face/face";
import type { View } from "@/face/view";
import { say } from "@/words/words.svelte";
import { inWords } from "./cards/cards";
import type { FamigliaView } from "./view";

/** The position in words, for ears: no codes. */
export function describe(seen: View, names: Record<string, string>): Section[] {
  const view = seen as FamigliaView;
  const nothing = say("plain-nothing");
  const listed = (cards: readonly string[] | undefined): string => cards?.map(inWords).join(", ") || nothing;
  const street = view.street.map((card, at) =>
    view.lowered?.at === at
      ? say("web-seats-lowered", { card: inWords(card), value: view.lowered.value })
      : inWords(card),
  );
  const table = [
    say("web-seats-street", { cards: street.join(", ") || nothing }),
    say("plain-deck", { run: view.pass, deck: view.deck_size, discard: view.discard.length }),
  ];
  if (view.deck_bottom.length > 0) table.push(say("plain-bottom", { cards: listed(view.deck_bottom) }));
  if (view.turns_left !== null && !view.result) table.push(say("plain-last-turns", { count: view.turns_left }));
  else if (view.passes === 1 && !view.result) table.push(say("famiglia-one-pass"));
  return [
    { title: say("web-seats-table"), lines: table },
    ...view.seats.map((seat) => ({
      title: names[seat] ?? seat,
      lines: [
        view.hands?.[seat]
          ? say("web-seats-hand", { cards: listed(view.hands[seat]), points: view.hand_points?.[seat] ?? 0 })
          : say("web-seats-hand-hidden", { count: view.hand_sizes[seat] ?? 0 }),
        say("web-seats-gang", { cards: listed(view.gangs[seat]), points: view.gang_points[seat] ?? 0 }),
      ],
    })),
  ];
}

/** Points a seat is known to have: hand and gang where both are seen, else the gang. */
export function known(view: FamigliaView, seat: string): number {
  return (view.gang_points[seat] ?? 0) + (view.hand_points?.[seat] ?? 0);
}
