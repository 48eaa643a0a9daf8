/** What this browser has asked for with an invitation that was used: kept, for the answer may come after a reload. */

interface AskedBack {
  table: string;
  chair: string;
  token: string;
}

const PLACE = "trinacria-asking-back";
const MOST = 20;

function all(): AskedBack[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as AskedBack[]) : [];
  } catch {
    return [];
  }
}

function write(next: AskedBack[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(next.slice(0, MOST)));
  } catch {
    // It lives as long as the page.
  }
}

export const askedBack = {
  of: (table: string, chair: string): AskedBack | undefined =>
    all().find((one) => one.table === table && one.chair === chair),
  keep(asked: AskedBack): void {
    askedBack.drop(asked.table, asked.chair);
    write([asked, ...all()]);
  },
  drop(table: string, chair: string): void {
    write(all().filter((one) => one.table !== table || one.chair !== chair));
  },
};
