/** The story of a table as the page needs it: what still counts, the lines of the log, and what was said. */

import type { GameEvent, GameFace } from "@/games/face";
import type { ChairInfo, Entry } from "@/protocol";
import type { Said } from "@/shell/Chat.svelte";
import type { Line } from "@/shell/Log.svelte";
import { namesBySeat, tellEvent, tellStory } from "@/shell/telling";

/** The events that were not taken back. */
export function standing(entries: readonly Entry[]): GameEvent[] {
  const kept: Array<[number, GameEvent[]]> = [];
  for (const { what } of entries) {
    if (what?.kind === "played") kept.push([what.number, what.events as GameEvent[]]);
    else if (what?.kind === "undone") while ((kept.at(-1)?.[0] ?? 0) > what.number) kept.pop();
  }
  return kept.flatMap(([, events]) => events);
}

export function lines(entries: readonly Entry[], face: Pick<GameFace, "name" | "readable">, chairs: readonly ChairInfo[], viewer: string | null): Line[] {
  const names = namesBySeat(chairs);
  const found: Line[] = [];
  for (const { seq, what } of entries) {
    if (!what) continue;
    if (what.kind === "played") {
      (what.events as GameEvent[]).forEach((event, at) => {
        if (event.kind === "turn") return;
        found.push({ key: `${seq}.${at}`, text: tellEvent(face.name, face.readable?.(event) ?? event, names, viewer), number: at === 0 ? what.number : undefined });
      });
    } else {
      const text = tellStory(what, chairs);
      if (text) found.push({ key: seq, text, aside: true });
    }
  }
  return found;
}

export function spoken(entries: readonly Entry[], chair: string | null): Said[] {
  return entries.flatMap(({ seq, what }) =>
    what?.kind === "said" ? [{ key: seq, name: what.nickname, text: what.text, to: what.to, mine: what.chair !== null && what.chair === chair }] : [],
  );
}
