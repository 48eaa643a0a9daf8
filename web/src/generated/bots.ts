// Made by tools/page_types.py from trinacria.bots; do not edit.

export const OWN_BOTS: ReadonlySet<string> = new Set(["random", "easy", "greedy", "bold", "patient", "thrifty", "sly", "normal", "hard", "master"]);
export const PEOPLE: Readonly<Record<string, number>> = { patient: 5, bold: 6, sly: 7, thrifty: 8 };
