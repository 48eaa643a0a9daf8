/** Which edition of Trinacria this page is: a server's, or one that plays on this device alone. */

import type { Parts } from "@/engine/parts";

/** Written into the page by `trinacria site`: where the parts of the tables are, beside the page. */
const told = document.querySelector<HTMLMetaElement>('meta[name="trinacria-device"]')?.content;

/** The folder that the page lies in. A server's page lies at the root, whatever its address says. */
const folder = told === undefined ? "/" : location.pathname.replace(/[^/]*$/, "");
const absolute = (file: string): string => new URL(file, location.origin + folder).href;

function read(text: string): Parts {
  const parts = JSON.parse(text) as Parts;
  const all = (files: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, absolute(file)]));
  const { pyodide, python, program, words, nets } = parts;
  return {
    pyodide: absolute(pyodide),
    python: absolute(python),
    program: absolute(program),
    words: all(words),
    nets: all(nets),
  };
}

export const edition = {
  /** What the tables of this device are made of; null: a server has the tables. */
  parts: told === undefined ? null : read(told),
  get alone(): boolean {
    return this.parts !== null;
  },
};

/** The address of a file in the page's own folder. */
export const fileUrl = (file: string): string => folder + file;

/**
 * The address of a page. Hosts of static files know one page only, so there the path is said after a question mark:
 * `/replay/abc?x=1#5` is `?/replay/abc&x=1#5`.
 */
export function to(address: string): string {
  if (!edition.alone) return address;
  const { pathname, search, hash } = new URL(address, location.origin);
  return `${folder}${pathname === "/" ? "" : `?${pathname}`}${search.replace("?", pathname === "/" ? "?" : "&")}${hash}`;
}

/** The path, the query and the place that an address says: the one in the address bar, unless it is another. */
export function whereabouts({ pathname, search, hash }: URL | Location = location): {
  path: string;
  search: string;
  hash: string;
} {
  if (!edition.alone) return { path: pathname, search, hash: hash.slice(1) };
  const [, path = "/", rest = ""] = /^\?(\/[^&]*)&?(.*)$/.exec(search) ?? [undefined, "/", search.slice(1)];
  return { path, search: rest && `?${rest}`, hash: hash.slice(1) };
}
