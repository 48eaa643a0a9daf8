/** A page of a member hears what is new, for as long as it is open. */

import { clubNews } from "@/session/clubNews.svelte";
import { people } from "./api";

/** Milliseconds, where the server can't be reached or asks for patience. */
const [SHORT, LONG] = [1_000, 60_000] as const;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });

/** Somebody looks at the page again. */
const shown = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (!document.hidden) return done();
    const look = (): void => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      done();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look, { once: true });
  });

/** Keep `clubNews` up to date until the signal ends it. */
export async function listen(signal: AbortSignal): Promise<void> {
  let [cursor, failures] = ["", 0];
  while (!signal.aborted) {
    // Who looks for others is told of them, whatever they look at meanwhile.
    if (!clubNews.awaits) await shown(signal);
    if (signal.aborted) return;
    try {
      const news = await people.news(cursor, clubNews.awaits, signal);
      failures = 0;
      if (news.told) {
        clubNews.hear(news.told);
        clubNews.cursor = news.cursor;
      }
      cursor = news.cursor;
      if (news.pause > 0) await pause(news.pause * 1000, signal);
    } catch {
      if (signal.aborted) return;
      // The server is away, or restarts: everything is asked anew.
      cursor = "";
      failures += 1;
      await pause(Math.min(LONG, SHORT * 2 ** failures), signal);
    }
  }
}
