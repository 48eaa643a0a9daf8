/** The components of a pack: what there is to fill in, in the order in which a box is unpacked. */

import { FILE_RECORDS, RECORDS, STATED, type Field, type Kind } from "@/generated/packForm";
import { at, isTable, keyOf, same, textOf, type Files, type Json, type Path } from "./data";
import { PRINTED, sourceOf } from "./sources";

export type Group = "map" | "sheets" | "mats" | "orders" | "characters" | "tiles" | "solo" | "pack";

interface Kept {
  group: Group;
  file: string;
  /** The list or table that holds one component an entry; empty: the file itself. */
  path: Path;
  /** Only these parts of the file, as one component or each as its own. */
  only?: readonly string[];
  whole?: boolean;
}

/** Each kind of component, by the name that faults give it. */
export const KINDS = {
  area: { group: "map", file: "map.toml", path: ["area"] },
  mandamento: { group: "map", file: "map.toml", path: ["mandamento"] },
  sea: { group: "map", file: "map.toml", path: ["sea"] },
  corner: { group: "map", file: "map.toml", path: ["corner"] },
  map: {
    group: "map",
    file: "map.toml",
    path: [],
    only: ["tie_break", "sides", "order_of_play", "marked_1v1"],
    whole: true,
  },
  sheet: { group: "sheets", file: "sheets.toml", path: ["sheet"] },
  family: { group: "mats", file: "families.toml", path: ["family"] },
  order: { group: "orders", file: "orders.toml", path: ["order"] },
  special: { group: "orders", file: "orders.toml", path: ["special"] },
  character: { group: "characters", file: "characters.toml", path: ["character"] },
  tile: { group: "tiles", file: "tiles.toml", path: ["tile"] },
  solo: { group: "solo", file: "solo.toml", path: [], only: ["one_v_one", "two_v_one"] },
  pack: { group: "pack", file: "pack.toml", path: [], only: ["pack"], whole: true },
} as const satisfies Record<string, Kept>;

export type KindName = keyof typeof KINDS;
/** Those that are counted: a card, a token, a sheet, an area. */
export const COUNTED: readonly KindName[] = ["area", "sheet", "family", "order", "character", "tile", "solo"];
export const GROUPS: readonly Group[] = ["map", "sheets", "mats", "orders", "characters", "tiles", "solo", "pack"];
const isKind = (name: string): name is KindName => name in KINDS;
export const kindsOf = (group: Group): KindName[] =>
  (Object.keys(KINDS) as KindName[]).filter((kind) => KINDS[kind].group === group);

export interface Component {
  kind: KindName;
  id: string;
  file: string;
  path: Path;
  /** The parts of it that are asked for, where it is a file; else all. */
  only?: readonly string[];
}

/** All components of a kind. */
export function listed(files: Files, kind: KindName): Component[] {
  const kept: Kept = KINDS[kind];
  const { file, path, only, whole } = kept;
  if (only && whole) return [{ kind, id: kind, file, path, only }];
  if (only) return only.map((id) => ({ kind, id, file, path: [id] }));
  const held = at(files[file], path);
  if (Array.isArray(held))
    return held.map((entry, index) => {
      const id = isTable(entry) ? entry["id"] : undefined;
      return { kind, id: textOf(id ?? index), file, path: [...path, index] };
    });
  return isTable(held) ? Object.keys(held).map((id) => ({ kind, id, file, path: [...path, id] })) : [];
}

export const find = (files: Files, kind: string, id: string): Component | undefined =>
  isKind(kind) ? listed(files, kind).find((one) => one.id === id) : undefined;

export const valueOf = (files: Files, { file, path }: Component): Json | undefined => at(files[file], path);

/** The keys under which the sources of a file name a component. */
export function keysOf(files: Files, { file, path, only }: Component): string[] {
  if (only) return only.map((name) => keyOf(files[file], [...path, name]));
  return [keyOf(files[file], path)];
}

/** Whether its maker has said that it is as in the box. */
export function isPrinted(files: Files, component: Component): boolean {
  return keysOf(files, component).every((key) => sourceOf(files[component.file], key) === PRINTED);
}

/** Whether it differs from the built-in one. */
export function differs(files: Files, builtIn: Files, component: Component): boolean {
  if (component.only)
    return component.only.some((name) => !same(at(files[component.file], [name]), at(builtIn[component.file], [name])));
  const own = find(builtIn, component.kind, component.id);
  return !own || !same(valueOf(files, component), valueOf(builtIn, own));
}

export const isDone = (files: Files, builtIn: Files, component: Component): boolean =>
  isPrinted(files, component) || differs(files, builtIn, component);

// ---------------------------------------------------------------- what a place holds

const kindOfField = (record: string, name: string): Kind | undefined =>
  RECORDS[record]?.fields.find((field) => field.name === name)?.kind;

/** The type of the value at a place of a file. */
export function kindAt(file: string, path: Path): Kind | undefined {
  let kind: Kind | undefined = { kind: "record", record: FILE_RECORDS[file] ?? "" };
  for (const step of path) {
    if (!kind) return undefined;
    if (kind.kind === "record") kind = kindOfField(kind.record, String(step));
    else if (kind.kind === "list" || kind.kind === "table") kind = kind.item;
    else return undefined;
  }
  return kind;
}

/** The fields of a record that are asked for; ids are what a component is called by, and never typed. */
export const fieldsOf = (record: string): Field[] =>
  (RECORDS[record]?.fields ?? []).filter(({ name }) => name !== "id");

/** The rule that states a value, where the rulebooks do: then there is nothing to type. */
export const statedBy = (file: string, key: string): string | undefined => STATED[file]?.[key];

/** Whether the rulebooks state all of a record. */
export function allStated(file: string, key: string, kind: Kind): boolean {
  if (kind.kind !== "record") return statedBy(file, key) !== undefined;
  const fields = fieldsOf(kind.record);
  return fields.length > 0 && fields.every((field) => allStated(file, `${key}.${field.name}`, field.kind));
}

/** A first value of a type. */
export function fresh(kind: Kind): Json {
  switch (kind.kind) {
    case "int":
      return Math.max(1, kind.low ?? 1);
    case "number":
      return 0;
    case "bool":
      return false;
    case "text":
      return "";
    case "choice":
      return kind.values[0] ?? "";
    case "tuple":
      return kind.items.map(fresh);
    case "list":
      return kind.item.kind === "int" ? [fresh(kind.item)] : [];
    case "table":
      return {};
    case "record":
      return freshRecord(kind.record);
    case "either":
      return freshRecord(Object.values(kind.records)[0] ?? "");
  }
}

/** A record with what it cannot do without. */
export function freshRecord(record: string): Json {
  const type = RECORDS[record];
  const needed = (type?.fields ?? []).filter((field) => field.usual === undefined);
  return {
    ...(type?.tag ? { [type.tag[0]]: type.tag[1] } : {}),
    ...Object.fromEntries(needed.map((field) => [field.name, fresh(field.kind)])),
  };
}
