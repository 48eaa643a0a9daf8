/** What the host may choose for a table, as a form holds it. Game, mode and seats are chosen elsewhere. */

import type { AnyClock, GameInfo, Settings } from "@/generated/protocol";

export const CLOCKS = ["none", "decision", "chess", "turn"] as const;
/** How long absent players are waited for, in seconds. */
export const GRACES = [30, 60, 120, 300, 900];

export class Terms {
  name = $state("");
  listed = $state(false);
  clock = $state<(typeof CLOCKS)[number]>("none");
  seconds = $state(90);
  minutes = $state(15);
  increment = $state(10);
  days = $state(2);
  undo = $state(true);
  hints = $state(true);
  /** Whether the result shall change ratings: settled when a table is set up. */
  rated = $state(false);
  spectators = $state(true);
  standIn = $state(false);
  standInBot = $state("greedy");
  grace = $state(60);
  /** The game's switches that were chosen otherwise than usual. */
  options = $state<Record<string, unknown>>({});
  /** What was agreed before: a form that does not show something does not change it. */
  private before: Settings | undefined;

  /** As agreed for a table. */
  static of(settings: Settings): Terms {
    const terms = new Terms();
    terms.before = settings;
    const { clock } = settings;
    terms.name = settings.name ?? "";
    terms.listed = settings.listed ?? false;
    terms.clock = clock?.kind ?? "none";
    if (clock?.kind === "decision") terms.seconds = clock.seconds;
    if (clock?.kind === "turn") terms.days = clock.days;
    if (clock?.kind === "chess") {
      terms.minutes = clock.base / 60;
      terms.increment = clock.increment;
    }
    terms.undo = settings.undo ?? true;
    terms.hints = settings.hints ?? true;
    terms.rated = settings.rated ?? false;
    terms.spectators = settings.spectators ?? true;
    terms.standIn = settings.absent_after != null;
    terms.standInBot = settings.stand_in ?? terms.standInBot;
    terms.grace = settings.grace ?? settings.absent_after ?? terms.grace;
    terms.options = { ...settings.options };
    return terms;
  }

  private timing(): AnyClock {
    if (this.clock === "decision") return { kind: "decision", seconds: this.seconds };
    if (this.clock === "chess")
      return { kind: "chess", base: Math.round(this.minutes * 60), increment: this.increment };
    if (this.clock === "turn") return { kind: "turn", days: this.days };
    return { kind: "none" };
  }

  /** What happens to anyone who thinks too long. */
  private late(): NonNullable<Settings["on_timeout"]> {
    if (this.clock === "none") return "nothing";
    return this.before?.clock?.kind === this.clock ? (this.before.on_timeout ?? "nothing") : "bot_plays_once";
  }

  /** After how many seconds a bot plays for anyone who is away. */
  private absence(): number | null {
    if (!this.standIn) return null;
    const { absent_after: after, grace } = this.before ?? {};
    return after != null && this.grace === (grace ?? after) ? after : this.grace;
  }

  /** What these terms settle of a table. */
  agreed(info: GameInfo | undefined): Omit<Settings, "game" | "mode"> {
    return {
      name: this.name.trim(),
      listed: this.listed,
      clock: this.timing(),
      on_timeout: this.late(),
      // Over days the clock says how long somebody is waited for.
      grace: this.clock === "turn" ? null : this.grace,
      absent_after: this.absence(),
      stand_in: info?.bots.includes(this.standInBot) ? this.standInBot : null,
      undo: this.undo,
      hints: this.hints,
      rated: this.rated,
      spectators: this.spectators,
      options: { ...this.options },
    };
  }
}
