/** A member's tables, as home shows them: all that go on, and those that are over a page at a time. */

import { api } from "@/session/api";
import { keyring } from "@/browser/keyring.svelte";
import type { GameHeld } from "@/generated/club";
import { need } from "@/words/words.svelte";
import { club } from "./api";

/** Tables that only this browser has a key to: somebody was host there without a seat. */
const MOST_BESIDE = 12;

export class MemberTables {
  private going: readonly GameHeld[] = [];
  private over: readonly GameHeld[] = [];
  private after: string | null = null;
  private paged = false;

  look = async (): Promise<readonly GameHeld[]> => {
    const [home] = await Promise.all([club.home(), need("members")]);
    this.going = home.going;
    const fresh = new Set(home.over.map(({ table }) => table.id));
    this.over = [...home.over, ...this.over.filter(({ table }) => !fresh.has(table.id))];
    if (!this.paged) this.after = home.after;
    return this.all();
  };

  /** Fetches older ones; there is none where all are known. */
  get older(): (() => Promise<readonly GameHeld[]>) | undefined {
    return this.after === null ? undefined : this.fetchOlder;
  }

  private readonly fetchOlder = async (): Promise<readonly GameHeld[]> => {
    const page = await club.home(this.after);
    this.paged = true;
    this.over = [...this.over, ...page.over];
    this.after = page.after;
    return this.all();
  };

  private async all(): Promise<readonly GameHeld[]> {
    const known = new Set([...this.going, ...this.over].map(({ table }) => table.id));
    const beside = keyring.all.some((key) => !known.has(key.table)) ? await api.own(MOST_BESIDE) : [];
    const held = beside
      .filter((table) => !known.has(table.id))
      .map((table) => ({ table, chairs: keyring.of(table.id).map((key) => key.chair) }));
    return [...this.going, ...held, ...this.over];
  }
}
