/** Trying a pack: the server plays a few games at a time, and this holds the sum until there are enough. */

import type { PackTrial, WinRate } from "@/generated/protocol";
import { api } from "@/session/api";
import { messageOf } from "@/session/fault";

export class Trial {
  played = $state(0);
  of = $state(200);
  rates = $state.raw<readonly WinRate[]>([]);
  outliers = $state.raw<readonly WinRate[]>([]);
  running = $state(false);
  fault = $state("");
  private tally: PackTrial["tally"] = {};
  private stopping: AbortController | undefined;

  /** Forget what was played: another pack, or another number of players. */
  reset(): void {
    this.stop();
    this.played = 0;
    this.rates = this.outliers = [];
    this.tally = {};
    this.fault = "";
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = undefined;
    this.running = false;
  }

  async run(game: string, hash: string, mode: string): Promise<void> {
    this.stop();
    const stopping = (this.stopping = new AbortController());
    this.running = true;
    this.fault = "";
    try {
      while (this.played < this.of && !stopping.signal.aborted) {
        const wish = { game, hash, mode: mode || null, played: this.played, tally: this.tally };
        const found = await api.tryPack(wish, stopping.signal);
        if (stopping.signal.aborted) return;
        this.tally = found.tally;
        this.played = found.played;
        this.of = found.of;
        this.rates = found.rates;
        this.outliers = found.outliers;
      }
    } catch (problem) {
      if (!stopping.signal.aborted) this.fault = messageOf(problem);
    } finally {
      if (this.stopping === stopping) this.stop();
    }
  }
}
