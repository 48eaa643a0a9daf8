/** Where a component differs from the built-in one, field by field. */

import { find, valueOf, type Component } from "./components";
import { isTable, same, textOf, type Files, type Json } from "./data";

export interface Difference {
  /** The fields that lead to it, the last one its own. */
  names: readonly string[];
  before: Json | undefined;
  now: Json | undefined;
}

function between(now: Json | undefined, before: Json | undefined, names: readonly string[]): Difference[] {
  if (same(now, before)) return [];
  if (isTable(now) && isTable(before)) {
    const fields = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...fields].flatMap((field) => between(now[field], before[field], [...names, field]));
  }
  // Entries with ids are compared one by one; other lists as a whole.
  if (Array.isArray(now) && Array.isArray(before) && [...now, ...before].every((one) => isTable(one) && "id" in one)) {
    const ids = new Set([...before, ...now].map((one) => textOf((one as { id: Json }).id)));
    const of = (list: Json[], id: string): Json | undefined =>
      list.find((one) => isTable(one) && textOf(one["id"]) === id);
    return [...ids].flatMap((id) => between(of(now, id), of(before, id), [...names, `[${id}]`]));
  }
  return [{ names, before, now }];
}

export function differences(files: Files, builtIn: Files, component: Component): Difference[] {
  const own = find(builtIn, component.kind, component.id);
  if (!component.only) return between(valueOf(files, component), own && valueOf(builtIn, own), []);
  return component.only.flatMap((name) =>
    between(files[component.file]?.[name], builtIn[component.file]?.[name], [name]),
  );
}
