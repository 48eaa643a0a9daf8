/** How a game of Famiglia ended. */

import { type EndProps, type Verdict } from "@/face/finale";
import { outcomeOf } from "@/face/view";
import { say } from "@/words/words.svelte";

export function verdict({ view: { result, seats }, near, names, own }: EndProps): Verdict {
  if (!result) return { outcome: "neutral", title: "", note: "", sides: [] };
  const order = [near, ...seats.filter((seat) => seat !== near)];
  const scores = order.map((seat) => result.scores[seat] ?? 0);
  const outcome = outcomeOf(result, own);
  return {
    outcome,
    title: say(`web-famiglia-verdict-${result.decided_by}`, {
      outcome,
      name: names[result.winners[0] ?? ""] ?? "",
      count: Math.max(...scores) - Math.min(...scores),
    }),
    note: say(`famiglia-ended-${result.reason}`),
    sides: order.map((seat, at) => ({ seats: [seat], score: scores[at] ?? 0 })),
  };
}
