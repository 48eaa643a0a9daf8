/** The catalogues that the rules are told with. They are kept on the device, so nothing else is imported here. */

export const BOOKS = ["famiglia"] as const;
export const CATALOGUES = ["famiglia", "cards-famiglia", "web-famiglia"] as const;
