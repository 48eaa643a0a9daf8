/** The page as an app of the system: its manifest, the colour of its frame, its service worker, what is shared with it. */

import { fileUrl } from "@/browser/edition";
import { settings } from "@/browser/settings.svelte";
import { say } from "@/words/words.svelte";
import { devices } from "./devices.svelte";
import { manifestName, WOOD } from "./manifest";

/** Where the service worker puts what is shared (worker/sharing.ts); it can import nothing that the page has, too. */
const SHARED = { cache: "trinacria-shared", address: fileUrl("shared-record") };

/** Called once; then follows every change of language and theme. */
export function followApp(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  $effect.root(() => {
    $effect(() => {
      const wanted = fileUrl(manifestName(settings.language));
      if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
    });
    $effect(() => {
      // A theme that was chosen here holds whatever the system's is.
      if (light) light.content = settings.theme === "dark" ? WOOD.dark : WOOD.light;
      if (dark) dark.content = settings.theme === "light" ? WOOD.light : WOOD.dark;
    });
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    addEventListener("load", () => {
      // A browser that keeps nothing still plays.
      navigator.serviceWorker
        .register(fileUrl("sw.js"), { updateViaCache: "none" })
        .then(() => devices.tellAll())
        .catch(() => undefined);
    });
}

/** The record that another program has shared; it is there for one reader. */
export async function takeShared(): Promise<string> {
  const cache = await caches.open(SHARED.cache);
  const found = await cache.match(SHARED.address);
  const text = (await found?.text()) ?? "";
  await cache.delete(SHARED.address);
  if (!text.trim()) throw new Error(say("app-share-nothing"));
  return text;
}
