/** Drawing on the team's planning layer: arrows between areas, pins and notes. Nothing here is a move. */

import type { Planning } from "@/face/table";
import type { Mark } from "@/generated/protocol";
import type { Pack } from "../model/pack";

export const TOOLS = ["arrow", "pin", "note", "erase"] as const;
type Tool = (typeof TOOLS)[number];

export class Planner {
  /** Whether the layer is being drawn on. */
  on = $state(false);
  tool = $state<Tool | null>(null);
  /** Where the arrow begins that is being drawn. */
  start = $state<string | null>(null);
  /** Where a note waits for its words. */
  noting = $state<string | null>(null);

  toggle(): void {
    this.on = !this.on;
    this.use(null);
    if (this.on) this.use("arrow");
  }

  /** Take up a tool, or put it away. */
  use(tool: Tool | null): void {
    this.tool = this.tool === tool ? null : tool;
    this.start = this.noting = null;
  }

  /** A place on the map was pointed at. */
  point(plan: Planning, x: number, y: number, area: string | null): void {
    const spot = area ?? `${Math.round(x)},${Math.round(y)}`;
    if (this.tool === "arrow") {
      if (this.start === null) this.start = spot;
      else {
        if (this.start !== spot) plan.put({ id: fresh(), kind: "arrow", spots: [this.start, spot], text: "" });
        this.start = null;
      }
    } else if (this.tool === "pin") plan.put({ id: fresh(), kind: "pin", spots: [spot], text: "" });
    else if (this.tool === "note") this.noting = `${Math.round(x)},${Math.round(y)}`;
  }

  write(plan: Planning, text: string): void {
    if (this.noting && text.trim()) plan.put({ id: fresh(), kind: "note", spots: [this.noting], text: text.trim() });
    this.noting = null;
  }
}

function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}

/** The point of the map that a spot names. */
export function placeOf(pack: Pack, spot: string): { x: number; y: number } {
  const pieces = pack.geometry.areas[spot]?.pieces;
  if (pieces) return { x: pieces.x, y: pieces.y };
  const [x = 0, y = 0] = spot.split(",").map(Number);
  return { x, y: (y * pack.geometry.size[1]) / pack.data.geometry.size[1] };
}

/** What a mark says, in words. */
export function tellMark(pack: Pack, mark: Mark): string {
  const names = mark.spots.map((spot) => pack.areas[spot]?.name ?? "·");
  return mark.text || names.join(" → ");
}
