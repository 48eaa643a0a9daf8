/** How many ways to go on the decision bar names; the others are in its list. */
export const MOST_OPTIONS = 4;
export const FEW_OPTIONS = 2;
