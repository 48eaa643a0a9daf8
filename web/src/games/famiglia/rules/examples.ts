/** The examples of the rules pages: positions that the engine made. See tools/rules_examples.py. */

import type { Example } from "@/face/rules";
import type { FamigliaView } from "../view";

/** Cards before and after some actions. */
export interface CardsExample extends Example {
  seat: string;
  view: FamigliaView;
  actions: string[];
  after: { street: string[]; hand: string[]; gang: string[] };
}
