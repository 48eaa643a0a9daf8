/** Who looks for others now, looked at again as often as the server asks for; what was just taken stays for a moment. */

import type { SeekListed } from "@/generated/club";
import { clubNews } from "@/session/clubNews.svelte";
import { needGames } from "@/club/tables";
import { seeks } from "./seeks";

/** Milliseconds for which a row says that it was taken. */
const TAKEN = 3_000;
const LATER = 5_000;

export class SeekBoard {
  rows = $state.raw<readonly SeekListed[]>();
  count = $state(0);
  /** Those of the rows that were just taken. */
  taken = $state.raw<ReadonlySet<string>>(new Set());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nth = 0;

  constructor() {
    $effect(() => {
      void clubNews.cursor;
      void this.look();
      return () => clearTimeout(this.timer);
    });
  }

  look = async (): Promise<void> => {
    const nth = (this.nth += 1);
    clearTimeout(this.timer);
    let again = LATER;
    try {
      const list = await seeks.list();
      await needGames(list.seeks.map(({ game }) => game));
      if (nth !== this.nth) return;
      this.show(list.seeks, new Set(list.over.flatMap(({ id, how }) => (how === "found" ? [id] : []))));
      ({ count: this.count } = list);
      again = list.again * 1000;
    } catch {
      // That nobody answers is said elsewhere; it is tried again.
    }
    if (nth === this.nth) this.timer = setTimeout(() => void this.look(), again);
  };

  /** Somebody else was faster. */
  took(id: string): void {
    if (this.taken.has(id)) return;
    this.taken = new Set([...this.taken, id]);
    setTimeout(() => {
      this.taken = new Set([...this.taken].filter((one) => one !== id));
      this.rows = this.rows?.filter((row) => row.id !== id);
    }, TAKEN);
  }

  private show(fresh: readonly SeekListed[], found: ReadonlySet<string>): void {
    const there = new Set(fresh.map(({ id }) => id));
    const gone = (this.rows ?? []).filter(({ id, why }) => !there.has(id) && found.has(id) && why !== "mine");
    for (const { id } of gone) this.took(id);
    const kept = gone.filter(({ id }) => this.taken.has(id));
    this.rows = [...fresh, ...kept].toSorted((one, other) => one.since - other.since);
  }
}
