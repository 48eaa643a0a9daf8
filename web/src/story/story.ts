/** A table's log as a story: what each action is told as, and whose turn it belongs to. */

import type { Beat } from "@/face/beat";
import type { GameFace } from "@/face/face";
import { tellEvent } from "@/face/telling";
import type { GameEvent, View } from "@/face/view";
import type { Voice } from "@/face/voice";
import type { Entry, Screen } from "@/generated/protocol";
import { asCalledNow } from "@/log/log";
import { namesBySeat } from "@/people/names";
import { language } from "@/words/words.svelte";

/** A beat in its place in the story. */
export interface Cue extends Beat {
  /** The entry it tells. */
  seq: number;
  /** Beats of one turn have the same number. */
  turn: number;
}

/** An entry on its way to the table. */
export interface Moment {
  entry: Entry;
  before: Screen | null;
  after: Screen;
  cues: Cue[];
  /** The cue from which on the board shows what came of it. */
  lands: number;
}

/** Without words of its own a game tells every event by its line in the log. */
const PLAIN = 800;

export function beatsOf(face: GameFace, entry: Entry, before: Screen | null, after: Screen): Beat[] {
  const { what } = entry;
  if (what?.kind !== "played" || !after.game) return [];
  const view = after.game as unknown as View;
  const events = (what.events as GameEvent[]).map((event) => asCalledNow(face, view, event));
  const doer = face.formerSeats?.(view)[what.seat] ?? what.seat;
  if (face.beats) return face.beats(events, doer, (before?.game ?? null) as View | null, view);
  const names = namesBySeat(after.table.chairs);
  return events.flatMap((event, at): Beat[] => {
    if (event.kind === "turn") return [];
    const label = tellEvent(face, view, names, event, after.you.seat);
    return [{ from: at, to: at + 1, kind: event.kind, seat: doer, ms: PLAIN, icon: "play", label, places: {} }];
  });
}

/** Numbers the turns: one ends where its player says so, or where somebody else's begins. */
export class Turns {
  private number = 0;
  private seat: string | null = null;
  private over = true;

  cues(entry: Entry, beats: readonly Beat[]): Cue[] {
    const cues = beats.map((beat): Cue => {
      if (this.over || beat.seat !== this.seat) this.number++;
      this.seat = beat.seat;
      this.over = false;
      return { ...beat, seq: entry.seq, turn: this.number };
    });
    if (entry.what?.kind === "played" && entry.what.events.some((event) => event["kind"] === "turn")) this.over = true;
    return cues;
  }
}

/** An entry of which only the first events are told so far. */
export function partOf(entry: Entry, events: number): Entry {
  const { what } = entry;
  if (what?.kind !== "played") return entry;
  return { ...entry, what: { ...what, events: what.events.slice(0, events) } };
}

/** What the log may say while a beat is told: of the entry it belongs to, nothing that comes later. */
export function upTo(entries: readonly Entry[], beat: Cue | null): readonly Entry[] {
  const last = entries.at(-1);
  return beat && last?.seq === beat.seq ? [...entries.slice(0, -1), partOf(last, beat.to)] : entries;
}

/** Nobody reads more than so many actions of others again. */
const LONGEST = 150;

/** What one turn of somebody else has brought. */
export interface TurnLine {
  key: number;
  seat: string;
  cues: Cue[];
}

/** Tells the turns of others since the viewer last did something, each entry once as long as the language stays. */
export class Recapping {
  private told = new WeakMap<Entry, readonly Beat[]>();
  private spoken = language();

  constructor(private readonly face: GameFace) {}

  of(entries: readonly Entry[], own: ReadonlySet<string | null>, now: Screen): TurnLine[] {
    if (this.spoken !== language()) this.told = new WeakMap();
    this.spoken = language();
    return sinceMine(entries, own, (entry) => {
      const beats = this.told.get(entry) ?? beatsOf(this.face, entry, null, now);
      // Without words the names of things are still on their way.
      if (beats.some(({ label }) => label !== "")) this.told.set(entry, beats);
      return beats;
    });
  }
}

function sinceMine(
  entries: readonly Entry[],
  own: ReadonlySet<string | null>,
  beatsOf: (entry: Entry) => readonly Beat[],
): TurnLine[] {
  const standing: Entry[] = [];
  for (const entry of entries) {
    const { what } = entry;
    if (what?.kind === "played") standing.push(entry);
    else if (what?.kind === "undone" || what?.kind === "taken_back") {
      const gone = (one: Entry | undefined): boolean => one?.what?.kind === "played" && one.what.number > what.number;
      while (gone(standing.at(-1))) standing.pop();
    }
  }
  const mine = standing.findLastIndex(({ what }) => what?.kind === "played" && own.has(what.chair));
  const turns = new Turns();
  const lines: TurnLine[] = [];
  for (const entry of standing.slice(Math.max(mine + 1, standing.length - LONGEST))) {
    const worth = beatsOf(entry).filter(({ seat, label }) => seat !== null && label !== "");
    for (const cue of turns.cues(entry, worth)) {
      if (cue.seat === null) continue;
      const last = lines.at(-1);
      if (last?.key === cue.turn) last.cues.push(cue);
      else lines.push({ key: cue.turn, seat: cue.seat, cues: [cue] });
    }
  }
  return lines;
}

/** A cue as the sentence of the log that it tells. */
export function sentenceOf(
  cue: Cue,
  entries: readonly Entry[],
  voice: Voice,
  names: Record<string, string>,
  view: View,
): string {
  const what = entries.find(({ seq }) => seq === cue.seq)?.what;
  const event = what?.kind === "played" ? (what.events[cue.from] as GameEvent | undefined) : undefined;
  if (!event) return cue.label;
  return tellEvent(voice, view, names, asCalledNow(voice, view, event));
}

/** Cues as whole sentences, in games that have them. */
export function retelling(
  face: GameFace,
  entries: readonly Entry[],
  events: readonly GameEvent[],
  names: Record<string, string>,
  view: View,
): ((cue: Cue) => string) | undefined {
  const tell = face.retell?.(view, events, names);
  if (!tell) return undefined;
  return (cue) => {
    const what = entries.find(({ seq }) => seq === cue.seq)?.what;
    const event = what?.kind === "played" ? (what.events[cue.from] as GameEvent | undefined) : undefined;
    return event ? tell(event) : cue.label;
  };
}
