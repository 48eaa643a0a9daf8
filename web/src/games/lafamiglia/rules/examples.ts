/** The examples of the rules pages: positions that the engine made, by book. See tools/rules_examples.py. */

import type { Example } from "@/face/rules";
import type { LaFamigliaView } from "../model/view";

interface OnTheMap extends Example {
  seat: string;
  /** What fills its sentence; ids of areas and Mandamenti get their names. */
  facts?: Record<string, string | number>;
  view: LaFamigliaView;
}
interface ColumnExample extends OnTheMap {
  kind: "column";
  tokens: string[];
}
interface OrdersExample extends OnTheMap {
  kind: "orders";
  orders: string[];
}
interface MapExample extends OnTheMap {
  kind: "map";
  /** What must be in sight. */
  areas: string[];
}
interface SoloExample extends OnTheMap {
  kind: "solo";
}
export type BoardExample = ColumnExample | OrdersExample | MapExample | SoloExample;

export async function examplesOf(book: "lafamiglia" | "expansion"): Promise<readonly BoardExample[]> {
  return (await import("./examples.json")).default[book] as unknown as BoardExample[];
}

/** The hash of the pack that the examples are drawn with. */
export async function packOfExamples(): Promise<string> {
  return (await examplesOf("lafamiglia"))[0]?.view.content ?? "";
}
