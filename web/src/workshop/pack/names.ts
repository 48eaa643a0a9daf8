/** What components, fields and values of a pack are called. */

import { columnName, offerInFull, partName, spaceName } from "@/games/lafamiglia/model/names";
import type { Space } from "@/generated/pack";
import type { Pack } from "@/games/lafamiglia/model/pack";
import { knows, say } from "@/words/words.svelte";
import { isTable, textOf, type Json } from "./data";
import type { Component } from "./components";

const said = (key: string, otherwise: string): string => (knows(key) ? say(key) : otherwise);

/** A component by its name. */
export function titleOf(pack: Pack, { kind, id }: Component): string {
  switch (kind) {
    case "area":
      return pack.areas[id]?.name ?? id;
    case "sea":
      return pack.seas[id]?.name ?? id;
    case "mandamento":
      return pack.mandamenti[id]?.name ?? id;
    case "corner":
      return pack.corners[id]?.name ?? id;
    case "sheet":
      return say("workshop-sheet", { number: id });
    case "family":
      return pack.families[id]?.name ?? id;
    case "order":
      return say("workshop-order", {
        family: pack.families[id.split(".")[0] ?? ""]?.name ?? "",
        order: placeOf(pack, id),
      });
    case "special":
      return said(`table-special-${id}`, id);
    case "character":
      return pack.characters[id]?.name ?? id;
    case "tile":
      return pack.tiles[id]?.name ?? id;
    case "solo":
      return say(`web-lafamiglia-mode-${id === "one_v_one" ? "1v1" : "2v1"}-name`);
    case "map":
      return say("workshop-kind-map");
    case "pack":
      return say("workshop-group-pack");
  }
}

/** An order by its place: `Police B`, or its name where it is a basic one. */
export function placeOf(pack: Pack, id: string): string {
  const [, row = "", section = ""] = id.split(".");
  if (row === "basic") return pack.orders[id]?.name ?? section;
  return say("workshop-slot", { row: columnName(row), section });
}

export const fieldName = (name: string): string =>
  knows(`table-column-${name}`) ? columnName(name) : said(`workshop-field-${name}`, name);

/** A word of the closed vocabulary. */
export function valueName(pack: Pack, field: string, value: string | number): string {
  if (typeof value === "number") return String(value);
  if (field === "special") return said(`table-special-${value}`, value);
  const corner = pack.corners[value];
  if (corner) return corner.name;
  for (const key of [`workshop-value-${field}-${value}`, `table-phase-${value}`]) if (knows(key)) return say(key);
  return knows(`table-column-${value}`) ? columnName(value) : value;
}

export const referenceName = (pack: Pack, of: string, id: string): string =>
  (of === "area" ? pack.areas : of === "sea" ? pack.seas : pack.mandamenti)[id]?.name ?? id;

export const wordName = (word: string): string =>
  knows(`workshop-value-reveals-${word}`) ? say(`workshop-value-reveals-${word}`) : partName(word);

/** An entry of a list by what it is. */
export function entryName(pack: Pack, entry: Json, index: number): string {
  if (isTable(entry) && "column" in entry && "row" in entry)
    return say("table-space", { column: columnName(textOf(entry["column"])), row: Number(entry["row"]) || 0 });
  if (isTable(entry) && typeof entry["id"] === "string") return spaceName(pack, entry["id"]);
  return say("workshop-entry", { number: index + 1 });
}

export function entryNote(entry: Json): string {
  if (!isTable(entry)) return "";
  if (entry["kind"] !== undefined && entry["kind"] !== "action")
    return say(`workshop-value-kind-${textOf(entry["kind"])}`);
  const usual = { actions: [], join: "+", coin: 0, infinite: false };
  return offerInFull({ ...usual, ...entry } as unknown as Space);
}

/** A value in a few words, for comparing. */
export function shown(pack: Pack, field: string, value: Json | undefined): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "boolean") return say(value ? "workshop-yes" : "workshop-no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    for (const table of [pack.areas, pack.seas, pack.mandamenti]) if (table[value]) return table[value].name;
    return valueName(pack, field, value);
  }
  if (Array.isArray(value)) return value.map((one) => shown(pack, field, one)).join(", ") || "–";
  const word = value["part"] ?? value["do"] ?? value["reveals"];
  const rest = Object.entries(value).filter(([name]) => !["part", "do", "reveals", "id"].includes(name));
  const told = rest.map(([name, inner]) =>
    typeof inner === "number" || Array.isArray(inner)
      ? shown(pack, name, inner)
      : `${fieldName(name)}: ${shown(pack, name, inner)}`,
  );
  return [...(typeof word === "string" ? [wordName(word)] : []), ...told].join(" ");
}
