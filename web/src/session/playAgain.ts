/** Another game like a finished one: a rematch, the same again, or from a moment of it on. */

import type { ChairWish, TableInfo } from "@/generated/protocol";
import { api } from "./api";
import { keyring } from "@/browser/keyring.svelte";
import { beginAtOnce, nickname, openTable, takeSecrets, usualBot } from "./newTable";
import { go } from "@/browser/router.svelte";

/** Who sits where when this browser takes one of the seats: bots stay what they are, and play for people who are not here. */
export async function chairsFor(
  game: string,
  seats: readonly string[],
  mine: string,
  table?: TableInfo,
): Promise<ChairWish[]> {
  const info = (await api.about()).games.find((one) => one.name === game);
  const usual = usualBot(info?.bots ?? []);
  const botOf = (seat: string): string | null =>
    table?.chairs.find((chair) => chair.seat === seat && chair.kind === "bot")?.bot ?? usual;
  return seats.map((seat) =>
    seat === mine ? { kind: "me", nickname: nickname() } : { kind: "bot", bot: botOf(seat) },
  );
}

/** A new table from a moment of a game; `record`: of one that was not played here. */
export async function playFrom(
  from: { game: string; table?: TableInfo | undefined; record?: Record<string, unknown> | null },
  at: number,
  chairs: ChairWish[],
  atOnce = true,
): Promise<void> {
  const made = from.table
    ? await api.fork(from.table.id, { at, chairs })
    : await api.create({ settings: { game: from.game, mode: "" }, chairs, record: from.record ?? {}, at });
  takeSecrets(made, from.game, "");
  if (atOnce) beginAtOnce(made.table);
  go(`/t/${made.table}`);
}

/** The same game from its beginning, at a table of one's own. */
export async function playSame(table: TableInfo, chairs: ChairWish[]): Promise<void> {
  const { game, mode, options = {} } = table.settings;
  await openTable({ game, mode, options, hints: table.settings.hints ?? true }, chairs);
}

/** Go to the rematch: the same secrets open it. Against bots alone it begins at once. */
export function followRematch(table: TableInfo, next: string): void {
  const own = keyring.of(table.id);
  for (const key of own) keyring.keep({ ...key, table: next });
  const mine = new Set(own.map((key) => key.chair));
  if (table.chairs.every((chair) => chair.kind === "bot" || mine.has(chair.id))) beginAtOnce(next);
  go(`/t/${next}`);
}
