/** What an action costs and brings, before it is done. The engine says what; here it gets its words and signs. */

import { tellAction, tellLine } from "@/face/telling";
import type { PreviewLine, PreviewLines } from "@/generated/protocol";
import { say } from "@/words/words.svelte";
import { verbOf } from "./choosing.svelte";
import {
  actionInFull,
  areaPieces,
  characterInFull,
  columnName,
  familyName,
  labelled,
  nameOf,
  offerInFull,
  orderParts,
  spaceName,
} from "../model/names";
import type { Space } from "@/generated/pack";
import type { Pack } from "../model/pack";
import { numbersOfActions, numbersOn } from "../model/spaces";
import { actionGlyph } from "../pieces/glyphs";
import type { LaFamigliaView } from "../model/view";
import { voice } from "../model/voice";

export interface Line {
  /** Money in or out, or an icon. */
  coin?: number;
  icon?: string;
  text: string;
  rule?: string;
}

export interface Preview {
  icon?: string;
  title: string;
  lines: Line[];
  /** The viewer's money before and after. */
  money?: [number, number];
}

/** The signs of the engine's lines, by their kind. */
const SIGNS: Readonly<Record<string, string>> = {
  order: "order-open",
  hq: "hq",
  soldati: "remove-soldato",
  recruit: "recruit",
  place: "place",
  issue: "order",
  equipment: "car",
  influence: "influence",
  mat: "influence",
  commission: "influence",
  car: "car",
  lab: "lab",
  boat: "boat",
  start_piece: "start-player",
  final: "final-action",
  tile: "tile",
  skull: "skull",
  car_attack: "car",
  miniguns: "boat",
  labs: "lab",
  vests: "shield",
  watchmen: "shield",
  removed: "remove-soldato",
  gone: "remove-soldato",
  knockout: "knockout",
  approach: "knockout",
};

/** All that the engine says about an action; money has its coin and its rule beside it. */
function linesOf(view: LaFamigliaView, names: Record<string, string>, told: PreviewLines): Line[] {
  const one = (line: PreviewLine, sign: 1 | -1): Line => {
    const text = tellLine(voice, view, names, line);
    if (line.kind === "money") return { coin: sign * line.amount, text, rule: line.rule };
    const icon = line.kind === "value" ? String(line.facts["row"]) : SIGNS[line.kind];
    return { text, ...(icon ? { icon } : {}) };
  };
  return [
    ...told.costs.map((line) => one(line, -1)),
    ...[...told.gains, ...told.bonuses, ...told.changes, ...told.open].map((line) => one(line, 1)),
  ];
}

const money = (lines: readonly PreviewLine[]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === "money" ? amount : 0), 0);

/** What may be overlooked in an action. */
export const warnings = (view: LaFamigliaView, names: Record<string, string>, told: PreviewLines): string[] =>
  told.risks.map((line) => tellLine(voice, view, names, line));

/** What an answer that is called after a row of the mat says already. */
const TOLD_BY_THE_ROW: ReadonlySet<string> = new Set(["value", "mat", "commission"]);

/** What comes of an action, in as few words as an answer has room for; a number that changes stands by itself. */
export function effect(
  view: LaFamigliaView,
  names: Record<string, string>,
  told: PreviewLines,
): { text: string; change?: string } {
  const value = [...told.gains, ...told.changes].find(({ kind }) => kind === "value");
  const paid = money(told.gains) - money(told.costs);
  const now = value?.facts["now"];
  const change = value && typeof now === "number" ? { change: `${now} → ${value.amount}` } : {};
  const gained = told.gains.find(({ kind }) => kind !== "money" && !TOLD_BY_THE_ROW.has(kind));
  const last = told.bonuses.at(-1) ?? gained;
  if (!last && paid !== 0)
    return { text: say(paid < 0 ? "bar-lafamiglia-pay" : "bar-lafamiglia-get", { money: Math.abs(paid) }), ...change };
  const line = last ?? told.changes.find((one) => one !== value) ?? told.costs[0] ?? told.open[0];
  const text = line ? tellLine(voice, view, names, line) : value ? say("bar-lafamiglia-value") : "";
  return { text, ...change };
}

/** What an action is, and what the engine says it costs and brings, once it has. */
export function foresee(
  pack: Pack,
  view: LaFamigliaView,
  seat: string,
  notation: string,
  names: Record<string, string>,
  told: PreviewLines | undefined,
  carried: string | null = null,
): Preview {
  const purse = view.families?.[seat]?.money;
  const preview = shownBefore(pack, view, notation);
  let change = told ? money(told.gains) - money(told.costs) : 0;
  const owner = verbOf(notation) === "use" ? (carried?.split(" ")[1] ?? "neutral") : "neutral";
  // The engine does not know which token will go there.
  const open = told?.open.find(({ kind }) => kind === "token");
  if (told && open && carried) told = { ...told, open: told.open.filter((line) => line !== open) };
  if (open && owner !== "neutral" && owner !== seat) {
    const text = say("lafamiglia-preview-money-owner", { other: names[owner] ?? familyName(pack, owner) });
    preview.lines.push({ coin: -open.amount, text, rule: open.rule });
    change -= open.amount;
  }
  if (told) preview.lines.push(...linesOf(view, names, told));
  if (change !== 0 && purse !== undefined) preview.money = [purse, purse + change];
  return preview;
}

/** What a space offers, with the own numbers of the viewer. */
function actionsInFull(view: LaFamigliaView, space: Space): string {
  const numbers = numbersOfActions(space, numbersOn(view.families?.[view.seat ?? ""], space.id));
  return space.actions.map((action, at) => actionInFull(action, numbers[at])).join(` ${space.join} `);
}

/** The heading, and what is printed on the thing or lies where the action leads. */
function shownBefore(pack: Pack, view: LaFamigliaView, notation: string): Preview {
  const [verb = "", first = ""] = notation.split(" ");
  const preview: Preview = { title: tellAction(voice, notation, view), lines: [] };
  const there = (area: string, named = false): void => {
    const text = areaPieces(pack, view, area);
    preview.lines.push({ icon: "soldato", text: named ? labelled(nameOf(pack, "area", area), text) : text });
  };
  switch (verb) {
    case "use": {
      const space = pack.spaces[first];
      if (!space) break;
      preview.title = labelled(spaceName(pack, first), actionsInFull(view, space));
      preview.icon = space.actions[0] ? (actionGlyph(space.actions[0]).icons[0] ?? "sheet") : "sheet";
      break;
    }
    case "unlock": {
      const space = pack.soloSpaces[first];
      preview.icon = "padlock-open";
      if (space) preview.lines.push({ icon: "book", text: offerInFull(space) });
      break;
    }
    case "board":
    case "extra":
    case "token":
      preview.icon = "influence";
      break;
    case "keep": {
      const card = pack.characters[first];
      if (!card) break;
      preview.icon = card.id;
      preview.title = card.name;
      preview.lines.push({ icon: "hq", text: characterInFull(card) });
      break;
    }
    case "column":
      preview.title = columnName(first);
      preview.icon = "sheet";
      break;
    case "row":
      preview.icon = first;
      break;
    case "order": {
      const order = pack.orders[first];
      if (!order) break;
      preview.title = order.name;
      preview.icon = `initiative-${order.type}`;
      preview.lines.push({ icon: "book", text: orderParts(order) });
      if (order.special) preview.lines.push({ icon: "note", text: pack.special[order.special] ?? "" });
      break;
    }
    case "mark":
    case "unmark":
      preview.icon = "tile";
      preview.lines.push({ icon: "book", text: pack.tiles[first]?.text ?? "" });
      break;
    case "to":
    case "ship":
    case "allies":
    case "strike":
    case "bomb":
      preview.icon = verb === "strike" || verb === "bomb" ? "strike" : "advance";
      there(first);
      break;
    case "soldati":
    case "drive":
    case "walk": {
      const area = view.about?.target ?? view.about?.area;
      if (area) there(area, true);
      break;
    }
    default:
      if (view.areas[first]) there(first);
  }
  return preview;
}

/** The preview in one sentence, for the decision bar. */
export function consequence(preview: Preview): string {
  const told = preview.lines.map(({ coin, text }) =>
    coin === undefined ? text : `${coin > 0 ? "+" : "−"}${Math.abs(coin)} ${text}`,
  );
  if (preview.money) told.push(say("web-lafamiglia-money-after", { now: preview.money[0], after: preview.money[1] }));
  return told.join(" · ");
}

const ICONS: Record<string, string> = {
  done: "check",
  skip: "next",
  decline: "close",
  finesse: "finesse",
  force: "force",
  take: "take",
  leave: "leave",
  drive: "car",
  walk: "soldato",
  bribe: "money",
  stay: "boat",
  supply: "supply",
  reinforce: "reinforce",
  give: "team",
  sell: "order",
  strike: "strike",
  bomb: "car-bomb",
  to: "advance",
  ship: "boat",
  allies: "retarget",
  car: "car",
  lab: "lab",
  boat: "boat",
};

export function moveIcon(notation: string): string | undefined {
  const [verb, first] = notation.split(" ");
  return verb === "row" ? first : ICONS[verbOf(notation)];
}
