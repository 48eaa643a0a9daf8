/** A table against bots, played until others are found. */

import type { MySeek } from "@/generated/club";
import { clubNews } from "@/session/clubNews.svelte";
import { nickname, openTable } from "@/session/newTable";
import { settings } from "@/browser/settings.svelte";
import { api } from "@/session/api";

export async function playMeanwhile({ game, mode }: MySeek, bot: string | null): Promise<void> {
  const info = (await api.about()).games.find((one) => one.name === game);
  const seats = info?.modes.find((one) => one.name === mode)?.seats ?? 2;
  // Said before the page is left, so that the search goes on.
  clubNews.meanwhile = "begins";
  clubNews.meanwhile = await openTable({ game, mode, language: settings.language }, [
    { kind: "me", nickname: nickname() },
    ...Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot })),
  ]);
}
