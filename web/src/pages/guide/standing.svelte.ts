/** Where the bubble of a lesson stands, and the lines around what it is about: followed while things move. */

import { arrowAt, hides, placeLesson, type Around, type Box, type Place, type Size } from "./place";

/** What the bubble has to do with, looked up anew in every frame. */
export interface Seen {
  bubble: HTMLElement | undefined;
  /** What the words are about, and what is to be pressed. */
  target: Element | null;
  press: Element | null;
  /** What the bubble never hides, and what it hides only where there is no other room. */
  clear: readonly Element[];
  better: readonly Element[];
  /** Where the board begins. */
  top: number;
  /** Changes with the step: then the bubble looks for a new place. */
  step: string;
  /** Others play until the next step: the bubble stays where it is. */
  running: boolean;
  /** It is a part of the bar, which has a place already. */
  docked: boolean;
}

/** A line around a thing: around its box, or along its own shape on a map. */
export interface Outline {
  box: Box;
  shape?: { d: string; matrix: string; clip: Box };
}

const WIDTHS = [330, 268];
const MARGIN = 10;
/** A step begins with things that move: the bubble follows them until nothing has for so many frames. */
const CALM = 24;

/** Nothing for what is behind a tab or outside the window. */
function boxOf(thing: Element | null | undefined): Box | null {
  const box = thing?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  if (box.right < 0 || box.bottom < 0 || box.x > innerWidth || box.y > innerHeight) return null;
  return { x: box.x, y: box.y, width: box.width, height: box.height };
}

function outlineOf(thing: Element | null): Outline | null {
  const box = boxOf(thing);
  if (!thing || !box) return null;
  const clip = thing instanceof SVGPathElement ? boxOf(thing.ownerSVGElement) : null;
  const at = clip && (thing as SVGPathElement).getScreenCTM();
  if (!clip || !at) return { box };
  const matrix = [at.a, at.b, at.c, at.d, at.e - clip.x, at.f - clip.y].map((part) => part.toFixed(3)).join(" ");
  return { box, shape: { d: thing.getAttribute("d") ?? "", matrix: `matrix(${matrix})`, clip } };
}

const rounded = (one: unknown): string =>
  JSON.stringify(one, (_, value: unknown) => (typeof value === "number" ? Math.round(value) : value));

export class Standing {
  place = $state.raw<Place>({ x: MARGIN, y: 60, side: null });
  width = $state(WIDTHS[0] ?? 0);
  arrow = $state<number | null>(null);
  outlines = $state.raw<Outline[]>([]);
  private frame = 0;
  private step = "";
  /** For how many frames nothing has moved since the step began; at its most it stays there. */
  private calm = 0;
  private known = "";
  private window = "";
  private high = 0;
  private found = false;

  /** Look every frame for as long as somebody wants to: what moves things need not tell. */
  follow(looked: () => Seen): void {
    const look = (): void => {
      this.frame = requestAnimationFrame(look);
      this.look(looked());
    };
    this.stop();
    look();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private look({ bubble, target, press, clear, better, top, step, running, docked }: Seen): void {
    if (!bubble) return;
    const lines = [outlineOf(target), press === target ? null : outlineOf(press)].filter((one) => one !== null);
    const around: Around = {
      target: boxOf(target),
      clear: [press, ...clear].map(boxOf).filter((box) => box !== null),
      better: better.map(boxOf).filter((box) => box !== null),
      room: { x: MARGIN, y: top + MARGIN, width: innerWidth - 2 * MARGIN, height: innerHeight - top - 2 * MARGIN },
    };
    const window = `${innerWidth} ${innerHeight}`;
    const fresh = step !== this.step;
    const sized = window !== this.window || bubble.offsetHeight !== this.high;
    const known = rounded([around, lines, this.place]);
    if (!fresh && !sized && known === this.known) {
      this.calm += 1;
      return;
    }
    this.outlines = lines;
    this.known = known;
    if (docked) return;
    // What the words are about may come late: with the board, when the map has moved, or in another window.
    const begins = fresh || window !== this.window || (around.target !== null && !this.found);
    if (begins || this.calm < CALM) this.calm = 0;
    this.found = around.target !== null;
    const settling = !running && this.calm < CALM;
    const box = { ...this.place, width: bubble.offsetWidth, height: bubble.offsetHeight };
    if (fresh || sized || settling || hides(box, this.place.side, around)) this.settle(bubble, around);
    [this.step, this.window, this.high] = [step, window, bubble.offsetHeight];
    const now = { ...this.place, width: bubble.offsetWidth, height: bubble.offsetHeight };
    this.arrow = arrowAt(now, this.place.side, around.target);
    this.known = rounded([around, lines, this.place]);
  }

  private settle(bubble: HTMLElement, around: Around): void {
    const widths = [...new Set(WIDTHS.map((width) => Math.min(width, around.room.width)))];
    // A telephone gives the bubble its whole width, so that it is low.
    const sizes = innerWidth < 500 ? [measured(bubble, around.room.width)] : widths.map((one) => measured(bubble, one));
    const { size, ...place } = placeLesson(sizes, around);
    this.width = sizes[size]?.width ?? this.width;
    bubble.style.width = `${this.width}px`;
    if (rounded(place) !== rounded(this.place)) this.place = place;
  }
}

/** How high the bubble would be with this width. */
function measured(bubble: HTMLElement, width: number): Size {
  bubble.style.width = `${width}px`;
  return { width, height: bubble.offsetHeight };
}
