/** Lines of the log: events, results and what happens at the table, as sentences; the same keys as in the terminal. */

import type { GameFace } from "@/face/face";
import { filled, tellEvent, tellLine } from "@/face/telling";
import type { GameEvent, Result, View } from "@/face/view";
import type { Voice } from "@/face/voice";
import { FACTS } from "@/generated/facts";
import type { AnyTold, Because, ChairInfo, PreviewLine, Refused, Stopped } from "@/generated/protocol";
import { chairName } from "@/people/names";
import { knows, say } from "@/words/words.svelte";

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
): string => (view && facts && knows(key) ? say(key, filled(voice, view, names, facts)) : message);

/** Why a bot would play what a hint proposes, or what a lesson compares, in terms of the game. */
export const tellReason = (
  voice: Voice,
  view: View,
  names: Record<string, string>,
  reason: PreviewLine | null | undefined,
  about: "hint" | "lesson" = "hint",
): string => (reason && tellLine(voice, view, names, reason, about)) || (about === "hint" ? say("web-hint-note") : "");

/** How players end a game themselves, before its rules do. */
export const STOPS: ReadonlySet<string> = new Set<Stopped["how"]>(["resigned", "draw_agreed", "score_agreed"]);

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

/** What happened at the table beside the game; empty for what needs no line. */
export function tellTableEvent(what: AnyTold, chairs: readonly ChairInfo[]): string {
  const name = (id: string | null): string => {
    const chair = chairs.find((one) => one.id === id);
    return chair ? chairName(chair) : say("web-spectator");
  };
  switch (what.kind) {
    case "sat":
      return say("web-story-sat", { name: what.nickname });
    case "bot_sat":
      return say("web-story-bot_sat", { name: name(what.chair) });
    case "stood_up":
      return say("web-story-stood_up", { name: what.nickname });
    case "handed_over":
      return say("web-story-handed_over", { name: name(what.chair) });
    case "renamed":
      return say("web-story-renamed", { before: what.before, name: what.nickname });
    case "host_changed":
      return say(what.cause === "absence" ? "web-story-host_absent" : "web-story-host_changed", {
        name: name(what.chair),
      });
    case "away":
      return say("web-story-away", { name: name(what.chair) });
    case "gone":
      return say("web-story-gone", { name: name(what.chair) });
    case "back":
      return say("web-story-back", { name: name(what.chair) });
    case "came":
      return say("web-story-came", { name: name(what.chair) });
    case "seat_asked":
      return say("web-story-seat_asked", { name: name(what.chair) });
    case "seat_answered":
      return say(what.yes ? "web-story-seat_given" : "web-story-seat_kept", { name: name(what.by) });
    case "salted":
      return say("web-story-salted", { name: name(what.chair) });
    case "called_off":
      return say("web-story-called_off", { names: what.missing.map(name).join(", "), count: what.missing.length });
    case "started":
      return say("web-story-started");
    case "premoved":
      return say(what.count > 0 ? "web-story-premoved" : "web-story-premove-cancelled");
    case "undone":
      return say("web-story-undone", { name: name(what.chair), count: what.count });
    case "taken_back":
      return say("web-seats-story-taken_back", { name: name(what.chair) });
    case "offered":
      return say("web-seats-story-offered", { name: name(what.chair), what: what.what });
    case "offer_answered":
      return say(what.yes ? "web-seats-story-agreed" : "web-seats-story-declined", { name: name(what.chair) });
    case "stopped":
      return say("web-seats-story-stopped", {
        how: what.how,
        names: what.chairs.map(name).join(", "),
        count: what.chairs.length,
      });
    case "paused":
      return say("web-story-paused", { name: name(what.chair) });
    case "resumed":
      return say("web-story-resumed", { name: name(what.chair) });
    case "timed_out":
      return say("web-story-timed_out", { name: name(what.chair) });
    case "stood_in":
      return say("web-story-stood_in", { name: name(what.chair) });
    case "came_back":
      return say("web-story-came_back", { name: name(what.chair) });
    case "voted":
      return say("web-story-voted", { name: name(what.chair), absent: name(what.absent) });
    case "rematch":
      return say("web-story-rematch");
    default:
      return "";
  }
}
