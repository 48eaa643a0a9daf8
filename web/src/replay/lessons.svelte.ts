/** The moves of a finished game that cost a seat most. The bots look stretch by stretch, as long as somebody waits. */

import type { CostlyMove, Lessons } from "@/protocol";

export class CostlyMoves {
  /** The costliest, once all has been looked at. */
  moves = $state.raw<readonly CostlyMove[]>();
  share = $state(0);
  fault = $state("");
  readonly #ask: () => Promise<Lessons>;

  constructor(ask: () => Promise<Lessons>) {
    this.#ask = ask;
  }

  /** Goes on as long as somebody `wants` it. */
  async look(wants: () => boolean): Promise<void> {
    this.fault = "";
    try {
      while (!this.moves && wants()) {
        const found = await this.#ask();
        this.share = found.share;
        if (found.done) this.moves = found.moves;
      }
    } catch (problem) {
      this.fault = problem instanceof Error ? problem.message : String(problem);
    }
  }
}
