/** What the things of La Famiglia are called: ids of the content pack and words of the notation, in the page's language. */

import { knows, say } from "@/words/words.svelte";
import type { Action, Character, Order, Part, Space } from "@/generated/pack";
import type { Pack } from "./pack";
import type { LaFamigliaView } from "./view";

const said = (key: string, otherwise: string): string => (knows(key) ? say(key) : otherwise);

export const colourName = (colour: string): string => said(`table-colour-${colour}`, colour);
/** A family spoken of as one (`famille noire`), and a token by its colour (`noir`). */
export const familyColour = (colour: string): string => said(`table-family-${colour}`, colour);
export const tokenColour = (colour: string): string => said(`table-token-${colour}`, colour);
export const columnName = (column: string): string => said(`table-column-${column}`, column);
export const partName = (part: string): string => said(`table-part-${part.replaceAll("_", "-")}`, part);
export const cardName = (card: string): string => said(`table-card-${card}`, card);
/** The name of a family, of the neutral soldati, or of nobody. */
export const familyName = (pack: Pack, colour: string): string => pack.families[colour]?.name ?? colourName(colour);

/** A text behind its label: `Enna: 3 soldati`. */
export const labelled = (label: string, text: string): string => say("table-labelled", { label, text });

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The name of a thing; its id where it has none. */
export function nameOf(pack: Pack, kind: string, id: string): string {
  switch (kind) {
    case "area":
      // The source of a token is a space.
      return pack.areas[id]?.name ?? (pack.spaces[id] ? spaceName(pack, id) : id);
    case "sea":
      return pack.seas[id]?.name ?? id;
    case "tile":
      return pack.tiles[id]?.name ?? id;
    case "character":
      return pack.characters[id]?.name ?? id;
    case "mandamento":
      return pack.mandamenti[id]?.name ?? id;
    case "order": {
      // One on the board, `enna red.basic.advance`, comes with its area.
      const [order = "", area] = id.split(" ").reverse();
      const name = pack.orders[order]?.name ?? order;
      return area === undefined ? name : `${name} (${nameOf(pack, "area", area)})`;
    }
    case "order_in_full":
      return pack.orders[id] ? orderInFull(pack.orders[id]) : id;
    case "space":
      return spaceName(pack, id);
    case "space_in_full": {
      const space = pack.spaces[id] ?? pack.soloSpaces[id];
      return space ? labelled(spaceName(pack, id), offerInFull(space)) : id;
    }
    case "character_in_full":
      return pack.characters[id] ? characterInFull(pack.characters[id]) : id;
    case "seat":
      return familyName(pack, id);
    case "colour":
      return colourName(id);
    case "family":
      return familyColour(id);
    case "token":
      return tokenColour(id);
    case "column":
    case "row":
      return columnName(id);
    case "card":
      return cardName(id);
    case "part":
      return partName(id);
    case "capital_part":
      return capital(partName(id));
    default:
      return id;
  }
}

/** `Police 2`: a space by its column and row. */
export function spaceName(pack: Pack, id: string): string {
  const space = pack.spaces[id];
  if (space) return say("table-space", { column: columnName(space.column), row: space.row });
  const at = Object.keys(pack.soloSpaces)
    .filter((one) => one.split(".")[0] === id.split(".")[0])
    .indexOf(id);
  return at < 0 ? id : say("table-space-solo", { number: at + 1 });
}

function partInFull(part: Part): string {
  const name = partName(part.part);
  if (part.bonus !== undefined) return `${name} +${part.bonus}`;
  const number = part.list?.join("-") ?? part.range ?? part.n;
  return number === undefined ? name : `${name} ${number}`;
}

export function orderParts(order: Order): string {
  const parts = order.parts.map(partInFull);
  if (order.special) parts.push(say(`table-special-${order.special}`));
  return parts.join(", ");
}

/** An order for those who hear it: `First strike, attack, initiative 4, move, attack bonus 2`. */
export function orderSpoken(order: Order): string {
  const { name, type, initiative } = order;
  const parts = order.parts.map((part) =>
    part.part === "skull" ? `${say("web-lafamiglia-duel-attack")} ${part.n ?? ""}`.trim() : partInFull(part),
  );
  if (order.special) parts.push(say(`table-special-${order.special}`));
  return say("web-sheets-order", { name, type, initiative, parts: parts.join(", ") });
}

export function orderInFull(order: Order): string {
  return `${order.type === "supply" ? "○" : "✶"}${order.initiative} ${order.name} (${orderParts(order)})`;
}

export function characterInFull(card: Character): string {
  return say("table-character", {
    money: card.money,
    hq: card.hq_soldati,
    soldati: card.soldati,
    cars: card.cars,
    boats: card.boats,
    labs: card.labs,
  });
}

const SAYS_NUMBER: ReadonlySet<string> = new Set(["exert_influence", "influence_row2"]);

/** An action in words; with the number that it has for the reader, where that is known. */
export function actionInFull(action: Action, number: number | null = null): string {
  let text = partName(action.do);
  if ((action.count ?? 1) > 1)
    text = say(action.areas === 1 ? "table-part-two-orders-one-area" : "table-part-two-orders");
  if (action.to === "sheet") text += ` ${say("table-to-sheet")}`;
  // How many tokens are moved, the name of the action says.
  const most = SAYS_NUMBER.has(action.do) ? undefined : (number ?? action.max ?? action.n);
  if (most !== undefined) text += ` ${most}`;
  else if (action.bonus) text += ` +${action.bonus}`;
  return text;
}

/** What a space offers: `order + place +2, pay 1`; with the reader's own numbers: `order + place 6, pay 1`. */
export function offerInFull(
  space: Pick<Space, "actions" | "join" | "coin" | "infinite">,
  numbers: readonly (number | null)[] = [],
): string {
  let text =
    space.actions.map((action, at) => actionInFull(action, numbers[at])).join(` ${space.join} `) ||
    say("table-no-action");
  if (space.coin)
    text += `, ${say(space.coin < 0 ? "table-coin-out" : "table-coin-in", { money: Math.abs(space.coin) })}`;
  if (space.infinite) text += `, ${say("table-infinite")}`;
  return text;
}

// ---------------------------------------------------------------- what lies where

export function areaPieces(pack: Pack, view: LaFamigliaView, id: string): string {
  const area = view.areas[id];
  if (!area) return "";
  const told: string[] = [];
  told.push(
    area.family
      ? say("table-soldati-of", { count: area.soldati, family: familyColour(area.family) })
      : say("table-empty-area"),
  );
  if (area.cars) told.push(say("table-cars", { count: area.cars }));
  if (area.labs) told.push(say("table-labs", { count: area.labs }));
  if (area.orders)
    told.push(
      say("table-orders", {
        count: area.orders.length,
        orders: area.orders.map((order) => (pack.orders[order] ? orderInFull(pack.orders[order]) : order)).join(", "),
      }),
    );
  else if (area.order_count) told.push(say("table-orders-hidden", { count: area.order_count }));
  return told.join(", ");
}

export function tellArea(pack: Pack, view: LaFamigliaView, id: string): string {
  const area = pack.areas[id];
  if (!area) return id;
  return labelled(`${area.name} (${pack.mandamenti[area.mandamento]?.name ?? ""})`, areaPieces(pack, view, id));
}

export function tellSea(pack: Pack, view: LaFamigliaView, id: string): string {
  const boats = (view.seas[id] ?? []).map(colourName).join(", ") || say("web-lafamiglia-no-boat");
  return labelled(pack.seas[id]?.name ?? id, boats);
}

export function columnTokens(pack: Pack, view: LaFamigliaView, column: string): string[] {
  return Object.entries(view.sheets.top.tokens).flatMap(([space, tokens]) =>
    pack.spaces[space]?.column === column ? tokens : [],
  );
}

/** What moving a column costs a seat; nobody in particular pays what the one who must decide would. */
export function columnCost(view: LaFamigliaView, column: string, seat: string | null): number {
  const payer = [seat, view.decision?.seat, view.first].find((one) => one != null && view.families?.[one]);
  return (payer && view.families?.[payer]?.column_costs[column]) || 0;
}
