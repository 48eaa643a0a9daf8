/** Since which version each browser knows a feature: MDN's browser-compat-data. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { served } from "../browsers.mjs";

/**
 * @typedef {{ version_added?: string | boolean | null, version_removed?: string | boolean | null, prefix?: string,
 *   alternative_name?: string, flags?: unknown[] }} Support
 * @typedef {{ __compat?: { support: Record<string, Support | Support[]> } } & { [name: string]: Feature }} Feature
 * @typedef {{ feature: string, lacking: string[] }} Fault
 */

const file = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
/** @type {Feature} */
export const KNOWN = JSON.parse(readFileSync(file, "utf8"));

const versions = served();
/** @type {[string, string, string][]} */
export const SERVED = [
  ["chrome", "Chrome", versions.chrome],
  ["edge", "Edge", versions.edge],
  ["firefox", "Firefox", versions.firefox],
  ["safari", "Safari", versions.safari],
  ["safari_ios", "Safari on iOS", versions.ios],
];

/** @param {string} one @param {string} other */
export function isNewer(one, other) {
  const [a = [], b = []] = [one, other].map((version) => version.split(".").map(Number));
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

/** The first version that knows a feature under its own name, without any switch. @param {Feature} feature @param {string} browser */
export function since(feature, browser) {
  const told = feature.__compat?.support[browser];
  const lines = Array.isArray(told) ? told : told ? [told] : [];
  const plain = lines.find((one) => !one.prefix && !one.alternative_name && !one.flags && !one.version_removed);
  const added = plain?.version_added;
  if (added === true) return "1";
  return typeof added === "string" && added !== "preview" ? added.replace("≤", "") : null;
}

/** What served browsers lack of a feature. @param {Feature} feature */
export function lacking(feature) {
  if (!feature.__compat) return [];
  return SERVED.flatMap(([browser, name, version]) => {
    const first = since(feature, browser);
    if (first !== null && isNewer(first, version) <= 0) return [];
    return [first === null ? `${name} does not know it` : `${name} knows it from ${first}`];
  });
}

/** A part of the data by its path, where it is there. @param {string[]} path */
export function part(...path) {
  /** @type {Feature | undefined} */
  let at = KNOWN;
  for (const name of path) at = at !== undefined && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}
