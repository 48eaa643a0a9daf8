/** How a war ended: who won, by what, and which Mandamenti decided it. */

import { type EndProps, type Verdict } from "@/face/finale";
import { outcomeOf } from "@/face/view";
import { say } from "@/words/words.svelte";
import { packOf } from "../model/pack";
import { listed, sidesOf } from "../score/score";
import type { LaFamigliaView } from "../model/view";

/** More than so many are not told by name. */
const NAMED = 3;

/** The Mandamenti that made the difference: those that the winners won last, of those they still hold. */
export function deciding({ view: seen, near, events }: EndProps): string[] {
  const view = seen as LaFamigliaView;
  const { result } = view;
  if (!result || result.decided_by !== "mandamenti" || result.winners.length === 0) return [];
  const totals = sidesOf(view, near).map((side) => side.held);
  const best = Object.entries(result.scores).sort((one, other) => other[1] - one[1])[0]?.[0];
  const winners = result.reason === "family" && best !== undefined ? [best] : result.winners;
  const most = result.reason === "last_round" ? Math.abs((totals[0] ?? 0) - (totals[1] ?? 0)) : 1;
  const won = events
    .filter((event) => event.kind === "control_won" && winners.includes(String(event["seat"])))
    .map((event) => String(event["mandamento"]))
    .toReversed()
    .filter((id) => winners.includes(view.control[id] ?? ""));
  const held = Object.keys(view.control).filter((id) => winners.includes(view.control[id] ?? ""));
  // Where they hold no more than that, it does not matter when they won them.
  const last = held.length === most ? held : [...new Set(won)].slice(0, most);
  return most <= NAMED && last.length === most ? last : [];
}

/** The areas of which one more would have turned the one Mandamento that decided, for somebody who lost. */
function missing(end: EndProps, lost: readonly string[]): string[] {
  const [only, ...more] = deciding(end);
  if (only === undefined || more.length > 0) return [];
  const near = (end.view as LaFamigliaView).score?.near[only] ?? {};
  return [...new Set(lost.flatMap((seat) => near[seat] ?? []))];
}

export function verdict(end: EndProps): Verdict {
  const view = end.view as LaFamigliaView;
  const { result } = view;
  const pack = packOf(view.content);
  const sides = sidesOf(view, end.near);
  if (!result) return { outcome: "neutral", title: "", note: "", sides: [] };
  const outcome = outcomeOf(result, end.own);
  const nameOf = (seat: string): string => end.names[seat] ?? seat;
  const by =
    result.decided_by !== "mandamenti"
      ? result.decided_by
      : result.reason === "last_round"
        ? "mandamenti"
        : result.reason;
  const won = sides.find((side) => side.seats.some((seat) => result.winners.includes(seat)));
  const lost = sides.find((side) => side !== won);
  const best = won?.seats.toSorted((one, other) => (result.scores[other] ?? 0) - (result.scores[one] ?? 0))[0] ?? "";
  const count =
    by === "family"
      ? (result.scores[best] ?? 0)
      : by === "team"
        ? (won?.held ?? 0)
        : (won?.held ?? 0) - (lost?.held ?? 0);
  let title = say(`web-lafamiglia-verdict-${by}`, {
    outcome,
    names: listed(result.winners.map(nameOf)),
    winners: result.winners.length,
    name: nameOf(best),
    viewer: end.own.includes(best) ? "self" : "other",
    count,
  });
  // Until the pack is here there would be ids in the place of names.
  const decided = pack ? deciding(end).map((id) => pack.mandamenti[id]?.name ?? id) : [];
  if (by === "mandamenti" && decided.length > 0)
    title = say("web-lafamiglia-verdict-named", { title, mandamenti: listed(decided) });
  const note = [say(`lafamiglia-ended-${result.reason}`)];
  const hung = pack && lost ? missing(end, lost.seats) : [];
  if (by === "mandamenti" && hung.length > 0)
    note.push(
      say("web-lafamiglia-verdict-hung", {
        mandamento: decided[0] ?? "",
        areas: listed(
          hung.map((area) => pack?.areas[area]?.name ?? area),
          "disjunction",
        ),
      }),
    );
  if (by !== "mandamenti" && decided.length > 0)
    note.unshift(say("web-lafamiglia-verdict-last", { mandamento: listed(decided) }));
  return {
    outcome,
    title,
    note: note.join(" "),
    sides: sides.map((side) => ({ seats: side.seats, score: side.held })),
  };
}
