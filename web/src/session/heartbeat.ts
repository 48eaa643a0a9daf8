/** After so long without a word the other side is asked whether it is there, and after so long more it is not. */
const QUIET = 8_000;
const DEAD = 4_000;

/** A connection that says nothing for long may be dead without knowing it. */
export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
    /** Whether the other side may be silent because it thinks. */
    private readonly thinks: () => boolean,
  ) {}

  /** The other side has said something. */
  heard(): void {
    this.wait(QUIET);
  }

  /** The other side was asked something. */
  asked(): void {
    this.wait(DEAD);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(quiet: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.thinks()) return this.heard();
      this.ping();
      this.timer = setTimeout(this.dead, DEAD);
    }, quiet);
  }
}
