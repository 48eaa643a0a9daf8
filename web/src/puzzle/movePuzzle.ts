/** A costly move of a finished game as a puzzle. Other actions are judged by the bots when somebody tries them. */

import { faceOf } from "@/face/registry";
import type { MovePuzzle, MoveTried } from "@/generated/protocol";
import type { FinishedGame } from "@/replay/finishedGame";
import { frameOf } from "@/replay/playback.svelte";
import type { Judged, Puzzle } from "./attempt.svelte";

export function movePuzzle(
  game: FinishedGame,
  shown: MovePuzzle,
  names: Record<string, string>,
): Puzzle<MoveTried> | undefined {
  const { move, steps, previews } = shown;
  const [step] = steps.steps;
  if (!step) return undefined;
  const moment = frameOf(step);
  const found = new Map(Object.entries(shown.tried));
  const known = (action: string): Judged<MoveTried> | undefined => {
    const answer = found.get(action);
    if (!answer) return undefined;
    return { action, right: answer.right, answer, frames: answer.step ? [frameOf(answer.step, moment.view)] : [] };
  };
  return {
    face: faceOf(steps.game),
    seat: moment.view.decision?.seat ?? move.seat,
    best: move.better,
    moment,
    names,
    previews,
    known,
    judge: async (action, wants, tell) => {
      while (wants()) {
        const answer = await game.tryMove(move.seat, move.number, action);
        if (answer.done) {
          found.set(action, answer);
          return known(action);
        }
        tell(answer.share);
      }
      return undefined;
    },
  };
}
