/** How actions of La Famiglia are told: one beat for each thing that moves. */

import type { Beat, Place } from "@/face/beat";
import { filled } from "@/face/telling";
import type { GameEvent, View } from "@/face/view";
import type { EventKind } from "@/generated/lafamiglia";
import { knows, say, type Facts } from "@/words/words.svelte";
import { lyingOrders, type Lying } from "../encounter/initiative";
import { packOf, type Pack } from "../model/pack";
import type { LaFamigliaView } from "../model/view";
import { voice } from "../model/voice";

interface Way {
  ms: number;
  icon: string;
  /** Where the piece comes from and goes to. */
  from?: PlaceFact;
  to?: PlaceFact;
  /** Several of them in a row are one beat. */
  merges?: boolean;
}
/** The fact of an event that names a place. */
type PlaceFact = "area" | "source" | "sea" | "space" | "seat" | "row" | "column" | "tile";

const MOVE = 800;
const PAY = 600;
const TITLE = 1_800;
/** An order turns in so long, and the next one begins so much later. */
const TURN = 240;
export const APART = 120;

const placing = (icon: string, to: PlaceFact = "area"): Way => ({ ms: MOVE, icon, from: "seat", to });
const paying: Way = { ms: PAY, icon: "money", to: "seat", merges: true };

const WAYS: Partial<Record<EventKind, Way>> = {
  family_chosen: { ms: PAY, icon: "control" },
  character: { ms: PAY, icon: "person" },
  turn_skipped: { ms: MOVE, icon: "next", to: "seat" },
  tokens_swept: { ms: MOVE, icon: "influence", to: "space" },
  tokens_kept: { ms: MOVE, icon: "influence", to: "column" },
  token_moved: { ms: MOVE, icon: "influence", from: "source", to: "space" },
  token_put: { ms: MOVE, icon: "influence", from: "seat", to: "space" },
  token_off_mat: { ms: PAY, icon: "exert-row", to: "seat", merges: true },
  token_lifted: { ms: PAY, icon: "exert-row", to: "seat" },
  column_chosen: { ms: MOVE, icon: "influence", to: "column" },
  start_taken: { ms: MOVE, icon: "start-player", to: "seat" },
  bust_set: { ms: PAY, icon: "final-action", to: "space" },
  final_skipped: { ms: PAY, icon: "final-action", to: "seat" },
  paid: paying,
  earned: paying,
  laundered: { ...paying, icon: "launder" },
  money_given: paying,
  order_sold: { ms: PAY, icon: "order", to: "seat" },
  recruited: { ms: MOVE, icon: "recruit", to: "seat" },
  placed: placing("soldato"),
  order_laid: placing("order"),
  order_gained: { ms: PAY, icon: "order", to: "seat", merges: true },
  order_returned: { ms: PAY, icon: "order", from: "area", to: "seat", merges: true },
  car_placed: placing("car"),
  lab_placed: placing("lab"),
  boat_placed: placing("boat", "sea"),
  boats_collide: { ms: MOVE, icon: "boat", to: "sea" },
  boat_sunk: { ms: MOVE, icon: "boat", to: "sea" },
  gathered: { ms: MOVE, icon: "gather", from: "source", to: "area" },
  tile_used: { ms: MOVE, icon: "tile", to: "tile" },
  tile_marked: { ms: MOVE, icon: "tile", from: "seat", to: "tile" },
  tile_unmarked: { ms: MOVE, icon: "tile", to: "tile" },
  tile_transferred: { ms: MOVE, icon: "tile", to: "tile" },
  swap_offered: { ms: MOVE, icon: "swap", to: "tile" },
  tiles_swapped: { ms: MOVE, icon: "swap", to: "tile" },
  swap_declined: { ms: PAY, icon: "swap", to: "seat" },
  order_begins: { ms: MOVE, icon: "order-open", to: "area" },
  order_without_effect: { ms: MOVE, icon: "order-open", to: "area" },
  moved: { ms: MOVE, icon: "advance", from: "source", to: "area" },
  area_entered: { ms: MOVE, icon: "control", to: "area" },
  area_lost: { ms: PAY, icon: "control", to: "area" },
  area_taken: { ms: MOVE, icon: "control", to: "area" },
  attack_failed: { ms: MOVE, icon: "shield", to: "area" },
  lab_lost: { ms: PAY, icon: "lab", to: "area" },
  defenders_gone: { ms: MOVE, icon: "remove-soldato", to: "area" },
  rewarded: { ms: PAY, icon: "recruit", to: "seat", merges: true },
  reinforced: { ms: MOVE, icon: "reinforce", from: "seat", to: "area" },
  strike: { ms: 2_000, icon: "strike", from: "source", to: "area" },
  pentito: { ms: MOVE, icon: "pentito" },
  betrayed: { ms: MOVE, icon: "pentito", to: "area" },
  recalled: { ms: MOVE, icon: "retarget", from: "area", to: "seat" },
  solo_space_used: { ms: MOVE, icon: "sheet", to: "space" },
  commission_discarded: { ms: PAY, icon: "influence", to: "seat" },
  split: { ms: PAY, icon: "member", to: "seat" },
  members_seated: { ms: MOVE, icon: "coupole", to: "seat" },
  coupole_won: { ms: MOVE, icon: "coupole", to: "seat" },
  coupole_lost: { ms: MOVE, icon: "coupole", to: "seat" },
  extra_action: { ms: PAY, icon: "plus", to: "seat" },
  extra_tokens_back: { ms: PAY, icon: "influence", to: "seat" },
  unlocked: { ms: MOVE, icon: "padlock-open", to: "space" },
  ended: { ms: 1_200, icon: "control" },
};

/** The steps of a duel; how often one of them counts is what a number of it says. */
const DUEL: Partial<Record<EventKind, { ms: number; icon: string }>> = {
  bonuses: { ms: 400, icon: "skull" },
  finesse: { ms: 600, icon: "finesse" },
  force: { ms: 700, icon: "force" },
  defends: { ms: 400, icon: "shield" },
  card_chosen: { ms: 600, icon: "order" },
  card_taken: { ms: 800, icon: "take" },
  card_left: { ms: 800, icon: "leave" },
  cards_revealed: { ms: 900, icon: "order-open" },
  turncoat: { ms: 700, icon: "turncoat" },
  coward: { ms: 700, icon: "coward" },
  knockout: { ms: 300, icon: "knockout" },
};
const RESULT = 1_200;
const OUTCOMES: readonly string[] = ["area_taken", "attack_failed"] satisfies EventKind[];
/** From here on another part of the round lies on the table. */
const TURNS_THE_PAGE: readonly string[] = ["orders_revealed", "planning", "ended"] satisfies EventKind[];
const CONTROL: readonly string[] = ["control_won", "control_lost"] satisfies EventKind[];

export function beats(events: readonly GameEvent[], doer: string, seenBefore: View | null, seenAfter: View): Beat[] {
  const [before, after] = [seenBefore as LaFamigliaView | null, seenAfter as LaFamigliaView];
  const pack = packOf(after.content);
  /** Whose attack is going on. */
  let attacks = before?.conflict?.agent ?? null;
  const found: Beat[] = [];
  events.forEach((event, at) => {
    if (event.kind === "bonuses") attacks = text(event, "seat");
    const beat = tell(pack, event, at, attacks, doer, after);
    if (!beat) return;
    if (OUTCOMES.includes(event.kind)) attacks = null;
    const last = found.at(-1);
    const merges = WAYS[event.kind as EventKind]?.merges === true || CONTROL.includes(event.kind);
    if (last && merges && last.kind === beat.kind && last.seat === beat.seat) {
      last.to = beat.to;
      last.label = labelOf(after, { ...event, money: sum(events.slice(last.from, last.to), "money") });
    } else found.push(beat);
  });
  const landing = found.findLast(
    ({ kind, scene }) => TURNS_THE_PAGE.includes(kind) || (scene === "duel" && OUTCOMES.includes(kind)),
  );
  if (landing) landing.lands = true;
  return found;
}

function tell(
  pack: Pack | undefined,
  event: GameEvent,
  at: number,
  attacks: string | null,
  doer: string,
  after: LaFamigliaView,
): Beat | undefined {
  const kind = event.kind as EventKind;
  const own = event["seat"] === undefined ? attacks : text(event, "seat");
  const beat: Beat = {
    from: at,
    to: at + 1,
    kind,
    seat: own,
    ms: MOVE,
    icon: "play",
    label: labelOf(after, event),
    places: {},
  };
  if (kind === "planning") return { ...beat, seat: null, ms: TITLE, icon: "sheet", scene: "title" };
  if (CONTROL.includes(kind)) return { ...beat, seat: null, ms: TITLE, icon: "mandamento", scene: "title" };
  if (kind === "orders_revealed") {
    const count = (event["orders"] as readonly string[] | undefined)?.length ?? 0;
    const ms = Math.max(TITLE, count * APART + TURN + 600);
    return { ...beat, seat: null, ms, icon: "order-open", scene: "reveal", ...firstOrders(pack, after) };
  }
  const duel = DUEL[kind];
  if (duel) {
    const ms =
      kind === "bonuses" ? 400 * (1 + bonuses(event)) : kind === "knockout" ? 300 * Math.max(count(event), 2) : duel.ms;
    return { ...beat, seat: attacks ?? own, ms, icon: duel.icon, scene: "duel" };
  }
  if (OUTCOMES.includes(kind) && attacks !== null)
    return { ...beat, seat: attacks, ms: RESULT, icon: WAYS[kind]?.icon ?? "", scene: "duel" };
  const way = WAYS[kind];
  if (!way) return undefined;
  return {
    ...beat,
    ms: way.ms,
    icon: way.icon,
    piece: event["token"] === undefined ? undefined : text(event, "token"),
    places: { from: way.from && place(event, way.from), to: way.to && place(event, way.to) },
    // Where nobody does it, it is told with what goes before.
    seat: own ?? doer,
  };
}

/** Which order comes first, and which of the viewer's. */
function firstOrders(pack: Pack | undefined, after: LaFamigliaView): { label?: string; note?: string } {
  const lying = pack ? lyingOrders(pack, after) : [];
  const [first] = lying;
  if (!pack || !first) return {};
  const told = ({ order, area }: Lying): Facts => ({ order: order.name, area: pack.areas[area]?.name ?? area });
  const mine = lying.findIndex(({ area }) => after.areas[area]?.family === after.seat);
  const own = lying[mine];
  return {
    label: say("web-beat-reveal-first", told(first)),
    note:
      after.seat === null
        ? ""
        : own
          ? say("web-beat-reveal-mine", { ...told(own), number: mine + 1 })
          : say("web-beat-reveal-none"),
  };
}

const text = (event: GameEvent, fact: string): string => String((event[fact] as string | number | undefined) ?? "");
const sum = (events: readonly GameEvent[], fact: string): number =>
  events.reduce((all, event) => all + Number(event[fact] ?? 0), 0);
const count = (event: GameEvent): number => Number(event["soldati"] ?? 0);
const bonuses = (event: GameEvent): number =>
  ["skull", "car", "miniguns", "labs", "vests", "watchmen"].filter((name) => Number(event[name] ?? 0) > 0).length;

function place(event: GameEvent, which: PlaceFact): Place | undefined {
  const id = text(event, which);
  if (!id) return undefined;
  switch (which) {
    case "area":
      return [`[data-pieces="${id}"]`, `[data-area="${id}"]`];
    case "source":
      // The source of a token is a space.
      return [`[data-pieces="${id}"]`, `[data-area="${id}"]`, `[data-space="${id}"]`];
    case "sea":
      return [`[data-sea="${id}"]`];
    case "seat":
      return [`[data-family="${id}"]`];
    default:
      return [`[data-${which}="${id}"]`];
  }
}

/** An event in a few words. */
function labelOf(view: LaFamigliaView, event: GameEvent): string {
  const key = `web-beat-lafamiglia-${event.kind}`;
  return knows(key) && voice.canTell?.(view) ? say(key, filled(voice, view, {}, event)) : "";
}
