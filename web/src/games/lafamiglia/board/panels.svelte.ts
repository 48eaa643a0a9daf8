/** Which parts of the table lie open: by what is asked, until somebody folds them. Call it while a component is made. */

import type { Choosing } from "./choosing.svelte";
import type { Pack } from "../model/pack";
import type { LaFamigliaView } from "../model/view";

export type Tab = "map" | "sheets" | "family";
export type LeftTab = "sheets" | "solo" | "tiles";

export class Panels {
  /** The part that a narrow screen shows. */
  tab = $state<Tab>("map");
  leftTab = $state<LeftTab>("sheets");
  private sheetsWish = $state<boolean | null>(null);
  private matWish = $state<boolean | null>(null);

  private readonly encounter = $derived.by(() => this.table().view.phase === "encounter");
  private readonly asksSheets = $derived.by(() =>
    (["space", "token", "column", "tile"] as const).some((kind) => this.choosing.asks(kind)),
  );
  private readonly asksOwn = $derived.by(
    () =>
      this.choosing.asks("row") || (this.choosing.asks("order") && this.table().view.decision?.kind !== "next_order"),
  );
  /** Only the solo board is asked about, not the sheets. */
  private readonly asksSolo = $derived.by(() => {
    const { pack } = this.table();
    const spaces = this.choosing.moves
      .map((move) => move.split(" ")[1] ?? "")
      .filter((id) => pack.spaces[id] ?? pack.soloSpaces[id]);
    if (this.choosing.ranges.some(({ verb }) => verb === "seat" || verb === "members")) return true;
    return spaces.length > 0 && spaces.every((id) => pack.soloSpaces[id]);
  });

  readonly sheetsOpen: boolean = $derived.by(
    () => this.sheetsWish ?? (!this.encounter || this.asksSheets || this.choosing.asks("character")),
  );
  readonly matOpen: boolean = $derived.by(() => this.matWish ?? this.choosing.asks("row"));
  /** Where the choice is. */
  readonly choiceTab: Tab | null = $derived.by(() => {
    if (!this.choosing.active) return null;
    if (this.asksSheets || this.choosing.asks("character")) return "sheets";
    if (this.asksOwn) return "family";
    return (["area", "sea", "number"] as const).some((kind) => this.choosing.asks(kind)) ? "map" : null;
  });

  constructor(
    private readonly choosing: Choosing,
    private readonly table: () => { view: LaFamigliaView; pack: Pack },
  ) {
    $effect(() => {
      void this.encounter;
      this.sheetsWish = null;
    });
    // A question about the mat opens it, and with its answer it is closed.
    $effect(() => {
      void this.choosing.asks("row");
      this.matWish = null;
    });
    $effect(() => {
      if (this.choiceTab) this.tab = this.choiceTab;
    });
    $effect(() => {
      if (this.choosing.asks("tile")) this.leftTab = "tiles";
      else if (this.asksSolo) this.leftTab = "solo";
      else if (this.asksSheets) this.leftTab = "sheets";
    });
  }

  toggleSheets = (): void => {
    this.sheetsWish = !this.sheetsOpen;
  };

  toggleMat = (): void => {
    this.matWish = !this.matOpen;
  };
}
