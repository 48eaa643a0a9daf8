/** Asks for the faults of a pack as it is typed: at once after a pause, and not too often while somebody types on. */

import type { PackChecked, PackFault } from "@/generated/protocol";
import { api, Refusal } from "@/session/api";
import { sent, type Draft } from "./pack/drafts";

const BETWEEN = 400;
const AGAIN = 2500;

export class Checker {
  faults = $state.raw<readonly PackFault[]>([]);
  /** What is allowed and hardly meant. */
  doubts = $state.raw<readonly PackFault[]>([]);
  hash = $state<string | null>(null);
  /** Whether what is shown is of the newest change. */
  settled = $state(false);
  away = $state(false);

  private wanted: Draft | undefined;
  private asking = false;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Have this looked at; only the newest counts. */
  look(draft: Draft): void {
    this.wanted = draft;
    this.settled = false;
    if (!this.asking) this.soon(Math.max(0, this.last + BETWEEN - performance.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.wanted = undefined;
  }

  private soon(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), wait);
  }

  private async ask(): Promise<void> {
    const draft = this.wanted;
    if (!draft) return;
    this.asking = true;
    this.last = performance.now();
    let again = 0;
    try {
      this.take(await api.checkPack({ game: "lafamiglia", files: sent(draft), rest: true }), draft);
    } catch (problem) {
      // Too many at once, or no server for a moment: what is typed is kept meanwhile.
      this.away = !(problem instanceof Refusal && problem.problem.status === 429);
      again = AGAIN;
    }
    this.asking = false;
    if (this.wanted && (this.wanted !== draft || again)) this.soon(again || BETWEEN);
  }

  private take(found: PackChecked, draft: Draft): void {
    this.away = false;
    if (this.wanted !== draft) return;
    this.faults = found.faults;
    this.doubts = found.doubts ?? [];
    this.hash = found.hash;
    this.settled = true;
  }
}
