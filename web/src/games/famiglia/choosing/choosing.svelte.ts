/** What the viewer points at or drags, what that can still mean, and what the decision bar shows of it.
 * Call it while a component is made. */

import { untrack } from "svelte";
import { Drag } from "@/browser/drag.svelte";
import { MOST_OPTIONS } from "@/decision/decision";
import { Foretelling } from "@/face/foretelling.svelte";
import type { Option, TableProps } from "@/face/table";
import { say } from "@/words/words.svelte";
import { candidates, cardsOf, fits, payments, readMove, wish, type Move, type Spot, type Zone } from "./choices";
import { peopleOf } from "../people";
import { effectOf, option, told, warned } from "./preview";
import { answersOf, chosenOf, maySwap, offerOf, stays } from "./swapping";
import type { FamigliaView } from "../view";
import { bringsOf, everyOption, swapProposal, wayOptions, waysSentence } from "./ways";

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
  /** Whether cards of the street are looked at to be put away, and not to be recruited. */
  renewing = $state(false);
  /** The rest of a swap that was chosen as a whole. */
  private rest = $state.raw<readonly string[]>([]);

  readonly view = $derived.by(() => this.table().view as FamigliaView);
  /** Which person lies where. */
  readonly laid = $derived.by(() => peopleOf(this.view, this.table().events));
  readonly moves = $derived.by(() => {
    const { decision } = this.view;
    return (this.table().active && decision?.actions ? decision.actions : []).map(readMove);
  });
  /** The actions that pointing means now: to put cards away is a matter of its own. */
  private readonly meant = $derived.by(() => this.moves.filter(({ verb }) => (verb === "new") === this.renewing));
  /** What an Accountant may swap, while that is asked. */
  readonly offer = $derived.by(() => (this.table().active ? offerOf(this.view) : undefined));
  readonly staying = $derived.by(() => stays(this.view, this.laid, this.table().near));
  private readonly left = $derived.by(() => (this.offer ? [] : candidates(this.view, this.meant, this.picks)));
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
      this.clear();
    });
    $effect(() => {
      for (const move of this.left.length > 0 ? this.left.slice(0, MOST_OPTIONS) : this.general)
        this.foretelling.ask(move.notation);
    });
    $effect(() => this.swapOn());
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
    const { view, meant, picks, offer } = this;
    if (offer) return maySwap(offer, picks, here, this.staying);
    return (
      meant.some((move) => fits(view, move, [here])) ||
      (picks.length > 0 && meant.some((move) => fits(view, move, [...picks, here])))
    );
  }

  /** The way to put a card away for new ones, while that is looked for. */
  away(here: Spot): Move | undefined {
    return this.renewing ? this.meant.find((move) => fits(this.view, move, [here])) : undefined;
  }

  readonly renew = (): void => {
    this.picks = [];
    this.renewing = true;
  };

  pick(here: Spot, from: Element): void {
    if (this.drag.justDropped) return;
    const { view, meant, picks, only, offer } = this;
    const { active, play, refuse } = this.table();
    this.rest = [];
    if (!active || !view.decision) {
      if (view.decision) refuse(wish(view, here), from);
      return;
    }
    if (offer) {
      if (this.chosen(here.id)) this.picks = picks.filter((one) => one.id !== here.id);
      else if (this.legal(here)) this.picks = [...picks, here];
      else refuse(wish(view, here), from);
      return;
    }
    if (this.chosen(here.id)) {
      // A second click on the one card of the one action means it.
      if (only && picks.length === 1) play(only.notation, this.foretelling.goesOn(only.notation));
      else this.picks = picks.filter((one) => one.id !== here.id);
      return;
    }
    const more = [...picks, here];
    if (picks.length > 0 && meant.some((move) => fits(view, move, more))) this.picks = more;
    else if (meant.some((move) => fits(view, move, [here]))) this.picks = [here];
    else if (this.moves.some((move) => fits(view, move, [here]))) {
      // What can't be recruited may be meant to be put away, and the other way round.
      this.renewing = !this.renewing;
      this.picks = [here];
    } else refuse(wish(view, here), from);
  }

  readonly clear = (): void => {
    this.picks = [];
    this.renewing = false;
  };

  /** Escape gives up what was begun; says whether there was anything. */
  escape(): boolean {
    const begun = this.picks.length > 0 || this.renewing;
    if (begun) this.clear();
    return begun;
  }

  /** What can be done with a card, in words. */
  hintOf(here: Spot): string {
    const away = this.away(here);
    if (away) return say("web-famiglia-renews", { count: Number(away.card[1]) });
    const pay = this.renewing ? [] : payments(this.view, this.moves, here);
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

  get near(): string {
    return this.table().near;
  }

  /** Do the swap that was chosen, card by card. */
  readonly swap = (): void => {
    this.rest = answersOf(chosenOf(this.picks));
  };

  /** The next answer of a swap, as soon as it is asked for. */
  private swapOn(): void {
    const [next, ...rest] = this.rest;
    const { moves, question } = this;
    if (next === undefined || !this.table().active || this.sent === question) return;
    untrack(() => {
      this.rest = moves.some(({ notation }) => notation === next) ? rest : [];
      if (this.rest !== rest) return;
      this.sent = question;
      this.table().play(next, rest.length > 0);
    });
  }

  private button(move: Move, alone: boolean): Option {
    const { view, foretelling } = this;
    const lines = foretelling.told(move.notation);
    return {
      ...option(view, move, alone),
      ...(alone ? {} : { effect: effectOf(view, lines) }),
      goesOn: foretelling.goesOn(move.notation),
      risky: warned(view, lines).length > 0,
    };
  }

  /** What needs no card is asked about before it is pressed; it says so where something may be overlooked. */
  private marked(way: Option): Option {
    const risky = warned(this.view, this.foretelling.told(way.notation)).length > 0;
    return risky ? { ...way, risky } : way;
  }

  private asks(): string {
    if (this.picks.length === 0) return waysSentence(this);
    return this.only ? "" : say("web-famiglia-which");
  }

  private propose(): void {
    const { view, left, general, only, picks, foretelling, offer } = this;
    if (offer) {
      this.table().propose(swapProposal(this, offer, general));
      return;
    }
    const begun = picks.length > 0 || this.renewing;
    const buttons = left.map((move) => this.button(move, move === only));
    const ways = begun ? [] : wayOptions(this, general).map((way) => this.marked(way));
    this.table().propose({
      sentence: this.renewing && !only ? say("bar-famiglia-renew") : this.asks(),
      note: only ? told(view, only, foretelling.told(only.notation)) : begun ? "" : bringsOf(this),
      options: only && this.confirm !== "each" && !foretelling.settled(only.notation) ? [] : begun ? buttons : ways,
      warnings: (only ? [only] : begun ? [] : general).flatMap((move) => warned(view, foretelling.told(move.notation))),
      ...(begun ? { clear: this.clear } : { more: everyOption(this, this.moves, ways), counted: true }),
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
