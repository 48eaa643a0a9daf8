/** The secrets of the seats this browser holds. They never leave it but to open their own chair. */

interface Key {
  table: string;
  chair: string;
  token: string;
  game: string;
  name: string;
  at: number;
}

const PLACE = "trinacria-seats";
const MOST = 60;

function read(): Key[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Key[]) : [];
  } catch {
    return [];
  }
}

let keys = $state.raw<Key[]>(read());

function write(next: Key[]): void {
  keys = next.slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(keys));
  } catch {
    // Without storage the seat's link is the only key.
  }
}

addEventListener("storage", (change) => {
  if (change.key === PLACE) keys = read();
});

export const keyring = {
  get all(): readonly Key[] {
    return keys;
  },
  /** The keys to one table, in the order of its chairs. */
  of(table: string): Key[] {
    return keys.filter((key) => key.table === table).sort((one, other) => one.chair.localeCompare(other.chair));
  },
  keep(fresh: Omit<Key, "at">): void {
    const rest = keys.filter((key) => key.table !== fresh.table || key.chair !== fresh.chair);
    write([{ ...fresh, at: Date.now() }, ...rest]);
  },
  drop(table: string, chair?: string): void {
    write(keys.filter((key) => key.table !== table || (chair !== undefined && key.chair !== chair)));
  },
};
