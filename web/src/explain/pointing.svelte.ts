/** Which thing of the table somebody wants to be explained: they point at it, rest on it, focus it, or ask for it. */

import { tick } from "svelte";

const HOLD = 400;
const HOVER = 550;
const STILL = 9;

/** What is explained, where it is, and whether it stays until it is closed. */
export interface Shown {
  thing: string;
  spot: DOMRect;
  stays: boolean;
}

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-explain]") : null;

const farFrom = (spot: { x: number; y: number }, there: PointerEvent): boolean =>
  Math.hypot(there.clientX - spot.x, there.clientY - spot.y) > STILL;

export class Pointing {
  shown = $state.raw<Shown | null>(null);
  /** What it is explained in. */
  box = $state.raw<HTMLElement>();
  private opener: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: { x: number; y: number } | null = null;
  /** Where the mouse pressed last: what comes to lie under it there was not pointed at. */
  private rested: { x: number; y: number } | null = null;
  /** A press that explained something does nothing else. */
  private swallow = false;

  /** Whether there are more things of the kind to go on to. */
  readonly walks = $derived.by(() => this.shown?.stays === true && this.row().length > 1);

  constructor(
    /** Whether there are words for a thing. */
    private readonly known: (thing: string) => boolean,
    /** Whether the next thing that is pressed is explained, not done. */
    private readonly asking: () => boolean,
    private readonly asked: () => void,
  ) {}

  /** The things of the same kind that lie together, in their order. */
  private row(): Element[] {
    const [kind = ""] = this.shown?.thing.split(" ") ?? [];
    const all = this.opener?.closest("[data-zone]")?.querySelectorAll(`[data-explain^="${kind} "]`) ?? [];
    return [...all].filter((one) => one.getClientRects().length > 0);
  }

  walk(by: 1 | -1): void {
    const things = this.row();
    const next = things[(things.findIndex((one) => one === this.opener) + by + things.length) % things.length];
    if (!next) return;
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.open(next, true);
  }

  /** Does what a press on the thing itself would do. */
  readonly choose = (): void => {
    const thing = this.opener;
    this.close();
    if (thing instanceof HTMLElement) thing.click();
  };

  private open(element: Element, stays: boolean): void {
    const thing = element.getAttribute("data-explain") ?? "";
    if (!this.known(thing)) return;
    // What was to be told by the way, as a thing took the focus, is told now.
    clearTimeout(this.timer);
    this.opener = element;
    this.shown = { thing, spot: element.getBoundingClientRect(), stays };
    if (stays) void tick().then(() => this.box?.focus({ preventScroll: true }));
  }

  readonly close = (): void => {
    const back = this.shown?.stays && this.box?.contains(document.activeElement) ? this.opener : null;
    this.shown = null;
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  };

  private later(element: Element, stays: boolean, wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (element.isConnected) this.open(element, stays);
      if (stays) this.swallow = true;
    }, wait);
  }

  // ---------------------------------------------------------------- what happens in the window

  readonly press = (press: PointerEvent): void => {
    this.swallow = false;
    if (this.shown && !this.box?.contains(press.target as Node)) this.close();
    const element = thingAt(press.target);
    clearTimeout(this.timer);
    this.rested = press.pointerType === "mouse" ? { x: press.clientX, y: press.clientY } : null;
    if (!element || press.pointerType === "mouse") return;
    this.pressed = { x: press.clientX, y: press.clientY };
    this.later(element, true, HOLD);
  };

  readonly move = (move: PointerEvent): void => {
    const { pressed, rested } = this;
    if (pressed && farFrom(pressed, move)) this.release();
    if (!rested || !farFrom(rested, move)) return;
    this.rested = null;
    this.over(move);
  };

  readonly release = (): void => {
    if (this.pressed) clearTimeout(this.timer);
    this.pressed = null;
  };

  readonly over = (over: PointerEvent): void => {
    if (over.pointerType !== "mouse" || this.shown?.stays || (this.rested && !farFrom(this.rested, over))) return;
    const element = thingAt(over.target);
    if (element === this.opener && this.shown) return;
    clearTimeout(this.timer);
    if (this.shown) this.close();
    if (element && over.buttons === 0) this.later(element, false, HOVER);
  };

  readonly focus = (focus: FocusEvent): void => {
    if (this.shown?.stays) return;
    const element = thingAt(focus.target);
    if (this.shown) this.close();
    clearTimeout(this.timer);
    if (element?.matches(":focus-visible")) this.later(element, false, HOVER);
  };

  readonly click = (click: MouseEvent): void => {
    const element = this.asking() ? thingAt(click.target) : null;
    if (element) {
      this.open(element, true);
      this.asked();
    } else if (!this.swallow) return;
    this.swallow = false;
    click.stopPropagation();
    click.preventDefault();
  };

  readonly key = (press: KeyboardEvent): void => {
    if (press.key === "Escape" && (this.shown || this.asking())) {
      this.close();
      if (this.asking()) this.asked();
      press.stopPropagation();
    } else if (this.walks && (press.key === "ArrowLeft" || press.key === "ArrowRight")) {
      this.walk(press.key === "ArrowLeft" ? -1 : 1);
      press.stopPropagation();
      press.preventDefault();
    } else if (press.key === "?" && !(press.target as Element).matches("input, textarea, select")) {
      const element = thingAt(document.activeElement);
      if (element) this.open(element, true);
    }
  };

  /** A finger that rests on a thing would select text, or open the browser's own menu. */
  readonly menu = (menu: MouseEvent): void => {
    if (this.pressed && thingAt(menu.target)) menu.preventDefault();
  };

  readonly scroll = (): void => {
    this.release();
    if (this.shown && !this.shown.stays) this.close();
  };
}
