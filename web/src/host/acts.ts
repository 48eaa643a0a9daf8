/** What the host can do with somebody, and what each act asks for. */

import type { MemberAct } from "@/generated/protocol";

export type Act = MemberAct["act"] | "dismiss";

export interface Decision {
  reason: string;
  until: string;
  wish: string;
}

export interface Asked {
  act: Act;
  name: string;
  /** Does it; what it throws is said in the dialog. */
  run: (decided: Decision) => Promise<void>;
}

export const NEEDS_REASON: readonly Act[] = ["rename", "warn", "suspend", "remove"];
/** What is red. */
export const TAKES_AWAY: readonly Act[] = ["suspend", "remove"];
