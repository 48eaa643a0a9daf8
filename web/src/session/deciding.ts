/** Invitations that were answered in this window: the server says so a moment later. Others are put aside for now. */

import { SvelteSet } from "svelte/reactivity";
import type { Invitation } from "@/generated/club";

type Which = Pick<Invitation, "id">;
const PLACE = "trinacria-aside";

function read(): string[] {
  try {
    return (sessionStorage.getItem(PLACE) ?? "").split(" ");
  } catch {
    return [];
  }
}

const answered = new SvelteSet<string>();
const aside = new SvelteSet<string>(read());

export const isAnswered = ({ id }: Which): boolean => answered.has(id);
export const markAnswered = ({ id }: Which): void => void answered.add(id);

export const isAside = ({ id }: Which): boolean => aside.has(id);
export function putAside({ id }: Which, away: boolean): void {
  if (away) aside.add(id);
  else aside.delete(id);
  try {
    sessionStorage.setItem(PLACE, [...aside].join(" "));
  } catch {
    // It comes back with the next page.
  }
}
