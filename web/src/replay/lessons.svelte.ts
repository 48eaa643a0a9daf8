/** The moves of a finished game that cost a seat most. The bots look stretch by stretch, as long as somebody waits. */

import type { CostlyMove, Lessons } from "@/generated/protocol";
import { messageOf } from "@/session/fault";

type Wants = () => boolean;
/** Says how much is done, from 0 to 1. */
export type Tell = (share: number) => void;

/** Asks until all has been looked at; undefined where nobody `wants` it any more. */
export async function costlyMoves(
  ask: () => Promise<Lessons>,
  wants: Wants,
  tell: Tell,
): Promise<readonly CostlyMove[] | undefined> {
  while (wants()) {
    const { done, share, moves } = await ask();
    tell(share);
    if (done) return moves;
  }
  return undefined;
}

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
  async look(wants: Wants): Promise<void> {
    this.fault = "";
    try {
      this.moves ??= await costlyMoves(this.#ask, wants, (share) => (this.share = share));
    } catch (problem) {
      this.fault = messageOf(problem);
    }
  }
}
