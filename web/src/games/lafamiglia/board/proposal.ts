/** What the decision bar says: a question about these very things, what to know about it, and actions as buttons. */

import type { Option } from "@/face/table";
import { filled, tellAction } from "@/face/telling";
import { VERBS } from "@/generated/lafamiglia";
import { knows, say, sayWhole } from "@/words/words.svelte";
import { verbOf } from "./choosing.svelte";
import { nameOf } from "../model/names";
import type { Pack } from "../model/pack";
import { moveIcon } from "./preview";
import type { LaFamigliaView } from "../model/view";
import { voice } from "../model/voice";

/** Verbs that mean as many things as there are questions. */
const ASKED_FOR: ReadonlySet<string> = new Set(["soldati", "cars", "order"]);
/** Longer names do not fit on a button. */
const LONGEST = 44;

export function moveOption(pack: Pack, view: LaFamigliaView, notation: string, primary = false): Option {
  const icon = primary ? "check" : moveIcon(notation);
  return {
    notation,
    label: primary ? confirmLabel(pack, view, notation) : tellAction(voice, notation, view),
    ...(icon ? { icon } : {}),
    primary,
  };
}

/** What tells an answer apart from others of its verb: the thing that it names. */
export function differing(pack: Pack, view: LaFamigliaView, notation: string): string | undefined {
  const [verb = "", first = "", second = ""] = notation.split(" ");
  const [kind] = VERBS[verb] ?? [];
  if (verb === "do" || kind === undefined || kind === "number") return undefined;
  if (verb === "token") return `${nameOf(pack, "space", first)} · ${nameOf(pack, "token", second)}`;
  return kind === "colour" ? nameOf(pack, "seat", first) : nameOf(pack, kind, first);
}

/** Which of several pieces it is that is asked about. */
export function decisionCount({ about, decision }: LaFamigliaView): string {
  const { nth, of } = about ?? {};
  const key = `bar-lafamiglia-nth-${decision?.kind ?? ""}`;
  return nth === undefined || of === undefined || !knows(key) ? "" : say(key, { nth, of });
}

/** The confirm is called after what it does. */
function confirmLabel(pack: Pack, view: LaFamigliaView, notation: string): string {
  const [verb = "", first = ""] = notation.split(" ");
  const key = `bar-lafamiglia-confirm-${ASKED_FOR.has(verb) ? (view.decision?.kind ?? "") : verb}`;
  if (knows(key)) {
    return say(key, { number: Number(first) || 0, what: nameOf(pack, VERBS[verb]?.[0] ?? "", first) });
  }
  const told = tellAction(voice, notation, view);
  return told.length <= LONGEST ? told : say("web-lafamiglia-confirm");
}

/** The question with the names of what it is about; nothing where one of them is not known, or the general one says as much. */
export function decisionSentence(view: LaFamigliaView): string {
  const { about, decision, conflict } = view;
  const area = conflict?.area ?? about?.area ?? about?.target;
  const facts = {
    ...about,
    ...(area && { area }),
    ...(conflict && { attackers: conflict.soldati, defenders: view.areas[conflict.area]?.soldati ?? 0 }),
  };
  return sayWhole(`bar-lafamiglia-ask-${decision?.kind ?? ""}`, filled(voice, view, {}, facts));
}

/** What the bar says under the question. */
export function decisionNote(
  pack: Pack,
  view: LaFamigliaView,
  near: string,
  names: Record<string, string>,
  carriesToken: boolean,
): string {
  if (carriesToken) return say("web-lafamiglia-carried");
  const { about, decision } = view;
  const verbs = new Set((decision?.actions ?? []).map(verbOf));
  const kind = verbs.has("seat") ? "seat" : (decision?.kind ?? "");
  const key = `bar-lafamiglia-note-${kind}`;
  if (knows(key)) {
    const own = view.families?.[near];
    return say(key, {
      money: own?.money ?? 0,
      hq: own?.hq ?? 0,
      number: about?.number ?? 0,
      price: view.prices.token,
      force: view.conflict?.force ?? view.prices.force,
      count: new Set((decision?.actions ?? []).map((action) => action.split(" ")[1])).size,
    });
  }
  const parts: string[] = [];
  if (about?.order) parts.push(nameOf(pack, "order", about.order));
  if (about?.source && about.target)
    parts.push(`${nameOf(pack, "area", about.source)} → ${nameOf(pack, "area", about.target)}`);
  else if (about?.area) parts.push(nameOf(pack, "area", about.area));
  if (about?.space) parts.push(nameOf(pack, "space", about.space));
  if (about?.column) parts.push(nameOf(pack, "column", about.column));
  if (about?.old_tile && about.tile)
    parts.push(`${nameOf(pack, "tile", about.old_tile)} ↔ ${nameOf(pack, "tile", about.tile)}`);
  if (about?.token) parts.push(names[about.token] ?? nameOf(pack, "colour", about.token));
  return parts.join(" · ");
}
