/** A mat as it is typed in: its spaces one after the other, and what each change makes of a row. */

import { isTable, textOf, type Json, type Table } from "@/workshop/pack/data";
import { ROWS, type Row } from "@/generated/lafamiglia";

/** A place on a mat that says something: the value printed at the start of a row, or a space. */
export interface Cell {
  row: Row;
  /** −1: the value at the start. */
  at: number;
}

export type Reveals = "value" | "car" | "money" | "lab" | "launder";

/** What the spaces of a row can hide. */
export const HIDES: Readonly<Record<Row, readonly Reveals[]>> = {
  justice: ["value", "car"],
  police: ["value"],
  economy: ["money", "lab", "launder"],
  church: ["value"],
};
/** The keys that say what a space hides; a number is typed as it is. */
export const KEYS: Readonly<Partial<Record<Reveals, string>>> = { car: "C", lab: "L", launder: "W" };
export const SECTIONS = ["A", "B", "C"] as const;
/** The largest number with a button of its own. */
export const MOST = 12;

const table = (value: Json | undefined): Table => (isTable(value) ? value : {});

export const spacesOf = (mat: Json | undefined, row: Row): Table[] => {
  const spaces = table(table(mat)[row])["spaces"];
  return Array.isArray(spaces) ? spaces.map(table) : [];
};

export const startOf = (mat: Json | undefined, row: Row): Json | undefined => table(table(mat)[row])["start"];

export const sectionOf = (space: Table): string => textOf(space["section"]) || "A";

/** All places in the order in which a mat is read. */
export const cellsOf = (mat: Json | undefined): Cell[] =>
  ROWS.flatMap((row) => [
    ...(row === "economy" ? [] : [{ row, at: -1 }]),
    ...spacesOf(mat, row).map((_, at) => ({ row, at })),
  ]);

/** The numbers of a place: two for cars, one elsewhere, none where a picture is printed. */
export function numbersOf(mat: Json | undefined, { row, at }: Cell): Json[] {
  const space = spacesOf(mat, row)[at];
  const value = at < 0 ? startOf(mat, row) : (space?.["value"] ?? space?.["n"]);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export const hidden = (mat: Json | undefined, { row, at }: Cell): string =>
  at < 0 ? "value" : textOf(spacesOf(mat, row)[at]?.["reveals"]);

function withSpaces(mat: Json | undefined, row: Row, spaces: readonly Table[]): Json {
  return { ...table(mat), [row]: { ...table(table(mat)[row]), spaces: [...spaces] } };
}

const changed = (mat: Json | undefined, { row, at }: Cell, space: Table): Json =>
  withSpaces(
    mat,
    row,
    spacesOf(mat, row).map((one, index) => (index === at ? space : one)),
  );

/** The place with another number; a space that hid something else hides a value then. */
export function withNumber(mat: Json | undefined, cell: Cell, part: number, number: number): Json {
  const { row, at } = cell;
  const before = numbersOf(mat, cell);
  const pair = row === "justice";
  const value: Json = pair ? [before[0] ?? number, before[1] ?? number].with(part, number) : number;
  if (at < 0) return { ...table(mat), [row]: { ...table(table(mat)[row]), start: value } };
  const { section = "A", doubled } = spacesOf(mat, row)[at] ?? {};
  const rim = doubled === undefined ? {} : { doubled };
  const word = row === "economy" ? { reveals: "money", n: value } : { reveals: "value", value };
  return changed(mat, cell, { section, ...word, ...rim });
}

/** The place with something else behind its token. */
export function withHidden(mat: Json | undefined, cell: Cell, reveals: Reveals): Json {
  if (reveals === "value" || reveals === "money") {
    const number = Number(numbersOf(mat, cell)[0] ?? 1);
    return withNumber(mat, cell, 0, number);
  }
  const { section = "A", doubled } = spacesOf(mat, cell.row)[cell.at] ?? {};
  return changed(mat, cell, { section, reveals, ...(doubled === undefined ? {} : { doubled }) });
}

export function withRim(mat: Json | undefined, cell: Cell): Json {
  const { doubled, ...space } = spacesOf(mat, cell.row)[cell.at] ?? {};
  return changed(mat, cell, doubled === true ? space : { ...space, doubled: true });
}

export const isRimmed = (mat: Json | undefined, { row, at }: Cell): boolean =>
  spacesOf(mat, row)[at]?.["doubled"] === true;

/** Whether a section begins at a place. */
export const begins = (mat: Json | undefined, { row, at }: Cell): boolean => {
  const spaces = spacesOf(mat, row);
  const [one, before] = [spaces[at], spaces[at - 1]];
  return one !== undefined && before !== undefined && sectionOf(one) !== sectionOf(before);
};

/** Whether one can begin or end there: a row has three at most. */
export const canBegin = (mat: Json | undefined, cell: Cell): boolean =>
  cell.at > 0 &&
  (begins(mat, cell) ||
    spacesOf(mat, cell.row).filter((_, at) => begins(mat, { row: cell.row, at })).length < SECTIONS.length - 1);

/** A section begins at the place, or no longer; all in the row are called A, B, C from the left. */
export function withSection(mat: Json | undefined, cell: Cell): Json {
  let number = 0;
  const spaces = spacesOf(mat, cell.row).map((space, at) => {
    if (begins(mat, { row: cell.row, at }) !== (at === cell.at)) number += 1;
    return { ...space, section: SECTIONS[Math.min(number, SECTIONS.length - 1)] ?? "A" };
  });
  return withSpaces(mat, cell.row, spaces);
}

/** The row with one more space at its end. */
export function withMore(mat: Json | undefined, row: Row): Json {
  const spaces = spacesOf(mat, row);
  const last = spaces.at(-1) ?? {};
  const section = sectionOf(last);
  const before = [...spaces].reverse().find((space) => space["value"] !== undefined)?.["value"] ?? startOf(mat, row);
  const next: Table =
    row === "economy"
      ? { section, reveals: "money", n: 1 }
      : row === "justice" && last["reveals"] !== "car"
        ? { section, reveals: "car" }
        : { section, reveals: "value", value: typeof before === "number" ? before + 1 : (before ?? [1, 1]) };
  return withSpaces(mat, row, [...spaces, next]);
}

export const without = (mat: Json | undefined, cell: Cell): Json =>
  withSpaces(
    mat,
    cell.row,
    spacesOf(mat, cell.row).filter((_, at) => at !== cell.at),
  );
