/** What the server tells a device. What it says is all that is shown: the worker knows no seats and no secrets. */

import { keepPressed } from "./answers";

interface Notice {
  title: string;
  body: string;
  /** The page to open, below this site's root. */
  path: string;
  /** Which older notice it takes the place of; of a turn each: a newer one speaks for all tables that wait. */
  tag: string;
  /** A seat is offered; with the words on both buttons. */
  invitation: string;
  sit: string;
  later: string;
}

/** What belongs to a notice that is shown. */
interface Shown {
  path: string;
  invitation: string;
}

function read(data: PushMessageData | null): Notice | undefined {
  try {
    const told = data?.json() as Partial<Notice> | undefined;
    if (typeof told?.title !== "string") return undefined;
    const { title, body = "", path = "", tag = "turn", invitation = "", sit = "", later = "" } = told;
    return { title, body, path, tag, invitation, sit, later };
  } catch {
    return undefined;
  }
}

export async function show(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const told = read(data);
  const scope = worker.registration.scope;
  const shown: Shown = { path: told?.path ?? "", invitation: told?.invitation ?? "" };
  await worker.registration.showNotification(told?.title ?? "Trinacria", {
    body: told?.body ?? "",
    tag: told?.tag ?? "turn",
    icon: new URL("icons/icon-192.png", scope).href,
    badge: new URL("icons/badge-96.png", scope).href,
    data: shown,
    ...{ renotify: true },
    ...(shown.invitation ? { actions: buttons(told) } : {}),
  });
}

const buttons = (told: Notice | undefined): { action: string; title: string }[] => [
  { action: "sit", title: told?.sit ?? "" },
  { action: "later", title: told?.later ?? "" },
];

/** Bring the page to the front that shows it, or open one; it hears which button was pressed. */
export async function open(
  worker: ServiceWorkerGlobalScope,
  data: unknown,
  action: string,
  address: (file: string) => string,
): Promise<void> {
  const { path, invitation } = (data ?? {}) as Partial<Shown>;
  if (invitation && (action === "sit" || action === "later")) await keepPressed({ invitation, answer: action });
  const wanted = typeof path === "string" && /^[\w/-]*$/.test(path) ? path.replace(/^\/+/, "") : "";
  const url = address(wanted);
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((window) => window.url.split(/[?#]/)[0] === url);
  if (there) await there.focus();
  else await worker.clients.openWindow(url);
}
