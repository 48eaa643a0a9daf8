/** What a running table shows of the moment that is told: the game, the people, and the log up to it. */

import type { GameFace } from "@/face/face";
import type { View } from "@/face/view";
import { packLines } from "@/packs/told";
import { namesBySeat } from "@/people/names";
import { Recapping, retelling, upTo } from "@/story/story";
import { channelsOf } from "@/table/talk/chat";
import { lines, spoken, standing } from "@/table/talk/log";
import type { Looking } from "./looking.svelte";

export class Shown {
  readonly screen = $derived.by(() => this.looking.director?.screen ?? null);
  readonly entries = $derived.by(() => this.looking.director?.entries ?? []);
  readonly beat = $derived.by(() => this.looking.director?.beat ?? null);
  readonly table = $derived.by(() => this.screen?.table);
  readonly view = $derived.by(() => this.screen?.game as View | null | undefined);

  readonly names = $derived.by(() => namesBySeat(this.table?.chairs ?? []));
  readonly seat = $derived.by(() => this.screen?.you.seat ?? null);
  /** The seat at the near side of the table. */
  readonly near = $derived.by(() => this.seat ?? this.view?.seats[0] ?? "");
  readonly bots = $derived.by(() => {
    const played = (this.table?.chairs ?? []).filter((chair) => chair.kind === "bot" || chair.stand_in);
    return new Set(played.map((chair) => chair.seat ?? ""));
  });
  /** Whether the viewer must decide. */
  readonly mine = $derived.by(() => {
    const decision = this.view?.decision;
    return decision != null && decision.seat === this.seat && this.table?.status === "running" && this.beat === null;
  });

  readonly events = $derived.by(() => standing(this.entries));
  /** Words keep step with the beat that is told, though the board may show where its action leads to. */
  private readonly logged = $derived.by(() => upTo(this.entries, this.looking.director?.again ? null : this.beat));
  /** Over days people come and go all the time. */
  private readonly heard = $derived.by(() => {
    const passing = this.table?.settings.clock?.kind === "turn" ? ["away", "back"] : [];
    return this.logged.filter(({ what }) => !what || !passing.includes(what.kind));
  });
  readonly told = $derived.by(() =>
    this.table
      ? [
          ...packLines(this.table.pack),
          ...lines(this.heard, this.face(), this.table.chairs, this.seat, this.view ?? null),
        ]
      : [],
  );
  private readonly recapping = $derived.by(() => new Recapping(this.face()));
  /** What the others did since the viewer's last action. */
  readonly recap = $derived.by(() =>
    this.screen && this.seat !== null ? this.recapping.of(this.logged, this.looking.ownChairs, this.screen) : [],
  );
  /** How a deed of the recap is told, in games that have a sentence for it. */
  readonly retold = $derived.by(() =>
    this.view && this.recap.length > 0
      ? retelling(this.face(), this.entries, this.events, this.names, this.view)
      : undefined,
  );
  /** What people say to each other does not wait for the story. */
  readonly said = $derived.by(() => spoken(this.looking.session?.entries ?? [], this.screen?.you.chair ?? null));
  readonly channels = $derived.by(() => channelsOf(this.screen));

  constructor(
    private readonly looking: Looking,
    private readonly face: () => GameFace,
  ) {}
}
