/** Keys that are pressed alone, outside fields: who does not want them switches them off (WCAG 2.1.4). */

import { settings } from "./settings.svelte";

const FIELDS = "input, textarea, select, [contenteditable]";

/** Whether a press is a letter, a digit or a sign without a field that takes it. Space, Enter, Escape and arrows are not. */
function isSingle(press: KeyboardEvent): boolean {
  const plain = !press.ctrlKey && !press.metaKey && !press.altKey && !press.isComposing;
  return plain && press.key.length === 1 && press.key !== " " && !(press.target as Element).matches?.(FIELDS);
}

/** Whether a press may do something on the page as a whole: nothing else has taken it, and no dialog is open. */
export function isFree(press: KeyboardEvent): boolean {
  return isSingle(press) && !press.defaultPrevented && !document.querySelector("dialog[open]");
}

/** Called once, before anything else listens: with single keys switched off nobody hears of one. */
export function followSingleKeys(): void {
  addEventListener(
    "keydown",
    (press) => {
      if (!settings.keys && isSingle(press)) press.stopImmediatePropagation();
    },
    { capture: true },
  );
}
