/**
 * The service worker: the page starts without a network, records come in from other programs, and "your turn" is shown
 * while no page is open.
 *
 * Names of files below assets/ hold the hash of their content, so a file of that name is the right one whatever version
 * asks for it. The page itself has no hash: it comes from the server while there is one, and without it from the cache of
 * this worker, which holds exactly the files that it was built with. So no page ever meets another version's parts.
 */

import { keepShared, SHARE } from "./sharing";
import { open, show } from "./notices";

interface Build {
  /** Changes when any of the files does. */
  version: string;
  /** The SHA-256 of the page. */
  page: string;
  /** What is fetched at once; everything else when it is first used. */
  files: string[];
  /** Whether there is no server but a host of static files. */
  alone?: boolean;
}

// Written by the build (web/installable.ts).
const BUILD = "__BUILD__" as unknown as Build;
const PREFIX = "trinacria-app-";
const CACHE = PREFIX + BUILD.version;
const PAGE = "index.html";
const AT_A_TIME = 6;

const worker = self as unknown as ServiceWorkerGlobalScope;
const address = (file: string): string => new URL(file, worker.registration.scope).href;
const ASSETS = address("assets/");
const API = address("api/");
const AWAY: ReadonlySet<number> = new Set([502, 504]);
const TOO_MANY = 429;
/** Milliseconds: the first wait when the server asks for patience, and the longest. */
const WAIT = { first: 1000, longest: 16_000 };

async function digest(body: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", body);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** All files of this version, or none: a server that is being updated may still have another page. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    const page = await fetch(address(PAGE), { cache: "no-store" });
    const body = await page.clone().arrayBuffer();
    if (!page.ok || (await digest(body)) !== BUILD.page) throw new Error("the page is another version's");
    const files = BUILD.files.values();
    // Several at a time: most of it is waiting.
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (const file of files) await keep(cache, address(file));
      }),
    );
    await cache.put(address(PAGE), page);
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

/** A file, also where many browsers behind one address ask for all of them at once. */
async function patiently(url: string, cache: RequestCache, wait = WAIT.first): Promise<Response> {
  const answer = await fetch(url, { cache });
  if (answer.status !== TOO_MANY || wait > WAIT.longest) return answer;
  await new Promise((done) => setTimeout(done, wait));
  return patiently(url, cache, 2 * wait);
}

async function keep(cache: Cache, url: string): Promise<void> {
  // What an older version has under the same hash need not be fetched.
  const known = url.startsWith(ASSETS) ? await caches.match(url) : undefined;
  // The page itself may have fetched it a moment ago.
  const answer = known ?? (await patiently(url, url.startsWith(ASSETS) ? "default" : "no-cache"));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

async function tidyUp(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(address(PAGE));
  try {
    const answer = await fetch(request);
    // A proxy that does not reach the server either.
    return AWAY.has(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (problem) {
    const found = await kept();
    if (!found) throw problem;
    return found;
  }
}

async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    // A full disk is no reason to show nothing.
    await caches
      .open(CACHE)
      .then((cache) => cache.put(request.url, copy))
      .catch(() => undefined);
  }
  return answer;
}

async function other(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const known = await caches.match(request.url);
    if (!known) throw problem;
    return known;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidyUp()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split("#")[0] ?? "";
  if (request.method === "POST" && url === address(SHARE))
    event.respondWith(keepShared(request, address, BUILD.alone === true));
  if (request.method !== "GET" || !url.startsWith(worker.registration.scope) || url.startsWith(API)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (BUILD.files.some((file) => url === address(file))) event.respondWith(other(request));
});

worker.addEventListener("push", (event) => event.waitUntil(show(worker, event.data)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(worker, event.notification.data, event.action, address));
});
