/** How the viewer has the table before them: drawn or as text, and what lies open over it. */

import type { GameFace } from "@/face/face";
import type { TurnLine } from "@/story/story";
import { Unread } from "@/table/talk/unread.svelte";
import type { Shown } from "./shown.svelte";

const TEXT = "trinacria-text";

export class Display {
  textMode = $state(localStorage.getItem(TEXT) === "on");
  /** The drawn table broke down: the game goes on as text. */
  broken = $state(false);
  railOpen = $state(false);
  recapOpen = $state(false);
  peopleOpen = $state(false);
  menuOpen = $state(false);
  /** What is pressed next is explained. */
  asking = $state(false);
  private finaleClosed = $state(false);
  /** The turn of the recap that somebody points at. */
  pointed = $state.raw<TurnLine | null>(null);
  readonly unread: Unread;

  readonly asText = $derived.by(() => this.textMode || this.broken || this.face().textOnly === true);
  /** The end has a page of its own over the table, until it is put aside. */
  readonly finale = $derived.by(
    () => this.shown.view?.result != null && this.shown.beat === null && !this.finaleClosed,
  );

  constructor(
    private readonly shown: Shown,
    private readonly face: () => GameFace,
  ) {
    this.unread = new Unread(() => shown.said);
  }

  readonly showText = (on: boolean): void => {
    this.textMode = on;
    localStorage.setItem(TEXT, on ? "on" : "off");
  };

  readonly showFinale = (): void => {
    this.finaleClosed = false;
  };

  readonly closeFinale = (): void => {
    this.finaleClosed = true;
  };

  /** Nothing that one person has opened is left for the next one at this screen. */
  closeAll(): void {
    this.railOpen = this.recapOpen = this.peopleOpen = this.menuOpen = false;
  }
}
