/** Days and deeds, as the host's page says them. */

import type { HostDeed } from "@/generated/protocol";
import { language, say } from "@/words/words.svelte";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** A moment, told in seconds. */
export function dayOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language(), DAY);
}

/** The same where there is little room. */
export function dayInShort(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language(), { dateStyle: "medium" });
}

export function momentOf(at: number): string {
  return new Date(at * 1000).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
}

/** A day of the server's time zone, such as 2026-11-30. */
export function dayNamed(day: string): string {
  return new Date(`${day}T12:00`).toLocaleDateString(language(), DAY);
}

const OF_MEMBERS = new Set([
  "joined",
  "sheet",
  "sheet_used",
  "paired",
  "renamed",
  "described",
  "signed_out",
  "signed_out_all",
  "link_off",
  "left",
  "key_given",
  "club",
]);

/** What a member or the host did, as a sentence. */
export function deed({ what, member, facts }: HostDeed): string {
  const who = member || say("web-host-former");
  if (OF_MEMBERS.has(what)) {
    const { before = "", after = "", device = "" } = facts;
    return say("club-deed", { what, who, before, after, device, named: device ? "yes" : "no" });
  }
  const { until = "", reason = "", word = "", text = "", file = "", number = "" } = facts;
  const [year = "", month = "", day = ""] = until.split("-");
  return say("host-deed", {
    what,
    who,
    word,
    text,
    file,
    number,
    reason,
    given: reason ? "yes" : "no",
    ended: until ? "yes" : "no",
    day: String(Number(day)),
    month: `m${Number(month)}`,
    year,
  });
}
