/** What makes the page an app: a manifest for each language, and a service worker that knows the files of its build. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/generated/languages.ts";
import { RULES } from "./src/games/catalogues.ts";
import { KEPT } from "./src/words/catalogues.ts";
import { manifest, manifestName } from "./src/device/manifest.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const sha256 = (body: string | Uint8Array): string => createHash("sha256").update(body).digest("hex");

/** Without these no page can be shown; what is drawn and told of a game is kept when it is first used. */
const AT_ONCE = /^(?!.*\/members-).*\.(js|css|woff2|webp)$|\/(icons|mark)-[^/]*\.svg$/;
const WORDS = new RegExp(`/words/\\w+/(${[...KEPT, ...RULES].join("|")})\\.ftl$`);
const WORKER = "sw.js";

function manifests(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const words = new FluentBundle(language, { useIsolating: false });
    words.addResource(new FluentResource(readFileSync(here(`../src/trinacria/words/${language}/app.ftl`), "utf8")));
    const say = (key: string): string => words.formatPattern(words.getMessage(key)?.value ?? key, {});
    found.set(manifestName(language), JSON.stringify(manifest(language, say)));
  }
  return found;
}

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const hashes = new Map<string, string>();
        for (const [name, source] of manifests()) {
          this.emitFile({ type: "asset", fileName: name, source });
          hashes.set(name, sha256(source));
        }
        for (const icon of readdirSync(here("public/icons")))
          hashes.set(`icons/${icon}`, sha256(readFileSync(here(`public/icons/${icon}`))));
        let page = "";
        for (const [name, file] of Object.entries(bundle)) {
          const source = file.type === "asset" ? file.source : file.code;
          const words = file.type === "asset" && file.originalFileNames.some((one) => WORDS.test(one));
          if (name === "index.html") page = sha256(source);
          else if (name !== WORKER && (words || AT_ONCE.test(name))) hashes.set(name, sha256(source));
        }
        const files = [...hashes.keys()].sort();
        const version = sha256([page, ...files.map((name) => `${name} ${hashes.get(name)}`)].join("\n")).slice(0, 16);
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk" || !page) throw new Error("The service worker or the page is missing.");
        if (worker.imports.length > 0) throw new Error("The service worker must be one file.");
        worker.code = worker.code.replace(/["'`]__BUILD__["'`]/, JSON.stringify({ version, page, files }));
      },
    },
  };
}
