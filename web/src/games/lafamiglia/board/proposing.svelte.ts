/** From what is chosen to what the decision bar shows: previews of the engine's, options, warnings, one confirm an action.
 * Call it while a component is made. */

import { untrack } from "svelte";
import type { Confirm } from "@/browser/settings.svelte";
import type { NumberRow, Option, Proposal } from "@/face/table";
import { Foretelling } from "@/face/foretelling.svelte";
import type { PreviewLines } from "@/generated/protocol";
import { MOST_OPTIONS } from "@/decision/decision";
import { say } from "@/words/words.svelte";
import { verbOf, type Choosing } from "./choosing.svelte";
import type { Pack } from "../model/pack";
import { consequence, effect, foresee, warnings } from "./preview";
import { decisionCount, decisionNote, decisionSentence, differing, moveOption } from "./proposal";
import type { LaFamigliaView } from "../model/view";

interface Table {
  view: LaFamigliaView;
  near: string;
  names: Record<string, string>;
  pack: Pack;
  confirm: Confirm;
  foretell: ((notation: string) => Promise<PreviewLines | undefined>) | undefined;
}

/** What a plain confirm may not give away is not taken up for anybody. */
const TAKEN_UP: Readonly<Record<string, (numbers: readonly number[]) => number | undefined>> = {
  members: (numbers) => numbers[0],
  seat: () => undefined,
};

export class Proposing {
  private readonly foretelling = new Foretelling(() => this.table());

  /** The action whose preview is shown: the chosen one, or the one pointed at; on the way, the plain way on. */
  readonly shown = $derived.by(() => {
    const { choosing } = this;
    if (choosing.only) return choosing.only;
    const { hovered } = choosing;
    const there = choosing.active && hovered ? choosing.at(hovered.kind, hovered.id) : [];
    if (there.length === 1) return there[0];
    return choosing.moves.find((move) => verbOf(move) === "walk");
  });
  readonly preview = $derived.by(() => {
    const { view, near, names, pack } = this.table();
    if (!this.shown) return undefined;
    return foresee(pack, view, near, this.shown, names, this.foretelling.told(this.shown), this.choosing.carried);
  });

  private readonly buttons = $derived.by((): string[] => {
    const { only, left, picks, unplaced, moves, numeric } = this.choosing;
    if (only || numeric) return [];
    if (picks.length > 0) return left;
    return moves.length <= MOST_OPTIONS ? [...unplaced, ...moves.filter((move) => !unplaced.includes(move))] : unplaced;
  });

  constructor(
    private readonly choosing: Choosing,
    private readonly table: () => Table,
    private readonly play: (notation: string) => void,
    propose: (proposal: Proposal) => void,
  ) {
    $effect(() => {
      const { choosing } = this;
      const first = choosing.ranges[0];
      if (!choosing.numeric || !first || untrack(() => choosing.picks.length > 0)) return;
      const number = (TAKEN_UP[first.verb] ?? ((numbers: readonly number[]) => numbers.at(-1)))(first.numbers);
      if (number !== undefined) choosing.suggest("number", `${first.verb} ${number}`);
    });
    $effect(() => {
      const wanted = [this.shown, ...this.buttons.slice(0, MOST_OPTIONS), ...this.largest];
      for (const notation of wanted) if (notation) this.foretelling.ask(notation);
    });
    $effect(() => {
      const { only, pointed } = this.choosing;
      if (!only || !pointed) return;
      const { confirm } = this.table();
      const goesOn = this.goesOn(only) && !/^\w+ \d+$/.test(only);
      if (confirm !== "none" && (confirm !== "one" || !goesOn)) return;
      untrack(() => {
        // Once: what is refused waits for its button.
        this.choosing.pointed = false;
        this.play(only);
      });
    });
    $effect(() => propose(this.proposal()));
  }

  /** Whether the engine has said that an action only begins something. */
  goesOn(notation: string): boolean {
    return this.foretelling.goesOn(notation);
  }

  /** The largest number of each row, with which everything goes. */
  private readonly largest = $derived.by(() =>
    this.choosing.ranges.map(({ verb, numbers }) => `${verb} ${numbers.at(-1)}`),
  );

  private warned(notation: string | undefined): string[] {
    const { view, names } = this.table();
    const lines = notation ? this.foretelling.told(notation) : undefined;
    return lines ? warnings(view, names, lines) : [];
  }

  private option(notation: string): Option {
    const { pack, view, names } = this.table();
    const lines = this.foretelling.told(notation);
    const { text, change } = lines ? effect(view, names, lines) : {};
    const alike = this.buttons.filter((move) => verbOf(move) === verbOf(notation)).length > 1;
    const head = alike ? differing(pack, view, notation) : undefined;
    return {
      ...moveOption(pack, view, notation),
      ...(head ? { head } : {}),
      ...(text ? { effect: text } : {}),
      ...(change ? { change } : {}),
      pointed: !this.choosing.unplaced.includes(notation),
      risky: (lines?.risks.length ?? 0) > 0,
      goesOn: lines?.complete === false,
    };
  }

  private proposal(): Proposal {
    const { view, near, names, pack, confirm } = this.table();
    const { only, pointed, picks, moves, numeric, carried } = this.choosing;
    const told = only ? this.preview : undefined;
    // What may be played without a confirm is not asked for before that is known.
    const ready = confirm === "each" || !pointed || (only !== undefined && this.foretelling.settled(only));
    const options = this.buttons.map((move) => this.option(move));
    // What every way on puts at risk is no matter of choice any more.
    const shared = this.warned(this.buttons[0]).filter((text) =>
      this.buttons.every((move) => this.warned(move).includes(text)),
    );
    return {
      sentence: decisionSentence(view),
      count: decisionCount(view),
      note: decisionNote(pack, view, near, names, carried !== null),
      ...(told && told.lines.length > 0 ? { consequence: consequence(told) } : {}),
      options: !only ? options : ready ? [{ ...moveOption(pack, view, only, true), goesOn: this.goesOn(only) }] : [],
      numbers: this.numbers(),
      warnings: only ? this.warned(only) : this.shown ? this.warned(this.shown) : shared,
      more: moves.map((move) => moveOption(pack, view, move)),
      ...(picks.length > 0 && !numeric ? { clear: this.choosing.clear } : {}),
    };
  }

  private numbers(): NumberRow[] {
    const { choosing } = this;
    const named = choosing.ranges.length > 1 || !choosing.numeric;
    return choosing.ranges.map(({ verb, numbers }) => ({
      label: say(named ? `web-lafamiglia-number-${verb}` : "web-lafamiglia-how-many"),
      named,
      numbers: numbers.map((number) => {
        const id = `${verb} ${number}`;
        return { id, number, chosen: choosing.chosen("number", id), risky: this.warned(id).length > 0 };
      }),
      pick: (id, anchor) => choosing.pick("number", id, anchor),
      hover: (id) => choosing.hover("number", id),
    }));
  }
}
