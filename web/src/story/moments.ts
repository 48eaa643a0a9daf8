/** Entries on their way to the table: those that wait to be told, and those that can be shown again. */

import type { Beat } from "@/face/beat";
import type { GameFace } from "@/face/face";
import { behind } from "./pace";
import { beatsOf, type Cue, type Moment } from "./story";

/** Moments kept to be shown again. */
const KEPT = 120;

/** Of the beats that are told: the one from which on the board shows what came of the action. */
export function landing(beats: readonly Beat[], told: readonly Beat[]): number {
  const lands = beats.findIndex((beat) => beat.lands);
  return Math.max(lands < 0 ? 0 : told.findLastIndex((beat) => beats.indexOf(beat) <= lands), 0);
}

export class Queue {
  /** Which cue of the first moment is told, or comes next. */
  at = 0;

  constructor(readonly moments: Moment[] = []) {}

  get first(): Moment | undefined {
    return this.moments[0];
  }

  /** The first moment is told. */
  shift(): void {
    this.moments.shift();
    this.at = 0;
  }

  /** The cues that come, after the one that is being told. */
  waiting(telling: boolean): Cue[] {
    return this.moments.flatMap(({ cues }, nth) => cues.slice(this.begun(nth, telling)));
  }

  /** Leave out the oldest turns for as long as what waits would take longer than this. */
  catchUp(most: number, telling: boolean): void {
    for (let waiting = this.waiting(telling); behind(waiting) > most; waiting = this.waiting(telling)) {
      const newest = waiting.at(-1)?.turn;
      const oldest = waiting.find(({ turn }) => turn !== newest)?.turn;
      if (oldest === undefined) return;
      this.leaveOut(oldest, telling);
    }
  }

  private leaveOut(turn: number, telling: boolean): void {
    this.moments.forEach((moment, nth) => {
      const kept = this.begun(nth, telling);
      moment.cues = moment.cues.filter((cue, at) => at < kept || cue.turn !== turn);
      if (moment.lands >= moment.cues.length) moment.lands = Math.max(moment.cues.length - 1, 0);
    });
  }

  /** Leave out what waits of a scene but its result. */
  leaveOutScene(scene: Beat["scene"]): void {
    this.moments.forEach((moment, nth) => {
      const kept = this.begun(nth, true);
      const landing = moment.cues[moment.lands];
      moment.cues = moment.cues.filter((cue, at) => at < kept || cue.scene !== scene || cue === landing);
      moment.lands = Math.max(landing ? moment.cues.indexOf(landing) : 0, 0);
    });
  }

  /** How many cues of a moment are told, the running one included. */
  private begun(nth: number, telling: boolean): number {
    return nth === 0 && telling ? this.at + 1 : 0;
  }
}

export class Past {
  private moments: Moment[] = [];

  get latest(): Moment | undefined {
    return this.moments.at(-1);
  }

  keep(moment: Moment): void {
    this.moments = [...this.moments, moment].slice(-KEPT);
  }

  has(seq: number): boolean {
    return this.moments.some(({ entry }) => entry.seq === seq);
  }

  /** These entries, with all of their beats. */
  retold(seqs: ReadonlySet<number>, face: GameFace): Moment[] {
    return this.moments
      .filter(({ entry }) => seqs.has(entry.seq))
      .map((moment) => {
        const beats = beatsOf(face, moment.entry, moment.before, moment.after);
        const cues = beats.map((beat) => ({ ...beat, seq: moment.entry.seq, turn: 0 }));
        return { ...moment, lands: landing(beats, beats), cues };
      });
  }

  /** The entries of the last turn that was told. */
  lastTurn(): Set<number> {
    const last = this.moments.findLast(({ cues }) => cues.length > 0)?.cues.at(-1)?.turn;
    const same = this.moments.filter(({ cues }) => cues.some(({ turn }) => turn === last));
    return new Set(same.map(({ entry }) => entry.seq));
  }
}
