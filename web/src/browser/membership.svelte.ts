/** Whom a server knows in this browser: a member's name and key. The key leaves it but to say who asks. */

interface Membership {
  name: string;
  key: string;
  face?: string;
  /** Whether this device hears what the member is told. */
  hears?: boolean;
}

const PLACE = "trinacria-member";

function read(): Membership | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Membership> | null;
    return kept?.key && kept.name
      ? { name: kept.name, key: kept.key, face: kept.face ?? "", hears: kept.hears === true }
      : null;
  } catch {
    return null;
  }
}

let own = $state.raw<Membership | null>(read());

addEventListener("storage", (change) => {
  if (change.key === PLACE || change.key === null) own = read();
});

export const membership = {
  get own(): Membership | null {
    return own;
  },
  /** What says who asks; nothing for a guest. */
  get key(): string | undefined {
    return own?.key;
  },
  keep(fresh: Membership): void {
    own = fresh;
    try {
      localStorage.setItem(PLACE, JSON.stringify(fresh));
    } catch {
      // Without storage it lasts as long as this page.
    }
  },
  drop(): void {
    own = null;
    try {
      localStorage.removeItem(PLACE);
    } catch {
      // There was nothing.
    }
  },
};
