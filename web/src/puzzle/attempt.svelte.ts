/** Somebody at a puzzle: what was tried, what the bots are still judging, and how the solution is played. */

import type { GameFace } from "@/face/face";
import type { PreviewLines } from "@/generated/protocol";
import type { Frame } from "@/replay/playback.svelte";
import { settings } from "@/browser/settings.svelte";
import { play as sound } from "@/browser/sound";
import { messageOf } from "@/session/fault";

/** Milliseconds between two moves of the solution. */
const PACE = 1100;

/** An action, and what it comes to. */
export interface Judged<Answer> {
  action: string;
  right: boolean;
  answer: Answer;
  /** What a right one leads to on the table. */
  frames: readonly Frame[];
}

export interface Puzzle<Answer> {
  face: GameFace;
  seat: string;
  best: string;
  moment: Frame;
  names: Record<string, string>;
  /** What each action would cost and bring. */
  previews: Record<string, PreviewLines>;
  /** What an action comes to, where that is known. */
  known: (action: string) => Judged<Answer> | undefined;
  /** Has another one judged, as long as somebody `wants` it, and tells how far that is; undefined: nobody did. */
  judge?: (action: string, wants: () => boolean, tell: (share: number) => void) => Promise<Judged<Answer> | undefined>;
}

export type Ending = "solved" | "shown";

export class Attempt<Answer> {
  readonly puzzle: Puzzle<Answer>;
  /** The wrong actions, the last one first. */
  tried = $state.raw<readonly Judged<Answer>[]>([]);
  ended = $state<Ending>();
  /** The action that ended it. */
  found = $state.raw<Judged<Answer>>();
  /** How far the judgement of an action has come. */
  judging = $state<number>();
  fault = $state("");
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked: only the last question is still wanted. */
  #asked = 0;
  readonly #keep: (how: Ending) => void;

  constructor(puzzle: Puzzle<Answer>, keep: (how: Ending) => void = () => undefined) {
    this.puzzle = puzzle;
    this.#keep = keep;
  }

  /** What is on the table. */
  readonly frame = $derived.by((): Frame => this.#frames[this.#at] ?? this.puzzle.moment);
  readonly events = $derived.by(() => this.#frames.slice(0, this.#at + 1).flatMap((one) => one.events));
  /** Whether an action can be chosen. */
  readonly open = $derived.by(() => this.ended === undefined && this.judging === undefined);
  readonly running = $derived.by(() => this.#at < this.#frames.length - 1);
  readonly #frames = $derived.by((): readonly Frame[] => [this.puzzle.moment, ...(this.found?.frames ?? [])]);

  /** Whether the action was right; undefined where nobody waited for the answer. */
  async play(action: string): Promise<boolean | undefined> {
    if (!this.open) return undefined;
    const asked = ++this.#asked;
    this.fault = "";
    try {
      const judged = this.puzzle.known(action) ?? (await this.#judged(action, asked));
      if (!judged || asked !== this.#asked) return undefined;
      if (judged.right) this.#end(judged, "solved");
      else {
        this.tried = [judged, ...this.tried.filter((one) => one.action !== action)];
        sound("refused");
      }
      return judged.right;
    } catch (problem) {
      if (asked === this.#asked) this.fault = messageOf(problem);
      return undefined;
    } finally {
      if (asked === this.#asked) this.judging = undefined;
    }
  }

  #judged(action: string, asked: number): Promise<Judged<Answer> | undefined> | undefined {
    this.judging = 0;
    const wants = (): boolean => asked === this.#asked;
    return this.puzzle.judge?.(action, wants, (share) => {
      if (wants()) this.judging = share;
    });
  }

  /** Another action after all, or nobody is here any more. */
  cancel(): void {
    this.#asked += 1;
    this.judging = undefined;
  }

  show(): void {
    this.cancel();
    const best = this.puzzle.known(this.puzzle.best);
    if (best) this.#end(best, "shown");
  }

  #end(judged: Judged<Answer>, how: Ending): void {
    this.fault = "";
    this.found = judged;
    this.ended = how;
    this.#keep(how);
    this.#run();
  }

  again(): void {
    clearTimeout(this.#timer);
    this.#at = 0;
    this.found = this.ended = undefined;
    this.tried = [];
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.cancel();
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    this.#at += 1;
    const { sounds } = this.puzzle.face;
    const kind = this.frame.events.map((event) => sounds[event.kind]).find((one) => one !== undefined);
    if (kind) sound(kind);
    this.#timer = setTimeout(() => this.#run(), settings.motion ? PACE : PACE / 4);
  }
}
