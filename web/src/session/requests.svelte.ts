/** What is asked of a table: every request is sent until it is answered, and one that takes long is shown. */

import type { Because, ClientMessage, Done, Foreseen, Hinted, Previewed, Refused } from "@/generated/protocol";

type Asking = Exclude<ClientMessage, { type: "hello" } | { type: "ping" }>;
/** A request without the id, which it is given here. */
export type Request = Asking extends infer Each ? (Each extends Asking ? Omit<Each, "id"> : never) : never;
export type Answer = Done | Refused | Because | Previewed | Foreseen | Hinted;

/** From then on a request is shown to be on its way. */
const SLOW = 400;
/** Requests that the server thinks about: meanwhile it says nothing else. */
const THINKING: ReadonlySet<string> = new Set(["hint", "rematch"]);
/** Requests that the page makes by itself: nobody waits to see them sent. */
const SILENT: ReadonlySet<string> = new Set(["hint", "preview", "foresee", "why", "seal", "open_salt"]);

export class Requests {
  /** How many requests of the viewer wait for an answer, and whether one has waited long enough to be shown. */
  unsent = $state(0);
  slow = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private given = 0;
  /** Ids must differ from those of this browser's other sessions; `randomUUID` exists on secure origins only. */
  private readonly own = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  private readonly unanswered = new Map<string, { message: Asking; answer: (answer: Answer) => void }>();

  constructor(private readonly send: (message: ClientMessage) => void) {}

  ask(request: Request): Promise<Answer> {
    const id = `${this.own}-${++this.given}`;
    const message = { ...request, id };
    return new Promise((answer) => {
      this.unanswered.set(id, { message, answer });
      this.send(message);
      this.count();
    });
  }

  settle(id: string, answer: Answer): void {
    const asked = this.unanswered.get(id);
    this.unanswered.delete(id);
    this.count();
    asked?.answer(answer);
  }

  /** There is a new connection, which knows nothing of what was asked before. */
  sendAgain(): void {
    for (const { message } of this.unanswered.values()) this.send(message);
  }

  /** Whether the server may be silent because it thinks. */
  get thoughtAbout(): boolean {
    return [...this.unanswered.values()].some(({ message }) => THINKING.has(message.type));
  }

  /** Nobody waits for the answers any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.unanswered.clear();
  }

  /** What of the viewer's is on its way. */
  private count(): void {
    this.unsent = [...this.unanswered.values()].filter(({ message }) => !SILENT.has(message.type)).length;
    if (this.unsent === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.slow = false;
    } else this.timer ??= setTimeout(() => (this.slow = true), SLOW);
  }
}
