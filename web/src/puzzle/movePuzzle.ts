/** A costly move of a finished game as a puzzle. Other actions are judged by the bots when somebody tries them. */

import { faceOf } from "@/games";
import type { MovePuzzle, MoveTried } from "@/protocol";
import type { FinishedGame } from "@/replay/finishedGame";
import { costlyMoves, type Tell, type Wants } from "@/replay/lessons.svelte";
import { frameOf } from "@/replay/playback.svelte";
import { Refusal } from "@/shell/api";
import type { Judged, Puzzle } from "./attempt.svelte";

/** What the server answers about a costly move. It may have lost the moves meanwhile: they are found again then. */
async function asked<T>(
  ask: () => Promise<T>,
  game: FinishedGame,
  seat: string,
  wants: Wants,
  tell: Tell,
): Promise<T | undefined> {
  while (wants()) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.problem.key !== "error-lessons-not-found") throw problem;
      await costlyMoves(() => game.lessons(seat), wants, tell);
    }
  }
  return undefined;
}

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
      for (;;) {
        const answer = await asked(() => game.tryMove(move.seat, move.number, action), game, move.seat, wants, tell);
        if (!answer) return undefined;
        if (answer.done) {
          found.set(action, answer);
          return known(action);
        }
        tell(answer.share);
      }
    },
  };
}
