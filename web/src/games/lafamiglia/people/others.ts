/** The other families: in which order they are listed, and what the rows of a mat are worth. */

import type { Row } from "@/generated/lafamiglia";
import { partnerOf, seatsFrom, type Colour, type FamilyView, type LaFamigliaView } from "../model/view";

/** The partner first, then the others in order of play. */
export function othersOf(view: LaFamigliaView, near: Colour): Colour[] {
  const partner = partnerOf(view, near);
  const others = seatsFrom(view, near).filter((seat) => seat !== near && seat !== partner);
  return partner === undefined ? others : [partner, ...others];
}

/** What the section of a row gives that lies open now; economy has no such number. */
export function worth(family: FamilyView, row: Row): string {
  if (row === "economy") return "–";
  return row === "justice" ? `${family.car_attack}/${family.car_bomb}` : String(family[row]);
}
