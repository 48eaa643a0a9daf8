/** Seats of the table in sight that this member has offered to others by name. */

import type { InvitationSent } from "@/generated/club";
import { api } from "./api";

/** Ways to a seat beside an invitation by name. */
export interface SeatWays {
  /** The address that opens it to anybody; none where there is none. */
  link: () => Promise<string | undefined>;
  bot: () => void;
}

class Sent {
  /** The seat that is being offered right now. */
  filling = $state("");
  all = $state.raw<readonly InvitationSent[]>([]);

  /** Who is still asked to take a seat. */
  to(chair: string): InvitationSent | undefined {
    return this.all.find((one) => one.chair === chair && one.state === "open" && one.until > api.now());
  }
}

export const sent = new Sent();
