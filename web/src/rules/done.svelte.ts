/** Which examples were played, kept in this browser alone. */

const PLACE = "trinacria-examples";

function read(): ReadonlySet<string> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

let kept = $state.raw(read());

addEventListener("storage", (change) => {
  if (change.key === PLACE) kept = read();
});

export const done = {
  has: (example: string): boolean => kept.has(example),
  add(example: string): void {
    kept = new Set([...kept, example]);
    try {
      localStorage.setItem(PLACE, JSON.stringify([...kept]));
    } catch {
      // Without storage it is known until the page is left.
    }
  },
};
