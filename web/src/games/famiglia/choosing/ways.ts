/** What the decision bar says and offers while nothing is pointed at: the ways to go on that the engine names. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Option, Proposal } from "@/face/table";
import { tellAction, tellWays } from "@/face/telling";
import type { PreviewLine } from "@/generated/protocol";
import { say } from "@/words/words.svelte";
import { family, kindOf, note, personKey, shortName, value, type Kind } from "../cards/cards";
import type { Move, Spot } from "./choices";
import type { Placed } from "../people";
import { option } from "./preview";
import { chosenOf, type Offer } from "./swapping";
import type { FamigliaView } from "../view";
import { voice } from "../voice";

/** Where things are, and what the buttons do on the table. */
interface Scene {
  view: FamigliaView;
  laid: Placed;
  near: string;
  picks: readonly Spot[];
  /** The Accountant who stays in a swap. */
  staying: string | undefined;
  renew: () => void;
  swap: () => void;
  clear: () => void;
}

const MOST_RECRUITS = 2;

const text = (fact: unknown): string => (typeof fact === "string" ? fact : "");

/** A person and the card: "The Sergeant G3"; on a phone the person alone, whose card is in sight. */
export const named = (id: string, short = false): string =>
  say("web-famiglia-named", { name: say(personKey(id)), card: short ? "none" : kindOf(id) });

const little = (): boolean => (innerWidth.current ?? 0) <= 700 || (innerHeight.current ?? 0) <= 480;

const idOf = (ids: readonly string[] | undefined, kind: Kind): string =>
  ids?.find((id) => kindOf(id) === kind) ?? `${kind}-1`;

const HELD = new Set(["accountant", "power", "lay"]);

/** The person whom a way is about. */
function personIn({ laid, near }: Pick<Scene, "laid" | "near">, { kind, facts }: PreviewLine): string {
  return idOf(HELD.has(kind) ? laid.hands[near] : laid.street, text(facts["card"]));
}

/** The best way to go on, with the people by their names. */
export function waysSentence(scene: Pick<Scene, "view" | "laid" | "near">): string {
  return tellWays(voice, scene.view, (way) => ({
    ...("card" in way.facts ? { card: named(personIn(scene, way), little()) } : {}),
    ...("brute" in way.facts
      ? { brute: named(idOf(scene.laid.hands[scene.near], text(way.facts["brute"])), little()) }
      : {}),
  }));
}

/** What the best way brings, in a sentence; nothing where it brings no points. */
export function bringsOf(scene: Pick<Scene, "view" | "laid" | "near">): string {
  const [best] = scene.view.decision?.ways ?? [];
  if (!best || !("after" in best.facts)) return "";
  return say("bar-famiglia-brings", {
    card: named(personIn(scene, best)),
    amount: best.amount,
    pays: text(best.facts["pays"]),
    lay: text(best.facts["lay"]),
  });
}

/** The price: two values, or one and a joker. */
export function priceOf(shown: readonly Kind[], card: Kind): string {
  const joker = jokerOf(shown, card);
  if (joker !== undefined) return say("web-famiglia-pays-joker", { value: joker });
  return shown.length === 0 ? say("screen-famiglia-free") : shown.map(value).join(" + ");
}

/** The value that is shown beside a joker; nothing where there is none. */
export function jokerOf(shown: readonly Kind[], card: Kind): number | undefined {
  const [lay, keep] = shown;
  if (lay === keep) return undefined;
  return Math.min(...shown.filter((kind) => family(kind) === family(card)).map(value));
}

function optionOf(scene: Scene, { kind, amount, facts }: PreviewLine): Option {
  const card = text(facts["card"]);
  const notation = text(facts["action"]);
  const name = card ? shortName(personIn(scene, { kind, amount, facts } as PreviewLine)) : "";
  const shown = [text(facts["lay"]), text(facts["keep"] ?? facts["lay"])].filter(Boolean);
  const points = (): string =>
    say("web-famiglia-way-points", {
      price: priceOf(shown, card),
      now: Number(facts["now"]),
      after: Number(facts["after"]),
    });
  switch (kind) {
    case "recruit":
      return { notation, label: say("web-famiglia-way-recruit", { name, card }), effect: points() };
    case "lower":
      return {
        notation,
        label: say("web-famiglia-way-lower", { name, card, value: Number(facts["value"]) }),
        effect: points(),
      };
    case "brute": {
      const brute = text(facts["brute"]);
      const by = shortName(idOf(scene.laid.hands[scene.near], brute));
      return {
        notation,
        label: say("web-famiglia-way-play", { name: by, card: brute }),
        effect: say("web-famiglia-way-brute", { name, card, now: Number(facts["now"]), after: Number(facts["after"]) }),
        goesOn: true,
      };
    }
    case "new":
      return {
        notation: "",
        label: say("web-famiglia-way-new"),
        effect: say("web-famiglia-way-news", { least: Number(facts["least"]), most: amount }),
        choose: scene.renew,
      };
    case "accountant":
    case "power":
      return { notation, label: say("web-famiglia-way-play", { name, card }), effect: note(card), goesOn: true };
    default:
      return { notation, label: tellAction(voice, notation, scene.view), last: true };
  }
}

/** The buttons for the ways that the engine names, the first of them filled; else for what needs no card. */
export function wayOptions(scene: Scene, general: readonly Move[]): Option[] {
  const ways = scene.view.decision?.ways?.filter(({ kind }) => kind !== "lay") ?? [];
  if (ways.length === 0) return general.map((move) => option(scene.view, move, false));
  let recruits = 0;
  const named = ways.filter(({ kind }) => kind !== "recruit" || ++recruits <= MOST_RECRUITS);
  return named.map((way, at) => {
    const made = optionOf(scene, way);
    return at === 0 && !made.last ? { ...made, best: true } : made;
  });
}

/** Every way, as the list of the bar has it: first those of its buttons. */
export function everyOption(scene: Scene, moves: readonly Move[], ways: readonly Option[]): Option[] {
  const there = new Set(ways.map(({ notation }) => notation));
  const others = moves.filter(({ notation }) => !there.has(notation));
  return [...ways, ...others.map(({ notation }) => ({ notation, label: tellAction(voice, notation, scene.view) }))];
}

const listed = (spots: readonly Spot[]): string => spots.map(({ id }) => shortName(id)).join(", ");

/** A swap under way: what is chosen so far, and whether it can be done so. */
export function swapProposal(scene: Scene, offer: Offer, general: readonly Move[]): Proposal {
  const { picks, view, staying } = scene;
  const { back, lay } = chosenOf(picks);
  const even = back.length > 0 && back.length === lay.length;
  const [one] = back;
  const options: Option[] = general.map((move) => ({ ...option(view, move, false), last: true }));
  if (even)
    options.push({
      notation: "swap",
      label: say("web-famiglia-swap", { count: back.length }),
      icon: "swap",
      primary: true,
      choose: scene.swap,
    });
  else if (back.length === 1 && lay.length === 0 && one)
    options.push({
      notation: `back ${one.kind}`,
      label: say("web-famiglia-do-back"),
      icon: "take",
      primary: true,
      goesOn: true,
    });
  return {
    sentence:
      back.length > 0
        ? say("bar-famiglia-swap", { back: listed(back), count: back.length, lay: listed(lay), paid: lay.length })
        : waysSentence(scene),
    note: say("bar-famiglia-swap-note", {
      count: back.length,
      most: offer.most,
      card: staying ? named(staying) : offer.accountant,
    }),
    options,
    counted: true,
    ...(picks.length > 0 ? { clear: scene.clear } : {}),
  };
}
