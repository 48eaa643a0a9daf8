/**
 * Where names and pieces lie: the pack's own places where there is room, else others, found once for each size of the
 * map. A plaque stays in its area, its name above it or below it, and nothing lies on a name.
 */

import type { Geometry } from "@/generated/pack";
import { pieceScale } from "./camera.svelte";
import type { Extent } from "./shapes";

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Candidate {
  plaque: Rect;
  /** The plaque with an order beside it. */
  laden: Rect;
  name: Rect;
  /** What speaks against it, whatever lies beside it. */
  cost: number;
}

/** Sizes of names in pixels: as the map grows, but never too small to read, nor larger than is of use. */
export function nameSize(scale: number): number {
  const least = scale < 0.26 ? 10.1 : scale < 0.36 ? 10.3 : 10.6;
  return Math.max(least, Math.min(18, 23.7 * scale));
}

/** A plaque alone and with one order beside it, in units of a piece. */
const PLAQUE = { w: 72, laden: 114, h: 44 } as const;
const LINE = 0.92;
/** Of a line's height, what letters take. */
const LETTERS = 0.78;
/** How far places to try lie from one another, in pixels. */
const STEP = 4;
const SWEEPS = 6;
const NEAR = 130;

const overlap = (one: Rect, other: Rect): number => {
  const w = Math.min(one.x + one.w / 2, other.x + other.w / 2) - Math.max(one.x - one.w / 2, other.x - other.w / 2);
  const h = Math.min(one.y + one.h / 2, other.y + other.h / 2) - Math.max(one.y - one.h / 2, other.y - other.h / 2);
  return w > 0 && h > 0 ? w * h : 0;
};

/** That names and plaques are whole counts more than room for orders, which lie in few areas at a time. */
const against = (one: Candidate, other: Candidate): number =>
  4 * overlap(one.name, other.name) +
  3 * overlap(one.name, other.plaque) +
  3 * overlap(one.plaque, other.name) +
  2 * overlap(one.plaque, other.plaque) +
  0.5 * (overlap(one.laden, other.laden) + overlap(one.laden, other.name) + overlap(one.name, other.laden));

function corners(geometry: Geometry, arcs: readonly number[]): (readonly [number, number])[] {
  return arcs.flatMap((number) => {
    const flat = geometry.arcs[number >= 0 ? number : ~number] ?? [];
    const points = Array.from(
      { length: flat.length / 2 },
      (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0] as const,
    );
    return (number >= 0 ? points : points.reverse()).slice(0, -1);
  });
}

function inside(ring: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let within = false;
  ring.forEach(([x0, y0], at) => {
    const [x1, y1] = ring[(at + 1) % ring.length] ?? [0, 0];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) within = !within;
  });
  return within;
}

/** All places that an area's plaque and name may have, in pixels; the pack's own first. */
function candidates(geometry: Geometry, id: string, scale: number, bounds: Extent, starred: boolean): Candidate[] {
  const shape = geometry.areas[id];
  if (!shape) return [];
  const { label, pieces } = shape;
  const [font, piece] = [nameSize(scale), pieceScale(scale)];
  const ring = corners(geometry, shape.ring).map(([x, y]) => [x * scale, y * scale] as const);
  const plaque = { w: PLAQUE.w * piece, h: PLAQUE.h * piece };
  const name = {
    w: (label.w / label.size + (starred ? 1.1 : 0)) * font + 2,
    h: (LINE * (label.lines.length - 1) + LETTERS) * font,
  };
  const [left, right] = [bounds.x * scale, (bounds.x + bounds.w) * scale];
  const home = { x: pieces.x * scale, y: pieces.y * scale };
  const placed = (x: number, y: number, dx: number, dy: number, more: number): Candidate => {
    const out = [-0.4, 0.4].filter((share) => !inside(ring, x + share * plaque.w, y)).length;
    const beyond = Math.max(0, left - (x + dx - name.w / 2)) + Math.max(0, x + dx + name.w / 2 - right);
    return {
      plaque: { x, y, ...plaque },
      laden: { x, y, w: PLAQUE.laden * piece, h: plaque.h },
      name: { x: x + dx, y: y + dy, ...name },
      cost: more + 8 * out + 40 * beyond + 0.35 * Math.hypot(x - home.x, y - home.y) + 0.25 * Math.abs(dx),
    };
  };
  const gap = (plaque.h + name.h) / 2 + 1;
  const own = Math.min((label.y - pieces.y) * scale, -gap);
  const found = [placed(home.x, home.y, (label.x - pieces.x) * scale, label.y < pieces.y ? own : gap, 0)];
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  for (let y = Math.min(...ys) + STEP; y < Math.max(...ys); y += STEP)
    for (let x = Math.min(...xs) + STEP; x < Math.max(...xs); x += STEP)
      if (inside(ring, x, y))
        for (const share of [0, -0.25, 0.25, -0.5, 0.5])
          found.push(placed(x, y, share * name.w, -gap, 1), placed(x, y, share * name.w, gap, 8));
  return found;
}

/** Each area in its turn takes the best place there is beside the others, until none finds a better one. */
function settle(
  all: ReadonlyMap<string, readonly Candidate[]>,
  turns: readonly string[],
  alone: (choice: Candidate) => number,
): [Map<string, Candidate>, number] {
  const now = new Map([...all].flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])));
  const priced = (id: string): [(choice: Candidate) => number, Candidate | undefined] => {
    const here = now.get(id);
    const others = [...now].flatMap(([other, one]) =>
      here && other !== id && Math.hypot(one.plaque.x - here.plaque.x, one.plaque.y - here.plaque.y) < NEAR
        ? [one]
        : [],
    );
    return [(choice) => alone(choice) + others.reduce((sum, other) => sum + against(choice, other), 0), here];
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let moved = false;
    for (const id of turns) {
      const [price, here] = priced(id);
      if (!here) continue;
      let [best, least] = [here, price(here)];
      if (least - here.cost < 0.5) continue;
      for (const choice of all.get(id) ?? []) {
        if (choice.cost >= least) continue;
        const cost = price(choice);
        if (cost < least - 0.01) [best, least] = [choice, cost];
      }
      if (best === here) continue;
      now.set(id, best);
      moved = true;
    }
    if (!moved) break;
  }
  const total = turns.reduce((sum, id) => {
    const [price, here] = priced(id);
    return sum + (here ? price(here) : 0);
  }, 0);
  return [now, total];
}

function place(geometry: Geometry, scale: number, bounds: Extent, star: string): Map<string, Candidate> {
  const all = new Map(
    Object.keys(geometry.areas).map((id) => [id, candidates(geometry, id, scale, bounds, id === star)]),
  );
  const rings = Object.values(geometry.mandamenti).map(({ control }): Rect => {
    const size = 2 * discSize(control.r, scale);
    return { x: control.x * scale, y: control.y * scale, w: size, h: size };
  });
  const alone = (choice: Candidate): number =>
    choice.cost + rings.reduce((sum, ring) => sum + overlap(choice.plaque, ring) + 2 * overlap(choice.name, ring), 0);
  // Who chooses first matters: from west to east and back, from north to south and back.
  const along = (way: (choice: Candidate) => number): string[] =>
    [...all.keys()].toSorted(
      (one, other) => way(all.get(one)?.[0] as Candidate) - way(all.get(other)?.[0] as Candidate),
    );
  const [eastward, southward] = [along(({ plaque }) => plaque.x), along(({ plaque }) => plaque.y)];
  const tries = [eastward, southward, eastward.toReversed(), southward.toReversed()].map((turns) =>
    settle(all, turns, alone),
  );
  return tries.reduce((best, one) => (one[1] < best[1] ? one : best))[0];
}

/** The radius in pixels of the disc that says who controls a Mandamento. */
export function discSize(radius: number, scale: number): number {
  return Math.max(7.5, radius * scale);
}

const found = new WeakMap<Geometry, Map<number, Geometry>>();
/** Sizes that differ less than this have the same places. */
const GRAIN = Math.log(1.03);

/** The geometry with the places for a map of so many pixels a unit; one area has a star beside its name. */
export function arranged(geometry: Geometry, scale: number, bounds: Extent, star: string): Geometry {
  // A map that is not in sight has no size.
  if (!(scale > 0)) return geometry;
  const grain = Math.round(Math.log(scale) / GRAIN);
  const known = found.get(geometry) ?? new Map<number, Geometry>();
  found.set(geometry, known);
  let answer = known.get(grain);
  if (!answer) {
    const size = Math.exp(grain * GRAIN);
    const places = place(geometry, size, bounds, star);
    const areas = Object.entries(geometry.areas).map(([id, shape]) => {
      const { plaque, name } = places.get(id) ?? {};
      if (!plaque || !name) return [id, shape];
      const label = { ...shape.label, x: name.x / size, y: name.y / size };
      return [id, { ...shape, label, pieces: { ...shape.pieces, x: plaque.x / size, y: plaque.y / size } }];
    });
    answer = { ...geometry, areas: Object.fromEntries(areas) as Geometry["areas"] };
    known.set(grain, answer);
  }
  return answer;
}
