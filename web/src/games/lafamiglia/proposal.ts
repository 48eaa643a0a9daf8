/** What the decision bar shows: an action as a button, and what the question is about. */

import type { Option } from "@/games/face";
import { say } from "@/shell/words.svelte";
import { nameOf, tellMove } from "./names";
import type { Pack } from "./pack";
import { moveIcon } from "./preview";
import type { LaFamigliaView } from "./view";

export function moveOption(pack: Pack, view: LaFamigliaView, notation: string, primary = false): Option {
  const icon = primary ? "check" : moveIcon(notation);
  return {
    notation,
    label: primary ? say("web-lafamiglia-confirm") : tellMove(pack, view, notation),
    ...(icon ? { icon } : {}),
    primary,
  };
}

/** What the bar says beside the question. */
export function decisionNote(pack: Pack, { about }: LaFamigliaView, carriesToken: boolean): string {
  if (carriesToken) return say("web-lafamiglia-carried");
  const parts: string[] = [];
  if (about?.order) parts.push(nameOf(pack, "order", about.order));
  if (about?.source && about.target)
    parts.push(`${nameOf(pack, "area", about.source)} → ${nameOf(pack, "area", about.target)}`);
  else if (about?.area) parts.push(nameOf(pack, "area", about.area));
  if (about?.space) parts.push(nameOf(pack, "space", about.space));
  if (about?.column) parts.push(nameOf(pack, "column", about.column));
  if (about?.old_tile && about.tile)
    parts.push(`${nameOf(pack, "tile", about.old_tile)} ↔ ${nameOf(pack, "tile", about.tile)}`);
  if (about?.token) parts.push(nameOf(pack, "colour", about.token));
  return parts.join(" · ");
}
