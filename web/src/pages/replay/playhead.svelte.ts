/** Where in a finished game one is: by its address, by steps and turns, or running by itself. */

import { onDestroy } from "svelte";
import { go, route } from "@/browser/router.svelte";
import type { Frame } from "@/replay/playback.svelte";

const PACE = 1100;

export class Playhead {
  running = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  readonly last = $derived.by(() => Math.max(this.frames().length - 1, 0));
  readonly at = $derived.by(() => {
    const number = Number(route.hash);
    if (!route.hash || !Number.isInteger(number)) return this.last;
    const found = this.frames().findIndex((frame) => frame.number >= number);
    return found < 0 ? this.last : found;
  });
  readonly frame = $derived.by(() => this.frames()[this.at]);

  /** To be made while a component starts: it ends with that. */
  constructor(private readonly frames: () => readonly Frame[]) {
    onDestroy(() => clearInterval(this.timer));
  }

  readonly seek = (index: number): void => {
    const target = this.frames()[Math.min(Math.max(index, 0), this.last)];
    if (target) go(`${route.path}#${target.number}`, { replace: true });
  };

  /** Go to an action by its number. */
  readonly seekNumber = (number: number): void => {
    this.seek(this.frames().findIndex((one) => one.number >= number));
  };

  run(on: boolean): void {
    this.running = on;
    clearInterval(this.timer);
    if (!on) return;
    if (this.at === this.last) this.seek(0);
    this.timer = setInterval(() => (this.at >= this.last ? this.run(false) : this.seek(this.at + 1)), PACE);
  }

  readonly key = (press: KeyboardEvent): void => {
    if (
      (press.target as Element).matches("input:not([type=range]), textarea, select") ||
      press.ctrlKey ||
      press.metaKey ||
      press.altKey
    )
      return;
    if (document.querySelector("dialog[open]")) return;
    const goTo: Record<string, () => number> = {
      ArrowLeft: () => this.at - 1,
      ArrowRight: () => this.at + 1,
      ArrowUp: () => this.turnFrom(-1),
      ArrowDown: () => this.turnFrom(1),
      Home: () => 0,
      End: () => this.last,
    };
    const where = goTo[press.key];
    if (!where) return;
    press.preventDefault();
    this.seek(where());
  };

  /** The next place where another player's turn begins. */
  private turnFrom(way: 1 | -1): number {
    for (let index = this.at + way; index > 0 && index < this.last; index += way) {
      if (this.frames()[index]?.events.some((event) => event.kind === "turn")) return index;
    }
    return way > 0 ? this.last : 0;
  }
}
