/** What the page says about moments of games: read as JSON from a file, told in every language, written as JSON.
 *
 * `node page_sentences.mjs WEB MOMENTS SENTENCES`. Vite serves the page's own modules to Node; no browser is needed. */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [web, asked, answered] = process.argv.slice(2);
const fromPage = createRequire(pathToFileURL(`${web}/package.json`));
const { createServer } = await import(pathToFileURL(fromPage.resolve("vite")).href);
const { svelte } = await import(pathToFileURL(fromPage.resolve("@sveltejs/vite-plugin-svelte")).href);

const { packs, moments } = JSON.parse(readFileSync(asked, "utf8"));

/** What the modules look for when they are loaded, as far as telling needs it. */
const kept = new Map();
Object.assign(globalThis, {
  document: { querySelector: () => null, documentElement: {}, addEventListener: () => undefined },
  location: { pathname: "/", search: "", hash: "", origin: "http://localhost", href: "http://localhost/" },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  localStorage: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  },
  fetch: (address) => {
    const pack = /^\/api\/v1\/packs\/(\w+)$/.exec(address)?.[1];
    if (pack !== undefined) return Promise.resolve(new Response(JSON.stringify(packs[pack])));
    return Promise.resolve(new Response(readFileSync(address.replace(/^\/@fs/, "").replace(/\?.*$/, ""), "utf8")));
  },
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"], language: "en", onLine: true } });

const vite = await createServer({
  root: web,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  cacheDir: `${web}/node_modules/.vite-sentences`,
  plugins: [svelte({ configFile: `${web}/svelte.config.js` })],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { strict: false } },
  optimizeDeps: { noDiscovery: true },
  resolve: {
    alias: {
      "@art": `${web}/../src/trinacria/art`,
      "@words": `${web}/../src/trinacria/words`,
      "@": `${web}/src`,
    },
  },
});
const load = (path) => vite.ssrLoadModule(`/src/${path}`);
const words = await load("words/words.svelte.ts");
const log = await load("log/log.ts");
const faces = {
  famiglia: (await load("games/famiglia/index.ts")).famiglia,
  lafamiglia: (await load("games/lafamiglia/index.ts")).lafamiglia,
};
const { packOf, fetchPack } = await load("games/lafamiglia/model/pack.ts");
const preview = await load("games/lafamiglia/board/preview.ts");
const proposal = await load("games/lafamiglia/board/proposal.ts");
const cards = await load("games/famiglia/preview.ts");
const { readMove } = await load("games/famiglia/choices.ts");

function bar({ game, view, names, previews }) {
  const near = view.seat;
  if (game === "famiglia")
    return Object.entries(previews).map(([notation, lines]) => [
      cards.told(view, near, readMove(notation)),
      cards.option(readMove(notation), false).label,
      cards.option(readMove(notation), true).label,
      ...cards.warned(lines),
    ]);
  const pack = packOf(view.content);
  return [
    [
      proposal.decisionSentence(pack, view),
      proposal.decisionNote(pack, view, near, names, false),
      proposal.decisionNote(pack, view, near, names, true),
    ],
    ...Object.entries(previews).map(([notation, lines]) => {
      const seen = preview.foresee(pack, view, near, notation, names, lines);
      return [
        seen.title,
        preview.consequence(seen),
        preview.effect(pack, view, near, names, lines),
        proposal.moveOption(pack, view, notation).label,
        proposal.moveOption(pack, view, notation, true).label,
        ...preview.warnings(pack, view, near, names, lines),
      ];
    }),
  ];
}

function told(moment) {
  const { game, view, names, events, actions, refusals, decision, result } = moment;
  const face = faces[game];
  return {
    events: events.map((event) => {
      const now = log.asCalledNow(face, view, event);
      return log.tellEvent(game, face.readable?.(now, view) ?? now, names, view.seat, face.numbers?.(view));
    }),
    actions: actions.map((action) => face.tellAction(action, view)),
    question: decision === null ? "" : log.tellQuestion(face, decision, view),
    refusals: refusals.map((refusal) => log.tellRefusal(face, view, names, refusal)),
    bar: bar(moment),
    beats: face.beats(events, view.seat, null, view).map(({ label, note }) => [label, note ?? ""]),
    position: face.describe(view, names),
    result: result === null ? "" : log.tellResult(game, result, names),
  };
}

const said = {};
await words.need("web", "kernel", "web-beats", "web-seats", "rules-lafamiglia", "rules-famiglia", "table");
await words.need(...faces.famiglia.catalogues, ...faces.lafamiglia.catalogues);
await Promise.all(Object.keys(packs).map(fetchPack));
for (const language of ["en", "fr", "it", "ru"]) {
  await words.speak(language);
  said[language] = moments.map(told);
}
writeFileSync(answered, JSON.stringify(said, null, 1));
await vite.close();
process.exit(0);
