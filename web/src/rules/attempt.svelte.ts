/** One reader's way through an example: question by question, with as many tries as they like. */

import type { Example, Question, Try } from "@/face/rules";
import { done } from "./done.svelte";

export class Attempt {
  number = $state(0);
  given = $state.raw<Readonly<Record<number, boolean>>>({});
  last = $state<number | undefined>();
  hinted = $state(false);

  constructor(private readonly example: () => Example) {}

  get count(): number {
    return this.example().questions.length;
  }

  get question(): Question {
    return this.example().questions[this.number] as Question;
  }

  /** The answer that was given last. */
  get answer(): Try | undefined {
    return this.last === undefined ? undefined : this.question.tries[this.last];
  }

  get solved(): boolean {
    return this.answer?.right === true;
  }

  get finished(): boolean {
    return this.solved && this.number === this.count - 1;
  }

  pick = (number: number): void => {
    const right = this.question.tries[number]?.right;
    if (right === undefined || this.solved) return;
    this.given = { ...this.given, [number]: right };
    this.last = number;
    if (this.finished) done.add(this.example().id);
  };

  tell = (): void => this.pick(this.question.tries.findIndex(({ right }) => right));

  again = (): void => {
    this.last = undefined;
  };

  goOn = (): void => this.open(this.number + 1);

  restart = (): void => this.open(0);

  private open(number: number): void {
    [this.number, this.given, this.last, this.hinted] = [number, {}, undefined, false];
  }
}
