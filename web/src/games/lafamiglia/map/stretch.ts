/** The island drawn taller, where a screen is higher than the island: geometry only, pieces and words keep their shape. */

import type { Geometry } from "@/generated/pack";
import type { Pack } from "../model/pack";

/** Narrower frames are those of phones. */
const PHONE = 560;
/** Above a drawer, and on a map that has the screen to itself. */
const MOST = { broad: 1.18, tall: 1.35 } as const;

/** How much taller than drawn: up to what the frame has room for. */
export function stretchOf(wide: number, high: number, extent: { w: number; h: number }): number {
  if (wide >= PHONE || wide < 1) return 1;
  const room = high / ((wide / extent.w) * extent.h);
  return Math.round(100 * Math.max(1, Math.min(room, high > wide ? MOST.tall : MOST.broad))) / 100;
}

const made = new WeakMap<Geometry, Map<number, Geometry>>();

function scaled(geometry: Geometry, by: number): Geometry {
  const down = <Spot extends { y: number }>(spot: Spot): Spot => ({ ...spot, y: spot.y * by });
  const point = ([x, y]: [number, number]): [number, number] => [x, y * by];
  const each = <Shape>(shapes: Record<string, Shape>, change: (shape: Shape) => Shape): Record<string, Shape> =>
    Object.fromEntries(Object.entries(shapes).map(([id, shape]) => [id, change(shape)]));
  return {
    ...geometry,
    size: point(geometry.size),
    arcs: geometry.arcs.map((arc) => arc.map((at, index) => (index % 2 ? at * by : at))),
    areas: each(geometry.areas, (shape) => ({ ...shape, label: down(shape.label), pieces: down(shape.pieces) })),
    seas: each(geometry.seas, (shape) => ({ ...shape, label: down(shape.label), boats: down(shape.boats) })),
    mandamenti: each(geometry.mandamenti, (shape) => {
      const { lead, text } = shape.control;
      return {
        ...shape,
        control: { ...down(shape.control), lead: [point(lead[0]), point(lead[1])], text: down(text) },
      };
    }),
  };
}

/** The same pack with another geometry. */
export function withGeometry(pack: Pack, geometry: Geometry): Pack {
  return geometry === pack.geometry
    ? pack
    : (Object.create(pack, { geometry: { value: geometry, enumerable: true } }) as Pack);
}

export function stretched({ geometry }: Pack, by: number): Geometry {
  if (by === 1) return geometry;
  const known = made.get(geometry) ?? new Map<number, Geometry>();
  made.set(geometry, known);
  const found = known.get(by) ?? scaled(geometry, by);
  known.set(by, found);
  return found;
}
