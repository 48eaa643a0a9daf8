/** A light that stays on a thing while the page scrolls, grows and moves, and a bubble beside it. */

import { placeBubble, type Box } from "@/browser/bubble";

const boxOf = (thing: Element | null | undefined): Box | null => {
  const box = thing?.getBoundingClientRect();
  // What is behind a tab has no box.
  return box && box.width > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
};

const alike = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    (["x", "y", "width", "height"] as const).every((side) => Math.abs(one[side] - other[side]) < 1));

export class Spotlight {
  spot = $state.raw<Box | null>(null);
  place = $state.raw<{ x: number; y: number }>({ x: 8, y: 60 });
  private size: Box | null = null;
  private keeping = "";
  private frame = 0;

  /** Look every frame for as long as somebody wants to: what moves things need not tell. */
  follow(
    looked: () => { spot: Element | null; bubble: Element | undefined; keep: readonly Element[]; top: number },
  ): void {
    const look = (): void => {
      this.frame = requestAnimationFrame(look);
      const { spot, bubble, keep, top } = looked();
      const [lit, size] = [boxOf(spot), boxOf(bubble)];
      const kept = keep.map(boxOf).filter((box) => box !== null);
      const keeping = JSON.stringify([
        kept.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
        innerWidth,
        innerHeight,
      ]);
      const sized = size !== null && (this.size?.width !== size.width || this.size.height !== size.height);
      if (alike(lit, this.spot) && !sized && keeping === this.keeping) return;
      if (!alike(lit, this.spot)) this.spot = lit;
      this.keeping = keeping;
      if (!size) return;
      this.size = size;
      const room = { x: 8, y: top + 8, width: innerWidth - 16, height: innerHeight - top - 16 };
      const next = placeBubble(size, lit, kept, room);
      if (next.x !== this.place.x || next.y !== this.place.y) this.place = next;
    };
    this.stop();
    look();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
