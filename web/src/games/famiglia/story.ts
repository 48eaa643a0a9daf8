/** How the log of Famiglia is told: turns, and the cards they are about. */

import type { Story } from "@/face/beat";
import type { GameEvent } from "@/face/view";
import { say } from "@/words/words.svelte";

function marks({ card, cards }: GameEvent): string[] {
  const kinds: unknown[] = [card, ...(Array.isArray(cards) ? (cards as unknown[]) : [])];
  return kinds.filter((kind) => typeof kind === "string").map((kind) => `card ${kind}`);
}

export const story: Story = {
  opens: ({ kind }) => (kind === "turn" ? "turn" : kind === "reshuffled" ? "phase" : undefined),
  phase: () => say("web-famiglia-second-pass"),
  outcome: ({ kind }) => kind === "recruited" || kind === "lowered",
  money: () => undefined,
  marks,
};
