/** What was done with the membership from elsewhere, and whether this browser has said so. */

import type { Deed, Me } from "@/generated/club";
import { language, say } from "@/words/words.svelte";

const PLACE = "trinacria-member-told";
/** Somebody has a key to the member who had none before. */
const KEYS = new Set(["key_given", "sheet_used", "paired", "passkey", "passkey_used"]);

const newest = (me: Me): number => Math.max(me.since, ...me.deeds.map(({ at }) => at));

/** What this browser was not there for. */
export function fresh(me: Me): Deed[] {
  const here = me.devices.find((device) => device.here)?.since ?? me.since;
  const since = Math.max(Number(localStorage.getItem(PLACE) ?? 0), here);
  return me.deeds.filter(({ at, what }) => at > since && KEYS.has(what));
}

/** All of it was seen here. */
export function seen(me: Me): void {
  try {
    localStorage.setItem(PLACE, String(newest(me)));
  } catch {
    // Then it is said again.
  }
}

export function sentence(deed: Deed, me: Me): string {
  const { device = "", before = "", after = "" } = deed.facts;
  return say("club-deed", { what: deed.what, who: me.name, device, named: device ? "yes" : "no", before, after });
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(at * 1000));
}
