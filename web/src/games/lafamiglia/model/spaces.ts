/** What a space offers, part by part: its sign, one word and the reader's own number. */

import type { Action, SoloSpace, Space } from "@/generated/pack";
import { say } from "@/words/words.svelte";
import type { FamilyView } from "./view";
import { colourName, labelled, offerInFull, spaceName } from "./names";
import type { Pack } from "./pack";

interface SpacePart {
  icon: string;
  text: string;
}

/** A space's numbers as the engine tells them; those of others are not told. */
export type Numbers = readonly (number | null)[] | undefined;

export const numbersOn = (family: FamilyView | undefined, space: string): Numbers => family?.space_numbers?.[space];

const word = (name: string, number?: number | string | null): string => {
  const said = say(`web-sheets-part-${name}`);
  return number === undefined || number === null || number === "" ? said : `${said}\u00a0${number}`;
};

/** What is printed, where the own number is not known. */
const printed = ({ bonus, max, n }: Action): number | string | undefined => (bonus ? `+${bonus}` : (max ?? n));

function partsOf(action: Action, numbers: Numbers, at: number): SpacePart[] {
  const number = numbers?.[at] ?? printed(action);
  switch (action.do) {
    case "issue_order":
      if (action.count !== 2) return [{ icon: "order", text: word("issue_order") }];
      return [
        { icon: "order", text: say("web-sheets-orders", { count: 2 }) },
        { icon: "map", text: say("web-sheets-areas", { count: action.areas ?? 1 }) },
      ];
    case "launder_and_gather":
      return [
        { icon: "launder", text: word("launder", number) },
        { icon: "gather", text: word("gather") },
      ];
    case "exert_influence":
      return action.to === "sheet"
        ? [{ icon: "exert-sheet", text: word("exert_sheet", number) }]
        : [{ icon: "exert", text: word("exert", number) }];
    case "influence_row2":
      return [{ icon: "exert-row", text: word("exert", number) }];
    case "final_action":
      return [{ icon: "final-action", text: word("final_action") }];
    default:
      return [{ icon: ICONS[action.do] ?? action.do, text: word(action.do, number) }];
  }
}

const ICONS: Partial<Record<Action["do"], string>> = {
  place_reinforce: "reinforce",
  place_own: "reinforce",
  lab_soldati: "lab-soldato",
  lab_soldati_all: "lab-soldato",
};

/** How many numbers the engine tells for an action. */
const counted = (action: Action): number => (action.do === "launder_and_gather" ? 2 : 1);

/** Each action with its parts. */
export function spaceParts(space: Pick<Space, "actions">, numbers: Numbers): SpacePart[] {
  let at = 0;
  return space.actions.flatMap((action) => {
    const parts = partsOf(action, numbers, at);
    at += counted(action);
    return parts;
  });
}

/** The own number of each action, where it has one. */
export function numbersOfActions(space: Pick<Space, "actions">, numbers: Numbers): (number | null)[] {
  let at = 0;
  return space.actions.map((action) => {
    const number = numbers?.[at] ?? null;
    at += counted(action);
    return number;
  });
}

/** A space for those who hear it: `Police, space 1: issue an order + place 6, pay 1, free`. */
export function tellSpace(
  pack: Pack,
  space: Space | SoloSpace,
  numbers: Numbers,
  tokens: readonly string[],
  locked = false,
): string {
  const state = locked
    ? say("bar-lafamiglia-locked")
    : tokens.length > 0
      ? say("table-taken", { tokens: tokens.map(colourName).join(", ") })
      : say("web-sheets-free");
  const offer = offerInFull(space, numbersOfActions(space, numbers));
  return `${labelled(spaceName(pack, space.id), offer)}, ${state}`;
}
