/** The page's one clock.
 *
 * What comes from the server waits here until it is told. Board, bar, log, score, sounds and result show the moment
 * that the director publishes and never anything else, so none of them can be ahead of another. What the viewer does
 * goes to the session, against its true version.
 */

import type { GameFace } from "@/face/face";
import type { Entry, Screen } from "@/generated/protocol";
import type { Session } from "@/session/session.svelte";
import { settings, type Speed } from "@/browser/settings.svelte";
import { behind, FINISH, LAG, LAG_OF_BOTS, lengthOf, span } from "./pace";
import { beatsOf, partOf, Turns, type Cue, type Moment } from "./story";

/** Moments kept to be shown again. */
const KEPT = 120;
const MARKS = 400;
/** What happens at the table must not wait behind what happens in the game. */
const AT_ONCE = new Set(["undone", "taken_back", "stopped", "paused", "resumed", "stood_in", "came_back", "timed_out"]);

export class Director {
  /** The moment that is shown: its screen, the log up to it, and the entry the screen is as of. */
  screen = $state.raw<Screen | null>(null);
  entries = $state.raw<Entry[]>([]);
  seq = $state(0);
  /** What is told just now. */
  beat = $state.raw<Cue | null>(null);
  /** How long it stays, in milliseconds. */
  ms = $state(0);
  /** The beats of the same turn: told already, and known to come. */
  told = $state.raw<Cue[]>([]);
  coming = $state.raw<Cue[]>([]);
  paused = $state(false);
  /** A question to the viewer waits until its story has been told. */
  due = $state(false);
  /** The question comes after this turn: no turn of anybody else is still to be told. */
  viewerIsNext = $state(false);
  /** Something past is shown again. */
  again = $state(false);

  private queue: Moment[] = [];
  private at = 0;
  private past: Moment[] = [];
  private reel: Moment[] = [];
  private latest: Screen | null = null;
  private before: Cue | undefined;
  private spent = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private shown = 0;
  private marks = 0;
  private turns = new Turns();
  private readonly leave: () => void;

  constructor(
    readonly session: Session,
    private readonly face: GameFace,
    /** The chairs of whoever looks at this screen. */
    private readonly own: () => ReadonlySet<string | null>,
    /** Whether anybody looks through this director; what nobody sees is not told. */
    private readonly watched: () => boolean,
  ) {
    this.jump();
    const stop = session.follow(this);
    document.addEventListener("visibilitychange", this.look);
    this.leave = () => {
      stop();
      document.removeEventListener("visibilitychange", this.look);
      this.hold();
    };
  }

  close(): void {
    this.leave();
  }

  /** Whether a story is being told. */
  get telling(): boolean {
    return this.beat !== null;
  }

  // ---------------------------------------------------------------- what comes

  /** Where the session is, without a story: after a reload, an absence, or a lost connection. */
  jump = (): void => {
    this.hold();
    this.queue = [];
    this.reel = [];
    this.past = [];
    this.turns = new Turns();
    this.latest = this.session.screen;
    this.screen = this.session.screen;
    this.entries = this.session.entries;
    this.seq = this.session.seq;
    this.rest();
  };

  enter = (entry: Entry, screen: Screen): void => {
    this.back();
    const kind = entry.what?.kind ?? "";
    const mine = entry.what?.kind === "played" && entry.what.by === "person" && this.own().has(entry.what.chair);
    const beats = this.silent || AT_ONCE.has(kind) ? [] : beatsOf(this.face, entry, this.latest, screen);
    // What the viewer does is there at once; a duel or a reveal that follows from it is told all the same.
    const told = mine ? beats.filter(({ scene }) => scene !== undefined) : beats;
    const landing = beats.findIndex(({ lands }) => lands);
    const lands =
      landing < 0
        ? 0
        : Math.max(
            told.findLastIndex((beat) => beats.indexOf(beat) <= landing),
            0,
          );
    const cues = this.turns.cues(entry, told);
    const moment: Moment = { entry, before: this.latest, after: screen, cues, lands };
    this.latest = screen;
    if (mine || this.silent || AT_ONCE.has(kind)) this.fold();
    this.queue.push(moment);
    const decision = screen.game?.["decision"] as { seat: string } | null | undefined;
    this.due = decision?.seat === screen.you.seat && screen.you.seat !== null && screen.table.status === "running";
    this.keepUp();
    if (this.due && this.clocked && this.beat) this.finishSoon();
    if (this.beat === null) this.next();
    else this.announce();
  };

  /** What is not seen is not told. */
  private get silent(): boolean {
    return settings.speed === "none" || document.hidden || !this.watched();
  }

  /** While the viewer's clock runs no story keeps the question back. */
  private get clocked(): boolean {
    const kind = this.latest?.table.settings.clock?.kind ?? "none";
    return kind === "decision" || kind === "chess";
  }

  private readonly look = (): void => {
    if (document.hidden) this.fold();
  };

  /** The oldest of what waits is left to the recap where it would take too long. */
  private keepUp(): void {
    if (this.paused) return;
    const own = this.own();
    const others = this.latest?.table.chairs.some(({ kind, id }) => kind === "person" && !own.has(id)) ?? false;
    while (behind(this.waiting) > (others ? LAG : LAG_OF_BOTS)) {
      const oldest = this.waiting.find(({ turn }) => turn !== this.waiting.at(-1)?.turn)?.turn;
      if (oldest === undefined) return;
      this.queue.forEach((moment, nth) => {
        const kept = nth === 0 && this.beat !== null ? this.at + 1 : 0;
        moment.cues = moment.cues.filter((cue, at) => at < kept || cue.turn !== oldest);
        if (moment.lands >= moment.cues.length) moment.lands = Math.max(moment.cues.length - 1, 0);
      });
    }
  }

  private get waiting(): Cue[] {
    return this.queue.flatMap(({ cues }, nth) => (nth === 0 && this.beat !== null ? cues.slice(this.at + 1) : cues));
  }

  // ---------------------------------------------------------------- telling

  /** The next beat; what has none is there at once. */
  private next(): void {
    if (this.due && this.clocked && this.before && !this.again) return this.fold();
    for (let moment = this.queue[0]; moment; moment = this.queue[0]) {
      if (this.at < moment.cues.length) break;
      this.publish(moment);
      this.keep(moment);
      this.queue.shift();
      this.at = 0;
    }
    const moment = this.queue[0];
    const cue = moment?.cues[this.at];
    if (!moment || !cue) return this.rest();
    if (this.before?.turn !== cue.turn) {
      this.spent = 0;
      this.told = [];
    }
    if (this.at >= moment.lands) this.publish(moment);
    else if (!this.again) this.entries = [...this.entriesBefore(moment), partOf(moment.entry, cue.to)];
    this.beat = cue;
    this.announce();
    const { before, waiting, spent } = this;
    const whole = lengthOf({ speed: settings.speed, before, cue, waiting, spent });
    this.ms = this.due && this.clocked ? Math.min(whole, FINISH) : whole;
    this.spent += span(cue, before, waiting[0]);
    this.run(this.ms);
  }

  private entriesBefore(moment: Moment): Entry[] {
    return this.entries.filter(({ seq }) => seq < moment.entry.seq);
  }

  private keep(moment: Moment): void {
    if (!this.again) this.past = [...this.past, moment].slice(-KEPT);
  }

  private publish(moment: Moment): void {
    this.screen = moment.after;
    if (this.again || moment.entry.seq <= this.seq) return;
    this.entries = [...this.entriesBefore(moment), moment.entry];
    this.seq = moment.entry.seq;
  }

  private announce(): void {
    const waiting = this.waiting;
    this.coming = waiting.filter(({ turn }) => turn === this.beat?.turn);
    this.viewerIsNext = this.due && waiting.length === this.coming.length;
  }

  /** A beat counts from when it is on the screen, however busy the machine is. */
  private run(ms: number): void {
    this.hold();
    this.shown = 0;
    if (this.paused) return;
    this.frame = requestAnimationFrame(() => {
      this.shown = performance.now();
      this.timer = setTimeout(this.end, ms);
    });
  }

  private hold(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private readonly end = (): void => {
    this.hold();
    const cue = this.beat;
    if (cue) {
      this.note(cue);
      this.told = [...this.told, cue];
      this.before = cue;
      this.at++;
    }
    this.next();
  };

  /** What was on the screen and how long, for whoever measures it. */
  private note(cue: Cue): void {
    if (this.again || this.shown === 0) return;
    if (++this.marks % MARKS === 0) performance.clearMeasures("beat");
    const { seq, from, to, kind, seat, turn, ms } = cue;
    performance.measure("beat", {
      start: this.shown,
      detail: { seq, from, to, kind, seat, turn, ms, given: this.ms, board: this.seq, log: this.entries.at(-1)?.seq },
    });
  }

  private rest(): void {
    this.hold();
    this.beat = null;
    this.before = undefined;
    this.told = [];
    this.coming = [];
    this.paused = false;
    this.at = 0;
    this.due = false;
    this.viewerIsNext = false;
    if (this.again) this.back();
  }

  private finishSoon(): void {
    if (this.paused || this.shown === 0) return;
    clearTimeout(this.timer);
    const left = this.shown + this.ms - performance.now();
    this.timer = setTimeout(this.end, Math.min(Math.max(left, 0), FINISH));
  }

  // ---------------------------------------------------------------- what the viewer may do

  /** Show at once what is known; what was not told is in the recap. */
  fold = (): void => {
    if (this.again) this.back();
    for (const moment of this.queue) {
      this.publish(moment);
      this.keep(moment);
    }
    this.queue = [];
    this.rest();
  };

  pause = (): void => {
    if (!this.beat) return;
    this.paused = !this.paused;
    if (this.paused) this.hold();
    else this.run(this.ms);
  };

  /** On to the next beat. */
  step = (): void => {
    if (this.beat) this.end();
  };

  /** On to the last beat of the scene that is being told. */
  toResult = (): void => {
    const scene = this.beat?.scene;
    if (!scene) return;
    this.queue.forEach((moment, nth) => {
      const kept = nth === 0 ? this.at + 1 : 0;
      const landing = moment.cues[moment.lands];
      moment.cues = moment.cues.filter((cue, at) => at < kept || cue.scene !== scene || cue === landing);
      moment.lands = Math.max(landing ? moment.cues.indexOf(landing) : 0, 0);
    });
    this.step();
  };

  setSpeed = (speed: Speed): void => {
    settings.speed = speed;
    if (speed === "none") this.fold();
    else if (this.paused) this.pause();
  };

  /** Whether the beats of these entries can be shown again. */
  remembers(seq: number): boolean {
    return this.past.some(({ entry }) => entry.seq === seq);
  }

  /** Show some entries once more, then come back to the present. */
  replay(seqs: ReadonlySet<number>): void {
    if (this.beat && !this.again) return;
    if (this.again) this.back();
    const wanted = this.past.filter(({ entry }) => seqs.has(entry.seq));
    const first = wanted[0];
    if (!first?.before) return;
    this.hold();
    this.again = true;
    this.reel = this.queue;
    this.queue = wanted.map((moment) => this.retold(moment));
    this.at = 0;
    this.before = undefined;
    this.screen = first.before;
    this.next();
  }

  private retold(moment: Moment): Moment {
    const beats = beatsOf(this.face, moment.entry, moment.before, moment.after);
    const lands = Math.max(
      beats.findIndex((beat) => beat.lands),
      0,
    );
    return { ...moment, lands, cues: beats.map((beat) => ({ ...beat, seq: moment.entry.seq, turn: 0 })) };
  }

  /** The last turn that was told, once more. */
  replayLast = (): void => {
    const last = this.past.findLast(({ cues }) => cues.length > 0)?.cues.at(-1)?.turn;
    if (last === undefined) return;
    this.replay(
      new Set(this.past.filter(({ cues }) => cues.some(({ turn }) => turn === last)).map(({ entry }) => entry.seq)),
    );
  };

  /** From something past back to the present. */
  back = (): void => {
    if (!this.again) return;
    this.again = false;
    this.hold();
    this.queue = this.reel;
    this.reel = [];
    this.beat = null;
    this.at = 0;
    this.screen = this.past.at(-1)?.after ?? this.session.screen;
    if (this.queue.length > 0) this.next();
    else this.rest();
  };
}
