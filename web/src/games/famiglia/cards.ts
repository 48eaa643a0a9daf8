/** The cards of Famiglia as the engine names them: family letter and value, like "R3". */

import { WORTH, type Family } from "@/generated/famiglia";

export type Kind = string;

export const family = (kind: Kind): Family => kind[0] as Family;
export const value = (kind: Kind): number => Number(kind[1]);

export const points = (kind: Kind): number => WORTH[family(kind)][value(kind)] ?? 0;

export const ABILITY_ICON: Partial<Record<Family, string>> = { B: "swap", Y: "lower", G: "joker" };

/** The name in the catalogue of the person on a card, like "famiglia-card-R3-2". */
export const personKey = (id: string): string => `famiglia-card-${id}`;

const drawings = import.meta.glob<string>("./faces/*.svg", { query: "?url", import: "default", eager: true });
export const face = (name: string): string => drawings[`./faces/${name}.svg`] ?? "";
