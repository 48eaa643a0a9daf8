/** Shapes of the map as points to move: borders are shared, so that neighbours never come apart. */

import { at, isTable, withAt, type Json, type Path, type Table } from "@/workshop/pack/data";

export interface Handle {
  /** A corner of a border, the middle of a side where a corner can be added, or a box of the area. */
  kind: "corner" | "label" | "pieces";
  x: number;
  y: number;
}

const numbers = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];

const arcsOf = (geometry: Table): number[][] =>
  Array.isArray(geometry["arcs"]) ? geometry["arcs"].map((arc) => numbers(arc)) : [];

function ringOf(geometry: Table, area: string): number[] {
  return numbers(at(geometry, ["areas", area, "ring"]));
}

/** The corners of an area, each once, clockwise. */
export function corners(geometry: Table, area: string): Handle[] {
  const arcs = arcsOf(geometry);
  const ring: Handle[] = [];
  for (const number of ringOf(geometry, area)) {
    const flat = arcs[number >= 0 ? number : ~number] ?? [];
    const points: Handle[] = [];
    for (let index = 0; index + 1 < flat.length; index += 2)
      points.push({ kind: "corner", x: flat[index] ?? 0, y: flat[index + 1] ?? 0 });
    ring.push(...(number >= 0 ? points : points.reverse()).slice(0, -1));
  }
  return ring;
}

/** All that can be moved of an area. */
export function handles(geometry: Table, area: string): Handle[] {
  const boxes = (["label", "pieces"] as const).flatMap((kind): Handle[] => {
    const box = at(geometry, ["areas", area, kind]);
    return isTable(box) ? [{ kind, x: Number(box["x"]), y: Number(box["y"]) }] : [];
  });
  return [...corners(geometry, area), ...boxes];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function within(geometry: Table, x: number, y: number): [number, number] {
  const [wide = 0, high = 0] = numbers(geometry["size"]);
  return [tenth(Math.max(0, Math.min(wide, x))), tenth(Math.max(0, Math.min(high, y)))];
}

/** The drawing with a corner, where several borders may meet, or a box at another place. */
export function moved(geometry: Table, area: string, handle: Handle, toX: number, toY: number): Table {
  const [x, y] = within(geometry, toX, toY);
  if (handle.kind !== "corner") {
    const path: Path = ["areas", area, handle.kind];
    const box = at(geometry, path);
    return isTable(box) ? (withAt(geometry, path, { ...box, x, y }) as Table) : geometry;
  }
  const arcs = arcsOf(geometry).map((flat) => {
    const hit = flat.some((value, index) => index % 2 === 0 && value === handle.x && flat[index + 1] === handle.y);
    if (!hit) return flat;
    return flat.map((value, index) => {
      const first = index - (index % 2);
      const here = flat[first] === handle.x && flat[first + 1] === handle.y;
      return here ? (index % 2 === 0 ? x : y) : value;
    });
  });
  return { ...geometry, arcs };
}

/** The drawing with a corner more, in the middle of the side that begins at this one. */
export function split(geometry: Table, area: string, handle: Handle): Table {
  const round = corners(geometry, area);
  const index = round.findIndex(({ x, y }) => x === handle.x && y === handle.y);
  const next = round[(index + 1) % round.length];
  if (index < 0 || !next) return geometry;
  const [x, y] = within(geometry, (handle.x + next.x) / 2, (handle.y + next.y) / 2);
  const arcs = arcsOf(geometry).map((flat) => {
    for (let start = 0; start + 3 < flat.length; start += 2) {
      const side = [flat[start], flat[start + 1], flat[start + 2], flat[start + 3]];
      const there = [handle.x, handle.y, next.x, next.y];
      const back = [next.x, next.y, handle.x, handle.y];
      if (side.every((value, at) => value === there[at]) || side.every((value, at) => value === back[at]))
        return [...flat.slice(0, start + 2), x, y, ...flat.slice(start + 2)];
    }
    return flat;
  });
  return { ...geometry, arcs };
}

/** The drawing without a corner; where borders meet, one stays. */
export function without(geometry: Table, handle: Handle): Table {
  const arcs = arcsOf(geometry).map((flat) => {
    for (let index = 2; index + 3 < flat.length; index += 2)
      if (flat[index] === handle.x && flat[index + 1] === handle.y)
        return [...flat.slice(0, index), ...flat.slice(index + 2)];
    return flat;
  });
  return { ...geometry, arcs };
}
