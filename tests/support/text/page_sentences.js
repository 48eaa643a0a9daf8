/** What the page says about moments of games: read as JSON from a file, told in every language, written as JSON.
 *
 * `node page_sentences.js WEB MOMENTS SENTENCES`. Vite serves the page's own modules to Node; no browser is needed. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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
const telling = await load("face/telling.ts");
/** Of the games' faces only what tells. */
const faces = {
  famiglia: {
    ...(await load("games/famiglia/voice.ts")).voice,
    ...(await load("games/famiglia/beats.ts")),
    ...(await load("games/famiglia/describe.ts")),
  },
  lafamiglia: {
    ...(await load("games/lafamiglia/model/voice.ts")).voice,
    ...(await load("games/lafamiglia/telling/beats.ts")),
    ...(await load("games/lafamiglia/telling/describe.ts")),
  },
};
const { packOf, fetchPack } = await load("games/lafamiglia/model/pack.ts");
const preview = await load("games/lafamiglia/board/preview.ts");
const proposal = await load("games/lafamiglia/board/proposal.ts");
const cards = await load("games/famiglia/choosing/preview.ts");
const { readMove } = await load("games/famiglia/choosing/choices.ts");

function bar({ game, view, previews }, names) {
  const near = view.seat;
  if (game === "famiglia")
    return Object.entries(previews).map(([notation, lines]) => [
      cards.told(view, readMove(notation), lines),
      cards.option(view, readMove(notation), false).label,
      cards.option(view, readMove(notation), true).label,
      ...cards.warned(view, lines),
    ]);
  const pack = packOf(view.content);
  return [
    [
      proposal.decisionSentence(view),
      proposal.decisionNote(pack, view, near, names, false),
      proposal.decisionNote(pack, view, near, names, true),
    ],
    ...Object.entries(previews).map(([notation, lines]) => {
      const seen = preview.foresee(pack, view, near, notation, names, lines);
      return [
        seen.title,
        preview.consequence(seen),
        preview.effect(view, names, lines),
        proposal.moveOption(pack, view, notation).label,
        proposal.moveOption(pack, view, notation, true).label,
        ...preview.warnings(view, names, lines),
      ];
    }),
  ];
}

function told(moment, names) {
  const { game, view, events, actions, refusals, decision, previews, result } = moment;
  const face = faces[game];
  const lines = Object.values(previews).flatMap(({ complete, ...groups }) => Object.values(groups).flat());
  return {
    events: events.map((event) => telling.tellEvent(face, view, names, log.asCalledNow(face, view, event))),
    actions: actions.map((action) => telling.tellAction(face, action, view)),
    question: decision === null ? "" : telling.tellQuestion(face, decision, view),
    refusals: refusals.map((refusal) => log.tellRefusal(face, view, names, refusal)),
    previews: lines.map((line) => telling.tellLine(face, view, names, line)),
    bar: bar(moment, names),
    beats: face.beats(events, view.seat, null, view).map(({ label, note }) => [label, note ?? ""]),
    position: face.describe(view, names),
    result: result === null ? "" : log.tellResult(game, result, moment.players),
  };
}

const said = {};
const catalogues = readdirSync(`${web}/../src/trinacria/words/en`).filter((file) => file.endsWith(".ftl"));
await words.need(...catalogues.map((file) => file.slice(0, -".ftl".length)));
await Promise.all(Object.keys(packs).map(fetchPack));
for (const language of ["en", "fr", "it", "ru", "de", "es"]) {
  await words.speak(language);
  said[language] = moments.map((moment) => told(moment, moment.names[language]));
}
writeFileSync(answered, JSON.stringify(said, null, 1));
await vite.close();
process.exit(0);
