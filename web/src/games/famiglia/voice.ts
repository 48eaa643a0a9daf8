/** Famiglia's voice: cards as the engine names them, and what is printed on them. */

import type { Voice } from "@/face/voice";
import { ACTIONS } from "@/generated/famiglia";
import { family, value } from "./cards/cards";

const KINDS: Readonly<Record<string, (word: string, ...rest: string[]) => string | number>> = {
  number: Number,
  family,
  value,
  lowered: (card, by) => value(card) - Number(by),
  payment: (_, lay, keep) => (lay === undefined ? "nothing" : lay === keep ? "pair" : "joker"),
};

export const voice: Voice = {
  name: "famiglia",
  actions: ACTIONS,
  nameOf: (kind, id) => {
    const [word = "", ...rest] = id.split(" ");
    return KINDS[kind]?.(word, ...rest) ?? id;
  },
};
