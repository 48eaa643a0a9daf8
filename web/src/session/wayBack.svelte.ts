/** The way back to one's own seat: shown and copied as soon as somebody sits down among others. */

import { copy, linkTo } from "@/browser/clipboard";
import { edition } from "@/browser/edition";
import { keyring } from "@/browser/keyring.svelte";

let table = $state("");
let copied = $state(false);

export const wayBack = {
  /** Whether the viewer has just sat down at this table, and has not gone on yet. */
  isFresh: (id: string): boolean => table === id,
  /** Whether the browser let the link be copied. */
  get copied(): boolean {
    return copied;
  },
  /** The link to a seat of this browser; empty where there is none. */
  link(id: string, chair: string): string {
    const key = edition.alone ? undefined : keyring.of(id).find((one) => one.chair === chair);
    return key ? linkTo(id, key.token) : "";
  },
  /** The viewer has sat down here. */
  show(id: string, token: string): void {
    if (edition.alone) return;
    [table, copied] = [id, false];
    void copy(linkTo(id, token)).then((done) => (copied = done));
  },
  goOn(): void {
    table = "";
  },
};
