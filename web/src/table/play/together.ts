/** What people at one table share: channels of talk, and marks on the map among partners. */
import type { Screen, TableInfo } from "@/generated/protocol";
import type { Planning } from "@/face/table";
import type { Channel } from "@/table/talk/chat";
import type { Answer, Session } from "@/session/session.svelte";

/** Whoever only watches talks to the others who do; a player without a partner has no team to talk to. */
export function channelsOf(screen: Screen | null): Channel[] {
  if (screen?.you.chair == null) return ["spectators", "table"];
  const { chairs, teams } = screen.table;
  const team = chairs.find(({ id }) => id === screen.you.chair)?.team;
  return team != null && (teams[team]?.length ?? 0) > 1 ? ["table", "team"] : ["table"];
}

/** Partners draw on the map for each other. */
export function planningOf(
  session: Session,
  table: TableInfo | undefined,
  complain: (answer: Answer) => void,
): Planning {
  return {
    marks: session.plan,
    drawnBy: (chair) => table?.chairs.find((one) => one.id === chair)?.nickname ?? "",
    put: (mark) => void session.ask({ type: "plan", put: [{ ...mark, chair: "" }] }).then(complain),
    drop: (ids) => void session.ask({ type: "plan", drop: ids }).then(complain),
  };
}
