/** Where on the map one looks: pan, zoom, pinch, and moving to an area. Call it while a component is made. */

import { onDestroy, untrack } from "svelte";
import { settings } from "@/browser/settings.svelte";
import type { Extent } from "./shapes";

const MOST = 4;
const FLIGHT = 480;
const DRAG = 6;
/** Round what is looked at, in units of the map. */
const ROOM = 150;
/** How near one comes to what was pressed twice. */
const REGION = 2.2;

/** Pixels a unit of a piece: pieces grow less than the map, and their numbers stay large enough to read. */
export function pieceScale(scale: number): number {
  return Math.max(0.372, Math.min(0.82, 1.02 * scale));
}

interface Spot {
  x: number;
  y: number;
}

export class Camera {
  /** The middle of the view in units of the map, and how near it is. */
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  wide = $state(800);
  high = $state(520);

  private extent = $state.raw<Extent>({ x: 0, y: 0, w: 1, h: 1 });
  private readonly fingers = new Map<number, Spot>();
  private travelled = 0;
  private animation = 0;
  /** Whether the player chose how near the map is; until then it follows the window. */
  private touched = $state(false);

  /** Pixels a unit when the whole map is in sight. */
  readonly whole = $derived(Math.min(this.wide / this.extent.w, this.high / this.extent.h));
  readonly scale = $derived(this.whole * this.zoom);
  readonly box = $derived({
    x: this.x - this.wide / this.scale / 2,
    y: this.y - this.high / this.scale / 2,
    w: this.wide / this.scale,
    h: this.high / this.scale,
  });
  readonly viewBox = $derived(
    `${this.box.x.toFixed(1)} ${this.box.y.toFixed(1)} ${this.box.w.toFixed(1)} ${this.box.h.toFixed(1)}`,
  );
  /** Units of the map a unit of a piece. */
  readonly pieces = $derived(pieceScale(this.scale) / this.scale);
  /** How much nearer things beside a piece lie to it than on the whole map. */
  readonly gathered = $derived(this.pieces / (pieceScale(this.whole) / this.whole));
  readonly zoomed = $derived(this.zoom > 1.02);
  /** The player has come nearer than the map is by itself. */
  readonly nearerByWish = $derived(this.touched && this.zoomed);

  constructor() {
    onDestroy(() => cancelAnimationFrame(this.animation));
  }

  /** The last press was a drag, not a click. */
  get dragged(): boolean {
    return this.travelled > DRAG;
  }

  look(extent: Extent): void {
    this.extent = extent;
    this.x = extent.x + extent.w / 2;
    this.y = extent.y + extent.h / 2;
  }

  resize(wide: number, high: number): void {
    if (wide < 1 || high < 1) return;
    this.wide = wide;
    this.high = high;
    untrack(() => {
      if (!this.touched) this.zoom = 1;
      this.hold();
    });
  }

  private hold(): void {
    const { extent, box } = this;
    const within = (at: number, low: number, size: number, seen: number): number =>
      seen >= size ? low + size / 2 : Math.max(low + seen / 2, Math.min(low + size - seen / 2, at));
    this.x = within(this.x, extent.x, extent.w, box.w);
    this.y = within(this.y, extent.y, extent.h, box.h);
  }

  /** Zoom by a factor round a point of the screen, given from the middle of the map. */
  nearer(factor: number, dx = 0, dy = 0): void {
    cancelAnimationFrame(this.animation);
    this.touched = true;
    const before = this.scale;
    this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    this.x += dx / before - dx / this.scale;
    this.y += dy / before - dy / this.scale;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.hold();
  }

  /** Have all these points in sight; the whole map always has them. */
  show(points: readonly Spot[]): void {
    if (points.length > 0 && this.zoomed) this.moveTo(...this.round(points, this.zoom));
  }

  /** Go as near to these points as they allow. */
  closeUp(points: readonly Spot[], most: number): void {
    if (points.length === 0) return;
    this.touched = true;
    this.moveTo(...this.round(points, most), true);
  }

  /** The middle of these points, and how near one can be to see them all. */
  private round(points: readonly Spot[], most: number): [number, number, number] {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const near = Math.min(this.wide / (right - left + 2 * ROOM), this.high / (bottom - top + 2 * ROOM)) / this.whole;
    return [(left + right) / 2, (top + bottom) / 2, Math.max(1, Math.min(most, near))];
  }

  /** Anyone who goes over the map by keyboard sees where the focus is. */
  reveal({ x, y }: Spot): void {
    const { box } = this;
    const margin = Math.min(box.w, box.h) / 8;
    const seen = x > box.x + margin && x < box.x + box.w - margin && y > box.y + margin && y < box.y + box.h - margin;
    if (!seen) this.moveTo(x, y, this.zoom);
  }

  moveTo(x: number, y: number, zoom: number, atOnce = !settings.motion): void {
    cancelAnimationFrame(this.animation);
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    const start = performance.now();
    const step = (now: number): void => {
      const share = atOnce ? 1 : Math.min(1, (now - start) / FLIGHT);
      const eased = 1 - (1 - share) ** 3;
      this.zoom = from.zoom + (zoom - from.zoom) * eased;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.hold();
      if (share < 1) this.animation = requestAnimationFrame(step);
    };
    if (atOnce) step(start);
    else this.animation = requestAnimationFrame(step);
  }

  /** Back to the whole map. */
  home(): void {
    this.touched = false;
    this.moveTo(this.extent.x + this.extent.w / 2, this.extent.y + this.extent.h / 2, 1);
  }

  /** Go to the part round a point of the map, or back to the whole. */
  region(x: number, y: number): void {
    if (this.zoomed) return this.home();
    this.touched = true;
    this.moveTo(x, y, REGION);
  }

  // ---------------------------------------------------------------- fingers and mouse

  readonly press = (press: PointerEvent): void => {
    if (press.button !== 0) return;
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(press.pointerId, { x: press.clientX, y: press.clientY });
  };

  readonly move = (move: PointerEvent): void => {
    const before = this.fingers.get(move.pointerId);
    if (!before) return;
    const now = { x: move.clientX, y: move.clientY };
    const other = [...this.fingers].find(([id]) => id !== move.pointerId)?.[1];
    if (other) {
      const box = (move.currentTarget as Element).getBoundingClientRect();
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(20, Math.hypot(before.x - other.x, before.y - other.y));
      this.nearer(
        factor,
        (now.x + other.x) / 2 - box.x - box.width / 2,
        (now.y + other.y) / 2 - box.y - box.height / 2,
      );
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.travelled = DRAG + 1;
    } else {
      this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (this.dragged) {
        (move.currentTarget as Element).setPointerCapture(move.pointerId);
        this.pan(now.x - before.x, now.y - before.y);
      }
    }
    this.fingers.set(move.pointerId, now);
  };

  readonly release = (release: PointerEvent): void => {
    this.fingers.delete(release.pointerId);
  };

  readonly wheel = (wheel: WheelEvent): void => {
    wheel.preventDefault();
    const box = (wheel.currentTarget as Element).getBoundingClientRect();
    this.nearer(
      Math.exp(-wheel.deltaY * (wheel.ctrlKey ? 0.01 : 0.0018)),
      wheel.clientX - box.x - box.width / 2,
      wheel.clientY - box.y - box.height / 2,
    );
  };
}
