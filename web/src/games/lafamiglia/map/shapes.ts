/** The shapes of the map as paths, from the arcs that neighbours share. */

import type { Geometry } from "@/generated/pack";
import type { Pack } from "../model/pack";

export interface Extent {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Shapes {
  area: Record<string, string>;
  sea: Record<string, string>;
  mandamento: Record<string, string>;
  land: string;
  /** Borders inside a mandamento, between two, and between seas. */
  inner: string;
  border: string;
  seas: string;
  /** What must be in sight when the whole map is. */
  extent: Extent;
}

type Point = readonly [number, number];

function arcPoints(geometry: Geometry, number: number): Point[] {
  const flat = geometry.arcs[number >= 0 ? number : ~number] ?? [];
  const points: Point[] = [];
  for (let at = 0; at < flat.length; at += 2) points.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  return number >= 0 ? points : points.reverse();
}

const written = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join("L");
const closed = (points: readonly Point[]): string => `M${written(points)}Z`;
const ring = (geometry: Geometry, arcs: readonly number[]): Point[] =>
  arcs.flatMap((arc) => arcPoints(geometry, arc).slice(0, -1));

/** The path round several areas taken together. */
function outline(geometry: Geometry, names: readonly string[]): string {
  const arcs = names.flatMap((name) => geometry.areas[name]?.ring ?? []);
  const inside = new Set(arcs);
  const byStart = new Map<string, number>();
  for (const arc of arcs) if (!inside.has(~arc)) byStart.set(String(arcPoints(geometry, arc)[0]), arc);
  let path = "";
  for (const [start, first] of byStart) {
    byStart.delete(start);
    const around = [first];
    for (;;) {
      const end = String(arcPoints(geometry, around.at(-1) ?? 0).at(-1));
      const next = byStart.get(end);
      if (next === undefined) break;
      byStart.delete(end);
      around.push(next);
    }
    path += closed(ring(geometry, around));
  }
  return path;
}

/** How far names reach from where they begin. */
const NAME = { middle: 38, start: 106, end: 106 } as const;

/** The land, the discs with their names, and the names of the seas; boats find a place beside them. */
function extentOf(geometry: Geometry): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const hold = (x: number, y: number, west: number, east: number, dy: number): void => {
    left = Math.min(left, x - west);
    right = Math.max(right, x + east);
    top = Math.min(top, y - dy);
    bottom = Math.max(bottom, y + dy);
  };
  for (const { ring: arcs } of Object.values(geometry.areas))
    for (const [x, y] of ring(geometry, arcs)) hold(x, y, 10, 10, 10);
  for (const { control } of Object.values(geometry.mandamenti)) {
    const { x, y, r, text } = control;
    hold(x, y, r + 12, r + 12, r + 12);
    hold(
      text.x,
      text.y,
      text.anchor === "start" ? 0 : NAME[text.anchor],
      text.anchor === "end" ? 0 : NAME[text.anchor],
      14,
    );
  }
  for (const { label } of Object.values(geometry.seas)) hold(label.x, label.y, 0, 0, 21);
  const room = 4;
  return { x: left - room, y: top - room, w: right - left + 2 * room, h: bottom - top + 2 * room };
}

function draw(pack: Pack, geometry: Geometry): Shapes {
  const owner = new Map<number, string>();
  for (const [name, shape] of [...Object.entries(geometry.areas), ...Object.entries(geometry.seas)]) {
    for (const arc of shape.ring) owner.set(arc, name);
  }
  const lines = { inner: "", border: "", seas: "" };
  geometry.arcs.forEach((_, arc) => {
    const [one, other] = [owner.get(arc) ?? "", owner.get(~arc) ?? ""];
    const line = `M${written(arcPoints(geometry, arc))}`;
    const [here, there] = [pack.areas[one], pack.areas[other]];
    if (here && there) lines[here.mandamento === there.mandamento ? "inner" : "border"] += line;
    else if (pack.seas[one] && pack.seas[other]) lines.seas += line;
  });
  const paths = (shapes: Record<string, { ring: number[] }>): Record<string, string> =>
    Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, closed(ring(geometry, shape.ring))]));
  return {
    area: paths(geometry.areas),
    sea: paths(geometry.seas),
    mandamento: Object.fromEntries(
      Object.values(pack.mandamenti).map(({ id, areas }) => [id, outline(geometry, areas)]),
    ),
    land: outline(geometry, Object.keys(geometry.areas)),
    ...lines,
    extent: extentOf(geometry),
  };
}

const drawn = new WeakMap<Geometry, Shapes>();

/** The shapes of a pack, in its own geometry or one made of it. */
export function shapesOf(pack: Pack, geometry = pack.geometry): Shapes {
  let shapes = drawn.get(geometry);
  if (!shapes) drawn.set(geometry, (shapes = draw(pack, geometry)));
  return shapes;
}
