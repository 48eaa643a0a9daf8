/** What was agreed about time, in a few words. */

import type { AnyClock } from "@/generated/protocol";
import { say } from "@/words/words.svelte";

export const clockTold = (clock: AnyClock | undefined): string =>
  say("web-seats-clock", {
    kind: clock?.kind ?? "none",
    seconds: clock?.kind === "decision" ? clock.seconds : clock?.kind === "chess" ? clock.increment : 0,
    minutes: clock?.kind === "chess" ? Math.round(clock.base / 60) : 0,
    days: clock?.kind === "turn" ? clock.days : 0,
  });
