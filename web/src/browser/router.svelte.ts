/** Addresses: the path says the page, the part after # a place on it. */

import { leaveSheets, sheetsOpen, underSheets } from "./back";
import { to, whereabouts } from "./edition";

const now = whereabouts();
let path = $state(now.path);
let hash = $state(now.hash);
let search = $state(now.search);

function look(): void {
  ({ path, hash, search } = whereabouts());
}

export const route = {
  get path(): string {
    return path;
  },
  /** The parts of the path: ["replay", "zagara"]. */
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
  get hash(): string {
    return hash;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(search);
  },
};

/** Where the page is, before the address bar can say it: an open sheet has a step of its own in the history. */
function lookAt(address: string): void {
  const url = new URL(address, location.href);
  ({ path, hash, search } = whereabouts(url));
}

export function go(address: string, { replace = false } = {}): void {
  const place = to(address);
  if (replace) {
    lookAt(place);
    underSheets(() => {
      history.replaceState(null, "", place);
      look();
    });
  } else
    leaveSheets(() => {
      history.pushState(null, "", place);
      look();
    });
}

/** Follow links inside the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    const { href } = link;
    const samePage = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
    if (samePage && !sheetsOpen()) return;
    click.preventDefault();
    leaveSheets(() => {
      if (samePage) return location.assign(href);
      history.pushState(null, "", href);
      look();
      scrollTo(0, 0);
    });
  });
}
