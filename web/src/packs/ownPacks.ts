/** The packs that this browser has brought to the server: their names and hashes, not their files. */

import type { PackTaken } from "@/generated/protocol";

const KEY = "trinacria-packs";
const MOST = 20;

export interface OwnPack {
  hash: string;
  game: string;
  name: string;
  house: Record<string, number>;
}

export function ownPacks(game: string): OwnPack[] {
  return all().filter((pack) => pack.game === game);
}

export function keepPack(game: string, { hash, name, house = {} }: PackTaken): void {
  save([{ hash, game, name, house }, ...all().filter((pack) => pack.hash !== hash)].slice(0, MOST));
}

export function dropPack(hash: string): void {
  save(all().filter((pack) => pack.hash !== hash));
}

function all(): OwnPack[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as OwnPack[]) : [];
  } catch {
    return [];
  }
}

function save(packs: OwnPack[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(packs));
  } catch {
    // Without storage a pack is brought again the next time.
  }
}
