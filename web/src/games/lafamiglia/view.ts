/** What a seat sees of a game of La Famiglia. */

import type { View } from "@/games/face";

/** A seat is the colour of its family. */
export type Colour = string;
export type Row = "justice" | "police" | "economy" | "church";

export interface FamilyView {
  money?: number;
  /** Soldati behind the screen. */
  hq?: number;
  orders?: string[];
  orders_in_hq: number;
  sold: string[];
  on_mat: string[];
  removed: Record<Row, number>;
  supply: number;
  cars: number;
  boats: number;
  influence: number;
  police: number;
  church: number;
  car_attack: number;
  car_bomb: number;
  mandamenti: number;
  character: string | null;
  corner: string;
  bust: string | null;
}

export interface AreaView {
  family: Colour | "neutral" | null;
  soldati: number;
  cars: number;
  labs: number;
  order_count: number;
  /** Seen by the team that laid them, by all once they are revealed. */
  orders?: string[];
  executed?: string[];
}

export interface SheetView {
  sheet: number;
  tokens: Record<string, string[]>;
}

export interface ConflictView {
  area: string;
  attacker: string;
  agent: Colour;
  soldati: number;
  car: number;
  defender?: Colour;
  cards_chosen?: number;
  attack_card?: string;
  defence_card?: string;
  attack_takes?: boolean;
}

/** What the open question is about. */
export interface About {
  area?: string;
  source?: string;
  target?: string;
  space?: string;
  sea?: string;
  row?: Row;
  column?: string;
  order?: string;
  token?: string;
}

export interface LaFamigliaView extends View {
  game: "lafamiglia";
  mode: string;
  content: string;
  round: number;
  phase: "planning" | "encounter";
  first: Colour;
  phase_first: Colour;
  cycle: Colour[];
  teams: Colour[][];
  revealed: boolean;
  neutral_stock: number;
  lab_stock: number;
  tiles: { in_play: string[]; marked: Record<string, Colour>[] };
  /** Empty until the families are dealt. */
  families?: Record<Colour, FamilyView>;
  areas: Record<string, AreaView>;
  seas: Record<string, Colour[]>;
  control: Record<string, Colour | null>;
  sheets: { top: SheetView; bottom: SheetView };
  conflict?: ConflictView;
  about?: About;
}

export function partnerOf(view: LaFamigliaView, seat: Colour): Colour | undefined {
  return view.teams.find((team) => team.includes(seat))?.find((other) => other !== seat);
}

/** The seats from one seat on, in order of play. */
export function seatsFrom(view: LaFamigliaView, seat: Colour): Colour[] {
  const at = Math.max(view.cycle.indexOf(seat), 0);
  return [...view.cycle.slice(at), ...view.cycle.slice(0, at)];
}

export function allied(view: LaFamigliaView, one: Colour, other: Colour | null): boolean {
  return view.teams.some((team) => team.includes(one) && other !== null && team.includes(other));
}
