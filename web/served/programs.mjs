/** What a program needs that a served browser lacks: its grammar, and what it asks of the browser by name. */

import { parse } from "acorn";
import { KNOWN, lacking, part } from "./known.mjs";

/** What all served browsers can read. */
const GRAMMAR = 2022;
const GLOBALS = new Set(["window", "self", "globalThis"]);

/**
 * @typedef {{ type: string, [name: string]: unknown }} Node
 * @typedef {import("./known.mjs").Feature} Feature
 */

/** Every feature of this name that some object has, by the name. @type {Map<string, Feature[]>} */
const MEMBERS = new Map();
const HOMES = [[], ["Intl"], ["WebAssembly"]].map((path) => part("javascript", "builtins", ...path) ?? {});
for (const home of [...HOMES, KNOWN["api"] ?? {}])
  for (const [owner, members] of Object.entries(home))
    for (const [name, feature] of Object.entries(members))
      if (owner !== "__compat" && /^[a-z]\w*$/i.test(name) && feature.__compat && !name.endsWith("_static"))
        MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), feature]);

/** @param {string} name */
const homeOf = (name) => part("javascript", "builtins", name) ?? part("api", name);

/** @param {unknown} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node !== null && typeof node === "object" && "type" in node) {
    visit(/** @type {Node} */ (node));
    for (const [name, value] of Object.entries(node))
      if (name !== "type" && typeof value === "object") walk(value, visit);
  }
}

/** @param {unknown} node */
const nameOf = (node) => {
  const { type, name, value } = /** @type {Node} */ (node);
  return String(type === "Identifier" || type === "PrivateIdentifier" ? name : value);
};

/** Names that the build itself gives to members of its objects. @param {string} text @param {Set<string>} names */
export function ownNames(text, names) {
  walk(parse(text, { ecmaVersion: "latest", sourceType: "module" }), (node) => {
    if (
      (node.type === "Property" || node.type === "MethodDefinition" || node.type === "PropertyDefinition") &&
      !node["computed"]
    )
      names.add(nameOf(node["key"]));
  });
}

/** @param {string} text @param {Set<string>} own @returns {import("./known.mjs").Fault[]} */
export function faultsOfProgram(text, own) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @param {string} feature @param {Feature[]} meant */
  const look = (feature, meant) => {
    const missing = meant.map(lacking);
    if (missing.length > 0 && missing.every((one) => one.length > 0)) found.set(feature, missing[0] ?? []);
  };
  try {
    parse(text, { ecmaVersion: GRAMMAR, sourceType: "module" });
  } catch (error) {
    found.set(`the grammar of ${GRAMMAR + 1} or newer`, [String(error)]);
  }
  const declared = new Set();
  const tree = parse(text, { ecmaVersion: "latest", sourceType: "module" });
  walk(tree, (node) => {
    if (/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration|Import\w*Specifier)$/.test(node.type)) {
      const id = /** @type {Node | null} */ (node["id"] ?? node["local"]);
      if (id?.type === "Identifier") declared.add(nameOf(id));
    }
  });
  const called = new Set();
  walk(tree, (node) => {
    if (node.type === "NewExpression" || node.type === "CallExpression") called.add(node["callee"]);
    if (node.type === "NewExpression" || node.type === "CallExpression") {
      const callee = /** @type {Node} */ (node["callee"]);
      const home = callee.type === "Identifier" && !declared.has(nameOf(callee)) ? homeOf(nameOf(callee)) : undefined;
      if (home) look(nameOf(callee), [home]);
    }
    if (node.type !== "MemberExpression" || node["computed"]) return;
    const object = /** @type {Node} */ (node["object"]);
    const name = nameOf(node["property"]);
    const global = object.type === "Identifier" && !declared.has(nameOf(object)) ? nameOf(object) : "";
    if (GLOBALS.has(global)) {
      const home = homeOf(name) ?? part("api", "Window", name);
      if (home) look(name, [home]);
    } else if (global && homeOf(global)) {
      const known = homeOf(global)?.[`${name}_static`] ?? homeOf(global)?.[name];
      if (known) look(`${global}.${name}`, [known]);
    } else if (called.has(node) && !own.has(name)) look(`.${name}`, MEMBERS.get(name) ?? []);
  });
  return [...found].map(([feature, missing]) => ({ feature, lacking: missing }));
}
