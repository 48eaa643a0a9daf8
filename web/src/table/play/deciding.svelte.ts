/** What the viewer does at a running table: propose, play, take back, ask why and for a hint. */

import { untrack } from "svelte";
import { settings } from "@/browser/settings.svelte";
import { play as sound } from "@/browser/sound";
import type { GameFace } from "@/face/face";
import type { Advice, Proposal } from "@/face/table";
import type { View } from "@/face/view";
import { tellReason, tellRefusal } from "@/log/log";
import type { Answer } from "@/session/session.svelte";
import type { ShownRefusal } from "@/widgets/refusal";
import type { Looking } from "./looking.svelte";
import { OwnActions } from "./ownActions.svelte";
import type { Shown } from "./shown.svelte";

const bar = (): Element | null => document.querySelector(".decide");

export class Deciding {
  proposal = $state.raw<Proposal>({ options: [] });
  /** What a hint proposes, until something else is done. */
  advice = $state.raw<Advice>();
  /** What the viewer has played of the action under way. */
  readonly own = new OwnActions();
  /** An action is on its way. */
  busy = $state(false);
  /** The answers are beside the table: the bar has no room for them. */
  apart = $state(false);
  refused = $state.raw<ShownRefusal | null>(null);
  /** Where the table is: a refusal of nothing in particular stands beside it. */
  board = $state.raw<HTMLElement>();
  private answeredAt = -1;

  private readonly question = $derived.by(() => {
    const decision = this.shown.view?.decision;
    return `${decision?.seat} ${decision?.kind} ${decision?.actions?.join()}`;
  });

  /** To be made while a component starts. */
  constructor(
    private readonly looking: Looking,
    private readonly shown: Shown,
    private readonly face: () => GameFace,
  ) {
    $effect(() => {
      void this.question;
      this.advice = undefined;
    });
    $effect(() => this.answerForced());
  }

  /** Nothing of it is left for the next person at this screen. */
  forget(): void {
    this.proposal = { options: [] };
    this.advice = undefined;
    this.own.forget();
    this.refused = null;
  }

  readonly complain = (answer: Answer, anchor?: Element | null): void => {
    if (answer.type !== "refused" && answer.type !== "because") return;
    sound("refused");
    const box = (anchor ?? this.board ?? document.body).getBoundingClientRect();
    const message = tellRefusal(this.face(), this.shown.view, this.shown.names, answer);
    this.refused = { message, rule: answer.rule ?? null, box };
  };

  readonly play = async (notation: string, goesOn = false, forced = false): Promise<void> => {
    const here = this.looking.session;
    if (this.busy || !here) return;
    this.busy = true;
    this.refused = null;
    this.advice = undefined;
    const answer = await here.play(notation);
    this.busy = false;
    if (here !== this.looking.session) return;
    if (answer.type === "done") this.own.played(goesOn, forced);
    this.complain(answer, bar());
  };

  readonly takeBack = async (): Promise<void> => {
    const here = this.looking.session;
    if (this.busy || !here) return;
    this.busy = true;
    this.advice = undefined;
    const answer = await here.undo(this.own.back(this.shown.screen?.you.undo ?? 1));
    this.busy = false;
    if (here === this.looking.session) this.complain(answer, bar());
  };

  readonly refuse = async (notation: string, anchor: Element): Promise<void> => {
    const here = this.looking.session;
    const answer = await here?.ask({ type: "why", action: notation });
    if (answer && here === this.looking.session) this.complain(answer, anchor);
  };

  readonly hint = async (): Promise<void> => {
    const here = this.looking.session;
    const answer = await here?.ask({ type: "hint" });
    if (here !== this.looking.session) return;
    if (answer?.type === "hinted") {
      const view = this.shown.view as View;
      this.advice = {
        notation: answer.action,
        sentence: this.face().tellAction(answer.action, view),
        reason: tellReason(this.face(), view, this.shown.names, answer.reason),
      };
    } else if (answer) this.complain(answer, bar());
  };

  /** A question with one answer, which everybody can tell, is answered for the viewer: once. */
  private answerForced(): void {
    const { forced, actions } = this.shown.view?.decision ?? {};
    const [only] = actions ?? [];
    const { session, curtain } = this.looking;
    if (!this.shown.mine || this.busy || curtain || !settings.forced || !forced || !only || this.own.held) return;
    if (!session || session.seq === this.answeredAt) return;
    this.answeredAt = session.seq;
    untrack(() => void this.play(only, this.own.begun, true));
  }
}
