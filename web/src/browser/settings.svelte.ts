/** What a viewer likes, kept in this browser alone. */

import { LANGUAGES, type Language } from "@/generated/languages";

/** When an action is asked for once more before it is played. */
export type Confirm = "none" | "one" | "each";

export type Theme = "system" | "light" | "dark";
/** How fast others' turns are told. */
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How large text is that is read rather than looked at. */
export const TEXT_SIZES = ["normal", "large", "largest"] as const;
type TextSize = (typeof TEXT_SIZES)[number];
export const CONFIRMS = ["none", "one", "each"] as const satisfies readonly Confirm[];

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: boolean;
  speed: Speed;
  symbols: boolean;
  text: TextSize;
  /** When an action is confirmed. */
  confirm: Confirm;
  /** Questions with one answer are answered by the page. */
  forced: boolean;
  /** Letters, digits and signs that are pressed alone do something. */
  keys: boolean;
  notify: boolean;
  nickname: string;
}

const PLACE = "trinacria-settings";

function systemLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Kept {
  const standard: Kept = {
    language: systemLanguage(),
    theme: "system",
    sound: true,
    volume: 0.7,
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    speed: "normal",
    symbols: false,
    text: "normal",
    confirm: "one",
    forced: true,
    keys: true,
    notify: false,
    nickname: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    const whole = { ...standard, ...kept };
    if (!LANGUAGES.includes(whole.language)) whole.language = standard.language;
    if (!SPEEDS.includes(whole.speed)) whole.speed = standard.speed;
    if (!TEXT_SIZES.includes(whole.text)) whole.text = standard.text;
    if (!CONFIRMS.includes(whole.confirm)) whole.confirm = standard.confirm;
    return whole;
  } catch {
    return standard;
  }
}

export const settings: Kept = $state(read());

// Another window of this browser has changed them.
addEventListener("storage", (change) => {
  if (change.key === PLACE) Object.assign(settings, read());
});

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Write the settings onto the page and keep them; called once, then follows every change. */
export function followSettings(): void {
  let systemDark = $state(dark.matches);
  dark.addEventListener("change", (change) => (systemDark = change.matches));
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.dataset["theme"] = settings.theme === "system" ? (systemDark ? "dark" : "light") : settings.theme;
      page.dataset["motion"] = settings.motion ? "on" : "off";
      page.dataset["symbols"] = settings.symbols ? "large" : "plain";
      page.dataset["text"] = settings.text;
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
