/** Handing a pack in: from files that somebody chose, or from the workshop. */

import type { PackFault, PackFaults, PackTaken } from "@/generated/protocol";
import { api } from "@/session/api";
import { keepPack } from "./ownPacks";

/** A pack with faults: nothing of it was kept. */
export class FaultyPack extends Error {
  constructor(readonly faults: readonly PackFault[]) {
    super(faults[0]?.message ?? "");
  }
}

const isFaults = (answer: PackTaken | PackFaults): answer is PackFaults => "faults" in answer;

/** A pack by the texts of its files. */
export async function bringPack(game: string, files: Readonly<Record<string, string>>): Promise<PackTaken> {
  return taken(game, await api.bringPack({ game, files: { ...files } }));
}

/** A pack as somebody chose it on this machine: one archive, or its files. */
export async function bringFiles(game: string, chosen: readonly File[]): Promise<PackTaken> {
  const [only] = chosen;
  if (only && chosen.length === 1 && /\.zip$/i.test(only.name))
    return taken(game, await api.bringArchive({ game, archive: await inBase64(only) }));
  const read = await Promise.all(chosen.map(async (file) => [file.name, await file.text()] as const));
  return bringPack(game, Object.fromEntries(read));
}

function taken(game: string, answer: PackTaken | PackFaults): PackTaken {
  if (isFaults(answer)) throw new FaultyPack(answer.faults);
  if (!answer.known) keepPack(game, answer);
  return answer;
}

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
