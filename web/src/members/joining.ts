/** What follows when this browser is somebody's: its seats are theirs on all devices. */

import { keyring } from "@/browser/keyring.svelte";
import { club } from "./api";

/** As many as the server takes at once. */
const MOST = 60;

/** Hand this browser's seats to the member. Those that could not be handed over stay where they are. */
export async function handSeatsOver(): Promise<number> {
  const seats = keyring.all.filter((key) => key.chair !== "").slice(0, MOST);
  if (seats.length === 0) return 0;
  const { seats: taken } = await club.takeSeats(seats.map(({ table, token }) => ({ table, token })));
  return taken.length;
}

/** The part of an offer that is left, as minutes and seconds. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** "482 913": easier to read from one screen and type on another. */
export const spaced = (number: string): string => `${number.slice(0, 3)} ${number.slice(3)}`;

/** A recovery sheet in lines of four groups. */
export const lines = (sheet: string): string[][] => {
  const groups = sheet.split("-");
  return [groups.slice(0, 4), groups.slice(4)];
};
