/** Data of a pack's files as it is edited: never changed in place, so that every step can be undone. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Table = { [name: string]: Json };
export type Path = readonly (string | number)[];
export type Files = Readonly<Record<string, Table>>;

export const isTable = (value: Json | undefined): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A single value as text; nothing of what holds others. */
export const textOf = (value: Json | undefined): string =>
  value === undefined || value === null || typeof value === "object" ? "" : String(value);

export function at(value: Json | undefined, path: Path): Json | undefined {
  let here = value;
  for (const step of path) {
    if (Array.isArray(here)) here = here[Number(step)];
    else if (isTable(here)) here = here[step];
    else return undefined;
  }
  return here;
}

/** The data with another value at a place; `undefined` takes a key of a table out. */
export function withAt(value: Json, path: Path, fresh: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return fresh ?? null;
  if (Array.isArray(value)) return value.map((one, index) => (index === Number(step) ? withAt(one, rest, fresh) : one));
  const table: Table = isTable(value) ? { ...value } : {};
  if (rest.length === 0 && fresh === undefined) delete table[step];
  else table[step] = withAt(table[step] ?? {}, rest, fresh);
  return table;
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  if (isTable(one) && isTable(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => same(one[name], other[name]));
  }
  return false;
}

/** How an entry of a list is called in a key: its id, itself if it is a text, else its number from 0. */
function label(item: Json | undefined, index: number): string {
  if (typeof item === "string") return item;
  const id = isTable(item) ? item["id"] : undefined;
  return typeof id === "string" || typeof id === "number" ? String(id) : String(index);
}

/** The key of a place as faults and sources name it: `order[red.police.B].parts[0].n`. */
export function keyOf(value: Json | undefined, path: Path): string {
  let here = value;
  let key = "";
  for (const step of path) {
    if (Array.isArray(here)) {
      here = here[Number(step)];
      key += `[${label(here, Number(step))}]`;
    } else {
      here = isTable(here) ? here[step] : undefined;
      key += key ? `.${step}` : String(step);
    }
  }
  return key;
}

/** Every single value with its key. */
export function leaves(value: Json, key = ""): string[] {
  if (isTable(value) && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name));
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((inner, index) => leaves(inner, `${key}[${label(inner, index)}]`));
  return [key];
}
