/** Where values come from: the table [sources] of a file, whose keys cover all that is below them. */

import { isTable, leaves, type Table } from "./data";

export const PRINTED = "printed";

const steps = (key: string): string[] => key.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];

function covers(place: readonly string[], key: readonly string[]): boolean {
  return (
    place.length <= key.length &&
    place.every((step, index) => step === key[index] || step === (key[index]?.startsWith("[") ? "[*]" : "*"))
  );
}

/** The source of a component: that of the most exact place that covers it. */
export function sourceOf(file: Table | undefined, key: string): string {
  const sources = file?.["sources"];
  if (!isTable(sources)) return "";
  const wanted = steps(key);
  let [best, found] = [-1, ""];
  for (const [place, source] of Object.entries(sources)) {
    const cut = steps(place);
    if (!covers(cut, wanted) || typeof source !== "string") continue;
    const exact = 2 * cut.length + (place.includes("*") ? 0 : 1);
    if (exact > best) [best, found] = [exact, source];
  }
  return found;
}

/** The file with these places marked as copied from the box, or no longer. */
export function marked(file: Table, keys: readonly string[], printed: boolean): Table {
  const before = isTable(file["sources"]) ? file["sources"] : {};
  const sources = { ...before };
  for (const key of keys) {
    if (printed) sources[key] = PRINTED;
    else delete sources[key];
  }
  return { ...file, sources };
}

/** The file without sources of what is not in it any more. */
export function pruned(file: Table): Table {
  const { sources, ...rest } = file;
  if (!isTable(sources)) return file;
  const kept = leaves(rest).map(steps);
  const left = Object.entries(sources).filter(([place]) => {
    const cut = steps(place);
    return kept.some((key) => covers(cut, key));
  });
  return left.length === Object.keys(sources).length ? file : { ...file, sources: Object.fromEntries(left) };
}
