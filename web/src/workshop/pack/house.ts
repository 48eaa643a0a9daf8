/** House rules of a pack: where the rulebook's own number is changed, the source says that it is the pack's. */

import type { HouseRule } from "@/generated/packForm";
import { at, isTable, textOf, withAt, type Files, type Json, type Table } from "./data";

export const PIECES = "pieces.toml";
const HOUSE = "house";

/** The number that a pack plays with, or what stands in its place. */
export function houseNumber(files: Files, { key, usual }: HouseRule): number | string {
  const value = at(files[PIECES], key.split("."));
  if (value === undefined) return usual;
  return typeof value === "number" ? value : textOf(value);
}

/** The files with another number; with the rulebook's own they are as in the built-in pack. */
export function withHouse(files: Files, builtIn: Files, { key, usual }: HouseRule, value: Json): Files {
  const file = files[PIECES];
  if (!file) return files;
  const own = value !== usual;
  const path = key.split(".");
  const changed = withAt(file, path, own ? value : at(builtIn[PIECES], path)) as Table;
  const usualSources = builtIn[PIECES]?.["sources"];
  const sources: Table = { ...(isTable(file["sources"]) ? file["sources"] : {}) };
  const printed = isTable(usualSources) ? usualSources[key] : undefined;
  if (own) sources[key] = HOUSE;
  else if (printed !== undefined) sources[key] = printed;
  else delete sources[key];
  return { ...files, [PIECES]: { ...changed, sources } };
}
