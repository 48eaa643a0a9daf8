/** Movements and strikes just told, as arrows that fade. */

import type { GameEvent } from "@/games/face";

export interface MovementArrow {
  key: number;
  from: string;
  to: string;
  colour: string;
  soldati: number | undefined;
  car: boolean;
  strike: boolean;
}

const STAYS = 2700;
const MOST = 4;

export class Movements {
  shown = $state.raw<readonly MovementArrow[]>([]);
  private heard = -1;

  follow(events: readonly GameEvent[]): void {
    const fresh = this.heard < 0 ? [] : events.slice(this.heard);
    const first = this.heard;
    this.heard = events.length;
    if (fresh.length === 0 || fresh.length > 60) return;
    const movements = fresh.flatMap((event, at): MovementArrow[] => {
      if (event.kind !== "moved" && event.kind !== "gathered" && event.kind !== "strike") return [];
      const strike = event.kind === "strike";
      const colour = String(event["family"] ?? event["seat"]);
      return [
        {
          key: first + at,
          from: String(event["source"]),
          to: String(event["area"]),
          colour,
          soldati: strike ? undefined : Number(event["soldati"] ?? 0),
          car: Number(event["car"] ?? event["cars"] ?? 0) > 0 && !strike,
          strike,
        },
      ];
    });
    if (movements.length === 0) return;
    this.shown = [...this.shown, ...movements].slice(-MOST);
    const keys = new Set(movements.map(({ key }) => key));
    setTimeout(() => (this.shown = this.shown.filter(({ key }) => !keys.has(key))), STAYS);
  }
}
