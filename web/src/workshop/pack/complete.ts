/** A pack that can be drawn while it is typed: what is missing or of a wrong type is left out or filled in. */

import { FILE_RECORDS, RECORDS, type Kind } from "@/generated/packForm";
import { isTable, type Files, type Json, type Table } from "./data";

/** A value that fits its type, from the built-in pack or none where it does not. */
function fitting(value: Json | undefined, kind: Kind, spare: Json | undefined): Json | undefined {
  switch (kind.kind) {
    case "int":
    case "number":
      return typeof value === "number" ? value : kind.kind === "int" && value !== undefined ? "?" : spare;
    case "bool":
      return typeof value === "boolean" ? value : spare;
    case "text":
      // What is called nothing keeps its name while another one is typed.
      return typeof value === "string" && value.trim() !== "" ? value : spare;
    case "choice":
      return kind.values.includes(value as string | number) ? value : kind.optional ? null : spare;
    case "tuple":
      return Array.isArray(value) && value.length === kind.items.length
        ? value.map((one, index) => fitting(one, kind.items[index] ?? { kind: "text" }, null) ?? null)
        : spare;
    case "list":
      return Array.isArray(value)
        ? value.flatMap((one, index) => entry(one, kind.item, spareOf(spare, one, index)))
        : spare;
    case "table":
      return isTable(value) ? value : (spare ?? {});
    case "record":
      return isTable(value) ? record(value, kind.record, spare) : spare;
    case "either": {
      const tag = isTable(value) ? value[kind.tag] : undefined;
      const name = typeof tag === "string" ? kind.records[tag] : undefined;
      return name && isTable(value) ? record(value, name, undefined) : undefined;
    }
  }
}

const entry = (value: Json, kind: Kind, spare: Json | undefined): Json[] => {
  const fits = fitting(value, kind, spare);
  return fits === undefined ? [] : [fits];
};

function spareOf(spare: Json | undefined, value: Json, index: number): Json | undefined {
  if (!Array.isArray(spare)) return undefined;
  const id = isTable(value) ? value["id"] : undefined;
  return id === undefined ? spare[index] : spare.find((one) => isTable(one) && one["id"] === id);
}

function record(value: Table, name: string, spare: Json | undefined): Json {
  const usual = isTable(spare) ? spare : {};
  const filled: Table = { ...value };
  for (const field of RECORDS[name]?.fields ?? []) {
    const fallback = (usual[field.name] ?? field.usual ?? null) as Json;
    const fits = fitting(value[field.name], field.kind, fallback) ?? fallback;
    filled[field.name] = fits;
  }
  return filled;
}

const KNOWN = new WeakMap<Table, Json>();

/** All files as a drawing needs them, by their names without an ending. A file that was seen before costs nothing. */
export function complete(files: Files, builtIn: Files): Table {
  const all: Table = {};
  for (const name of Object.keys(builtIn)) {
    const usual = builtIn[name];
    const file = files[name] ?? (name === "words.toml" ? {} : usual);
    if (!file) continue;
    const short = name.split(".")[0] ?? "";
    const type = FILE_RECORDS[name];
    if (!type) {
      all[short] = file;
      continue;
    }
    let whole = KNOWN.get(file);
    if (whole === undefined) KNOWN.set(file, (whole = record(file, type, usual)));
    all[short] = whole;
  }
  return all;
}
