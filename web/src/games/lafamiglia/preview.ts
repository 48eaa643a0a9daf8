/** What an action costs and brings, before it is done. */

import { say } from "@/shell/words.svelte";
import type { Column, Row } from "@/generated/lafamiglia";
import type { Action } from "@/generated/pack";
import { verbOf } from "./choosing.svelte";
import { forecast, type Forecast } from "./forecast";
import {
  actionInFull,
  areaPieces,
  characterInFull,
  columnCost,
  columnName,
  columnTokens,
  familyName,
  nameOf,
  orderInFull,
  orderParts,
  spaceName,
  tellMove,
} from "./names";
import type { Pack } from "./pack";
import { actionGlyph } from "./pieces/glyphs";
import type { LaFamigliaView } from "./view";

export interface Line {
  /** Money in or out, or an icon. */
  coin?: number;
  icon?: string;
  text: string;
  value?: string;
  rule?: string;
}

export interface Preview {
  icon?: string;
  title: string;
  lines: Line[];
  /** The viewer's money before and after. */
  money?: [number, number];
}

const thin = "\u2009";

/** What one action of a space does, in the player's own numbers. */
function actionLine(view: LaFamigliaView, seat: string, action: Action): Line {
  const family = view.families?.[seat];
  const glyph = actionGlyph(action);
  const icon = glyph.icons[0] ?? "";
  const bonus = action.bonus ?? 0;
  if (family && (action.do === "place" || action.do === "place_reinforce")) {
    return {
      icon,
      text: say("web-lafamiglia-up-to-place", { count: family.police + bonus }),
      value: `${columnName("police")} ${family.police} + ${bonus}`,
    };
  }
  if (family && action.do === "recruit") {
    return {
      icon,
      text: say("web-lafamiglia-up-to-recruit", { count: family.church + bonus }),
      value: `${columnName("church")} ${family.church} + ${bonus}`,
    };
  }
  if (action.do.startsWith("launder")) {
    const labs = Object.values(view.areas).reduce((sum, area) => sum + (area.family === seat ? area.labs : 0), 0);
    return { icon, text: actionInFull(action), value: `+${labs}` };
  }
  return { icon, text: actionInFull(action) };
}

function rowLines(pack: Pack, view: LaFamigliaView, seat: string, row: Row): Line[] {
  const gone = view.families?.[seat]?.removed[row] ?? 0;
  const spaces = pack.families[seat]?.mat[row].spaces ?? [];
  const space = spaces[gone];
  if (!space) return [];
  const lines: Line[] = [];
  if (space.reveals === "value") {
    const worth = Array.isArray(space.value) ? space.value.join(" / ") : String(space.value);
    lines.push({ icon: row, text: say("web-lafamiglia-new-value", { row: columnName(row) }), value: worth });
  } else if (space.reveals === "money")
    lines.push({ coin: space.n ?? 0, text: say("table-coin-in", { money: space.n ?? 0 }) });
  else lines.push({ icon: space.reveals, text: nameOf(pack, "part", space.reveals) });
  const order = pack.orders[`${seat}.${row}.${space.section}`];
  if (order && spaces[gone - 1]?.section !== space.section)
    lines.push({ icon: "order-open", text: say("web-lafamiglia-gain-order", { order: orderInFull(order) }) });
  return lines;
}

export function forecastLines(told: Forecast, soldati?: number): Line[] {
  const lines: Line[] = [
    {
      icon: "skull",
      text: say("web-lafamiglia-attack", { skull: told.skull, car: told.car }),
      value: String(told.attack),
    },
    {
      icon: "shield",
      text: say("web-lafamiglia-defence", { labs: told.labs, vests: told.vests, watchmen: told.watchmen }),
      value: String(told.defence),
    },
  ];
  const text = say("web-lafamiglia-gone-first", { removed: told.removed, defenders: told.defenders, left: told.left });
  lines.push(
    soldati === undefined
      ? { icon: "remove-soldato", text }
      : { icon: "knockout", text, value: `${soldati}${thin}:${thin}${told.left}` },
  );
  return lines;
}

/** What lies in an area that soldati would enter, and what the attack would do. */
function attackLines(
  pack: Pack,
  view: LaFamigliaView,
  seat: string,
  target: string,
  verb: string,
  soldati?: number,
): Line[] {
  const area = view.areas[target];
  if (!area) return [];
  if (area.family === seat || area.family === null) return [{ icon: "soldato", text: areaPieces(pack, view, target) }];
  const car =
    verb === "drive"
      ? (view.families?.[seat]?.car_attack ?? 0)
      : verb === "bomb"
        ? (view.families?.[seat]?.car_bomb ?? 0)
        : 0;
  return [
    { icon: "soldato", text: areaPieces(pack, view, target) },
    ...forecastLines(forecast(pack, view, seat, target, view.about?.order, car, verb === "ship"), soldati),
  ];
}

/** What an action brings, so far as it can be told before it is done. */
export function foresee(
  pack: Pack,
  view: LaFamigliaView,
  seat: string,
  notation: string,
  carried: string | null = null,
): Preview {
  const [verb = "", first = "", second = ""] = notation.split(" ");
  const purse = view.families?.[seat]?.money;
  const preview: Preview = { title: tellMove(pack, view, notation), lines: [] };
  let change = 0;
  const cost = (coin: number, text: string, rule: string): void => {
    if (coin === 0) return;
    preview.lines.push({ coin, text, rule });
    change += coin;
  };
  const toOwner = (colour: string): void => {
    if (colour && colour !== "neutral" && colour !== seat)
      cost(-1, say("web-lafamiglia-to-owner", { name: familyName(pack, colour) }), "LF-P-04");
  };
  switch (verb) {
    case "use": {
      const space = pack.spaces[first];
      if (!space) break;
      preview.title = `${spaceName(pack, first)}: ${space.actions.map(actionInFull).join(` ${space.join} `)}`;
      preview.icon = space.actions[0] ? (actionGlyph(space.actions[0]).icons[0] ?? "sheet") : "sheet";
      if (carried) toOwner(carried.split(" ")[1] ?? "");
      cost(space.coin, say(space.coin < 0 ? "web-lafamiglia-to-supply" : "web-lafamiglia-from-supply"), "LF-PA-05");
      preview.lines.push(...space.actions.map((action) => actionLine(view, seat, action)));
      break;
    }
    case "board":
    case "extra":
    case "unlock": {
      const space = pack.soloSpaces[first];
      if (!space) break;
      preview.icon = verb === "unlock" ? "padlock-open" : "influence";
      if (verb !== "unlock") cost(space.coin, say("web-lafamiglia-from-supply"), "LX-M-04");
      preview.lines.push(...space.actions.map((action) => actionLine(view, seat, action)));
      break;
    }
    case "keep": {
      const card = pack.characters[first];
      if (!card) break;
      preview.icon = card.id;
      preview.title = card.name;
      preview.lines = [{ icon: "hq", text: characterInFull(card) }];
      break;
    }
    case "token":
      preview.icon = "influence";
      toOwner(second);
      break;
    case "column": {
      const { printed, tokens, foreign } = columnCost(pack, view, first as Column, seat);
      preview.title = columnName(first);
      preview.icon = "sheet";
      cost(-printed, say("web-lafamiglia-printed"), "LF-PB-03");
      cost(-tokens, say("web-lafamiglia-per-token", { count: columnTokens(pack, view, first).length }), "LF-PB-04");
      cost(-foreign, say("web-lafamiglia-per-foreign", { count: foreign }), "LF-PB-05");
      preview.lines.push({
        icon: first === "two_institutions" ? "two-institutions" : first === "start_player" ? "start-player" : first,
        text: say(`web-lafamiglia-column-${first.replaceAll("_", "-")}`),
      });
      preview.lines.push({ icon: "order", text: say("web-lafamiglia-column-order"), rule: "LF-PB-11" });
      break;
    }
    case "row":
      preview.icon = first;
      preview.lines = rowLines(pack, view, seat, first as Row);
      break;
    case "order": {
      const order = pack.orders[first];
      if (!order) break;
      preview.title = order.name;
      preview.icon = `initiative-${order.type}`;
      preview.lines = [{ icon: "book", text: orderParts(order) }];
      if (order.special) preview.lines.push({ icon: "note", text: pack.special[order.special] ?? "" });
      break;
    }
    case "mark":
    case "unmark":
      preview.icon = "tile";
      preview.lines = [{ icon: "book", text: pack.tiles[first]?.text ?? "" }];
      break;
    case "sell":
      cost(1, say("web-lafamiglia-from-supply"), "LF-AT-02");
      break;
    case "give":
      cost(-2, say("table-do-give"), "LF-AT-04");
      break;
    case "to":
    case "ship":
    case "allies":
    case "strike":
    case "bomb":
      preview.icon = verb === "strike" || verb === "bomb" ? "strike" : "advance";
      if (verb === "allies") cost(-1, say("web-lafamiglia-to-supply"), "LF-XT-01");
      preview.lines.push(...attackLines(pack, view, seat, first, verb));
      break;
    case "soldati":
    case "drive":
    case "walk": {
      const target = view.about?.target;
      if (target)
        preview.lines = attackLines(pack, view, seat, target, verb, verb === "soldati" ? Number(first) : undefined);
      else if (view.about?.area)
        preview.lines = [
          {
            icon: "soldato",
            text: `${nameOf(pack, "area", view.about.area)}: ${areaPieces(pack, view, view.about.area)}`,
          },
        ];
      break;
    }
    case "recruit": {
      const hq = view.families?.[seat]?.hq;
      if (hq !== undefined)
        preview.lines = [
          { icon: "recruit", text: say("web-lafamiglia-hq-soldati"), value: `${hq} → ${hq + Number(first)}` },
        ];
      break;
    }
    case "pay":
      cost(-Number(first), say("web-lafamiglia-to-supply"), "LF-XO-03");
      break;
    case "bribe":
      cost(-1, say("web-lafamiglia-to-supply"), "LF-XT-02");
      break;
    default:
      if (view.areas[first]) preview.lines = [{ icon: "soldato", text: areaPieces(pack, view, first) }];
  }
  if (change !== 0 && purse !== undefined) preview.money = [purse, purse + change];
  return preview;
}

/** The preview in one sentence, for the decision bar. */
export function consequence(preview: Preview): string {
  const told = preview.lines.map(
    ({ coin, text, value }) =>
      `${coin !== undefined ? `${coin > 0 ? "+" : "−"}${Math.abs(coin)} ` : ""}${text}${value === undefined ? "" : /\d/.test(text) ? ` = ${value}` : ` ${value}`}`,
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
  return ICONS[verbOf(notation)];
}
