/** A finished game, move by move, from one viewpoint. */

import type { Story } from "@/face/beat";
import type { GameEvent, View } from "@/face/view";
import type { PreviewLines, Step, Steps } from "@/generated/protocol";
import { patched } from "@/session/patch";

export interface Frame {
  number: number;
  seat: string;
  action: string;
  events: GameEvent[];
  view: View;
  /** What the viewpoint's own next move would cost and bring. */
  preview: PreviewLines | undefined;
}

const STRETCH = 200;

/** A step as it is shown, after the view before it. */
export function frameOf(step: Step, before?: View): Frame {
  let view = before;
  if (step.view) view = step.view as unknown as View;
  else if (view && step.patch) view = patched(view, step.patch);
  if (!view) throw new Error("The first step has no view");
  return {
    number: step.number,
    seat: step.seat,
    action: step.action,
    events: step.events as GameEvent[],
    view,
    preview: step.preview ?? undefined,
  };
}

/** Fetch all of it, stretch by stretch. `ask` is told from which number on. */
export async function loadFrames(
  ask: (since: number, count: number) => Promise<Steps>,
): Promise<{ about: Steps; frames: Frame[] }> {
  const about = await ask(0, STRETCH);
  const frames: Frame[] = [];
  let view: View | undefined;
  let part = about;
  for (;;) {
    for (const step of part.steps) {
      const frame = frameOf(step, view);
      view = frame.view;
      frames.push(frame);
    }
    const last = frames.at(-1)?.number ?? 0;
    if (part.steps.length === 0 || last >= about.total) break;
    part = await ask(last + 1, STRETCH);
  }
  return { about, frames };
}

/** A phase of the game: where it begins among the frames. */
export interface Phase {
  at: number;
  name: string;
}

export function phasesOf(frames: readonly Frame[], story: Story | undefined): Phase[] {
  return frames.flatMap(({ events, view }, at) =>
    events.flatMap((event) => (story?.opens(event) === "phase" ? { at, name: story.phase(event, view) } : [])),
  );
}

/** A record from a file, handed from page to page. */
let loose = $state.raw<Record<string, unknown> | null>(null);

export const looseRecord = {
  get value(): Record<string, unknown> | null {
    return loose;
  },
  set value(record: Record<string, unknown> | null) {
    loose = record;
  },
};
