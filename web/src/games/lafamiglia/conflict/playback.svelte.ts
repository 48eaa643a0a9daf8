/** Which conflict is on the scene, and how far it is shown.
 *
 * A conflict that is told goes by the table's clock: it is shown as far as its events are told, and as long. Only one
 * that somebody wants to see again has its own pace. Call it while a component is made.
 */

import { onDestroy } from "svelte";
import type { Beat } from "@/face/beat";
import type { GameEvent } from "@/face/view";
import type { EventKind } from "@/generated/lafamiglia";
import type { LaFamigliaView } from "../model/view";
import { conflicts, conflictAt, conflictInView, PACE, type Conflict } from "./conflict";

/** Anyone who jumps ahead by more events than an action has does not want to see how the last conflict ended. */
const ONE_ACTION = 40;
/** What is told of an attack before it comes to the conflict. */
const BEFORE: readonly string[] = ["moved", "order_returned", "area_lost"] satisfies EventKind[];
/** No conflict begins here; one whose beginning nobody heard begins at -1. */
const NONE = -2;

export class ConflictPlayback {
  private events = $state.raw<readonly GameEvent[]>([]);
  private view = $state.raw<LaFamigliaView>();
  private beat = $state.raw<Beat | null>(null);
  /** The viewer must decide. */
  private asked = $state(false);
  /** How many events there were before the last action; everything is old when the table is opened. */
  private before = $state(-1);
  /** The first event of the conflict that was closed. */
  private closed = $state(NONE);
  /** What is seen again: from where to where, and how far it is shown. */
  private again = $state.raw<{ from: number; to: number; shown: number } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly all: [number, number][] = $derived(conflicts(this.events));
  private readonly told: Conflict | null = $derived.by(() => {
    const last = this.all.at(-1);
    const live = this.view?.conflict;
    const conflict = last ? conflictAt(this.events, ...last) : null;
    if (live && (!conflict || conflict.outcome || conflict.area !== live.area))
      return this.view ? conflictInView(this.view) : null;
    if (!last || !conflict) return null;
    if (conflict.step === "bonuses" && BEFORE.includes(this.beat?.kind ?? "")) return null;
    if (!conflict.outcome) return live || this.beat?.scene === "duel" ? conflict : null;
    if (this.beat) return this.beat.scene === "duel" ? conflict : null;
    // What is over never lies over a question.
    const fresh = this.before >= 0 && last[1] > this.before && this.events.length - this.before <= ONE_ACTION;
    return fresh && !this.asked ? conflict : null;
  });
  readonly conflict: Conflict | null = $derived.by(() => {
    if (this.again) return conflictAt(this.events, this.again.from, this.again.shown, this.again.to);
    return this.told && this.told.from === this.closed ? null : this.told;
  });
  readonly playing: boolean = $derived(
    this.again ? this.again.shown < this.again.to : this.conflict !== null && this.beat?.scene === "duel",
  );
  /** A conflict goes on behind the map. */
  readonly hidden: boolean = $derived(this.view?.conflict !== undefined && this.conflict === null);

  constructor() {
    onDestroy(() => clearTimeout(this.timer));
  }

  /** The game has gone on. */
  follow(events: readonly GameEvent[], view: LaFamigliaView, beat: Beat | null, asked: boolean): void {
    if (events.length !== this.events.length || this.before < 0) {
      this.before = this.events.length > 0 && events.length >= this.events.length ? this.events.length : events.length;
      if (this.again) this.stop();
    }
    this.events = events;
    this.view = view;
    this.beat = beat;
    this.asked = asked;
    if (!this.told) this.closed = NONE;
  }

  /** Show a conflict again from its beginning. */
  see([from, to]: [number, number]): void {
    this.again = { from, to, shown: from + 1 };
    this.go();
  }

  skip = (): void => {
    if (this.again) this.again = { ...this.again, shown: this.again.to };
    clearTimeout(this.timer);
  };

  close = (): void => {
    if (this.again) this.stop();
    else this.closed = this.told?.from ?? NONE;
  };

  /** Show the conflict under way again. */
  open = (): void => {
    this.closed = NONE;
  };

  private stop(): void {
    clearTimeout(this.timer);
    this.again = null;
  }

  private go(): void {
    clearTimeout(this.timer);
    const { again } = this;
    if (!again || again.shown >= again.to) return;
    this.timer = setTimeout(
      () => {
        this.again = { ...again, shown: again.shown + 1 };
        this.go();
      },
      PACE[this.events[again.shown - 1]?.kind ?? ""] ?? 60,
    );
  }
}
