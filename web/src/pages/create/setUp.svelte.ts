/** A table that is being set up: who shall sit where, and what a preset settles at once. */

import { edition } from "@/browser/edition";
import { membership } from "@/browser/membership.svelte";
import type { About, ChairWish, GameInfo, ModeInfo, Settings } from "@/generated/protocol";
import { nickname, usualBot } from "@/session/newTable";
import { say } from "@/words/words.svelte";
import { Terms } from "@/table/terms/terms.svelte";

const PRESETS = ["friends", "days", "bots", "screen"] as const;
export type Preset = (typeof PRESETS)[number];
export type Who = "me" | "open" | "bot" | "same-screen";

interface Chair {
  who: Who;
  bot: string;
  nickname: string;
}

/** On one device there is nobody to send a link to. */
export const offered: readonly Preset[] = edition.alone ? ["bots", "screen"] : PRESETS;
const OTHERS: Record<Preset, Who> = { friends: "open", days: "open", bots: "bot", screen: "same-screen" };
const PLACE = "trinacria-preset";

function lastUsed(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** The preset that an address names, or that was used last. */
function presetOf(query: URLSearchParams): Preset {
  const named = query.has("friends") ? "friends" : query.has("same-screen") ? "screen" : query.get("preset");
  const wished = [named, lastUsed()].find((one) => offered.some((preset) => preset === one));
  return (wished as Preset | undefined) ?? "bots";
}

function termsOf(preset: Preset): Terms {
  const terms = new Terms();
  if (preset === "days") terms.clock = "turn";
  return terms;
}

export class SetUp {
  game = $state("");
  preset = $state<Preset>("bots");
  pack = $state("");
  chairs = $state<Chair[]>([]);
  places = $state<NonNullable<Settings["places"]>>("teams");
  terms = $state.raw(new Terms());
  private readonly wished: { mode: string } = $state({ mode: "" });

  constructor(
    private readonly about: About,
    query: URLSearchParams,
    games: readonly string[],
  ) {
    const game = query.get("game") ?? "";
    this.game = games.includes(game) ? game : (games[0] ?? "");
    this.pack = query.get("pack") ?? this.info?.content ?? "";
    this.choosePreset(presetOf(query));
  }

  get info(): GameInfo | undefined {
    return this.about.games.find((one) => one.name === this.game);
  }

  get mode(): ModeInfo | undefined {
    return this.info?.modes.find((one) => one.name === this.wished.mode) ?? this.info?.modes[0];
  }

  /** The places of each team; without partners they are as they come. */
  get teams(): readonly (readonly number[])[] {
    return this.mode?.teams ?? [];
  }

  get together(): boolean {
    return this.teams.some((team) => team.length > 1);
  }

  /** The chair of the one who sets the table up; -1: they only watch. */
  get mine(): number {
    return this.chairs.findIndex((chair) => chair.who === "me");
  }

  count(who: Who): number {
    return this.chairs.filter((chair) => chair.who === who).length;
  }

  choosePreset(preset: Preset): void {
    this.preset = preset;
    const { name } = this.terms;
    this.terms = termsOf(preset);
    this.terms.name = name;
    this.places = "teams";
    this.fill();
  }

  chooseGame(game: string): void {
    this.game = game;
    this.pack = this.info?.content ?? "";
    this.terms.options = {};
    this.fill();
  }

  chooseMode(mode: string): void {
    this.wished.mode = mode;
    this.terms.options = {};
    this.fill();
  }

  private fill(): void {
    const bot = usualBot(this.info?.bots ?? []) ?? "";
    const mine = this.chairs.find((chair) => chair.who === "me")?.nickname ?? nickname();
    this.chairs = Array.from({ length: this.mode?.seats ?? 0 }, (_, at) => ({
      who: at === 0 ? "me" : OTHERS[this.preset],
      bot,
      nickname: at === 0 ? mine : "",
    }));
  }

  /** Seat somebody. The one who sets the table up moves over, and leaves the seat to who was there. */
  seat(at: number, choice: string): void {
    const chair = this.chairs[at];
    if (!chair) return;
    const [who, bot] = choice.split(":") as [Who, string | undefined];
    const mine = this.chairs[this.mine];
    if (who === "me" && mine && mine !== chair) {
      [this.chairs[this.mine], this.chairs[at]] = [chair, mine];
      return;
    }
    chair.who = who;
    if (bot !== undefined) chair.bot = bot;
    if (who === "me" && !chair.nickname) chair.nickname = nickname();
  }

  /** What a person on a seat is called. */
  nameOf(at: number): string {
    return this.chairs[at]?.nickname.trim() || say("web-player", { number: at + 1 });
  }

  /** What is in the way of a rated game; empty: nothing. */
  get whyUnrated(): string {
    if (!membership.own) return "guest";
    if (this.mine < 0 || this.chairs.some(({ who }) => who === "bot" || who === "same-screen")) return "seats";
    if (this.terms.clock === "none") return "clock";
    const { content } = this.info ?? {};
    return this.pack !== (content ?? "") || this.otherOptions.length > 0 ? "options" : "";
  }

  get rated(): boolean {
    return this.terms.rated && this.whyUnrated === "" && !this.terms.hints;
  }

  rate(on: boolean): void {
    this.terms.rated = on;
    if (on) this.terms.hints = false;
  }

  /** The game's switches that were chosen otherwise than usual. */
  private get otherOptions(): string[] {
    return Object.entries(this.mode?.options ?? {}).flatMap(([name, values]) =>
      this.terms.options[name] !== undefined && this.terms.options[name] !== values[0] ? [name] : [],
    );
  }

  /** What was chosen otherwise than the preset would, by the keys of its words. */
  get differing(): string[] {
    const usual = termsOf(this.preset);
    const options = this.otherOptions.map((name) => `web-${this.game}-option-${name}`);
    const helps = (["undo", "hints"] as const).flatMap((name) =>
      this.terms[name] === usual[name] ? [] : [`web-${name}`],
    );
    return [...options, ...helps, ...(this.places === "teams" ? [] : ["web-places"])];
  }

  /** What shall be agreed, and who shall sit where. */
  wish(): [Settings, ChairWish[]] {
    const agreed = this.terms.agreed(this.info);
    const own = this.pack === this.info?.content ? {} : { content: this.pack };
    const settings: Settings = {
      ...agreed,
      rated: this.rated,
      game: this.game,
      mode: this.mode?.name ?? "",
      options: { ...agreed.options, ...own },
      places: this.together || this.places === "fixed" ? this.places : "drawn",
    };
    const chairs = this.chairs.map(({ who, bot }, at): ChairWish => {
      if (who === "bot") return { kind: "bot", bot };
      return who === "open" ? { kind: "open" } : { kind: "me", nickname: this.nameOf(at) };
    });
    return [settings, chairs];
  }

  remember(): void {
    try {
      localStorage.setItem(PLACE, this.preset);
    } catch {
      // Without storage the usual one is offered again.
    }
  }
}
