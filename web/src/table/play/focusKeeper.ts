/** The keyboard's place at the table: what had the focus may be gone after a move, and then the page would have it. */

import { isFree } from "@/browser/singleKeys";

/** Where the focus goes, the first that is there: the question in words, the bar, the story, the table. */
const HOMES = ["[data-focus-home]", ".finale", ".decide", ".telling", ".board"] as const;
const WATCHED = { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "inert", "open"] };

function nowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** What has the focus loses it when the page is drawn next. */
function losing(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement.matches(":disabled, [inert] *, [hidden] *");
}

function visible(element: HTMLElement): boolean {
  return element.isConnected && element.closest("[inert], [hidden]") === null && element.getClientRects().length > 0;
}

/** Bring the focus to what must be decided. */
function focusDecision(ground: ParentNode): void {
  for (const home of HOMES) {
    const found = [...ground.querySelectorAll<HTMLElement>(home)].find(visible);
    if (!found) continue;
    if (found.tabIndex < 0) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    return;
  }
}

/** Keep the focus inside `ground` once it has been there; a Svelte attachment. */
export function keepFocus(ground: HTMLElement): () => void {
  let within = ground.contains(document.activeElement);
  let due = 0;
  const look = (): void => {
    // Somebody who clicked beside everything wants no focus; a dialog has its own.
    if (within && (nowhere() || losing()) && !document.querySelector("dialog[open]")) focusDecision(ground);
  };
  const later = (): void => {
    // At once, before anything is read from the page itself; and again, for what only drawing takes away.
    look();
    if (due > 0) return;
    due = requestAnimationFrame(() => {
      due = requestAnimationFrame(() => {
        due = 0;
        look();
      });
    });
  };
  const enter = (focus: FocusEvent): void => {
    within = ground.contains(focus.target as Node) || (focus.target as Element).closest("dialog") !== null;
  };
  const press = (click: PointerEvent): void => {
    if (!(click.target as Element).closest("button, a, input, select, textarea, summary, [tabindex]")) within = false;
  };
  const key = (press: KeyboardEvent): void => {
    if (press.key === "d" && isFree(press)) focusDecision(ground);
  };
  const watcher = new MutationObserver(later);
  watcher.observe(ground, WATCHED);
  document.addEventListener("focusin", enter);
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("keydown", key);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(due);
    document.removeEventListener("focusin", enter);
    document.removeEventListener("pointerdown", press, true);
    document.removeEventListener("keydown", key);
  };
}
