/** Guided games: a record to play through, with explanations. */

export interface GuideFile {
  catalogue: string;
  load: () => Promise<Guide>;
  /** About how long it takes. */
  minutes: number;
  /** The mode whose rules it is about, where it is about one alone. */
  mode?: string;
}

/** One stop of a guided game: words at a moment of the record. */
export interface Stop {
  /** After how many moves of the record, chance's included. */
  at: number;
  /** The message of the guide's catalogue: its title is `{key}-title`. */
  key: string;
  rule?: string;
  /** What the words point at, as a selector inside the table. */
  spot?: string;
  /** The learner makes the next move; otherwise the guide goes on by itself. */
  yours?: boolean;
  /** The chapter that begins here: `guide-chapter-{chapter}`. */
  chapter?: string;
}

/** A record to play through, with explanations. */
export interface Guide {
  seat: string;
  /** The seats that play on the learner's side. */
  partners?: string[];
  record: Record<string, unknown>;
  stops: Stop[];
}
