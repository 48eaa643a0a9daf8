/** What is said at a table, as the page shows it. */

import type { Screen } from "@/generated/protocol";

export type Channel = "table" | "team" | "spectators";

export interface Said {
  key: number;
  name: string;
  text: string;
  to: Channel;
  mine: boolean;
}

/** Anyone who only watches talks to the others who do; a player without a partner has no team to talk to. */
export function channelsOf(screen: Screen | null): Channel[] {
  if (screen?.you.chair == null) return ["spectators", "table"];
  const { chairs, teams } = screen.table;
  const team = chairs.find(({ id }) => id === screen.you.chair)?.team;
  return team != null && (teams[team]?.length ?? 0) > 1 ? ["table", "team"] : ["table"];
}
