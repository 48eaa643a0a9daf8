/** "Your turn" on this device: asked for seat by seat, and kept here as well, for only this browser knows its address. */

import type { DeviceWish } from "@/generated/protocol";
import { api } from "@/session/api";
import { membership } from "@/browser/membership.svelte";
import { keyring } from "@/browser/keyring.svelte";
import { settings } from "@/browser/settings.svelte";

/** When this device wants to hear nothing, in minutes since midnight. */
export interface Quiet {
  on: boolean;
  since: number;
  until: number;
}

interface Kept {
  /** Where this device is reached; empty: it is not. */
  endpoint: string;
  /** Table and chair of each seat that it hears of. */
  seats: string[];
  quiet: Quiet;
  /** What the server was last told of this device. */
  known: string;
}

export type Outcome = "on" | "off" | "refused" | "failed";

const PLACE = "trinacria-told";
const NEW: Kept = { endpoint: "", seats: [], quiet: { on: false, since: 22 * 60, until: 8 * 60 }, known: "" };
/** Milliseconds that a browser gets to start its worker. */
const PATIENCE = 10_000;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { ...NEW, ...kept, quiet: { ...NEW.quiet, ...kept.quiet } };
  } catch {
    return NEW;
  }
}

let kept = $state.raw(read());

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // The server knows it; this browser will ask again.
  }
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const nameOf = (table: string, chair: string): string => `${table}/${chair}`;
const tokenOf = (table: string, chair: string): string | undefined =>
  keyring.of(table).find((key) => key.chair === chair)?.token ?? membership.key;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("no service worker")), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** This browser's address at its push service, for this server's key; another server's is given up. */
async function subscribe(): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const { key } = await api.pushKey();
  const known = await pushManager.getSubscription();
  if (known && text(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

const wish = (subscription: PushSubscription, quiet: Quiet): DeviceWish => ({
  endpoint: subscription.endpoint,
  p256dh: text(subscription.getKey("p256dh")),
  auth: text(subscription.getKey("auth")),
  zone: zone(),
  language: settings.language,
  quiet: quiet.on ? { since: quiet.since, until: quiet.until } : null,
});

async function tell(subscription: PushSubscription, table: string, chair: string, quiet: Quiet): Promise<void> {
  const token = tokenOf(table, chair);
  if (token !== undefined) await api.keepDevice(table, token, wish(subscription, quiet));
}

/** All that the server knows of this device. */
const facts = (subscription: PushSubscription): string =>
  JSON.stringify([subscription.endpoint, settings.language, zone(), kept.quiet]);

async function tellNow(): Promise<void> {
  if (!devices.possible || devices.blocked || kept.seats.length === 0) return;
  const subscription = await subscribe();
  const known = facts(subscription);
  if (known === kept.known) return;
  // What is the device's own is told with one of its seats.
  const most = subscription.endpoint === kept.endpoint ? 1 : kept.seats.length;
  for (const seat of kept.seats.slice(0, most)) {
    const [table = "", chair = ""] = seat.split("/");
    try {
      await tell(subscription, table, chair, kept.quiet);
    } catch {
      // The seat is somebody else's now, or its game is over.
      keep({ ...kept, seats: kept.seats.filter((one) => one !== seat) });
    }
  }
  keep({ ...kept, endpoint: subscription.endpoint, known });
}

/** One after the other: what is said last must be what the server hears last. */
let telling: Promise<void> = Promise.resolve();

export const devices = {
  /** Whether this browser can show anything while the page is closed. */
  get possible(): boolean {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  },
  get blocked(): boolean {
    return this.possible && Notification.permission === "denied";
  },
  get quiet(): Quiet {
    return kept.quiet;
  },
  get endpoint(): string {
    return kept.endpoint;
  },
  /** How this device is reached: for whoever else has something to tell it. */
  async wish(): Promise<DeviceWish> {
    return wish(await subscribe(), kept.quiet);
  },
  hears(table: string, chair: string): boolean {
    return this.possible && !this.blocked && kept.seats.includes(nameOf(table, chair));
  },
  async turnOn(table: string, chair: string): Promise<Outcome> {
    if ((await Notification.requestPermission()) !== "granted") return "refused";
    try {
      const subscription = await subscribe();
      await tell(subscription, table, chair, kept.quiet);
      const seats = [...new Set([...kept.seats, nameOf(table, chair)])];
      keep({ ...kept, endpoint: subscription.endpoint, seats, known: facts(subscription) });
      return "on";
    } catch {
      return "failed";
    }
  },
  async turnOff(table: string, chair: string): Promise<Outcome> {
    const token = tokenOf(table, chair);
    try {
      if (token !== undefined) await api.forgetDevice(table, token, { endpoint: kept.endpoint });
      keep({ ...kept, seats: kept.seats.filter((seat) => seat !== nameOf(table, chair)) });
      return "off";
    } catch {
      return "failed";
    }
  },
  /** Quiet hours are the device's: told once for all its seats. */
  async keepQuiet(quiet: Quiet): Promise<void> {
    keep({ ...kept, quiet });
    await this.tellAll();
  },
  /** What has changed since the page was last here: the browser's address, the language, the time zone. */
  tellAll(): Promise<void> {
    telling = telling.then(tellNow, tellNow);
    return telling;
  },
};
