/** The examples of the rules pages: positions that the engine made, by book. See tools/rules_examples.py. */

import type { FamigliaView } from "@/games/famiglia/view";
import type { LaFamigliaView } from "@/games/lafamiglia/model/view";

interface Told {
  key: string;
  /** It stands at the end of this rule's chapter. */
  rule: string;
  seat: string;
  /** What fills its sentence; ids of areas and Mandamenti get their names. */
  facts?: Record<string, string | number>;
}
/** Cards before and after some actions. */
export interface CardsExample extends Told {
  kind: "cards";
  view: FamigliaView;
  actions: string[];
  after: { street: string[]; hand: string[]; gang: string[] };
}
interface OnTheMap extends Told {
  view: LaFamigliaView;
}
export interface ColumnExample extends OnTheMap {
  kind: "column";
  tokens: string[];
}
export interface OrdersExample extends OnTheMap {
  kind: "orders";
  orders: string[];
}
export interface MapExample extends OnTheMap {
  kind: "map";
  /** What must be in sight. */
  areas: string[];
}
export interface SoloExample extends OnTheMap {
  kind: "solo";
}
export type BoardExample = ColumnExample | OrdersExample | MapExample | SoloExample;
export type Example = CardsExample | BoardExample;

export async function examplesOf(book: string): Promise<readonly Example[]> {
  const all = (await import("./examples.json")).default as unknown as Record<string, Example[]>;
  return all[book] ?? [];
}

/** The hash of the pack that the examples are drawn with. */
export async function packOfExamples(): Promise<string> {
  const [first] = await examplesOf("lafamiglia");
  return first && first.kind !== "cards" ? first.view.content : "";
}
