/** Dragging a card with a mouse, a pen or a finger. */

import type { Spot } from "./choices";

export type Drop = "street" | "hand" | "gang" | "pile";

const SLACK = 8;

export class Drag {
  /** The card under the pointer while it is dragged. */
  ghost = $state<{ id: string; x: number; y: number } | null>(null);
  /** The click that ends a drag is no pick. */
  justDropped = false;

  constructor(private readonly ondrop: (spot: Spot, drop: Drop, from: Element) => void) {}

  grab(press: PointerEvent, spot: Spot): void {
    if (press.button !== 0) return;
    const from = press.currentTarget as HTMLElement;
    const { pointerId, clientX, clientY } = press;
    this.justDropped = false;

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      if (!this.ghost && Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLACK) return;
      this.ghost = { id: spot.id, x: event.clientX, y: event.clientY };
    };
    const stop = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!this.ghost) return;
      this.ghost = null;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      if (event.type === "pointercancel") return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
      const drop = under?.dataset["drop"];
      if (drop && drop !== spot.zone) this.ondrop(spot, drop as Drop, from);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}
