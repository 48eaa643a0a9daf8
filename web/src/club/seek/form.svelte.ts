/** What somebody looks for, as the form holds it. It is as it was the last time. */

import type { SeekWish } from "@/generated/club";
import type { About, GameInfo, ModeInfo } from "@/generated/protocol";
import { isSame, type Clock } from "./seeks";

const PLACE = "trinacria-looks-for";
const chess = (minutes: number, increment: number): Clock => ({ kind: "chess", base: minutes * 60, increment });
const turn = (days: number): Clock => ({ kind: "turn", days });

/** A game of cards takes minutes, one on the map an hour. */
const QUICK = [chess(5, 3), chess(10, 5), chess(20, 10)] as const;
const LONG = [chess(30, 15), chess(60, 30), chess(90, 30)] as const;
const DAYS = [turn(1), turn(2), turn(3)] as const;

interface Kept {
  game: string;
  mode: string;
  clock: Clock;
  languages: string[];
  rated: boolean;
  low: number | null;
  high: number | null;
}

/** Between these a range is chosen; at an end it is open. */
export const LOWEST = 1100;
export const HIGHEST = 2000;

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export class SeekForm {
  game = $state("");
  private chosen = $state("");
  /** A friend's name; empty: anybody. */
  partner = $state("");
  live = $state(true);
  clock = $state.raw<Clock>(QUICK[1]);
  /** A clock of one's own is chosen in fields. */
  other = $state(false);
  languages = $state.raw<readonly string[]>([]);
  rated = $state(false);
  /** How strong the others are; nothing: as strong as they like. */
  low = $state<number | null>(null);
  high = $state<number | null>(null);

  constructor(private readonly about: About) {
    const kept = read();
    this.game = about.games.some(({ name }) => name === kept.game) ? (kept.game ?? "") : (about.games[0]?.name ?? "");
    this.chosen = kept.mode ?? "";
    this.languages = kept.languages ?? [];
    this.rated = kept.rated ?? false;
    this.low = kept.low ?? null;
    this.high = kept.high ?? null;
    this.clock = kept.clock ?? this.usual(true);
    this.live = this.clock.kind !== "turn";
    this.other = !this.offered.some((clock) => isSame(clock, this.clock));
  }

  get games(): readonly GameInfo[] {
    return this.about.games.filter(({ modes }) => modes.some(({ seats }) => seats > 1));
  }

  get modes(): readonly ModeInfo[] {
    const game = this.about.games.find(({ name }) => name === this.game);
    return (game?.modes ?? []).filter(({ seats }) => seats > 1).toSorted((one, other) => one.seats - other.seats);
  }

  get mode(): string {
    return (this.modes.find(({ name }) => name === this.chosen) ?? this.modes[0])?.name ?? "";
  }

  /** Whether both sides have two. */
  get pairs(): boolean {
    const teams = this.modes.find(({ name }) => name === this.mode)?.teams ?? [];
    return teams.length > 0 && teams.every((team) => team.length > 1);
  }

  get offered(): readonly Clock[] {
    if (!this.live) return DAYS;
    return this.modes.length > 1 ? LONG : QUICK;
  }

  choose(game: string): void {
    const own = this.other;
    this.game = game;
    if (this.live && !own) this.clock = this.usual(true);
  }

  chooseMode(mode: string): void {
    this.chosen = mode;
  }

  choosePace(live: boolean): void {
    this.live = live;
    this.other = false;
    this.clock = this.usual(live);
  }

  private usual(live: boolean): Clock {
    if (!live) return DAYS[1];
    return this.modes.length > 1 ? LONG[1] : QUICK[1];
  }

  get wish(): SeekWish {
    return {
      game: this.game,
      mode: this.mode,
      clock: this.clock,
      languages: [...this.languages],
      rated: this.rated,
      low: this.low,
      high: this.high,
      partner: this.pairs && this.partner ? this.partner : null,
    };
  }

  keep(): void {
    const { game, mode, clock, languages, rated, low, high } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ game, mode, clock, languages, rated, low, high }));
    } catch {
      // It is chosen anew the next time.
    }
  }
}
