/** A table on which nothing has happened yet, so that the table's own components can draw a pack. */

import { Choosing } from "@/games/lafamiglia/board/choosing.svelte";
import type { Pack } from "@/games/lafamiglia/model/pack";
import type { AreaView, FamilyView, LaFamigliaView } from "@/games/lafamiglia/model/view";
import { FAMILIES, ROWS, type Kind, type Row } from "@/generated/lafamiglia";

/** The families that sit at the corners in the drawing. */
const SEATED: Readonly<Record<string, string>> = { nw: "red", sw: "blue", ne: "yellow", se: "green" };

export function familyView(pack: Pack, colour: string, bare: boolean): FamilyView {
  const mat = pack.families[colour]?.mat;
  const rows = ROWS.map((row): [Row, number] => [row, bare ? (mat?.[row].spaces.length ?? 0) : 0]);
  return {
    orders_in_hq: 0,
    sold: [],
    on_mat: pack.ordersOf(colour).map(({ id }) => id),
    removed: Object.fromEntries(rows) as Record<Row, number>,
    cars: 0,
    boats: 0,
    influence: 0,
    police: 0,
    church: 0,
    car_attack: 0,
    car_bomb: 0,
    mandamenti: 0,
    character: null,
    corner: "",
    bust: null,
    column_costs: {},
    column_barred: null,
  };
}

/** The board as it is set up, with sheets on it. */
export function tableView(pack: Pack, sheet = 0): LaFamigliaView {
  const areas = Object.values(pack.areas).map(({ id, start, soldati }): [string, AreaView] => [
    id,
    { family: SEATED[start] ?? "neutral", soldati, cars: 0, labs: 0, order_count: 0 },
  ]);
  const families = FAMILIES.map((colour): [string, FamilyView] => [colour, familyView(pack, colour, true)]);
  return {
    game: "lafamiglia",
    mode: "2v2",
    content: pack.hash,
    seat: null,
    seats: Object.values(SEATED),
    round: 1,
    phase: "planning",
    first: "red",
    phase_first: "red",
    cycle: Object.values(SEATED),
    teams: [
      ["red", "yellow"],
      ["blue", "green"],
    ],
    prices: { token: 1, sale: 1, gift: 1, gift_arrives: 1, force: 1, force_neutral: 1, neutral_soldati: 1 },
    revealed: false,
    neutral_stock: 0,
    lab_stock: 0,
    tiles: { in_play: Object.keys(pack.tiles), marked: [{}, {}] },
    families: Object.fromEntries(families),
    areas: Object.fromEntries(areas),
    seas: {},
    control: {},
    sheets: { top: { sheet, tokens: {} }, bottom: { sheet, tokens: {} } },
  } as unknown as LaFamigliaView;
}

/** The solo board before a game. */
export function soloView(pack: Pack, side: "1v1" | "2v1"): LaFamigliaView {
  const { one_v_one, two_v_one } = pack.data.solo;
  const members = Number(one_v_one.coupole.start_members_each);
  const spaces = Number(two_v_one.round_spaces);
  const blocked = two_v_one.difficulty.easy.blocked_spaces;
  return {
    ...tableView(pack),
    cycle: ["red", "blue"],
    ...(side === "1v1" ? { coupole: { seats: { red: members, blue: members }, control: null } } : {}),
    solo_board: {
      side,
      tokens: {},
      ...(side === "2v1"
        ? {
            extra: Array.from({ length: spaces }, () => true),
            blocks: Array.from({ length: spaces }, (_, index) => blocked.includes(index + 1)),
            locked: two_v_one.board.locked.map(({ id }) => id),
          }
        : {}),
    },
  };
}

/** Pointing at a thing of a drawing opens it on the workbench. */
export class Pointing extends Choosing {
  constructor(
    view: LaFamigliaView,
    private readonly open: (kind: Kind, id: string) => void,
  ) {
    super(
      () => {},
      () => {},
    );
    this.view = view;
  }

  override pick(kind: Kind, id: string): void {
    this.open(kind, id);
  }
}
