/** A position of the middle of a game, for the home page: to look at, and to play on from. */

import type { Opening } from "@/face/face";
import Picture from "./Picture.svelte";
import position from "./position.json";

/** The cards that are not on the table come in another order each time. */
function shuffled(cards: readonly string[]): string[] {
  const left = [...cards];
  return cards.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}

export const opening: Opening = {
  Picture,
  position: () => ({ ...position, deck: shuffled(position.deck) }),
};
