/** Where a bubble stands: beside what it speaks of, never over it, and not over what must stay in sight. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(wide, 0) * Math.max(high, 0);
}

function distance(one: Box, other: Box): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  return across + down;
}

/** The best place for a bubble of a size within a window, beside a spot; without one it stands below in the middle. */
export function placeBubble(size: Box, spot: Box | null, keep: readonly Box[], room: Box): { x: number; y: number } {
  const right = room.x + room.width - size.width;
  const lower = room.y + room.height - size.height;
  const inside = (x: number, y: number): { x: number; y: number } => ({
    x: Math.max(room.x, Math.min(x, right)),
    y: Math.max(room.y, Math.min(y, lower)),
  });
  const corners = [inside(right, room.y), inside(room.x, room.y), inside(right, lower), inside(room.x, lower)];
  const middle = inside(room.x + (room.width - size.width) / 2, lower);
  const places = [middle, ...corners];
  if (spot) {
    const [x, y] = [spot.x + (spot.width - size.width) / 2, spot.y + (spot.height - size.height) / 2];
    for (const shift of [0, -0.45, 0.45]) {
      places.push(
        inside(spot.x + spot.width + GAP, y + shift * size.height),
        inside(spot.x - size.width - GAP, y + shift * size.height),
        inside(x + shift * size.width, spot.y - size.height - GAP),
        inside(x + shift * size.width, spot.y + spot.height + GAP),
      );
    }
  }
  const cost = (place: { x: number; y: number }): number => {
    // A box that was measured has no properties of its own to spread.
    const box = { ...place, width: size.width, height: size.height };
    const hidden = keep.reduce((sum, one) => sum + overlap(box, one), 0);
    if (!spot) return hidden;
    const around = { x: spot.x - 8, y: spot.y - 8, width: spot.width + 16, height: spot.height + 16 };
    return overlap(box, around) * 100 + hidden * 10 + distance(box, spot);
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
