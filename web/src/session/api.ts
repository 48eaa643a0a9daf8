/** The server's HTTP side. */

import type {
  About,
  AskReturn,
  BringArchive,
  BringPack,
  Chances,
  CheckPack,
  CreateTable,
  DeviceKept,
  DeviceNamed,
  DeviceWish,
  Entries,
  ForkTable,
  JoinTable,
  KeyInfo,
  Lessons,
  Lobby,
  MovePuzzle,
  MoveTried,
  NewReport,
  NoticeTest,
  NoticeTried,
  PackChecked,
  PackFaults,
  PackTaken,
  PackText,
  PackTrial,
  Problem,
  PushKey,
  PuzzleDays,
  PuzzleShown,
  ReplayRecord,
  ReportTaken,
  Secret,
  Steps,
  TableInfo,
  TableMade,
  TryPack,
} from "@/generated/protocol";
import type { ClubInfo, SeatsThere } from "@/generated/club";
import { network } from "./online.svelte";
import type { GameRecord } from "./fairness";
import { membership } from "@/browser/membership.svelte";
import { keyring } from "@/browser/keyring.svelte";
import { settings } from "@/browser/settings.svelte";
import { transport } from "@/transport";

/** The status of a pack with faults. */
const FAULTY = 422;

/** A request the server refused: the message is a sentence for people. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

interface Wish {
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** A status that is an answer, not a refusal. */
  also?: number;
}

/** Asks the server something; a refusal is thrown. */
export async function ask<T>(path: string, { body, token, signal, also }: Wish = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await network.watch(
    transport.fetch(`/api/v1${path}`, {
      headers,
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok && answer.status !== also) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(
      problem ?? { status: answer.status, key: "", message: answer.statusText, rule: null, facts: {}, reasons: [] },
    );
  }
  return (await answer.json()) as T;
}

async function text(path: string): Promise<string> {
  const answer = await transport.fetch(`/api/v1${path}`, { headers: { "Accept-Language": settings.language } });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return answer.text();
}

const query = (asked: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

function stretch(seat: string | null, since: number, count: number): string {
  return query({ since, count, ...(seat === null ? {} : { seat }) });
}

/** A table that a key of this browser opens; one that is gone loses its keys. */
async function ownTable(id: string): Promise<TableInfo | null> {
  try {
    return await api.table(id);
  } catch (problem) {
    if (problem instanceof Refusal && problem.problem.status === 404) keyring.drop(id);
    return null;
  }
}

let known: Promise<About> | undefined;
let asked: Promise<ClubInfo> | undefined;
/** How far the server's clock is ahead of this machine's, in seconds. */
let skew = 0;

async function askAbout(): Promise<About> {
  const about = await ask<About>("/about");
  skew = about.now - Date.now() / 1000;
  return about;
}

export const api = {
  /** What this server plays; asked once. */
  about: (): Promise<About> => {
    known ??= askAbout();
    known.catch(() => (known = undefined));
    return known;
  },
  /** The server's time, in seconds: by it clocks run out. */
  now: (): number => Date.now() / 1000 + skew,
  /** Whether this server knows members, and who can become one; asked once. */
  club: (): Promise<ClubInfo> => {
    asked ??= ask<ClubInfo>("/club");
    asked.catch(() => (asked = undefined));
    return asked;
  },
  lobby: (): Promise<Lobby> => ask("/tables"),
  /** The tables this browser has keys to, the newest first. */
  own: async (most: number): Promise<TableInfo[]> => {
    const ids = [...new Set(keyring.all.map((key) => key.table))].slice(0, most);
    return (await Promise.all(ids.map(ownTable))).filter((table) => table !== null);
  },
  table: (id: string): Promise<TableInfo> => ask(at(id)),
  create: (body: CreateTable): Promise<TableMade> => ask("/tables", { body, token: membership.key }),
  /** Whether an invitation can still be used, or a key still opens its seat. */
  opens: async (id: string, token: string): Promise<boolean> =>
    ["seat", "host", "invitation"].includes((await api.key(id, token)).kind ?? ""),
  key: (id: string, token: string): Promise<KeyInfo> => ask(`${at(id)}/key`, { token }),
  join: (id: string, body: JoinTable): Promise<Secret> => ask(`${at(id)}/join`, { body, token: membership.key }),
  /** Say that a seat is one's own, with the invitation that was used for it. */
  askReturn: (id: string, body: AskReturn): Promise<Secret> => ask(`${at(id)}/return`, { body }),
  entries: (id: string, token: string | undefined, since: number): Promise<Entries> =>
    ask(`${at(id)}/entries?since=${since}&count=500`, { token }),
  steps: (id: string, seat: string | null, since: number, count = 100): Promise<Steps> =>
    ask(`${at(id)}/steps?${stretch(seat, since, count)}`),
  fork: (id: string, body: ForkTable, token = membership.key): Promise<TableMade> =>
    ask(`${at(id)}/fork`, { body, token }),
  /** The chairs at a table that are a member's, on whichever device they sat down. */
  memberSeats: (id: string): Promise<SeatsThere> =>
    ask(`/club/me/seats/${encodeURIComponent(id)}`, { token: membership.key }),
  replay: (body: ReplayRecord, seat: string | null, since: number, count = 100): Promise<Steps> =>
    ask(`/replay?${stretch(seat, since, count)}`, { body }),
  chances: (id: string, since: number): Promise<Chances> => ask(`${at(id)}/chances?since=${since}`),
  replayChances: (body: ReplayRecord, since: number): Promise<Chances> =>
    ask(`/replay/chances?since=${since}`, { body }),
  lessons: (id: string, seat: string): Promise<Lessons> => ask(`${at(id)}/lessons?${query({ seat })}`),
  replayLessons: (body: ReplayRecord, seat: string): Promise<Lessons> =>
    ask(`/replay/lessons?${query({ seat })}`, { body }),
  movePuzzle: (id: string, seat: string, number: number): Promise<MovePuzzle> =>
    ask(`${at(id)}/lessons/puzzle?${query({ seat, number })}`),
  replayMovePuzzle: (body: ReplayRecord, seat: string, number: number): Promise<MovePuzzle> =>
    ask(`/replay/lessons/puzzle?${query({ seat, number })}`, { body }),
  tryMove: (id: string, seat: string, number: number, action: string): Promise<MoveTried> =>
    ask(`${at(id)}/lessons/try?${query({ seat, number, action })}`),
  replayTryMove: (body: ReplayRecord, seat: string, number: number, action: string): Promise<MoveTried> =>
    ask(`/replay/lessons/try?${query({ seat, number, action })}`, { body }),
  puzzles: (): Promise<PuzzleDays> => ask("/puzzles"),
  puzzle: (day: string, game: string): Promise<PuzzleShown> =>
    ask(`/puzzles/${encodeURIComponent(day)}?${query({ game })}`),
  record: (id: string): Promise<GameRecord> => ask(`${at(id)}/record`),
  pushKey: (): Promise<PushKey> => ask("/push"),
  keepDevice: (id: string, token: string, body: DeviceWish): Promise<DeviceKept> =>
    ask(`${at(id)}/device`, { body, token }),
  forgetDevice: (id: string, token: string, body: DeviceNamed): Promise<DeviceKept> =>
    ask(`${at(id)}/device/forget`, { body, token }),
  tryNotice: (id: string, token: string, body: NoticeTest): Promise<NoticeTried> =>
    ask(`${at(id)}/notice/test`, { body, token }),
  /** A record takes a pack along that a player has brought. */
  recordAddress: (id: string): string => `/api/v1${at(id)}/record?form=text&pack=with`,
  /** The record of a game that is not over: only where the tables are on this device. */
  savedGame: (id: string): Promise<string> => text(`${at(id)}/game`),
  checkPack: (body: CheckPack): Promise<PackChecked> => ask("/packs/check", { body }),
  bringPack: (body: BringPack): Promise<PackTaken | PackFaults> => ask("/packs", { body, also: FAULTY }),
  bringArchive: (body: BringArchive): Promise<PackTaken | PackFaults> => ask("/packs/archive", { body, also: FAULTY }),
  packFiles: (hash: string): Promise<PackText> => ask(`/packs/${encodeURIComponent(hash)}/files`),
  report: (token: string, body: NewReport): Promise<ReportTaken> => ask("/club/reports", { body, token }),
  tryPack: (body: TryPack, signal: AbortSignal): Promise<PackTrial> => ask("/packs/trial", { body, signal }),
};
