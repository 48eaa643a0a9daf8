/** Which parts of the table lie open: by what is asked, until somebody chooses. Call it while a component is made. */

import type { Place } from "@/face/beat";
import type { Choosing } from "./choosing.svelte";
import type { Pack } from "../model/pack";
import type { LaFamigliaView } from "../model/view";

/** A part of the table where there is no room for all of them. */
export type Tab = "map" | "sheets" | "orders" | "others" | "log";
/** What the page is about. */
export type Leaf = "initiative" | "sheets" | "solo" | "tiles";

export class Panels {
  /** The part that a small screen shows, and what lies in the drawer where the map is always in sight. */
  tab = $state<Tab>("map");
  drawer = $state<Exclude<Tab, "map">>("sheets");
  private wish = $state<Leaf | null>(null);
  private matWish = $state<boolean | null>(null);

  private readonly encounter = $derived.by(() => this.table().view.phase === "encounter");
  private readonly asksSheets = $derived.by(() =>
    (["space", "token", "column", "character"] as const).some((kind) => this.choosing.asks(kind)),
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

  /** What the page can be about just now. */
  readonly leaves: readonly Leaf[] = $derived.by(() => {
    const { view, talks } = this.table();
    return [
      ...(this.encounter && view.revealed ? (["initiative"] as const) : []),
      "sheets",
      ...(view.solo_board ? (["solo"] as const) : []),
      // Beside log and chat they have a tab; what is asked is larger.
      ...(talks && !this.choosing.asks("tile") ? [] : (["tiles"] as const)),
    ];
  });
  private readonly asked: Leaf | null = $derived.by(() => {
    if (this.choosing.asks("tile")) return "tiles";
    if (this.asksSolo) return "solo";
    return this.asksSheets ? "sheets" : null;
  });
  readonly leaf: Leaf = $derived.by(() => {
    const wanted = this.wish ?? this.asked ?? this.leaves[0] ?? "sheets";
    return this.leaves.includes(wanted) ? wanted : "sheets";
  });
  readonly matOpen: boolean = $derived.by(() => this.matWish ?? this.choosing.asks("row"));
  /** Where the choice is. */
  readonly choiceTab: Tab | null = $derived.by(() => {
    if (!this.choosing.active) return null;
    if (this.asksSheets || this.choosing.asks("tile")) return "sheets";
    if (this.asksOwn) return "orders";
    return (["area", "sea", "number"] as const).some((kind) => this.choosing.asks(kind)) ? "map" : null;
  });

  constructor(
    private readonly choosing: Choosing,
    private readonly table: () => { view: LaFamigliaView; pack: Pack; talks: boolean },
  ) {
    $effect(() => {
      void this.encounter;
      void this.asked;
      this.wish = null;
    });
    // A question about the mat opens it, and its answer closes it.
    $effect(() => {
      void this.encounter;
      void this.choosing.asks("row");
      this.matWish = null;
    });
    $effect(() => {
      if (this.choiceTab) this.open(this.choiceTab);
    });
  }

  /** While the choice is on the map, the orders lie below it. */
  open = (tab: Tab): void => {
    this.tab = tab;
    this.drawer = tab === "map" ? "orders" : tab;
  };

  /** What is told is seen where it happens, unless somebody looks at something else. */
  follow(place: Place | undefined): void {
    const [first = ""] = place ?? [];
    const part = /^\[data-(space|column)=/.test(first) ? "sheets" : /^\[data-(pieces|sea)=/.test(first) ? "map" : null;
    if (part && this.tab !== "others") this.tab = part;
    if (part === "sheets" && this.drawer === "orders") this.drawer = part;
  }

  show = (leaf: Leaf): void => {
    this.wish = leaf;
  };

  /** Opens the part in which a thing lies, for a page that tells about it. */
  bring(thing: string): void {
    const [kind = "", name = ""] = thing.split(" ");
    if (kind === "area" || kind === "sea") return this.open("map");
    if (kind === "order" || kind === "row" || name === "mat" || name === "hq") {
      this.matWish = name === "mat" || kind === "row" ? true : this.matWish;
      return this.open("orders");
    }
    const solo = this.table().pack.soloSpaces[name] !== undefined || name === "solo-board";
    const leaf = solo
      ? "solo"
      : name === "initiative" || name === "tiles"
        ? name
        : kind === "tile"
          ? "tiles"
          : "sheets";
    this.show(leaf);
    this.open("sheets");
  }

  /** The sheets, or what lay open before them. */
  toggleSheets = (): void => {
    this.wish = this.leaf === "sheets" ? null : "sheets";
    this.open("sheets");
  };

  toggleMat = (): void => {
    this.matWish = !this.matOpen;
  };
}
