/** A search was put up or taken: what this window does then. */

import { go } from "@/browser/router.svelte";
import type { MySeek } from "@/generated/club";
import { clubNews } from "@/session/clubNews.svelte";
import { seeks } from "./seeks";

/** It is known here before the news tell it; a table that came of it is opened. */
export function have(mine: MySeek): void {
  if (mine.state === "found" && mine.table) {
    clubNews.meet(mine.id);
    void seeks.come(mine.id).catch(() => undefined);
    go(`/t/${mine.table}`);
    return;
  }
  clubNews.seeks = [...clubNews.seeks.filter(({ id, live }) => id !== mine.id && !(live && mine.live)), mine];
  if (mine.live) clubNews.wait(mine.id);
}
