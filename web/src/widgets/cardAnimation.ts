/** Cards move to their new places: remember where each was, then let it come from there. */

import { settings } from "@/browser/settings.svelte";

const MOVE = 320;
const APART = 60;
const IN_ALL = 900;

export type PiecePlaces = Map<string, DOMRect>;

/** Where every piece with `data-flip` is now. */
export function measurePieces(within: ParentNode): PiecePlaces {
  const found: PiecePlaces = new Map();
  for (const piece of within.querySelectorAll<HTMLElement>("[data-flip]")) {
    found.set(piece.dataset["flip"] ?? "", piece.getBoundingClientRect());
  }
  return found;
}

/** Let the pieces move from where they were. A new piece comes from `source`. Returns how many moved far. */
export function animateMoves(within: ParentNode, before: PiecePlaces, source: Element | null): number {
  if (!settings.motion || document.hidden) return 0;
  const from = source?.getBoundingClientRect();
  const moves: Array<[HTMLElement, DOMRect, DOMRect]> = [];
  for (const piece of within.querySelectorAll<HTMLElement>("[data-flip]")) {
    const start = before.get(piece.dataset["flip"] ?? "") ?? from;
    if (!start || start.width === 0) continue;
    const end = piece.getBoundingClientRect();
    if (Math.abs(start.x - end.x) + Math.abs(start.y - end.y) + Math.abs(start.width - end.width) < 3) continue;
    moves.push([piece, start, end]);
  }
  const far = moves.filter(([, start, end]) => Math.hypot(start.x - end.x, start.y - end.y) > end.width * 1.5);
  const apart = Math.min(APART, far.length > 1 ? (IN_ALL - MOVE) / far.length : 0);
  for (const [piece, start, end] of moves) {
    const x = start.x + start.width / 2 - end.x - end.width / 2;
    const y = start.y + start.height / 2 - end.y - end.height / 2;
    const scale = end.width ? start.width / end.width : 1;
    const arc = -Math.hypot(x, y) * 0.08;
    const nth = far.findIndex(([moving]) => moving === piece);
    // Not among the keyframes: an animation of transforms alone leaves the main thread free.
    piece.style.zIndex = "20";
    const animation = piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
        { transform: `translate(${x / 2}px, ${y / 2 + arc}px) scale(${(1 + scale) / 2})` },
        { transform: "none" },
      ],
      { duration: MOVE, delay: Math.max(nth, 0) * apart, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
    );
    animation.onfinish = animation.oncancel = () => (piece.style.zIndex = "");
  }
  return far.length;
}
