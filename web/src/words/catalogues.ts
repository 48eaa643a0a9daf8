/** The catalogues that are needed by name. What is listed here is kept on the device with the page (web/installable.ts). */

/** No page can be shown without these. */
export const FIRST = ["web", "web-seats", "web-site", "app", "bar", "kernel", "bots", "packs", "screen"] as const;

/** The page of the rules; what else it needs each game says. */
export const RULES_PAGE = ["web-book", "rulings"] as const;

/** Kept at once, in all languages, with what the rules are told with; other words when they are first used. */
export const KEPT: readonly string[] = [...FIRST, ...RULES_PAGE, "web-told"];
