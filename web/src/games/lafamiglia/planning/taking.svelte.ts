/** Taking a token from the upper sheet: by its button, by dragging it to a space, or with a finger on its well. */

import { Drag } from "@/browser/drag.svelte";
import type { Choosing } from "../board/choosing.svelte";
import type { Pack } from "../model/pack";

/** Enter and Space click, too, but press nothing. */
const byFinger = (press: MouseEvent): boolean => press.detail > 0 && matchMedia("(pointer: coarse)").matches;

export class Taking {
  /** A finger pressed a well with tokens of several owners: which of these? */
  which = $state.raw<readonly string[]>([]);

  /** At the beginning of a turn a token can be taken up first and its space be chosen after. */
  readonly carrying: boolean = $derived.by(
    () => this.choosing().view.decision?.kind === "turn" && this.choosing().asks("space"),
  );

  /** The token of the column that goes to a space now. */
  readonly moving: string | undefined = $derived.by(() => {
    const { view, active } = this.choosing();
    const { column, token } = view.about ?? {};
    if (view.decision?.kind !== "put_token" || !active || !token) return undefined;
    const lies = Object.entries(view.sheets.top.tokens).find(
      ([space, tokens]) => this.pack().spaces[space]?.column === column && tokens.includes(token),
    );
    return lies && `${lies[0]} ${token}`;
  });

  readonly drag = new Drag<string>((id, on) => {
    const space = on.closest<HTMLElement>("[data-space]")?.dataset["space"];
    if (!space || id.startsWith(`${space} `)) return;
    if (this.carrying) this.choosing().carried = id;
    this.choosing().drop("space", space, on);
  });

  constructor(
    private readonly choosing: () => Choosing,
    private readonly pack: () => Pack,
  ) {}

  take = (id: string, anchor: Element): void => {
    this.which = [];
    if (this.drag.justDropped) return;
    if (this.carrying) this.choosing().carried = this.choosing().carried === id ? null : id;
    else this.choosing().pick("token", id, anchor);
  };

  /** A finger cannot tell the tokens of a well apart: it is asked, if they are different ones. */
  touch = (press: MouseEvent, tokens: readonly string[]): void => {
    const on = press.target as Element;
    if (!byFinger(press) || !press.isTrusted || on.closest(".put")) return;
    const open = [...new Set(tokens.filter((id) => this.carrying || this.choosing().legal("token", id)))];
    if (open.length > 1) {
      press.stopPropagation();
      this.which = open;
    } else if (open[0] !== undefined && !on.closest(".take")) this.take(open[0], press.currentTarget as Element);
  };
}
