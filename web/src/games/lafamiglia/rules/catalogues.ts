/** The catalogues that the rules are told with. They are kept on the device, so nothing else is imported here. */

export const BOOKS = ["lafamiglia", "expansion"] as const;
export const CATALOGUES = ["lafamiglia", "table-lafamiglia", "web-lafamiglia"] as const;
