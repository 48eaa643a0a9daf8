/** Actions and parts as icons with numbers: the one picture language of all components. */
import type { Action, Order, Part } from "@/generated/pack";

export interface Glyph {
  icons: string[];
  label: string;
  supply?: boolean;
}

const plus = (bonus = 0): string => (bonus ? `+${bonus}` : "");

export function actionGlyph(action: Action): Glyph {
  switch (action.do) {
    case "recruit":
    case "place":
      return { icons: [action.do], label: plus(action.bonus) };
    case "place_reinforce":
      return { icons: ["reinforce"], label: plus(action.bonus) };
    case "issue_order":
      return { icons: [action.count === 1 ? "order" : action.areas === 2 ? "order-2" : "order-pair"], label: "" };
    case "exert_influence":
      return { icons: [action.to === "sheet" ? "exert-sheet" : "exert"], label: "" };
    case "influence_row2":
      return { icons: ["exert-row"], label: "" };
    case "launder_and_gather":
      return { icons: ["launder", "gather"], label: "" };
    case "final_action":
      return { icons: ["final-action"], label: "" };
    case "lab_soldati":
      return { icons: ["lab-soldato"], label: String(action.max) };
    case "lab_soldati_all":
      return { icons: ["lab-soldato"], label: "" };
    case "place_own":
      return { icons: ["reinforce"], label: String(action.max) };
    case "money":
      return { icons: ["money"], label: String(action.n) };
    default:
      return { icons: [action.do], label: "" };
  }
}

const PART_ICONS: Record<string, string> = {
  move: "advance",
  move2: "advance-2",
  strike2: "strike-2",
  place: "soldato",
  place_base: "soldato-base",
};
const SUPPLY = new Set(["place", "place_base", "recruit", "car", "boat", "lab", "money", "launder"]);

export function partGlyph(part: Part): Glyph {
  const label = part.list
    ? part.list.join("/")
    : part.range !== undefined
      ? String(part.range)
      : part.bonus !== undefined
        ? plus(part.bonus)
        : part.n !== undefined
          ? String(part.n)
          : "";
  return { icons: [PART_ICONS[part.part] ?? part.part], label, supply: SUPPLY.has(part.part) };
}

/** The pictures of an order; a book stands for its special text. */
export function orderGlyphs(order: Order): Glyph[] {
  const glyphs = order.parts.map(partGlyph);
  return order.special ? [...glyphs, { icons: ["book"], label: "" }] : glyphs;
}

/** The action above a column of the top sheet. */
export const COLUMN_GLYPHS: Record<string, { icons: string[]; twice: boolean }> = {
  start_player: { icons: ["start-player", "equipment"], twice: false },
  justice: { icons: ["justice"], twice: true },
  police: { icons: ["police"], twice: true },
  economy: { icons: ["economy"], twice: true },
  church: { icons: ["church"], twice: true },
  two_institutions: { icons: ["two-institutions"], twice: false },
};
