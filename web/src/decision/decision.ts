import type { Option, Proposal } from "@/face/table";

/** How many ways to go on the decision bar names; the others are in its list. */
export const MOST_OPTIONS = 4;

/** The answers beside the confirm, as many as a bar names. */
export const answersOf = (proposal: Proposal): Option[] =>
  proposal.options.filter((option) => !option.primary).slice(0, MOST_OPTIONS);

/** Those that nothing on the table stands for: they must be buttons somewhere. */
export const unplaced = (options: readonly Option[]): Option[] => options.filter(({ pointed }) => !pointed);
