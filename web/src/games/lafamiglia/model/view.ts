/** What a seat sees of a game of La Famiglia. */

import type { View } from "@/face/view";
import type { Row } from "@/generated/lafamiglia";

/** A seat is the colour of its family. */
export type Colour = string;

export interface FamilyView {
  money?: number;
  /** Soldati behind the screen. */
  hq?: number;
  orders?: string[];
  orders_in_hq: number;
  sold: string[];
  on_mat: string[];
  removed: Record<Row, number>;
  /** Where fewer than four play it is the team's: members could be counted from it. */
  supply?: number;
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
  /** What each column with tokens would cost the family, and the one it may not empty now. */
  column_costs: Record<string, number>;
  column_barred: string | null;
  /** One's own team: what each part of a space is worth; null where a part has no number. */
  space_numbers?: Record<string, (number | null)[]>;
  /** Where fewer than four play: the colour of the commission, its tokens in the supply, and the spaces of the mat that still carry one. */
  commission?: Colour | null;
  commission_supply?: number;
  commission_mat?: Record<Row, number[]>;
  symbols?: string[];
  /** 1 v 1: members behind the screen and in the supply, and all that stands behind the screen. */
  members?: number;
  members_supply?: number;
  behind_screen?: number;
}

export interface AreaView {
  /** `neutral` where soldati of no family stand. */
  family: Colour | null;
  soldati: number;
  cars: number;
  labs: number;
  order_count: number;
  /** Seen by the team that laid them, by all once they are revealed. */
  orders?: string[];
  executed?: string[];
}

interface SheetView {
  sheet: number;
  tokens: Record<string, string[]>;
}

interface ConflictView {
  area: string;
  attacker: string;
  agent: Colour;
  soldati: number;
  car: number;
  /** What brute force costs. */
  force?: number;
  defender?: Colour;
  cards_chosen?: number;
  attack_card?: string;
  defence_card?: string;
  attack_takes?: boolean;
}

interface SoloBoardView {
  side: "1v1" | "2v1";
  tokens: Record<string, Colour[]>;
  /** 2 v 1: on the round spaces, from the left. */
  extra?: boolean[];
  blocks?: boolean[];
  locked?: string[];
  extra_used?: boolean;
  restriction?: string | null;
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
  number?: number;
  /** Of several pieces of a kind: which one it is, and how many there are. */
  nth?: number;
  of?: number;
  old_tile?: string;
  tile?: string;
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
  /** What the rules charge and pay in this game. */
  prices: {
    token: number;
    sale: number;
    gift: number;
    gift_arrives: number;
    force: number;
    force_neutral: number;
    neutral_soldati: number;
  };
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
  /** A family that nobody leads, where fewer than four play. */
  fictional?: Colour;
  solo_board?: SoloBoardView;
  /** Nothing until the families are dealt. */
  score?: {
    /** How many Mandamenti win for a family alone, and for a team together, where there is one. */
    goals: { alone: number; together: number | null };
    /** What the next management changes: Mandamenti with their new holders. */
    due: Record<string, Colour | null>;
    /** Who needs one more area for a Mandamento, with the areas of which it may be one. */
    near: Record<string, Record<Colour, string[]>>;
  };
  coupole?: { seats: Record<Colour, number>; control: Colour | null };
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
