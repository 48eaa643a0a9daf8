/** A table against bots, played until others are found. A partner who looks along is asked to sit beside. */

import type { MySeek } from "@/generated/club";
import { membership } from "@/browser/membership.svelte";
import { settings } from "@/browser/settings.svelte";
import { people } from "@/club/api";
import { api } from "@/session/api";
import { clubNews } from "@/session/clubNews.svelte";
import { beginAtOnce, nickname, openTable } from "@/session/newTable";

export const partnerOf = (seek: MySeek): string | undefined =>
  seek.people.find(({ name }) => name !== membership.own?.name)?.name;

export async function playMeanwhile(seek: MySeek, bot: string | null): Promise<void> {
  const { game, mode } = seek;
  const info = (await api.about()).games.find((one) => one.name === game);
  const found = info?.modes.find((one) => one.name === mode);
  const partner = partnerOf(seek);
  const beside = partner ? found?.teams.find((team) => team.includes(0))?.find((place) => place !== 0) : undefined;
  // Said before the page is left, so that the search goes on.
  clubNews.meanwhile = "begins";
  const table = await openTable({ game, mode, places: beside ? "teams" : "drawn", language: settings.language }, [
    { kind: "me", nickname: nickname() },
    ...Array.from({ length: (found?.seats ?? 2) - 1 }, (_, at) =>
      at + 1 === beside ? { kind: "open" as const } : { kind: "bot" as const, bot },
    ),
  ]);
  clubNews.meanwhile = table;
  if (!partner || !beside) return;
  beginAtOnce(table);
  await people.invite(table, String(beside + 1), partner, undefined);
}
