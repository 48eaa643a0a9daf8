/** Where the bubble of a lesson stands: beside what it is about, and never on what has to be seen or pressed. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

/** A place, and at which side of what it is about; no side where there was no room beside it. */
export interface Place {
  x: number;
  y: number;
  side: Side | null;
}

export interface Around {
  /** What the words are about. */
  target: Box | null;
  /** What has to be seen: the thing to press, and the bar. */
  clear: readonly Box[];
  /** What should be seen if there is room. */
  better: readonly Box[];
  /** The part of the window in which the bubble may be. */
  room: Box;
}

/** Between the bubble and its target. */
const GAP = 12;
/** How far the bubble is moved along its target from one try to the next. */
const SHIFT = 24;
/** How much of the bubble stays beside the target, for the arrow. */
const BESIDE = 28;
const SIDES: readonly Side[] = ["right", "left", "below", "above"];

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(wide, 0) * Math.max(high, 0);
}

const within = (box: Box, room: Box): boolean =>
  box.x >= room.x &&
  box.y >= room.y &&
  box.x + box.width <= room.x + room.width &&
  box.y + box.height <= room.y + room.height;

/** From the middle outwards: 0, 1, -1, 2, -2 ... as far as it goes. */
function* outwards(middle: number, least: number, most: number): Generator<number> {
  const start = Math.max(least, Math.min(middle, most));
  if (least > most) return;
  yield start;
  for (let by = SHIFT; start + by <= most || start - by >= least; by += SHIFT) {
    if (start + by <= most) yield start + by;
    if (start - by >= least) yield start - by;
  }
}

/** Every place at one side of a target, the middle first. */
function* beside(size: Size, target: Box, room: Box, side: Side): Generator<Box> {
  const upright = side === "right" || side === "left";
  if (upright) {
    const x = side === "right" ? target.x + target.width + GAP : target.x - size.width - GAP;
    const least = Math.max(room.y, target.y + BESIDE - size.height);
    const most = Math.min(room.y + room.height - size.height, target.y + target.height - BESIDE);
    for (const y of outwards(target.y + (target.height - size.height) / 2, least, most)) yield { x, y, ...size };
    return;
  }
  const y = side === "below" ? target.y + target.height + GAP : target.y - size.height - GAP;
  const least = Math.max(room.x, target.x + BESIDE - size.width);
  const most = Math.min(room.x + room.width - size.width, target.x + target.width - BESIDE);
  for (const x of outwards(target.x + (target.width - size.width) / 2, least, most)) yield { x, y, ...size };
}

/** The first place beside the target that covers nothing of this. */
function free(size: Size, target: Box, room: Box, covered: readonly Box[]): Place | null {
  for (const side of SIDES)
    for (const box of beside(size, target, room, side))
      if (within(box, room) && covered.every((one) => overlap(box, one) === 0)) return { x: box.x, y: box.y, side };
  return null;
}

/** Without room beside the target: at an edge, where it hides least; the upper one where all are alike. */
function edge(size: Size, { target, clear, better, room }: Around): Place {
  const right = room.x + room.width - size.width;
  const middle = room.x + (room.width - size.width) / 2;
  const lower = room.y + room.height - size.height;
  const rows = [room.y, ...clear.map((one) => one.y - size.height - GAP), lower];
  const places = rows
    .filter((y) => y >= room.y && y <= lower)
    .flatMap((y) => [right, middle, room.x].map((x) => ({ x, y, ...size })));
  const hidden = (box: Box): number =>
    clear.reduce((sum, one) => sum + 100 * overlap(box, one), 0) +
    better.reduce((sum, one) => sum + overlap(box, one), 0) +
    (target ? overlap(box, target) : 0);
  const first = { x: Math.max(room.x, target ? middle : right), y: room.y, ...size };
  const best = places.reduce((least, one) => (hidden(one) < hidden(least) ? one : least), first);
  return { x: best.x, y: best.y, side: null };
}

/** The place for a bubble of one of these sizes: the first size that fits beside its target, else the first one at an edge. */
export function placeLesson(sizes: readonly Size[], around: Around): Place & { size: number } {
  const { target, clear, better, room } = around;
  if (target) {
    const tries = [[...clear, ...better], clear];
    for (const covered of tries)
      for (const [at, size] of sizes.entries()) {
        const place = free(size, target, room, covered);
        if (place) return { ...place, size: at };
      }
  }
  const [size = { width: 0, height: 0 }] = sizes;
  return { ...edge(size, around), size: 0 };
}

/** Whether a bubble hides what has to be seen; where it had no room beside its target, that may lie under it. */
export const hides = (box: Box, side: Side | null, { target, clear }: Around): boolean =>
  [...(target && side ? [target] : []), ...clear].some((one) => overlap(box, one) > 0);

/** Where on its edge the arrow stands, in pixels from its beginning; null where nothing is at that side. */
export function arrowAt(box: Box, side: Side | null, target: Box | null): number | null {
  if (!side || !target) return null;
  const upright = side === "right" || side === "left";
  const [begin, long] = upright ? [box.y, box.height] : [box.x, box.width];
  const middle = upright ? target.y + target.height / 2 : target.x + target.width / 2;
  const off = side === "right" ? box.x - target.x - target.width : target.x - box.x - box.width;
  const away = side === "below" ? box.y - target.y - target.height : target.y - box.y - box.height;
  if (Math.abs((upright ? off : away) - GAP) > 2 * GAP) return null;
  return Math.max(20, Math.min(middle - begin, long - 20));
}
