/** The content pack a game is played with, as the server gives it: all that is printed on the components. */

import { SvelteMap } from "svelte/reactivity";
import type { Language } from "@/shell/settings.svelte";
import { language } from "@/shell/words.svelte";
import type { Row } from "./view";

export type Column = "start_player" | Row | "two_institutions";
export const ROWS: readonly Row[] = ["justice", "police", "economy", "church"];
export const COLUMNS: readonly Column[] = [
  "start_player",
  "justice",
  "police",
  "economy",
  "church",
  "two_institutions",
];

export interface Action {
  do: string;
  bonus?: number;
  count?: number;
  areas?: number;
  to?: "supply" | "sheet";
  max?: number;
  n?: number;
}

export interface Space {
  id: string;
  column: Column;
  row: number;
  kind: "grey" | "free" | "action" | "blank";
  coin: number;
  join: "+" | "/";
  infinite: boolean;
  actions: Action[];
}

export interface Part {
  part: string;
  n?: number;
  bonus?: number;
  range?: number;
  list?: number[];
}

export interface Order {
  id: string;
  name: string;
  type: "supply" | "attack";
  initiative: number;
  parts: Part[];
  special: string | null;
}

export interface MatSpace {
  section: string;
  reveals: "value" | "car" | "lab" | "launder" | "money";
  value?: number | [number, number];
  n?: number;
  doubled: boolean;
}

export interface MatRow {
  start?: number | [number, number];
  spaces: MatSpace[];
}

export interface Family {
  name: string;
  identity: string;
  mat: Record<Row, MatRow>;
}

export interface Area {
  id: string;
  name: string;
  mandamento: string;
  neighbours: string[];
  seas: string[];
  start: string;
}

export interface Tile {
  id: string;
  name: string;
  phase: "planning" | "encounter";
  trigger: string;
  optional: boolean;
  cost: { money: number; hq_soldati: number } | null;
  effect: { do: string; n: number };
  text: string;
}

export interface Character {
  id: string;
  name: string;
  money: number;
  hq_soldati: number;
  soldati: number;
  cars: number;
  boats: number;
  labs: number;
}

export interface SoloSpace {
  id: string;
  coin: number;
  join: "+" | "/";
  infinite: boolean;
  actions: Action[];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Geometry {
  size: [number, number];
  arcs: number[][];
  areas: Record<
    string,
    { ring: number[]; label: Box & { size: number; lines: string[] }; pieces: Box; start_spots: [number, number][] }
  >;
  seas: Record<string, { ring: number[]; label: Box; boats: Box }>;
  mandamenti: Record<
    string,
    {
      control: {
        x: number;
        y: number;
        r: number;
        lead: [[number, number], [number, number]];
        text: { x: number; y: number; anchor: "start" | "middle" | "end" };
      };
      tint: string;
      pattern: string;
    }
  >;
}

export interface PackData {
  hash: string;
  pack: { pack: { id: string; name: string } };
  pieces: {
    limits: { rounds: number; labs_per_area: number };
    victory: { family: number; team: number; areas_of_a_mandamento: number };
    family: { mat_influence: number };
  };
  map: {
    tie_break: string;
    corner: { id: string; name: string; symbol: string }[];
    mandamento: { id: string; name: string; areas: string[] }[];
    sea: { id: string; name: string; neighbours: string[] }[];
    area: Area[];
  };
  geometry: Geometry;
  sheets: {
    option_b: Record<Column, string> & { per_token: number; per_foreign_token: number };
    sheet: { id: number; option_b_cost: Record<Column, number>; space: Space[] }[];
  };
  families: { family: Record<string, Family> };
  orders: { special: Record<string, string>; order: Order[] };
  characters: { character: Character[] };
  tiles: { tile: Tile[] };
  solo: {
    one_v_one: {
      coupole: { seats: number; control_from: number; lockout_at: number; deploy_minus: number };
      board: { space: SoloSpace[] };
    };
    two_v_one: { round_spaces: number; board: { locked: SoloSpace[]; open: SoloSpace[] } };
  };
  /** For each language what is printed, and how it is said. */
  words: Record<Language, Record<string, string>>;
}

const eachIn = <Thing>(table: Record<string, Thing>, change: (thing: Thing) => Thing): Record<string, Thing> =>
  Object.fromEntries(Object.entries(table).map(([id, thing]) => [id, change(thing)]));
const byId = <Thing extends { id: string }>(things: readonly Thing[]): Record<string, Thing> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]));

/** A pack with its tables by id, as a reader of one language reads it; what has no translation stays as printed. */
export class Pack {
  readonly areas: Record<string, Area>;
  readonly seas: Record<string, { id: string; name: string; neighbours: string[] }>;
  readonly mandamenti: Record<string, { id: string; name: string; areas: string[] }>;
  readonly corners: Record<string, { id: string; name: string; symbol: string }>;
  readonly spaces: Record<string, Space>;
  readonly soloSpaces: Record<string, SoloSpace>;
  readonly orders: Record<string, Order>;
  readonly special: Record<string, string>;
  readonly tiles: Record<string, Tile>;
  readonly characters: Record<string, Character>;
  readonly families: Record<string, Family>;
  readonly geometry: Geometry;

  constructor(
    readonly data: PackData,
    reader: Language,
  ) {
    const said = (text: string): string => data.words[reader][text] ?? text;
    const named = <Thing extends { name: string }>(thing: Thing): Thing => ({ ...thing, name: said(thing.name) });
    this.areas = byId(data.map.area);
    this.seas = byId(data.map.sea);
    this.mandamenti = byId(data.map.mandamento);
    this.corners = byId(data.map.corner);
    this.spaces = byId(data.sheets.sheet.flatMap((sheet) => sheet.space));
    const { one_v_one, two_v_one } = data.solo;
    this.soloSpaces = byId([...one_v_one.board.space, ...two_v_one.board.locked, ...two_v_one.board.open]);
    this.orders = byId(data.orders.order.map(named));
    this.special = eachIn(data.orders.special, said);
    this.tiles = byId(data.tiles.tile.map((tile) => ({ ...named(tile), text: said(tile.text) })));
    this.characters = byId(data.characters.character.map(named));
    this.families = eachIn(data.families.family, (family) => ({ ...named(family), identity: said(family.identity) }));
    this.geometry = data.geometry;
  }

  get hash(): string {
    return this.data.hash;
  }

  get rounds(): number {
    return this.data.pieces.limits.rounds;
  }

  ordersOf(colour: string): Order[] {
    return Object.values(this.orders).filter((order) => order.id.startsWith(`${colour}.`));
  }

  /** The printed cost of moving a column of this sheet. */
  columnCost(sheet: number, column: Column): number {
    return this.data.sheets.sheet[sheet]?.option_b_cost[column] ?? 0;
  }
}

/** Whoever reads a pack that has not come yet is told again when it has. */
const packs = new SvelteMap<string, PackData>();
const readings = new Map<string, Pack>();
const coming = new Map<string, Promise<void>>();

function read(data: PackData): Pack {
  const reader = language();
  const name = `${data.hash} ${reader}`;
  let pack = readings.get(name);
  if (!pack) readings.set(name, (pack = new Pack(data, reader)));
  return pack;
}

/** The pack with this hash in the page's language, if it came already. */
export function packOf(hash: string): Pack | undefined {
  const data = packs.get(hash);
  return data && read(data);
}

/** The pack of the game on the page: a page shows one. */
export function packHere(): Pack | undefined {
  const data = [...packs.values()].at(-1);
  return data && read(data);
}

/** Have the pack with this hash from the server. */
export function fetchPack(hash: string): Promise<void> {
  let fetched = coming.get(hash);
  if (!fetched) {
    fetched = fetch(`/api/v1/packs/${hash}`).then(async (answer) => {
      if (!answer.ok) throw new Error(`pack ${hash}: ${answer.status}`);
      packs.set(hash, (await answer.json()) as PackData);
    });
    fetched.catch(() => coming.delete(hash));
    coming.set(hash, fetched);
  }
  return fetched;
}
