/** The log in groups: one for each turn, under the phase it belongs to. */

import type { Line } from "./log";

export interface Group {
  key: string | number;
  kind: "phase" | "turn" | "aside";
  /** Whose turn it is. */
  seat: string | undefined;
  /** The phase it belongs to, as the game names it; empty before the first one. */
  phase: string;
  /** The first line: what was done. */
  head: Line;
  /** The other lines. */
  details: readonly Line[];
  /** What came of it, for anyone who does not unfold it. */
  outcome: Line | undefined;
  /** What it brought or cost the seat. */
  money: number;
  /** What it is about on the table. */
  marks: readonly string[];
  /** The first and the last action in it. */
  from: number | undefined;
  to: number | undefined;
}

interface Draft {
  kind: Group["kind"];
  seat: string | undefined;
  phase: string;
  lines: Line[];
}

/** Makes groups of lines, and the same ones again for lines that it knows. */
export class Grouping {
  private before = new Map<string | number, { lines: readonly Line[]; group: Group }>();

  of(lines: readonly Line[]): Group[] {
    const now = new Map<string | number, { lines: readonly Line[]; group: Group }>();
    const groups = drafts(lines).map((draft) => {
      const key = draft.lines[0]?.key ?? "";
      const known = this.before.get(key);
      const group = known && sameLines(known.lines, draft.lines) ? known.group : finished(draft);
      now.set(key, { lines: draft.lines, group });
      return group;
    });
    this.before = now;
    return groups;
  }
}

function sameLines(old: readonly Line[], now: readonly Line[]): boolean {
  return old.length === now.length && old.every((line, at) => line === now[at]);
}

function drafts(lines: readonly Line[]): Draft[] {
  const made: Draft[] = [];
  let phase = "";
  let open: Draft | undefined;
  /** Whose turn has begun: what others do meanwhile belongs to it. */
  let turn: string | undefined;
  for (const line of lines) {
    if (line.aside) {
      made.push({ kind: "aside", seat: undefined, phase, lines: [line] });
      open = undefined;
    } else if (line.opens === "phase") {
      phase = line.phase ?? "";
      turn = open = undefined;
      made.push({ kind: "phase", seat: undefined, phase, lines: [line] });
    } else {
      if (line.opens === "turn") {
        turn = line.seat;
        open = undefined;
      }
      if (!line.text) continue;
      const seat = turn ?? line.seat;
      if (!open || open.seat !== seat) {
        open = { kind: "turn", seat, phase, lines: [] };
        made.push(open);
      }
      open.lines.push(line);
    }
  }
  return made;
}

function finished({ kind, seat, phase, lines }: Draft): Group {
  // What is paid comes first in the game, but says least.
  const first = lines.findIndex((line) => !line.money && (line.seat === seat || seat === undefined));
  const at = Math.max(first, 0);
  const head = lines[at] as Line;
  const numbers = lines.flatMap((line) => line.action ?? []);
  return {
    key: lines[0]?.key ?? "",
    kind,
    seat,
    phase,
    head,
    details: lines.filter((line) => line !== head),
    outcome: lines.findLast((line) => line.outcome && line !== head),
    money: lines.reduce((sum, line) => sum + (line.seat === seat ? (line.money ?? 0) : 0), 0),
    marks: [...new Set(lines.flatMap((line) => line.marks ?? []))],
    from: numbers[0],
    to: numbers.at(-1),
  };
}
