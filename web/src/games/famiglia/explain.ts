/** The cards of Famiglia in words. */

import { FAMILIES } from "@/generated/famiglia";
import type { View } from "@/face/view";
import type { Explaining, Explanation } from "@/face/explaining";
import { say } from "@/words/words.svelte";
import { abilityOf, family, personKey, points, value } from "./cards/cards";
import CardPicture from "./cards/CardPicture.svelte";
import { readMove, type Zone } from "./choosing/choices";

const RULES = { R: "FA-C-07", B: "FA-A2-01", Y: "FA-A3-01", G: "FA-F-G1" } as const;

/** What the viewer may do now with a card that lies in this zone. */
function usesOf(card: string, zone: Zone, view: View): Pick<Explanation, "now" | "choose"> {
  const moves = (view.decision?.actions ?? []).map(readMove);
  const ways = moves.filter((move) => move.verb === "take" && move.card === card).length;
  if (zone !== "street" || ways === 0) return { choose: say("explain-card-choose") };
  return { now: say("explain-card-ways", { count: ways }), choose: say("explain-card-recruit") };
}

function tell(thing: string, view: View): Explanation | undefined {
  const [kind, id = "", zone] = thing.split(" ");
  if (kind === "clan") {
    const clan = FAMILIES.find((one) => one === id);
    if (!clan) return undefined;
    const icon = abilityOf(`${clan}1`);
    return {
      title: say(`famiglia-family-${clan}`),
      text: say(`famiglia-ability-${clan}`),
      rule: RULES[clan],
      ...(icon ? { icon } : {}),
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
      ability:
        value(card) > 0 ? say(`famiglia-card-ability-${clan}`, { value: value(card) }) : say("explain-card-zero"),
    }),
    rule: value(card) > 0 ? RULES[clan] : "FA-C-07",
    ...(zone ? usesOf(card, zone as Zone, view) : {}),
  };
}

export const explaining: Explaining = {
  tell,
  Picture: CardPicture,
  pictured: (thing) => thing.startsWith("card "),
  legend: () => [{ title: say("screen-famiglia-families"), things: FAMILIES.map((clan) => `clan ${clan}`) }],
};
