/** Choosing by pointing at things of the table: every pick narrows the legal actions until one is left. */

import { VERBS, type Kind } from "@/generated/lafamiglia";
import type { LaFamigliaView } from "../model/view";

export interface Thing {
  kind: Kind;
  id: string;
}

/** What an action lets one point at: a token of the top sheet is one thing together with its space. */
const POINTS_AT: Readonly<Record<string, readonly Kind[]>> = { ...VERBS, token: ["token"] };

/** Things that lie on the table, so that an action can begin with pointing at one. */
const LYING: ReadonlySet<Kind> = new Set([
  "area",
  "sea",
  "space",
  "token",
  "column",
  "row",
  "order",
  "tile",
  "card",
  "character",
  "number",
]);

/** What somebody seems to want who points at a thing while nothing of the kind is asked. */
const USUAL: Partial<Record<Kind, string>> = {
  area: "place",
  sea: "boat",
  space: "use",
  column: "column",
  row: "row",
  order: "order",
  tile: "mark",
  card: "card",
};

export function verbOf(notation: string): string {
  return notation.split(" ", 1)[0] ?? "";
}

/** The things an action names; an order on the board is also its area. */
export function thingsOf(notation: string, view: LaFamigliaView): Thing[] {
  const [verb = "", ...rest] = notation.split(" ");
  if (verb === "token") return [{ kind: "token", id: rest.join(" ") }];
  // A number is one of something: as many soldati are another choice than as many members.
  const found = (POINTS_AT[verb] ?? []).map((kind, at): Thing => ({
    kind,
    id: kind === "number" ? `${verb} ${rest[at]}` : (rest[at] ?? ""),
  }));
  if (verb === "order" || verb === "sell") {
    for (const [id, area] of Object.entries(view.areas))
      if (area.orders?.includes(rest[0] ?? "")) found.push({ kind: "area", id });
  }
  return found.filter(({ kind }) => LYING.has(kind));
}

const same = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.id === other.id;

/** Numbers of one thing to choose from. */
interface Range {
  verb: string;
  numbers: number[];
}

export class Choosing {
  view = $state.raw<LaFamigliaView>() as LaFamigliaView;
  /** The legal actions, if the viewer may decide now. */
  moves = $state.raw<readonly string[]>([]);
  picks = $state.raw<readonly Thing[]>([]);
  /** A token of the top sheet taken up before its space was chosen. */
  carried = $state<string | null>(null);
  hovered = $state.raw<Thing | null>(null);
  /** Whether the viewer pointed at what is picked; else the page took it up for them. */
  pointed = $state(false);
  /** The action that a hint is about. */
  advised = $state.raw<string | undefined>();

  private readonly advice = $derived(
    new Set((this.advised ? thingsOf(this.advised, this.view) : []).map(({ kind, id }) => `${kind} ${id}`)),
  );
  private readonly touched = $derived(new Map(this.moves.map((move) => [move, thingsOf(move, this.view)])));
  /** The actions that the picks can still mean. */
  readonly left = $derived(this.moves.filter((move) => this.fits(move, this.picks)));
  readonly only = $derived(this.picks.length > 0 && this.left.length === 1 ? this.left[0] : undefined);
  readonly kinds = $derived(new Set([...this.touched.values()].flat().map(({ kind }) => kind)));
  private readonly glowing = $derived(
    new Set([...this.touched.values()].flat().map(({ kind, id }) => `${kind} ${id}`)),
  );
  /** What is asked for by a number alone. */
  readonly ranges = $derived.by((): Range[] => {
    const found = this.moves.filter((move) => /^\w+ \d+$/.test(move)).map((move) => move.split(" "));
    return [...new Set(found.map(([verb = ""]) => verb))].map((verb) => ({
      verb,
      numbers: found
        .filter(([one]) => one === verb)
        .map(([, number]) => Number(number))
        .sort((one, other) => one - other),
    }));
  });
  /** Whether nothing but numbers is asked for. */
  readonly numeric = $derived(
    this.moves.length > 0 && this.ranges.reduce((sum, { numbers }) => sum + numbers.length, 0) === this.moves.length,
  );
  /** Actions that belong to no thing on the table. */
  readonly unplaced = $derived(this.moves.filter((move) => (this.touched.get(move) ?? []).length === 0));

  constructor(
    private readonly play: (notation: string) => void,
    private readonly refuse: (notation: string, anchor: Element) => void,
  ) {}

  private fits(move: string, picks: readonly Thing[]): boolean {
    const things = this.touched.get(move) ?? [];
    return picks.every((pick) => things.some((thing) => same(thing, pick)));
  }

  get active(): boolean {
    return this.moves.length > 0;
  }

  /** Whether the question is about things of this kind. */
  asks(kind: Kind): boolean {
    return this.kinds.has(kind);
  }

  legal(kind: Kind, id: string): boolean {
    return this.glowing.has(`${kind} ${id}`);
  }

  /** Whether a hint is about this thing. */
  advises(kind: Kind, id: string): boolean {
    return this.advice.has(`${kind} ${id}`);
  }

  chosen(kind: Kind, id: string): boolean {
    return this.picks.some((pick) => pick.kind === kind && pick.id === id);
  }

  /** The legal actions that name a thing. */
  at(kind: Kind, id: string): string[] {
    return this.moves.filter((move) => this.fits(move, [{ kind, id }]));
  }

  clear = (): void => {
    this.picks = [];
    this.pointed = false;
    this.carried = null;
  };

  /** Take something up for the viewer, who has not pointed at it. */
  suggest(kind: Kind, id: string): void {
    this.picks = [{ kind, id }];
    this.pointed = false;
  }

  hover(kind: Kind, id: string | null): void {
    if (id === null) {
      if (this.hovered?.kind === kind) this.hovered = null;
    } else this.hovered = { kind, id };
  }

  /** Point at a thing. Pointing again at the one thing of the one action does it. */
  pick(kind: Kind, id: string, anchor: Element): void {
    const thing = { kind, id };
    if (!this.active) {
      if (this.view.decision) this.refuse(this.wish(thing), anchor);
      return;
    }
    this.pointed = true;
    if (this.chosen(kind, id)) {
      if (this.only) this.play(this.only);
      else this.picks = this.picks.filter((pick) => !same(pick, thing));
      return;
    }
    // Two tiles of one action stay picked together; else a thing takes the place of another of its kind.
    const both = [...this.picks, thing];
    const more = this.moves.some((move) => this.fits(move, both))
      ? both
      : [...this.picks.filter((pick) => pick.kind !== kind), thing];
    if (this.picks.length > 0 && this.moves.some((move) => this.fits(move, more))) this.picks = more;
    else if (this.legal(kind, id)) this.picks = [thing];
    else this.refuse(this.wish(thing), anchor);
  }

  /** Something was dropped on a thing, which means it at once where it can mean only one action. */
  drop(kind: Kind, id: string, anchor: Element): void {
    this.picks = [];
    this.pick(kind, id, anchor);
    if (this.only) this.play(this.only);
  }

  /** The notation of what somebody seems to want who points at a thing with which nothing can be done. */
  wish({ kind, id }: Thing): string {
    if (kind === "number") return id;
    const asked = this.moves.map(verbOf).find((verb) => POINTS_AT[verb]?.[0] === kind);
    const verb = asked ?? USUAL[kind] ?? "done";
    return POINTS_AT[verb]?.[1] === "number" ? `${verb} ${id} 1` : `${verb} ${id}`;
  }
}
