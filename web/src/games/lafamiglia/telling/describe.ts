/** The position in words, for the text mode and for ears. */

import type { Section } from "@/face/face";
import type { View } from "@/face/view";
import { COLUMNS, ROWS } from "@/generated/lafamiglia";
import { say } from "@/words/words.svelte";
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
} from "../model/names";
import { fetchPack, packOf, type Pack } from "../model/pack";
import { scoreLines } from "../score/score";
import { seatsFrom, type FamilyView, type LaFamigliaView } from "../model/view";

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
  const rows = ROWS.map((row) => {
    const count = (pack.families[seat]?.mat[row].spaces.length ?? 0) - family.removed[row];
    const doubled = family.commission_mat?.[row]?.length ?? 0;
    return doubled > 0
      ? say("table-row-doubled", { row: columnName(row), count, doubled })
      : `${columnName(row)} ${count}`;
  }).join(", ");
  const second = [
    say("table-mat-left", { rows }),
    family.supply === undefined
      ? say("table-supply-hidden", { cars: family.cars, boats: family.boats, influence: family.influence })
      : say("table-supply", {
          soldati: family.supply,
          cars: family.cars,
          boats: family.boats,
          influence: family.influence,
        }),
    ...soloPieces(family),
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

/** What a family has only where fewer than four play. */
function soloPieces(family: FamilyView): string[] {
  const told: string[] = [];
  if (family.commission != null)
    told.push(
      say("table-commission", {
        colour: colourName(family.commission),
        count: Object.values(family.commission_mat ?? {}).reduce((sum, spaces) => sum + spaces.length, 0),
      }),
    );
  if (family.behind_screen !== undefined) told.push(say("table-behind", { count: family.behind_screen }));
  if (family.members !== undefined)
    told.push(say("table-members", { members: family.members, supply: family.members_supply ?? 0 }));
  return told;
}

function coupoleLines(pack: Pack, view: LaFamigliaView, names: Record<string, string>): string[] {
  const { coupole } = view;
  if (!coupole) return [];
  const { seats: all, control_from: from } = pack.data.solo.one_v_one.coupole;
  const seats = Object.entries(coupole.seats)
    .map(([seat, count]) => `${names[seat] ?? seat} ${count}`)
    .join(", ");
  const { control } = coupole;
  return [
    control === null
      ? say("table-coupole", { all, seats, from })
      : say("table-coupole-held", { all, seats, name: names[control] ?? control }),
  ];
}

/** The solo board: its spaces with their tokens, the extra actions, the restriction and the fictional family. */
function soloLines(pack: Pack, view: LaFamigliaView): string[] {
  const board = view.solo_board;
  if (!board) return [];
  const lines = view.fictional ? [say("table-solo-fictional", { colour: colourName(view.fictional) })] : [];
  for (const [id, tokens] of Object.entries(board.tokens)) {
    const space = pack.soloSpaces[id];
    if (!space) continue;
    const locked = board.locked?.includes(id) ? ` (${say("table-solo-locked")})` : "";
    const lies = tokens.length > 0 ? ` (${say("table-taken", { tokens: tokens.map(colourName).join(", ") })})` : "";
    lines.push(labelled(spaceName(pack, id), offerInFull(space)) + locked + lies);
  }
  if (board.extra) {
    const blocked = board.blocks?.filter(Boolean).length ?? 0;
    const free = board.extra.filter((there, at) => there && !board.blocks?.[at]).length;
    lines.push(say("table-solo-extra", { free, blocked }));
    if (board.extra_used) lines.push(say("table-solo-extra-done"));
  }
  if (board.restriction) lines.push(say("table-solo-restriction", { column: columnName(board.restriction) }));
  return lines;
}

function areaLines(pack: Pack, view: LaFamigliaView): string[] {
  return Object.values(pack.areas).map(({ id, name, neighbours, seas }) =>
    say("web-seats-area", {
      area: name,
      pieces: areaPieces(pack, view, id),
      neighbours: neighbours.map((one) => nameOf(pack, "area", one)).join(", "),
      seas: seas.map((one) => nameOf(pack, "sea", one)).join(", "),
      coast: seas.length,
    }),
  );
}

function sheetLines(pack: Pack, view: LaFamigliaView): Section[] {
  const top = COLUMNS.flatMap((column) => {
    const lying = Object.entries(view.sheets.top.tokens).filter(
      ([space, tokens]) => tokens.length > 0 && pack.spaces[space]?.column === column,
    );
    if (lying.length === 0) return [];
    const tokens = lying
      .map(([space, those]) => `${spaceName(pack, space)} ${those.map(colourName).join(", ")}`)
      .join("; ");
    return [
      say("table-column-line", { column: columnName(column), money: columnCost(view, column, view.seat), tokens }),
    ];
  });
  const bottom = Object.entries(view.sheets.bottom.tokens).flatMap(([id, tokens]) => {
    const space = pack.spaces[id];
    if (!space || (space.kind === "blank" && tokens.length === 0)) return [];
    const lies = tokens.length > 0 ? ` (${say("table-taken", { tokens: tokens.map(colourName).join(", ") })})` : "";
    return [labelled(spaceName(pack, id), offerInFull(space)) + lies];
  });
  return [
    { title: say("table-sheet-top", { number: view.sheets.top.sheet }), lines: top },
    { title: say("table-sheet-bottom", { number: view.sheets.bottom.sheet }), lines: bottom },
  ];
}

function conflictLines(pack: Pack, view: LaFamigliaView): string[] {
  const { conflict } = view;
  if (!conflict) return [];
  const there = view.areas[conflict.area];
  return [
    say("table-conflict", {
      area: nameOf(pack, "area", conflict.area),
      attacker: colourName(conflict.attacker),
      soldati: conflict.soldati,
      defender: colourName(there?.family ?? "neutral"),
      defenders: there?.soldati ?? 0,
    }),
    ...(conflict.car ? [say("table-conflict-car")] : []),
    ...[conflict.attack_card, conflict.defence_card].flatMap((card) =>
      card ? [say("table-conflict-card", { card: cardName(card) })] : [],
    ),
  ];
}

/** A sentence for ears: what an order's sign means, in words. */
export function spoken(text: string): string {
  return text
    .replace(/○(\d+)/g, (_, number) => say("web-seats-supply", { number: Number(number) }))
    .replace(/✶(\d+)/g, (_, number) => say("web-seats-attack", { number: Number(number) }));
}

export function describe(seen: View, names: Record<string, string>): Section[] {
  const view = seen as LaFamigliaView;
  const pack = packOf(view.content);
  if (!pack) {
    void fetchPack(view.content).catch(() => undefined);
    return [];
  }
  const now = [
    `${say("table-round", { round: view.round, rounds: pack.rounds, phase: say(`table-phase-${view.phase}`) })}.`,
    say("table-order-of-play", {
      seats: seatsFrom(view, view.phase_first)
        .map((seat) => `${colourName(seat)} ${names[seat] ?? seat}`)
        .join(" > "),
      name: names[view.first] ?? view.first,
    }),
    ...scoreLines(pack, view, names),
    ...coupoleLines(pack, view, names),
  ];
  const mandamenti = Object.values(pack.mandamenti).map(({ id, name, areas }) => {
    const holder = view.control[id];
    const held = holder ? ` (${say("table-held-by", { name: names[holder] ?? holder })})` : "";
    return labelled(`${name}${held}`, areas.map((area) => nameOf(pack, "area", area)).join(", "));
  });
  const boats = Object.entries(view.seas).filter(([, there]) => there.length > 0);
  const seas =
    boats.length > 0
      ? say("table-seas", {
          seas: boats.map(([sea, there]) => `${pack.seas[sea]?.name} ${there.map(colourName).join(", ")}`).join("; "),
        })
      : say("table-no-boats");
  const tiles = view.tiles.in_play.map((tile) => {
    const holders = view.tiles.marked.flatMap((marked) => (marked[tile] ? [names[marked[tile]] ?? marked[tile]] : []));
    const name = nameOf(pack, "tile", tile);
    return holders.length > 0 ? say("table-tile-marked", { tile: name, names: holders.join(", ") }) : name;
  });
  const sections: Section[] = [
    { title: say("web-seats-now"), lines: now },
    { title: say("web-seats-conflict"), lines: conflictLines(pack, view) },
    ...seatsFrom(view, view.seat ?? view.cycle[0] ?? "").map((seat) => ({
      title: labelled(familyName(pack, seat), names[seat] ?? seat),
      lines: familyLines(pack, view, seat, names),
    })),
    { title: say("table-solo-board"), lines: soloLines(pack, view) },
    { title: say("web-seats-mandamenti"), lines: mandamenti },
    { title: say("web-seats-areas"), lines: [...areaLines(pack, view), seas] },
    ...sheetLines(pack, view),
    {
      title: say("web-seats-tiles"),
      lines: [
        say("table-tiles", { tiles: tiles.join(", ") }),
        say("table-stock", { labs: view.lab_stock, soldati: view.neutral_stock }),
      ],
    },
  ];
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title, lines: lines.map(spoken) }));
}
