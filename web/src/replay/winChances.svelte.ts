/** How the chances stood in a finished game. The bots look at it stretch by stretch, so it comes in pieces. */

import type { Chance, Chances } from "@/generated/protocol";
import { messageOf } from "@/session/fault";

const GREATEST = 3;
const APART = 20;

export class WinChances {
  /** As far as it has come. */
  moments = $state.raw<Chance[]>([]);
  sides = $state.raw<string[][]>([]);
  start = $state(0.5);
  done = $state(false);
  fault = $state("");
  /** The turning points, once all of it has come. */
  turning = $state.raw<Chance[]>([]);
  /** The few that the end of a game tells of. */
  greatest = $state.raw<Chance[]>([]);
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
        if (!this.done) continue;
        this.turning = turningPoints(this.moments, found.turn, found.most_turns);
        this.greatest = turningPoints(this.moments, found.turn, GREATEST, APART);
      }
    } catch (problem) {
      this.fault = messageOf(problem);
    }
    this.#asked = false;
  }
}

/** The greatest changes since the set-up, so many at most, and so many actions from one another at least. */
function turningPoints(moments: readonly Chance[], least: number, most: number, apart = 0): Chance[] {
  const found: Chance[] = [];
  for (const moment of moments.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))) {
    if (found.length === most || Math.abs(moment.change) < least) break;
    if (!moment.setup && found.every((other) => Math.abs(other.number - moment.number) >= apart)) found.push(moment);
  }
  return found.sort((one, other) => one.number - other.number);
}
