/** What the build may use although a served browser lacks it, and why nothing is missed there. */

/** @type {Record<string, string>} A name that ends in a colon stands for all values of a property. */
export const ALLOWED = {
  "accent-color": "boxes and sliders have the system's colour",
  "contain: style": "only speed is gained by it",
  "cursor:": "a finger has no pointer",
  "overflow-anchor": "the log scrolls itself where the browser does not hold it",
  "overflow-anchor:": "the log scrolls itself where the browser does not hold it",
  "overflow-clip-margin": "a shadow is cut at the edge",
  "overscroll-behavior": "the page behind scrolls on",
  resize: "a field for text keeps its size",
  "resize:": "a field for text keeps its size",
  "scrollbar-width": "scroll bars are as wide as the system's",
  "scrollbar-width:": "scroll bars are as wide as the system's",
  ".createPolicy": "Svelte asks first whether it is there",
  ".setAppBadge": "asked for with ?., and the number is said elsewhere, too",
  "Error.captureStackTrace": "asked for first: what calls led to a fault is kept for its reader",
  Temporal: "Svelte asks first whether it is there",
};

/** The entry that allows a feature. @param {string} feature */
export function entryFor(feature) {
  return [feature, feature.replace(/:.*/, ":")].find((name) => Object.hasOwn(ALLOWED, name));
}
