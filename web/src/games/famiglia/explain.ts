/** The cards of Famiglia in words. */

import { FAMILIES } from "@/generated/famiglia";
import type { Explaining, Explanation } from "@/shell/explain";
import { say } from "@/shell/words.svelte";
import { ABILITY_ICON, family, personKey, points, value } from "./cards";
import CardPicture from "./CardPicture.svelte";

const RULES = { R: "FA-C-07", B: "FA-A2-01", Y: "FA-A3-01", G: "FA-F-G1" } as const;

function tell(thing: string): Explanation | undefined {
  const [kind, id = ""] = thing.split(" ");
  if (kind === "clan") {
    const clan = FAMILIES.find((one) => one === id);
    if (!clan) return undefined;
    return {
      title: say(`famiglia-family-${clan}`),
      text: say(`famiglia-ability-${clan}`),
      rule: RULES[clan],
      ...(ABILITY_ICON[clan] ? { icon: ABILITY_ICON[clan] } : {}),
    };
  }
  if (kind !== "card") return undefined;
  const card = id.slice(0, 2);
  const clan = family(card);
  return {
    title: say(personKey(id)),
    text: say("explain-card", {
      family: say(`famiglia-family-${clan}`),
      value: value(card),
      points: points(card),
      ability: say(value(card) > 0 ? `famiglia-ability-${clan}` : "explain-card-zero"),
    }),
    rule: value(card) > 0 ? RULES[clan] : "FA-C-07",
  };
}

export const explaining: Explaining = {
  tell,
  Picture: CardPicture,
  pictured: (thing) => thing.startsWith("card "),
  legend: () => [{ title: say("screen-famiglia-families"), things: FAMILIES.map((clan) => `clan ${clan}`) }],
};
