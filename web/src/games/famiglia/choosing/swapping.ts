/** The swap of an Accountant: cards of the gang and of the hand are chosen together, then go over one after the other. */

import type { PreviewLine } from "@/generated/protocol";
import type { Spot, Zone } from "./choices";
import { kindOf, type Kind } from "../cards/cards";
import type { Placed } from "../people";
import type { FamigliaView } from "../view";

export interface Offer {
  most: number;
  accountant: Kind;
  back: readonly Kind[];
  lay: readonly Kind[];
}

/** What may be swapped now, as the engine says; nothing while no swap begins. */
export function offerOf(view: FamigliaView): Offer | undefined {
  const way = view.decision?.ways?.find((one: PreviewLine) => one.kind === "swap");
  if (!way) return undefined;
  const { accountant, back, lay } = way.facts as { accountant: Kind; back: Kind[]; lay: Kind[] };
  return { most: way.amount, accountant, back, lay };
}

/** The Accountant who was just played and stays where it lies. */
export function stays(view: FamigliaView, laid: Placed, near: string): string | undefined {
  const played = offerOf(view)?.accountant;
  return played === undefined ? undefined : laid.gangs[near]?.findLast((id) => kindOf(id) === played);
}

const inZone = (picks: readonly Spot[], zone: Zone): Spot[] => picks.filter((pick) => pick.zone === zone);

/** Whether a card may be chosen beside those that are. */
export function maySwap(offer: Offer, picks: readonly Spot[], here: Spot, staying: string | undefined): boolean {
  if (here.zone === "street" || here.id === staying) return false;
  const chosen = inZone(picks, here.zone);
  if (chosen.some((pick) => pick.id === here.id)) return true;
  const there = (here.zone === "gang" ? offer.back : offer.lay).filter((kind) => kind === here.kind).length;
  return chosen.length < offer.most && chosen.filter((pick) => pick.kind === here.kind).length < there;
}

interface Chosen {
  back: readonly Spot[];
  lay: readonly Spot[];
}

export const chosenOf = (picks: readonly Spot[]): Chosen => ({
  back: inZone(picks, "gang"),
  lay: inZone(picks, "hand"),
});

/** The answers that make up a swap: each card that comes back is paid for at once; then it is over. */
export const answersOf = ({ back, lay }: Chosen): string[] => [
  ...back.flatMap((one, at) => [`back ${one.kind}`, `lay ${lay[at]?.kind ?? ""}`]),
  "done",
];
