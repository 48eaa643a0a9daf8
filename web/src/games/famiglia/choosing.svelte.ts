/** What the viewer points at or drags, what that can still mean, and what the decision bar shows of it.
 * Call it while a component is made. */

import { untrack } from "svelte";
import { Drag } from "@/browser/drag.svelte";
import { MOST_OPTIONS } from "@/decision/decision";
import { Foretelling } from "@/face/foretelling.svelte";
import type { TableProps } from "@/face/table";
import { say } from "@/words/words.svelte";
import { candidates, cardsOf, fits, payments, readMove, wish, type Spot, type Zone } from "./choices";
import { peopleOf } from "./people";
import { effectOf, noteOf, option, told, warned } from "./preview";
import type { FamigliaView } from "./view";

type Drop = "street" | "hand" | "gang" | "pile";
const DROPS: Partial<Record<`${Zone}>${Drop}`, readonly string[]>> = {
  "street>hand": ["take"],
  "street>pile": ["new"],
  "hand>gang": ["play", "lay"],
  "hand>street": ["play"],
  "gang>hand": ["back"],
};

export class Choosing {
  picks = $state.raw<Spot[]>([]);

  readonly view = $derived.by(() => this.table().view as FamigliaView);
  /** Which person lies where. */
  readonly laid = $derived.by(() => peopleOf(this.view, this.table().events));
  readonly moves = $derived.by(() => {
    const { decision } = this.view;
    return (this.table().active && decision?.actions ? decision.actions : []).map(readMove);
  });
  private readonly left = $derived.by(() => candidates(this.view, this.moves, this.picks));
  private readonly only = $derived.by(() => (this.left.length === 1 ? this.left[0] : undefined));
  /** What can be done without pointing at a card. */
  private readonly general = $derived.by(() =>
    this.moves.filter((move) => move.verb === "done" || move.verb === "pass"),
  );
  /** What is asked, by value: a connection that comes back brings a new view of the same question. */
  readonly question = $derived.by(() => {
    const { decision, street, lowered, hands, gangs } = this.view;
    return JSON.stringify([decision, street, lowered, hands, gangs]);
  });
  /** The cards that a hint is about. */
  readonly hinted = $derived.by(() => {
    const { advised, active, near } = this.table();
    return new Set(advised && active ? cardsOf(this.view, this.laid, near, readMove(advised)) : []);
  });
  /** The cards that the one action left would use, though nobody pointed at them. */
  private readonly implied = $derived.by(() => {
    if (this.only?.verb !== "take") return new Set<string>();
    const shown = [...this.only.shown];
    const ids = new Set<string>();
    for (const id of this.laid.hands[this.table().near] ?? []) {
      const at = shown.indexOf(id.slice(0, 2));
      if (at < 0) continue;
      shown.splice(at, 1);
      ids.add(id);
    }
    return ids;
  });

  readonly drag = new Drag<Spot>((here, on, from) => this.drop(here, on, from));
  private readonly foretelling = new Foretelling(() => ({ view: this.view, foretell: this.table().foretell }));
  /** What was played without a confirm, once: if it is refused, it waits for its button. */
  private sent = "";

  constructor(private readonly table: () => TableProps) {
    $effect(() => {
      // A new question begins with nothing chosen.
      void this.question;
      this.picks = [];
    });
    $effect(() => {
      for (const move of this.left.length > 0 ? this.left.slice(0, MOST_OPTIONS) : this.general)
        this.foretelling.ask(move.notation);
    });
    $effect(() => this.propose());
    $effect(() => this.playAtOnce());
  }

  chosen(id: string): boolean {
    return this.picks.some((pick) => pick.id === id);
  }

  used(id: string): boolean {
    return this.chosen(id) || this.implied.has(id);
  }

  legal(here: Spot): boolean {
    const { view, moves, picks } = this;
    return (
      moves.some((move) => fits(view, move, [here])) ||
      (picks.length > 0 && moves.some((move) => fits(view, move, [...picks, here])))
    );
  }

  /** Whether a card can be put away for new ones, and nothing else. */
  away(here: Spot): boolean {
    return this.legal(here) && !this.moves.some((move) => move.verb !== "new" && fits(this.view, move, [here]));
  }

  pick(here: Spot, from: Element): void {
    if (this.drag.justDropped) return;
    const { view, moves, picks, only } = this;
    const { active, play, refuse } = this.table();
    if (!active || !view.decision) {
      if (view.decision) refuse(wish(view, here), from);
      return;
    }
    if (this.chosen(here.id)) {
      // A second click on the one card of the one action means it.
      if (only && picks.length === 1) play(only.notation, this.foretelling.goesOn(only.notation));
      else this.picks = picks.filter((one) => one.id !== here.id);
      return;
    }
    const more = [...picks, here];
    if (picks.length > 0 && moves.some((move) => fits(view, move, more))) this.picks = more;
    else if (moves.some((move) => fits(view, move, [here]))) this.picks = [here];
    else refuse(wish(view, here), from);
  }

  clear(): void {
    this.picks = [];
  }

  /** What can be done with a card, in words. */
  hintOf(here: Spot): string {
    const pay = payments(this.view, this.moves, here);
    if (pay.length === 0) return this.legal(here) ? say("web-famiglia-can") : "";
    return pay
      .map((pair) =>
        pair.length > 0 ? say("web-famiglia-with", { cards: pair.join(" + ") }) : say("screen-famiglia-free"),
      )
      .join(", ");
  }

  private drop(here: Spot, on: Element, from: Element): void {
    const { view } = this;
    const drop = on.closest<HTMLElement>("[data-drop]")?.dataset["drop"] as Drop | undefined;
    if (!drop || drop === here.zone) return;
    const verbs = DROPS[`${here.zone}>${drop}`];
    if (!verbs) return;
    const fitting = this.moves.filter((move) => verbs.includes(move.verb) && fits(view, move, [here]));
    const dropped = fitting.length === 1 ? fitting[0] : undefined;
    if (dropped) this.table().play(dropped.notation);
    else if (fitting.length > 0) this.picks = [here];
    else this.table().refuse(drop === "pile" ? `new ${here.kind}` : wish(view, here), from);
  }

  private get confirm(): NonNullable<TableProps["confirm"]> {
    return this.table().confirm ?? "each";
  }

  private propose(): void {
    const { view, moves, left, general, only, picks, foretelling } = this;
    const buttons = (left.length > 0 ? left : general).map((move) => ({
      ...option(view, move, move === only),
      ...(move === only ? {} : { effect: effectOf(view, foretelling.told(move.notation)) }),
      goesOn: foretelling.goesOn(move.notation),
      risky: warned(view, foretelling.told(move.notation)).length > 0,
    }));
    this.table().propose({
      sentence: picks.length > 0 && !only ? say("web-famiglia-which") : "",
      note: only ? told(view, only, foretelling.told(only.notation)) : picks.length === 0 ? noteOf(view, moves) : "",
      options: only && this.confirm !== "each" && !foretelling.settled(only.notation) ? [] : buttons,
      warnings: (only ? [only] : picks.length > 0 ? [] : general).flatMap((move) =>
        warned(view, foretelling.told(move.notation)),
      ),
      ...(picks.length > 0 ? { clear: () => this.clear() } : {}),
    });
  }

  private playAtOnce(): void {
    const { only, question } = this;
    if (!only || this.picks.length === 0 || this.sent === `${question} ${only.notation}`) return;
    const { notation } = only;
    const goesOn = this.foretelling.goesOn(notation);
    if (this.confirm !== "none" && (this.confirm !== "one" || !goesOn)) return;
    this.sent = `${question} ${notation}`;
    untrack(() => this.table().play(notation, goesOn));
  }
}
