/** The page's words: the project's own Fluent catalogues, fetched by language and file when they are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "@/generated/languages";
import { settings } from "@/browser/settings.svelte";
import { transport } from "@/transport";

const files = import.meta.glob<string>("@words/*/*.ftl", { query: "?url", import: "default", eager: true });
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), address]),
);

export type Facts = Record<string, FluentVariable>;

/** Everything that was ever asked for, and what the page speaks with now. */
const wanted = new Set<string>();
let held = new Set<string>();
const texts = new Map<string, Promise<string>>();

let bundle = $state.raw(new FluentBundle("en"));
let spoken = $state<Language>("en");

function text(language: Language, file: string): Promise<string> {
  const name = `${language}/${file}`;
  const own = addresses.get(name);
  // What is none of ours are the words of a game that came as a package: the server has them, or nobody.
  const address = own ?? `/api/v1/games/${encodeURIComponent(file)}/words/${language}`;
  let fetched = texts.get(name);
  if (!fetched) {
    fetched = (own === undefined ? transport.fetch(address) : fetch(address)).then(
      (answer) => {
        if (own === undefined && answer.status === 404) return "";
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        return answer.text();
      },
      (problem: unknown) => {
        throw new Error(say("web-offline"), { cause: problem });
      },
    );
    fetched.catch(() => texts.delete(name));
    texts.set(name, fetched);
  }
  return fetched;
}

/** Without a network some words may be missing: that hinders only what needs them, and nothing that was there goes. */
async function build(names: Iterable<string> = []): Promise<void> {
  const language = settings.language;
  const files = [...wanted];
  const read = await Promise.allSettled(files.map((file) => text(language, file)));
  // A later wish may have overtaken this one while the files came.
  if (settings.language !== language) return build(names);
  const needed = new Set([...held, ...names]);
  const fresh = new FluentBundle(language, { useIsolating: false });
  const loaded = new Set<string>();
  for (const [at, file] of files.entries()) {
    const one = read[at];
    if (one?.status === "fulfilled") {
      fresh.addResource(new FluentResource(one.value));
      loaded.add(file);
    } else if (needed.has(file)) throw one?.reason;
  }
  bundle = fresh;
  held = loaded;
  spoken = language;
  // Not before: until now the page speaks the old one.
  document.documentElement.lang = language;
}

/** Make sure that these catalogues are there, in the language of now and of later. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await build(names);
}

export async function speak(language: Language): Promise<void> {
  if (!LANGUAGES.includes(language)) return;
  settings.language = language;
  await follow();
}

/** Speak the language that the settings say; where its words can't be had, the old one stays. */
async function follow(): Promise<void> {
  try {
    await build();
  } catch {
    settings.language = spoken;
  }
}

// Another window of this browser has chosen another language; the settings have heard of it first.
addEventListener("storage", () => {
  if (settings.language !== spoken) void follow();
});

/** The language the words are in now. */
export function language(): Language {
  return spoken;
}

export function knows(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The sentence with this key. A missing key shows itself, so that it is found and mended. */
export function say(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const faults: Error[] = [];
  const said = bundle.formatPattern(message.value, facts, faults);
  for (const fault of faults) console.warn(`${key}: ${fault.message}`);
  return said;
}

/** The sentence with this key, if there is one and all that it names is known; else nothing. */
export function sayWhole(key: string, facts: Facts): string {
  const message = bundle.getMessage(key);
  const faults: Error[] = [];
  const said = message?.value ? bundle.formatPattern(message.value, facts, faults) : "";
  return faults.length === 0 ? said : "";
}

/** The sentence with this key, or else this text: not every game has words for everything. */
export function sayOr(key: string, otherwise: string): string {
  return knows(key) ? say(key) : otherwise;
}

export interface Chapter {
  title: string;
  keys: string[];
}

/** The keys of a catalogue under its own headings, in its order. */
export async function chapters(file: string): Promise<Chapter[]> {
  await need(file);
  const made: Chapter[] = [];
  for (const line of (await text(settings.language, file)).split("\n")) {
    const heading = /^## (.+)/.exec(line);
    const key = /^([A-Za-z][\w-]*) =/.exec(line);
    if (heading?.[1]) made.push({ title: heading[1], keys: [] });
    else if (key?.[1]) made.at(-1)?.keys.push(key[1]);
  }
  return made;
}
