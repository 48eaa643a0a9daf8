/** How the chances stood in a finished game. The bots look at it stretch by stretch, so it comes in pieces. */

import type { Chance, Chances } from "@/protocol";

export class WinChances {
  /** As far as it has come. */
  moments = $state.raw<Chance[]>([]);
  sides = $state.raw<string[][]>([]);
  start = $state(0.5);
  done = $state(false);
  fault = $state("");
  /** The turning points, once all of it has come. */
  turning = $state.raw<Chance[]>([]);
  readonly #ask: (since: number) => Promise<Chances>;
  #asked = false;

  constructor(ask: (since: number) => Promise<Chances>) {
    this.#ask = ask;
  }

  /** Begin, if nobody has yet; goes on as long as somebody `wants` it. */
  async look(wants: () => boolean): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      while (!this.done && wants()) {
        const found = await this.#ask(this.moments.length);
        this.sides = found.sides;
        this.start = found.start;
        this.moments = [...this.moments, ...found.moments];
        this.done = found.moments.length === 0 || this.moments.length >= found.total;
        if (this.done) this.turning = turningPoints(this.moments, found);
      }
    } catch (problem) {
      this.fault = problem instanceof Error ? problem.message : String(problem);
    }
    this.#asked = false;
  }
}

function turningPoints(moments: readonly Chance[], { turn, most_turns }: Chances): Chance[] {
  const swing = (moment: Chance): number => Math.abs(moment.change);
  return moments
    .filter((moment) => swing(moment) >= turn)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, most_turns)
    .sort((one, other) => one.number - other.number);
}
