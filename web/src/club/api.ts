/** What members ask of the server about each other. */

import type {
  GamesPlayed,
  Home,
  Invitation,
  InvitationSent,
  InvitationsSent,
  MyPeople,
  MySettings,
  MySettingsChange,
  News,
  NextTable,
  Notices,
  People,
  Profile,
  Relation,
  SeatGiven,
  Unseen,
} from "@/generated/club";
import type { DeviceKept, DeviceWish } from "@/generated/protocol";
import { membership } from "@/browser/membership.svelte";
import { own } from "@/members/api";
import { ask } from "@/session/api";

export type Step = "befriend" | "unfriend" | "follow" | "unfollow" | "block" | "unblock";
export type Why = "hour" | "tonight" | "tomorrow" | "busy";

const ME = "/club/me";
const INVITATIONS = "/club/invitations";
const person = (name: string): string => `/club/people/${encodeURIComponent(name)}`;
const asked = (path: string, wish: Record<string, string | null>): string => {
  const given = Object.entries(wish).filter((one): one is [string, string] => one[1] !== null && one[1] !== "");
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

export const people = {
  find: (name: string, after: string | null = null): Promise<People> =>
    own(asked("/club/people", { find: name, after })),
  /** A guest may read a profile, too. */
  profile: (name: string): Promise<Profile> => (membership.key ? own(person(name)) : ask(person(name))),
  games: (name: string, after: string | null): Promise<GamesPlayed> => {
    const path = asked(`${person(name)}/games`, { after });
    return membership.key ? own(path) : ask(path);
  },
  step: (name: string, step: Step): Promise<Relation> => own(person(name), { step }),
  mine: (): Promise<MyPeople> => own(`${ME}/people`),
  settings: (): Promise<MySettings> => own(`${ME}/settings`),
  set: (change: MySettingsChange): Promise<MySettings> => own(`${ME}/settings`, change),
  home: (): Promise<Home> => own(`${ME}/around`),
  next: (after: string): Promise<NextTable> => own(asked(`${ME}/next`, { after })),
  news: (after: string, seek: string, signal: AbortSignal): Promise<News> =>
    own(asked(`${ME}/news`, { after, seek }), undefined, signal),
  notices: (after: string | null = null): Promise<Notices> => own(asked(`${ME}/notices`, { after })),
  hear: (device: DeviceWish): Promise<DeviceKept> => own(`${ME}/device`, device),
  deafen: (endpoint: string): Promise<DeviceKept> => own(`${ME}/device/forget`, { endpoint }),
  seen: (id: string): Promise<Unseen> => own(`${ME}/notices/seen`, { id }),
  invite: (table: string, chair: string, name: string, token: string | undefined): Promise<InvitationSent> =>
    own(INVITATIONS, { table, chair, name, ...(token ? { token } : {}) }),
  invitations: (table: string): Promise<InvitationsSent> =>
    own(`/club/tables/${encodeURIComponent(table)}/invitations`),
  accept: ({ id }: Pick<Invitation, "id">): Promise<SeatGiven> => own(`${INVITATIONS}/${id}/accept`, {}),
  decline: ({ id }: Pick<Invitation, "id">, why?: Why): Promise<unknown> =>
    own(`${INVITATIONS}/${id}/decline`, why ? { why } : {}),
  withdraw: (id: string): Promise<unknown> => own(`${INVITATIONS}/${id}/withdraw`, {}),
};
