/** What was agreed for a table, in words. */

import { houseRules } from "@/packs/told";
import type { PackAbout, Settings } from "@/generated/protocol";
import { knows, say } from "@/words/words.svelte";

interface Term {
  icon: string;
  name: string;
  text: string;
}

export function clockInWords({ clock }: Settings): string {
  const kind = clock?.kind ?? "none";
  return say("web-seats-clock", {
    kind,
    seconds: clock?.kind === "decision" ? clock.seconds : clock?.kind === "chess" ? clock.increment : 0,
    minutes: clock?.kind === "chess" ? Math.round(clock.base / 60) : 0,
    days: clock?.kind === "turn" ? clock.days : 0,
  });
}

/** How many play, and how: empty for a game with one way. */
export function modeInWords({ game, mode }: Settings): string {
  const key = `web-${game}-mode-${mode}-name`;
  return knows(key) ? say(key) : "";
}

export function lengthInWords({ game }: Settings): string {
  const key = `web-${game}-length`;
  return knows(key) ? say(key) : "";
}

function optionsInWords({ game, options = {} }: Settings): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const key = `web-${game}-option-${name}`;
    if (value === false || !knows(key)) return [];
    const chosen = `${key}-${String(value)}`;
    return [knows(chosen) ? say("web-seats-option", { option: say(key), value: say(chosen) }) : say(key)];
  });
}

export function termsOf(settings: Settings, pack?: PackAbout | null): Term[] {
  const options = optionsInWords(settings);
  const clock = settings.clock?.kind ?? "none";
  // Where a house rule says how many rounds there are, what is usual says nothing.
  const lasts = pack?.house?.["rounds"] === undefined ? lengthInWords(settings) : "";
  const terms: (Term | undefined)[] = [
    settings.rated ? { icon: "star", name: say("web-rated"), text: say("web-rated-note") } : undefined,
    { icon: "clock", name: say("web-seats-term-clock"), text: clockInWords(settings) },
    clock === "none"
      ? undefined
      : {
          icon: "last",
          name: say("web-seats-term-late"),
          text: say("web-seats-late", { what: settings.rated ? "rated" : (settings.on_timeout ?? "nothing") }),
        },
    { icon: "team", name: say("web-mode"), text: modeInWords(settings) },
    { icon: "replay", name: say("web-seats-term-length"), text: lasts },
    pack ? { icon: "tile", name: say("packs-own"), text: pack.name } : undefined,
    pack ? { icon: "book", name: say("packs-house"), text: houseRules(pack.house).join(" ") } : undefined,
    options.length > 0 ? { icon: "tile", name: say("web-options"), text: options.join("; ") } : undefined,
    {
      icon: "undo",
      name: say("web-seats-term-help"),
      text: say("web-seats-help", { undo: String(settings.undo ?? true), hints: String(settings.hints ?? true) }),
    },
    {
      icon: "spectator",
      name: say("web-seats-term-watching"),
      text: say("web-seats-watching", { on: String(settings.spectators ?? true) }),
    },
  ];
  return terms.filter((term) => term !== undefined && term.text !== "") as Term[];
}
