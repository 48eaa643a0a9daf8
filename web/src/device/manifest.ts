/** The app as a system installs it; the build writes one manifest for each language. */

import type { Language } from "@/generated/languages";

/** The colours of the top bar in both themes, and of the table; as in tokens.css. */
export const WOOD = { light: "#3b2413", dark: "#1a110a" } as const;
const TABLE = "#e4d9c1";

export const manifestName = (language: Language): string => `manifest-${language}.webmanifest`;

const RECORDS = [".record", ".txt", ".json", "text/plain", "application/json"];

export function manifest(language: Language, say: (key: string) => string): Record<string, unknown> {
  const icon = (name: string, size: number, purpose: string): Record<string, string> => ({
    src: `icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const shortcut = (name: string, url: string): Record<string, string> => ({ name: say(name), url });
  return {
    // One app whatever the language.
    id: "./",
    name: "Trinacria",
    short_name: "Trinacria",
    description: say("app-description"),
    lang: language,
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: TABLE,
    theme_color: WOOD.light,
    categories: ["games"],
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [shortcut("app-new", "./new"), shortcut("app-watch", "./watch"), shortcut("app-rules", "./rules")],
    share_target: {
      action: "./share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { text: "text", files: [{ name: "record", accept: RECORDS }] },
    },
  };
}
