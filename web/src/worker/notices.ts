/** "Your turn", as the server tells it. What it says is all that is shown: the worker knows no seats and no secrets. */

interface Notice {
  title: string;
  body: string;
  /** The page to open, below this site's root. */
  path: string;
}

function read(data: PushMessageData | null): Notice | undefined {
  try {
    const told = data?.json() as Partial<Notice> | undefined;
    if (typeof told?.title !== "string") return undefined;
    return { title: told.title, body: String(told.body ?? ""), path: String(told.path ?? "") };
  } catch {
    return undefined;
  }
}

/** One notice at a time: a newer one speaks for all tables that wait, so it takes the place of the older. */
export async function show(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const told = read(data);
  const scope = worker.registration.scope;
  await worker.registration.showNotification(told?.title ?? "Trinacria", {
    body: told?.body ?? "",
    tag: "turn",
    icon: new URL("icons/icon-192.png", scope).href,
    badge: new URL("icons/badge-96.png", scope).href,
    data: told?.path ?? "",
    ...{ renotify: true },
  });
}

/** Bring the page to the front that shows it, or open one. */
export async function open(
  worker: ServiceWorkerGlobalScope,
  path: unknown,
  address: (file: string) => string,
): Promise<void> {
  const wanted = typeof path === "string" && /^[\w/-]*$/.test(path) ? path.replace(/^\/+/, "") : "";
  const url = address(wanted);
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((window) => window.url.split(/[?#]/)[0] === url);
  if (there) await there.focus();
  else await worker.clients.openWindow(url);
}
