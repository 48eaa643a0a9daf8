/** What a press asks of the server: whether the answer is still to come, and why there was none. */

import { messageOf } from "./fault";

export class Asking {
  busy = $state(false);
  fault = $state("");

  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.fault = "";
    try {
      await work();
    } catch (problem) {
      this.fault = messageOf(problem);
    } finally {
      this.busy = false;
    }
  }
}
