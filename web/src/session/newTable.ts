/** Setting tables up, and sitting down at them. */

import type { ChairWish, Settings, TableMade } from "@/generated/protocol";
import { api } from "./api";
import { wayBack } from "./wayBack.svelte";
import { keyring } from "@/browser/keyring.svelte";
import { go } from "@/browser/router.svelte";
import { settings } from "@/browser/settings.svelte";
import { say } from "@/words/words.svelte";

/** Invitations are told once; the lobby shows them while this page lives, and this browser keeps them. */
const INVITATIONS = "trinacria-invitations";

type Invitations = Record<string, Record<string, string>>;

function invitations(): Invitations {
  try {
    return JSON.parse(localStorage.getItem(INVITATIONS) ?? "{}") as Invitations;
  } catch {
    return {};
  }
}

export function invitationsOf(table: string): Record<string, string> {
  return invitations()[table] ?? {};
}

export function keepInvitation(table: string, chair: string, token: string): void {
  const all = invitations();
  all[table] = { ...all[table], [chair]: token };
  try {
    localStorage.setItem(INVITATIONS, JSON.stringify(all));
  } catch {
    // Without storage the links can be made again from the lobby.
  }
}

/** What the viewer is called; a name is made up until one is given. */
export function nickname(): string {
  return settings.nickname.trim() || say("web-guest");
}

/** Remember the secrets of a new table. */
export function takeSecrets(made: TableMade, game: string, name: string): void {
  for (const { chair, token } of made.seats) keyring.keep({ table: made.table, chair, token, game, name });
  if (made.host) keyring.keep({ table: made.table, chair: "", token: made.host, game, name });
  for (const { chair, token } of made.invitations) keepInvitation(made.table, chair, token);
}

const begin = new Set<string>();

/** This table is to be played as soon as it is laid. */
export function beginAtOnce(table: string): void {
  begin.add(table);
}

/** Whether this table was made to be played at once; says so one time. */
export function beginsAtOnce(table: string): boolean {
  return begin.delete(table);
}

/** Winds, flowers and fruit of Sicily, for tables that nobody named. */
const NAMES = [
  "Zàgara",
  "Scirocco",
  "Gelsomino",
  "Maestrale",
  "Tramontana",
  "Libeccio",
  "Ginestra",
  "Mandorlo",
  "Gattopardo",
  "Fico d’India",
  "Limoneto",
  "Papiro",
  "Ossidiana",
  "Carrubo",
  "Grecale",
  "Bergamotto",
];

/** Returns the table's id. */
export async function openTable(agreed: Settings, chairs: ChairWish[]): Promise<string> {
  const name = agreed.name || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? "");
  const made = await api.create({ settings: { ...agreed, name, language: settings.language }, chairs });
  takeSecrets(made, agreed.game, name);
  const [own] = made.seats;
  if (chairs.every((chair) => chair.kind !== "open")) beginAtOnce(made.table);
  else if (own) wayBack.show(made.table, own.token);
  go(`/t/${made.table}`);
  return made.table;
}

/** The bot for somebody who chose none: neither a pushover nor a mountain. */
export function usualBot(bots: readonly string[]): string | null {
  return bots.find((bot) => bot === "normal") ?? bots[0] ?? null;
}

/** The viewer, and bots on all other chairs. */
async function againstBots(game: string): Promise<ChairWish[]> {
  const info = (await api.about()).games.find((one) => one.name === game);
  const bot = usualBot(info?.bots ?? []);
  const others = Array.from({ length: (info?.modes[0]?.seats ?? 2) - 1 }, (): ChairWish => ({ kind: "bot", bot }));
  return [{ kind: "me", nickname: nickname() }, ...others];
}

/** Sit down at a new table against bots. */
export async function playBots(game: string): Promise<void> {
  await openTable({ game, mode: "" }, await againstBots(game));
}

/** The same from a position; the viewer has its first seat. */
export async function playPosition(game: string, position: Record<string, unknown>): Promise<void> {
  const agreed: Settings = { game, mode: "", places: "fixed", language: settings.language };
  const made = await api.create({ settings: agreed, chairs: await againstBots(game), position });
  takeSecrets(made, game, "");
  beginAtOnce(made.table);
  go(`/t/${made.table}`);
}
