/** What the things of La Famiglia are called: ids of the content pack and words of the notation, in the page's language. */

import type { GameEvent } from "@/face/view";
import { knows, say, type Facts } from "@/words/words.svelte";
import { FACTS, VERBS, type Kind } from "@/generated/lafamiglia";
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
    case "space":
      return spaceName(pack, id);
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

export function partInFull(part: Part): string {
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

export function actionInFull(action: Action): string {
  let text = partName(action.do);
  if ((action.count ?? 1) > 1)
    text = say(action.areas === 1 ? "table-part-two-orders-one-area" : "table-part-two-orders");
  if (action.bonus) text += ` +${action.bonus}`;
  if (action.to === "sheet") text += ` ${say("table-to-sheet")}`;
  if (action.max !== undefined || action.n !== undefined) text += ` ${action.max ?? action.n}`;
  return text;
}

/** What a space offers: `order + place +2, pay 1`. */
export function offerInFull(space: Pick<Space, "actions" | "join" | "coin" | "infinite">): string {
  let text = space.actions.map(actionInFull).join(` ${space.join} `) || say("table-no-action");
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

/** What moving a column costs a seat; nobody in particular pays what whoever must decide would. */
export function columnCost(view: LaFamigliaView, column: string, seat: string | null): number {
  const payer = [seat, view.decision?.seat, view.first].find((one) => one != null && view.families?.[one]);
  return (payer && view.families?.[payer]?.column_costs[column]) || 0;
}

// ---------------------------------------------------------------- actions and events

/** Verbs whose full words tell something of the moment at which they are asked. */
const PAST: ReadonlySet<string> = new Set(["force", "members", "seat", "column"]);

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An action in words. */
export function tellMove(pack: Pack, view: LaFamigliaView, notation: string): string {
  const [verb = "", ...rest] = notation.split(" ");
  if (verb === "token")
    return say("table-do-token", { what: spaceName(pack, rest[0] ?? ""), token: tokenColour(rest[1] ?? "") });
  const facts: Facts = {};
  (VERBS[verb] ?? []).forEach((kind: Kind, at) => {
    const word = rest[at] ?? "";
    if (kind === "number") facts["number"] = Number(word);
    else if (kind === "order") facts["what"] = pack.orders[word] ? orderInFull(pack.orders[word]) : word;
    else if (kind === "space") {
      const space = pack.spaces[word] ?? pack.soloSpaces[word];
      facts["what"] = space ? labelled(spaceName(pack, word), offerInFull(space)) : word;
    } else facts[at === 0 ? "what" : "other"] = nameOf(pack, kind === "colour" ? "family" : kind, word);
  });
  if (verb === "do") return capital(String(facts["what"] ?? notation));
  const card = verb === "keep" ? pack.characters[rest[0] ?? ""] : undefined;
  if (card) facts["card"] = characterInFull(card);
  // In a record an answer may be past, and what it was about is gone.
  const asked = view.seat !== null && view.decision?.actions?.includes(notation);
  if (!asked && PAST.has(verb)) return say(`table-did-${verb}`, facts);
  if (verb === "force") facts["number"] = view.conflict?.force ?? 0;
  if (verb === "members") facts["rest"] = (view.about?.number ?? 0) - Number(rest[0]);
  if (verb === "seat" && view.coupole && view.seat !== null) {
    const mine = view.coupole.seats[view.seat] ?? 0;
    const all = Object.values(view.coupole.seats).reduce((sum, seats) => sum + seats, 0);
    facts["mine"] = mine + Number(rest[0]);
    facts["theirs"] = all - mine - Number(rest[0]);
  }
  if (verb === "column") facts["money"] = columnCost(view, rest[0] ?? "", view.decision?.seat ?? null);
  if (verb === "sell" || verb === "give") {
    facts["money"] = verb === "sell" ? view.prices.sale : view.prices.gift;
    facts["arrives"] = view.prices.gift_arrives;
  }
  const key = `table-do-${verb}`;
  return knows(key) ? say(key, facts) : notation;
}

/** An event with names in the place of ids. */
export function readable(pack: Pack, event: GameEvent): GameEvent {
  const told: GameEvent = { ...event };
  for (const [fact, kind] of Object.entries(FACTS)) {
    const value = told[fact];
    if (typeof value === "string") told[fact] = value === "hidden" ? value : nameOf(pack, kind, value);
    else if (Array.isArray(value)) {
      const listed = fact === "attacker" || fact === "defender" ? "card" : kind;
      told[fact] = value.map((one, at) => nameOf(pack, listed, String(one)) + (at < value.length - 1 ? "," : ""));
    }
  }
  // In a refusal the other one is an area.
  const other = told["other"];
  if (typeof other === "string" && pack.areas[other]) told["other"] = nameOf(pack, "area", other);
  return told;
}
