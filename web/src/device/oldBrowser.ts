/** What a browser reads that is too old for the page, and how it is known (web/old.js, web/oldBrowser.ts). */

/**
 * Properties and values that are as young as the browsers served. `node served.mjs` looks whether together they tell
 * those browsers from all older ones.
 */
export const NEEDS = [
  ["color", "light-dark(#000, #fff)"],
  ["zoom", "1"],
] as const;

/** A heading and its sentences, in the words of one language. */
export function oldBrowserLines(
  say: (key: string, facts: Record<string, string>) => string,
  versions: Record<string, string>,
): string[] {
  return ["web-old-title", "web-old-note", "web-old-ways"].map((key) => say(key, versions));
}
