/** What a member is told on every page: how many tables wait, who invites, what is new. */

import type { Invitation, MySeek, Notice, Told } from "@/generated/club";

const PLACE = "trinacria-seek";
/** Milliseconds. */
const SHOWN = 6_000;

function read(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

class ClubNews {
  /** Changes with everything that is new. */
  cursor = $state("");
  waiting = $state(0);
  unseen = $state(0);
  invitations = $state.raw<readonly Invitation[]>([]);
  notices = $state.raw<readonly Notice[]>([]);
  friends = $state.raw<readonly string[]>([]);
  /** The member's own, also those that have just found others. */
  seeks = $state.raw<readonly MySeek[]>([]);
  /** The live one that this window waits for: it goes on as long as the window asks for news. */
  awaits = $state(read());
  /** The one that news have told of. */
  private heard = this.awaits;
  /** The one whose table was opened: if somebody does not come there, it goes on. */
  met = $state("");
  /** A table against bots is played meanwhile. */
  meanwhile = $state("");
  /** Puts that table aside. */
  rest = $state.raw<() => Promise<unknown>>();
  /** A sentence that is shown and read out for a moment, wherever the member is. */
  said = $state("");
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Goes to the table that waits longest; nothing while nobody listens. */
  next = $state.raw<() => void>();

  hear({ waiting, unseen, invitations, notices, friends, seeks = [] }: Told): void {
    Object.assign(this, { waiting, unseen, invitations, notices, friends, seeks });
    // News that were on their way when it was put up do not know it; once they did, it has ended without them.
    if (seeks.some(({ id }) => id === this.awaits)) this.heard = this.awaits;
    else if (this.awaits && this.heard === this.awaits) this.wait("");
  }

  say(sentence: string): void {
    this.said = sentence;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => (this.said = ""), SHOWN);
  }

  /** Others were found for a seek, and this window opens the table. */
  meet(seek: string): void {
    this.wait("");
    this.met = seek;
  }

  /** This window waits for what comes of a seek; for none any more. */
  wait(seek: string): void {
    this.awaits = seek;
    this.met = "";
    if (seek === "") this.meanwhile = "";
    try {
      sessionStorage.setItem(PLACE, seek);
    } catch {
      // A page that is loaded anew does not wait any more.
    }
  }

  /** Nobody is told anything any more. */
  forget(): void {
    this.hear({ waiting: 0, unseen: 0, invitations: [], notices: [], friends: [], seeks: [] });
    this.cursor = "";
    this.next = undefined;
  }
}

export const clubNews = new ClubNews();
