/** A game that is over, wherever its record is: at a table, or in a file that somebody brought along. */

import { bringPack } from "@/packs/bring";
import type { Chances, Lessons, MovePuzzle, MoveTried, Steps, TableInfo } from "@/generated/protocol";
import { api } from "@/session/api";
import { namesBySeat } from "@/people/names";
import { say } from "@/words/words.svelte";
import { looseRecord } from "./playback.svelte";

export interface FinishedGame {
  /** The server needs the pack that a record takes along, to play the game again. */
  ready: () => Promise<void>;
  steps: (seat: string | null, since: number, count: number) => Promise<Steps>;
  chances: (since: number) => Promise<Chances>;
  lessons: (seat: string) => Promise<Lessons>;
  puzzle: (seat: string, number: number) => Promise<MovePuzzle>;
  tryMove: (seat: string, number: number, action: string) => Promise<MoveTried>;
}

/** The game of a table, or else of the record at hand; null: there is none, for a page that is loaded anew loses it. */
export function finishedGame(id: string): FinishedGame | null {
  if (id)
    return {
      ready: () => Promise.resolve(),
      steps: (seat, since, count) => api.steps(id, seat, since, count),
      chances: (since) => api.chances(id, since),
      lessons: (seat) => api.lessons(id, seat),
      puzzle: (seat, number) => api.movePuzzle(id, seat, number),
      tryMove: (seat, number, action) => api.tryMove(id, seat, number, action),
    };
  const record = looseRecord.value;
  if (!record) return null;
  return {
    ready: async () => {
      const files = record["files"] as Record<string, string> | undefined;
      if (files) await bringPack(String(record["game"]), files);
    },
    steps: (seat, since, count) => api.replay({ record }, seat, since, count),
    chances: (since) => api.replayChances({ record }, since),
    lessons: (seat) => api.replayLessons({ record }, seat),
    puzzle: (seat, number) => api.replayMovePuzzle({ record }, seat, number),
    tryMove: (seat, number, action) => api.replayTryMove({ record }, seat, number, action),
  };
}

/** Who played: as the table says, or the record, which need not. */
export function playersOf(about: Steps | undefined, table: TableInfo | undefined): Record<string, string> {
  return {
    ...Object.fromEntries((about?.seats ?? []).map((seat, at) => [seat, say("web-player", { number: at + 1 })])),
    ...about?.players,
    ...(table ? namesBySeat(table.chairs) : {}),
  };
}

/** Where a moment of the game is shown; with a seat also its costly moves. */
export const replayAt = (id: string, number: number, seat?: string): string =>
  `/replay${id && `/${id}`}${seat === undefined ? "" : `?lessons=${encodeURIComponent(seat)}`}#${number}`;

/** Where something better than a costly move is to be found. */
export const betterThan = (id: string, seat: string, number: number): string =>
  `/better/${encodeURIComponent(seat)}/${number}${id && `/${id}`}`;
