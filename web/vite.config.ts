import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { served } from "./browsers.mjs";
import { installable } from "./installable.ts";
import { oldBrowser } from "./oldBrowser.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** All icons of the project as one file of symbols, so that a page holds references and no drawings. */
function writeIconSprite(): void {
  const symbols = readdirSync(here("../src/trinacria/art/icons"))
    .filter((file) => file.endsWith(".svg"))
    .sort()
    .map((file) => {
      const drawing = readFileSync(here(`../src/trinacria/art/icons/${file}`), "utf8").trim();
      return drawing
        .replace(/^<svg xmlns="[^"]*" width="24" height="24"/, `<symbol id="${file.slice(0, -4)}"`)
        .replace(/<\/svg>$/, "</symbol>");
    });
  mkdirSync(here("generated"), { recursive: true });
  writeFileSync(here("generated/icons.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
}

writeIconSprite();

/** What only a server with members needs bears their name, so that the static edition can leave it out. */
const CLUB = /\/src\/(?:members|club|host)\//;
const CLUB_STYLES = new Set(
  ["members", "club", "host"]
    .flatMap((room) => readdirSync(here(`src/${room}`), { recursive: true, encoding: "utf8" }))
    .filter((file) => file.endsWith(".svelte"))
    .map((file) => basename(file).replace(/\.svelte$/, ".css")),
);

export default defineConfig({
  plugins: [svelte(), oldBrowser(), installable()],
  // Addresses in programs and styles are relative to where these lie, so that the page can lie in any folder.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  worker: { format: "es" },
  resolve: {
    alias: { "@art": here("../src/trinacria/art"), "@words": here("../src/trinacria/words"), "@": here("src") },
  },
  build: {
    outDir: here("../src/trinacria/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      input: { index: here("index.html"), sw: here("src/worker/sw.ts") },
      // A worker keeps its address, or it would never be updated.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: ({ moduleIds, facadeModuleId }) =>
          [...moduleIds, facadeModuleId ?? ""].some((one) => CLUB.test(one))
            ? "assets/members-[name]-[hash].js"
            : "assets/[name]-[hash].js",
        assetFileNames: ({ names, originalFileNames }) =>
          originalFileNames.some((one) => CLUB.test(one)) || names.some((one) => CLUB_STYLES.has(one))
            ? "assets/members-[name]-[hash][extname]"
            : "assets/[name]-[hash][extname]",
      },
    },
    target: Object.entries(served()).map(([browser, version]) => `${browser}${version}`),
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env["TRINACRIA_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
});
