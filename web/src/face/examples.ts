/** The examples of a game's books, fetched once when they are first played. */

import type { Example } from "./rules";

const fetched = new Map<string, Promise<Record<string, Example[]>>>();

export function examplesAt(address: string): Promise<Record<string, Example[]>> {
  let made = fetched.get(address);
  if (!made) {
    made = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<Record<string, Example[]>>;
    });
    made.catch(() => fetched.delete(address));
    fetched.set(address, made);
  }
  return made;
}
