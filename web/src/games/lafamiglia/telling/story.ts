/** How the log of La Famiglia is told: phases, turns, what came of them, and where. */

import type { Story } from "@/face/beat";
import type { GameEvent } from "@/face/view";
import type { EventKind } from "@/generated/lafamiglia";
import { say } from "@/words/words.svelte";
import { packOf } from "../model/pack";
import type { LaFamigliaView } from "../model/view";

const TURNS: ReadonlySet<string> = new Set<EventKind>(["turn", "turn_skipped", "order_begins"]);
const PHASES: Readonly<Record<string, string>> = { planning: "planning", orders_revealed: "encounter" };
const OUTCOMES: ReadonlySet<string> = new Set<EventKind>([
  "area_taken",
  "area_entered",
  "attack_failed",
  "order_without_effect",
  "strike",
  "recruited",
  "placed",
  "order_laid",
  "control_won",
  "control_lost",
]);
/** The facts that name something on the table, and what it may be: a source is an area or a space. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  area: ["area"],
  source: ["area", "space"],
  target: ["area"],
  areas: ["area"],
  sea: ["sea"],
  space: ["space"],
  tile: ["tile"],
  old_tile: ["tile"],
  mandamento: ["mandamento"],
};

function marks(event: GameEvent): string[] {
  const found = Object.entries(PLACES).flatMap(([fact, kinds]) =>
    [event[fact]]
      .flat()
      .filter((id) => typeof id === "string")
      .flatMap((id) => kinds.map((kind) => `${kind} ${id}`)),
  );
  if (typeof event["row"] === "string" && typeof event["seat"] === "string")
    found.push(`row ${event["seat"]} ${event["row"]}`);
  return found;
}

export const story: Story = {
  opens: ({ kind }) => (kind in PHASES ? "phase" : TURNS.has(kind) ? "turn" : undefined),
  phase: ({ kind, round }, view) =>
    say("table-round", {
      round: Number(round),
      rounds: packOf((view as LaFamigliaView).content)?.rounds ?? 0,
      phase: say(`table-phase-${PHASES[kind] ?? ""}`),
    }),
  outcome: ({ kind }) => OUTCOMES.has(kind),
  money: ({ kind, money }) =>
    typeof money !== "number" ? undefined : kind === "paid" ? -money : kind === "earned" ? money : undefined,
  marks,
};
