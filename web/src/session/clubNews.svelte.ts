/** What a member is told on every page: how many tables wait, who invites, what is new. */

import type { Invitation, Notice, Told } from "@/generated/club";

class ClubNews {
  /** Changes with everything that is new. */
  cursor = $state("");
  waiting = $state(0);
  unseen = $state(0);
  invitations = $state.raw<readonly Invitation[]>([]);
  notices = $state.raw<readonly Notice[]>([]);
  friends = $state.raw<readonly string[]>([]);
  /** Goes to the table that waits longest; nothing while nobody listens. */
  next = $state.raw<() => void>();

  hear({ waiting, unseen, invitations, notices, friends }: Told): void {
    Object.assign(this, { waiting, unseen, invitations, notices, friends });
  }

  /** Nobody is told anything any more. */
  forget(): void {
    this.hear({ waiting: 0, unseen: 0, invitations: [], notices: [], friends: [] });
    this.cursor = "";
    this.next = undefined;
  }
}

export const clubNews = new ClubNews();
