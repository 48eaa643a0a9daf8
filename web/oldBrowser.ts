/** Writes `old.js` into the build, which tells browsers that are too old for the page so. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { served } from "./browsers.mjs";
import { NEEDS, oldBrowserLines } from "./src/device/oldBrowser.ts";
import { LANGUAGES } from "./src/generated/languages.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SCRIPT = "old.js";
const PROGRAM = '<script type="module"';

function lines(language: string): string[] {
  const words = new FluentBundle(language, { useIsolating: false });
  const file = here(`../src/trinacria/words/${language}/web-old.ftl`);
  words.addResource(new FluentResource(readFileSync(file, "utf8")));
  const say = (key: string, facts: Record<string, string>): string =>
    words.formatPattern(words.getMessage(key)?.value ?? key, facts);
  return oldBrowserLines(say, { ...served() });
}

export function oldBrowser(): Plugin {
  return {
    name: "old-browser",
    apply: "build",
    generateBundle() {
      const words = Object.fromEntries(LANGUAGES.map((language) => [language, lines(language)]));
      const told = JSON.stringify({ first: LANGUAGES[0], needs: NEEDS, words });
      const source = readFileSync(here(SCRIPT), "utf8").replace("__TOLD__", () => told);
      this.emitFile({ type: "asset", fileName: SCRIPT, source });
    },
    transformIndexHtml: {
      order: "post",
      // Before the page's own program, which finds out from it; both wait until the page is read.
      handler: (page) => page.replace(PROGRAM, `<script defer src="/${SCRIPT}"></script>\n    ${PROGRAM}`),
    },
  };
}
