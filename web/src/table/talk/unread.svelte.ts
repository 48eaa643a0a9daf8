/** What was said while nobody looked at the chat. */

import type { Channel, Said } from "./chat";

export class Unread {
  /** How much of each channel was there when it was last looked at. */
  private read = $state.raw<Partial<Record<Channel, number>>>({});

  constructor(private readonly said: () => readonly Said[]) {
    // What was said before this page was opened is no news.
    this.see("table", "team", "spectators");
  }

  /** These channels are in sight. */
  see(...channels: Channel[]): void {
    if (channels.every((channel) => this.read[channel] === this.count(channel))) return;
    this.read = { ...this.read, ...Object.fromEntries(channels.map((channel) => [channel, this.count(channel)])) };
  }

  in(channel: Channel): number {
    return this.count(channel) - (this.read[channel] ?? 0);
  }

  get all(): number {
    return this.in("table") + this.in("team") + this.in("spectators");
  }

  /** The newest message that nobody has seen. */
  get newest(): Said | undefined {
    return this.said().findLast((one) => !one.mine && this.in(one.to) > 0);
  }

  private count(channel: Channel): number {
    return this.said().filter((one) => one.to === channel && !one.mine).length;
  }
}
