/** A conflict as its events tell it, step by step; the scene is drawn from this alone. */

import type { GameEvent } from "@/face/view";
import type { LaFamigliaView } from "../model/view";

export const STEPS = ["announced", "bonuses", "approach", "cards", "take", "reveal"] as const;
export type Step = (typeof STEPS)[number];

export interface Conflict {
  /** Which events of the game it is made of. */
  from: number;
  to: number;
  area: string;
  source: string;
  order: string | null;
  attacker: string;
  /** Who decides for the attackers. */
  agent: string;
  defender: string | null;
  /** Who plays for the defenders, if it is somebody else than their family. */
  defends: string | null;
  car: boolean;
  attackers: number;
  defenders: number | null;
  /** As they came, before anybody left. */
  came: number;
  stood: number | null;
  bonus: {
    skull: number;
    car: number;
    miniguns: number;
    labs: number;
    vests: number;
    watchmen: number;
    attack: number;
    defence: number;
    removed: number;
  } | null;
  approach: "finesse" | "force" | null;
  /** Attackers that brute force has cost. */
  forced: number;
  laid: string[];
  attackTakes: boolean | null;
  defenceTakes: boolean | null;
  cards: { attack: string; defence: string; attacker: string[]; defender: string[] } | null;
  step: Step;
  outcome: "taken" | "failed" | null;
}

const number = (event: GameEvent, fact: string): number => Number(event[fact] ?? 0);
const text = (event: GameEvent, fact: string): string => String((event[fact] as string | number | undefined) ?? "");

/** The conflicts of a game: where each begins and ends among the events. */
export function conflicts(events: readonly GameEvent[]): [number, number][] {
  const found: [number, number][] = [];
  let start = -1;
  let fights = false;
  events.forEach((event, at) => {
    if (event.kind === "moved") {
      start = at;
      fights = false;
    } else if (event.kind === "bonuses" && start >= 0 && event["area"] === events[start]?.["area"]) fights = true;
    else if ((event.kind === "area_taken" || event.kind === "attack_failed") && fights) {
      found.push([start, at + 1]);
      start = -1;
      fights = false;
    }
  });
  if (fights && start >= 0) found.push([start, events.length]);
  return found;
}

/** The conflict that begins at one place among the events, as far as another. Who defends is known from the whole of it. */
export function conflictAt(events: readonly GameEvent[], from: number, to: number, end = to): Conflict | null {
  const begin = events[from];
  if (begin?.kind !== "moved") return null;
  const before = events.slice(0, from).findLast((event) => event.kind === "order_begins");
  const came = number(begin, "soldati");
  const met = events.slice(from, end).find((event) => event.kind === "bonuses");
  const stood = met ? number(met, "defenders") + number(met, "removed") : null;
  const conflict: Conflict = {
    from,
    to,
    area: text(begin, "area"),
    source: text(begin, "source"),
    order: before ? text(before, "order") : null,
    attacker: text(begin, "family"),
    agent: text(begin, "seat"),
    defender: met ? text(met, "defender") : null,
    defends: null,
    car: number(begin, "car") > 0,
    attackers: came,
    defenders: stood,
    came,
    stood,
    bonus: null,
    approach: null,
    forced: 0,
    laid: [],
    attackTakes: null,
    defenceTakes: null,
    cards: null,
    step: "announced",
    outcome: null,
  };
  for (const event of events.slice(from + 1, to)) {
    switch (event.kind) {
      case "defenders_gone":
        if (event["how"] === "convert") conflict.attackers = conflict.came += number(event, "soldati");
        break;
      case "bonuses": {
        const count = (fact: string): number => number(event, fact);
        conflict.bonus = {
          skull: count("skull"),
          car: count("car"),
          miniguns: count("miniguns"),
          labs: count("labs"),
          vests: count("vests"),
          watchmen: count("watchmen"),
          attack: count("attack"),
          defence: count("defence"),
          removed: count("removed"),
        };
        conflict.attackers = count("attackers");
        conflict.defenders = count("defenders");
        conflict.step = "bonuses";
        break;
      }
      case "finesse":
        conflict.approach = "finesse";
        conflict.step = "cards";
        break;
      case "force":
        conflict.approach = "force";
        conflict.forced = number(event, "soldati");
        conflict.attackers -= conflict.forced;
        conflict.step = "reveal";
        break;
      case "defends":
        conflict.defends = text(event, "seat");
        break;
      case "card_chosen":
        conflict.laid = [...conflict.laid, text(event, "seat")];
        if (conflict.laid.length === 2) conflict.step = "take";
        break;
      case "card_taken":
      case "card_left":
        if (text(event, "seat") === conflict.agent) conflict.attackTakes = event.kind === "card_taken";
        else conflict.defenceTakes = event.kind === "card_taken";
        break;
      case "cards_revealed":
        conflict.cards = {
          attack: text(event, "attack_card"),
          defence: text(event, "defence_card"),
          attacker: event["attacker"] as string[],
          defender: event["defender"] as string[],
        };
        conflict.step = "reveal";
        break;
      case "turncoat":
      case "coward":
      case "knockout":
        conflict.attackers = number(event, "attackers");
        conflict.defenders = number(event, "defenders");
        conflict.step = "reveal";
        break;
      case "area_taken":
        conflict.outcome = "taken";
        conflict.attackers = number(event, "soldati");
        break;
      case "attack_failed":
        conflict.outcome = "failed";
        break;
    }
  }
  return conflict;
}

/** The conflict under way as the table shows it, for a viewer who has not heard its beginning. */
export function conflictInView(view: LaFamigliaView): Conflict | null {
  const { conflict } = view;
  if (!conflict) return null;
  const there = view.areas[conflict.area];
  const defender = there?.family ?? "neutral";
  const defends = conflict.defender ?? null;
  const laid = [conflict.agent, ...(defends ? [defends] : [])];
  const finesse = conflict.cards_chosen !== undefined;
  return {
    from: -1,
    to: -1,
    area: conflict.area,
    source: "",
    order: null,
    attacker: conflict.attacker,
    agent: conflict.agent,
    defender,
    defends,
    car: conflict.car > 0,
    attackers: conflict.soldati,
    defenders: there?.soldati ?? 0,
    came: conflict.soldati,
    stood: there?.soldati ?? 0,
    bonus: null,
    forced: 0,
    approach: finesse ? "finesse" : null,
    laid: laid.slice(0, conflict.cards_chosen ?? 0),
    attackTakes: conflict.attack_takes ?? null,
    defenceTakes: null,
    cards: null,
    step: conflict.cards_chosen === 2 ? "take" : finesse ? "cards" : "approach",
    outcome: null,
  };
}

/** How long each step stays before the next one comes, in ms. */
export const PACE: Readonly<Record<string, number>> = {
  moved: 500,
  bonuses: 1100,
  finesse: 500,
  force: 700,
  defends: 400,
  card_chosen: 350,
  card_taken: 600,
  card_left: 600,
  cards_revealed: 1200,
  turncoat: 800,
  coward: 800,
  knockout: 900,
};

/** What cards do: Turncoats first, then Cowards. [LF-CF-06..10] */
export function applied(
  attackers: number,
  defenders: number,
  before: { attacker: readonly string[]; defender: readonly string[] },
): [number, number] {
  let [a, d] = [attackers, defenders];
  const turncoats = (cards: readonly string[]): number => cards.filter((card) => card === "turncoat").length;
  for (let count = turncoats(before.attacker); count > 0; count--) [a, d] = [a + 1, Math.max(0, d - 1)];
  for (let count = turncoats(before.defender); count > 0; count--) [a, d] = [Math.max(0, a - 1), d + 1];
  const leave = (cards: readonly string[]): number =>
    cards.reduce((sum, card) => sum + (card === "coward1" ? 1 : card === "coward2" ? 2 : 0), 0);
  return [Math.max(0, a - leave(before.attacker)), Math.max(0, d - leave(before.defender))];
}

export const CARDS = ["turncoat", "coward1", "coward2"] as const;

export interface Outcome {
  attackTakes: boolean;
  defenceTakes: boolean;
}

/** The ways in which both cards can still lie. */
export function ways(conflict: Conflict): Outcome[] {
  const either = (known: boolean | null): boolean[] => (known === null ? [false, true] : [known]);
  return either(conflict.attackTakes).flatMap((attackTakes) =>
    either(conflict.defenceTakes).map((defenceTakes) => ({ attackTakes, defenceTakes })),
  );
}

export function lyingBefore(
  attack: string,
  defence: string,
  { attackTakes, defenceTakes }: Outcome,
): { attacker: string[]; defender: string[] } {
  return {
    attacker: [...(defenceTakes ? [] : [attack]), ...(attackTakes ? [defence] : [])],
    defender: [...(attackTakes ? [] : [defence]), ...(defenceTakes ? [attack] : [])],
  };
}

/** How many are left of each side. */
export function ended(attackers: number, defenders: number): string {
  const thin = "\u2009";
  return `${attackers}${thin}:${thin}${defenders}`;
}
