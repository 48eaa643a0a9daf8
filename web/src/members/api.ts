/** What members ask of the server. */

import { keyring } from "@/browser/keyring.svelte";
import { membership } from "@/browser/membership.svelte";
import type {
  ByPasskey,
  Export,
  Me,
  MeChange,
  MemberHome,
  MemberKey,
  NameFound,
  NewPasskey,
  PairingOffer,
  PasskeyQuestion,
  PasskeyWish,
  SeatHeld,
  SeatsTaken,
  SeatsThere,
  Sheet,
} from "@/generated/club";
import { ask, Refusal } from "@/session/api";
import { settings } from "@/browser/settings.svelte";

/** The server does not know this browser any more: somebody has signed it out. */
const OUT = "club-error-key";
const ME = "/club/me";

/** This browser is nobody's any more: neither are its seats, for it may be somebody else's machine. */
export function forgetMember(): void {
  // What is host without a seat belongs to nobody.
  for (const { table, chair } of [...keyring.all]) if (chair !== "") keyring.drop(table, chair);
  if (settings.nickname === membership.own?.name) settings.nickname = "";
  membership.drop();
}

/** Ask as a member. */
export async function own<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  try {
    return await ask<T>(path, { body, token: membership.key, signal });
  } catch (problem) {
    if (problem instanceof Refusal && problem.problem.key === OUT) forgetMember();
    throw problem;
  }
}

function page(path: string, after: string | null): string {
  return after === null ? path : `${path}?${new URLSearchParams({ after }).toString()}`;
}

/** This browser is a member's from now on. */
function opened(key: MemberKey): MemberKey {
  membership.keep({ name: key.name, key: key.key });
  settings.nickname = key.name;
  return key;
}

export const club = {
  ask: (name: string, signal?: AbortSignal): Promise<NameFound> => ask("/club/names", { body: { name }, signal }),
  become: async (name: string, code: string, device: string): Promise<MemberKey> =>
    opened(await ask("/club/members", { body: { name, device, ...(code ? { code } : {}) } })),
  bySheet: async (sheet: string, device: string): Promise<MemberKey> =>
    opened(await ask("/club/enter", { body: { sheet, device } })),
  byNumber: async (name: string, number: string, device: string): Promise<MemberKey> =>
    opened(await ask("/club/pair", { body: { name, number, device } })),
  bySecret: async (secret: string, device: string): Promise<MemberKey> =>
    opened(await ask("/club/pair", { body: { secret, device } })),
  question: (): Promise<PasskeyQuestion> => ask("/club/passkey/question", { body: {} }),
  byPasskey: async (said: ByPasskey): Promise<MemberKey> => opened(await ask("/club/passkey", { body: said })),

  me: async (): Promise<Me> => {
    const me = await own<Me>(ME);
    const kept = membership.own;
    if (kept && (kept.name !== me.name || kept.face !== me.face)) {
      if (settings.nickname === kept.name) settings.nickname = me.name;
      membership.keep({ ...kept, name: me.name, face: me.face ?? "" });
    }
    return me;
  },
  change: (body: MeChange): Promise<Me> => own(ME, body),
  sheet: (): Promise<Sheet> => own(`${ME}/sheet`, {}),
  pairing: (): Promise<PairingOffer> => own(`${ME}/pairing`, {}),
  signOut: (id?: string): Promise<unknown> => own(`${ME}/devices/out`, id === undefined ? {} : { id }),
  wishPasskey: (): Promise<PasskeyWish> => own(`${ME}/passkeys/wish`, {}),
  addPasskey: (made: NewPasskey): Promise<Me> => own(`${ME}/passkeys`, made),
  dropPasskey: (id: string): Promise<Me> => own(`${ME}/passkeys/out`, { id }),
  leave: (name: string): Promise<unknown> => own(`${ME}/leave`, { name }),
  /** Have a seat opened by the member's own keys alone. */
  linkOff: (table: string, chair: string): Promise<SeatsThere> => own(`${ME}/links/off`, { table, chair }),
  takeSeats: (seats: SeatHeld[]): Promise<SeatsTaken> => own(`${ME}/seats`, { seats }),
  home: (after: string | null = null): Promise<MemberHome> => own(page(`${ME}/home`, after)),
  export: (after: string | null = null): Promise<Export> => own(page(`${ME}/export`, after)),
};
