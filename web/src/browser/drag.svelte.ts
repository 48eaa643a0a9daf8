/** Dragging a card or a token with a mouse, a pen or a finger. */

const SLACK = 8;

export class Drag<Thing> {
  /** What is under the pointer while it is dragged. */
  ghost = $state.raw<{ thing: Thing; x: number; y: number } | null>(null);
  /** The click that ends a drag is no pick. */
  justDropped = false;

  constructor(private readonly ondrop: (thing: Thing, on: Element, from: Element) => void) {}

  grab(press: PointerEvent, thing: Thing): void {
    if (press.button !== 0) return;
    const from = press.currentTarget as HTMLElement;
    const { pointerId, clientX, clientY } = press;
    this.justDropped = false;

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      if (!this.ghost && Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLACK) return;
      this.ghost = { thing, x: event.clientX, y: event.clientY };
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
      const on = document.elementFromPoint(event.clientX, event.clientY);
      if (on) this.ondrop(thing, on, from);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}
