/** What a player has played of the action under way: how far Back goes, and what the page answered for them. */

export class OwnActions {
  /** Of the answers that can be taken back: whether the page gave them. */
  private forced: boolean[] = [];
  /** How many answers the action under way has so far. */
  private steps = $state(0);
  /** Nothing is answered for a player who has just gone back, until they act themselves. */
  held = $state(false);

  /** An action is begun, and its rest is asked for. */
  get begun(): boolean {
    return this.steps > 0;
  }

  played(goesOn: boolean, forced: boolean): void {
    this.forced.push(forced);
    this.steps = goesOn ? this.steps + 1 : 0;
    if (!forced) this.held = false;
  }

  /** How many answers to take back, so that the one before them was the player's own. */
  back(undoable: number): number {
    let count = 0;
    do count += 1;
    while (this.forced.pop() && count < undoable);
    this.steps = Math.max(0, this.steps - count);
    this.held = true;
    return Math.min(count, Math.max(undoable, 1));
  }

  forget(): void {
    this.forced = [];
    this.steps = 0;
    this.held = false;
  }
}
