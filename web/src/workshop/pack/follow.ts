/** What goes along with a change, so that a pack stays of one piece: what is written twice is typed once. */

import type { Component } from "./components";
import { at, isTable, same, textOf, withAt, type Files, type Json, type Path, type Table } from "./data";

const tables = (value: Json | undefined): Table[] => (Array.isArray(value) ? value.filter(isTable) : []);
const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Every text of a pack that can be translated. */
function printed(files: Files): Set<string> {
  const texts = [
    ...Object.values((files["families.toml"]?.["family"] ?? {}) as Table).flatMap((family) =>
      isTable(family) ? [family["name"], family["identity"]] : [],
    ),
    ...tables(files["orders.toml"]?.["order"]).map((order) => order["name"]),
    ...Object.values((files["orders.toml"]?.["special"] ?? {}) as Table),
    ...tables(files["characters.toml"]?.["character"]).map((card) => card["name"]),
    ...tables(files["tiles.toml"]?.["tile"]).flatMap((tile) => [tile["name"], tile["text"]]),
  ];
  return new Set(texts.filter((text) => typeof text === "string"));
}

/** A translation of a text that is gone goes too; it comes back with the text. */
function words(files: Files, builtIn: Files): Files {
  const own = files["words.toml"];
  if (!own) return files;
  const here = printed(files);
  const kept = Object.fromEntries(
    Object.entries(own).map(([language, table]) => {
      const usual = builtIn["words.toml"]?.[language];
      const all = { ...(isTable(usual) ? usual : {}), ...(isTable(table) ? table : {}) };
      return [language, Object.fromEntries(Object.entries(all).filter(([text]) => here.has(text)))];
    }),
  );
  return same(kept, own) ? files : { ...files, "words.toml": kept };
}

/** The two ends of a border name each other. */
function neighbours(files: Files, list: string, changed: number): Files {
  const map = files["map.toml"];
  const entries = tables(map?.[list]);
  const one = entries[changed];
  if (!map || !one) return files;
  const named = new Set(texts(one["neighbours"]));
  const id = textOf(one["id"]);
  const settled = entries.map((other) => {
    const back = texts(other["neighbours"]);
    const wanted = named.has(textOf(other["id"]));
    if (other === one || back.includes(id) === wanted) return other;
    return { ...other, neighbours: wanted ? [...back, id] : back.filter((name) => name !== id) };
  });
  return { ...files, "map.toml": { ...map, [list]: settled } };
}

/** An area is listed by the Mandamento that it names. */
function home(files: Files, changed: number): Files {
  const map = files["map.toml"];
  const area = tables(map?.["area"])[changed];
  if (!map || !area) return files;
  const id = textOf(area["id"]);
  const mandamenti = tables(map["mandamento"]).map((one) => {
    const listed = texts(one["areas"]);
    const wanted = one["id"] === area["mandamento"];
    if (listed.includes(id) === wanted) return one;
    return { ...one, areas: wanted ? [...listed, id] : listed.filter((name) => name !== id) };
  });
  return { ...files, "map.toml": { ...map, mandamento: mandamenti } };
}

/** The name of an area on the drawing, on as many lines as before. */
function inLines(name: string, count: number): string[] {
  const parts = name.split(" ");
  if (count < 2 || parts.length < 2) return [name];
  const middle = Math.ceil(parts.length / 2);
  return [parts.slice(0, middle).join(" "), parts.slice(middle).join(" ")];
}

/** The drawing shows the name of an area, and a spot for each soldato that starts there. */
function drawing(files: Files, changed: number): Files {
  const area = tables(files["map.toml"]?.["area"])[changed];
  const geometry = files["geometry.json"];
  if (!area || !geometry) return files;
  const path: Path = ["areas", textOf(area["id"])];
  const shape = at(geometry, path);
  if (!isTable(shape) || !isTable(shape["label"])) return files;
  const lines = texts(shape["label"]["lines"]);
  const name = textOf(area["name"]).trim();
  const spots = Array.isArray(shape["start_spots"]) ? shape["start_spots"] : [];
  const pieces = isTable(shape["pieces"]) ? shape["pieces"] : {};
  const soldati = typeof area["soldati"] === "number" ? area["soldati"] : spots.length;
  const middle: Json = [pieces["x"] ?? 0, pieces["y"] ?? 0];
  const settled: Table = {
    ...shape,
    label: { ...shape["label"], lines: name ? inLines(name, lines.length) : lines },
    start_spots: Array.from({ length: Math.min(soldati, 9) }, (_, index) => spots[index] ?? middle),
  };
  if (same(settled, shape)) return files;
  return { ...files, "geometry.json": withAt(geometry, path, settled) as Table };
}

/** A space of a sheet is called by its column and row. */
function spaces(files: Files, builtIn: Files, sheet: number): Files {
  const path: Path = ["sheet", sheet, "space"];
  const file = files["sheets.toml"];
  if (!file) return files;
  const short = new Map(
    tables(builtIn["sheets.toml"]?.["sheet"])
      .flatMap((one) => tables(one["space"]))
      .map((space) => [textOf(space["column"]), /\.([a-z]+)\d/.exec(textOf(space["id"]))?.[1] ?? ""]),
  );
  const number = textOf(at(file, ["sheet", sheet, "id"]) ?? sheet);
  const named = tables(at(file, path)).map((space) => ({
    ...space,
    id: `s${number}.${short.get(textOf(space["column"])) ?? ""}${textOf(space["row"])}`,
  }));
  return { ...files, "sheets.toml": withAt(file, path, named) as Table };
}

/** The files after a change of a component, and of what follows from it. */
export function follow(files: Files, builtIn: Files, { kind, path }: Component, changed: Path): Files {
  const index = Number(path.at(-1));
  const field = changed[path.length];
  let settled = files;
  if (kind === "area" && field === "neighbours") settled = neighbours(settled, "area", index);
  if (kind === "sea" && field === "neighbours") settled = neighbours(settled, "sea", index);
  if (kind === "area" && field === "mandamento") settled = home(settled, index);
  if (kind === "area" && (field === "name" || field === "soldati")) settled = drawing(settled, index);
  if (kind === "sheet" && field === "space") settled = spaces(settled, builtIn, index);
  return words(settled, builtIn);
}
