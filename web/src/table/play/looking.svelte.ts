/** Who looks at a table. At one screen several people play: the one who must decide is the one who looks, behind a curtain. */

import { onDestroy, untrack } from "svelte";
import type { GameFace } from "@/face/face";
import type { View } from "@/face/view";
import type { Session } from "@/session/session.svelte";
import { Director } from "@/story/director.svelte";

export class Looking {
  /** Nothing of the game is shown until the next person says that they look. */
  curtain = $state(false);
  private viewer = $state.raw<Session>();
  private directors = $state.raw<readonly Director[]>([]);

  readonly session = $derived.by(() => this.sessions().find((one) => one === this.viewer));
  /** What is shown goes by its clock: the connection may know more already. */
  readonly director = $derived.by(() => this.directors.find((one) => one.session === this.session));
  /** The chairs and the seats of everybody at this screen. */
  readonly ownChairs = $derived.by(() => new Set(this.sessions().map((one) => one.screen?.you.chair ?? null)));
  readonly ownSeats = $derived.by(() => this.sessions().flatMap((one) => one.screen?.you.seat ?? []));
  /** As the one says who has heard most: at one screen several connections hear the same one after another. */
  private readonly turn = $derived.by(() => {
    const ahead = this.directors.toSorted((one, other) => other.seq - one.seq)[0];
    return (ahead?.screen?.game as View | null | undefined)?.decision?.seat ?? null;
  });

  /** To be made while a component starts: it ends with that. */
  constructor(
    private readonly sessions: () => readonly Session[],
    private readonly face: () => GameFace,
    /** Another person looks now. */
    private readonly passed: () => void,
  ) {
    untrack(() => {
      this.viewer = sessions()[0];
      this.curtain = sessions().length > 1;
      this.directors = sessions().map(this.direct);
    });
    $effect.pre(() => {
      const now = sessions();
      untrack(() => this.follow(now));
    });
    onDestroy(() => {
      for (const one of this.directors) one.close();
    });
    $effect(() => {
      if (this.director?.beat) return;
      const [first, ...others] = sessions();
      const asked =
        others.length > 0 && this.turn !== null
          ? sessions().find((one) => one.screen?.you.seat === this.turn)
          : undefined;
      const next = asked ?? this.session ?? first;
      if (next !== this.session) untrack(() => this.pass(next));
    });
  }

  /** Whether this browser has one chair only. */
  get alone(): boolean {
    return this.sessions().length === 1;
  }

  private readonly direct = (each: Session): Director =>
    new Director(
      each,
      this.face(),
      () => this.ownChairs,
      () => each === this.viewer && !this.curtain,
    );

  private follow(sessions: readonly Session[]): void {
    for (const one of this.directors) if (!sessions.includes(one.session)) one.close();
    this.directors = sessions.map((each) => this.directors.find((one) => one.session === each) ?? this.direct(each));
  }

  private pass(next: Session | undefined): void {
    this.viewer = next;
    this.curtain = true;
    this.passed();
  }
}
