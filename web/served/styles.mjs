/** What a style sheet needs that a served browser lacks. */

import { parse } from "postcss";
import { lacking, part } from "./known.mjs";

/** @param {import("postcss").Node | undefined} node @returns {boolean} */
function isTried(node) {
  if (!node) return false;
  return (
    (node.type === "atrule" && /** @type {import("postcss").AtRule} */ (node).name === "supports") ||
    isTried(node.parent)
  );
}

/** Another declaration of the same rule says it for browsers that do not know this one. @param {import("postcss").Declaration} one */
function hasOther(one) {
  const others = one.parent?.nodes ?? [];
  return others.some(
    (other) =>
      other !== one &&
      other.type === "decl" &&
      other.prop.replace(/^-\w+-/, "") === one.prop &&
      (other.prop !== one.prop || others.indexOf(other) < others.indexOf(one)),
  );
}

/** @param {string} value */
export function words(value) {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|#[\da-f]+/gi, " ");
  return [...bare.matchAll(/(?<![\w.-])([a-z][\w-]*)(\()?/gi)].map(([, name = "", call]) => ({
    name,
    call: Boolean(call),
  }));
}

/** @param {string} property @param {{ name: string, call: boolean }} word */
export function valueOf(property, { name, call }) {
  const own =
    part("css", "properties", property, call ? `${name}_function` : name) ??
    (call ? part("css", "properties", property, name) : undefined);
  if (own || !call) return own;
  for (const [kind, type] of Object.entries(part("css", "types") ?? {})) {
    if (kind === name) return type;
    if (kind !== "__compat" && Object.hasOwn(type, name)) return type[name];
  }
  return undefined;
}

/** @param {string} text @returns {import("./known.mjs").Fault[]} */
export function faultsOfStyle(text) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @param {string} feature @param {import("./known.mjs").Feature | undefined} known */
  const look = (feature, known) => {
    const missing = known ? lacking(known) : [];
    if (missing.length > 0) found.set(feature, missing);
  };
  const tree = parse(text);
  tree.walkDecls((one) => {
    const custom = one.prop.startsWith("--");
    if (isTried(one) || (!custom && (one.prop.startsWith("-") || hasOther(one)))) return;
    if (!custom) look(one.prop, part("css", "properties", one.prop));
    for (const word of words(one.value)) {
      if (custom && !word.call) continue;
      look(custom ? `${word.name}()` : `${one.prop}: ${word.name}${word.call ? "()" : ""}`, valueOf(one.prop, word));
    }
  });
  tree.walkAtRules((one) => {
    if (isTried(one.parent) || one.name.startsWith("-")) return;
    look(`@${one.name}`, part("css", "at-rules", one.name));
    if (one.name === "media" || one.name === "container")
      for (const [, name = ""] of one.params.matchAll(/\(\s*([a-z-]+)/g))
        look(`@${one.name} (${name})`, part("css", "at-rules", one.name, name));
  });
  tree.walkRules((one) => {
    if (isTried(one.parent)) return;
    for (const [, name = ""] of one.selector.matchAll(/(?<!\\)::?([a-z][\w-]*)/g))
      look(`:${name}`, part("css", "selectors", name));
    if (one.parent?.type === "rule") look("nested rules", part("css", "selectors", "nesting"));
  });
  return [...found].map(([feature, missing]) => ({ feature, lacking: missing }));
}
