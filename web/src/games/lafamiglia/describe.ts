/** The position in lines, for the text mode and for ears. */

import type { View } from "@/games/face";
import { COLUMNS, ROWS } from "@/generated/lafamiglia";
import { say } from "@/shell/words.svelte";
import {
  areaPieces,
  cardName,
  colourName,
  columnCost,
  columnName,
  familyName,
  labelled,
  nameOf,
  offerInFull,
  orderInFull,
  spaceName,
} from "./names";
import { fetchPack, packOf, type Pack } from "./pack";
import { scoreLines } from "./score/score";
import { seatsFrom, type LaFamigliaView } from "./view";

function familyLines(pack: Pack, view: LaFamigliaView, seat: string, names: Record<string, string>): string[] {
  const family = view.families?.[seat];
  if (!family) return [];
  const first = [
    say("table-family", { name: familyName(pack, seat), who: names[seat] ?? seat, count: family.mandamenti }),
  ];
  first.push(
    say("table-values", {
      police: family.police,
      church: family.church,
      car: family.car_attack,
      bomb: family.car_bomb,
    }),
  );
  const rows = ROWS.map(
    (row) => `${columnName(row)} ${(pack.families[seat]?.mat[row].spaces.length ?? 0) - family.removed[row]}`,
  ).join(", ");
  const second = [
    say("table-mat-left", { rows }),
    say("table-supply", {
      soldati: family.supply ?? "?",
      cars: family.cars,
      boats: family.boats,
      influence: family.influence,
    }),
  ];
  if (family.sold.length > 0)
    second.push(say("table-sold", { orders: family.sold.map((id) => nameOf(pack, "order", id)).join(", ") }));
  if (family.bust) second.push(say("table-bust", { space: spaceName(pack, family.bust) }));
  const orders =
    (family.orders ?? []).map((id) => (pack.orders[id] ? orderInFull(pack.orders[id]) : id)).join("; ") ||
    say("plain-nothing");
  const third =
    family.money === undefined
      ? say("table-hq-hidden", { count: family.orders_in_hq })
      : say("table-hq", { money: family.money, soldati: family.hq ?? 0, orders });
  return [`${first.join("; ")}.`, `${second.join("; ")}.`, third];
}

export function describe(seen: View, names: Record<string, string>): string[] {
  const view = seen as LaFamigliaView;
  const pack = packOf(view.content);
  if (!pack) {
    void fetchPack(view.content);
    return [];
  }
  const lines = [
    `${say("table-round", { round: view.round, rounds: pack.rounds, phase: say(`table-phase-${view.phase}`) })}.`,
  ];
  lines.push(
    say("table-order-of-play", {
      seats: seatsFrom(view, view.phase_first)
        .map((seat) => `${colourName(seat)} ${names[seat] ?? seat}`)
        .join(" > "),
      name: names[view.first] ?? view.first,
    }),
  );
  lines.push(...scoreLines(pack, view, names));
  for (const { id, name, areas } of Object.values(pack.mandamenti)) {
    const holder = view.control[id];
    const held = holder ? ` (${say("table-held-by", { name: names[holder] ?? holder })})` : "";
    lines.push(
      labelled(
        `${name}${held}`,
        areas.map((area) => `${pack.areas[area]?.name} ${areaPieces(pack, view, area)}`).join("; "),
      ),
    );
  }
  const boats = Object.entries(view.seas).filter(([, there]) => there.length > 0);
  lines.push(
    boats.length > 0
      ? say("table-seas", {
          seas: boats.map(([sea, there]) => `${pack.seas[sea]?.name} ${there.map(colourName).join(", ")}`).join("; "),
        })
      : say("table-no-boats"),
  );
  lines.push(say("table-heading", { label: say("table-sheet-top", { number: view.sheets.top.sheet }) }));
  for (const column of COLUMNS) {
    const lying = Object.entries(view.sheets.top.tokens).filter(
      ([space, tokens]) => tokens.length > 0 && pack.spaces[space]?.column === column,
    );
    if (lying.length === 0) continue;
    const tokens = lying
      .map(([space, those]) => `${spaceName(pack, space)} ${those.map(colourName).join(", ")}`)
      .join("; ");
    lines.push(
      say("table-column-line", {
        column: columnName(column),
        money: columnCost(view, column, view.seat),
        tokens,
      }),
    );
  }
  lines.push(say("table-heading", { label: say("table-sheet-bottom", { number: view.sheets.bottom.sheet }) }));
  for (const [id, tokens] of Object.entries(view.sheets.bottom.tokens)) {
    const space = pack.spaces[id];
    if (!space || (space.kind === "blank" && tokens.length === 0)) continue;
    const lies = tokens.length > 0 ? ` (${say("table-taken", { tokens: tokens.map(colourName).join(", ") })})` : "";
    lines.push(labelled(spaceName(pack, id), offerInFull(space)) + lies);
  }
  for (const seat of seatsFrom(view, view.seat ?? view.cycle[0] ?? ""))
    lines.push(...familyLines(pack, view, seat, names));
  const tiles = view.tiles.in_play.map((tile) => {
    const holders = view.tiles.marked.flatMap((marked) => (marked[tile] ? [names[marked[tile]] ?? marked[tile]] : []));
    const name = nameOf(pack, "tile", tile);
    return holders.length > 0 ? say("table-tile-marked", { tile: name, names: holders.join(", ") }) : name;
  });
  lines.push(say("table-tiles", { tiles: tiles.join(", ") }));
  lines.push(say("table-stock", { labs: view.lab_stock, soldati: view.neutral_stock }));
  const { conflict } = view;
  if (conflict) {
    const there = view.areas[conflict.area];
    lines.push(
      say("table-conflict", {
        area: nameOf(pack, "area", conflict.area),
        attacker: colourName(conflict.attacker),
        soldati: conflict.soldati,
        defender: colourName(there?.family ?? "neutral"),
        defenders: there?.soldati ?? 0,
      }),
    );
    if (conflict.car) lines.push(say("table-conflict-car"));
    for (const card of [conflict.attack_card, conflict.defence_card])
      if (card) lines.push(say("table-conflict-card", { card: cardName(card) }));
  }
  return lines;
}
