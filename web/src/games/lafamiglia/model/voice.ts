/** La Famiglia's voice: names from the pack that is played, and numbers of the moment. */

import type { Voice } from "@/face/voice";
import { ACTIONS, FACTS } from "@/generated/lafamiglia";
import { columnCost, nameOf } from "./names";
import { numbers } from "./numbers";
import { packOf } from "./pack";
import type { LaFamigliaView } from "./view";

const seats = ({ coupole }: LaFamigliaView): number[] => Object.values(coupole?.seats ?? {});
const ownSeats = ({ coupole, seat }: LaFamigliaView): number => coupole?.seats[seat ?? ""] ?? 0;

/** What sentences tell of the moment at which an action is asked for, by kind. */
const MOMENT: Readonly<Record<string, (word: string, view: LaFamigliaView) => number>> = {
  number: Number,
  column_cost: (column, view) => columnCost(view, column, view.decision?.seat ?? null),
  force_cost: (_, view) => view.conflict?.force ?? 0,
  soldati_beside: (members, view) => (view.about?.number ?? 0) - Number(members),
  own_seats: (members, view) => ownSeats(view) + Number(members),
  other_seats: (members, view) => seats(view).reduce((sum, one) => sum + one, 0) - ownSeats(view) - Number(members),
};

export const voice: Voice = {
  name: "lafamiglia",
  actions: ACTIONS,
  facts: FACTS,
  nameOf: (kind, id, seen) => {
    const view = seen as LaFamigliaView;
    const pack = packOf(view.content);
    return MOMENT[kind]?.(id, view) ?? (pack ? nameOf(pack, kind, id) : id);
  },
  canTell: (view) => packOf((view as LaFamigliaView).content) !== undefined,
  numbers: (view) => numbers(view as LaFamigliaView),
  // Until the families are chosen the seats bear the names of their corners.
  formerSeats: (view) =>
    Object.fromEntries(
      Object.entries((view as LaFamigliaView).families ?? {}).map(([seat, family]) => [family.corner, seat]),
    ),
};
