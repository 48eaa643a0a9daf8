/** Lines of the log: events, results and what happens at the table, as sentences; the same keys as in the terminal. */

import type { GameFace } from "@/face/face";
import type { GameEvent, Result, View } from "@/face/view";
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

const SEAT_FACTS = new Set(["seat", "other", "winner"]);

/** An event with its seats as they are called now: a draft gives them other names. */
export function asCalledNow(face: Pick<GameFace, "formerSeats">, view: View, event: GameEvent): GameEvent {
  const now = face.formerSeats?.(view) ?? {};
  const renamed = Object.entries(event).flatMap(([fact, value]): [string, string][] => {
    const seat = SEAT_FACTS.has(fact) && typeof value === "string" ? now[value] : undefined;
    return seat === undefined ? [] : [[fact, seat]];
  });
  return renamed.length > 0 ? { ...event, ...Object.fromEntries(renamed) } : event;
}

/** An event as its viewer reads it. Sentences choose by `$viewer` between "you" and a name. */
export function tellEvent(
  game: string,
  event: GameEvent,
  names: Record<string, string>,
  viewer: string | null,
  numbers: Facts = {},
): string {
  const facts: Facts = { ...numbers, viewer: viewer !== null && event["seat"] === viewer ? "self" : "other" };
  for (const [name, value] of Object.entries(event)) {
    if (name === "kind") continue;
    if (Array.isArray(value)) {
      const parts = value.map(String);
      facts[name] = name === "winners" ? parts.map((seat) => names[seat] ?? seat).join(", ") : parts.join(" ");
      facts[`${name}_count`] = value.length;
    } else if (typeof value === "number") facts[name] = value;
    else {
      const text = String(value);
      facts[name] = SEAT_FACTS.has(name) ? (names[text] ?? text) : text;
    }
  }
  return say(`${game}-event-${event.kind}`, facts);
}

/** The lines of an action, and whether they will stay so: not while the names of things are still on their way. */
export function tellAction(
  face: Pick<GameFace, "name" | "readable" | "story" | "numbers" | "formerSeats">,
  { key, number, seat, events }: { key: string | number; number: number; seat: string; events: readonly GameEvent[] },
  names: Record<string, string>,
  viewer: string | null,
  view: View,
): [Line[], boolean] {
  let lasting = true;
  let told = 0;
  const numbers = face.numbers?.(view) ?? {};
  const former = face.formerSeats?.(view) ?? {};
  const lines = events.flatMap((old, at): Line[] => {
    const event = asCalledNow(face, view, old);
    const readable = face.readable?.(event, view) ?? event;
    const doer = typeof event["seat"] === "string" ? event["seat"] : (former[seat] ?? seat);
    const opens = face.story?.opens(event) ?? (event.kind === "turn" ? "turn" : undefined);
    if (event.kind !== "turn" && face.readable && readable === event) {
      // Without names there would be ids: the line is told when they are here.
      lasting = false;
      return [];
    }
    return [
      {
        key: `${key}.${at}`,
        text: event.kind === "turn" ? "" : tellEvent(face.name, readable, names, viewer, numbers),
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

/** The facts of refusals that hold notations of actions. */
const NOTATIONS = ["action", "example", "candidates"];

/** Why something was refused, with names in the place of ids, and actions and questions in words. */
export function tellRefusal(
  face: Pick<GameFace, "name" | "readable" | "tellAction" | "numbers">,
  view: View | null | undefined,
  names: Record<string, string>,
  { key, facts, message }: Pick<Because | Refused, "key" | "facts" | "message">,
): string {
  if (!view || !facts || !knows(key)) return message;
  const raw: GameEvent = { kind: "refusal", ...facts };
  const named: Facts = { ...face.numbers?.(view) };
  for (const [name, value] of Object.entries(face.readable?.(raw, view) ?? raw)) {
    if (typeof value === "number") named[name] = value;
    else if (name !== "kind") named[name] = inWords(face, view, names, name, String(value));
  }
  return say(key, named);
}

/** Why a bot would play what a hint proposes, or what a lesson compares, in terms of the game. */
export function tellReason(
  face: Pick<GameFace, "name" | "readable" | "numbers">,
  view: View,
  names: Record<string, string>,
  reason: PreviewLine | null | undefined,
  about: "hint" | "lesson" = "hint",
): string {
  const why = typeof reason?.facts["why"] === "string" ? `-${reason.facts["why"]}` : "";
  const told = `${reason?.kind ?? ""}${why}`;
  const key = about === "hint" ? `${face.name}-hint-${told}` : `${face.name}-lesson-${told}`;
  if (!reason || !knows(key)) return about === "hint" ? say("web-hint-note") : "";
  const raw: GameEvent = { kind: "hint", ...reason.facts };
  const viewer = reason.facts["seat"] === view.seat ? "self" : "other";
  const facts: Facts = { ...face.numbers?.(view), amount: reason.amount, viewer };
  for (const [name, value] of Object.entries(face.readable?.(raw, view) ?? raw)) {
    if (typeof value === "number") facts[name] = value;
    else facts[name] = SEAT_FACTS.has(name) ? (names[String(value)] ?? String(value)) : String(value);
  }
  return say(key, facts);
}

/** What a decision of this kind asks, with the numbers of the game that is played. */
export const tellQuestion = (face: Pick<GameFace, "name" | "numbers">, kind: string, view: View): string =>
  say(`${face.name}-decision-${kind}`, face.numbers?.(view));

function inWords(
  face: Pick<GameFace, "name" | "tellAction" | "numbers">,
  view: View,
  names: Record<string, string>,
  fact: string,
  value: string,
): string {
  if (fact === "asked") return tellQuestion(face, value, view);
  if (SEAT_FACTS.has(fact)) return names[value] ?? value;
  if (!NOTATIONS.includes(fact)) return value;
  const actions = value.split("; ");
  return actions.map((one) => (one === "…" ? one : face.tellAction(one, view))).join("; ");
}

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
