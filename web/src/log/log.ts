/** Lines of the log: events, results and what happens at the table, as sentences; the same keys as in the terminal. */

import type { GameFace } from "@/face/face";
import { filled, tellEvent, tellLine } from "@/face/telling";
import type { GameEvent, Result, View } from "@/face/view";
import type { Voice } from "@/face/voice";
import { FACTS } from "@/generated/facts";
import type { AnyTold, Because, ChairInfo, PreviewLine, Refused, Stopped } from "@/generated/protocol";
import { chairName } from "@/people/names";
import { knows, say, type Facts } from "@/words/words.svelte";

/** A line of the log. */
export interface Line {
  key: string | number;
  text: string;
  /** The move it begins, for an address in the replay. */
  number?: number | undefined;
  /** The move it belongs to. */
  action?: number | undefined;
  aside?: boolean;
  /** Whose doing it is. */
  seat?: string | undefined;
  /** What begins with it; a line without text says nothing else. */
  opens?: "phase" | "turn" | undefined;
  /** The phase that begins. */
  phase?: string | undefined;
  /** Whether it is what a turn came to. */
  outcome?: boolean | undefined;
  /** What it brings the seat; below zero: what it costs. */
  money?: number | undefined;
  /** What it is about on the table, see `highlight`. */
  marks?: readonly string[] | undefined;
}

/** An event with its seats as they are called now: a draft gives them other names. */
export function asCalledNow(voice: Voice, view: View, event: GameEvent): GameEvent {
  const now = voice.formerSeats?.(view) ?? {};
  const renamed = Object.entries(event).flatMap(([fact, value]): [string, string][] => {
    const seat = FACTS[fact] === "seat" && typeof value === "string" ? now[value] : undefined;
    return seat === undefined ? [] : [[fact, seat]];
  });
  return renamed.length > 0 ? { ...event, ...Object.fromEntries(renamed) } : event;
}

/** The lines of an action, and whether they will stay so: not while the names of things are still on their way. */
export function tellAction(
  face: Voice & Pick<GameFace, "story">,
  { key, number, seat, events }: { key: string | number; number: number; seat: string; events: readonly GameEvent[] },
  names: Record<string, string>,
  viewer: string | null,
  view: View,
): [Line[], boolean] {
  const lasting = face.canTell?.(view) ?? true;
  let told = 0;
  const former = face.formerSeats?.(view) ?? {};
  const lines = events.flatMap((old, at): Line[] => {
    const event = asCalledNow(face, view, old);
    const doer = typeof event["seat"] === "string" ? event["seat"] : (former[seat] ?? seat);
    const opens = face.story?.opens(event) ?? (event.kind === "turn" ? "turn" : undefined);
    // Without names there would be ids: the line is told when they are here.
    if (event.kind !== "turn" && !lasting) return [];
    return [
      {
        key: `${key}.${at}`,
        text: event.kind === "turn" ? "" : tellEvent(face, view, names, event, viewer),
        number: event.kind !== "turn" && told++ === 0 ? number : undefined,
        action: number,
        seat: doer,
        opens,
        phase: opens === "phase" ? face.story?.phase(event, view) : undefined,
        outcome: face.story?.outcome(event),
        money: face.story?.money(event),
        marks: face.story?.marks(event),
      },
    ];
  });
  return [lines, lasting];
}

/** Why something was refused, with names in the place of ids, and actions and questions in words. */
export const tellRefusal = (
  voice: Voice,
  view: View | null | undefined,
  names: Record<string, string>,
  { key, facts, message }: Pick<Because | Refused, "key" | "facts" | "message">,
): string => (view && facts && knows(key) ? say(key, filled(voice, view, names, { ...facts, kind: key })) : message);

/** Why a bot would play what a hint proposes, or what a lesson compares, in terms of the game. */
export const tellReason = (
  voice: Voice,
  view: View,
  names: Record<string, string>,
  reason: PreviewLine | null | undefined,
  about: "hint" | "lesson" = "hint",
): string => (reason && tellLine(voice, view, names, reason, about)) || (about === "hint" ? say("web-hint-note") : "");

/** How players end a game themselves, before its rules do. */
export const STOPS: ReadonlySet<string> = new Set<Stopped["how"]>([
  "resigned",
  "draw_agreed",
  "score_agreed",
  "forfeited",
]);

/** Who won, by what, and how the game ended. */
export function tellResult(game: string, result: Result, names: Record<string, string>): string {
  const total = Object.values(result.scores).reduce((sum, score) => sum + score, 0);
  const won =
    result.winners.length > 0
      ? result.winners.reduce((sum, seat) => sum + (result.scores[seat] ?? 0), 0)
      : Math.floor(total / 2);
  const winners = result.winners.map((seat) => names[seat] ?? seat);
  const losers = Object.keys(result.scores).filter((seat) => winners.length > 0 && !result.winners.includes(seat));
  const facts = {
    ...result.scores,
    winner: winners[0] ?? "",
    winners: winners.join(", "),
    winners_count: winners.length,
    decided_by: result.decided_by,
    high: won,
    low: total - won,
    losers: losers.map((seat) => names[seat] ?? seat).join(", "),
    losers_count: losers.length,
  };
  if (STOPS.has(result.reason)) return say(`game-stopped-${result.reason}`, facts);
  return `${say(`${game}-result`, facts)} ${say(`${game}-ended-${result.reason}`)}`;
}

/** The facts of a table's events that hold chairs. */
const CHAIRS: ReadonlySet<string> = new Set(["chair", "by", "absent", "missing", "chairs"]);

/** What happened at the table beside the game; empty for what needs no line. */
export function tellTableEvent(what: AnyTold, chairs: readonly ChairInfo[]): string {
  const key = `web-story-${what.kind}`;
  if (!knows(key)) return "";
  const name = (id: unknown): string => {
    const chair = chairs.find((one) => one.id === id);
    return chair ? chairName(chair) : say("web-spectator");
  };
  const facts: Facts = {};
  for (const [fact, value] of Object.entries(what)) {
    const told = [value].flat().map((one) => (CHAIRS.has(fact) ? name(one) : String(one)));
    facts[fact] = typeof value === "number" ? value : told.join(", ");
    facts[`${fact}_count`] = told.length;
  }
  return say(key, facts);
}
