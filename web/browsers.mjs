/** The browsers the page is made for, as `browserslist` in package.json says. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @typedef {import("./browsers.d.mts").Served} Served */

/** @type {Record<string, keyof Served>} */
const NAMES = { chrome: "chrome", edge: "edge", firefox: "firefox", safari: "safari", ios_saf: "ios" };

/** @returns {Served} */
export function served() {
  const file = fileURLToPath(new URL("package.json", import.meta.url));
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(readFileSync(file, "utf8"));
  /** @type {Partial<Served>} */
  const found = {};
  for (const line of browserslist) {
    const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const browser = NAMES[name];
    if (!browser) throw new Error(`package.json, browserslist: "${line}" is not understood.`);
    found[browser] = version;
  }
  const { chrome, edge, firefox, safari, ios } = found;
  if (!chrome || !edge || !firefox || !safari || !ios)
    throw new Error("package.json, browserslist: a browser is missing.");
  return { chrome, edge, firefox, safari, ios };
}
