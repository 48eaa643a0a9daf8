/** Whether the built page needs anything that a served browser lacks: `node served.mjs [FOLDER]`. */

import process from "node:process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { ALLOWED, entryFor } from "./served/allowed.mjs";
import { isNewer, part, SERVED, since } from "./served/known.mjs";
import { faultsOfProgram, ownNames } from "./served/programs.mjs";
import { faultsOfStyle, valueOf, words } from "./served/styles.mjs";

const OLD = "old.js";

/** @param {string} folder */
function faultsOfBuild(folder) {
  /** @param {string} name */
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const programs = names.filter((name) => /\.m?js$/.test(name) && name !== OLD);
  /** @type {Set<string>} */
  const own = new Set();
  for (const name of programs) ownNames(read(name), own);
  const met = new Set();
  const told = [];
  for (const name of [...programs, ...names.filter((one) => one.endsWith(".css"))]) {
    const found = name.endsWith(".css") ? faultsOfStyle(read(name)) : faultsOfProgram(read(name), own);
    for (const { feature, lacking } of found) {
      const entry = entryFor(feature);
      if (entry) met.add(entry);
      else told.push(`${name}: ${feature}: ${lacking.join(", ")}`);
    }
  }
  for (const entry of Object.keys(ALLOWED))
    if (!met.has(entry)) told.push(`served/allowed.mjs: nothing needs "${entry}"`);
  return [...told, ...faultsOfOld(read(OLD))];
}

/** What a browser that is too old reads must be readable there, and tell it from those served. @param {string} text */
function faultsOfOld(text) {
  const told = [];
  try {
    parse(text, { ecmaVersion: 5, sourceType: "script" });
  } catch (error) {
    told.push(`${OLD}: ${String(error)}`);
  }
  /** @type {[string, string][]} */
  const needs = JSON.parse(/"needs":(\[\[.*?\]\])/.exec(text)?.[1] ?? "[]");
  for (const [browser, name, version] of SERVED) {
    const first = needs
      .flatMap(([property, value]) => [
        part("css", "properties", property),
        ...words(value).map((word) => valueOf(property, word)),
      ])
      .map((feature) => (feature ? since(feature, browser) : null) ?? "0")
      .sort(isNewer)
      .at(-1);
    if (first !== version) told.push(`${OLD}: lets ${name} in from ${first}, and ${version} is the first one served`);
  }
  return told;
}

const faults = faultsOfBuild(process.argv[2] ?? fileURLToPath(new URL("../src/trinacria/web", import.meta.url)));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
