/** Which conflict is on the scene, and how far it is shown. */

import type { GameEvent } from "@/games/face";
import { settings } from "@/shell/settings.svelte";
import type { LaFamigliaView } from "../view";
import { conflicts, conflictAt, conflictInView, PACE, type Conflict } from "./conflict";

const STAYS = 3200;

export class ConflictPlayback {
  private events = $state.raw<readonly GameEvent[]>([]);
  private from = $state(-1);
  private to = $state(-1);
  private shown = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many events were there when the table was opened: what is past is not shown unasked. */
  private heard = -1;

  private view = $state.raw<LaFamigliaView>();
  /** The conflict under way that was closed to look at the map. */
  private closed = $state("");

  readonly conflict: Conflict | null = $derived.by(() => {
    if (this.from >= 0) return conflictAt(this.events, this.from, this.shown);
    return this.view && this.live && this.closed !== this.live ? conflictInView(this.view) : null;
  });
  readonly playing: boolean = $derived(this.from >= 0 && this.shown < this.to);
  readonly all: [number, number][] = $derived(conflicts(this.events));

  /** Where a conflict is on. */
  private get live(): string {
    return this.view?.conflict?.area ?? "";
  }

  /** The game has gone on. */
  follow(events: readonly GameEvent[], view: LaFamigliaView): void {
    const before = this.heard;
    this.view = view;
    if (this.closed !== this.live) this.closed = "";
    const live = this.live !== "";
    this.events = events;
    this.heard = events.length;
    const last = conflicts(events).at(-1);
    if (!last || last[1] <= before || (before < 0 && !live)) {
      // An action was taken back, or the replay has jumped.
      if (this.to > events.length) this.close();
      return;
    }
    const [from, to] = last;
    if (this.closed !== "" && this.closed === this.live) return;
    if (from !== this.from) this.shown = before < 0 ? to : Math.max(from + 1, Math.min(before, to));
    this.from = from;
    this.to = to;
    this.go();
  }

  /** Show a conflict again from its beginning. */
  again([from, to]: [number, number]): void {
    this.from = from;
    this.to = to;
    this.shown = from + 1;
    this.go();
  }

  skip = (): void => {
    this.shown = this.to;
    this.go();
  };

  close = (): void => {
    clearTimeout(this.timer);
    this.from = this.to = this.shown = -1;
    this.closed = this.live;
  };

  /** Show the conflict under way again. */
  open = (): void => {
    this.closed = "";
    const last = conflicts(this.events).at(-1);
    if (last && this.live) [this.from, this.to, this.shown] = [last[0], last[1], last[1]];
  };

  /** A conflict goes on behind the map. */
  readonly hidden: boolean = $derived(this.view?.conflict !== undefined && this.conflict === null);

  private go(): void {
    clearTimeout(this.timer);
    if (!settings.motion) this.shown = this.to;
    if (this.shown < this.to) {
      const pace = PACE[this.events[this.shown - 1]?.kind ?? ""] ?? 60;
      this.timer = setTimeout(() => {
        this.shown++;
        this.go();
      }, pace);
    } else if (this.conflict?.outcome) this.timer = setTimeout(this.close, STAYS);
  }
}
