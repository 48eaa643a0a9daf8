/** What a screen reader hears of a game: others' moves, results and chat, politely, and summed up where much comes at once. */

import type { Line } from "@/log/log";
import type { Said } from "./chat";
import { language, say } from "@/words/words.svelte";

/** So many sentences are read one by one. */
const MOST = 4;

/** What one seat did in a row, as its most telling line. */
function turnsOf(lines: readonly Line[]): Line[] {
  const turns: Line[][] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last && last[0]?.seat === line.seat && !line.opens && !line.aside) last.push(line);
    else turns.push([line]);
  }
  return turns.flatMap(
    (turn) => turn.findLast(({ outcome }) => outcome) ?? turn.find(({ money }) => !money) ?? turn[0] ?? [],
  );
}

/** The lines as sentences; of many, what each turn came to, and how much is left for the log. */
export function sumUp(lines: readonly Line[], spoken: (text: string) => string): string[] {
  const told = lines.filter(({ text }) => text);
  if (told.length <= MOST) return told.map(({ text }) => spoken(text));
  const kept = turnsOf(told).slice(-MOST);
  const rest = told.length - kept.length;
  return [...kept.map(({ text }) => spoken(text)), ...(rest > 0 ? [say("web-seats-heard-more", { count: rest })] : [])];
}

/** One message is read; of several only who wrote them. */
export function sumUpChat(said: readonly Said[]): string[] {
  const [only] = said;
  if (!only) return [];
  if (said.length === 1) return [say("web-seats-heard-chat", { name: only.name, text: only.text })];
  const names = [...new Set(said.map(({ name }) => name))];
  const listed = new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
  return [say("web-seats-heard-chats", { count: said.length, names: listed })];
}
