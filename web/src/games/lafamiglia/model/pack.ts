/** The content pack a game is played with, as the server gives it: all that is printed on the components. */

import { SvelteMap } from "svelte/reactivity";
import { transport } from "@/transport";
import { language } from "@/words/words.svelte";
import type { Language } from "@/generated/languages";
import type { Column } from "@/generated/lafamiglia";
import type {
  Area,
  Character,
  Corner,
  Family,
  Geometry,
  Mandamento,
  Order,
  PackData,
  Sea,
  SoloSpace,
  Space,
  Tile,
} from "@/generated/pack";

const eachIn = <Thing>(table: Record<string, Thing>, change: (thing: Thing) => Thing): Record<string, Thing> =>
  Object.fromEntries(Object.entries(table).map(([id, thing]) => [id, change(thing)]));
const byId = <Thing extends { id: string }>(things: readonly Thing[]): Record<string, Thing> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]));

/** A pack with its tables by id, as a reader of one language reads it; what has no translation stays as printed. */
/** A printed text without the ids of rules at its end: they are for anyone who checks the pack. */
const withoutIds = (text: string): string => text.replace(/\s*\((?:[A-Z]+-[\w-]+(?:, )?)+\)(?=\.?$)/, "");

export class Pack {
  readonly areas: Record<string, Area>;
  readonly seas: Record<string, Sea>;
  readonly mandamenti: Record<string, Mandamento>;
  readonly corners: Record<string, Corner>;
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
    this.special = eachIn(data.orders.special, (text) => withoutIds(said(text)));
    this.tiles = byId(data.tiles.tile.map((tile) => ({ ...named(tile), text: said(tile.text) })));
    this.characters = byId(data.characters.character.map(named));
    this.families = eachIn({ ...data.families.family }, (family) => ({
      ...named(family),
      identity: said(family.identity),
    }));
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

/** Anyone who reads a pack that has not come yet is told again when it has. */
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

/** Have the pack with this hash from the server. */
export function fetchPack(hash: string): Promise<void> {
  let fetched = coming.get(hash);
  if (!fetched) {
    fetched = transport.fetch(`/api/v1/packs/${hash}`).then(async (answer) => {
      if (!answer.ok) throw new Error(`pack ${hash}: ${answer.status}`);
      packs.set(hash, (await answer.json()) as PackData);
    });
    fetched.catch(() => coming.delete(hash));
    coming.set(hash, fetched);
  }
  return fetched;
}
