import type { Option, Proposal } from "@/face/table";

/** How many ways to go on the decision bar names; the others are in its list. */
export const MOST_OPTIONS = 4;
/** The same where there is room for two beside the button of the list. */
export const FEW_OPTIONS = 2;

/** The answers beside the confirm, as many as a bar names. */
export const answersOf = (proposal: Proposal, most = MOST_OPTIONS): Option[] =>
  proposal.options.filter(({ primary, last }) => !primary && !last).slice(0, most);

/** Those that nothing on the table stands for: they must be buttons somewhere. */
export const unplaced = (options: readonly Option[]): Option[] => options.filter(({ pointed }) => !pointed);

/** Takes an option: plays its action, or does with the table what it is for. */
export const taking =
  (play: (notation: string, goesOn?: boolean) => void) =>
  (option: Option): void => {
    if (option.choose) option.choose();
    else play(option.notation, option.goesOn);
  };
