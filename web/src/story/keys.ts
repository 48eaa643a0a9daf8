/** The keys of a story that is being told. They come before those of the table, which rest meanwhile. */

import type { Director } from "./director.svelte";

export function storyKey(director: Director, press: KeyboardEvent): void {
  if (!director.beat || press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return;
  const on = press.target as Element;
  if (on.matches("input, textarea, select, [contenteditable]") || document.querySelector("dialog[open]")) return;
  const does = {
    " ": on.closest("button, a, [role='button']") ? undefined : director.pause,
    ArrowRight: director.step,
    s: director.fold,
    S: director.fold,
    Escape: director.again ? director.back : undefined,
  }[press.key];
  if (!does) return;
  press.preventDefault();
  press.stopPropagation();
  does();
}
