/** The places of a mat in words. */

import { columnName } from "@/games/lafamiglia/model/names";
import { wordName } from "@/workshop/pack/names";
import { say } from "@/words/words.svelte";
import type { Json } from "@/workshop/pack/data";
import { hidden, isRimmed, numbersOf, sectionOf, spacesOf, type Cell } from "./mat";

export const cellName = ({ row, at }: Cell): string =>
  say("workshop-mat-place", { row: columnName(row), number: at + 1 });

/** A place with all that is printed there. */
export function cellTold(mat: Json | undefined, cell: Cell): string {
  const space = spacesOf(mat, cell.row)[cell.at];
  const word = hidden(mat, cell);
  const numbers = numbersOf(mat, cell).map(String).join(", ");
  return [
    cellName(cell),
    word === "value" ? numbers : [wordName(word), numbers].filter(Boolean).join(" "),
    ...(space ? [say("workshop-mat-in-section", { section: sectionOf(space) })] : []),
    ...(isRimmed(mat, cell) ? [say("workshop-field-doubled")] : []),
  ].join("; ");
}
