/** The catalogues that are needed by name. What is listed here is kept on the device with the page (web/installable.ts). */

/** No page can be shown without these. */
export const FIRST = ["web", "web-seats", "web-site", "app", "bar", "kernel", "bots", "packs", "screen"] as const;

/** The rules can be read without a network. */
export const RULES_PAGE = [
  "famiglia",
  "lafamiglia",
  "cards-famiglia",
  "table-lafamiglia",
  "web-famiglia",
  "web-lafamiglia",
  "web-book",
] as const;
export const RULEBOOKS = ["rules-famiglia", "rules-lafamiglia", "rules-expansion"] as const;

/** Kept at once, in all languages; other words when they are first used. */
export const KEPT: readonly string[] = [...FIRST, ...RULES_PAGE, ...RULEBOOKS, "web-told"];
