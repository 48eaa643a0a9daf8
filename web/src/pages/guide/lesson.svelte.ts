/** A guided game on its way from stop to stop: which moment of its record lies on the table, and what is told there. */

import { onDestroy, untrack } from "svelte";
import { go, route } from "@/browser/router.svelte";
import { settings } from "@/browser/settings.svelte";
import { play as sound } from "@/browser/sound";
import type { GameFace } from "@/face/face";
import type { Guide } from "@/face/guide";
import { loadFrames, type Frame } from "@/replay/playback.svelte";
import { api } from "@/session/api";
import { messageOf } from "@/session/fault";
import { nickname } from "@/session/newTable";
import { need, say } from "@/words/words.svelte";
import { keepProgress, LESSONS, type Listed } from "./lessons";

/** Milliseconds between two moves. */
const PACE = 900;

export class Lesson {
  guide = $state.raw<Guide>();
  fault = $state("");
  /** Which stop is told, and which moment of the record lies on the table on the way to it. */
  stop = $state(0);
  at = $state(0);
  private frames = $state.raw<Frame[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly here = $derived.by(() => this.guide?.stops[this.stop]);
  readonly arrived = $derived.by(() => this.here !== undefined && this.here.at === this.at);
  readonly frame = $derived.by(() => this.frames.find((one) => one.number === this.at));
  /** What is played next in the record. */
  readonly next = $derived.by(() => this.frames.find((one) => one.number === this.at + 1));
  /** What the learner does at this stop, and the view before it. */
  readonly asked = $derived.by(() => {
    const [before, move] = [this.here?.at ?? 0, (this.here?.at ?? 0) + 1].map((at) =>
      this.frames.find((one) => one.number === at),
    );
    return this.here?.yours && before && move ? { action: move.action, before: before.view } : undefined;
  });
  readonly mine = $derived.by(() => this.arrived && this.here?.yours === true);
  readonly last = $derived.by(() => this.guide !== undefined && this.stop === this.guide.stops.length - 1);
  readonly events = $derived.by(() => this.frames.filter((one) => one.number <= this.at).flatMap((one) => one.events));
  readonly seats = $derived.by(() => this.frame?.view.seats ?? []);
  readonly names = $derived.by(() => Object.fromEntries(this.seats.map((seat) => [seat, this.nameOf(seat)])));

  /** To be made while a component starts: it ends with that. */
  constructor(
    private readonly face: () => GameFace,
    private readonly listed: Listed | undefined,
    /** What is on the table changes. */
    private readonly moved: () => void,
  ) {
    onDestroy(() => clearTimeout(this.timer));
    $effect(() => {
      if (listed && this.guide) keepProgress(listed, this.stop, this.guide.stops.length);
    });
    $effect(() => {
      const wished = Number(route.hash) - 1;
      if (this.guide && wished >= 0 && wished !== untrack(() => this.stop)) untrack(() => this.jump(wished));
    });
  }

  async load(): Promise<void> {
    try {
      const file = this.listed?.file;
      if (!file) return go("/learn", { replace: true });
      await need(...this.face().catalogues, LESSONS, file.catalogue);
      const found = await file.load();
      const loaded = await loadFrames((since, count) => api.replay({ record: found.record }, found.seat, since, count));
      this.frames = loaded.frames;
      const wished = Number(route.hash);
      this.stop = Number.isInteger(wished) && wished > 0 ? Math.min(wished, found.stops.length) - 1 : 0;
      this.at = found.stops[this.stop]?.at ?? 0;
      this.guide = found;
    } catch (problem) {
      this.fail(problem);
    }
  }

  fail(problem: unknown): void {
    this.fault = messageOf(problem);
  }

  /** Let the record run up to the next stop, move by move, then tell it. */
  readonly goOn = (): void => {
    const longest = settings.motion ? 5000 : 1500;
    const moves = (this.guide?.stops[this.stop + 1]?.at ?? 0) - this.at;
    this.run(this.stop + 1, Math.min(PACE, longest / Math.max(1, moves)));
  };

  private run(target: number, pace: number): void {
    clearTimeout(this.timer);
    const wanted = this.guide?.stops[target];
    if (!wanted) return;
    this.moved();
    if (this.at < wanted.at) {
      this.at += 1;
      const { sounds } = this.face();
      const kind = this.frame?.events.map((event) => sounds[event.kind]).find((one) => one !== undefined);
      if (kind) sound(kind);
      if (this.at < wanted.at) {
        this.timer = setTimeout(() => this.run(target, pace), pace);
        return;
      }
    }
    this.stop = target;
    this.address();
  }

  /** Go to a stop at once. */
  readonly jump = (target: number): void => {
    clearTimeout(this.timer);
    const wanted = this.guide?.stops[target];
    if (!wanted) return;
    this.moved();
    this.stop = target;
    this.at = wanted.at;
    this.address();
  };

  private address(): void {
    go(`${route.path}#${this.stop + 1}`, { replace: true });
  }

  private nameOf(seat: string): string {
    const { seat: own, partners } = this.guide ?? {};
    if (seat === own) return nickname();
    if (partners?.includes(seat)) return say("web-guide-partner");
    const others = this.seats.filter((one) => one !== own && !partners?.includes(one));
    return others.length === 1
      ? say("web-guide-opponent")
      : say("web-guide-opponent-nth", { number: others.indexOf(seat) + 1 });
  }
}
