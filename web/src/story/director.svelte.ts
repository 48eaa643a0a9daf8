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
import { FINISH, LAG, LAG_OF_BOTS, lengthOf, span } from "./pace";
import { BeatTimer } from "./beatTimer";
import { landing, Past, Queue } from "./moments";
import { beatsOf, partOf, Turns, type Cue, type Moment } from "./story";

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

  private queue = new Queue();
  private past = new Past();
  /** What waits while something past is shown again. */
  private reel = new Queue();
  private latest: Screen | null = null;
  private before: Cue | undefined;
  private spent = 0;
  private readonly timer = new BeatTimer(() => this.end());
  private turns = new Turns();
  readonly close: () => void;

  constructor(
    readonly session: Session,
    private readonly face: GameFace,
    /** The viewer's chairs. */
    private readonly own: () => ReadonlySet<string | null>,
    /** Whether anybody looks through this director; what nobody sees is not told. */
    private readonly watched: () => boolean,
  ) {
    this.jump();
    const stop = session.follow(this);
    document.addEventListener("visibilitychange", this.look);
    this.close = () => {
      stop();
      document.removeEventListener("visibilitychange", this.look);
      this.timer.hold();
    };
  }

  /** Whether a story is being told. */
  get telling(): boolean {
    return this.beat !== null;
  }

  // ---------------------------------------------------------------- what comes

  /** Where the session is, without a story: after a reload, an absence, or a lost connection. */
  jump = (): void => {
    this.timer.hold();
    this.queue = new Queue();
    this.reel = new Queue();
    this.past = new Past();
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
    const cues = this.turns.cues(entry, told);
    const moment: Moment = { entry, before: this.latest, after: screen, cues, lands: landing(beats, told) };
    this.latest = screen;
    if (mine || this.silent || AT_ONCE.has(kind)) this.fold();
    this.queue.moments.push(moment);
    const decision = screen.game?.["decision"] as { seat: string } | null | undefined;
    this.due = decision?.seat === screen.you.seat && screen.you.seat !== null && screen.table.status === "running";
    this.keepUp();
    if (this.due && this.clocked && this.telling && !this.paused) this.timer.shorten(this.ms, FINISH);
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
    this.queue.catchUp(others ? LAG : LAG_OF_BOTS, this.telling);
  }

  private get waiting(): Cue[] {
    return this.queue.waiting(this.telling);
  }

  // ---------------------------------------------------------------- telling

  /** The next beat; what has none is there at once. */
  private next(): void {
    if (this.due && this.clocked && this.before && !this.again) return this.fold();
    const { queue } = this;
    for (let moment = queue.first; moment; moment = queue.first) {
      if (queue.at < moment.cues.length) break;
      this.finish(moment);
      queue.shift();
    }
    const moment = queue.first;
    const cue = moment?.cues[queue.at];
    if (!moment || !cue) return this.rest();
    if (this.before?.turn !== cue.turn) {
      this.spent = 0;
      this.told = [];
    }
    if (queue.at >= moment.lands) this.publish(moment);
    else if (!this.again) this.entries = [...this.entriesBefore(moment), partOf(moment.entry, cue.to)];
    this.beat = cue;
    this.announce();
    const { before, waiting, spent } = this;
    const whole = lengthOf({ speed: settings.speed, before, cue, waiting, spent });
    this.ms = this.due && this.clocked ? Math.min(whole, FINISH) : whole;
    this.spent += span(cue, before, waiting[0]);
    this.run();
  }

  private entriesBefore(moment: Moment): Entry[] {
    return this.entries.filter(({ seq }) => seq < moment.entry.seq);
  }

  private finish(moment: Moment): void {
    this.publish(moment);
    if (!this.again) this.past.keep(moment);
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

  private run(): void {
    if (this.paused) this.timer.reset();
    else this.timer.start(this.ms);
  }

  private end(): void {
    this.timer.hold();
    const cue = this.beat;
    if (cue) {
      if (!this.again) this.timer.measure(cue, { given: this.ms, board: this.seq, log: this.entries.at(-1)?.seq });
      this.told = [...this.told, cue];
      this.before = cue;
      this.queue.at++;
    }
    this.next();
  }

  private rest(): void {
    this.timer.hold();
    this.beat = null;
    this.before = undefined;
    this.told = [];
    this.coming = [];
    this.paused = false;
    this.queue.at = 0;
    this.due = false;
    this.viewerIsNext = false;
    if (this.again) this.back();
  }

  // ---------------------------------------------------------------- what the viewer may do

  /** Show at once what is known; what was not told is in the recap. */
  fold = (): void => {
    if (this.again) this.back();
    for (const moment of this.queue.moments) this.finish(moment);
    this.queue = new Queue();
    this.rest();
  };

  pause = (): void => {
    if (!this.beat) return;
    this.paused = !this.paused;
    if (this.paused) this.timer.hold();
    else this.run();
  };

  /** On to the next beat. */
  step = (): void => {
    if (this.beat) this.end();
  };

  /** On to the last beat of the scene that is being told. */
  toResult = (): void => {
    const scene = this.beat?.scene;
    if (!scene) return;
    this.queue.leaveOutScene(scene);
    this.step();
  };

  setSpeed = (speed: Speed): void => {
    settings.speed = speed;
    if (speed === "none") this.fold();
    else if (this.paused) this.pause();
  };

  /** Whether the beats of these entries can be shown again. */
  remembers(seq: number): boolean {
    return this.past.has(seq);
  }

  /** Show some entries once more, then come back to the present. */
  replay(seqs: ReadonlySet<number>): void {
    if (this.beat && !this.again) return;
    if (this.again) this.back();
    const wanted = new Queue(this.past.retold(seqs, this.face));
    const start = wanted.first?.before;
    if (!start) return;
    this.timer.hold();
    this.again = true;
    this.reel = this.queue;
    this.queue = wanted;
    this.before = undefined;
    this.screen = start;
    this.next();
  }

  /** The last turn that was told, once more. */
  replayLast = (): void => {
    this.replay(this.past.lastTurn());
  };

  /** From something past back to the present. */
  back = (): void => {
    if (!this.again) return;
    this.again = false;
    this.timer.hold();
    this.queue = this.reel;
    this.reel = new Queue();
    this.beat = null;
    this.queue.at = 0;
    this.screen = this.past.latest?.after ?? this.session.screen;
    if (this.queue.first) this.next();
    else this.rest();
  };
}
