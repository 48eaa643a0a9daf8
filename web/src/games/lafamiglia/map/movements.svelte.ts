/** Movements and strikes as arrows: those being told, or else those of the last action. */

import type { Beat } from "@/face/beat";
import type { GameEvent } from "@/face/view";
import { verbOf, type Choosing } from "../board/choosing.svelte";
import type { LaFamigliaView } from "../model/view";

export interface MovementArrow {
  key: number;
  from: string;
  to: string;
  colour: string;
  soldati: number | undefined;
  car: boolean;
  strike: boolean;
}

/** A movement that the viewer is about to order. */
export type March = Pick<MovementArrow, "from" | "to" | "soldati" | "strike">;

const MOST = 4;
/** Anyone who jumps further sees where things are, not how they came there. */
const ONE_ACTION = 60;
const TOLD: readonly string[] = ["moved", "gathered", "strike"];

export class Movements {
  shown = $state.raw<readonly MovementArrow[]>([]);
  private heard = -1;

  follow(events: readonly GameEvent[], beat: Beat | null): void {
    const first = this.heard;
    this.heard = events.length;
    if (beat) {
      const at = events.findLastIndex(({ kind }) => kind === beat.kind);
      this.shown = TOLD.includes(beat.kind) && events[at] ? [arrow(events[at], at)] : [];
    } else if (first !== events.length) {
      const fresh = first < 0 || events.length - first > ONE_ACTION ? [] : events.slice(first);
      this.shown = fresh
        .flatMap((event, at) => (TOLD.includes(event.kind) ? [arrow(event, first + at)] : []))
        .slice(-MOST);
    } else this.shown = [];
  }
}

function arrow(event: GameEvent, key: number): MovementArrow {
  const strike = event.kind === "strike";
  return {
    key,
    from: String(event["source"]),
    to: String(event["area"]),
    colour: String(event["family"] ?? event["seat"]),
    soldati: strike ? undefined : Number(event["soldati"] ?? 0),
    car: Number(event["car"] ?? event["cars"] ?? 0) > 0 && !strike,
    strike,
  };
}

/** The movement that is chosen so far. */
export function marchOf({ about }: LaFamigliaView, choosing: Choosing): March | null {
  const picked = choosing.picks.find(({ kind }) => kind === "area")?.id;
  const from = about?.source ?? (picked ? about?.area : undefined);
  const to = about?.target ?? picked;
  if (!from || !to || from === to) return null;
  const number = choosing.picks.find(({ kind }) => kind === "number")?.id;
  const verb = choosing.only ? verbOf(choosing.only) : "";
  return {
    from,
    to,
    soldati: number === undefined ? undefined : Number(number.split(" ")[1]),
    strike: verb === "strike" || verb === "bomb",
  };
}
