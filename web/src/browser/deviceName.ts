/** What this browser is called in the list of devices. */

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "macOS"],
  [/Windows/, "Windows"],
  [/Linux/, "Linux"],
];

const first = (names: readonly [RegExp, string][], text: string): string =>
  names.find(([sign]) => sign.test(text))?.[1] ?? "";

/** "Firefox, Linux": names of their own, the same in every language. */
export function deviceName(text = navigator.userAgent): string {
  return [first(BROWSERS, text), first(SYSTEMS, text)].filter(Boolean).join(", ");
}

/** Whether this is something that lies in a hand. */
export const onPhone = /iPhone|Android.*Mobile/.test(navigator.userAgent);
