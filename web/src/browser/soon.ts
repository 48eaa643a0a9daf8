/** Runs things after all events that wait already: what comes in one burst is drawn once. */

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => waiting.shift()?.();

export function soon(run: () => void): void {
  waiting.push(run);
  port2.postMessage(null);
}
