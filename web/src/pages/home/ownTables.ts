/** The viewer's tables, in the order in which they want to be looked at. */

import type { ChairInfo, TableInfo } from "@/generated/protocol";
import { api } from "@/session/api";
import { STOPS } from "@/log/log";
import { chairName } from "@/people/names";
import { keyring } from "@/browser/keyring.svelte";
import { language, say } from "@/words/words.svelte";
import { tellLeft } from "@/widgets/countdown.svelte";

export interface OwnTable {
  table: TableInfo;
  /** What the viewer can do about it. */
  standing: "turn" | "waiting" | "lobby" | "over";
  /** With whom, against whom. */
  people: string;
  /** How it stands. */
  told: string;
}

const listed = (chairs: readonly ChairInfo[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(chairs.map(chairName));

function peopleOf(table: TableInfo, mine: ReadonlySet<string>): string {
  const taken = table.chairs.filter((chair) => chair.kind !== "open" && !mine.has(chair.id));
  const team = table.chairs.find((chair) => mine.has(chair.id))?.team ?? null;
  const partners = taken.filter((chair) => team !== null && chair.team === team);
  const others = taken.filter((chair) => !partners.includes(chair));
  if (others.length === 0) return "";
  return partners.length > 0
    ? say("web-seats-with-against", { partners: listed(partners), others: listed(others) })
    : say("web-seats-against-only", { others: listed(others) });
}

/** How much time is left by the server's clock, where one runs. */
function leftOf(table: TableInfo): string {
  const deadline = table.clock?.deadline;
  return deadline == null ? "" : tellLeft(Math.max(0, deadline - api.now()));
}

function endOf(table: TableInfo, mine: ReadonlySet<string>): string {
  const { ended } = table;
  if (!ended) return "";
  const own = [...mine];
  const outcome =
    ended.winners.length === 0 ? "drawn" : own.some((chair) => ended.winners.includes(chair)) ? "won" : "lost";
  const team = (chair: ChairInfo | undefined): number => (chair ? (ended.scores[chair.id] ?? 0) : 0);
  const side = table.chairs.find((chair) => mine.has(chair.id))?.team ?? null;
  const sum = (ours: boolean): number =>
    table.chairs.filter((chair) => (chair.team === side) === ours).reduce((all, chair) => all + team(chair), 0);
  return say("web-seats-result", {
    outcome: own.length === 0 ? "neutral" : outcome,
    how: STOPS.has(ended.reason) ? ended.reason : "rules",
    mine: sum(true),
    theirs: sum(false),
  });
}

/** A table, and the chairs there that are the viewer's. */
export interface Held {
  table: TableInfo;
  chairs: readonly string[];
}

/** Where the viewer's tables are looked up. */
export interface Source {
  look: () => Promise<readonly Held[]>;
  /** Fetches older ones; there is none where all are known. */
  older?: (() => Promise<readonly Held[]>) | undefined;
}

const MOST = 12;

/** The tables whose keys this browser holds. */
export const ofThisBrowser: Source = {
  look: async () =>
    (await api.own(MOST)).map((table) => ({ table, chairs: keyring.of(table.id).map((key) => key.chair) })),
};

function standingOf({ table, chairs }: Held): OwnTable {
  const mine = new Set(chairs);
  const people = peopleOf(table, mine);
  if (table.status === "over") return { table, standing: "over", people, told: endOf(table, mine) };
  if (table.status === "lobby") {
    const free = table.chairs.filter((chair) => chair.kind === "open").length;
    return { table, standing: "lobby", people, told: say("web-table-lobby", { count: free }) };
  }
  const left = leftOf(table);
  if (table.decider != null && mine.has(table.decider) && table.status === "running")
    return { table, standing: "turn", people, told: say("web-seats-turn-mine", { left, timed: left ? "yes" : "no" }) };
  const decider = table.chairs.find((chair) => chair.id === table.decider);
  const told =
    table.status === "paused"
      ? say("web-seats-paused")
      : say("web-seats-turn-other", { name: decider ? chairName(decider) : "", left, timed: left ? "yes" : "no" });
  return { table, standing: "waiting", people, told };
}

const ORDER: readonly OwnTable["standing"][] = ["turn", "waiting", "lobby", "over"];

const endsAt = ({ table }: OwnTable): number => table.clock?.deadline ?? Number.MAX_VALUE;

/** Those that wait for the viewer come first, and of these the one with the least time. */
export function sorted(tables: readonly Held[]): OwnTable[] {
  return tables
    .map(standingOf)
    .sort(
      (one, other) =>
        ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing) ||
        (one.standing === "turn" ? endsAt(one) - endsAt(other) : 0),
    );
}
