/** The cards of Famiglia as the engine names them: family letter and value, like "R3". */

import type { Portraits } from "@/face/face";
import { WORTH, type Family } from "@/generated/famiglia";
import { say } from "@/words/words.svelte";

export type Kind = string;

const CODE = /\b[RBYG][0-4]\b/g;
/** "the Accountant Accountant 2" is said once; words differ in their endings. */
const TWICE = /(\p{L}{5})(\p{L}*) \1\p{L}* (\d)/gu;

export const kindOf = (id: string): Kind => id.slice(0, 2);
export const family = (kind: Kind): Family => kind[0] as Family;
export const value = (kind: Kind): number => Number(kind[1]);

/** A card in words: "Accountant 3". */
export const inWords = (kind: Kind): string => say(`web-seats-card-${family(kind)}`, { value: value(kind) });

/** A sentence with its cards in words. */
export const spoken = (text: string): string => text.replace(CODE, inWords).replace(TWICE, "$1$2 $3");

export const points = (kind: Kind): number => WORTH[family(kind)][value(kind)] ?? 0;

const ABILITY_ICON: Partial<Record<Family, string>> = { B: "swap", Y: "lower", G: "joker" };

/** The sign of what a card can do; a 0 can do nothing. */
export const abilityOf = (kind: Kind): string | undefined => (value(kind) > 0 ? ABILITY_ICON[family(kind)] : undefined);

/** How much a card can do, beside its sign: so many swaps, lower by so many, a joker for 0 to 2. */
export function power(kind: Kind): string {
  const worth = value(kind);
  return family(kind) === "G" && worth > 1 ? `0–${worth - 1}` : String(family(kind) === "G" ? 0 : worth);
}

/** What a card can do in words; a card without an ability says its family. */
export const note = (kind: Kind): string =>
  abilityOf(kind)
    ? say(`web-famiglia-short-${family(kind)}`, { value: value(kind), below: value(kind) - 1 })
    : say(`famiglia-family-${family(kind)}`);

/** The name in the catalogue of the person on a card, like "famiglia-card-R3-2". */
export const personKey = (id: string): string => `famiglia-card-${id}`;

const ARTICLE = /^(?:The |Le |La |Les |L’|Il |Lo |I |Gli |El )(\p{L})/u;

/** A person's name where there is little room: without its article. */
export const shortName = (id: string): string =>
  say(personKey(id)).replace(ARTICLE, (_, first: string) => first.toLocaleUpperCase());

const WIDE = /[а-яё]/i;
const THIN = /[ilrtfj’ -]/;

/** How wide a name is in its letters' own height, about: so that its letters can be chosen to fit. */
export const widthOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (WIDE.test(letter) ? 0.6 : THIN.test(letter) ? 0.33 : 0.52), 0);

/** A card for ears, as much of it as a player decides by. */
export const heard = (id: string): string => {
  const kind = kindOf(id);
  return say("web-famiglia-card", {
    name: say(personKey(id)),
    family: say(`famiglia-family-${family(kind)}`),
    value: value(kind),
    power: abilityOf(kind) ? note(kind) : say("web-famiglia-no-power"),
    points: points(kind),
  });
};

const drawings = new Map(
  Object.entries(import.meta.glob<string>("@art/faces/*.svg", { query: "?url", import: "default", eager: true })).map(
    ([path, url]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), url],
  ),
);
export const face = (name: string): string => drawings.get(name) ?? "";

const PERSON = /^[RBYG]\d-\d$/;

/** The people on the cards; a member bears their code in lower case. */
export const portraits: Portraits = {
  catalogue: "cards-famiglia",
  all: [...drawings.keys()].filter((name) => PERSON.test(name)).map((name) => name.toLowerCase()),
  picture: (person) => (PERSON.test(person.toUpperCase()) ? face(person.toUpperCase()) : ""),
  name: (person) => say(personKey(person.toUpperCase())),
};
