/** Packs as files: a folder's files or a zip in, a zip out. Python reads and writes TOML; nothing here does. */

import { strToU8, unzip, zip, type Unzipped } from "fflate";
import { bringPack } from "@/packs/bring";
import { api } from "@/session/api";
import { say } from "@/words/words.svelte";
import type { Files, Table } from "./data";
import { differing, freshId, sent, type Draft } from "./drafts";

export const GAME = "lafamiglia";
/** Bytes. A pack has a fifth of a million; a zip that says it holds more is not looked into. */
const LARGEST = 4 * 1024 * 1024;

let known: Promise<Files> | undefined;

/** What the files of the built-in pack say; asked once. */
export function builtInFiles(): Promise<Files> {
  known ??= api
    .checkPack({ game: GAME, files: {}, rest: true, give: ["data"] })
    .then(({ data }) => (data ?? {}) as Files);
  known.catch(() => (known = undefined));
  return known;
}

const base = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

function unzipped(bytes: Uint8Array): Promise<Unzipped> {
  let size = 0;
  return new Promise((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
      if (!/\.(toml|json)$/.test(name) || name.startsWith("__MACOSX")) return false;
      size += originalSize;
      return size <= LARGEST;
    };
    unzip(bytes, { filter }, (error, found) => {
      if (error) reject(new Error(say("workshop-import-broken")));
      else resolve(found);
    });
  });
}

/** The texts of chosen files, or of those in a zip. */
async function textsOf(chosen: readonly File[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of chosen) {
    if (file.size > LARGEST) throw new Error(say("workshop-import-large"));
    if (/\.zip$/i.test(file.name)) {
      const held = await unzipped(new Uint8Array(await file.arrayBuffer()));
      for (const [name, bytes] of Object.entries(held)) texts[base(name)] = new TextDecoder().decode(bytes);
    } else if (/\.(toml|json)$/.test(file.name)) texts[base(file.name)] = await file.text();
  }
  return texts;
}

/** A draft of files from elsewhere. What cannot be read stays as it is, and the check says why. */
export async function imported(chosen: readonly File[], builtIn: Files): Promise<Draft> {
  const texts = await textsOf(chosen);
  const ours = Object.fromEntries(Object.entries(texts).filter(([name]) => name in builtIn));
  if (Object.keys(ours).length === 0) throw new Error(say("workshop-import-nothing"));
  const { data } = await api.checkPack({ game: GAME, files: ours, rest: false, give: ["data"] });
  const read = (data ?? {}) as Record<string, Table>;
  const optional = ["balance.toml", "words.toml"];
  const files = Object.fromEntries(
    Object.entries({ ...builtIn, ...read }).filter(([name]) => name in ours || !optional.includes(name)),
  );
  const kept = differing(files, builtIn);
  const original = Object.entries(ours).filter(([name]) => name in kept || !(name in read));
  return { id: freshId(), files: kept, texts: Object.fromEntries(original), saved: Date.now() };
}

/** The files of a draft as they are kept in a folder. */
export async function textFiles(draft: Draft): Promise<Record<string, string>> {
  const { texts } = await api.checkPack({ game: GAME, files: sent(draft), rest: true, give: ["texts"] });
  return texts ?? {};
}

/** The modes of the game. */
export const waysToPlay = async (): Promise<string[]> =>
  (await api.about()).games.find(({ name }) => name === GAME)?.modes.map(({ name }) => name) ?? [];

/** Hand a draft to its maker as a zip. */
export async function exported(draft: Draft, name: string): Promise<void> {
  const folder =
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "pack";
  const files = await textFiles(draft);
  const held = Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, strToU8(text)]));
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    zip(held, { mtime: "1980-01-01T12:00:00" }, (error, made) => (error ? reject(error) : resolve(made)));
  });
  const address = URL.createObjectURL(new Blob([bytes as BlobPart], { type: "application/zip" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${folder}.zip` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Have the server keep a draft, so that a table can be played with it; its hash. */
export async function toTheTable(draft: Draft): Promise<string> {
  return (await bringPack(GAME, await textFiles(draft))).hash;
}
