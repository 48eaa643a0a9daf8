/** A table's log as the page needs it: what still counts, its lines, and what was said. */

import type { GameFace } from "@/face/face";
import type { GameEvent, View } from "@/face/view";
import type { Voice } from "@/face/voice";
import type { ChairInfo, Entry } from "@/generated/protocol";
import type { Said } from "./chat";
import { type Line, tellAction, tellTableEvent } from "@/log/log";
import { language } from "@/words/words.svelte";
import { namesBySeat } from "@/people/names";

/** The events that were not taken back. */
export function standing(entries: readonly Entry[]): GameEvent[] {
  const kept: Array<[number, GameEvent[]]> = [];
  for (const { what } of entries) {
    if (what?.kind === "played") kept.push([what.number, what.events as GameEvent[]]);
    else if (what?.kind === "undone" || what?.kind === "taken_back")
      while ((kept.at(-1)?.[0] ?? 0) > what.number) kept.pop();
  }
  return kept.flatMap(([, events]) => events);
}

type Teller = Voice & Pick<GameFace, "story">;

/** Lines told already, for as long as nothing changes what they say. */
let told = new WeakMap<Entry, Line[]>();
let toldFor = "";

export function lines(
  entries: readonly Entry[],
  face: Teller,
  chairs: readonly ChairInfo[],
  viewer: string | null,
  view: View | null,
): Line[] {
  const names = namesBySeat(chairs);
  const now = JSON.stringify([language(), face.name, viewer, names]);
  if (now !== toldFor) {
    toldFor = now;
    told = new WeakMap();
  }
  return entries.flatMap((entry) => {
    const known = told.get(entry);
    if (known) return known;
    const [fresh, lasting] = linesOf(entry, face, chairs, names, viewer, view);
    if (lasting) told.set(entry, fresh);
    return fresh;
  });
}

/** The lines of one entry, and whether they will stay so: not while the names of things are still on their way. */
function linesOf(
  { seq, what }: Entry,
  face: Teller,
  chairs: readonly ChairInfo[],
  names: Record<string, string>,
  viewer: string | null,
  view: View | null,
): [Line[], boolean] {
  if (!what) return [[], true];
  if (what.kind !== "played") {
    const text = tellTableEvent(what, chairs);
    return [text ? [{ key: seq, text, aside: true }] : [], true];
  }
  if (!view) return [[], false];
  const { number, seat } = what;
  return tellAction(face, { key: seq, number, seat, events: what.events as GameEvent[] }, names, viewer, view);
}

export function spoken(entries: readonly Entry[], chair: string | null): Said[] {
  return entries.flatMap(({ seq, what }) =>
    what?.kind === "said"
      ? [
          {
            key: seq,
            name: what.nickname,
            text: what.text,
            to: what.to,
            mine: what.chair !== null && what.chair === chair,
          },
        ]
      : [],
  );
}
