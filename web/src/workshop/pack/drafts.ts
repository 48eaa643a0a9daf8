/** The packs that somebody works on, kept in this browser: only the files that differ from the built-in ones. */

import { same, type Files, type Table } from "./data";

export interface Draft {
  id: string;
  /** By name; null: the pack has no such file. */
  files: Readonly<Record<string, Table | null>>;
  /** Files that came from elsewhere and were not changed here keep their own text, comments and all. */
  texts: Readonly<Record<string, string>>;
  /** Milliseconds. */
  saved: number;
}

const PREFIX = "trinacria-workshop-";

export function drafts(): Draft[] {
  const found: Draft[] = [];
  for (let index = 0; index < localStorage.length; index++) {
    const key = localStorage.key(index) ?? "";
    const draft = key.startsWith(PREFIX) ? draftOf(key.slice(PREFIX.length)) : undefined;
    if (draft) found.push(draft);
  }
  return found.sort((one, other) => other.saved - one.saved);
}

export function draftOf(id: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(PREFIX + id);
    return kept === null ? undefined : (JSON.parse(kept) as Draft);
  } catch {
    return undefined;
  }
}

/** Whether there was room for it. */
export function keep(draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const forget = (id: string): void => localStorage.removeItem(PREFIX + id);

export const isDraftKey = (key: string | null, id: string): boolean => key === PREFIX + id;

/** A short id that no other draft has. */
export function freshId(): string {
  const taken = new Set(drafts().map(({ id }) => id));
  for (;;) {
    const id = Math.random().toString(36).slice(2, 8);
    if (id.length === 6 && !taken.has(id)) return id;
  }
}

/** All files of a draft. */
export function filesOf(draft: Draft, builtIn: Files): Files {
  const whole = Object.entries({ ...builtIn, ...draft.files });
  return Object.fromEntries(whole.filter((entry): entry is [string, Table] => entry[1] !== null));
}

/** What is kept of files: those that differ, and which are not there. */
export function differing(files: Files, builtIn: Files): Record<string, Table | null> {
  const changed: Record<string, Table | null> = {};
  for (const [name, file] of Object.entries(files)) if (!same(file, builtIn[name])) changed[name] = file;
  for (const name of Object.keys(builtIn)) if (!files[name]) changed[name] = null;
  return changed;
}

/** What the server is asked to look at. */
export function sent(draft: Draft): Record<string, string | Table | null> {
  const files: Record<string, string | Table | null> = { ...draft.files };
  for (const [name, text] of Object.entries(draft.texts)) files[name] = text;
  return files;
}
