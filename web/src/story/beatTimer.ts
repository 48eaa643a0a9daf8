import type { Cue } from "./story";

const MARKS = 400;

/** The time of one beat. It counts from when the beat is on the screen, however busy the machine is. */
export class BeatTimer {
  /** Since when the beat is on the screen; 0 while it is not. */
  since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private marks = 0;

  constructor(private readonly end: () => void) {}

  start(ms: number): void {
    this.reset();
    this.frame = requestAnimationFrame(() => {
      this.since = performance.now();
      this.timer = setTimeout(this.end, ms);
    });
  }

  /** Of a beat that takes so long, leave at most this much. */
  shorten(ms: number, most: number): void {
    if (this.since === 0) return;
    clearTimeout(this.timer);
    const left = this.since + ms - performance.now();
    this.timer = setTimeout(this.end, Math.min(Math.max(left, 0), most));
  }

  /** Note what was on the screen and how long, for anyone who measures it. */
  measure({ seq, from, to, kind, seat, turn, ms }: Cue, more: object): void {
    if (this.since === 0) return;
    if (++this.marks % MARKS === 0) performance.clearMeasures("beat");
    performance.measure("beat", { start: this.since, detail: { seq, from, to, kind, seat, turn, ms, ...more } });
  }

  hold(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  reset(): void {
    this.hold();
    this.since = 0;
  }
}
