/** The catalogues that the rules of our games need: kept on the device with the page (web/installable.ts). */

import * as famiglia from "./famiglia/rules/catalogues.ts";
import * as lafamiglia from "./lafamiglia/rules/catalogues.ts";

export const RULES: readonly string[] = [famiglia, lafamiglia].flatMap(({ BOOKS, CATALOGUES }) => [
  ...CATALOGUES,
  ...BOOKS.map((book) => `rules-${book}`),
]);
