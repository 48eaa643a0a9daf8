/** The cards of Famiglia as the engine names them: family letter and value, like "R3". */

export type Family = "R" | "B" | "Y" | "G";
export type Kind = string;

export const FAMILIES: readonly Family[] = ["R", "B", "Y", "G"];
export const COPIES = [5, 4, 3, 2, 1] as const;

export const family = (kind: Kind): Family => kind[0] as Family;
export const value = (kind: Kind): number => Number(kind[1]);

/** Points at each value, for La Famiglia and for the others. [FA-C-07] */
export const WORTH: Record<Family, readonly number[]> = {
  R: [1, 3, 6, 10, 15],
  B: [0, 1, 3, 6, 10],
  Y: [0, 1, 3, 6, 10],
  G: [0, 1, 3, 6, 10],
};
export const points = (kind: Kind): number => WORTH[family(kind)][value(kind)] ?? 0;

export const ABILITY_ICON: Partial<Record<Family, string>> = { B: "swap", Y: "lower", G: "joker" };

/** The name in the catalogue of the person on a card, like "famiglia-card-R3-2". */
export const personKey = (id: string): string => `famiglia-card-${id}`;

const drawings = import.meta.glob<string>("./faces/*.svg", { query: "?url", import: "default", eager: true });
export const face = (name: string): string => drawings[`./faces/${name}.svg`] ?? "";
