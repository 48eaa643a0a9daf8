/** How long things are told. */

import type { Speed } from "@/browser/settings.svelte";
import type { Cue } from "./story";

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
/** A seat lights up before its first beat, and rests after its last one. */
const LIGHT_UP = 200;
const REST = 400;
const LONGEST_TURN = 5_000;
const SHORTEST = 250;
/** So many turns may wait before everything goes twice as fast. */
const PATIENCE = 2;
/** The table is at most so far ahead of what is told: where other people play, and where only bots do. */
export const LAG = 6_000;
export const LAG_OF_BOTS = 20_000;
/** What is left of a beat when a question comes whose clock is running. */
export const FINISH = 800;

/** How long a cue stays between those around it, at normal speed and without haste. */
export function span(cue: Cue, before: Cue | undefined, after: Cue | undefined): number {
  const first = before?.turn !== cue.turn && cue.scene === undefined;
  const last = after?.turn !== cue.turn && cue.scene === undefined;
  return cue.ms + (first ? LIGHT_UP : 0) + (last ? REST : 0);
}

function spans(cues: readonly Cue[], before: Cue | undefined): number {
  return cues.reduce((sum, cue, at) => sum + span(cue, cues[at - 1] ?? before, cues[at + 1]), 0);
}

export interface Standing {
  speed: Speed;
  /** The cue told last, the one to be told, and all that wait after it. */
  before: Cue | undefined;
  cue: Cue;
  waiting: readonly Cue[];
  /** What this turn has taken so far, at normal speed. */
  spent: number;
}

/** How long a cue is told: shorter in a long turn, and where much waits. */
export function lengthOf({ speed, before, cue, waiting, spent }: Standing): number {
  const whole = span(cue, before, waiting[0]);
  let haste = 1;
  if (cue.scene === undefined) {
    const same = waiting.filter((one) => one.turn === cue.turn);
    const ahead = whole + spans(same, cue);
    const left = Math.max(LONGEST_TURN - spent, 0);
    if (ahead > left) haste = left / ahead;
  }
  if (hurried(waiting, cue)) haste = Math.min(haste, 0.5);
  return Math.max(whole * haste, Math.min(SHORTEST, whole)) * FACTOR[speed];
}

/** Whether so much waits that everything goes twice as fast. */
function hurried(waiting: readonly Cue[], cue: Cue): boolean {
  const turns = new Set(waiting.map(({ turn }) => turn));
  turns.delete(cue.turn);
  return turns.size > PATIENCE || spans(waiting, cue) > LAG;
}

/** How long all that waits would take at the quickest. */
export function behind(waiting: readonly Cue[]): number {
  return spans(waiting, undefined) / 2;
}
