import type { Entry } from "@/generated/protocol";

/** Whether answers that the viewer planned were not given, because something happened for which they were not meant. */
export function wasDropped(entries: readonly Entry[], chair: string | null): boolean {
  let given = 0;
  for (const { what } of entries.toReversed()) {
    if (what?.kind === "premoved") return what.count > given;
    if (what?.kind !== "played" || what.chair !== chair) continue;
    if (what.by !== "premove") return false;
    given += 1;
  }
  return false;
}
