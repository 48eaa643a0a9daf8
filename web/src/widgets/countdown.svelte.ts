/** Time that runs out, as it is shown. */

import { say } from "@/words/words.svelte";

/** Seconds: more than any evening takes. */
const LONG = 3 * 3_600;

export function tellLeft(seconds: number): string {
  if (seconds >= 86_400)
    return say("web-seats-time", { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3_600) });
  const whole = Math.max(0, Math.floor(seconds));
  // What is left of a day is told in hours; a clock of an evening counts its minutes.
  if (whole >= LONG)
    return say("web-seats-time-hours", { hours: Math.floor(whole / 3_600), minutes: Math.floor((whole % 3_600) / 60) });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The time of this machine, in seconds; call it while a component is made. */
export function ticking(): { readonly now: number } {
  let now = $state(Date.now() / 1000);
  $effect(() => {
    const timer = setInterval(() => (now = Date.now() / 1000), 500);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
