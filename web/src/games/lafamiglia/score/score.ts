/** How the game stands, as the engine says: who holds which Mandamento, and who is one area away. */

import { language, say } from "@/words/words.svelte";
import type { Pack } from "../model/pack";
import type { Colour, LaFamigliaView } from "../model/view";

/** The one Mandamento that is not on the map. */
export const COUPOLE = "coupole";

export interface Cell {
  id: string;
  name: string;
  tint: string;
  holder: Colour | null;
  /** Who holds it from the next management on, where that changes it. */
  due: Colour | null | undefined;
  /** Who needs one more area, and the areas of which it may be one. */
  near: { seat: Colour; areas: string[] }[];
}

export interface Side {
  seats: Colour[];
  held: number;
  /** How many Mandamenti win for all of them together. */
  goal: number;
}

export function cellsOf(pack: Pack, view: LaFamigliaView): Cell[] {
  const { score } = view;
  if (!score) return [];
  const cells = Object.values(pack.mandamenti).map(({ id, name }): Cell => {
    return {
      id,
      name,
      tint: pack.geometry.mandamenti[id]?.tint ?? "",
      holder: view.control[id] ?? null,
      due: score.due[id],
      near: Object.entries(score.near[id] ?? {}).map(([seat, areas]) => ({ seat, areas })),
    };
  });
  if (view.coupole)
    cells.push({
      id: COUPOLE,
      name: say("table-score-coupole"),
      tint: "#b9a98c",
      holder: view.coupole.control,
      due: undefined,
      near: [],
    });
  return cells;
}

/** The two sides, that of the near seat first. */
export function sidesOf(view: LaFamigliaView, near: Colour): Side[] {
  const { score, teams, families } = view;
  if (!score) return [];
  const sides = teams.map((seats) => ({
    seats: seats.includes(near) ? [near, ...seats.filter((seat) => seat !== near)] : seats,
    held: seats.reduce((sum, seat) => sum + (families?.[seat]?.mandamenti ?? 0), 0),
    goal: seats.length > 1 ? (score.goals.together ?? score.goals.alone) : score.goals.alone,
  }));
  return sides[1]?.seats.includes(near) ? sides.reverse() : sides;
}

/** "Ada and Dario", "Troina or Bronte". */
export function listed(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type }).format(names);
}

export function tellGoal(view: LaFamigliaView): string {
  const { score, teams } = view;
  if (!score) return "";
  const kind = score.goals.together === null ? "alone" : teams.some((team) => team.length === 1) ? "mixed" : "teams";
  return say("table-score-goal", { kind, alone: score.goals.alone, together: score.goals.together ?? 0 });
}

export function tellSide(side: Side, names: Record<string, string>): string {
  return say("table-score-side", {
    names: listed(side.seats.map((seat) => names[seat] ?? seat)),
    count: side.held,
    goal: side.goal,
  });
}

/** What a cell says: who holds it, what the next management changes, and who needs what. */
export function tellCell(
  pack: Pack,
  view: LaFamigliaView,
  cell: Cell,
  names: Record<string, string>,
  viewer: string | null,
): string[] {
  const of = (seat: string): { viewer: string; name: string } => ({
    viewer: seat === viewer ? "self" : "other",
    name: names[seat] ?? seat,
  });
  const told = [cell.holder ? say("table-score-held", of(cell.holder)) : say("table-score-free")];
  if (cell.id === COUPOLE && view.coupole) {
    const { control_from } = pack.data.solo.one_v_one.coupole;
    const seats = Object.entries(view.coupole.seats).map(([seat, count]) => `${names[seat] ?? seat} ${count}`);
    told.push(say("table-score-members", { seats: listed(seats), from: control_from }));
  }
  if (cell.due) told.push(say("table-score-due", of(cell.due)));
  else if (cell.due === null) told.push(say("table-score-lost"));
  for (const { seat, areas } of cell.near)
    told.push(
      say("table-score-near", {
        ...of(seat),
        areas: listed(
          areas.map((area) => pack.areas[area]?.name ?? area),
          "disjunction",
        ),
      }),
    );
  return told;
}

/** The score in lines, for the text mode. */
export function scoreLines(pack: Pack, view: LaFamigliaView, names: Record<string, string>): string[] {
  if (!view.score) return [];
  const sides = sidesOf(view, view.seat ?? "");
  const lines = [`${sides.map((side) => tellSide(side, names)).join("; ")}. ${tellGoal(view)}.`];
  for (const cell of cellsOf(pack, view)) {
    const told = tellCell(pack, view, cell, names, view.seat).slice(1);
    if (told.length > 0 && cell.id !== COUPOLE) lines.push(`${cell.name}: ${told.join(" ")}`);
  }
  return lines;
}
