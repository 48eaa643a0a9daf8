/** What the host asks of the server, with the host's key. */

import type {
  Announce,
  AnnouncementTold,
  BackupMade,
  ClubChange,
  ClubChanged,
  HostLog,
  HostOverview,
  MemberAct,
  MemberActDone,
  MembersShown,
  ReportTaken,
  ReportsShown,
  SettleReport,
  WordChange,
  WordsShown,
} from "@/generated/protocol";
import { ask } from "@/session/api";
import { hostKey } from "./key.svelte";

function asHost<T>(path: string, body?: unknown): Promise<T> {
  return ask(`/club/host${path}`, { token: hostKey.key, ...(body === undefined ? {} : { body }) });
}

export type MemberState = "all" | "new" | "warned" | "suspended";

export const hostApi = {
  overview: (): Promise<HostOverview> => asHost(""),
  reports: (): Promise<ReportsShown> => asHost("/reports"),
  settle: (number: number, body: SettleReport): Promise<ReportTaken> => asHost(`/reports/${number}`, body),
  members: (search: string, which: MemberState, after: string | null): Promise<MembersShown> =>
    asHost(`/members?${new URLSearchParams({ search, which, ...(after === null ? {} : { after }) })}`),
  act: (body: MemberAct): Promise<MemberActDone> => asHost("/members", body),
  change: (body: ClubChange): Promise<ClubChanged> => asHost("/club", body),
  announce: (body: Announce): Promise<AnnouncementTold> => asHost("/announcement", body),
  word: (body: WordChange): Promise<WordsShown> => asHost("/words", body),
  backUp: (): Promise<BackupMade> => asHost("/backup", {}),
  log: (before: string | null): Promise<HostLog> =>
    asHost(`/log?${new URLSearchParams(before === null ? {} : { before })}`),
};

/** What anybody may ask. */
export const announced = (): Promise<AnnouncementTold> => ask("/club/announcement");
