/** The host's key, kept in this browser: it came in the address, behind the #, where no server and no log reads it. */

const PLACE = "trinacria-host";

function read(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

let kept = $state(read());

export const hostKey = {
  get key(): string {
    return kept;
  },
  keep(key: string): void {
    kept = key;
    try {
      if (key) localStorage.setItem(PLACE, key);
      else localStorage.removeItem(PLACE);
    } catch {
      // Without storage the link is the only key.
    }
  },
};
