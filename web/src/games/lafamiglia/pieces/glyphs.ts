/** Actions and parts as icons with numbers: the one picture language of all components (art/glyphs.json). */

import glyphs from "@art/glyphs.json";
import type { Action, Order, Part } from "@/generated/pack";

export interface Glyph {
  icons: readonly string[];
  label: string;
  supply?: boolean;
}

/** How something is drawn where its fields are as `when` says. */
interface Case {
  icons: readonly string[];
  /** The field with the number; with a plus before it: what is added, and nothing for 0. */
  label?: string;
  supply?: boolean;
  when?: Readonly<Record<string, number | string>>;
}
type Cases = Readonly<Record<string, readonly Case[] | undefined>>;

/** The message that names an icon, and the rule that says what it does. */
export const LEGEND = glyphs.legend as unknown as Readonly<Record<string, readonly [string, string] | undefined>>;

const ACTIONS: Cases = glyphs.actions;
const PARTS: Cases = glyphs.parts;

export const actionGlyph = (action: Action): Glyph => glyphOf(ACTIONS, action.do, { ...action });
export const partGlyph = (part: Part): Glyph => glyphOf(PARTS, part.part, { ...part });

function glyphOf(cases: Cases, name: string, thing: Readonly<Record<string, unknown>>): Glyph {
  const fits = ({ when = {} }: Case): boolean => Object.entries(when).every(([key, value]) => thing[key] === value);
  const { icons, label = "", supply = false } = cases[name]?.find(fits) ?? { icons: [name] };
  return { icons, label: labelOf(label, thing), supply };
}

function labelOf(label: string, thing: Readonly<Record<string, unknown>>): string {
  const number = thing[label.replace("+", "")];
  if (Array.isArray(number)) return number.join("/");
  if (typeof number !== "number") return "";
  return !label.startsWith("+") ? String(number) : number ? `+${number}` : "";
}

/** The pictures of an order; a book stands for its special text. */
export function orderGlyphs(order: Order): Glyph[] {
  const drawn = order.parts.map(partGlyph);
  return order.special ? [...drawn, { icons: ["book"], label: "" }] : drawn;
}

/** What is above a column of the top sheet: an icon for each thing that it does, or one where there is little room. */
export const COLUMN_SIGNS: Readonly<Record<string, { icons: readonly string[]; short?: string } | undefined>> =
  glyphs.columns;
