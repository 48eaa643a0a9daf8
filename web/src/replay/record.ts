/** A record from a file, in either form that the program writes. What it says is checked by the server. */

import { say } from "@/words/words.svelte";

const TITLE = "trinacria record 1";
const STRINGS = new Set(["game", "mode", "rules", "content", "chance", "seed", "commitment", "digest"]);

export function readRecord(text: string): Record<string, unknown> {
  if (text.trimStart().startsWith("{")) {
    try {
      return JSON.parse(text) as Record<string, unknown>;
    } catch {
      throw new Error(say("error-record-title", { title: TITLE }));
    }
  }
  const [title, ...rest] = text.split(/\r?\n/);
  if (title?.trim() !== TITLE) throw new Error(say("error-record-title", { title: TITLE }));
  const fields: Record<string, unknown> = {};
  const moves: string[][] = [];
  for (const [at, line] of rest.entries()) {
    if (!line.trim()) continue;
    const move = /^\d+\. (\S+) (.+)$/.exec(line);
    const field = /^(\w+): (.*)$/.exec(line);
    if (move?.[1] && move[2]) moves.push([move[1], move[2]]);
    else if (field?.[1]) {
      try {
        fields[field[1]] = STRINGS.has(field[1]) ? field[2] : JSON.parse(field[2] ?? "");
      } catch {
        throw new Error(say("error-record-line", { line: at + 2 }));
      }
    } else throw new Error(say("error-record-line", { line: at + 2 }));
  }
  return { ...fields, moves };
}
