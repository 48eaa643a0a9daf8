/** What was done, told again with the people by their names: "Turi recruits The Actuary B2 ...". */

import type { Retelling } from "@/face/beat";
import { filled } from "@/face/telling";
import { say, type Facts } from "@/words/words.svelte";
import { shortName } from "./cards/cards";
import { named } from "./choosing/ways";
import { moversOf } from "./people";
import type { FamigliaView } from "./view";
import { voice } from "./voice";

export const retell: Retelling = (view, events, names) => {
  const movers = moversOf(view as FamigliaView, events);
  return (event) => {
    const ids = movers.get(event) ?? [];
    const facts: Facts = filled(voice, view, names, event);
    // What moved last is what the sentence is about; a card that paid for it moved first.
    const main = ids.at(-1);
    if (main !== undefined && typeof event["card"] === "string") facts["card"] = named(main);
    if (Array.isArray(event["cards"]))
      return say("web-famiglia-so-new", { count: ids.length, cards: ids.map((id) => shortName(id)).join(", ") });
    return say(`famiglia-event-${event.kind}`, facts);
  };
};
