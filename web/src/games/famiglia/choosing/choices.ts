/** Choosing by pointing at cards: every pick narrows the legal actions until one is left. */

import type { Verb } from "@/generated/famiglia";
import { value, type Kind } from "../cards/cards";
import type { Placed } from "../people";
import type { FamigliaView } from "../view";

export type Zone = "street" | "hand" | "gang";

/** A legal action, read from its notation. */
export interface Move {
  notation: string;
  verb: Verb;
  card: Kind;
  by: number;
  /** The two cards shown for a recruit, the one that stays in the gang first. */
  shown: Kind[];
}

/** A card lying somewhere. */
export interface Spot {
  zone: Zone;
  at: number;
  kind: Kind;
  id: string;
}

export function readMove(notation: string): Move {
  const [verb = "", card = "", ...rest] = notation.split(" ");
  return {
    notation,
    verb: verb as Verb,
    card,
    by: verb === "lower" ? Number(rest[0]) : 0,
    shown: verb === "take" ? rest : [],
  };
}

const ZONE_VERBS: Record<Zone, readonly Verb[]> = {
  street: ["new", "lower", "take"],
  hand: ["play", "lay", "take"],
  gang: ["back"],
};

/** What the street card at this place counts now. */
export function counts(view: FamigliaView, at: number): number {
  return view.lowered?.at === at ? view.lowered.value : value(view.street[at] ?? "");
}

/** What a street card must count for this recruit: one more than the true card shown. */
function price(move: Move): number {
  const [lay, keep] = move.shown;
  if (lay === undefined || keep === undefined) return 0;
  const family = move.card[0];
  const real = [lay, keep].filter((kind) => kind[0] === family).map(value);
  return Math.min(...real) + 1;
}

function touches(view: FamigliaView, move: Move, spot: Spot): boolean {
  if (!ZONE_VERBS[spot.zone].includes(move.verb)) return false;
  if (move.verb === "take" && spot.zone === "hand") return move.shown.includes(spot.kind);
  if (move.verb === "take") return move.card === spot.kind && price(move) === counts(view, spot.at);
  return move.card === spot.kind;
}

/** Whether an action uses every picked card, each of them once. */
export function fits(view: FamigliaView, move: Move, picks: readonly Spot[]): boolean {
  const shown = [...move.shown];
  let streets = 0;
  for (const pick of picks) {
    if (!touches(view, move, pick)) return false;
    if (pick.zone === "street" && ++streets > 1) return false;
    if (move.verb === "take" && pick.zone === "hand") {
      const at = shown.indexOf(pick.kind);
      if (at < 0) return false;
      shown.splice(at, 1);
    }
  }
  return move.verb === "take" || picks.length <= 1;
}

/** The actions that pointing at these cards can still mean. */
export function candidates(view: FamigliaView, moves: readonly Move[], picks: readonly Spot[]): Move[] {
  return picks.length === 0 ? [] : moves.filter((move) => fits(view, move, picks));
}

/** The ways to recruit a street card, as unordered pairs: [] is free. */
export function payments(view: FamigliaView, moves: readonly Move[], spot: Spot): Kind[][] {
  const ways = new Map<string, Kind[]>();
  for (const move of moves) {
    if (move.verb !== "take" || !fits(view, move, [spot])) continue;
    const pair = [...move.shown].sort();
    ways.set(pair.join("+"), move.shown);
  }
  return [...ways.values()];
}

/** The cards that an action is about: the street or gang card, and those of the hand that are shown or played. */
export function cardsOf(view: FamigliaView, laid: Placed, near: string, move: Move): string[] {
  const cards: string[] = [];
  const take = (ids: readonly string[], kind: Kind): void => {
    const id = ids.find((one) => one.startsWith(kind) && !cards.includes(one));
    if (id) cards.push(id);
  };
  if (ZONE_VERBS.street.includes(move.verb)) {
    const at = view.street.findIndex(
      (kind, nth) =>
        kind === move.card && (move.verb !== "take" || move.shown.length === 0 || price(move) === counts(view, nth)),
    );
    if (laid.street[at]) cards.push(laid.street[at]);
    for (const kind of move.shown) take(laid.hands[near] ?? [], kind);
  } else take((move.verb === "back" ? laid.gangs : laid.hands)[near] ?? [], move.card);
  return cards;
}

/** The notation of what somebody seems to want who points at a card with which nothing can be done. */
export function wish(view: FamigliaView, spot: Spot): string {
  const kind = view.decision?.kind;
  if (spot.zone === "street") return kind === "lower" ? `lower ${spot.kind} 1` : `take ${spot.kind}`;
  if (spot.zone === "hand") return `${kind === "lay_down" ? "lay" : "play"} ${spot.kind}`;
  return `back ${spot.kind}`;
}
