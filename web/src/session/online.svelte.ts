/** Whether anybody answers: said by the requests themselves, for browsers only know whether there is a cable. */

import { edition } from "@/browser/edition";
import { say } from "@/words/words.svelte";

let away = $state(false);
let answered = $state(false);

export const network = {
  get away(): boolean {
    return away;
  },
  /** Whether anybody has answered since the page began. */
  get answered(): boolean {
    return answered;
  },
  /** Look how a request fares; one that is refused was answered, too. */
  async watch(request: Promise<Response>): Promise<Response> {
    try {
      const answer = await request;
      // A proxy that does not reach the server is nobody, too.
      away = answer.status === 502 || answer.status === 504;
      answered ||= !away;
      return answer;
    } catch (problem) {
      // A request that this page itself has stopped says nothing.
      if (problem instanceof DOMException && problem.name === "AbortError") throw problem;
      away = true;
      throw new Error(say(edition.alone ? "web-site-silent" : "web-offline"), { cause: problem });
    }
  },
};
