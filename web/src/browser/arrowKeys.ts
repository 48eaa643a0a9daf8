/** Keys that go from thing to thing on a table. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const GLOWING = ":is(button, [role='button']).legal, .legal > button, .legal .lift";

/** N goes to the next thing that glows, Shift and N to the one before; says whether it was that key. */
export function moveToGlowing(ground: Element | undefined, press: KeyboardEvent): boolean {
  if (press.key.toLowerCase() !== "n" || press.ctrlKey || press.metaKey || press.altKey) return false;
  if ((press.target as Element).matches("input, textarea, select") || document.querySelector("dialog[open]"))
    return false;
  const lit = [...(ground?.querySelectorAll<HTMLElement>(GLOWING) ?? [])].filter(
    (thing) => thing.getClientRects().length > 0,
  );
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const step = press.shiftKey ? -1 : 1;
  lit.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % lit.length)?.focus();
  return true;
}

/** Arrow keys inside `ground` go to the nearest control in their direction; says whether the focus moved. */
export function moveByArrow(ground: Element, press: KeyboardEvent): boolean {
  const direction = DIRECTIONS[press.key];
  const here = document.activeElement;
  if (!direction || !here || !ground.contains(here) || here.matches("input, textarea, select")) return false;
  const [x, y] = middle(here);
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const button of ground.querySelectorAll<HTMLElement>("button:not(:disabled), [role='button'][tabindex='0']")) {
    if (button === here) continue;
    const [bx, by] = middle(button);
    const along = (bx - x) * direction[0] + (by - y) * direction[1];
    const aside = Math.abs((bx - x) * direction[1]) + Math.abs((by - y) * direction[0]);
    if (along < 4) continue;
    const distance = along + aside * 2.5;
    if (distance < shortest) {
      shortest = distance;
      best = button;
    }
  }
  if (!best) return false;
  press.preventDefault();
  best.focus();
  return true;
}
