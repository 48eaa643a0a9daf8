/** What the engine says about actions before they are played, kept for as long as the view is the same. */

import type { PreviewLines } from "@/generated/protocol";
import type { View } from "./view";

export class Foretelling {
  /** Nothing, where the engine could not be asked. */
  private answers = $state.raw<{ view: View | undefined; lines: ReadonlyMap<string, PreviewLines | undefined> }>({
    view: undefined,
    lines: new Map(),
  });

  private asked: { view: View | undefined; notations: string[] } = { view: undefined, notations: [] };

  constructor(
    private readonly now: () => {
      view: View;
      foretell: ((notation: string) => Promise<PreviewLines | undefined>) | undefined;
    },
  ) {}

  /** What was said about an action. */
  told(notation: string): PreviewLines | undefined {
    return this.answers.view === this.now().view ? this.answers.lines.get(notation) : undefined;
  }

  /** Whether there is nothing more to wait for. */
  settled(notation: string): boolean {
    const { view, foretell } = this.now();
    return !foretell || (this.answers.view === view && this.answers.lines.has(notation));
  }

  /** Whether an action is known to be only the beginning of one. */
  goesOn(notation: string): boolean {
    return this.told(notation)?.complete === false;
  }

  /** Ask about an action, once. Call it in an effect. */
  ask(notation: string): void {
    const { view, foretell } = this.now();
    if (this.asked.view !== view) this.asked = { view, notations: [] };
    if (!foretell || this.asked.notations.includes(notation)) return;
    this.asked.notations.push(notation);
    void foretell(notation).then((lines) => {
      // Not what is shown now: who asked may be gone by then.
      if (view !== this.asked.view) return;
      const before = this.answers.view === view ? this.answers.lines : [];
      this.answers = { view, lines: new Map([...before, [notation, lines]]) };
    });
  }
}
