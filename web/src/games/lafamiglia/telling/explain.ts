/** Everything on La Famiglia's table in words: what it is called, what it does, and the rule. */

import type { View } from "@/face/view";
import { ROWS, type Row } from "@/generated/lafamiglia";
import type { Action } from "@/generated/pack";
import type { Explaining, Explanation } from "@/face/explaining";
import { say } from "@/words/words.svelte";
import {
  areaPieces,
  cardName,
  characterInFull,
  columnCost,
  columnName,
  familyName,
  offerInFull,
  orderParts,
  spaceName,
  tellSea,
} from "../model/names";
import { packOf, type Pack } from "../model/pack";
import { actionGlyph } from "../pieces/glyphs";
import type { LaFamigliaView } from "../model/view";

/** A sign: the message with its name, and the rule that says what it does. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  soldato: ["explain-soldato", "LF-MG-02"],
  car: ["explain-car", "LF-MV-08"],
  boat: ["explain-boat", "LF-MV-06"],
  lab: ["explain-lab", "LF-AC-13"],
  influence: ["explain-influence", "LF-P-03"],
  money: ["explain-money", "LF-P-04"],
  control: ["explain-control", "LF-MG-03"],
  tile: ["web-lafamiglia-tiles", "LF-CT-01"],
  "start-player": ["explain-start-player", "LF-T-03"],
  hq: ["web-lafamiglia-hq", "LF-I-01"],
  supply: ["explain-supply", "LF-C-09"],
  recruit: ["table-part-recruit", "LF-AC-01"],
  place: ["table-part-place", "LF-AC-02"],
  reinforce: ["table-part-reinforce", "LF-AC-03"],
  order: ["table-part-issue-order", "LF-AC-06"],
  "order-2": ["table-part-two-orders", "LF-AC-06"],
  "order-pair": ["table-part-two-orders-one-area", "LF-AC-06"],
  equipment: ["table-part-equipment", "LF-AC-08"],
  launder: ["table-part-launder", "LF-AC-13"],
  gather: ["table-part-gather", "LF-XA-05"],
  exert: ["table-part-exert-influence", "LF-AC-15"],
  "exert-sheet": ["explain-exert-sheet", "LF-AC-16"],
  "exert-row": ["table-part-influence-row2", "LF-PB-08"],
  "final-action": ["table-part-final-action", "LF-AC-18"],
  infinity: ["table-infinite", "LF-PA-02"],
  "initiative-supply": ["explain-initiative-supply", "LF-E-03"],
  "initiative-attack": ["explain-initiative-attack", "LF-E-04"],
  "soldato-base": ["table-part-place-base", "LF-O-03"],
  advance: ["table-part-move", "LF-MV-04"],
  "advance-2": ["table-part-move2", "LF-MV-04"],
  skull: ["table-part-skull", "LF-BN-01"],
  strike: ["table-part-strike", "LF-ST-01"],
  "strike-2": ["table-part-strike2", "LF-ST-07"],
  "car-bomb": ["explain-car-bomb", "LF-ST-02"],
  rally: ["table-part-rally", "LF-MV-01"],
  pentito: ["table-part-pentito", "LF-PN-01"],
  agitate: ["table-part-agitate", "LF-AG-01"],
  vest: ["table-part-vest", "LF-O-12"],
  shield: ["web-lafamiglia-duel-defence", "LF-BN-06"],
  finesse: ["lafamiglia-do-finesse", "LF-CF-02"],
  force: ["explain-force", "LF-CF-14"],
  take: ["lafamiglia-do-take", "LF-CF-04"],
  leave: ["lafamiglia-do-leave", "LF-CF-05"],
  knockout: ["explain-knockout", "LF-KO-01"],
};
const GROUPS = [
  ["explain-group-pieces", ["soldato", "car", "boat", "lab", "influence", "money", "control", "tile", "start-player"]],
  ["explain-group-places", ["hq", "supply", "infinity"]],
  [
    "explain-group-actions",
    [
      "recruit",
      "place",
      "reinforce",
      "order",
      "order-2",
      "order-pair",
      "equipment",
      "launder",
      "gather",
      "exert",
      "exert-sheet",
      "exert-row",
      "final-action",
    ],
  ],
  [
    "explain-group-orders",
    [
      "initiative-supply",
      "initiative-attack",
      "soldato-base",
      "advance",
      "advance-2",
      "skull",
      "strike",
      "strike-2",
      "car-bomb",
      "rally",
      "pentito",
      "agitate",
      "vest",
    ],
  ],
  ["explain-group-conflict", ["shield", "finesse", "force", "take", "leave", "knockout"]],
] as const;
const ROW_RULES: Readonly<Record<Row, string>> = {
  justice: "LF-FM-07",
  police: "LF-FM-08",
  economy: "LF-FM-09",
  church: "LF-FM-08",
};

const sign = (name: string): Explanation | undefined => {
  const [key, rule] = SIGNS[name] ?? [];
  return key && rule ? { title: say(key), icon: name, rule } : undefined;
};
const ruleOf = (action: Action | undefined): string =>
  (action && SIGNS[actionGlyph(action).icons[0] ?? ""]?.[1]) ?? "LF-PA-02";

function tellRow(row: Row, view: LaFamigliaView, near: string): Explanation {
  const family = view.families?.[near];
  const value =
    !family || row === "economy"
      ? ""
      : row === "justice"
        ? `${family.car_attack} / ${family.car_bomb}`
        : String(family[row]);
  return {
    title: columnName(row),
    icon: row,
    rule: ROW_RULES[row],
    ...(value ? { now: say("explain-row-now", { value }) } : {}),
  };
}

function tellOn(pack: Pack, kind: string, id: string, view: LaFamigliaView, near: string): Explanation | undefined {
  switch (kind) {
    case "order": {
      const order = pack.orders[id];
      if (!order) return undefined;
      const facts = { type: order.type, initiative: order.initiative, parts: orderParts(order) };
      return {
        title: order.name,
        icon: order.type === "supply" ? "initiative-supply" : "initiative-attack",
        text: say("explain-order", facts),
        rule: order.type === "supply" ? "LF-E-03" : "LF-E-04",
      };
    }
    case "space": {
      const space = pack.spaces[id] ?? pack.soloSpaces[id];
      if (!space) return undefined;
      return { title: spaceName(pack, id), text: offerInFull(space), rule: ruleOf(space.actions[0]) };
    }
    case "column":
      return {
        title: columnName(id),
        rule: "LF-PB-01",
        now: say("explain-column-now", { money: columnCost(view, id, near) }),
      };
    case "tile": {
      const tile = pack.tiles[id];
      return tile && { title: tile.name, icon: "tile", text: tile.text, rule: "LF-CT-02" };
    }
    case "character": {
      const card = pack.characters[id];
      return card && { title: card.name, icon: card.id, text: characterInFull(card), rule: "LF-S-18" };
    }
    case "area": {
      const area = pack.areas[id];
      if (!area) return undefined;
      const named = (ids: readonly string[]): string => ids.map((one) => pack.areas[one]?.name ?? one).join(", ");
      return {
        title: area.name,
        text: say("explain-area", {
          mandamento: pack.mandamenti[area.mandamento]?.name ?? "",
          pieces: areaPieces(pack, view, id),
          neighbours: named(area.neighbours),
        }),
        rule: "LF-M-02",
      };
    }
    case "sea":
      return { title: pack.seas[id]?.name ?? id, icon: "boat", text: tellSea(pack, view, id), rule: "LF-M-03" };
    case "token":
      return { title: say("explain-influence"), text: familyName(pack, id), icon: "influence", rule: "LF-P-04" };
    default:
      return undefined;
  }
}

function tell(thing: string, seen: View, near: string): Explanation | undefined {
  const view = seen as LaFamigliaView;
  const [kind = "", ...rest] = thing.split(" ");
  const id = rest.join(" ");
  if (kind === "icon") return sign(id);
  if (kind === "row") {
    const row = ROWS.find((one) => one === id);
    return row && tellRow(row, view, near);
  }
  if (kind === "card")
    return { title: cardName(id), rule: id === "turncoat" ? "LF-CF-09" : "LF-CF-10", icon: id.replace(/\d$/, "") };
  const pack = packOf(view.content);
  return pack ? tellOn(pack, kind, id, view, near) : undefined;
}

export const explaining: Explaining = {
  tell,
  legend: () => [
    ...GROUPS.map(([title, things]) => ({ title: say(title), things: things.map((one) => `icon ${one}`) })),
    { title: say("explain-group-rows"), things: ROWS.map((row) => `row ${row}`) },
  ],
};
